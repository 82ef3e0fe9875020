"""Two processes that share only PostgreSQL and a bus: players see one server."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager

import httpx
import pytest

import hexad

from .client import Player
from .outages import MIN_OUTAGE, TOLERANCE
from .waiting import bound

PATIENCE = 60.0


@pytest.fixture
def urls(pair) -> list[str]:
    for server in pair:
        if server.process.poll() is not None:
            server.start()
    urls = [server.url for server in pair]
    asyncio.run(until(lambda: bus_is_up(urls)))
    return urls


@asynccontextmanager
async def two_players(urls, **settings):
    """A game of two people at different processes."""
    async with Player(urls[0]) as black, Player(urls[1]) as white:
        game = await black.create("abalone", "me", "anyone", **settings)
        await white.join(game)

        async def knows() -> bool:
            return bool((await black.state(game))["version"] == 2)

        await until(knows)
        yield black, white, game


@asynccontextmanager
async def two_sockets(urls, **settings):
    """The same, with a socket for each of them."""
    async with (
        two_players(urls, **settings) as (black, white, game),
        await black.socket() as one,
        await white.socket() as two,
    ):
        yield game, one, two


async def receive_change(socket):
    """The next event. An event found in the database before the bus announced it arrives as an answer to `watch`."""
    message = await socket.receive("event", "game", within=PATIENCE)
    return {"event": message.get("events", [None])[-1], **message}


async def log_of(url, game):
    async with Player(url) as anybody, await anybody.socket() as socket:
        return (await socket.watch(game))["events"]


def test_players_at_different_processes(urls):
    async def story():
        async with two_sockets(urls, control="600+5") as (game, one, two):
            for socket in (one, two):
                seen = await socket.watch(game)
                assert (seen["version"], seen["state"]["turn"]) == (2, 0)
            sockets, version = (one, two), 2
            for ply, move in enumerate(["a1b2", "i9h8", "a5b5", "i5h5"]):
                await sockets[ply % 2].act(game, type="move", move=move, id=str(ply))
                version += 1
                for socket in sockets:
                    received = await receive_change(socket)
                    assert (received["version"], received["event"]["move"]) == (version, move)
            assert await log_of(urls[0], game) == await log_of(urls[1], game)

    asyncio.run(story())


def test_offers_and_a_rematch_across_processes(urls):
    async def story():
        async with two_sockets(urls) as (game, one, two):
            await one.watch(game)
            await two.watch(game)

            async def both_receive(socket, kind, **act):
                await socket.act(game, id=f"{kind}", **act)
                received = [await receive_change(end) for end in (one, two)]
                assert [message["event"]["type"] for message in received] == [kind, kind]
                assert received[0]["version"] == received[1]["version"]
                return received[1]["state"]

            await both_receive(one, "moved", type="move", move="a1b2")
            await both_receive(one, "takeback_asked", type="takeback")
            assert (await both_receive(two, "takeback_agreed", type="takeback"))["ply"] == 0
            await both_receive(two, "draw_offered", type="draw")
            over = await both_receive(one, "draw_agreed", type="draw")
            assert (over["status"], over["result"]["reason"]) == ("over", "agreement")
            await both_receive(one, "rematch_offered", type="rematch")
            following = (await both_receive(two, "rematch_agreed", type="rematch"))["next"]
            for socket in (one, two):
                seen = await socket.watch(following)
                assert seen["state"]["status"] == "playing"
            assert [event["type"] for event in await log_of(urls[0], following)] == ["created"]

    asyncio.run(story())


def test_one_of_two_moves_for_a_ply_is_accepted(urls):
    """The same player sends different moves for one ply to both processes at the same time."""

    async def story():
        async with Player(urls[0]) as here, Player(urls[1]) as there:
            there.http.cookies = here.http.cookies
            game = await here.create("abalone", "me", "me")
            board = hexad.abalone.Board()
            for ply in range(20):
                moves = [str(move) for move in list(board.legal_moves)[:2]]
                ends = zip((here, there), moves, strict=True)
                answers = await asyncio.gather(
                    *(end.act(game, type="move", move=move, ply=ply, id=f"{ply}{move}") for end, move in ends)
                )
                statuses = [answer.status_code for answer in answers]
                assert sorted(statuses) == [200, 409], [answer.text for answer in answers]
                board.push(moves[statuses.index(200)])
            logs = [await log_of(url, game) for url in urls]
            assert logs[0] == logs[1]
            assert [event["move"] for event in logs[0][1:]] == [str(move) for move in board.moves]

    asyncio.run(story())


def test_the_lobby_is_one(urls):
    async def story():
        async with Player(urls[0]) as host, Player(urls[1]) as guest:
            game = await host.create("six", "me", "anyone", listed=True)

            async def listed(player):
                return game in [entry["name"] for entry in (await player.http.get("/api/lobby/")).json()["games"]]

            await until(lambda: listed(guest))
            await guest.join(game)
            await until(lambda: _not(listed(host)))

    asyncio.run(story())


def test_an_engines_game_goes_on_when_its_process_is_killed(urls, pair):
    async def story():
        # Full strength without a clock thinks for a second: enough time for a kill.
        async with Player(urls[0]) as player:
            game = await player.create("abalone", "me", "10")
            assert (await player.move(game, "a1b2")).status_code == 200
            await asyncio.to_thread(pair[0].kill)
            async with Player(urls[1]) as subscriber, await subscriber.socket() as socket:
                seen = await socket.watch(game)
                if seen["version"] == 2:
                    received = await receive_change(socket)
                    assert (received["version"], received["event"]["seat"]) == (3, 1)

    asyncio.run(story())


def test_the_time_goes_on_while_one_process_runs(urls, pair):
    async def story():
        async with two_players(urls, control="600") as (_, white, game):
            before, moment = (await white.state(game))["state"]["clock"], time.monotonic()
            await asyncio.to_thread(pair[0].kill)
            await asyncio.sleep(1.0 + MIN_OUTAGE)
            after, passed = (await white.state(game))["state"]["clock"], time.monotonic() - moment
            assert before[0] - after[0] == pytest.approx(100 * passed, abs=100 * TOLERANCE)

    asyncio.run(story())


def test_a_flag_falls_if_the_other_process_is_killed(urls, pair):
    async def story():
        async with two_players(urls, control="8") as (_, white, game), await white.socket() as socket:
            await socket.watch(game)
            await asyncio.to_thread(pair[0].kill)
            received = await receive_change(socket)
            assert received["event"]["type"] == "flagged"
            assert received["state"]["clock"][0] == 0

    asyncio.run(story())


def test_moves_are_seen_without_the_bus(urls, redis):
    async def story():
        async with two_sockets(urls) as (game, one, two):
            await one.watch(game)
            await two.watch(game)
            redis.kill()
            try:
                await one.act(game, type="move", move="a1b2", id="1")
                began = time.monotonic()
                assert (await receive_change(two))["version"] == 3
                assert time.monotonic() - began < bound(5)
            finally:
                redis.start()
            await until(lambda: bus_is_up(urls))
            await two.act(game, type="move", move="i9h8", id="1")
            assert [(await receive_change(one))["version"] for _ in range(2)] == [3, 4]

    asyncio.run(story())


async def bus_is_up(urls) -> bool:
    pages = [(await asyncio.to_thread(httpx.get, f"{url}/metrics")).text for url in urls]
    return all("hexad_bus_up 1.0" in page for page in pages)


async def until(condition) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.05)


async def _not(answer) -> bool:
    return not await answer
