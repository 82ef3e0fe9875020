"""Puzzles: positions with one move to find, proven by trying every other.

    puzzles = load("six")                       # those that come with hexad
    puzzle = daily(datetime.date.today())       # the same for all players
    puzzle.board(), puzzle.is_solved_by("2,-1")

`proof.py` is the search that proves a puzzle, `verify.py` checks everything that a puzzle states, and `rules.py` tells
what puzzles are in each game. `themes.py` says what they are about, and `grade.py` how hard they are. `candidates.py`,
`finder.py` and `maker.py` make new puzzles with the help of the engine; they are imported only for that.
"""

from __future__ import annotations

from hexad.puzzles.collection import daily, load, read
from hexad.puzzles.proof import Proof
from hexad.puzzles.puzzle import HARDEST, KINDS, Puzzle, PuzzleError
from hexad.puzzles.verify import verify

__all__ = ["HARDEST", "KINDS", "Proof", "Puzzle", "PuzzleError", "daily", "load", "read", "verify"]
