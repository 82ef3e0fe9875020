"""Rate limits and concurrency limits per address and per connection."""

from __future__ import annotations

__all__ = ["ConcurrencyLimit", "ConnectionRateLimit", "RateLimit"]

# The number of keys in memory. Beyond it, the keys that have been idle longest are dropped.
MAX_KEYS = 20_000
# Seconds: allows for floating-point error.
ROUNDING = 1e-6


class RateLimit:
    """A token bucket for each key, stored as one number: the time at which it is full again."""

    def __init__(self, per_second: float, burst: float, *, max_keys: int = MAX_KEYS) -> None:
        self._cost = 1 / per_second
        self._capacity = burst / per_second + ROUNDING
        self._max_keys = max_keys
        self._full_at: dict[str, float] = {}

    def take(self, key: str, now: float, cost: float = 1.0) -> float:
        """Take a token, or another number of them. Returns 0, or the seconds to wait until there are enough."""
        full_at = max(self._full_at.get(key, now), now) + cost * self._cost
        wait = full_at - now - self._capacity
        if wait > 0:
            return wait
        self._set(key, full_at, now)
        return 0.0

    def __len__(self) -> int:
        return len(self._full_at)

    def _set(self, key: str, full_at: float, now: float) -> None:
        self._full_at[key] = full_at
        if len(self._full_at) > self._max_keys:
            self._drop_half(now)

    def _drop_half(self, now: float) -> None:
        active = sorted((full_at, key) for key, full_at in self._full_at.items() if full_at > now)
        self._full_at = {key: full_at for full_at, key in active[-(self._max_keys // 2) :]}


class ConnectionRateLimit:
    """A token bucket for one connection. The caller refuses messages first, and disconnects if they continue."""

    __slots__ = ("_capacity", "_cost", "_full_at")

    def __init__(self, per_second: float, burst: float) -> None:
        self._cost = 1 / per_second
        self._capacity = burst / per_second + ROUNDING
        self._full_at = 0.0

    def take(self, now: float, count: int = 1) -> float:
        """Count messages. Returns the excess over the burst, in bursts: up to 0 is allowed. Refused messages count."""
        self._full_at = max(self._full_at, now) + count * self._cost
        return (self._full_at - now) / self._capacity - 1

    def wait(self, now: float) -> float:
        """The seconds until there is no excess over the burst; 0 if there is none."""
        return max(0.0, self._full_at - now - self._capacity)


class ConcurrencyLimit:
    """A limit on what is open at the same time, by key."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._counts: dict[str, int] = {}

    def acquire(self, key: str, factor: float = 1.0) -> bool:
        """Count one more; False if the limit, times a factor, is reached."""
        count = self._counts.get(key, 0)
        if count >= self._limit * factor:
            return False
        self._counts[key] = count + 1
        return True

    def release(self, key: str) -> None:
        """Count one less."""
        count = self._counts[key] - 1
        if count:
            self._counts[key] = count
        else:
            del self._counts[key]

    def __len__(self) -> int:
        return len(self._counts)
