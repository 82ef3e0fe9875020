"""What puzzles are in each game, by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.puzzles.abalone import ABALONE
from hexad.puzzles.six import SIX

if TYPE_CHECKING:
    from hexad.puzzles.interface import PuzzleRules

__all__ = ["RULES"]

RULES: dict[str, PuzzleRules] = {"abalone": ABALONE, "six": SIX}
