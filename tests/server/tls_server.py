"""A server that speaks TLS, and clients that verify it."""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from typing import TYPE_CHECKING, Any

import httpx
from cryptography import x509

from .client import Server

if TYPE_CHECKING:
    from pathlib import Path


class TlsServer(Server):
    """`hexad serve` with TLS; without other options it creates its certificate."""

    def __init__(self, data: Path, *options: str, authority: Path | None = None, **others: Any) -> None:
        super().__init__(data, *(options or ("--tls",)), **others)
        self.authority = authority or data / "tls" / "authority.crt"

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    def context(self) -> ssl.SSLContext:
        """What a device does that trusts the authority, and nobody else."""
        return ssl.create_default_context(cafile=str(self.authority))

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, verify=self.context(), timeout=60)

    def _line(self) -> http.client.HTTPConnection:
        # The authority is created by the server.
        context = self.context() if self.authority.exists() else ssl.create_default_context()
        return http.client.HTTPSConnection("127.0.0.1", self.port, timeout=1, context=context)


def shown_certificate(port: int, context: ssl.SSLContext, host: str = "localhost") -> x509.Certificate:
    """The certificate that a server shows to a client that verifies it; raises ssl.SSLCertVerificationError."""
    with (
        socket.create_connection(("127.0.0.1", port), timeout=60) as wire,
        context.wrap_socket(wire, server_hostname=host) as encrypted,
    ):
        shown = encrypted.getpeercert(binary_form=True)
    assert shown is not None
    return x509.load_der_x509_certificate(shown)


def ssl_context(pem: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem)
    return context


class listening:  # noqa: N801 - it is used like a function
    """Accepts connections with TLS on a port, as long as the block runs."""

    def __init__(self, context: ssl.SSLContext) -> None:
        self._context = context
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        while True:
            try:
                wire, _ = self._listener.accept()
            except OSError:
                return
            try:
                with self._context.wrap_socket(wire, server_side=True) as encrypted:
                    encrypted.recv(1)
            except OSError:
                wire.close()

    def __enter__(self) -> int:
        self._thread.start()
        return int(self._listener.getsockname()[1])

    def __exit__(self, *_: object) -> None:
        # Closing alone does not wake up a thread that waits in accept().
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join(60)
