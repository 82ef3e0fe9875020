"""Ratings depend only on the log: those that are stored with the end of each game are those that the log leads to."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import event, text
from sqlalchemy.engine import Engine

from hexad.ratings import Glicko2, Rating
from hexad.server.game.acts import Move, Resign
from hexad.server.store import AppendResult, Database, Store
from hexad.server.store.rerate import Comparison, UnreadableEndError, rerate
from tests.profiles import scaled

from .stored_games import StoredGame, rating_tables, store_whole

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

PLAYERS = ("ann", "bob", "cid", "dan", "eve")
CONTROLS = ("60", "300+3", "900", "3600")


async def rerated(database: Database, *, check: bool = False) -> Comparison:
    return await rerate(database, check=check, show=lambda _, __: None)


async def sql(database: Database, statement: str) -> list[tuple[Any, ...]]:
    def work(connection) -> list[tuple[Any, ...]]:
        result = connection.execute(text(statement))
        return [tuple(row) for row in result] if result.returns_rows else []

    return await database.write(work)


def with_database(url: str, story: Callable[[Database, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        database = Database(url)
        try:
            await database.migrate()
            await story(database, Store(database))
        finally:
            await database.close()

    asyncio.run(run())


def on_sqlite(story: Callable[[Database, Store], Awaitable[None]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with_database(f"sqlite:///{Path(folder) / 'arena.sqlite3'}", story)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'arena.sqlite3'}"
    return str(request.getfixturevalue("postgres").database("rated"))


def test_a_game_changes_the_ratings_of_its_players(url):
    async def story(database: Database, store: Store) -> None:
        game = StoredGame("g1", ("ann", "bob"), game="abalone")
        await store_whole(store, game.opening() + game.end("1-0", at=12_345))
        (winner,), (loser,) = Glicko2().rate_game([Rating()], [Rating()], 1, 123)
        rows = [
            (player, "abalone", "blitz", new.mean, new.deviation, new.volatility, 123, 1, None)
            for player, new in (("ann", winner), ("bob", loser))
        ]
        changes = [
            (1, seat, "g1", player, "abalone", "blitz", 1500.0, new.mean, new.deviation)
            for seat, (player, new) in enumerate((("ann", winner), ("bob", loser)))
        ]
        assert await rating_tables(database) == (rows, changes)
        assert [change.player for change in await store.rating_changes("g1")] == ["ann", "bob"]
        assert await rerated(database, check=True) == Comparison(games=1, ratings=0, changes=0)

    with_database(url, story)


def test_partners_of_the_four_player_game_are_a_team(url):
    async def story(database: Database, store: Store) -> None:
        game = StoredGame("g1", PLAYERS[:4])
        await store_whole(store, game.opening() + game.end("0-1", at=0))
        means = {row[0]: row[3] for row in (await rating_tables(database))[0]}
        assert means["ann"] == means["cid"] < 1500 < means["bob"] == means["dan"]
        assert await rerated(database, check=True) == Comparison(1, 0, 0)

    with_database(url, story)


@pytest.mark.parametrize("ending", ["*", "casual"])
def test_other_games_change_nothing_and_get_no_number(url, ending):
    async def story(database: Database, store: Store) -> None:
        game = StoredGame("g1", ("ann", "bob"), rated=ending != "casual")
        await store_whole(store, game.opening() + game.end("1-0" if ending == "casual" else "*", at=0))
        assert await rating_tables(database) == ([], [])
        assert await sql(database, "select ended_number from games") == [(None,)]
        assert await sql(database, "select count(*) from counters") == [(0,)]
        assert "ends" not in game.room.log[-1].own.decode()

    with_database(url, story)


def test_a_conflict_in_a_batch_leaves_no_gap_and_rates_nothing_twice(url):
    """After a conflict, the groups of a batch are written one by one, each with its own number."""

    async def story(database: Database, store: Store) -> None:
        games = [StoredGame(f"g{number}", ("ann", "bob")) for number in range(4)]
        await store_whole(store, *(game.opening() for game in games))
        groups = [game.end("1-0", at=100 * number) for number, game in enumerate(games)]
        await store_whole(store, groups[2])
        results = await store.append(groups)
        assert results == [AppendResult.CONFLICT if number == 2 else AppendResult.WRITTEN for number in range(4)]
        assert await sql(database, "select name, ended_number from games order by ended_number") == [
            ("g2", 1),
            ("g0", 2),
            ("g1", 3),
            ("g3", 4),
        ]
        assert await rerated(database, check=True) == Comparison(4, 0, 0)

    with_database(url, story)


def test_a_move_in_a_rated_game_costs_no_further_statement(tmp_path):
    """Also in a batch with others: only a transaction that ends a rated game takes the lock of the numbers."""
    statements: list[str] = []

    def note(_, __, statement, *___) -> None:
        statements.append(statement)

    async def story(_: Database, store: Store) -> None:
        counts = []
        for rated in (False, True):
            game = StoredGame(f"g{rated}", ("ann", "bob"), rated=rated, game="abalone")
            await store_whole(store, game.opening())
            statements.clear()
            move = game.act("ann", Move(move="a1b2"), 10)
            await store_whole(store, [move])
            counts.append(list(statements))
        assert counts[0] == counts[1]

    event.listen(Engine, "before_cursor_execute", note)
    try:
        with_database(f"sqlite:///{tmp_path / 'arena.sqlite3'}", story)
    finally:
        event.remove(Engine, "before_cursor_execute", note)


outcomes = st.sampled_from(("1-0", "0-1", "1/2-1/2", "*"))
teams = st.lists(st.sampled_from(PLAYERS), min_size=2, max_size=4, unique=True).filter(lambda team: len(team) != 3)
seasons = st.lists(
    st.tuples(teams, outcomes, st.sampled_from(CONTROLS), st.integers(0, 3_000_000), st.booleans(), st.booleans()),
    max_size=12,
)


@settings(max_examples=scaled(30))
@given(seasons, st.lists(st.integers(1, 4), min_size=12, max_size=12))
def test_ratings_depend_only_on_the_log(season, sizes):
    """Whatever is played, in whatever batches: computed again from empty tables, every row is the same."""

    async def story(database: Database, store: Store) -> None:
        endings = []
        for number, (team, outcome, control, at, moves_away, rated) in enumerate(season):
            game = StoredGame(f"g{number}", team, at=at, control=control, rated=rated)
            await store_whole(store, game.opening())
            if moves_away:
                # A player who closed the account has become a guest, who opens another.
                await store_whole(store, [game.transfer(team[0], f"new {team[0]}", at)])
            endings.append(game.end(outcome, at + 100))
        rest = iter(endings)
        for size in itertools.cycle(sizes):
            if not (batch := list(itertools.islice(rest, size))):
                break
            await store_whole(store, *batch)
        await check_rerate(database, sum(rated and outcome != "*" for _, outcome, _, _, _, rated in season))

    on_sqlite(story)


async def check_rerate(database: Database, count: int) -> None:
    """Ratings that are computed again are equal to the last bit: after a comparison, and from empty tables."""
    before = await rating_tables(database)
    assert sorted({row[0] for row in before[1]}) == list(range(1, count + 1))
    assert await rerated(database, check=True) == Comparison(count, 0, 0)
    await sql(database, "delete from ratings")
    await sql(database, "delete from rating_changes")
    lost = await rerated(database, check=True)
    assert lost == Comparison(count, *map(len, before))
    assert await rating_tables(database) == ([], []), "a check changes nothing"
    assert await rerated(database) == lost
    assert await rating_tables(database) == before


def test_rerate_corrects_what_is_wrong_and_nothing_else(url):
    async def story(database: Database, store: Store) -> None:
        for number, outcome in enumerate(("1-0", "0-1", "1/2-1/2")):
            game = StoredGame(f"g{number}", PLAYERS[number : number + 2])
            await store_whole(store, game.opening() + game.end(outcome, at=number))
        before = await rating_tables(database)
        await sql(database, "update ratings set mean = mean + 1e-9 where player = 'bob'")
        await sql(database, "insert into ratings values ('eve', 'six', 'blitz', 1500, 400, 0.09, 0, 1, null)")
        await sql(database, "update rating_changes set after = after + 1e-9 where number = 2 and seat = 0")
        await sql(database, "delete from rating_changes where number = 3")
        await sql(database, "insert into rating_changes values (9, 0, 'x', 'eve', 'six', 'blitz', 1500, 1600, 300)")
        assert await rerated(database) == Comparison(games=3, ratings=2, changes=4)
        assert await rating_tables(database) == before
        assert (await rerated(database)).is_equal

    with_database(url, story)


def test_a_rated_game_without_a_readable_end_is_named(url):
    async def story(database: Database, store: Store) -> None:
        game = StoredGame("g1", ("ann", "bob"))
        await store_whole(store, game.opening() + game.end("1-0", at=0))
        before = await rating_tables(database)
        await sql(database, "update events set data = 'garbage' where version = 3")
        with pytest.raises(UnreadableEndError, match="g1"):
            await rerated(database)
        assert await rating_tables(database) == before

    with_database(url, story)


def test_a_player_who_comes_to_hold_two_seats_is_not_rated():
    """The guest of a closed account opens another account, which has joined the same game."""

    async def story(database: Database, store: Store) -> None:
        game = StoredGame("g1", ("ann", "bob"))
        await store_whole(store, [*game.opening(), game.transfer("ann", "bob", 1)])
        await store_whole(store, [game.act("bob", Resign(), 2)])
        assert game.state.status == "over"
        assert await rating_tables(database) == ([], [])

    on_sqlite(story)


def test_an_arena_time_of_more_than_32_bits_is_stored(postgres):
    """In centiseconds they are full after 248 days."""

    async def story(database: Database, store: Store) -> None:
        game = StoredGame("g1", ("ann", "bob"), at=2**32)
        await store_whole(store, game.opening())
        ((wake,),) = await sql(database, "select wake from games")
        assert wake > 2**32

    with_database(postgres.database("old"), story)
