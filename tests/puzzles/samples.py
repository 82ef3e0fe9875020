"""Puzzles for the tests."""

from __future__ import annotations

from typing import Any

import hexad
from hexad.puzzles import Puzzle
from hexad.puzzles.likeness import identity

# Abalone: Black pushes the last marble off at once.
LAST_PUSH = "5/6/7/8/6SSs/8/7/6/5 5 0 b 0 1"
# Six, placing: a ring lacks one tile; wins by threats alone that take two and three moves.
RING = "3R/1BBRR/BRBR/1B@0,-1 16 16 b basic 6"
FORK = "6R/3RRBR/2BBRBBRB/RBBBBBR/4R/4R/3R@-6,-2 10 10 b basic 11"
LADDER = "6R/4RBR/3BRBBRB/RBBBBBR/4R/4R/3R@-6,-2 11 11 b basic 10"
# Six, advanced: Red lifts the tile that holds Black's tiles to the rest.
SPLIT = "2BR/1RRRRB/1BRB/R2B/3B@-5,0 0 0 r advanced 30"
# Six: after any other move Black wins with two more.
DEFENCE = "4B2R/RBBBBBRR/3BR1BR/2R@-5,-1 13 14 r basic 7"
# Abalone: a sumito and a quiet move, each followed by an ejection that nothing prevents.
SUMITO = "5/2sS2/1ss2S1/3Sss2/3s1ssS1/2S1ssSS/2s1sS1/4S1/5 2 5 w 27 51"
QUIET = "4s/1s2SS/s1SSsS1/s1SsSss1/2SS1Sss1/2S1S3/1s5/S5/5 3 1 b 1 31"


def puzzle(game: str, fen: str, kind: str, *solution: str, **fields: Any) -> Puzzle:
    """A puzzle with everything that follows from its position filled in."""
    board = hexad.GAMES[game].Board(fen)
    usual = {"id": identity(board), "side": board.turn.value, "within": (len(solution) + 1) // 2, "difficulty": 1}
    return Puzzle(game=game, fen=fen, kind=kind, solution=solution, **{**usual, **fields})


GOOD = {
    "last push": puzzle("abalone", LAST_PUSH, "ejection", "e7e8"),
    "sumito": puzzle("abalone", SUMITO, "sumito", "f7e7", "d8e8", "e7d7"),
    "quiet": puzzle("abalone", QUIET, "ejection", "d3e3", "f2g3", "e3f3"),
    "ring": puzzle("six", RING, "win", "0,2"),
    "fork": puzzle("six", FORK, "win", "-5,2", "-4,2", "-5,0"),
    "ladder": puzzle("six", LADDER, "win", "-4,0", "-3,-1", "-5,2", "-4,2", "-5,0"),
    "split": puzzle("six", SPLIT, "split", "-1,1>-5,1", accepts="tile"),
    "defence": puzzle("six", DEFENCE, "defence", "-2,-1", within=2),
}
