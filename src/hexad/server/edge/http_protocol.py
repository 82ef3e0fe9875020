"""uvicorn's HTTP protocol with limits on what clients send and on the time that they take.

uvicorn reads a request line of any length, waits for the end of a request for ever, and queues any number of pipelined
requests. This builds on parts of uvicorn that are not public: pyproject.toml has an upper bound for its version, and
tests/server/test_private_parts.py says what to look at when they change.
"""

from __future__ import annotations

import time
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, NoReturn

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hexad.server.edge.client_connection import ClientConnection
from hexad.server.edge.open_connections import Phase
from hexad.server.game.messages import Refused, encode
from hexad.server.settings import POSITION_BYTES

if TYPE_CHECKING:
    import asyncio

    from hexad.server.edge.open_connections import OpenConnections
    from hexad.server.edge.unread_bytes import UnreadBytes

__all__ = ["HttpProtocol"]

# Data is parsed in pieces, and the limits are checked after each.
PIECE = 4096
# Chunked bodies have a few bytes around each chunk. A body in chunks of one byte stays below this factor.
MAX_FRAMING = 8
# Requests that may wait for the answer to the one before.
MAX_PIPELINED = 8
# How much of the rest of a refused request is read and ignored. Closing at once would reset the connection, and the
# client might not see the answer.
LINGER_SECONDS = 2.0
LINGER_BYTES = 1_000_000
# A client must read this many bytes within `stall_seconds`.
MIN_READ = 16_384

_HEADERS = ["content-type: application/json", "x-content-type-options: nosniff", "connection: close"]
_TEXTS = {
    400: ("not-understood", "This is not an HTTP request."),
    408: ("too-slow", "The request took too long."),
    414: ("too-long", "The address of the request is too long."),
    431: ("too-long", "The headers of the request are too long."),
}


class HttpProtocol(ClientConnection, HttpToolsProtocol):
    """One connection that speaks HTTP, until it becomes a WebSocket."""

    CLOSE_SECONDS = 10.0

    def __init__(self, *args: Any, connections: OpenConnections, unread: UnreadBytes, **kwargs: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(*args, **kwargs)
        self._open = connections
        self._limits = connections.limits
        self._unread = unread
        self._body_bytes = 0
        self._overhead = 0
        """The bytes of the current request that are not its body: request line, headers, chunk sizes, trailers."""
        self._is_complete = False
        """Whether the current request has been received to its end."""
        self._has_headers = False
        """Whether its headers have been received, but not its end."""
        self._refusal = 0
        """The status with which the connection was refused."""
        self._ignored_bytes = 0
        self._deadline = 0.0
        self._stall_mark = (0.0, 0)
        """When the unread bytes were last counted, and how many there were."""

    # What uvicorn calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Count the connection, or close it if there are too many."""
        super().connection_made(transport)
        self._deadline = time.monotonic() + self._limits.request_seconds
        self._open.add(self)

    def data_received(self, data: bytes) -> None:
        """Parse what the client has sent, as far as the limits allow."""
        self._unset_keepalive_if_required()
        if self._refusal:
            self._ignore(len(data))
            return
        if self._is_idle():
            self._begin_request()
        for start in range(0, len(data), PIECE):
            if self._refusal or self.transport.is_closing():
                return
            piece = data[start : start + PIECE]
            self._overhead += len(piece)
            try:
                self.parser.feed_data(piece)
            except httptools.HttpParserUpgrade:
                if self._should_upgrade():
                    self.handle_websocket_upgrade()
                    return
                # Other protocols are not offered: the request is answered, and what follows it is ignored.
                self.cycle.keep_alive = False
            except httptools.HttpParserError:
                self._refuse(self._refusal or 400)
                return
            if self._overhead > self._limits.header_bytes + MAX_FRAMING * self._body_bytes:
                self._refuse(431)

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, which takes this connection's place among the open ones."""
        self._open.remove(self)
        self._unread.set(self, 0)
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """Begin a request, which may be pipelined behind another."""
        super().on_message_begin()
        self._begin_request()

    def on_url(self, url: bytes) -> None:
        """Collect the address of the request."""
        super().on_url(url)
        if len(self.url) > self._limits.line_bytes:
            self._stop_parsing(414)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Collect the headers, and the trailers after a chunked body."""
        super().on_header(name, value)
        if len(self.headers) > self._limits.headers or len(name) + len(value) > self._limits.line_bytes:
            self._stop_parsing(431)

    def on_headers_complete(self) -> None:
        """Start to answer the request. Its body may still follow."""
        if len(self.pipeline) >= MAX_PIPELINED:
            self._stop_parsing(400)
        super().on_headers_complete()
        self._has_headers = True
        self._deadline = time.monotonic() + self._limits.request_seconds

    def on_body(self, body: bytes) -> None:
        """Collect the body, and give the client time for more in proportion."""
        super().on_body(body)
        self._overhead -= len(body)
        self._body_bytes += len(body)
        self._deadline += len(body) / self._limits.body_bytes_per_second
        if self._body_bytes > POSITION_BYTES and self.cycle.response_complete:
            # The answer did not need this body, which may be endless.
            self.transport.close()

    def on_message_complete(self) -> None:
        """End a request."""
        super().on_message_complete()
        self._is_complete, self._has_headers = True, False
        self._overhead = self._body_bytes = 0
        self._open.enter(self, Phase.IDLE if self._is_idle() else Phase.ANSWERING)

    def on_response_complete(self) -> None:
        """Continue with the next request."""
        super().on_response_complete()
        if self._is_idle():
            self._open.enter(self, Phase.IDLE)

    def resume_writing(self) -> None:
        """Forget what the client has read."""
        super().resume_writing()
        self._stall_mark = (0.0, 0)
        self._count_unread()

    # The rest

    def _check_open(self, now: float) -> None:
        if not self._is_complete and now > self._deadline:
            self._time_out()
        elif self._is_stalled(now):
            self.abort()

    def _is_idle(self) -> bool:
        return self._is_complete and self.cycle is not None and self.cycle.response_complete and not self.pipeline

    def _begin_request(self) -> None:
        # The time for the first request begins with the connection, and for others with their first byte.
        if self._is_complete:
            self._is_complete = False
            self._deadline = time.monotonic() + self._limits.request_seconds
            self._open.enter(self, Phase.RECEIVING)

    def _stop_parsing(self, status: int) -> NoReturn:
        """Leave a callback of the parser, which then raises HttpParserError."""
        self._refusal = status
        raise ValueError(status)

    def _time_out(self) -> None:
        if self._refusal:
            self.abort()
        elif self._overhead or self._body_bytes:
            self._refuse(408)
        else:
            # Browsers open connections in advance.
            self.transport.close()

    def _refuse(self, status: int) -> None:
        """Answer with an error, and read nothing more."""
        self._refusal = status
        if self.cycle is not None and not self.cycle.response_complete:
            if self.cycle.response_started or not self._has_headers:
                # This request or an earlier one is being answered.
                self.abort()
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        body = encode(Refused(*_TEXTS[status]))
        lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", f"content-length: {len(body)}", *_HEADERS, "", ""]
        self.transport.write("\r\n".join(lines).encode() + body)
        if self.transport.can_write_eof():
            # A connection with TLS cannot be half closed: it is closed after LINGER_SECONDS.
            self.transport.write_eof()
        self.flow.resume_reading()
        self._is_complete = False
        self._deadline = time.monotonic() + LINGER_SECONDS

    def _ignore(self, size: int) -> None:
        """Ignore what follows a refused request. A client that sends much more does not wait for an answer."""
        self._ignored_bytes += size
        if self._ignored_bytes > LINGER_BYTES:
            self.abort()

    def _is_stalled(self, now: float) -> bool:
        """Whether the client has read too little since the last mark."""
        unread = self.transport.get_write_buffer_size()
        since, before = self._stall_mark
        if unread and before and now - since <= self._limits.stall_seconds:
            return False
        self._stall_mark = (now, unread)
        return bool(unread and before and before - unread < MIN_READ)
