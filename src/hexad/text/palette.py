"""The colours of boards in a terminal, and the characters for pieces and empty cells."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from hexad.types import BLACK, RED, WHITE, Player

if TYPE_CHECKING:
    from hexad.text.sheet import Colour

__all__ = [
    "ACCENT",
    "BOARD",
    "BOARD_DOT",
    "CLOTH",
    "CLOTH_DOT",
    "COLOURED",
    "CUP",
    "FINE",
    "INK",
    "ON_TILE",
    "PIECES",
    "PLAIN",
    "TRAIL",
    "Letters",
    "letters_for",
]

INK: Colour = (134, 144, 154)
ACCENT: Colour = (63, 208, 187)
TRAIL: Colour = (45, 140, 132)
BOARD: Colour = (98, 110, 123)
CLOTH: Colour = (226, 218, 201)
BOARD_DOT: Colour = (142, 154, 166)
CLOTH_DOT: Colour = (160, 150, 128)
ON_TILE: Colour = (226, 214, 208)
CUP: tuple[Colour, Colour] = ((82, 93, 105), (88, 99, 112))
# The upper, lit half of a piece and the lower one; a small piece is the lower half alone.
PIECES: dict[Player, tuple[Colour, Colour]] = {
    BLACK: ((38, 41, 47), (14, 15, 18)),
    WHITE: ((255, 253, 247), (240, 234, 222)),
    RED: ((214, 70, 56), (201, 58, 46)),
}

# The characters for pieces and for empty cells; none of them is ever two columns wide.
Letters: TypeAlias = dict[Player | None, str]
PLAIN: dict[str, Letters] = {"abalone": {BLACK: "@", WHITE: "O", None: "."}, "six": {BLACK: "B", RED: "R", None: "."}}
FINE: dict[str, Letters] = {"abalone": {BLACK: "◉", WHITE: "O", None: "⋅"}, "six": {BLACK: "B", RED: "R", None: "⋅"}}
COLOURED: dict[str, Letters] = {"abalone": {BLACK: "◉", WHITE: "◉", None: "⋅"}, "six": FINE["six"]}


def letters_for(game: str, *, colour: bool, unicode: bool) -> Letters:
    """The characters for the pieces of a game; without colour or Unicode the players differ by letter."""
    return (COLOURED if colour else FINE)[game] if unicode else PLAIN[game]
