"""Who plays whom: pairs of waiting players, by rating, with balanced colours.

Players of one pool want the same game. The window of a player is the largest difference of ratings to an opponent. It
widens while the player waits, and in the end any opponent will do: a small club has few players. Of two players, the
wider window counts. The player with the widest window chooses first, so that nobody waits for ever.

The result depends only on the arguments and not on the order of the players.
"""

from __future__ import annotations

from itertools import groupby
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from hexad.server.matchmaking.rating_order import RatingOrder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from collections.abc import Set as AbstractSet

__all__ = ["OPEN_SECONDS", "POINTS_PER_SECOND", "Pair", "Waiting", "first_window", "pair", "window_of"]

# The window of an established player who has just come, and by how much it widens each second, in rating points.
FIRST_WINDOW = 100.0
POINTS_PER_SECOND = 15.0
# After this time any opponent will do, the last one, too.
OPEN_SECONDS = 60.0
# An opponent who needs the other colour is preferred to one whose rating is closer by this many points.
COLOUR_POINTS = 40.0
# How many possible opponents are compared, the closest first.
MAX_COMPARED = 24


class Waiting(NamedTuple):
    """A player who waits for an opponent."""

    player: str
    pool: str
    """What is to be played: only players of the same pool are paired."""
    mean: float
    deviation: float
    since: int
    """The arena time in centiseconds."""
    black_balance: int = 0
    """How many more of the latest games the player had Black than White."""
    last_opponent: str = ""


class Pair(NamedTuple):
    """Two players who play now."""

    black: Waiting
    white: Waiting


def first_window(deviation: float) -> float:
    """Return the largest difference of ratings to an opponent at first. An uncertain rating has a wider window."""
    return max(FIRST_WINDOW, deviation)


def window_of(waiting: Waiting, now: int) -> float:
    """Return the largest difference of ratings to an opponent now."""
    seconds = max(0, now - waiting.since) / 100
    if seconds >= OPEN_SECONDS:
        return inf
    return first_window(waiting.deviation) + POINTS_PER_SECOND * seconds


def pair(waiting: Iterable[Waiting], now: int, blocked: AbstractSet[frozenset[str]] = frozenset()) -> list[Pair]:
    """Return the pairs of a round. `blocked` are pairs of players who must not meet."""
    in_order = sorted(waiting, key=lambda one: (one.pool, one.mean, one.player))
    pools = groupby(in_order, key=lambda one: one.pool)
    return [found for _, pool in pools for found in _Round(list(pool), now, blocked).pairs()]


class _Round:
    """One round of one pool. Players are numbered by rating."""

    def __init__(self, pool: list[Waiting], now: int, blocked: AbstractSet[frozenset[str]]) -> None:
        self._pool = pool
        self._blocked = blocked
        self._windows = [window_of(one, now) for one in pool]
        self._widest = max(self._windows)
        self._order = RatingOrder([one.mean for one in pool])

    def pairs(self) -> Iterator[Pair]:
        """Yield the pairs: first those of players who did not meet last time."""
        numbers = range(len(self._pool))
        by_window = sorted(numbers, key=lambda n: (-self._windows[n], self._pool[n].since, self._pool[n].player))
        for find in (self._best_opponent, self._last_opponent):
            for number in by_window:
                if self._order.is_present(number) and (other := find(number)) is not None:
                    self._order.remove(number)
                    self._order.remove(other)
                    yield _with_colours(self._pool[number], self._pool[other])

    def _best_opponent(self, number: int) -> int | None:
        """Return the opponent with the closest rating, among equals an opponent who needs the other colour."""
        one, best, least, compared = self._pool[number], None, inf, 0
        for difference, other in self._order.around(number, self._windows[number]):
            if difference >= least or compared == MAX_COMPARED:
                break
            if self._may_meet(number, other) and not self._is_repetition(number, other):
                compared += 1
                cost = difference + COLOUR_POINTS * _colour_conflict(one, self._pool[other])
                if cost < least:
                    best, least = other, cost
        return best

    def _last_opponent(self, number: int) -> int | None:
        """Return an opponent of the last game, if no other opponent was there or any opponent will do."""
        for _, other in self._order.around(number, self._windows[number]):
            is_open = self._windows[number] == inf
            if self._may_meet(number, other) and (is_open or not (self._had_other(number) or self._had_other(other))):
                return other
        return None

    def _had_other(self, number: int) -> bool:
        """Return whether the pool has an opponent for a player who is not the last one, even if paired by now."""
        return any(
            difference <= max(self._windows[number], self._windows[other])
            and self._may_meet(number, other)
            and not self._is_repetition(number, other)
            for difference, other in self._order.around(number, self._widest, with_removed=True)
        )

    def _may_meet(self, number: int, other: int) -> bool:
        return (
            not self._blocked or frozenset((self._pool[number].player, self._pool[other].player)) not in self._blocked
        )

    def _is_repetition(self, number: int, other: int) -> bool:
        one, two = self._pool[number], self._pool[other]
        return one.last_opponent == two.player or two.last_opponent == one.player


def _colour_conflict(one: Waiting, two: Waiting) -> int:
    """Return how much one of two players who need the same colour is at a disadvantage."""
    if one.black_balance * two.black_balance <= 0:
        return 0
    return min(abs(one.black_balance), abs(two.black_balance))


def _with_colours(one: Waiting, two: Waiting) -> Pair:
    """Return a pair in which the player who had Black less often has it. Among equals, the id decides."""
    black, white = sorted((one, two), key=lambda waiting: (waiting.black_balance, waiting.player))
    return Pair(black, white)
