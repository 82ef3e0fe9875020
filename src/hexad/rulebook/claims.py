"""What the texts of a task say about where things are, as data that the rules of geometry check.

A text says "at its lower left", and the data of its task says the same of named cells: {cells = "d4", lies =
"lower-left", of = "e5"}. Tests compare the words of the texts in every language with these claims.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hexad.games import GAMES
from hexad.rulebook.goals import STEPS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.board import AnyBoard

__all__ = ["BOARD", "DIRECTIONS", "Claim", "read_claim"]

BOARD = "board"
"""What a claim is about that says where the controls of a lesson are: below the board."""

DIRECTIONS = {
    "left": (-1, 0),
    "right": (1, 0),
    "above": (0, -1),
    "below": (0, 1),
    "upper-left": (-1, -1),
    "upper-right": (1, -1),
    "lower-left": (-1, 1),
    "lower-right": (1, 1),
}
"""The directions as the sign of the step to the right and of the step down; 0 if that step does not matter."""


@dataclass(frozen=True)
class Claim:
    """These cells lie in a direction of those."""

    cells: tuple[str, ...]
    lies: str
    of: tuple[str, ...]

    def is_true(self, board: AnyBoard) -> bool:
        """Whether it holds, and whether it tells the cells from other pieces beside the same cell."""
        if self.of == (BOARD,):
            return self.lies == "below" and not self.cells
        pairs = [_between(board, one, other) for other in self.of for one in self.cells]
        return bool(pairs) and all(_agrees(self.lies, pair) for pair in pairs) and not self._confused(board)

    def _confused(self, board: AnyBoard) -> set[str]:
        """Other pieces to which the words apply as well: a hexagon has two neighbours above it."""
        if len(self.of) > 1 or not all(_are_adjacent(board, cell, self.of[0]) for cell in self.cells):
            return set()
        beside = {cell for cell in board.pieces if _are_adjacent(board, cell, self.of[0])}
        return {cell for cell in beside if _agrees(self.lies, _between(board, cell, self.of[0]))} - set(self.cells)


def read_claim(entry: Mapping[str, Any]) -> Claim:
    """A claim from its entry."""
    return Claim(tuple(entry.get("cells", "").split()), entry["lies"], tuple(entry["of"].split()))


def _agrees(direction: str, steps: tuple[int, int]) -> bool:
    return all(sign * step > 0 for sign, step in zip(DIRECTIONS[direction], steps, strict=True) if sign)


def _between(board: AnyBoard, one: str, other: str) -> tuple[int, int]:
    """The way from the other cell to this one, as both boards are drawn: half cells to the right, and rows down."""
    axial = GAMES[board.game].axial
    (q, r), (other_q, other_r) = axial(one), axial(other)
    return 2 * (q - other_q) + (r - other_r), r - other_r


def _are_adjacent(board: AnyBoard, one: str, other: str) -> bool:
    axial = GAMES[board.game].axial
    (q, r), (other_q, other_r) = axial(one), axial(other)
    return (q - other_q, r - other_r) in STEPS.values()
