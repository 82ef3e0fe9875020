"""Pictures of boards: `hexad.svg.board(board)` is a standalone SVG, for every game."""

from __future__ import annotations

from hexad.svg.picture import board
from hexad.svg.theme import THEMES

__all__ = ["THEMES", "board"]
