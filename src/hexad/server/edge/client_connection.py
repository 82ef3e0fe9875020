"""What HTTP connections and WebSockets have in common: they are counted, and closed if their clients are too slow."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from hexad.server.edge.open_connections import OpenConnections
    from hexad.server.edge.unread_bytes import UnreadBytes

__all__ = ["ClientConnection"]


class ClientConnection(asyncio.Protocol):
    """A base class beside a protocol of uvicorn, which must come after it in the list of bases."""

    CLOSE_SECONDS: ClassVar[float]
    """How long a connection that is being closed may take to send its last bytes."""

    client: tuple[str, int] | None
    transport: asyncio.Transport
    _open: OpenConnections
    _unread: UnreadBytes
    _closing_since = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        """Release everything."""
        self._open.remove(self)
        self._unread.set(self, 0)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Record what the client has not read."""
        super().pause_writing()
        self._count_unread()

    def peer(self) -> str:
        """The address of the other end: a client or a proxy."""
        return self.client[0] if self.client else ""

    def abort(self) -> None:
        """Close at once."""
        self.transport.abort()

    def drop(self) -> None:
        """Close at once: too many bytes wait for this client."""
        self.abort()

    def check(self, now: float) -> None:
        """Close the connection if the client takes too long."""
        if not self.transport.is_closing():
            self._check_open(now)
        elif not self._closing_since:
            self._closing_since = now
        elif now - self._closing_since > self.CLOSE_SECONDS:
            self.abort()
        self._count_unread()

    def _check_open(self, now: float) -> None:
        """Close a connection that is open if the client takes too long to send or to read."""

    def _count_unread(self) -> None:
        self._unread.set(self, self.transport.get_write_buffer_size())
