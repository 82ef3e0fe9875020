"""A limit on what the server buffers for clients that have not read it yet, for all clients of the process together."""

from __future__ import annotations

from typing import Protocol

__all__ = ["MESSAGE_OVERHEAD", "Reader", "UnreadBytes"]

# The memory that a queued message takes in addition to its bytes.
MESSAGE_OVERHEAD = 100


class Reader(Protocol):
    """A client for which bytes are buffered."""

    def drop(self) -> None:
        """Disconnect the client and free its buffers at once."""


class UnreadBytes:
    """The buffered bytes of each slow client. Above the limit, the clients with the most bytes are dropped.

    Only clients that do not keep up are listed here, so that a client that reads costs nothing.
    """

    def __init__(self, limit: int) -> None:
        self.total = 0
        self._limit = limit
        self._sizes: dict[Reader, int] = {}

    def set(self, reader: Reader, size: int) -> None:
        """Record the size of a client's buffers."""
        self.total += size - self._sizes.get(reader, 0)
        if size:
            self._sizes[reader] = size
        else:
            self._sizes.pop(reader, None)
        if self.total > self._limit:
            self._drop_largest()

    def __len__(self) -> int:
        return len(self._sizes)

    def _drop_largest(self) -> None:
        """Free a quarter of the limit: sorting for each single client would be slow under attack."""
        for reader in sorted(self._sizes, key=self._sizes.__getitem__, reverse=True):
            if self.total <= self._limit * 3 // 4:
                return
            self.total -= self._sizes.pop(reader)
            reader.drop()
