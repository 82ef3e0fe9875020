"""A minimal WebSocket client, so cheap that a benchmark with thousands of them measures the server."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Connection", "connect"]

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
# A mask of zeros is valid and leaves the text unchanged.
_NO_MASK = b"\0\0\0\0"


class Connection(asyncio.Protocol):
    """A connection; calls `on_message` with the text of each frame."""

    def __init__(self, head: bytes, on_message: Callable[[bytes], None]) -> None:
        self.on_message = on_message
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._head = head
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._head)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self._buffer = rest
            if b" 101 " not in head[:32]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def send(self, text: bytes, kind: int = _TEXT) -> None:
        """Send a frame with this text."""
        assert self._transport is not None
        size = len(text)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        self._buffer = buffer[start + size :]
        kind, body = buffer[0] & 0xF, buffer[start : start + size]
        if kind == _TEXT:
            self.on_message(body)
        elif kind == _PING:
            self.send(body, _PONG)
        return True


async def connect(port: int, path: str, on_message: Callable[[bytes], None], cookie: str = "") -> Connection:
    """Connect to a server on this machine; raises ConnectionError if it does not accept."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    head = "\r\n".join([*lines, "", ""]).encode()
    _, connection = await asyncio.get_running_loop().create_connection(
        lambda: Connection(head, on_message), "127.0.0.1", port
    )
    await connection.opened
    return connection
