"""Arena tournaments: for a stated time, whoever is free gets a new opponent at once. Scores and pairing.

A win gives 2 points, a draw 1, a loss 0. After two wins in a row the points of the next games are doubled, until one is
not won. A player who goes berserk plays with half of the own time, and gets a point more for a win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexad.tournaments.history import Pairing

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hexad.tournaments.result import Result

__all__ = ["ArenaGame", "ArenaScore", "FreeEntrant", "arena_ranking", "arena_scores", "pair_free"]

_WIN, _DRAW = 2, 1
_BERSERK = 1
# The wins in a row after which points are doubled.
_STREAK = 2


class ArenaScore(NamedTuple):
    """The score of an entrant."""

    points: int = 0
    games: int = 0
    wins: int = 0
    streak: int = 0
    """The wins in a row up to now."""

    @property
    def is_doubled(self) -> bool:
        """Whether the points of the next game are doubled."""
        return self.streak >= _STREAK

    def after(self, points: float, *, berserk: bool = False) -> ArenaScore:
        """The score after a game in which the entrant scored a whole, half or no point.

        >>> score = ArenaScore().after(1).after(1)
        >>> score.points, score.is_doubled
        (4, True)
        >>> score.after(1, berserk=True).points, score.after(0.5).points, score.after(0.5).is_doubled
        (9, 6, False)
        """
        is_win = points == 1
        gained = (_WIN if is_win else _DRAW if points else 0) * (2 if self.is_doubled else 1)
        gained += _BERSERK if is_win and berserk else 0
        streak = self.streak + 1 if is_win else 0
        return ArenaScore(self.points + gained, self.games + 1, self.wins + is_win, streak)


class ArenaGame(NamedTuple):
    """A game that is over."""

    first: int
    second: int
    result: Result
    first_berserk: bool = False
    second_berserk: bool = False


def arena_scores(entrants: Iterable[int], games: Iterable[ArenaGame]) -> dict[int, ArenaScore]:
    """The score of each entrant after games, which are given in the order in which they ended."""
    scores = dict.fromkeys(entrants, ArenaScore())
    for game in games:
        points = game.result.points
        scores[game.first] = scores[game.first].after(points[0], berserk=game.first_berserk)
        scores[game.second] = scores[game.second].after(points[1], berserk=game.second_berserk)
    return scores


def arena_ranking(scores: Mapping[int, ArenaScore]) -> list[tuple[int, int]]:
    """Ranks and entrants, the best first: by points, then by fewer games. Equal entrants share a rank."""
    keys = {entrant: (-score.points, score.games) for entrant, score in scores.items()}
    order = sorted(keys, key=lambda entrant: (keys[entrant], entrant))
    ranks = {keys[entrant]: rank for rank, entrant in reversed([*enumerate(order, 1)])}
    return [(ranks[keys[entrant]], entrant) for entrant in order]


class FreeEntrant(NamedTuple):
    """An entrant who waits for a game."""

    number: int
    points: int = 0
    rating: int = 0
    last_opponent: int | None = None
    balance: int = 0
    """Games as the side that moves first, less games as the other side."""
    was_first: bool = False
    """Whether the entrant moved first in the last game."""
    waited: int = 0
    """How many pairings have left the entrant without a game since the last one."""


def pair_free(free: Iterable[FreeEntrant], *, allow_repeats: bool = True) -> list[Pairing]:
    """Pair the entrants who wait, neighbours in the ranking with each other, the best first.

    Nobody meets the opponent of the last game again while there is another way to pair. If there is none, such pairs
    meet if `allow_repeats` is set, and otherwise wait. Of an odd number the entrant who has waited least is left out,
    the lowest ranked of several. The side goes to whoever had it less often, or not in the last game. The answer
    depends on the arguments alone.

    >>> waiting = [FreeEntrant(1, 6, last_opponent=2), FreeEntrant(2, 5, last_opponent=1), FreeEntrant(3, 2)]
    >>> pair_free([*waiting, FreeEntrant(4)])
    [Pairing(first=3, second=1, result=None), Pairing(first=4, second=2, result=None)]
    """
    order = sorted(free, key=lambda entrant: (-entrant.points, -entrant.rating, entrant.number))
    if len(order) % 2:
        # The last of the entrants who have waited least.
        left_out = min(range(len(order)), key=lambda place: (order[place].waited, -place))
        del order[left_out]
    pairs, left = _neighbours(order)
    for one, other in zip(left[::2], left[1::2], strict=True):
        if not _exchange(pairs, one, other) and allow_repeats:
            pairs.append((one, other))
    return [_with_sides(one, other) for one, other in pairs]


def _may_meet(one: FreeEntrant, other: FreeEntrant) -> bool:
    return one.last_opponent != other.number and other.last_opponent != one.number


def _neighbours(order: list[FreeEntrant]) -> tuple[list[tuple[FreeEntrant, FreeEntrant]], list[FreeEntrant]]:
    """Pair each with the next one that it may meet; also those for whom nobody is left."""
    pairs, left = [], []
    taken = [False] * len(order)
    for place, one in enumerate(order):
        if taken[place]:
            continue
        free = (other for other in range(place + 1, len(order)) if not taken[other])
        found = next((other for other in free if _may_meet(one, order[other])), None)
        if found is None:
            left.append(one)
        else:
            taken[found] = True
            pairs.append((one, order[found]))
    return pairs, left


def _exchange(pairs: list[tuple[FreeEntrant, FreeEntrant]], one: FreeEntrant, other: FreeEntrant) -> bool:
    """Pair two who must not meet by exchanging partners with a pair, the lowest possible; False if none fits."""
    for place in range(len(pairs) - 1, -1, -1):
        for upper, lower in (pairs[place], pairs[place][::-1]):
            if _may_meet(upper, one) and _may_meet(lower, other):
                pairs[place : place + 1] = [(upper, one), (lower, other)]
                return True
    return False


def _with_sides(one: FreeEntrant, other: FreeEntrant) -> Pairing:
    """The higher ranked is given first; if nothing else decides, the other one moves first."""
    first, second = sorted((other, one), key=lambda entrant: (entrant.balance, entrant.was_first))
    return Pairing(first.number, second.number)
