"""A tournament as pairings and standings see it: who takes part, and what happened in each round.

Everything in this package is a function of these values. They know nothing of clocks, servers or games: a tournament
online, one at real tables and one between programs are the same here.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hexad.tournaments.result import Result

__all__ = ["Absence", "AbsenceKind", "Entrant", "History", "Pairing", "Played", "Round"]


class Entrant(NamedTuple):
    """A player or a team that takes part. Numbers begin at 1 and never change: the best rated need not be first."""

    number: int
    name: str
    rating: int = 0
    """0 without a rating."""
    members: tuple[str, ...] = ()
    """The names of the players of a team; empty for a single player."""


class Pairing(NamedTuple):
    """A game of two entrants, by their numbers. `first` moves first. `result` is None until the game is over."""

    first: int
    second: int
    result: Result | None = None


class AbsenceKind(StrEnum):
    """Why an entrant has no game in a round, with the points for it."""

    BYE = "bye"
    """No opponent was left: a point."""
    HALF = "half"
    """Requested by the entrant before the round: half a point."""
    ZERO = "zero"
    """Absent: withdrawn, not yet entered, or away; or at rest in a round robin of an odd number: no points."""

    @property
    def points(self) -> float:
        """The points for the round."""
        return {AbsenceKind.BYE: 1.0, AbsenceKind.HALF: 0.5, AbsenceKind.ZERO: 0.0}[self]


class Absence(NamedTuple):
    """An entrant without a game in a round."""

    entrant: int
    kind: AbsenceKind


class Round(NamedTuple):
    """A round: its games in the order of the boards, and the entrants without a game.

    An entrant in neither list is absent (ZERO).
    """

    pairings: tuple[Pairing, ...]
    absences: tuple[Absence, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether every game has a result."""
        return all(pairing.result is not None for pairing in self.pairings)


class Played(NamedTuple):
    """A round from the view of one entrant."""

    round: int
    """The number of the round, from 1."""
    opponent: int | None
    """None without a game."""
    is_first: bool
    """Whether the entrant moves first; False without a game."""
    points: float | None
    """None while the game goes on."""
    result: Result | None = None
    """The result with the entrant named first; None without a game or before its end."""
    absence: AbsenceKind | None = None

    @property
    def is_game(self) -> bool:
        """Whether a game was played to its end, at the board."""
        return self.result is not None and not self.result.is_forfeit


class History:
    """Entrants and rounds, with the view of each entrant. It does not change."""

    def __init__(self, entrants: Sequence[Entrant], rounds: Sequence[Round] = ()) -> None:
        self.entrants = {entrant.number: entrant for entrant in entrants}
        self.rounds = tuple(rounds)

    @cached_property
    def views(self) -> dict[int, list[Played]]:
        """What happened to each entrant in each round."""
        views: dict[int, list[Played]] = {number: [] for number in self.entrants}
        for number, round_ in enumerate(self.rounds, 1):
            found = dict(_views_of(number, round_))
            for entrant, view in views.items():
                view.append(found.get(entrant, Played(number, None, False, 0.0, absence=AbsenceKind.ZERO)))
        return views

    def points(self, entrant: int, before: int | None = None) -> float:
        """The points of an entrant, in all rounds or in those before the round with a number."""
        rounds = self.views[entrant] if before is None else self.views[entrant][: before - 1]
        return sum(played.points or 0.0 for played in rounds)

    def after(self, *rounds: Round) -> History:
        """The same tournament with further rounds."""
        return History(list(self.entrants.values()), (*self.rounds, *rounds))


def _views_of(number: int, round_: Round) -> Iterator[tuple[int, Played]]:
    for first, second, result in round_.pairings:
        points = (None, None) if result is None else result.points
        yield first, Played(number, second, True, points[0], result)
        yield second, Played(number, first, False, points[1], None if result is None else result.reversed)
    for entrant, kind in round_.absences:
        yield entrant, Played(number, None, False, kind.points, absence=kind)
