"""Outages that a test causes and records, during which no player can move."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from tests.profiles import IS_LONG

from .client import READY

if TYPE_CHECKING:
    from .client import Server

# Seconds that a clock may be wrong by, for each outage. `make test` runs several tests at once, which delays a server
# and its clients; `make test-long` runs these tests alone and measures the promised figure.
TOLERANCE = 0.2 if IS_LONG else 2.0
# An outage that is longer by this is longer than the tolerance: a test fails if it is charged to a player.
MIN_OUTAGE = 0.0 if IS_LONG else 2 * TOLERANCE


class Outages:
    """The times of outages by the monotonic clock, as recorded by the test that caused them."""

    def __init__(self) -> None:
        self.spans: list[tuple[float, float]] = []

    def add(self, began: float, ended: float) -> None:
        self.spans.append((began, ended))

    def up(self, moment: float) -> float:
        """A moment in seconds on a clock that stops during outages."""
        return moment - sum(max(0.0, min(moment, end) - start) for start, end in self.spans if start < moment)

    def between(self, begin: float, end: float) -> int:
        """The number of outages that overlap a span of time."""
        return sum(start <= end and stop >= begin for start, stop in self.spans)

    def life(self, moment: float) -> int:
        """The number of outages that had begun before a moment."""
        return sum(start <= moment for start, _ in self.spans)


def wait_until_ready(server: Server) -> float:
    """The moment when a server answers again. A waiting request is answered as soon as the server is ready."""
    assert server.process is not None
    request = b"GET /health/ready HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    deadline = time.monotonic() + READY
    while time.monotonic() < deadline:
        assert server.process.poll() is None, f"the server ended: {server.tail()}"
        with suppress(OSError), socket.create_connection(("127.0.0.1", server.port), READY) as door:
            door.sendall(request)
            if b" 200 " in door.recv(100):
                return time.monotonic()
        time.sleep(0.005)
    raise TimeoutError(f"the server does not answer: {server.tail()}")


def restart(server: Server, outages: Outages, pause: float = 0.0) -> None:
    """Kill a server and start it again after a pause."""
    began = time.monotonic()
    server.kill()
    time.sleep(pause)
    server.launch()
    outages.add(began, wait_until_ready(server))
