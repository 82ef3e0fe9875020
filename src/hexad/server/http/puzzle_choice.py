"""Choosing the next puzzle: near the solver's rating, and one that was not seen before."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from hexad import puzzles
from hexad.puzzles import KINDS, Puzzle
from hexad.puzzles.grade import initial_rating
from hexad.puzzles.themes import themes_of_game
from hexad.server.errors import RefusalError

if TYPE_CHECKING:
    from collections.abc import Mapping, Set

__all__ = ["PuzzleWish", "choose_puzzle", "find_puzzle"]

# The next puzzle is one of this number with the nearest ratings, so that solvers do not all get the same one.
NEAREST = 8


class PuzzleWish(NamedTuple):
    """What the next puzzle should be; None for any."""

    game: str
    difficulty: int | None
    kind: str | None
    theme: str | None

    def allows(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle is as wished for."""
        return (
            self.difficulty in (None, puzzle.difficulty)
            and self.kind in (None, puzzle.kind)
            and (self.theme is None or self.theme in themes_of_game(puzzle.game)[puzzle.id])
        )


def choose_puzzle(wish: PuzzleWish, seen: Set[str], rating: float | None, means: Mapping[str, float]) -> Puzzle:
    """A puzzle that was not seen, at random: one of those nearest to a rating, or any without a rating.

    `means` are the ratings of puzzles; the others have their initial one. Raises RefusalError if there is none left.
    """
    candidates = [puzzle for puzzle in puzzles.load(wish.game) if puzzle.id not in seen and wish.allows(puzzle)]
    if not candidates:
        raise RefusalError("no-puzzle-left", "There is no such puzzle that you have not seen.", status=404)
    if rating is None:
        return random.choice(candidates)

    def distance(puzzle: Puzzle) -> float:
        return abs(means.get(puzzle.id, initial_rating(puzzle.difficulty).mean) - rating)

    # Most puzzles of a grade have the same rating at first: which of them are nearest is a matter of chance, too.
    random.shuffle(candidates)
    return random.choice(sorted(candidates, key=distance)[:NEAREST])


def find_puzzle(puzzle_id: str) -> Puzzle:
    """The puzzle with an id; raises RefusalError if there is none."""
    if puzzle_id not in _by_id():
        raise RefusalError("not-found", "There is no such puzzle.", status=404)
    return _by_id()[puzzle_id]


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in KINDS for puzzle in puzzles.load(game)}
