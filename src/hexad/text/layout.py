"""Where the cells of a board come to lie in a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from hexad.svg.geometry import STEPS

if TYPE_CHECKING:
    from hexad.svg.geometry import Axial
    from hexad.svg.scene import Scene
    from hexad.text.palette import Letters

__all__ = ["TextLayout"]


@dataclass(frozen=True)
class TextLayout:
    """Where cells come to lie: each row of cells is shifted by half a cell against the next."""

    scene: Scene
    letters: Letters
    colour: bool
    large: bool

    @property
    def height(self) -> int:
        """Lines from row to row."""
        return 2 if self.large else 1

    @cached_property
    def pitch(self) -> int:
        """Columns from cell to cell: few, or on a table enough for the longest coordinate and a gap."""
        if not self.table:
            return 6 if self.large else 2
        longest = max(len(str(number)) for spot in self.shown() for number in spot)
        return max(6 if self.large else 4, longest + 2 - longest % 2)

    @property
    def painted(self) -> bool:
        """Whether marks are grounds under the pieces; small tiles fill their cells and would hide them."""
        return self.large or (self.colour and not self.table)

    @property
    def table(self) -> bool:
        """Whether the cells lie on a table without an edge."""
        return not self.scene.cells

    def place(self, spot: Axial) -> tuple[int, int]:
        """Row and column of a cell's middle."""
        sign = -1 if self.scene.flipped else 1
        return sign * self.height * spot[1], sign * (self.pitch * spot[0] + self.pitch // 2 * spot[1])

    def shown(self) -> dict[Axial, str]:
        """The cells that are written down, with the names of those that have a part in the scene."""
        named = {spot: cell for cell, spot in self.scene.spots.items()}
        around = {(q + dq, r + dr) for q, r in named for dq, dr in STEPS} if self.table else set()
        return {**dict.fromkeys(sorted(around), ""), **named}
