"""Ratings of solvers and puzzles, computed again from the log of first attempts, in the order of their numbers.

Everything happens in one transaction, for which servers wait with further attempts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, select

from hexad.server.game.puzzle_standings import PuzzleStandings, RatedAttempt
from hexad.server.store.puzzle_rows import (
    NUMBERED,
    attempt_row,
    standing_row,
    write_changes,
    write_puzzle_ratings,
    write_solver_ratings,
)
from hexad.server.store.rating_rows import reserve_numbers
from hexad.server.store.rerate import Comparison, batches
from hexad.server.store.schema import puzzle_attempts, puzzle_ratings, solver_ratings

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Row, Table

    from hexad.server.store.database import Database

__all__ = ["rerate_puzzles"]

ATTEMPTS_PER_STEP = 1_000


async def rerate_puzzles(database: Database, *, check: bool, show: Callable[[int, int], None]) -> Comparison:
    """Compute all ratings of puzzles and solvers again and correct the stored ones; with `check`, compare them only.

    `show` is told the number of attempts that were read, and of all. Raises DatabaseError.
    """
    return await database.write(lambda connection: _rerate(connection, check=check, show=show), is_long=True)


def _rerate(connection: Connection, *, check: bool, show: Callable[[int, int], None]) -> Comparison:
    reserve_numbers(connection, 0, NUMBERED)
    total = connection.scalar(select(func.count()).select_from(puzzle_attempts)) or 0
    standings, count, changed = PuzzleStandings(), 0, []
    for row in connection.execute(select(puzzle_attempts).order_by(puzzle_attempts.c.number)):
        expected = _expected_row(row, standings)
        if expected != dict(row._mapping):
            changed.append(expected)
        count += 1
        if count % ATTEMPTS_PER_STEP == 0 or count == total:
            show(count, total)
    solvers = {key: {"player": key[0], "game": key[1], **standing_row(one)} for key, one in standings.solvers.items()}
    known = connection.execute(select(puzzle_attempts.c.puzzle, puzzle_attempts.c.game).distinct())
    games = {row.puzzle: row.game for row in known}
    puzzles = {
        (key,): {"puzzle": key, "game": games[key], **standing_row(one)} for key, one in standings.puzzles.items()
    }
    differing = 0
    for table, keys, rows, write in (
        (solver_ratings, ("player", "game"), solvers, write_solver_ratings),
        (puzzle_ratings, ("puzzle",), puzzles, write_puzzle_ratings),
    ):
        wrong, right = _differences(connection, table, keys, rows)
        differing += len(wrong | right.keys())
        if not check:
            for key in wrong:
                connection.execute(
                    delete(table).where(*(table.c[name] == value for name, value in zip(keys, key, strict=True)))
                )
            for some in batches(list(right.values())):
                write(connection, some)
    if not check:
        for some in batches(changed):
            write_changes(connection, some)
    return Comparison(count, differing, len(changed))


def _expected_row(row: Row[Any], standings: PuzzleStandings) -> dict[str, Any]:
    """Return the row of an attempt as it follows from the log."""
    attempt = RatedAttempt(*(row._mapping[name] for name in RatedAttempt._fields))
    return attempt_row(row.number, attempt, row.ended, row.seconds, standings.rate(attempt))


def _differences(
    connection: Connection, table: Table, keys: tuple[str, ...], expected: dict[Any, dict[str, Any]]
) -> tuple[set[Any], dict[Any, dict[str, Any]]]:
    """Return the keys of stored ratings that are wrong, and the ratings that are to be stored."""
    rows = [dict(row._mapping) for row in connection.execute(select(table))]
    stored = {tuple(row[name] for name in keys): row for row in rows}
    wrong = {key for key, row in stored.items() if row != expected.get(key)}
    return wrong, {key: row for key, row in expected.items() if row != stored.get(key)}
