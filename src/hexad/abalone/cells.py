"""The cells of Abalone's board and the directions of its moves."""

from __future__ import annotations

from hexad.abalone.board import cell_at

__all__ = ["CELLS", "DIRECTIONS"]

DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
CELLS = tuple(cell_at(q, r) for r in range(4, -5, -1) for q in range(-4, 5) if -4 <= q + r <= 4)
