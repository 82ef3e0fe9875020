"""uvicorn's WebSocket protocol with a direct way to write, and without waiting for clients that do not read.

This builds on parts of uvicorn that are not public: pyproject.toml has an upper bound for its version, and
tests/server/test_private_parts.py says what to look at when they change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

__all__ = ["WRITE", "SocketProtocol"]

WRITE = "hexad.write"
"""The key of `SocketProtocol.write` among the extensions of a scope."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Aborts a connection where an orderly close would wait for a client that does not read."""

    def handle_connect(self, event: Request) -> None:
        """Offer `write` to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, Any]", self.scope["extensions"])[WRITE] = self.write

    def write(self, text: bytes) -> bool:
        """Write a text frame at once; returns False if the socket is not ready.

        `send` does the same in a dozen steps, and every move is sent to everybody who watches the game.
        """
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        else:
            head = b"\x81\x7e" + size.to_bytes(2, "big") if size < 65_536 else b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """Send an ASGI message. A client that does not read would not read a close frame either: it is cut off."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
        else:
            await super().send(message)

    def keepalive_timeout(self) -> None:
        """Abort the connection after a ping without an answer."""
        super().keepalive_timeout()
        self.transport.abort()
