"""Messages to the echo server that the arena is compared with."""

from __future__ import annotations

import asyncio
import http.client
import subprocess
import sys
import time
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from bench.server.game_load import SETTLE_SECONDS
from bench.websocket_client import Connection, connect
from tests.server.ports import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["EchoLoad", "echo_server"]


@contextmanager
def echo_server() -> Iterator[int]:
    """Run an echo server; the value is its port."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.echo_server", str(port)])
    try:
        while True:
            try:
                http.client.HTTPConnection("127.0.0.1", port).request("GET", "/")
                break
            except OSError:
                time.sleep(0.05)
        yield port
    finally:
        process.kill()
        process.wait()


class EchoLoad:
    """Sockets of which half have a message of `size` bytes in flight, as the players of a game take turns."""

    def __init__(self, port: int, sockets: int, size: int) -> None:
        self._port = port
        self._count = sockets
        self._text = b"x" * size
        self._connections: list[Connection] = []
        self._received = 0
        self._running = False

    async def connect(self) -> None:
        """Connect all sockets."""
        for number in range(self._count):
            self._connections.append(await connect(self._port, "/socket", partial(self._on_message, number)))

    async def run(self, seconds: float) -> float:
        """Return echoed messages per second."""
        self._received, self._running = 0, True
        began = time.perf_counter()
        for connection in self._connections[: self._count // 2]:
            connection.send(self._text)
        await asyncio.sleep(seconds)
        result = self._received / (time.perf_counter() - began)
        self._running = False
        await asyncio.sleep(SETTLE_SECONDS)
        return result

    def close(self) -> None:
        """Disconnect all sockets."""
        for connection in self._connections:
            connection.close()

    def _on_message(self, number: int, _: bytes) -> None:
        self._received += 1
        if self._running:
            self._connections[number].send(self._text)
