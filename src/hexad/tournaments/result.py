"""The result of one game of a tournament."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Result"]


class Result(StrEnum):
    """Who won a game: the side that moves first, the other side, or nobody.

    Games that one side did not play for, because it did not come, are forfeits: they give points but count as games in
    no tie-break, and the two may still meet.
    """

    FIRST_WINS = "1-0"
    DRAW = "1/2-1/2"
    SECOND_WINS = "0-1"
    SECOND_FORFEITS = "+/-"
    FIRST_FORFEITS = "-/+"
    BOTH_FORFEIT = "-/-"

    @property
    def points(self) -> tuple[float, float]:
        """The points of the side that moves first, and of the other side."""
        return _POINTS[self]

    @property
    def is_forfeit(self) -> bool:
        """Whether the game was not played."""
        return self in _FORFEITS

    @property
    def reversed(self) -> Result:
        """The same result when the sides are named in the other order."""
        return _REVERSED.get(self, self)


_POINTS = {
    Result.FIRST_WINS: (1.0, 0.0),
    Result.DRAW: (0.5, 0.5),
    Result.SECOND_WINS: (0.0, 1.0),
    Result.SECOND_FORFEITS: (1.0, 0.0),
    Result.FIRST_FORFEITS: (0.0, 1.0),
    Result.BOTH_FORFEIT: (0.0, 0.0),
}
_FORFEITS = frozenset({Result.SECOND_FORFEITS, Result.FIRST_FORFEITS, Result.BOTH_FORFEIT})
_REVERSED = {
    Result.FIRST_WINS: Result.SECOND_WINS,
    Result.SECOND_WINS: Result.FIRST_WINS,
    Result.SECOND_FORFEITS: Result.FIRST_FORFEITS,
    Result.FIRST_FORFEITS: Result.SECOND_FORFEITS,
}
