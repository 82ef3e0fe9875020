"""uvicorn's WebSocket protocol with an outbox that is limited in bytes, and with limits on frames.

This builds on parts of uvicorn that are not public: pyproject.toml has an upper bound for its version, and
tests/server/test_private_parts.py says what to look at when they change.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from hexad.server.edge.client_connection import ClientConnection
from hexad.server.edge.rate_limits import ConnectionRateLimit
from hexad.server.edge.unread_bytes import MESSAGE_OVERHEAD
from hexad.server.ws.frames import frame_size, text_frame, whole_text
from hexad.server.ws.inbox import Inbox

if TYPE_CHECKING:
    import asyncio
    from asyncio.transports import BaseTransport

    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.http11 import Request

    from hexad.server.edge.open_connections import OpenConnections
    from hexad.server.edge.unread_bytes import UnreadBytes
    from hexad.server.metrics import Metrics

__all__ = ["WRITE", "SocketProtocol"]

WRITE = "hexad.write"
"""The key of `SocketProtocol.write` among the extensions of a scope."""

# Data is parsed in pieces, and the number of frames is checked after each.
PIECE = 4096
# Messages that wait until the client's message before them is carried out. More wait in the kernel.
MAX_QUEUED = 4
# Frames per message that are allowed on average: a message may be sent in parts, with pings and pongs between them.
FRAMES_PER_MESSAGE = 4
# What the transport buffers until the outbox is used.
TRANSPORT_BYTES = 32_768

log = logging.getLogger(__name__)


class SocketProtocol(ClientConnection, WebSocketsSansIOProtocol):
    """A WebSocket with an outbox for messages that the client has not read yet.

    A connection is aborted where an orderly close would wait for a client that does not read. A silent client is found
    by its missing pongs.
    """

    CLOSE_SECONDS = 5.0

    def __init__(
        self,
        *args: Any,  # noqa: ANN401 - uvicorn's
        connections: OpenConnections,
        unread: UnreadBytes,
        metrics: Metrics,
        **kwargs: Any,  # noqa: ANN401 - uvicorn's
    ) -> None:
        super().__init__(*args, **kwargs)
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", Inbox(self.loop))
        limits = connections.limits
        self._open = connections
        self._unread = unread
        self._metrics = metrics
        self._max_outbox_bytes = limits.outbox_bytes
        self._outbox: deque[bytes] = deque()
        self._outbox_bytes = 0
        self._frame_limit = ConnectionRateLimit(
            FRAMES_PER_MESSAGE * limits.messages_per_second, FRAMES_PER_MESSAGE * limits.message_burst
        )
        self._unparsed: int | None = None
        """The bytes of a frame that has not arrived as a whole; None before the first frame."""

    # What uvicorn calls

    def connection_made(self, transport: BaseTransport) -> None:
        """Take the place of the HTTP connection."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(TRANSPORT_BYTES)
        self._open.add_socket(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release everything."""
        self._empty_outbox()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Offer `write` to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, Any]", self.scope["extensions"])[WRITE] = self.write

    def data_received(self, data: bytes) -> None:
        """Parse what the client has sent. A client that sends too many frames is disconnected."""
        if self._unparsed == 0 and self._is_between_messages():
            text = whole_text(data)
            if text is not None and len(data) <= PIECE:
                self._receive(text)
                return
        if len(data) <= PIECE:
            self._parse(data)
            return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            self._parse(data[start : start + PIECE])

    def handle_ping(self) -> None:
        """Answer a ping, but not of a client that does not read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def resume_writing(self) -> None:
        """Send what waits in the outbox."""
        super().resume_writing()
        while self._outbox and self.writable.is_set():
            text = self._outbox.popleft()
            self._outbox_bytes -= len(text) + MESSAGE_OVERHEAD
            self.transport.write(text_frame(text))
        self._count_unread()

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

    # What others call

    def write(self, text: bytes) -> None:
        """Send a text frame, at once or when the client has read what was sent before. Never waits.

        uvicorn's `send` does the same in a dozen steps, and every move is sent to all who watch the game.
        """
        if self.disconnected or self.close_sent:
            return
        if self.writable.is_set():
            self.transport.write(text_frame(text))
        else:
            self._enqueue(text)

    def drop(self) -> None:
        """Close at once: too many bytes wait for clients, and this one has the most."""
        self._note_slow_client()
        self.abort()

    # The rest

    def _is_between_messages(self) -> bool:
        return not (self.frames or self.close_sent) and self.conn.state is State.OPEN

    def _receive(self, text: str) -> None:
        """Pass a message on. The number of messages is limited where they are carried out."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        # uvicorn stops to read after each message, which takes two calls of the event loop's library for each.
        if self.queue.qsize() >= MAX_QUEUED and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _parse(self, piece: bytes) -> None:
        self.conn.receive_data(piece)
        self._count_unparsed(piece)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif self._frame_limit.take(time.monotonic(), len(self.conn.events)) > 0:
            self._close(1008, "too fast: too many frames")
        else:
            self.handle_events()

    def _count_unparsed(self, piece: bytes) -> None:
        """Count the bytes that belong to no frame yet. It stays above 0 after a header that is longer than needed."""
        if self._unparsed is not None:
            frames = sum(frame_size(len(event.data)) for event in self.conn.events if isinstance(event, Frame))
            self._unparsed += len(piece) - frames
        elif self.conn.events and piece.endswith(b"\r\n\r\n"):
            self._unparsed = 0  # the request that begins the connection, with nothing behind it

    def _enqueue(self, text: bytes) -> None:
        self._outbox.append(text)
        self._outbox_bytes += len(text) + MESSAGE_OVERHEAD
        if self._outbox_bytes > self._max_outbox_bytes and len(self._outbox) > 1:
            self._note_slow_client()
            self._close(1013, "too slow: watch again from the last version that came")
        self._count_unread()

    def _note_slow_client(self) -> None:
        self._metrics.dropped.inc()
        log.info("a client that reads too slowly was disconnected", extra={"address": self.peer()})

    def _close(self, code: int, reason: str) -> None:
        """Free the outbox, send a close frame behind what the transport has, and tell the application."""
        self._empty_outbox()
        if not (self.close_sent or self.transport.is_closing()) and self.handshake_complete:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()

    def _empty_outbox(self) -> None:
        self._outbox.clear()
        self._outbox_bytes = 0

    def _count_unread(self) -> None:
        self._unread.set(self, self._outbox_bytes + self.transport.get_write_buffer_size())
