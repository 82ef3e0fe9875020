"""How often, and how many at once: what one address may ask for, so that there is something left for the others."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexad.server.settings import Limits

__all__ = ["ConcurrencyLimit", "ConnectionRateLimit", "LoginAttempts", "RateLimit", "rate_limit_key"]

# So many keys are remembered at most; those that have been quiet for longest are forgotten first.
MAX_KEYS = 20_000
# Seconds: sums of small numbers are not exact.
ROUNDING = 1e-6


class RateLimit:
    """A bucket of tokens for each key, kept as one number: the time at which it is full again."""

    def __init__(self, per_second: float, burst: float, *, most_keys: int = MAX_KEYS) -> None:
        self._cost = 1 / per_second
        self._room = burst / per_second + ROUNDING
        self._most = most_keys
        self._full_at: dict[str, float] = {}

    def take(self, key: str, now: float) -> float:
        """Take a token; 0, or the seconds to wait until there is one again."""
        full_at = max(self._full_at.get(key, now), now) + self._cost
        wait = full_at - now - self._room
        if wait > 0:
            return wait
        self._full_at[key] = full_at
        if len(self._full_at) > self._most:
            self._forget_half(now)
        return 0.0

    def forgive(self, key: str) -> None:
        """As if nothing had been taken."""
        self._full_at.pop(key, None)

    def __len__(self) -> int:
        return len(self._full_at)

    def _forget_half(self, now: float) -> None:
        waiting = sorted((full_at, key) for key, full_at in self._full_at.items() if full_at > now)
        self._full_at = {key: full_at for full_at, key in waiting[-(self._most // 2) :]}


class ConnectionRateLimit:
    """The same for one socket, which is refused first and dropped if it goes on: a number for each, no more."""

    __slots__ = ("_cost", "_full_at", "_room")

    def __init__(self, per_second: float, burst: float) -> None:
        self._cost = 1 / per_second
        self._room = burst / per_second + ROUNDING
        self._full_at = 0.0

    def take(self, now: float) -> float:
        """How far beyond its burst the socket is, in bursts: up to 0 is fine. What is refused counts, too."""
        self._full_at = max(self._full_at, now) + self._cost
        return (self._full_at - now) / self._room - 1


class ConcurrencyLimit:
    """How many are there at the same time, by key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._there: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Whether there was room for one more."""
        count = self._there.get(key, 0)
        if count >= self._most:
            return False
        self._there[key] = count + 1
        return True

    def leave(self, key: str) -> None:
        """One has gone that had entered."""
        count = self._there[key] - 1
        if count:
            self._there[key] = count
        else:
            del self._there[key]

    def __len__(self) -> int:
        return len(self._there)


class LoginAttempts:
    """How often passwords may be tried: by one address, and for one login."""

    def __init__(self, limits: Limits) -> None:
        per_second = limits.attempts_per_minute / 60
        self._by_address = RateLimit(per_second, limits.attempts_per_minute)
        self._by_login = RateLimit(per_second, limits.attempts_per_minute)

    def take(self, address: str, login: str, now: float) -> float:
        """Count an attempt; 0, or the seconds to wait for the next."""
        return self._by_address.take(rate_limit_key(address), now) or self._by_login.take(login, now)

    def forgive(self, login: str) -> None:
        """The password was right."""
        self._by_login.forgive(login)


@lru_cache(maxsize=4096)
def rate_limit_key(address: str) -> str:
    """What counts as one address: of IPv6 a network of 64 bits, since that is what one customer is given."""
    if ":" not in address:
        return address
    try:
        whole = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    return str(whole.ipv4_mapped or IPv6Address(int(whole) >> 64 << 64))
