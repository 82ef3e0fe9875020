"""Attempts at puzzles, and the ratings of solvers and puzzles, in the database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import func, select

from hexad.server.store.profiles import MAX_POINTS, RatingPoint
from hexad.server.store.puzzle_rows import (
    SITTING_SECONDS,
    add_attempt,
    first_attempt,
    is_account,
    note_daily_solver,
    note_repeat,
)
from hexad.server.store.rating_rows import standing_of
from hexad.server.store.schema import daily_solvers, puzzle_attempts, puzzle_ratings, puzzle_repeats, solver_ratings

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from hexad.server.game.puzzle_standings import RatedAttempt
    from hexad.server.game.standings import Standing
    from hexad.server.store.database import Database

__all__ = ["PuzzleStore", "RecordedAttempt", "Solver", "StoredAttempt"]

SECONDS_PER_DAY = 86_400


class StoredAttempt(NamedTuple):
    """The first attempt of a player at a puzzle. Times are in seconds since 1970."""

    number: int
    puzzle: str
    game: str
    solved: bool
    ended: float
    seconds: int | None
    before: float
    after: float
    deviation: float
    expected: float
    repeated: float | None = None
    """The time of the last further attempt."""
    solved_later: bool = False
    """Whether that one was a success."""


class RecordedAttempt(NamedTuple):
    """The first attempt of a player at a puzzle, and whether it was added just now."""

    first: StoredAttempt
    is_new: bool


class Solver(NamedTuple):
    """What the choice of a puzzle depends on: the rating of the solver, and the puzzles that were tried."""

    standing: Standing | None
    tried: frozenset[str]


class PuzzleStore:
    """Reads and writes attempts at puzzles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(
        self, attempt: RatedAttempt, seconds: int | None, *, daily: bool, now: float | None = None
    ) -> RecordedAttempt | None:
        """Write an attempt that has ended. The first one at a puzzle is rated; later ones are only noted.

        `daily` says whether it is the puzzle of today. Returns None, and writes nothing, for a player without an
        account.
        """
        ended = time.time() if now is None else now

        def work(connection: Connection) -> RecordedAttempt | None:
            if not is_account(connection, attempt.player):
                return None
            known = first_attempt(connection, attempt.player, attempt.puzzle)
            is_new = known is None and add_attempt(connection, attempt, ended, seconds)
            if known is not None and ended >= (known.ended or 0.0) + SITTING_SECONDS:
                note_repeat(connection, attempt.player, attempt.puzzle, ended, solved=attempt.solved)
            if daily and attempt.solved:
                note_daily_solver(connection, attempt.player, attempt.game, int(ended) // SECONDS_PER_DAY)
            known = known or first_attempt(connection, attempt.player, attempt.puzzle)
            return None if known is None else RecordedAttempt(_stored(known), is_new)

        return await self._database.write(work)

    async def first(self, player: str, puzzle: str) -> StoredAttempt | None:
        """The first attempt of a player at a puzzle."""
        row = await self._database.read(lambda connection: first_attempt(connection, player, puzzle))
        return None if row is None else _stored(row)

    async def ratings_of(self, player: str) -> dict[str, Standing]:
        """The ratings of a solver by game."""
        query = select(solver_ratings).where(solver_ratings.c.player == player).order_by(solver_ratings.c.game)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.game: standing_of(row) for row in rows}

    async def solved(self, player: str) -> dict[str, int]:
        """How many puzzles of each game a player solved at the first attempt."""
        query = (
            select(puzzle_attempts.c.game, func.count())
            .where(puzzle_attempts.c.player == player, puzzle_attempts.c.solved)
            .group_by(puzzle_attempts.c.game)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def points(self, player: str) -> dict[str, list[RatingPoint]]:
        """The ratings of a solver by game after the latest attempts, oldest first."""
        attempt = puzzle_attempts.c
        query = (
            select(attempt.game, attempt.ended, attempt.after, attempt.deviation)
            .where(attempt.player == player)
            .order_by(attempt.number.desc())
            .limit(MAX_POINTS)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        found: dict[str, list[RatingPoint]] = {}
        for row in reversed(rows):
            found.setdefault(row.game, []).append(RatingPoint(row.ended or 0.0, row.after, row.deviation))
        return found

    async def solver(self, player: str, game: str) -> Solver:
        """The rating of a solver in a game, and the puzzles that were tried."""
        of_solver = (solver_ratings.c.player == player) & (solver_ratings.c.game == game)
        of_player = (puzzle_attempts.c.player == player) & (puzzle_attempts.c.game == game)

        def work(connection: Connection) -> Solver:
            row = connection.execute(select(solver_ratings).where(of_solver)).one_or_none()
            tried = connection.scalars(select(puzzle_attempts.c.puzzle).where(of_player))
            return Solver(None if row is None else standing_of(row), frozenset(tried))

        return await self._database.read(work)

    async def puzzle(self, puzzle: str) -> Standing | None:
        """The rating of a puzzle; None if no account has tried it."""
        query = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else standing_of(row)

    async def puzzle_means(self, game: str) -> dict[str, float]:
        """The ratings of the puzzles of a game that an account has tried."""
        query = select(puzzle_ratings.c.puzzle, puzzle_ratings.c.mean).where(puzzle_ratings.c.game == game)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.puzzle: row.mean for row in rows}

    async def history(self, player: str, game: str, before: int | None, limit: int) -> list[StoredAttempt]:
        """The first attempts of a player at the puzzles of a game before a number, the last one first."""
        attempt, again = puzzle_attempts.c, puzzle_repeats.c
        query = (
            select(puzzle_attempts, again.ended.label("repeated"), again.solved.label("solved_later"))
            .join_from(
                puzzle_attempts,
                puzzle_repeats,
                (again.player == attempt.player) & (again.puzzle == attempt.puzzle),
                isouter=True,
            )
            .where(attempt.player == player, attempt.game == game)
            .order_by(attempt.number.desc())
            .limit(limit)
        )
        if before is not None:
            query = query.where(attempt.number < before)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [_stored(row)._replace(repeated=row.repeated, solved_later=bool(row.solved_later)) for row in rows]

    async def daily_solvers(self, game: str, day: int) -> int:
        """How many accounts solved the puzzle of a day on that day, in days since 1970."""
        query = select(func.count()).where(daily_solvers.c.day == day, daily_solvers.c.game == game)
        return await self._database.read(lambda connection: connection.scalar(query)) or 0


def _stored(row: Row[Any]) -> StoredAttempt:
    return StoredAttempt(
        row.number,
        row.puzzle,
        row.game,
        bool(row.solved),
        row.ended or 0.0,
        row.seconds,
        row.before,
        row.after,
        row.deviation,
        row.expected,
    )
