"""What reminders of correspondence games say, and the links by which they are stopped.

A link is signed instead of stored: it belongs to a player and an address, and is valid as long as both belong together.
The one in the text leads to a page with a button. The one in the header is for mail programs, which stop reminders by a
POST request to it (RFC 8058); who opens it in a browser is led to the page.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import datetime
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from babel.dates import format_datetime

from hexad.games import GAMES
from hexad.server.game.correspondence import zone_of
from hexad.server.mail.letters import new_message, page_of
from hexad.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence
    from email.message import EmailMessage

    from hexad.server.mail.settings import MailSettings
    from hexad.server.store.mails import QueuedMail, Reminder

__all__ = ["STOP_PATH", "is_signed", "stop_secret", "write_reminder"]

STOP_PATH = "/api/account/reminders/stop"

_SIGNATURE_LENGTH = 32
_FORMATS = {
    "de": "EEEE, d. MMMM, HH:mm",
    "en": "EEEE, d MMMM, HH:mm",
    "hu": "MMMM d., EEEE, HH:mm",
    "tr": "d MMMM EEEE, HH:mm",
}


def write_reminder(settings: MailSettings, mail: QueuedMail, reminder: Reminder, secret: str) -> EmailMessage:
    """Return the mail that reminds a player of a game. `secret` is the last part of the links that stop reminders."""
    texts = Texts(mail.language)
    game = GAMES[reminder.game].title
    body = texts.say(
        f"mail-{mail.kind}-text",
        site=urlsplit(settings.site).hostname or "",
        game=game,
        deadline=_deadline(mail, reminder.zone),
        link=page_of(settings, mail, f"games/{mail.game}"),
        stop=page_of(settings, mail, f"unsubscribe/{secret}"),
    )
    message = new_message(settings, mail, texts.say(f"mail-{mail.kind}-subject", game=game), f"{body}\n")
    message["List-Unsubscribe"] = f"<{settings.site}{STOP_PATH}/{secret}>"
    if settings.site.startswith("https:"):
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def _deadline(mail: QueuedMail, zone: str) -> str:
    """The deadline in the language and the time zone of the player."""
    local = datetime.fromtimestamp(mail.deadline, zone_of(zone))
    return f"{format_datetime(local, _FORMATS[mail.language], locale=mail.language)} ({zone or 'UTC'})"


def stop_secret(mail: QueuedMail, key: bytes) -> str:
    """The last part of the links that stop the reminders of a player."""
    return f"{mail.player}-{_signature(key, mail.player, mail.recipient)}"


def is_signed(keys: Sequence[bytes], player: str, email: str, signature: str) -> bool:
    """Return whether a link belongs to a player with this address."""
    return any(hmac.compare_digest(_signature(key, player, email).encode(), signature.encode()) for key in keys)


def _signature(key: bytes, player: str, email: str) -> str:
    return hmac.new(key, f"{player} {email}".encode(), hashlib.sha256).hexdigest()[:_SIGNATURE_LENGTH]
