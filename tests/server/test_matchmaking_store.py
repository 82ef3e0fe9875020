"""Seeks in the database: only one transaction can take a seek, and only players who are there are paired."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import insert, select

from hexad.ratings import Rating
from hexad.server.matchmaking.wish import CONTROLS, SeekOptions, wish_from
from hexad.server.people.identity import Identity
from hexad.server.store import AppendResult, Database, PlayingError, Store
from hexad.server.store.schema import games, processes, seeks
from hexad.server.store.seeks import SILENT_SECONDS, Seeks

from .stored_games import StoredGame
from .stored_seeks import opened, paired_entry, seek_of

ROUNDS = 20


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'arena.sqlite3'}"
    return str(request.getfixturevalue("postgres").database("seeks"))


def test_a_seek_is_taken_once_and_only_with_both_players(url):
    async def story() -> None:
        database, stored = await opened(url)
        one, two, three = map(seek_of, ("one", "two", "three"))
        for seek in (one, two, three):
            await stored.begin(seek)
        store = Store(database)
        stale = paired_entry("g0", two, seek_of("three", "an earlier seek"))
        assert await store.append([[stale]]) == [AppendResult.CONFLICT]
        groups = [[paired_entry("g1", one, two)], [paired_entry("g2", two, three)]]
        done = await store.append(groups)
        assert sorted(result.name for result in done) == ["CONFLICT", "WRITTEN"]
        names = await database.read(lambda connection: list(connection.scalars(select(games.c.name))))
        assert names == ["g1"]
        assert {(own.player, own.paired) for own in await stored.own()} == {("one", "g1"), ("two", "g1"), ("three", "")}
        assert [seek.player for seek in await stored.waiting()] == ["three"]
        assert await stored.pools() == [("abalone", "60", '{"layout":"standard"}', False, 1)]
        with pytest.raises(PlayingError):
            await stored.begin(seek_of("one", "again"))
        assert await stored.end("one", one.id) == "g1"
        assert await stored.end("one", one.id) == ""
        await database.close()

    asyncio.run(story())


def test_two_processes_that_pair_the_same_players_create_one_game(postgres):
    """Overlapping pairs in opposite orders, many times: one game, and no deadlock."""

    async def story() -> None:
        url = postgres.database("seeks")
        database, stored = await opened(url)
        other = Database(url)
        for number in range(ROUNDS):
            one, two, three, four = [seek_of(f"p{n}-{number}") for n in range(4)]
            for seek in (one, two, three, four):
                await stored.begin(seek)
            mine = [[paired_entry(f"a{number}", one, two), paired_entry(f"b{number}", three, four)]]
            theirs = [[paired_entry(f"c{number}", four, one), paired_entry(f"d{number}", two, three)]]
            done = await asyncio.gather(Store(database).append(mine), Store(other).append(theirs))
            assert sorted(result.name for results in done for result in results) == ["CONFLICT", "WRITTEN"]
        await database.close()
        await other.close()

    asyncio.run(story())


def test_players_of_dead_processes_are_not_paired_and_their_seeks_are_removed(url):
    async def story() -> None:
        database, stored = await opened(url)
        await stored.begin(seek_of("one"))
        await Seeks(database, "gone").begin(seek_of("two"))
        silent = [{"name": "silent", "beat": 10.0 - SILENT_SECONDS}]
        await database.write(lambda connection: connection.execute(insert(processes), silent))
        await Seeks(database, "silent").begin(seek_of("three"))
        assert [seek.player for seek in await stored.waiting()] == ["one"]
        assert await stored.pools() == [("abalone", "60", '{"layout":"standard"}', False, 1)]
        await stored.remove_orphans()
        players = await database.read(lambda connection: set(connection.scalars(select(seeks.c.player))))
        assert players == {"one", "three"}
        await Seeks(database, "silent").remove_all()
        await stored.remove(["seek-one"])
        assert await database.read(lambda connection: list(connection.scalars(select(seeks.c.player)))) == []
        await database.close()

    asyncio.run(story())


def test_the_standing_of_a_player_counts_colours_and_knows_the_last_opponent(url):
    async def story() -> None:
        database, stored = await opened(url)
        store = Store(database)
        new = await stored.standing("ann", "six", "blitz", 0)
        assert new == (Rating().mean, Rating().deviation, 0, "")
        for number, players in enumerate([("ann", "bob"), ("ann", "cy"), ("dan", "ann"), ("ann", "eve")]):
            game = StoredGame(f"g{number}", players, at=100 * number)
            await store.append([game.opening() + game.end("1-0", 100 * number + 50)])
        standing = await stored.standing("ann", "six", "blitz", 4)
        assert (standing.black_balance, standing.last_opponent) == (2, "eve")
        assert standing.mean > new.mean
        assert standing.deviation < new.deviation
        assert (await stored.standing("ann", "six", "blitz", 10**9)).deviation > standing.deviation
        assert (await stored.standing("ann", "abalone", "blitz", 4)).mean == new.mean
        await database.close()

    asyncio.run(story())


@pytest.mark.parametrize("control", CONTROLS)
def test_every_offered_control_has_a_speed(control):
    assert wish_from("six", control, SeekOptions(), Identity("ann", "Ann", has_account=True), rated=False).speed in {
        "bullet",
        "blitz",
        "rapid",
        "correspondence",
    }
