"""Position texts of Abalone, written from the marbles on the board."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from hexad.abalone.board import Board
from hexad.abalone.cells import CELLS
from hexad.fen import compose_row

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.types import Player

__all__ = ["PIECE_LETTERS", "compose_fen"]

# Black's and White's.
PIECE_LETTERS = ("S", "s")


def compose_fen(pieces: Mapping[str, Player], *, turn: Player, counts: str = "0 0", rules: str = "") -> str:
    """The text of a position; `counts` are the marbles pushed off by Black and by White.

    There is one set of rules, so `rules` is not read.
    """
    del rules
    letters = dict(zip(Board.PLAYERS, PIECE_LETTERS, strict=True))
    rows = groupby(sorted(CELLS, key=lambda cell: (-ord(cell[0]), cell[1])), key=lambda cell: cell[0])
    texts = (compose_row(letters[pieces[cell]] if cell in pieces else "" for cell in row) for _, row in rows)
    return f"{'/'.join(texts)} {counts} {turn[0]} 0 1"
