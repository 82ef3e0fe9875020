"""When two positions are the same puzzle: turned, mirrored, shifted on the table, or with the colours exchanged."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from hexad.games import GAMES
from hexad.types import BLACK

if TYPE_CHECKING:
    from hexad.board import AnyBoard

__all__ = ["identity", "likeness"]

_SYMMETRIES = 12


def likeness(board: AnyBoard) -> str:
    """A text that is the same for all positions that are the same puzzle.

    It depends on the pieces and the player to move, not on scores, move numbers and where the tiles of Six lie.

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
        black, other = GAMES[board.game].notation.piece_letters
        pieces = pieces.translate(str.maketrans(black + other, other + black))
    return f"{pieces} {getattr(board, 'phase', '')}{getattr(board, 'rules', '')}"
