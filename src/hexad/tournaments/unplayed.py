"""What a round adds to the tie-breaks that sum up the scores of opponents, whether it was played or not.

FIDE Handbook C.07 (Play-Off and Tie-Break Regulations), articles 15 and 16. In a Swiss tournament an unplayed round
counts as a game against a dummy with the entrant's own score; the edition of March 2026 limits that score. In a round
robin the pairings are known in advance: forfeits count as games, and an entrant who rests has no round to count.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from hexad.tournaments.history import AbsenceKind
from hexad.tournaments.result import Result

if TYPE_CHECKING:
    from hexad.tournaments.history import History, Played

__all__ = ["Contribution", "Edition", "OpponentScores", "is_voluntary"]

_REQUESTED = (AbsenceKind.HALF, AbsenceKind.ZERO)
_DRAW = AbsenceKind.HALF.points


class Edition(StrEnum):
    """The edition of C.07, by the month from which it is valid."""

    AUGUST_2024 = "2024-08"
    MARCH_2026 = "2026-03"


class Contribution(NamedTuple):
    """What a round adds to the tie-breaks of an entrant."""

    opponent: float
    """The score of the opponent or the dummy: the part of Buchholz."""
    points: float
    is_voluntary: bool = False

    @property
    def weighted(self) -> float:
        """The score of the opponent times the own points: the part of Sonneborn-Berger."""
        return self.opponent * self.points


def is_voluntary(played: Played) -> bool:
    """Whether the entrant left a round unplayed: a requested bye, an absence or a lost forfeit (article 16.1)."""
    return played.absence in _REQUESTED or played.result in (Result.FIRST_FORFEITS, Result.BOTH_FORFEIT)


class OpponentScores:
    """The scores that opponents contribute, in a tournament as it stands. A game in progress contributes nothing."""

    def __init__(self, history: History, *, predetermined: bool = False, edition: Edition = Edition.MARCH_2026) -> None:
        self.history = history
        self.predetermined = predetermined
        self.edition = edition
        self._contributions: dict[int, list[Contribution]] = {}

    @cached_property
    def scores(self) -> dict[int, float]:
        """The points of each entrant."""
        return {entrant: self.history.points(entrant) for entrant in self.history.views}

    @cached_property
    def adjusted(self) -> dict[int, float]:
        """The score of each entrant as the opponent of others (article 16.3).

        Requested byes after which the entrant left every other round unplayed, too, are draws: whoever met an
        entrant that withdrew later does not suffer from it.
        """
        if self.predetermined:
            return self.scores
        return {entrant: self._adjusted(rounds) for entrant, rounds in self.history.views.items()}

    @staticmethod
    def _adjusted(rounds: list[Played]) -> float:
        last = max((index for index, played in enumerate(rounds) if not is_voluntary(played)), default=-1)
        kept = [
            _DRAW if index > last and played.absence is not None else played.points or 0.0
            for index, played in enumerate(rounds)
        ]
        return sum(kept)

    def contributions(self, entrant: int) -> list[Contribution]:
        """What each round adds for an entrant."""
        if entrant not in self._contributions:
            found = (self._contribution(entrant, played) for played in self.history.views[entrant])
            self._contributions[entrant] = [contribution for contribution in found if contribution is not None]
        return list(self._contributions[entrant])

    def _contribution(self, entrant: int, played: Played) -> Contribution | None:
        if played.points is None:
            return None
        counts_as_game = played.is_game or (self.predetermined and played.opponent is not None)
        if counts_as_game and played.opponent is not None:
            return Contribution(self.adjusted[played.opponent], played.points)
        if self.predetermined:
            return None
        return Contribution(self._dummy(entrant, played), played.points, is_voluntary(played))

    def _dummy(self, entrant: int, played: Played) -> float:
        """The score of the dummy in an unplayed round (article 16.4)."""
        own = self.scores[entrant]
        if self.edition is Edition.AUGUST_2024:
            return own
        limit = _DRAW * len(self.history.rounds) if played.opponent is None else self.adjusted[played.opponent]
        return min(own, limit)
