"""Abalone: 61 cells, 14 marbles a side, six pushed off to win."""

from __future__ import annotations

from hexad.abalone.board import Board, Move, axial, cell_at
from hexad.abalone.cells import CELLS, DIRECTIONS
from hexad.abalone.layouts import LAYOUTS

__all__ = ["CELLS", "DIRECTIONS", "LAYOUTS", "NAME", "PLAYERS", "Board", "Move", "axial", "cell_at"]

NAME = Board.game
PLAYERS = Board.PLAYERS
