"""When two positions are the same puzzle: turned, mirrored, elsewhere on the table, or with the colours changed."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from hexad.types import BLACK

if TYPE_CHECKING:
    from hexad.board import AnyBoard

__all__ = ["identity", "likeness"]

_SYMMETRIES = 12
_OTHER_COLOURS = {"abalone": str.maketrans("Ss", "sS"), "six": str.maketrans("BR", "RB")}


def likeness(board: AnyBoard) -> str:
    """A text that is the same for all positions that are the same puzzle.

    What lies on the board counts, and who moves; scores, move numbers and a Six table's place do not.

    >>> import hexad
    >>> board = hexad.abalone.Board(layout="belgian-daisy")
    >>> likeness(board.rotate(2)) == likeness(board.mirror()) == likeness(board)
    True
    """
    return min(_seen_by_mover(board.transform(symmetry)) for symmetry in range(_SYMMETRIES))


def identity(board: AnyBoard) -> str:
    """A short id for the puzzle of a position: the game's letter and ten digits."""
    return board.game[0] + sha256(likeness(board).encode()).hexdigest()[:10]


def _seen_by_mover(board: AnyBoard) -> str:
    """The pieces, the player to move always as Black."""
    pieces = board.fen().split()[0].partition("@")[0]
    if board.turn is not BLACK:
        pieces = pieces.translate(_OTHER_COLOURS[board.game])
    return f"{pieces} {getattr(board, 'phase', '')}{getattr(board, 'rules', '')}"
