"""Matchmaking over sockets, on one process and on two: who is paired, what is refused, and when a seek ends."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from .client import UNLIMITED, Server
from .damage import execute, url_of
from .seekers import Seeker

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYERS = 12


@pytest.fixture(params=["sqlite", "postgres"])
def both(request) -> Iterator[list[Server]]:
    """A server on SQLite, twice, or two processes that share PostgreSQL and Redis."""
    if request.param == "sqlite":
        yield [request.getfixturevalue("server")] * 2
    else:
        yield request.getfixturevalue("pair")


async def rows(server: Server) -> list[Any]:
    return await execute(url_of(server), "select player, paired from seeks order by player")


async def until_rows(server: Server, count: int) -> None:
    async with asyncio.timeout(60):
        while len(await rows(server)) != count:
            await asyncio.sleep(0.05)


def test_two_players_are_paired_for_the_game_that_both_want(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await Seeker.at(stack, server, registered=True) for server in both]
            other = await Seeker.at(stack, both[0], registered=True)
            asked: dict[str, Any] = {"control": "180+2", "game": "six", "options": {"rules": "advanced"}, "rated": True}
            answer = await one.seek(**asked)
            assert 0 <= answer.pop("waited", 0) < 1_000
            assert answer == {"type": "seeking", **asked, "window": 400, "widening": 15, "open_after": 60}
            assert "rated" not in await other.seek(**{**asked, "rated": False})
            await two.seek(**asked)
            games = {await one.paired(), await two.paired()}
            assert len(games) == 1
            shown = await one.player.state(games.pop())
            created = shown["created"]
            assert (created["game"], created["control"], created["rated"]) == ("six", "180+2", True)
            assert created["options"]["rules"] == "advanced"
            assert {seat["player"] for seat in created["seats"]} == {one.id, two.id}
            assert "private" not in created
            assert shown["state"]["status"] == "playing"
            # The rows of paired players are removed when both have been told.
            await until_rows(both[0], 1)
            assert [row[0] for row in await rows(both[0])] == [other.id]
        await until_rows(both[0], 0)

    asyncio.run(story())


def test_everybody_is_shown_how_many_wait_for_what(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two, three = [await Seeker.at(stack, server, registered=True) for server in (*both, both[0])]
            watcher = (await Seeker.at(stack, both[1])).socket
            await until_rows(both[0], 0)
            await watcher.send(type="waiting")
            assert await watcher.receive("waiting") == {"type": "waiting", "pools": []}
            await one.seek("60")
            pool = {"game": "abalone", "control": "60", "options": {"layout": "standard"}, "count": 1}
            assert (await watcher.receive("waiting"))["pools"] == [pool]
            await two.seek("60", rated=True)
            assert (await watcher.receive("waiting"))["pools"] == [pool, {**pool, "rated": True}]
            await three.seek("60")
            while (found := await watcher.receive("waiting"))["pools"] != [{**pool, "rated": True}]:
                assert found["pools"] == [{**pool, "count": 2}, {**pool, "rated": True}]
            await watcher.send(type="waiting", on=False)
            await two.socket.send(type="seek", on=False)
            await watcher.send(type="ping", n=4)
            assert await watcher.receive("waiting", "pong") == {"type": "pong", "n": 4}

    asyncio.run(story())


def test_many_players_are_paired_once_each(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            seekers = [await Seeker.at(stack, both[number % 2]) for number in range(PLAYERS)]
            await asyncio.gather(*(seeker.socket.send(type="seek", game="six", control="60") for seeker in seekers))
            games = await asyncio.gather(*(seeker.paired() for seeker in seekers))
            assert len(set(games)) == PLAYERS / 2
            for game in set(games):
                seats = (await seekers[0].player.state(game))["created"]["seats"]
                assert {s["player"] for s in seats} == {s.id for s, g in zip(seekers, games, strict=True) if g == game}
            for seeker in seekers:
                (await seeker.player.act(games[seekers.index(seeker)], type="abort"))

    asyncio.run(story())


def test_a_player_in_a_game_with_a_clock_does_not_wait_for_another(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await Seeker.at(stack, server) for server in both]
            engine = await one.player.create("abalone", "me", "1", control="600")
            name = await one.player.create("abalone", "me", "anyone", control="600")
            await one.seek("900+10")
            await two.player.join(name)
            assert await one.paired() == name
            assert (await one.seek())["code"] == "already-playing"
            assert (await two.seek())["code"] == "already-playing"
            (await one.player.act(name, type="abort")).raise_for_status()
            assert (await one.seek())["control"] == "300+3"
            assert (await one.player.state(engine))["state"]["status"] == "playing"
        await until_rows(both[0], 0)

    asyncio.run(story())


def test_a_player_has_one_seek_and_ends_it(both):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, two = await Seeker.at(stack, both[0]), await Seeker.at(stack, both[1])
            again = await stack.enter_async_context(await one.player.socket())
            await one.seek("60")
            assert (await one.seek("180"))["control"] == "180"
            await again.send(type="seek", game="abalone", control="600")
            assert (await again.receive("seeking"))["control"] == "600"
            assert await one.socket.receive("seeking") == {"type": "seeking", "on": False, "reason": "elsewhere"}
            await one.socket.send(type="seek", on=False)
            assert await one.socket.receive("seeking") == {"type": "seeking", "on": False}
            assert len(await rows(both[0])) == 1
            await again.send(type="seek", on=False)
            assert await again.receive("seeking") == {"type": "seeking", "on": False}
            assert await rows(both[0]) == []
            await two.seek("600")
        await until_rows(both[0], 0)

    asyncio.run(story())


def test_a_seek_of_another_process_ends_the_one_before(pair):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one = await Seeker.at(stack, pair[0])
            await one.seek("60")
            one.player.http.base_url = pair[1].url
            elsewhere = await stack.enter_async_context(await one.player.socket())
            await elsewhere.send(type="seek", game="abalone", control="180")
            await elsewhere.receive("seeking")
            assert await one.socket.receive("seeking") == {"type": "seeking", "on": False, "reason": "elsewhere"}
            assert len(await rows(pair[0])) == 1

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wishes", "code", "field"),
    [
        ({"control": "120+1"}, "seek-control", "control"),
        ({"control": "-"}, "seek-control", "control"),
        ({"game": "chess"}, "not-understood", "game"),
        ({"options": {"layout": "nowhere"}}, "wrong-option", "options"),
        ({"options": {"ply_limit": 3}}, "not-understood", ""),
        ({"game": "six", "options": {"rules": "none"}}, "wrong-option", "options"),
        ({"options": {"rules": "advanced"}}, "wrong-option", "options"),
        ({"rated": True}, "rated-account", ""),
    ],
)
def test_wishes_that_are_refused(server, wishes, code, field):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one = await Seeker.at(stack, server)
            answer = await one.seek(**wishes)
            assert (answer["type"], answer["code"]) == ("refused", code)
            assert answer.get("field", "") == field or not field
            await one.socket.send(type="seek")
            assert (await one.socket.receive("refused"))["field"] == "game"
            assert await rows(server) == []

    asyncio.run(story())


def test_a_client_that_is_not_known_cannot_wait(server):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one = await Seeker.at(stack, server)
            one.player.http.cookies.clear()
            socket = await stack.enter_async_context(await one.player.socket())
            await socket.send(type="seek", game="six", control="60")
            assert (await socket.receive("refused"))["code"] == "seek-anonymous"

    asyncio.run(story())


def test_seeks_have_a_quota_and_count_among_the_limit_of_games(tmp_path):
    limits = UNLIMITED.replace('"seeks_per_minute":1000000000.0', '"seeks_per_minute":3,"games_per_player":1')

    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            one = await Seeker.at(stack, server)
            assert (await one.seek("60"))["type"] == "seeking"
            assert (await one.seek("180"))["type"] == "seeking"
            await one.player.create("abalone", "me", "anyone")
            assert (await one.seek("60"))["code"] == "too-many-games"
            refused = await one.seek("60")
            assert refused["code"] == "quota-seeks"
            assert refused["wait"] > 0

    with Server(tmp_path / "data", env={"HEXAD_LIMITS": limits}) as server:
        asyncio.run(story(server))
