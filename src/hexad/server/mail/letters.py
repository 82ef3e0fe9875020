"""What mails say: in four languages, as plain text. Nothing in a mail to an unconfirmed address is chosen by a user."""

from __future__ import annotations

from datetime import UTC, datetime
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from hexad.server.store.mail_links import CONFIRM_SECONDS, RESET_SECONDS
from hexad.texts import Texts

if TYPE_CHECKING:
    from email.policy import Policy

    from hexad.server.mail.settings import MailSettings
    from hexad.server.store.mails import QueuedMail

__all__ = ["link_to", "new_message", "page_of", "write_mail"]

_SITE_NAME = "Hexad"


class _UriHeader(UnstructuredHeader, BaseHeader):
    """A header that contains an address. A long one is neither folded nor encoded: mail programs would not read it."""

    def fold(self, *, policy: Policy) -> str:
        """Return the header as it is sent."""
        return f"{self.name}: {self}{policy.linesep}"


_REGISTRY = HeaderRegistry()
_REGISTRY.map_to_type("list-unsubscribe", _UriHeader)
_POLICY = SMTP.clone(header_factory=_REGISTRY)


def write_mail(settings: MailSettings, mail: QueuedMail, links: dict[str, str]) -> EmailMessage:
    """Return a mail with these links, by the login of the account that each is for.

    A mail that is sent again has the same Message-ID, by which programs show it once.
    """
    texts = Texts(mail.language)
    host = urlsplit(settings.site).hostname or ""
    return new_message(settings, mail, texts.say(f"mail-{mail.kind}-subject"), _text(texts, mail, links, host))


def new_message(settings: MailSettings, mail: QueuedMail, subject: str, text: str) -> EmailMessage:
    """Return a mail with the headers that all mails have."""
    host = urlsplit(settings.site).hostname or ""
    message = EmailMessage(policy=_POLICY)
    message["From"] = f"{_SITE_NAME} <{settings.sender}>"
    message["To"] = mail.recipient
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = f"<{mail.id}.{int(mail.created)}.{mail.kind}@{host}>"
    # Programs that answer mails, such as notes of absence, do not answer this one.
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def link_to(settings: MailSettings, mail: QueuedMail, secret: str) -> str:
    """The address of the page that uses a link. English pages have no language in their path."""
    return page_of(settings, mail, f"{mail.kind}/{secret}")


def page_of(settings: MailSettings, mail: QueuedMail, path: str) -> str:
    """The address of a page in the language of a mail."""
    prefix = "" if mail.language == "en" else f"/{mail.language}"
    return f"{settings.site}{prefix}/{path}"


def _text(texts: Texts, mail: QueuedMail, links: dict[str, str], host: str) -> str:
    if mail.kind == "confirm":
        (link,) = links.values()
        body = texts.say("mail-confirm-text", site=host, link=link, hours=int(CONFIRM_SECONDS // 3600))
    else:
        lines = "\n\n".join(f"{login}:\n{link}" for login, link in links.items())
        body = texts.say("mail-reset-text", site=host, links=lines, minutes=int(RESET_SECONDS // 60))
    return f"{body}\n"
