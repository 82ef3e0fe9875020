"""Six: 42 tiles on a table without an edge; a line, a triangle or a ring of six wins."""

from __future__ import annotations

from hexad.six.board import Board, Move, axial, cell_at

__all__ = ["NAME", "PLAYERS", "Board", "Move", "axial", "cell_at"]

NAME = Board.game
PLAYERS = Board.PLAYERS
