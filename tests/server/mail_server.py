"""A real mail server for the tests, which keeps what it receives. It can refuse mails, hold them, and be away."""

from __future__ import annotations

import email
import queue
import re
import ssl
import subprocess
import threading
from email import policy
from typing import TYPE_CHECKING, Any, Self

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from .ports import free_port

if TYPE_CHECKING:
    from email.message import EmailMessage
    from pathlib import Path

PATIENCE = 60.0
USER, PASSWORD = "arena", "pass/word@1"


class MailServer:
    """A mail server on a port of this machine."""

    def __init__(self, port: int | None = None, **options: Any) -> None:
        self.port = port or free_port()
        self.received: queue.Queue[EmailMessage] = queue.Queue()
        self.answer = "250 OK"
        """What it answers when it has received a mail."""
        self.recipient_answer = "250 OK"
        self.held = threading.Event()
        """Set when a client has asked for a recipient while `is_holding`."""
        self.is_holding = threading.Event()
        self._options = options
        self._controller: Controller | None = None

    @property
    def settings(self) -> dict[str, str]:
        """The environment of a Hexad server that sends its mails here."""
        return {
            "HEXAD_SMTP": f"smtp://127.0.0.1:{self.port}",
            "HEXAD_MAIL_FROM": "hexad@example.org",
            "HEXAD_SITE": "https://hexad.example.org",
            "HEXAD_CONTACT": "club@example.org",
        }

    def start(self) -> Self:
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, **self._options)
        self._controller.start()
        return self

    def stop(self) -> None:
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def next(self) -> EmailMessage:
        """The next mail that was received."""
        return self.received.get(timeout=PATIENCE)

    def link(self, kind: str) -> str:
        """The secret of the link in the next mail."""
        return link_in(self.next(), kind)

    async def handle_RCPT(self, _server, _session, envelope, address, _options):  # noqa: N802 - aiosmtpd's name
        if self.is_holding.is_set():
            self.held.set()
            return "421 not now"
        if self.recipient_answer.startswith("2"):
            envelope.rcpt_tos.append(address)
        return self.recipient_answer

    async def handle_DATA(self, _server, _session, envelope):  # noqa: N802 - aiosmtpd's name
        if self.answer.startswith("2"):
            self.received.put(email.message_from_bytes(envelope.content, policy=policy.default))
        return self.answer


def link_in(message: EmailMessage, kind: str) -> str:
    """The secret of the link in a mail."""
    (secret,) = re.findall(rf"https://hexad\.example\.org(?:/[a-z]{{2}})?/{kind}/([0-9a-f]{{64}})\s", text_of(message))
    return str(secret)


def text_of(message: EmailMessage) -> str:
    """The text of a mail."""
    body = message.get_body()
    assert body is not None
    return str(body.get_content()).replace("\r\n", "\n")


def authenticate(_server, _session, _envelope, _mechanism, data) -> AuthResult:
    """Accept one user."""
    assert isinstance(data, LoginPassword)
    is_known = (data.login, data.password) == (USER.encode(), PASSWORD.encode())
    return AuthResult(success=is_known, handled=False)


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate of 127.0.0.1 that nobody has signed, and a context of a server that has it."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "30"]
    command = [*make, *subject, "-keyout", str(key), "-out", str(cert)]
    subprocess.run(command, check=True, capture_output=True)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(cert, key)
    return cert, context
