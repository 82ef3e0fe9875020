"""All open connections of the process: their number, and which of them are closed if there are too many.

The number of files that a process may open is limited, and each connection is one. Without a free descriptor the server
could accept nobody, start no engine and open no database.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from enum import Enum
from itertools import chain
from typing import TYPE_CHECKING, Protocol

from hexad.server.edge.client_address import rate_limit_key

if TYPE_CHECKING:
    from prometheus_client import Counter

    from hexad.server.edge.network_factors import NetworkFactors
    from hexad.server.settings import Limits

__all__ = ["OpenConnection", "OpenConnections", "Phase", "raise_file_limit"]

# Descriptors for everything that is not a connection: the database, the bus, log files, child processes.
RESERVED_FILES = 64
FILES_PER_CHILD = 4
# The limit where the system has none.
MAX_FILES = 1_048_576
# How often each connection is checked. The checks are spread over that time: thousands at once would delay moves.
CHECK_SECONDS = 1.0
_CHECK_SLICES = 10
# The log has one warning in this time, however many connections are refused.
WARNING_SECONDS = 60.0

log = logging.getLogger(__name__)


class Phase(Enum):
    """What a connection is doing. Connections in the first two phases are closed when there are too many."""

    RECEIVING = "receiving"
    """The client has not completed its request."""
    IDLE = "idle"
    """The last request is answered (keep-alive)."""
    ANSWERING = "answering"
    SOCKET = "socket"
    """A WebSocket."""


_EVICTABLE = (Phase.RECEIVING, Phase.IDLE)


class OpenConnection(Protocol):
    """A connection, as an HTTP or a WebSocket protocol implements it."""

    def peer(self) -> str:
        """The address of the other end: a client or a proxy."""

    def abort(self) -> None:
        """Close at once."""

    def check(self, now: float) -> None:
        """Close if the client takes too long to send or to read."""


class OpenConnections:
    """The open connections by phase, each in the order in which it entered the phase."""

    def __init__(self, limits: Limits, factors: NetworkFactors, evicted: Counter, *, behind_proxy: bool) -> None:
        self.limits = limits
        self.capacity = limits.connections
        # All connections of a proxy have its address.
        self._max_per_address = sys.maxsize if behind_proxy else limits.connections_per_address
        self._factors = factors
        self._evicted = evicted
        self._phases: dict[OpenConnection, Phase] = {}
        self._in_phase: dict[Phase, dict[OpenConnection, None]] = {phase: {} for phase in Phase}
        self._of_address: dict[str, dict[OpenConnection, None]] = {}
        self._warned = -WARNING_SECONDS

    def __len__(self) -> int:
        return len(self._phases)

    def set_capacity(self, files: int) -> None:
        """Limit the number of connections to that of the files that may be open for them."""
        self.capacity = min(self.limits.connections, files)

    def add(self, connection: OpenConnection) -> bool:
        """Add a connection that was accepted, or abort it and return False if there are too many."""
        peer = connection.peer()
        of_address = self._of_address.get(rate_limit_key(peer), {})
        if len(of_address) >= self._max_per_address * self._factors.of(peer) and not self._evict_one_of(of_address):
            self._refuse(connection, "an address has too many connections: a new one was refused")
            return False
        in_phases = [self._in_phase[phase] for phase in _EVICTABLE]
        if len(self) >= self.capacity and not self._evict_one_of(*in_phases):
            self._refuse(connection, "all connections are in use: a new one was refused")
            return False
        self._insert(connection, Phase.RECEIVING)
        return True

    def enter(self, connection: OpenConnection, phase: Phase) -> None:
        """Change the phase of a connection."""
        before = self._phases.get(connection)
        if before is not None and before is not phase:
            del self._in_phase[before][connection]
            self._phases[connection] = phase
            self._in_phase[phase][connection] = None

    def add_socket(self, connection: OpenConnection) -> None:
        """Add a WebSocket, which a connection has become that was added and removed."""
        self._insert(connection, Phase.SOCKET)

    def remove(self, connection: OpenConnection) -> None:
        """Remove a connection that is closed. Does nothing if it was removed before."""
        phase = self._phases.pop(connection, None)
        if phase is not None:
            del self._in_phase[phase][connection]
            key = rate_limit_key(connection.peer())
            del self._of_address[key][connection]
            if not self._of_address[key]:
                del self._of_address[key]

    async def run(self) -> None:
        """Close connections whose clients take too long, for ever."""
        while True:
            connections = tuple(self._phases)
            for start in range(_CHECK_SLICES):
                await asyncio.sleep(CHECK_SECONDS / _CHECK_SLICES)
                now = time.monotonic()
                for connection in connections[start::_CHECK_SLICES]:
                    if connection in self._phases:
                        connection.check(now)

    def _insert(self, connection: OpenConnection, phase: Phase) -> None:
        self._phases[connection] = phase
        self._in_phase[phase][connection] = None
        self._of_address.setdefault(rate_limit_key(connection.peer()), {})[connection] = None

    def _evict_one_of(self, *groups: dict[OpenConnection, None]) -> bool:
        """Close the oldest connection that waits for its client; False if there is none."""
        for connection in chain(*groups):
            if self._phases[connection] in _EVICTABLE:
                self.remove(connection)
                connection.abort()
                self._evicted.inc()
                return True
        return False

    def _refuse(self, connection: OpenConnection, why: str) -> None:
        connection.abort()
        self._evicted.inc()
        now = time.monotonic()
        if now - self._warned >= WARNING_SECONDS:
            self._warned = now
            log.warning(why, extra={"connections": len(self), "capacity": self.capacity, "address": connection.peer()})


def raise_file_limit(children: int) -> int:
    """Raise the limit on open files as far as the process may; returns how many of them may be connections."""
    if sys.platform == "win32":
        return MAX_FILES
    import resource  # noqa: PLC0415 - does not exist on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError) as error:  # some systems have a lower limit than they report
            log.warning("the limit on open files cannot be raised: %s", error, extra={"limit": soft})
    files = MAX_FILES if soft == resource.RLIM_INFINITY else soft
    return max(files - RESERVED_FILES - FILES_PER_CHILD * children, files // 2)
