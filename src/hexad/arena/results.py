"""The results of a match so far, from the view of its first player."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from hexad.arena.elo import Strength, strength

if TYPE_CHECKING:
    from hexad.arena.failures import Failure
    from hexad.arena.match_game import Ending

__all__ = ["MatchResults", "Result"]


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
        """The points of the first player."""
        if self.ending.winner is None:
            return 0.5
        return 1.0 if self.ending.winner == self.leg else 0.0

    @property
    def failed_player(self) -> int | None:
        """Which player failed: 0 the first, 1 the second."""
        if self.ending.failure is None:
            return None
        return 0 if self.points == 0 else 1


class MatchResults:
    """The results by pair and leg. Statistics count pairs, because the two games of a pair are not independent."""

    def __init__(self) -> None:
        self.by_game: dict[tuple[int, int], Result] = {}

    def add(self, result: Result) -> None:
        """Add the result of a game."""
        self.by_game[result.pair, result.leg] = result

    @property
    def games(self) -> int:
        """The number of games played."""
        return len(self.by_game)

    def counts(self, player: int = 0, leg: int | None = None) -> tuple[int, int, int]:
        """Wins, draws and losses of a player, in all games or in one of each pair."""
        points = Counter(result.points for result in self.by_game.values() if leg in (None, result.leg))
        wins, draws, losses = points[1.0], points[0.5], points[0.0]
        return (wins, draws, losses) if player == 0 else (losses, draws, wins)

    @property
    def pentanomial(self) -> tuple[int, ...]:
        """The number of pairs in which the first player got 0, ½, 1, 1½ and 2 points."""
        whole = (
            (self.by_game[pair, 0].points + self.by_game[pair, 1].points)
            for pair, leg in self.by_game
            if leg == 0 and (pair, 1) in self.by_game
        )
        counts = Counter(round(2 * points) for points in whole)
        return tuple(counts[place] for place in range(5))

    def strength(self) -> Strength:
        """The first player's strength against the second's."""
        return strength(self.pentanomial)

    def failures(self, player: int) -> dict[Failure, int]:
        """How often a player failed, by the kind of failure."""
        failures = (result.ending.failure for result in self.by_game.values() if result.failed_player == player)
        return dict(Counter(failure for failure in failures if failure is not None))

    def endings(self) -> dict[str, int]:
        """The number of games that ended in each way."""
        return dict(
            Counter(str(one.ending.failure or one.ending.reason) for one in self.by_game.values()).most_common()
        )

    @property
    def plies(self) -> int:
        """The number of plies in all games."""
        return sum(result.plies for result in self.by_game.values())
