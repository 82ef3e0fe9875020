"""A match of a knock-out tournament.

A match has a stated number of games with alternating sides; the lower seed moves first in the first one. It ends as
soon as the other side cannot draw level. If it is level after its games, pairs of additional games follow, which are
meant to be faster, up to a stated number of pairs; after each pair the match ends if it is not level. If it is still
level then, the higher seed advances: a match has an end, and whoever wants to upset the seeding must win.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from hexad.tournaments.history import Pairing

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Decision", "Match", "MatchRules", "NextGame"]


class MatchRules(NamedTuple):
    """How matches are played."""

    games: int = 2
    extra_pairs: int = 1
    """The pairs of additional games after a level match."""


class Decision(StrEnum):
    """What decided a match."""

    BYE = "bye"
    GAMES = "games"
    EXTRA_GAMES = "extra-games"
    SEED = "seed"
    WITHDRAWAL = "withdrawal"


class NextGame(NamedTuple):
    """A game that can begin."""

    pairing: Pairing
    number: int
    """The number of the game in its match, from 1."""
    is_extra: bool
    """Whether it is one of the additional, faster games."""


class Match(NamedTuple):
    """A match as it stands."""

    higher: int | None = None
    """The entrant with the higher seed; None until it is known."""
    lower: int | None = None
    """The other entrant; None until it is known, and in a bye."""
    games: tuple[Pairing, ...] = ()
    winner: int | None = None
    decision: Decision | None = None

    @property
    def loser(self) -> int | None:
        """Who is out; None before the end and in a bye."""
        return None if self.winner is None else self.lower if self.winner == self.higher else self.higher

    @property
    def score(self) -> tuple[float, float]:
        """The points of the higher and of the lower seed."""
        results = [(game.first == self.higher, game.result.points) for game in self.games if game.result is not None]
        points = [points if in_order else points[::-1] for in_order, points in results]
        return sum(higher for higher, _ in points), sum(lower for _, lower in points)

    @property
    def is_playing(self) -> bool:
        """Whether a game is in progress."""
        return any(game.result is None for game in self.games)

    def next_game(self, rules: MatchRules) -> NextGame | None:
        """The game that can begin; None if the match is over or waits for an entrant or for the end of a game."""
        if self.winner is not None or self.higher is None or self.lower is None or self.is_playing:
            return None
        number = len(self.games) + 1
        pairing = Pairing(self.lower, self.higher) if number % 2 else Pairing(self.higher, self.lower)
        return NextGame(pairing, number, number > rules.games)

    def decided(self, rules: MatchRules, withdrawn: Sequence[int] = ()) -> Match:
        """The match of two known entrants with its winner, if there is one.

        Opponents of the withdrawn win. If both withdrew, in the order of `withdrawn`, the later one has won by then.

        >>> from hexad.tournaments import Result
        >>> games = (Pairing(2, 1, Result.DRAW), Pairing(1, 2, Result.DRAW))
        >>> Match(1, 2, games).decided(MatchRules(games=2, extra_pairs=0)).decision
        <Decision.SEED: 'seed'>
        """
        if self.is_playing:
            return self
        higher, lower = self.score
        left = rules.games - len(self.games)
        is_level_possible = abs(higher - lower) <= max(left, 0)
        # Additional games come in pairs.
        if not is_level_possible and (left >= 0 or left % 2 == 0):
            leader = self.higher if higher > lower else self.lower
            return self._replace(winner=leader, decision=Decision.GAMES if left >= 0 else Decision.EXTRA_GAMES)
        # A match that is over stays so, whoever withdraws later.
        if left <= -2 * rules.extra_pairs and higher == lower:
            return self._replace(winner=self.higher, decision=Decision.SEED)
        gone = [entrant for entrant in withdrawn if entrant in (self.higher, self.lower)]
        if gone:
            staying = self.higher if gone[0] == self.lower else self.lower
            return self._replace(winner=staying, decision=Decision.WITHDRAWAL)
        return self
