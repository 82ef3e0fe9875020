"""A principal variation: the moves that the engine expects, and what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from hexad.board import AnyMove
    from hexad.engine.score import Score

__all__ = ["Variation"]


class Variation(NamedTuple):
    """The best moves from a position on, and their score for the player to move there.

    This is the only type for a line of play: reports of a search, annotations and the answers of `hexad engine --json`
    are made of it.
    """

    score: Score
    moves: tuple[AnyMove, ...]

    def as_json(self, game: str) -> dict[str, Any]:
        """As `hexad engine --json` writes it: points, win_in, chances and moves."""
        return {
            "points": self.score.points,
            "win_in": self.score.win_in,
            "chances": [round(chance, 4) for chance in self.score.chances(game)],
            "moves": [str(move) for move in self.moves],
        }
