"""Rate limits and concurrency limits per address, per connection and per login."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.edge.client_address import rate_limit_key

if TYPE_CHECKING:
    from hexad.server.settings import Limits

__all__ = ["ConcurrencyLimit", "ConnectionRateLimit", "LoginAttempts", "RateLimit"]

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

    def take(self, key: str, now: float) -> float:
        """Take a token. Returns 0, or the seconds to wait until there is one."""
        full_at = max(self._full_at.get(key, now), now) + self._cost
        wait = full_at - now - self._capacity
        if wait > 0:
            return wait
        self._full_at[key] = full_at
        if len(self._full_at) > self._max_keys:
            self._drop_half(now)
        return 0.0

    def reset(self, key: str) -> None:
        """Fill the bucket of a key."""
        self._full_at.pop(key, None)

    def __len__(self) -> int:
        return len(self._full_at)

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

    def acquire(self, key: str) -> bool:
        """Count one more; False if the limit is reached."""
        count = self._counts.get(key, 0)
        if count >= self._limit:
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


class LoginAttempts:
    """The rate limit of password attempts, per address and per login."""

    def __init__(self, limits: Limits) -> None:
        per_second = limits.attempts_per_minute / 60
        self._by_address = RateLimit(per_second, limits.attempts_per_minute)
        self._by_login = RateLimit(per_second, limits.attempts_per_minute)

    def take(self, address: str, login: str, now: float) -> float:
        """Count an attempt. Returns 0, or the seconds to wait for the next."""
        return self._by_address.take(rate_limit_key(address), now) or self._by_login.take(login, now)

    def reset(self, login: str) -> None:
        """Forget the attempts for a login, after the right password."""
        self._by_login.reset(login)
