"""Position texts of Six, written from the tiles on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.fen import compose_row
from hexad.six.board import Board, axial

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.types import Player

__all__ = ["PIECE_LETTERS", "compose_fen"]

# Black's and Red's.
PIECE_LETTERS = ("B", "R")


def compose_fen(pieces: Mapping[str, Player], *, turn: Player, counts: str = "0 0", rules: str = "basic") -> str:
    """The text of a position; `counts` are the tiles in the hands of Black and of Red."""
    letters = dict(zip(Board.PLAYERS, PIECE_LETTERS, strict=True))
    tiles = {axial(cell): letters[player] for cell, player in pieces.items()}
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*tiles, strict=True))
    rows = [[tiles.get((q, r), "") for q in range(left, right + 1)] for r in range(top, bottom + 1)]
    texts = "/".join(compose_row(row).rstrip("0123456789") for row in rows)
    return f"{texts}@{left},{top} {counts} {turn[0]} {rules} 1"
