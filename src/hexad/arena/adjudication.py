"""Adjudication: games end early when the scores of both players agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["ADJUDICATED_DRAW", "ADJUDICATED_WIN", "Adjudication", "Agreement"]


ADJUDICATED_WIN = "adjudicated a win by both players' scores"
ADJUDICATED_DRAW = "adjudicated a draw by both players' scores"
"""The reasons of results, as records have them."""


class Agreement(NamedTuple):
    """For `plies` plies in a row both players' scores are at least (for a draw: at most) `points`."""

    points: int
    plies: int

    def __str__(self) -> str:
        return f"{self.points},{self.plies}"


class Adjudication(NamedTuple):
    """When a game ends as a win or a draw before the rules end it; by default never."""

    win: Agreement | None = None
    draw: Agreement | None = None

    def verdict(self, scores: Sequence[int | None]) -> tuple[int | None, str] | None:
        """The winner (0, 1, or None for a draw) and the reason; None while the game goes on.

        The scores are those after each ply, from the view of the player who moves first.
        """
        if self.win is not None:
            for winner, sign in ((0, 1), (1, -1)):
                recent = _last(scores, self.win.plies)
                if recent and all(sign * score >= self.win.points for score in recent):
                    return winner, ADJUDICATED_WIN
        if self.draw is not None:
            recent = _last(scores, self.draw.plies)
            if recent and all(abs(score) <= self.draw.points for score in recent):
                return None, ADJUDICATED_DRAW
        return None

    def __str__(self) -> str:
        return " ".join(f"{name} {rule}" for name, rule in self._asdict().items() if rule is not None)


def _last(scores: Sequence[int | None], plies: int) -> list[int]:
    """The scores of the last plies; empty if one of them is missing."""
    recent = [score for score in scores[-plies:] if score is not None]
    return recent if len(recent) == plies else []
