"""uvicorn's WebSocket, with a short way out for those who listen, and an end for those who do not read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

__all__ = ["WRITE", "SocketProtocol"]

WRITE = "hexad.write"
"""Under this name among the extensions of a scope is what writes a text at once."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Ends a connection at once where to end it in good order would mean to wait for a client that takes nothing."""

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, Any]", self.scope["extensions"])[WRITE] = self.write

    def write(self, text: bytes) -> bool:
        """Send a text now, unless the client must be waited for; whether it was sent.

        It is what `send` does in a dozen steps, and a move is sent to everybody who watches.
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
        """Send; but who does not read would not read a farewell either."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
        else:
            await super().send(message)

    def keepalive_timeout(self) -> None:
        """Nothing came back for a long time."""
        super().keepalive_timeout()
        self.transport.abort()
