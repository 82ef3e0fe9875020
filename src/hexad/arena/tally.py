"""The results of a match so far, as the first player sees them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from hexad.arena.elo import Strength, strength

if TYPE_CHECKING:
    from hexad.arena.fault import Failing
    from hexad.arena.game import Ending

__all__ = ["Result", "Tally"]


class Result(NamedTuple):
    """A game of a match: which pair (from 0), which game of the pair (0 or 1), and how it ended.

    The first player has the first move in game 0 of each pair, the second player in game 1.
    """

    pair: int
    leg: int
    ending: Ending
    plies: int

    @property
    def points(self) -> float:
        """What the first player got."""
        if self.ending.winner is None:
            return 0.5
        return 1.0 if self.ending.winner == self.leg else 0.0

    @property
    def culprit(self) -> int | None:
        """Which player failed: 0 the first, 1 the second."""
        if self.ending.failing is None:
            return None
        return 0 if self.points == 0 else 1


class Tally:
    """Counts results; both games of a pair count together where chance is reckoned with."""

    def __init__(self) -> None:
        self.results: dict[tuple[int, int], Result] = {}

    def add(self, result: Result) -> None:
        """Count a game."""
        self.results[result.pair, result.leg] = result

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.results)

    def counts(self, player: int = 0, leg: int | None = None) -> tuple[int, int, int]:
        """Wins, draws and losses of a player, in all games or in one of each pair."""
        points = Counter(result.points for result in self.results.values() if leg in (None, result.leg))
        wins, draws, losses = points[1.0], points[0.5], points[0.0]
        return (wins, draws, losses) if player == 0 else (losses, draws, wins)

    @property
    def pentanomial(self) -> tuple[int, ...]:
        """How many pairs gave the first player no point, a half, one, one and a half, two."""
        whole = (
            (self.results[pair, 0].points + self.results[pair, 1].points)
            for pair, leg in self.results
            if leg == 0 and (pair, 1) in self.results
        )
        counts = Counter(round(2 * points) for points in whole)
        return tuple(counts[place] for place in range(5))

    def strength(self) -> Strength:
        """The first player's strength against the second's."""
        return strength(self.pentanomial)

    def failures(self, player: int) -> dict[Failing, int]:
        """How often a player failed, by what it did."""
        found = (result.ending.failing for result in self.results.values() if result.culprit == player)
        return dict(Counter(failing for failing in found if failing is not None))

    def endings(self) -> dict[str, int]:
        """How many games ended in which way."""
        return dict(
            Counter(str(one.ending.failing or one.ending.reason) for one in self.results.values()).most_common()
        )

    @property
    def plies(self) -> int:
        """Of all games together."""
        return sum(result.plies for result in self.results.values())
