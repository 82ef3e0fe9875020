"""Token buckets by name and key: in this process, and shared with other processes through Redis if there is one.

The own bucket is asked first. It never refuses what the shared one would allow, so a flood costs no round trips, and
it applies alone while Redis is down.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from hexad.server.edge.rate_limits import RateLimit

if TYPE_CHECKING:
    from hexad.server.edge.redis_counters import RedisCounters

__all__ = ["Bucket", "Counters"]

# How many sets are kept in this process.
MAX_SETS = 20_000


class Bucket(NamedTuple):
    """A bucket holds `amount` tokens, and as many flow in within `seconds`."""

    name: str
    amount: float
    seconds: float


class Counters:
    """Counts what is used, by bucket and key. Keys are hashes: no address is stored."""

    def __init__(self, shared: RedisCounters | None = None) -> None:
        self._shared = shared
        self._local: dict[Bucket, RateLimit] = {}
        self._sets: dict[tuple[str, str], set[str]] = {}

    async def take(self, bucket: Bucket, key: str, cost: float = 1.0) -> float:
        """Take tokens. Returns 0, or the seconds to wait until there are enough."""
        wait = self._rate_limit(bucket).take(key, time.monotonic(), cost)
        if wait or self._shared is None:
            return wait
        return await self._shared.take(bucket, key, cost) or 0.0

    async def add(self, kind: str, key: str, name: str) -> None:
        """Add a name to the set of a key."""
        self._sets[kind, key] = {*self._sets.pop((kind, key), ()), name}
        if len(self._sets) > MAX_SETS:
            del self._sets[next(iter(self._sets))]
        if self._shared is not None:
            await self._shared.add(kind, key, name)

    async def members(self, kind: str, key: str) -> set[str]:
        """The names in the set of a key."""
        shared = await self._shared.members(kind, key) if self._shared is not None else set()
        return self._sets.get((kind, key), set()) | shared

    async def discard(self, kind: str, key: str, names: set[str]) -> None:
        """Remove names from the set of a key."""
        rest = self._sets.get((kind, key), set()) - names
        if rest:
            self._sets[kind, key] = rest
        else:
            self._sets.pop((kind, key), None)
        if names and self._shared is not None:
            await self._shared.discard(kind, key, names)

    async def close(self) -> None:
        """Close the connection."""
        if self._shared is not None:
            await self._shared.close()

    def _rate_limit(self, bucket: Bucket) -> RateLimit:
        if bucket not in self._local:
            self._local[bucket] = RateLimit(bucket.amount / bucket.seconds, bucket.amount)
        return self._local[bucket]
