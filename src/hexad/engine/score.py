"""What a position is worth: in points, as the distance to a win, and as chances."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

__all__ = ["Chances", "Score"]

# As in core/search/score.h.
_WIN = 30_000
_SURE_WIN = _WIN - 200


class Chances(NamedTuple):
    """How likely each result is, in all 1."""

    win: float
    draw: float
    loss: float


class Score(NamedTuple):
    """A score for the player to move, in points; a hundred are about a third of a marble, or a shape nearly made.

    >>> Score(29_995).win_in, Score(-29_996).win_in, Score(40).win_in
    (5, -4, None)
    >>> print(Score(29_995), Score(-29_996), Score(40), -Score(40))
    win in 5 loss in 4 +40 -40
    """

    points: int

    @property
    def win_in(self) -> int | None:
        """Plies to a proven win, negative for a proven loss; None where neither is known."""
        if abs(self.points) < _SURE_WIN:
            return None
        plies = _WIN - abs(self.points)
        return plies if self.points > 0 else -plies

    def chances(self) -> Chances:
        """Win, draw and loss between equal players, by a smooth curve over the points."""
        if self.win_in is not None:
            return Chances(1.0, 0.0, 0.0) if self.points > 0 else Chances(0.0, 0.0, 1.0)
        win, loss = (1 / (1 + exp((60 - points) / 120)) for points in (self.points, -self.points))
        return Chances(win, 1 - win - loss, loss)

    def __neg__(self) -> Score:
        return Score(-self.points)

    def __str__(self) -> str:
        if self.win_in is None:
            return f"{self.points:+d}"
        return f"win in {self.win_in}" if self.points > 0 else f"loss in {-self.win_in}"
