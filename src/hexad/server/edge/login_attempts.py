"""The rate limit of password attempts. It never locks the owner of an account out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.edge.counters import Bucket
from hexad.server.errors import RateLimitError

if TYPE_CHECKING:
    from hexad.server.edge.quotas import Quotas
    from hexad.server.settings import Limits

__all__ = ["LoginAttempts"]

_MINUTE = 60.0


class LoginAttempts:
    """Limits attempts per address. Many attempts for one login, from many addresses, limit each address further.

    An attacker who tries passwords of one login all the time would otherwise keep its owner from signing in: the first
    attempt of an address in a minute is never refused because of other addresses.
    """

    def __init__(self, limits: Limits, quotas: Quotas) -> None:
        self._quotas = quotas
        self._by_address = Bucket("attempts", limits.attempts_per_minute, _MINUTE)
        self._by_login = Bucket("attempts-login", limits.attempts_per_login, _MINUTE)
        self._by_both = Bucket("attempts-both", 1, _MINUTE)

    async def take(self, address: str, login: str) -> None:
        """Count an attempt; raises RateLimitError."""
        requester, counters = self._quotas.address(address), self._quotas.counters
        wait = await counters.take(self._by_address, requester.key, 1 / requester.factor)
        if not wait and await counters.take(self._by_login, self._quotas.hash(f"login {login}")):
            wait = await counters.take(self._by_both, self._quotas.hash(f"login {login} {requester.key}"))
        if wait:
            raise RateLimitError("Too many passwords were tried: wait a little.", wait)
