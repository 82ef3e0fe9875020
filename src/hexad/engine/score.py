"""What a position is worth: in points, as the distance to a win, and as chances."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

__all__ = ["CURVES", "SURE_WIN", "WIN", "Chances", "Score"]

# As in core/search/score.h.
WIN = 30_000
SURE_WIN = WIN - 200


class _Curve(NamedTuple):
    """How points become chances in a game; the chance of a loss is that of a win with the sign changed."""

    even: float  # where a win is as likely as not
    slope: float  # points that multiply the odds by e

    def win(self, points: float) -> float:
        return 1 / (1 + exp((self.even - points) / self.slope))


# Fitted to games of the engine against itself, by 2,000 and 3,000 nodes a move: docs/ENGINE.md.
CURVES = {"abalone": _Curve(250, 120), "six": _Curve(0, 190)}


class Chances(NamedTuple):
    """The probability of each result; their sum is 1."""

    win: float
    draw: float
    loss: float


class Score(NamedTuple):
    """A score for the player to move, in points; 100 are about a third of a marble, or a shape that is almost complete.

    >>> Score(29_995).win_in, Score(-29_996).win_in, Score(40).win_in
    (5, -4, None)
    >>> print(Score(29_995), Score(-29_996), Score(40), -Score(40))
    win in 5 loss in 4 +40 -40
    """

    points: int

    @property
    def win_in(self) -> int | None:
        """Plies to a proven win, negative for a proven loss; None where neither is known."""
        if abs(self.points) < SURE_WIN:
            return None
        plies = WIN - abs(self.points)
        return plies if self.points > 0 else -plies

    def chances(self, game: str) -> Chances:
        """Win, draw and loss between equal players: in Abalone many games are drawn, in Six hardly any."""
        if game not in CURVES:
            raise ValueError(f"{game!r} is not a game: expected {' or '.join(CURVES)}")
        if self.win_in is not None:
            return Chances(1.0, 0.0, 0.0) if self.points > 0 else Chances(0.0, 0.0, 1.0)
        win, loss = CURVES[game].win(self.points), CURVES[game].win(-self.points)
        return Chances(win, max(0.0, 1 - win - loss), loss)

    def __neg__(self) -> Score:
        return Score(-self.points)

    def __str__(self) -> str:
        if self.win_in is None:
            return f"{self.points:+d}"
        return f"win in {self.win_in}" if self.points > 0 else f"loss in {-self.win_in}"
