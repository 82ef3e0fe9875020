"""Puzzles: positions with one move to find, proven by trying every other.

    puzzles = load("six")                       # those that come with hexad
    puzzle = daily(datetime.date.today())       # the same for everybody
    puzzle.board(), puzzle.is_solved_by("2,-1")

`proof.py` is the search that proves, `verify.py` what a puzzle promises. `games.py`, `finder.py`, `grade.py` and
`maker.py` make new ones with the help of the engine, and are loaded by those who do.
"""

from __future__ import annotations

from hexad.puzzles.collection import daily, load, read
from hexad.puzzles.proof import Proof
from hexad.puzzles.puzzle import HARDEST, KINDS, Puzzle, PuzzleError
from hexad.puzzles.verify import verify

__all__ = ["HARDEST", "KINDS", "Proof", "Puzzle", "PuzzleError", "daily", "load", "read", "verify"]
