"""Sends the mails of the queue. With several processes, each mail is sent by one of them."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from hexad.server.mail.letters import link_to, write_mail
from hexad.server.mail.reminder_letters import stop_secret, write_reminder
from hexad.server.mail.smtp import MailError, deliver
from hexad.server.people.credentials import credential_hash, new_link
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from email.message import EmailMessage

    from hexad.server.mail.settings import MailSettings
    from hexad.server.store.mail_links import MailLinks
    from hexad.server.store.mails import MailQueue, QueuedMail

__all__ = ["MailSender"]

# How often the database is asked for mails that another process has queued, or that are due again.
ROUND_SECONDS = 2.0
FIRST_RETRY_SECONDS = 5.0
MAX_RETRY_SECONDS = 15 * 60.0
GIVE_UP_SECONDS = 24 * 60 * 60.0

log = logging.getLogger(__name__)


class MailSender:
    """Sends one mail at a time. A mail that cannot be delivered is tried again, for a day."""

    def __init__(self, settings: MailSettings, queue: MailQueue, links: MailLinks, key: bytes) -> None:
        """`key` signs the links by which reminders are stopped."""
        self._settings = settings
        self._key = key
        self._queue = queue
        self._links = links
        self._woken = asyncio.Event()
        self._trouble = ""
        """Why the last attempt failed, as it was logged; empty if it did not fail."""

    def wake(self) -> None:
        """Look for mails at once."""
        self._woken.set()

    async def run(self) -> None:
        """Send mails as they come."""
        while True:
            self._woken.clear()
            try:
                mail = await self._queue.claim(time.time())
                if mail is not None:
                    await self._handle(mail)
                    continue
            except DatabaseError as error:
                log.debug("mails could not be read: %s", error)  # the arena clock has logged that the database is lost
            except Exception:
                log.exception("a mail could not be handled")
            with suppress(TimeoutError):
                async with asyncio.timeout(ROUND_SECONDS):
                    await self._woken.wait()

    async def _handle(self, mail: QueuedMail) -> None:
        if time.time() - mail.created > GIVE_UP_SECONDS:
            log.error("a mail is given up after %d attempts", mail.tries, extra={"mail": mail.id})
            await self._queue.remove(mail)
            return
        if mail.is_reminder:
            await self._remind(mail)
            return
        found = await self._links.accounts_of(mail.kind, mail.recipient, mail.player)
        if not found:
            # Nobody has this address, or no longer: the visitor who asked got the same answer.
            await self._queue.remove(mail)
            return
        secrets = {account.login: new_link() for account in found}
        players = {credential_hash(secrets[account.login]): account.player for account in found}
        await self._links.add(mail.kind, mail.recipient, players)
        links = {login: link_to(self._settings, mail, secret) for login, secret in secrets.items()}
        await self._deliver(mail, write_mail(self._settings, mail, links), list(players))

    async def _remind(self, mail: QueuedMail) -> None:
        """Remind a player of a game, unless the player has moved meanwhile or does not want it any more."""
        reminder = await self._queue.reminder(mail)
        if reminder is None or mail.deadline <= time.time():
            await self._queue.remove(mail)
            return
        message = write_reminder(self._settings, mail, reminder, stop_secret(mail, self._key))
        await self._deliver(mail, message, [])

    async def _deliver(self, mail: QueuedMail, message: EmailMessage, links: list[str]) -> None:
        """Send a mail, or try it again later. `links` are the hashes of those in it: nobody has them if it fails."""
        try:
            await asyncio.to_thread(deliver, self._settings, message)
        except MailError as error:
            if links:
                await self._links.remove(links)
            await self._failed(mail, error)
        else:
            self._recovered()
            await self._queue.remove(mail)

    async def _failed(self, mail: QueuedMail, error: MailError) -> None:
        if error.is_refused:
            log.warning("a mail is given up: %s", error, extra={"mail": mail.id})
            await self._queue.remove(mail)
            return
        if str(error) != self._trouble:
            self._trouble = str(error)
            log.error("mails cannot be sent: %s. They are tried again for a day", error)
        wait = min(FIRST_RETRY_SECONDS * 2 ** (mail.tries - 1), MAX_RETRY_SECONDS)
        await self._queue.put_off(mail, time.time() + wait)

    def _recovered(self) -> None:
        if self._trouble:
            self._trouble = ""
            log.warning("mails can be sent again")
