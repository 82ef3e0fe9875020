"""Nobody is put into two games with a clock at once, whichever way the games begin: property, store and processes."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import product
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from hexad.server.store import AppendResult, Database, Store

from ..profiles import scaled
from .seekers import Seeker
from .stored_seeks import WAYS, opened, seek_of

if TYPE_CHECKING:
    from hexad.server.store.seeks import Seeks

WRITTEN, CONFLICT, PLAYING = AppendResult.WRITTEN, AppendResult.CONFLICT, AppendResult.PLAYING
# What a way answers if one of its players is not free.
REFUSED = {"pairing": CONFLICT, "challenge": PLAYING, "rematch": PLAYING, "lobby": PLAYING}
PEOPLE = "abcd"
PATIENCE = 60.0

people = st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=2, unique=True).map(tuple)
beginnings = st.lists(st.tuples(st.sampled_from(sorted(WAYS)), people), min_size=1, max_size=3)
commands = st.lists(
    st.one_of(
        st.tuples(st.just("seek"), st.sampled_from(PEOPLE)),
        st.tuples(st.just("told"), st.sampled_from(PEOPLE)),
        st.tuples(st.just("end"), st.integers(0, 20)),
        st.tuples(st.just("begin"), beginnings),
        st.tuples(st.just("begin"), beginnings),
    ),
    max_size=12,
)


class Club:
    """What is expected: who waits, who was called to a game and has not been told, and who plays."""

    def __init__(self) -> None:
        self.waiting: set[str] = set()
        self.called: dict[str, str] = {}
        self.live: dict[str, tuple[str, ...]] = {}

    def is_free(self, player: str) -> bool:
        return not any(player in players for players in self.live.values())

    def begin(self, way: str, players: tuple[str, ...], game: str) -> AppendResult:
        """The answer to a game that begins."""
        if way == "pairing" and not self.waiting.issuperset(players):
            return CONFLICT
        if way != "lobby" and not all(map(self.is_free, players)):
            return REFUSED[way]
        if any(self.called.get(player) in self.live for player in players):
            return REFUSED[way]
        self.live[game] = players
        self.called |= dict.fromkeys(self.waiting.intersection(players), game)
        self.waiting.difference_update(players)
        return WRITTEN


class Play:
    """Carries out commands on a database and compares what they do with what is expected."""

    def __init__(self, database: Database, seeks: Seeks) -> None:
        self.database = database
        self.seeks = seeks
        self.store = Store(database)
        self.club = Club()
        self.count = 0

    async def seek(self, player: str) -> None:
        if self.club.is_free(player):
            await self.seeks.begin(seek_of(player))
            self.club.waiting.add(player)
            self.club.called.pop(player, None)

    async def told(self, player: str) -> None:
        if player in self.club.called:
            assert await self.seeks.end(player, seek_of(player).id) == self.club.called.pop(player)

    async def end(self, number: int) -> None:
        if self.club.live:
            game = sorted(self.club.live)[number % len(self.club.live)]
            change = text("update games set status = 'over' where name = :game")
            await self.database.write(lambda connection: connection.execute(change, {"game": game}))
            del self.club.live[game]

    async def begin(self, games: list[tuple[str, tuple[str, str]]]) -> None:
        """Several games at the same moment, as a process writes them in one transaction."""
        groups = []
        for way, players in games:
            self.count += 1
            groups.append(await WAYS[way](self.store, f"g{self.count}", *players))
        expected = [
            self.club.begin(way, players, group[-1].game) for (way, players), group in zip(games, groups, strict=True)
        ]
        assert await self.store.append(groups) == expected

    async def check(self) -> None:
        own = await self.seeks.own()
        assert {seek.player for seek in own if not seek.paired} == self.club.waiting
        assert {seek.player: seek.paired for seek in own if seek.paired} == self.club.called
        assert {seek.player for seek in await self.seeks.waiting()} == set(filter(self.club.is_free, self.club.waiting))


@settings(max_examples=scaled(40))
@given(st.sets(st.sampled_from(PEOPLE), min_size=2), commands)
def test_no_way_puts_a_player_who_is_called_or_plays_into_another_game(first_seekers, play):
    async def story(url: str) -> None:
        database, seeks = await opened(url)
        run = Play(database, seeks)
        for name, argument in [*(("seek", player) for player in sorted(first_seekers)), *play]:
            await getattr(run, name)(argument)
            await run.check()
        await database.close()

    with TemporaryDirectory() as folder:
        asyncio.run(story(f"sqlite:///{folder}/arena.sqlite3"))


async def prepared(
    store: Store, seeks: Seeks, first: str, second: str, *, is_waiting: bool
) -> tuple[list[Any], list[Any]]:
    """The entries by which two games of `b` begin, with `a` and with `c`. Those who are paired wait, perhaps all do."""
    for player, ways in (("a", {first}), ("b", {first, second}), ("c", {second})):
        if is_waiting or "pairing" in ways:
            await seeks.begin(seek_of(player))
    return await WAYS[first](store, "one", "a", "b"), await WAYS[second](store, "two", "b", "c")


@pytest.mark.parametrize("is_waiting", [True, False])
@pytest.mark.parametrize(("first", "second"), list(product(WAYS, repeat=2)))
def test_of_two_processes_that_begin_games_of_a_player_the_second_one_waits(postgres, first, second, is_waiting):
    """Both transactions are under way before the first one can go on: the second one must see its game."""
    is_called = is_waiting or "pairing" in (first, second)

    async def story() -> None:
        database, seeks = await opened(postgres.database("begin"))
        here, there = Store(database), Store(other := Database(postgres.url_of("begin")))
        groups = await prepared(here, seeks, first, second, is_waiting=is_waiting)
        held, release = asyncio.Event(), asyncio.Event()
        holder = asyncio.create_task(hold(postgres.url_of("begin"), held, release))
        await held.wait()
        one = asyncio.create_task(here.append(groups[:1]))
        await waiting_transactions(database, 1)
        two = asyncio.create_task(there.append(groups[1:]))
        await waiting_transactions(database, 2)
        release.set()
        await holder
        assert await one == [WRITTEN]
        assert await two == [REFUSED[second] if is_called or second != "lobby" else WRITTEN]
        await database.close()
        await other.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


async def hold(url: str, held: asyncio.Event, release: asyncio.Event) -> None:
    """Hold what a transaction that begins a game of `b` locks first, until it is released."""
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - as in the store, for PostgreSQL alone

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("select pg_advisory_xact_lock(hashtextextended('b', 0))"))
        held.set()
        await release.wait()
    await engine.dispose()


async def waiting_transactions(database: Database, count: int) -> None:
    """Return when so many transactions wait for a lock."""
    query = text("select count(*) from pg_locks where not granted and database is not null")
    while await database.read(lambda connection: connection.scalar(query)) != count:
        await asyncio.sleep(0.01)


def test_a_rematch_is_refused_while_a_player_is_in_a_game_of_matchmaking(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two, three = [await Seeker.at(stack, server) for server in (*both, both[0])]
            before = await one.player.create("abalone", "me", "anyone", control="300")
            await two.player.join(before)
            (await one.player.act(before, type="abort")).raise_for_status()
            (await two.player.act(before, type="rematch")).raise_for_status()
            await two.seek()
            await three.seek()
            found = await two.paired()
            assert await three.paired() == found
            refused = await one.player.act(before, type="rematch", id="yes")
            assert (refused.status_code, refused.json()["code"]) == (409, "in-another-game")
            state = (await one.player.state(before))["state"]
            assert "next" not in state
            assert state["offers"] == {"rematch": {"by": 1, "waits_for": [0]}}
            (await three.player.act(found, type="abort")).raise_for_status()
            await one.seek("60")
            await two.seek("180")
            (await one.player.act(before, type="rematch", id="yes")).raise_for_status()
            following = (await one.player.state(before))["state"]["next"]
            assert (await one.paired(), await two.paired()) == (following, following)

    asyncio.run(story())
