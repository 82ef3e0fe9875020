"""The mails of a server process: their queue, their links, and the task that sends them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.mail.sender import MailSender
from hexad.server.store.mail_links import MailLinks
from hexad.server.store.mails import MailQueue
from hexad.server.store.reminders import Reminders

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.server.mail.settings import MailSettings
    from hexad.server.store import Database

__all__ = ["Mails"]


class Mails:
    """What handlers of requests need to send mails. Without a mail server, `sender` is None."""

    def __init__(self, settings: MailSettings | None, database: Database, process: str, keys: Sequence[bytes]) -> None:
        """`keys` are those of links by which reminders are stopped: the first one signs, all are accepted."""
        self.keys = keys
        self.queue = MailQueue(database, process)
        self.links = MailLinks(database)
        self.sender = None if settings is None else MailSender(settings, self.queue, self.links, keys[0])
        self.reminders = None if self.sender is None else Reminders(database, self.sender.wake)
