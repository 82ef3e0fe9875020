"""Quotas on what is expensive: per account for players who are signed in, per address for everybody else.

Cookies are free, so a limit per cookie would limit nobody. An account counts by itself and has a larger quota; its
address is not charged.
"""

from __future__ import annotations

import hashlib
import math
import sys
from collections import OrderedDict
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from hexad.server.edge.client_address import rate_limit_key
from hexad.server.edge.counters import Bucket
from hexad.server.errors import QuotaError

if TYPE_CHECKING:
    from hexad.server.edge.counters import Counters
    from hexad.server.edge.network_factors import NetworkFactors
    from hexad.server.edge.session import Session
    from hexad.server.settings import Limits

__all__ = ["QuotaKind", "Quotas", "Requester"]

QuotaKind: TypeAlias = Literal[
    "games",
    "engine-games",
    "seeks",
    "pictures",
    "downloads",
    "replays",
    "imports",
    "searches",
    "puzzles",
    "guests",
    "accounts",
    "mails",
    "mail-links",
    "exports",
    "follows",
    "reports",
    "tournaments",
    "tournament-acts",
]

# Of each quota: the name of its limit, the seconds in which it is available again, and what it allows.
_KINDS: dict[QuotaKind, tuple[str, float, str]] = {
    "games": ("games_per_hour", 3600, "{amount:g} new games an hour"),
    "engine-games": ("engine_games_per_hour", 3600, "{amount:g} new games with an engine an hour"),
    "seeks": ("seeks_per_minute", 60, "{amount:g} searches for an opponent a minute"),
    "pictures": ("pictures_per_minute", 60, "{amount:g} pictures a minute"),
    "downloads": ("downloads_per_minute", 60, "{amount:g} downloads a minute"),
    "replays": ("replays_per_minute", 60, "{amount:g} replays and records a minute"),
    "imports": ("imports_per_hour", 3600, "{amount:g} uploads of games an hour"),
    "searches": ("searches_per_minute", 60, "{amount:g} searches a minute"),
    "puzzles": ("puzzle_attempts_per_minute", 60, "{amount:g} attempts at puzzles a minute"),
    "guests": ("guests_per_minute", 60, "{amount:g} new visitors a minute"),
    "accounts": ("accounts_per_day", 86400, "{amount:g} new accounts a day"),
    "mails": ("mails_per_hour", 3600, "{amount:g} mails an hour"),
    "mail-links": ("mail_links_per_minute", 60, "{amount:g} links of mails a minute"),
    "exports": ("exports_per_hour", 3600, "{amount:g} exports of their data an hour"),
    "follows": ("follows_per_minute", 60, "{amount:g} changes of whom they follow and block a minute"),
    "reports": ("reports_per_day", 86400, "{amount:g} reports a day"),
    "tournaments": ("tournaments_per_day", 86400, "{amount:g} new tournaments a day"),
    "tournament-acts": ("tournament_acts_per_minute", 60, "{amount:g} acts in tournaments a minute"),
}
# For how many players the requester is kept, those of the latest requests: far more than play against engines at once.
MAX_PLAYERS = 5_000


class Requester(NamedTuple):
    """Who is charged for a request: an account or an address."""

    key: str
    """A hash: it says nothing about the address."""
    factor: float
    """By how much its quotas are larger than those of a guest's address."""
    is_account: bool


class Quotas:
    """Charges requesters and refuses what exceeds their quotas."""

    def __init__(self, limits: Limits, factors: NetworkFactors, counters: Counters, key: bytes) -> None:
        self.counters = counters
        self.factors = factors
        self._limits = limits
        self._key = key
        self._buckets = {
            kind: Bucket(kind, getattr(limits, name), seconds) for kind, (name, seconds, _) in _KINDS.items()
        }
        self._by_player: OrderedDict[str, str] = OrderedDict()

    def of(self, session: Session) -> Requester:
        """The requester of a request. It is noted as the one whose engines play with this player."""
        identity = session.identity
        if identity.has_account:
            found = Requester(self.hash(f"account {identity.player}"), self._limits.account_factor, True)
        else:
            found = self.address(session.address)
        if identity.player:
            # Many guests have one address: they share its key in memory, too.
            self._by_player[identity.player] = sys.intern(found.key)
            self._by_player.move_to_end(identity.player)
            if len(self._by_player) > MAX_PLAYERS:
                self._by_player.popitem(last=False)
        return found

    def address(self, address: str) -> Requester:
        """The requester of an address, for all clients behind it."""
        return Requester(self.hash(f"address {rate_limit_key(address)}"), self.factors.of(address), False)

    def key_of(self, player: str) -> str:
        """The key of a player's last requester. It is only kept in memory: after a restart it is the player's own."""
        return self._by_player.get(player, player)

    def hash(self, text: str) -> str:
        """A text as a key that does not reveal it."""
        return hashlib.blake2b(text.encode(), key=self._key, digest_size=12).hexdigest()

    async def take(self, kind: QuotaKind, requester: Requester, cost: float = 1.0) -> None:
        """Charge a requester; raises QuotaError if the quota is used up."""
        bucket = self._buckets[kind]
        # A single request may use up a quota, but not exceed it.
        cost = min(cost / requester.factor, bucket.amount)
        wait = await self.counters.take(bucket, requester.key, cost)
        if wait:
            raise QuotaError(f"quota-{kind}", self._text(kind, requester, wait), wait)

    def amount(self, limit: float, requester: Requester) -> int:
        """A limit on what exists at the same time, for a requester."""
        return max(1, int(limit * requester.factor))

    def _text(self, kind: QuotaKind, requester: Requester, wait: float) -> str:
        amount = _KINDS[kind][2].format(amount=self._buckets[kind].amount * requester.factor)
        owner = "An account" if requester.is_account else "Guests at one address"
        hint = "" if requester.is_account or kind in ("guests", "accounts") else " Sign in to have your own quota."
        verb = "has" if requester.is_account else "have"
        return f"{owner} {verb} {amount}: the next is possible in {_duration(wait)}.{hint}"


def _duration(seconds: float) -> str:
    if seconds <= 90:
        return f"{max(1, math.ceil(seconds))} s"
    return f"{math.ceil(seconds / 60)} min"
