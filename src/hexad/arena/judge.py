"""Ending games early where both players agree on what they see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Adjudication", "Agreement"]


class Agreement(NamedTuple):
    """For so many plies one after the other, both players told scores beyond (or within) so many points."""

    points: int
    plies: int

    def __str__(self) -> str:
        return f"{self.points},{self.plies}"


class Adjudication(NamedTuple):
    """When a game is won, or drawn, before the rules say so; by default never."""

    win: Agreement | None = None
    draw: Agreement | None = None

    def verdict(self, scores: Sequence[int | None]) -> tuple[int | None, str] | None:
        """The winner (0, 1, or None for a draw) and the reason; None while the game goes on.

        The scores are those after each ply, in points for the player who moves first.
        """
        if self.win is not None:
            for winner, sign in ((0, 1), (1, -1)):
                told = _last(scores, self.win.plies)
                if told and all(sign * score >= self.win.points for score in told):
                    return winner, "adjudicated a win by both players' scores"
        if self.draw is not None:
            told = _last(scores, self.draw.plies)
            if told and all(abs(score) <= self.draw.points for score in told):
                return None, "adjudicated a draw by both players' scores"
        return None

    def __str__(self) -> str:
        return " ".join(f"{name} {rule}" for name, rule in self._asdict().items() if rule is not None)


def _last(scores: Sequence[int | None], plies: int) -> list[int]:
    """The scores of the last plies, or nothing if one is missing."""
    told = [score for score in scores[-plies:] if score is not None]
    return told if len(told) == plies else []
