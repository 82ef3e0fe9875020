"""The ratings of solvers and puzzles, and how an attempt changes them: it is a game between the two.

Nothing here reads a database: the server and `hexad admin rerate` compute the same numbers by the same functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from hexad.puzzles.grade import initial_rating
from hexad.server.game.standings import SYSTEM, Standing

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["AttemptChange", "PuzzleStandings", "RatedAttempt", "SolverKey", "new_puzzle"]

SolverKey: TypeAlias = tuple[str, str]
"""Player and game."""


class RatedAttempt(NamedTuple):
    """The first attempt of a player at a puzzle: all that ratings depend on."""

    player: str
    puzzle: str
    game: str
    difficulty: int
    """The grade of the puzzle at that time, from which its rating starts."""
    solved: bool
    at: int
    """The arena time in whole seconds."""


class AttemptChange(NamedTuple):
    """How an attempt changed both ratings."""

    before: float
    after: float
    deviation: float
    """That of the solver's new rating."""
    expected: float
    """The score that the solver was expected to make, from 0 to 1."""
    puzzle_before: float
    puzzle_after: float


def new_puzzle(difficulty: int) -> Standing:
    """Return the standing of a puzzle that nobody has tried."""
    return Standing(initial_rating(difficulty))


class PuzzleStandings:
    """Standings of solvers and of puzzles. Those that are not known are those of new ones."""

    def __init__(
        self, solvers: Mapping[SolverKey, Standing] | None = None, puzzles: Mapping[str, Standing] | None = None
    ) -> None:
        self.solvers: dict[SolverKey, Standing] = dict(solvers or {})
        self.puzzles: dict[str, Standing] = dict(puzzles or {})

    def rate(self, attempt: RatedAttempt) -> AttemptChange:
        """Change the ratings of the solver and the puzzle."""
        key = (attempt.player, attempt.game)
        solver = self.solvers.get(key) or Standing()
        puzzle = self.puzzles.get(attempt.puzzle) or new_puzzle(attempt.difficulty)
        own, other = [solver.rating], [puzzle.rating]
        expected = SYSTEM.expected_score(own, other, attempt.at)
        (solver_after,), (puzzle_after,) = SYSTEM.rate_game(own, other, float(attempt.solved), attempt.at)
        self.solvers[key] = solver.after(solver_after)
        self.puzzles[attempt.puzzle] = puzzle.after(puzzle_after)
        return AttemptChange(
            solver.rating.mean,
            solver_after.mean,
            solver_after.deviation,
            expected,
            puzzle.rating.mean,
            puzzle_after.mean,
        )
