"""uvicorn's WebSocket, for clients that do not read: what waits for them must not wait for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

__all__ = ["Wire"]


class Wire(WebSocketsSansIOProtocol):
    """Ends a connection at once where to end it in good order would mean to wait for a client that takes nothing."""

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
