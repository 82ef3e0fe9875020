"""Raw sockets, for clients that do not behave like a browser."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
import struct
from typing import TYPE_CHECKING

from websockets.frames import Frame, Opcode

if TYPE_CHECKING:
    from .client import Server

PATIENCE = 60.0


def connected(server: Server, address: str = "127.0.0.1", *, buffer: int = 0) -> socket.socket:
    """A TCP connection from an address of this machine; `buffer` is the size of its receive buffer."""
    wire = socket.socket()
    wire.settimeout(PATIENCE)
    if buffer:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    wire.bind((address, 0))
    wire.connect(("127.0.0.1", server.port))
    return wire


def handshake(server: Server, cookie: str = "", address: str = "127.0.0.1", *, buffer: int = 0) -> socket.socket:
    """A raw socket after the WebSocket handshake."""
    wire = connected(server, address, buffer=buffer)
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    try:
        wire.sendall(head.encode())
        answer = _head(wire)
    except BaseException:
        wire.close()
        raise
    assert answer.startswith(b"HTTP/1.1 101")
    return wire


def _head(wire: socket.socket) -> bytes:
    answer = b""
    while b"\r\n\r\n" not in answer:
        part = wire.recv(4096)
        if not part:
            raise ConnectionError("the server has closed the connection")
        answer += part
    return answer


def frame(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def close_code(wire: socket.socket) -> int | None:
    """The close code that the server sends; None if it closes without one."""
    data = b""
    with contextlib.suppress(ConnectionError):
        while part := wire.recv(65_536):
            data += part
    at = 0
    while at + 2 <= len(data):
        opcode, length = data[at] & 15, data[at + 1] & 127
        at += 2
        if length == 126:
            length, at = struct.unpack("!H", data[at : at + 2])[0], at + 2
        if opcode == 8:
            return int(struct.unpack("!H", data[at : at + 2])[0])
        at += length
    return None


def text(message: str) -> bytes:
    """A text message as the client sends it."""
    return frame(Opcode.TEXT, message.encode())


def is_closed(wire: socket.socket, within: float = PATIENCE) -> bool:
    """Whether the server closes the connection. What it sends before is ignored."""
    wire.settimeout(within)
    try:
        while wire.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True
