"""Delivers one mail to the mail server, and says clearly why if that fails."""

from __future__ import annotations

import smtplib
import ssl
from contextlib import closing, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from email.message import EmailMessage

    from hexad.server.mail.settings import MailSettings

__all__ = ["MailError", "deliver"]

# For connecting, and for each answer of the mail server.
TIMEOUT_SECONDS = 10.0
_PERMANENT = 500
# How much of an answer of the mail server is logged.
MAX_ANSWER = 200


class MailError(Exception):
    """A mail could not be delivered; the text is for the log and contains no address of a recipient."""

    def __init__(self, text: str, *, is_refused: bool = False) -> None:
        super().__init__(text)
        self.is_refused = is_refused
        """Whether the mail server refused this mail for good: to try it again is of no use."""


def deliver(settings: MailSettings, message: EmailMessage) -> None:
    """Send a mail; raises MailError. This blocks for up to a minute or two."""
    try:
        with closing(_connect(settings)) as client:
            _secure(client, settings)
            if settings.user:
                client.login(settings.user, settings.password)
            client.send_message(message)
            with suppress(smtplib.SMTPException, OSError):
                client.quit()  # the mail server has taken the mail
    except UnicodeError:
        raise MailError("user and password of the mail server must be ASCII") from None
    except (smtplib.SMTPException, OSError) as error:
        raise _explained(settings, message, error) from None


def _explained(settings: MailSettings, message: EmailMessage, error: Exception) -> MailError:
    """What failed, in the words of an operator."""
    server = settings.server
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        code, answer = next(iter(error.recipients.values()))
        return _refused(server, "the recipient", code, answer, message)
    if isinstance(error, smtplib.SMTPAuthenticationError | smtplib.SMTPNotSupportedError):
        # The second is raised by a mail server that knows no users.
        return MailError(f"{server} does not accept user and password ({getattr(error, 'smtp_code', error)})")
    if isinstance(error, smtplib.SMTPSenderRefused):
        # It would refuse every mail: an operator has to change the sender.
        return MailError(f"{server} does not accept the sender ({_answer(error.smtp_error, message)})")
    if isinstance(error, smtplib.SMTPResponseException):
        return _refused(server, "the mail", error.smtp_code, error.smtp_error, message)
    if isinstance(error, ssl.SSLError):
        return MailError(f"the encrypted connection to {server} failed ({error.reason or error})")
    return MailError(f"{server} does not answer ({error or type(error).__name__})")


def _connect(settings: MailSettings) -> smtplib.SMTP:
    if settings.encryption == "tls":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(settings.host, settings.port, timeout=TIMEOUT_SECONDS, context=context)
    return smtplib.SMTP(settings.host, settings.port, timeout=TIMEOUT_SECONDS)


def _secure(client: smtplib.SMTP, settings: MailSettings) -> None:
    """Encrypt the connection if that is wanted. Without encryption nothing is sent then, not even the user."""
    if settings.encryption != "starttls":
        return
    client.ehlo()
    if not client.has_extn("starttls"):
        raise MailError(f"{settings.server} does not offer STARTTLS, so nothing is sent to it")
    code, answer = client.starttls(context=ssl.create_default_context())
    if code != 220:
        reason = _answer(answer, None)
        raise MailError(f"{settings.server} refuses STARTTLS ({code} {reason}), so nothing is sent to it")


def _refused(server: str, what: str, code: int, answer: bytes | str, message: EmailMessage) -> MailError:
    text = f"{server} does not accept {what} ({code} {_answer(answer, message)})"
    return MailError(text, is_refused=code >= _PERMANENT)


def _answer(answer: bytes | str, message: EmailMessage | None) -> str:
    """What the mail server said, in one line and without the recipient's address."""
    text = answer.decode(errors="replace") if isinstance(answer, bytes) else answer
    line = " ".join(text.split())
    return (line if message is None else line.replace(str(message["To"]), "…"))[:MAX_ANSWER]
