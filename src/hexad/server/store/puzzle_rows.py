"""The rows that an attempt at a puzzle changes, written in one transaction.

First attempts are numbered in the order of these transactions, by a row that each of them locks: two processes cannot
change the rating of a solver or a puzzle at the same time, and no account has two first attempts at one puzzle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, text, update

from hexad.server.game.puzzle_standings import PuzzleStandings
from hexad.server.ids import new_id
from hexad.server.store.rating_rows import reserve_numbers, standing_of
from hexad.server.store.schema import (
    accounts,
    daily_solvers,
    puzzle_attempts,
    puzzle_ratings,
    puzzle_repeats,
    solver_ratings,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from hexad.server.game.puzzle_standings import AttemptChange, RatedAttempt
    from hexad.server.game.standings import Standing

__all__ = [
    "NUMBERED",
    "SITTING_SECONDS",
    "add_attempt",
    "attempt_row",
    "first_attempt",
    "is_account",
    "note_daily_solver",
    "note_repeat",
    "remove_solver",
    "standing_row",
    "write_changes",
    "write_puzzle_ratings",
    "write_solver_ratings",
]

# Within this time after an attempt, further ones belong to it: who has seen the solution plays it next.
SITTING_SECONDS = 12 * 3_600.0
# The name of the counter of first attempts.
NUMBERED = "puzzles"
_UPDATES = """
    mean = excluded.mean, deviation = excluded.deviation, volatility = excluded.volatility,
    at = excluded.at, games = excluded.games, peak = excluded.peak
"""
_COLUMNS = "mean, deviation, volatility, at, games, peak"
_VALUES = ":mean, :deviation, :volatility, :at, :games, :peak"
_write_solver = text(
    f"""
    insert into solver_ratings (player, game, {_COLUMNS}) values (:player, :game, {_VALUES})
    on conflict (player, game) do update set {_UPDATES}
    """
)
_write_puzzle = text(
    f"""
    insert into puzzle_ratings (puzzle, game, {_COLUMNS}) values (:puzzle, :game, {_VALUES})
    on conflict (puzzle) do update set {_UPDATES}
    """
)
_write_change = text(
    """
    update puzzle_attempts set
        before = :before, after = :after, deviation = :deviation, expected = :expected,
        puzzle_before = :puzzle_before, puzzle_after = :puzzle_after
    where number = :number
    """
)
_write_repeat = text(
    """
    insert into puzzle_repeats (player, puzzle, ended, solved) values (:player, :puzzle, :ended, :solved)
    on conflict (player, puzzle) do update set ended = excluded.ended, solved = excluded.solved
    where puzzle_repeats.ended <= excluded.ended - :sitting
    """
)
_write_daily = text(
    "insert into daily_solvers (day, game, player) values (:day, :game, :player) on conflict do nothing"
)


def is_account(connection: Connection, player: str) -> bool:
    """Return whether a player has an account. It cannot be deleted before this transaction ends."""
    query = select(accounts.c.player).where(accounts.c.player == player)
    return connection.scalar(query.with_for_update(read=True, key_share=True)) is not None


def first_attempt(connection: Connection, player: str, puzzle: str) -> Row[Any] | None:
    """Return the first attempt of a player at a puzzle; None if there is none."""
    of_player = (puzzle_attempts.c.player == player) & (puzzle_attempts.c.puzzle == puzzle)
    return connection.execute(select(puzzle_attempts).where(of_player)).one_or_none()


def add_attempt(connection: Connection, attempt: RatedAttempt, ended: float, seconds: int | None) -> bool:
    """Add the first attempt of a player at a puzzle, and change both ratings; returns False if it is not the first."""
    # Other processes wait here. They look for an attempt after this one is there.
    reserve_numbers(connection, 0, NUMBERED)
    if first_attempt(connection, attempt.player, attempt.puzzle) is not None:
        return False
    number = reserve_numbers(connection, 1, NUMBERED)
    standings = _known_standings(connection, attempt)
    row = attempt_row(number, attempt, ended, seconds, standings.rate(attempt))
    connection.execute(insert(puzzle_attempts), [row])
    solver, puzzle = standings.solvers[attempt.player, attempt.game], standings.puzzles[attempt.puzzle]
    write_solver_ratings(connection, [{"player": attempt.player, "game": attempt.game, **standing_row(solver)}])
    write_puzzle_ratings(connection, [{"puzzle": attempt.puzzle, "game": attempt.game, **standing_row(puzzle)}])
    return True


def attempt_row(
    number: int, attempt: RatedAttempt, ended: float | None, seconds: int | None, change: AttemptChange
) -> dict[str, Any]:
    """Return the row of an attempt."""
    return {"number": number, **attempt._asdict(), "ended": ended, "seconds": seconds, **change._asdict()}


def standing_row(standing: Standing) -> dict[str, Any]:
    """Return the columns of a rating."""
    rating = standing.rating
    return {
        "mean": rating.mean,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
        "at": rating.time,
        "games": standing.games,
        "peak": standing.peak,
    }


def write_solver_ratings(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Add or replace ratings of solvers."""
    connection.execute(_write_solver, rows)


def write_puzzle_ratings(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Add or replace ratings of puzzles."""
    connection.execute(_write_puzzle, rows)


def write_changes(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Replace the changes that attempts caused."""
    connection.execute(_write_change, rows)


def note_repeat(connection: Connection, player: str, puzzle: str, ended: float, *, solved: bool) -> None:
    """Note a further attempt of a player at a puzzle, unless it follows soon after one that is noted."""
    row = {"player": player, "puzzle": puzzle, "ended": ended, "solved": solved, "sitting": SITTING_SECONDS}
    connection.execute(_write_repeat, row)


def note_daily_solver(connection: Connection, player: str, game: str, day: int) -> None:
    """Note that a player has solved the puzzle of a day on that day, which is counted once."""
    connection.execute(_write_daily, {"day": day, "game": game, "player": player})


def remove_solver(connection: Connection, player: str) -> None:
    """Take the attempts away from a player whose account is deleted.

    They remain under a new id that belongs to nobody, because the ratings of puzzles depend on them, without the wall
    time and the time that was used.
    """
    reserve_numbers(connection, 0, NUMBERED)
    nobody = new_id()
    attempts = update(puzzle_attempts).where(puzzle_attempts.c.player == player)
    connection.execute(attempts.values(player=nobody, ended=None, seconds=None))
    for table in (solver_ratings, daily_solvers):
        connection.execute(update(table).where(table.c.player == player).values(player=nobody))
    connection.execute(delete(puzzle_repeats).where(puzzle_repeats.c.player == player))


def _known_standings(connection: Connection, attempt: RatedAttempt) -> PuzzleStandings:
    of_solver = (solver_ratings.c.player == attempt.player) & (solver_ratings.c.game == attempt.game)
    solver = connection.execute(select(solver_ratings).where(of_solver)).one_or_none()
    of_puzzle = puzzle_ratings.c.puzzle == attempt.puzzle
    puzzle = connection.execute(select(puzzle_ratings).where(of_puzzle)).one_or_none()
    return PuzzleStandings(
        {} if solver is None else {(attempt.player, attempt.game): standing_of(solver)},
        {} if puzzle is None else {attempt.puzzle: standing_of(puzzle)},
    )
