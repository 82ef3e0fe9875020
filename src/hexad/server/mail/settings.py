"""The settings of mails, read from HEXAD_SMTP, HEXAD_MAIL_FROM and HEXAD_SITE."""

from __future__ import annotations

import ipaddress
import re
from typing import TYPE_CHECKING, Literal, NamedTuple
from urllib.parse import unquote, urlsplit

from hexad.errors import SettingError
from hexad.server.errors import RefusalError
from hexad.server.people.emails import clean_email

if TYPE_CHECKING:
    from urllib.parse import SplitResult

    from hexad.server.settings import Settings

__all__ = ["MailSettings", "read_mail_settings"]

Encryption = Literal["none", "starttls", "tls"]

_PORTS: dict[Encryption, int] = {"none": 25, "starttls": 587, "tls": 465}
_SITE = re.compile(r"https?://(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


class MailSettings(NamedTuple):
    """How mails are sent, and what they contain of the site."""

    host: str
    port: int
    encryption: Encryption
    user: str
    password: str
    sender: str
    site: str
    """The address of the site, without a slash at the end."""

    @property
    def server(self) -> str:
        """The mail server as the log names it: without user and password."""
        return f"{self.host}:{self.port}"


def read_mail_settings(settings: Settings) -> MailSettings | None:
    """The settings of mails; None if no mail server is set. Raises SettingError.

    Messages never repeat the value, since it contains a password.
    """
    if not settings.smtp:
        return None
    url, port = _split(settings.smtp)
    encryption: Encryption = "tls" if url.scheme == "smtps" else "starttls" if url.query == "starttls" else "none"
    host, user = url.hostname or "", unquote(url.username or "")
    if user and encryption == "none" and not _is_loopback(host):
        raise SettingError("wrong-mail-plain", variable="HEXAD_SMTP")
    site = settings.site.rstrip("/")
    if not _SITE.fullmatch(site):
        raise SettingError("wrong-mail-site", variable="HEXAD_SITE")
    try:
        sender = clean_email(settings.mail_from)
    except RefusalError:
        raise SettingError("wrong-mail-from", variable="HEXAD_MAIL_FROM") from None
    return MailSettings(host, port or _PORTS[encryption], encryption, user, unquote(url.password or ""), sender, site)


def _split(text: str) -> tuple[SplitResult, int | None]:
    try:
        url = urlsplit(text)
        port = url.port
    except ValueError:
        raise SettingError("wrong-mail-server", variable="HEXAD_SMTP") from None
    queries = ("", "starttls") if url.scheme == "smtp" else ("",)
    is_url = url.scheme in ("smtp", "smtps") and url.hostname and url.path in ("", "/") and not url.fragment
    if not is_url or url.query not in queries or port == 0:
        raise SettingError("wrong-mail-server", variable="HEXAD_SMTP")
    return url, port


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
