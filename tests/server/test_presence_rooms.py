"""Who is there, as the subscribers of a game are told by a real server."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from .client import Player, Server, lines
from .presence_limits import begun, claimable, limits, presence, watch


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("presence") / "data", env=limits()) as running:
        yield running


def test_players_are_online_away_and_gone(server):
    async def story():
        async with Player(server.url) as one, Player(server.url) as other, await one.socket() as mine:
            game = await begun(one, other)
            theirs = await other.socket()
            await presence(mine, game, seats=["online", "online"])
            await theirs.send(type="away", on=True)
            await presence(mine, seats=["online", "away"])
            await theirs.send(type="away", on=False)
            await presence(mine, seats=["online", "online"])
            await theirs.wire.close()
            await presence(mine, seats=["online", "gone"])
            async with await other.socket():
                await presence(mine, seats=["online", "online"])

    asyncio.run(story())


def test_an_engine_and_an_open_seat_are_not_there_and_not_gone(server):
    async def story():
        async with Player(server.url) as one, await one.socket() as mine:
            seats = ("online", None, None, "online")
            game = await one.create("six", "me", "1", "anyone", "me", options={"players": 4})
            assert (await watch(mine, game))["seats"] == list(seats)

    asyncio.run(story())


def test_spectators_are_counted_once_each(server):
    async def story():
        async with (
            Player(server.url) as one,
            Player(server.url) as other,
            Player(server.url) as guest,
            await one.socket() as mine,
        ):
            game = await begun(one, other)
            assert "spectators" not in await watch(mine, game)
            async with await guest.socket() as first, await guest.socket() as second:
                await watch(first, game)
                await presence(mine, spectators=1)
                await watch(second, game)
                async with lines(other, f"/api/games/{game}/stream"), lines(guest, f"/api/games/{game}/stream"):
                    stranger = Player(server.url)
                    stranger.http.cookies.clear()
                    async with await stranger.socket() as third:
                        assert (await watch(third, game))["spectators"] == 2
                        await presence(mine, spectators=2)
                await first.send(type="unwatch", game=game)
                await presence(mine, spectators=1)
            while "spectators" in await mine.receive("presence"):
                pass

    asyncio.run(story())


def test_only_subscribers_who_ask_for_it_are_told(server):
    async def story():
        async with Player(server.url) as one, Player(server.url) as other, await one.socket() as mine:
            game = await begun(one, other)
            async with await other.socket() as theirs, await other.socket() as witness:
                await theirs.watch(game)
                await mine.watch(game)
                await presence(witness, game, seats=["online", "online"])
                await theirs.act(game, type="draw", id="x")
                assert (await theirs.receive())["type"] == "event"

    asyncio.run(story())


def test_a_page_that_toggles_does_not_flood_a_room(tmp_path):
    """One message a while, however often the state changes: here, the next one would come after the test."""

    async def story(server: Server):
        async with Player(server.url) as one, Player(server.url) as other, await one.socket() as mine:
            game = await begun(one, other)
            async with await other.socket() as theirs:
                await presence(mine, game, seats=["online", "online"])
                for number in range(500):
                    await theirs.send(type="away", on=number % 2 == 0)
                    await theirs.send(type="ping", n=number)
                    await theirs.receive("pong")
                told = 0
                await mine.send(type="ping", n=1)
                while (await mine.receive("presence", "pong"))["type"] == "presence":
                    told += 1
                assert told <= 1

    with Server(tmp_path / "data", env=limits(presence_seconds=1_000)) as running:
        asyncio.run(story(running))


def test_a_stream_and_an_act_over_http_are_presence(server):
    async def story():
        async with Player(server.url) as one, Player(server.url) as bot, await one.socket() as mine:
            game = await begun(one, bot)
            await presence(mine, game, seats=["online", "gone"])
            async with lines(bot, "/api/stream") as following:
                await following()
                await presence(mine, seats=["online", "online"])
            await presence(mine, seats=["online", "gone"])
            (await bot.act(game, type="draw", id="d")).raise_for_status()
            await presence(mine, seats=["online", "online"])
            await presence(mine, seats=["online", "gone"])

    asyncio.run(story())


def test_a_claim_is_announced_to_those_who_may_make_it(server):
    async def story():
        async with Player(server.url) as one, Player(server.url) as other, await one.socket() as mine:
            timed = await begun(one, other)
            claim = await claimable(mine, timed)
            assert (claim["seats"], claim["results"]) == ([0], ["win", "draw", "abort"])
            assert 0 <= claim["wait"] <= 6
            untimed = await begun(one, other, control="-")
            assert (await claimable(mine, untimed))["results"] == ["draw", "abort"]
            early = await begun(one, other, moves=1)
            assert "claim" not in await presence(mine, early, seats=["online", "gone"])

    asyncio.run(story())


def test_own_games_over_the_socket(server):
    """First how all games stand, then the names of all of them, then what happens: also in games that are new."""

    async def story():
        async with Player(server.url) as one, Player(server.url) as other, await one.socket() as mine:
            running = await begun(one, other)
            waiting = await one.create("abalone", "me", "anyone")
            await mine.send(type="mine")
            first = [(await mine.receive())["notice"] for _ in range(2)]
            assert [(notice["type"], notice["game"]) for notice in first] == [("began", running), ("turn", running)]
            assert sorted((await mine.receive("mine"))["games"]) == sorted([running, waiting])
            await other.join(waiting)
            began = (await mine.receive("notice"))["notice"]
            assert (began["type"], began["game"], began["created"]["by"]) == ("began", waiting, began["created"]["by"])
            assert (await mine.receive("notice"))["notice"]["type"] == "turn"
            (await one.move(running, "a2b3")).raise_for_status()
            passed = (await mine.receive("notice"))["notice"]
            assert (passed["type"], passed["game"]) == ("passed", running)
            await mine.send(type="mine", on=False)
            await mine.send(type="ping", n=1)
            await mine.receive("pong")
            (await other.act(running, type="resign", id="r")).raise_for_status()
            await mine.send(type="ping", n=2)
            assert (await mine.receive("notice", "pong"))["type"] == "pong"

    asyncio.run(story())


def test_a_client_without_a_cookie_has_no_games(server):
    async def story():
        stranger = Player(server.url)
        async with await stranger.socket() as socket:
            await socket.send(type="mine")
            assert (await socket.receive())["games"] == []
            await socket.send(type="away")
            await socket.send(type="ping", n=3)
            assert (await socket.receive())["n"] == 3

    asyncio.run(story())


def test_wrong_requests_are_refused(server):
    async def story():
        async with Player(server.url) as one, await one.socket() as socket:
            for message in ({"type": "away", "on": 3}, {"type": "mine", "of": "x"}, {"type": "presence"}):
                await socket.wire.send(msgspec.json.encode(message).decode())
                assert (await socket.receive("refused"))["code"] == "not-understood"

    asyncio.run(story())
