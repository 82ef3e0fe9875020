"""Abalone: 61 cells, 14 marbles a side, six pushed off to win."""

from __future__ import annotations

from hexad.abalone.board import Board, Move, axial, cell_at
from hexad.abalone.layouts import LAYOUTS
from hexad.types import BLACK, WHITE

__all__ = ["CELLS", "DIRECTIONS", "LAYOUTS", "NAME", "PLAYERS", "Board", "Move", "axial", "cell_at"]

NAME = "abalone"
PLAYERS = (BLACK, WHITE)
DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
CELLS = tuple(cell_at(q, r) for r in range(4, -5, -1) for q in range(-4, 5) if -4 <= q + r <= 4)
