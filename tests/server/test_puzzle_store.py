"""Attempts at puzzles in the database: ratings follow from the log, whatever happens and in whatever order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, select

from hexad import puzzles
from hexad.puzzles.grade import initial_rating
from hexad.ratings import Glicko2, Rating
from hexad.server.game.puzzle_standings import PuzzleStandings, RatedAttempt
from hexad.server.store import Account, Accounts, Database, NewSession
from hexad.server.store.puzzle_rerate import rerate_puzzles
from hexad.server.store.puzzles import PuzzleStore
from hexad.server.store.rerate import Comparison
from hexad.server.store.schema import (
    accounts,
    daily_solvers,
    puzzle_attempts,
    puzzle_ratings,
    puzzle_repeats,
    solver_ratings,
)
from tests.profiles import scaled

from .test_rated_store import on_sqlite, sql, with_database

if TYPE_CHECKING:
    from sqlalchemy import Connection

PLAYERS = ("ann", "bob", "cid")
PUZZLES = [puzzles.load(game)[number] for game in puzzles.KINDS for number in (0, 1, 2)]
TABLES = (puzzle_attempts, solver_ratings, puzzle_ratings)
DAY = 86_400


def attempt(player: str, puzzle: Any, solved: bool, at: int = 100) -> RatedAttempt:
    return RatedAttempt(player, puzzle.id, puzzle.game, puzzle.difficulty, solved, at)


async def with_accounts(database: Database) -> PuzzleStore:
    rows = [
        {"player": name, "login": name, "name": name, "password": "x", "created": 0.0, "skeleton": name}
        for name in PLAYERS
    ]
    await database.write(lambda connection: connection.execute(insert(accounts), rows))
    return PuzzleStore(database)


async def content(database: Database) -> list[list[dict[str, Any]]]:
    def work(connection: Connection) -> list[list[dict[str, Any]]]:
        ordered = (select(table).order_by(*table.primary_key.columns) for table in TABLES)
        return [[dict(row._mapping) for row in connection.execute(query)] for query in ordered]

    return await database.read(work)


async def rerated(database: Database, *, check: bool = False) -> Comparison:
    return await rerate_puzzles(database, check=check, show=lambda _, __: None)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'arena.sqlite3'}"
    return str(request.getfixturevalue("postgres").database("puzzles"))


def test_an_attempt_is_a_game_between_solver_and_puzzle(url):
    async def story(database: Database, _: Any) -> None:
        store, puzzle = await with_accounts(database), PUZZLES[0]
        recorded = await store.record(attempt("ann", puzzle, solved=True, at=123), 45, daily=False, now=1e9)
        (solver,), (other,) = Glicko2().rate_game([Rating()], [initial_rating(puzzle.difficulty)], 1, 123)
        assert recorded is not None
        assert recorded.is_new
        assert (recorded.first.before, recorded.first.after, recorded.first.seconds) == (1500.0, solver.mean, 45)
        [row], [solver_row], [puzzle_row] = await content(database)
        assert (row["number"], row["player"], row["puzzle"], bool(row["solved"])) == (1, "ann", puzzle.id, True)
        assert (row["puzzle_before"], row["puzzle_after"]) == (initial_rating(puzzle.difficulty).mean, other.mean)
        assert (solver_row["mean"], solver_row["deviation"], solver_row["games"]) == (solver.mean, solver.deviation, 1)
        assert (puzzle_row["mean"], puzzle_row["deviation"], puzzle_row["games"]) == (other.mean, other.deviation, 1)
        assert await rerated(database, check=True) == Comparison(1, 0, 0)

    with_database(url, story)


def test_only_the_first_attempt_counts(url):
    async def story(database: Database, _: Any) -> None:
        store, puzzle = await with_accounts(database), PUZZLES[0]
        await store.record(attempt("ann", puzzle, solved=False), None, daily=False, now=10.0)
        before = await content(database)
        for now, solved in ((20.0, True), (3.0 * DAY, False), (3.1 * DAY, True), (7.0 * DAY, True), (7.1 * DAY, False)):
            again = await store.record(attempt("ann", puzzle, solved=solved, at=200), None, daily=True, now=now)
            assert again is not None
            assert (again.is_new, again.first.solved, again.first.ended) == (False, False, 10.0)
            assert await content(database) == before
            [found] = await store.history("ann", puzzle.game, None, 10)
            # Of the attempts within some hours, the first counts.
            sitting = {20.0: (None, False), 3.0: (3.0 * DAY, False), 7.0: (7.0 * DAY, True)}
            assert (found.repeated, found.solved_later) == sitting[now if now == 20.0 else now // DAY]
        assert [await store.daily_solvers(puzzle.game, day) for day in (0, 3, 5)] == [1, 1, 0]

    with_database(url, story)


def test_a_player_without_an_account_changes_nothing(url):
    async def story(database: Database, _: Any) -> None:
        store = await with_accounts(database)
        assert await store.record(attempt("guest", PUZZLES[0], solved=True), 1, daily=True) is None
        assert await content(database) == [[], [], []]
        assert await sql(database, "select count(*) from daily_solvers") == [(0,)]

    with_database(url, story)


def test_simultaneous_attempts_are_numbered_without_gaps(url):
    """Every player tries every puzzle several times at once: each pair counts once, and the numbers have no gaps."""

    async def story(database: Database, _: Any) -> None:
        store = await with_accounts(database)
        tries = [
            store.record(attempt(player, puzzle, solved=bool(turn)), None, daily=False)
            for puzzle in PUZZLES
            for player in PLAYERS
            for turn in range(3)
        ]
        found = await asyncio.gather(*tries)
        pairs = len(PUZZLES) * len(PLAYERS)
        assert sum(one is not None and one.is_new for one in found) == pairs
        rows = (await content(database))[0]
        assert [row["number"] for row in rows] == list(range(1, pairs + 1))
        assert await rerated(database, check=True) == Comparison(pairs, 0, 0)

    with_database(url, story)


attempts = st.lists(
    st.tuples(
        st.sampled_from(PLAYERS), st.sampled_from(PUZZLES), st.booleans(), st.integers(0, 400 * DAY), st.booleans()
    ),
    max_size=25,
)


@settings(max_examples=scaled(12))
@given(attempts)
def test_ratings_depend_only_on_the_log(season):
    """After any attempts and deletions: computed again from empty tables, every row is the same."""

    async def story(database: Database, _: Any) -> None:
        store, tables = await with_accounts(database), Accounts(database)
        standings, seen, gone = PuzzleStandings(), set(), set()
        for number, (player, puzzle, solved, at, leaves) in enumerate(season):
            one = attempt(player, puzzle, solved, at)
            recorded = await store.record(one, None, daily=False)
            assert (recorded is None) == (player in gone)
            if player not in gone and (player, puzzle.id) not in seen:
                standings.rate(one)
            seen.add((player, puzzle.id))
            if leaves and number % 5 == 4 and player not in gone:
                gone.add(player)
                guest = NewSession(f"hash{number}", f"guest{number}", "Guest")
                await tables.remove(Account(player, player, player, "x"), guest, [])
        before = await content(database)
        means = {row["puzzle"]: row["mean"] for row in before[2]}
        assert means == {puzzle: standing.rating.mean for puzzle, standing in standings.puzzles.items()}
        count = len(before[0])
        assert await rerated(database, check=True) == Comparison(count, 0, 0)
        await sql(database, "delete from solver_ratings")
        await sql(database, "delete from puzzle_ratings")
        await sql(database, "update puzzle_attempts set before = 0, after = 0, expected = 2, puzzle_after = 1")
        lost = await rerated(database, check=True)
        assert lost == Comparison(count, len(before[1]) + len(before[2]), count)
        assert await rerated(database) == lost
        assert await content(database) == before

    on_sqlite(story)


def test_rerate_corrects_what_is_wrong_and_nothing_else(url):
    async def story(database: Database, _: Any) -> None:
        store = await with_accounts(database)
        for number, puzzle in enumerate(PUZZLES):
            await store.record(attempt("ann", puzzle, solved=number % 2 == 0), 7, daily=False)
        before = await content(database)
        await sql(database, "update solver_ratings set mean = mean + 1e-9 where game = 'six'")
        await sql(database, "insert into puzzle_ratings values ('a0', 'six', 1500, 200, 0.09, 0, 1, null)")
        await sql(database, "update puzzle_attempts set after = after + 1e-9 where number = 2")
        assert await rerated(database, check=True) == Comparison(6, 2, 1)
        assert await rerated(database) == Comparison(6, 2, 1)
        assert await content(database) == before
        assert await rerated(database, check=True) == Comparison(6, 0, 0)

    with_database(url, story)


def test_a_deleted_account_leaves_attempts_of_nobody(url):
    async def story(database: Database, _: Any) -> None:
        store, tables = await with_accounts(database), Accounts(database)
        for player in PLAYERS[:2]:
            for puzzle in PUZZLES:
                await store.record(attempt(player, puzzle, solved=True), 7, daily=True)
        await store.record(attempt("ann", PUZZLES[0], solved=True), 7, daily=True, now=1e10)
        ratings = (await content(database))[2]
        guest = NewSession("hash", "someone", "Guest")
        assert await tables.remove(Account("ann", "ann", "ann", "x"), guest, []) is not None
        rows = (await content(database))[0]
        assert {row["player"] for row in rows} & set(PLAYERS) == {"bob"}
        [nobody] = {row["player"] for row in rows} - {"bob"}
        left = [row for row in rows if row["player"] == nobody]
        assert len(left) == len(PUZZLES)
        assert {(row["ended"], row["seconds"]) for row in left} == {(None, None)}
        for table in (solver_ratings, puzzle_repeats, daily_solvers):
            assert await sql(database, f"select * from {table.name} where player = 'ann'") == []
        assert (await content(database))[2] == ratings
        assert await rerated(database, check=True) == Comparison(2 * len(PUZZLES), 0, 0)

    with_database(url, story)
