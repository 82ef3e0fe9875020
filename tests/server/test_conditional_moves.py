"""Conditional moves: checked by the rules, answered at once and exactly once, and seen by their author alone."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING

import httpx
import pytest
from redis.asyncio import Redis as RedisClient

from .client import Player, Server, Socket
from .damage import execute, url_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

DAYS = "1/259200"
PATIENCE = 60.0
# Black has played a1b2. White may answer in two ways, and Black has an answer to both, with a second one to the first.
OPENING = "a1b2"
LONG = ("i9h8", "a2b3", "i8h7", "b1c2")
SHORT = ("i8h8", "b1c2")


@asynccontextmanager
async def table(*urls: str) -> AsyncIterator[list[Player]]:
    """Two players with accounts and a spectator, each at one of the servers."""
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(Player(urls[n % len(urls)])) for n in range(3)]
        for player in players[:2]:
            await player.register()
        yield players


async def opened(black: Player, white: Player) -> str:
    game = await black.create("abalone", "me", "anyone", control=DAYS)
    await white.join(game)
    (await black.move(game, OPENING)).raise_for_status()
    return game


async def prepare(player: Player, game: str, *lines: Sequence[str], ply: int = 1) -> httpx.Response:
    body = {"ply": ply, "lines": [list(line) for line in lines]}
    return await player.http.put(f"/api/games/{game}/conditional", json=body)


async def prepared(player: Player, game: str) -> list[list[str]]:
    answer = (await player.http.get(f"/api/games/{game}/conditional")).raise_for_status()
    return list(answer.json()["lines"])


async def moves(player: Player, game: str) -> list[str]:
    events = (await player.http.get(f"/api/games/{game}/events")).raise_for_status().json()["events"]
    return [event["move"] for event in events if event["type"] == "moved"]


async def wait_for(player: Player, game: str, expected: list[str]) -> None:
    end = time.monotonic() + PATIENCE
    while (found := await moves(player, game)) != expected:
        assert time.monotonic() < end, found
        await asyncio.sleep(0.02)


def test_moves_are_answered_and_other_branches_end(server):
    async def story() -> None:
        async with table(server.url) as (black, white, _):
            game = await opened(black, white)
            # A line that another one continues says nothing.
            answer = (await prepare(black, game, SHORT, LONG, LONG[:2])).raise_for_status()
            assert answer.json() == {"ply": 1, "lines": [list(SHORT), list(LONG)]}
            async with await white.socket() as socket:
                await socket.watch(game)
                await socket.act(game, type="move", move=LONG[0], id="m")
                answered = [(await socket.receive("event"))["event"] for _ in range(2)]
            assert [(event["seat"], event["move"]) for event in answered] == [(1, LONG[0]), (0, LONG[1])]
            assert await prepared(black, game) == [list(LONG[2:])]
            (await white.move(game, LONG[2])).raise_for_status()
            await wait_for(black, game, [OPENING, *LONG])
            assert await prepared(black, game) == []

    asyncio.run(story())


def test_another_move_ends_them(server):
    async def story() -> None:
        async with table(server.url) as (black, white, _):
            game = await opened(black, white)
            (await prepare(black, game, LONG)).raise_for_status()
            (await white.move(game, SHORT[0])).raise_for_status()
            end = time.monotonic() + PATIENCE
            while await prepared(black, game):
                assert time.monotonic() < end
                await asyncio.sleep(0.02)
            assert await moves(black, game) == [OPENING, SHORT[0]]

    asyncio.run(story())


def test_a_takeback_and_the_end_of_the_game_end_them(server):
    async def story() -> None:
        async with table(server.url) as (black, white, _):
            game = await opened(black, white)
            (await prepare(black, game, LONG)).raise_for_status()
            (await black.act(game, type="takeback")).raise_for_status()
            (await white.act(game, type="takeback")).raise_for_status()
            assert await prepared(black, game) == []
            (await black.move(game, OPENING)).raise_for_status()
            (await white.move(game, LONG[0])).raise_for_status()
            (await prepare(white, game, (LONG[1], LONG[2]), ply=2)).raise_for_status()
            (await black.act(game, type="resign")).raise_for_status()
            assert await prepared(white, game) == []
            assert (await prepare(white, game, (LONG[1], LONG[2]), ply=2)).json()["code"] == "over"
            rows = await execute(url_of(server), f"select count(*) from conditional_moves where game = '{game}'")
            assert rows == [(0,)]

    asyncio.run(story())


def test_lines_are_checked_by_the_rules(server):
    async def story() -> None:
        async with table(server.url) as (black, white, stranger):
            game = await opened(black, white)

            async def code(player: Player, *lines: Sequence[str], ply: int = 1) -> tuple[int, str]:
                answer = await prepare(player, game, *lines, ply=ply)
                return answer.status_code, answer.json()["code"]

            assert await code(black, LONG, ply=0) == (409, "other-ply")
            assert await code(white, LONG) == (409, "conditional-turn")
            assert await code(stranger, LONG) == (403, "no-seat")
            assert await code(black, LONG[:3]) == (422, "conditional-end")
            assert await code(black, LONG, (*LONG[:1], "b1c2")) == (422, "conditional-answers")
            illegal = await prepare(black, game, ("i9h8", "a1a9"))
            assert illegal.status_code == 422
            assert illegal.json()["code"] not in ("", "bad-request")
            assert (await prepare(black, game, ["i9h8"])).status_code == 400
            assert (await prepare(black, game, *[SHORT] * 51)).status_code == 400
            assert (await prepare(black, game, ("i9h8",) * 41)).status_code == 400
            blitz = await black.create("abalone", "me", "anyone", control="300")
            await white.join(blitz)
            (await black.move(blitz, OPENING)).raise_for_status()
            assert (await prepare(black, blitz, LONG)).json()["code"] == "conditional-control"
            assert (await stranger.http.get(f"/api/games/{game}/conditional")).status_code == 403

    asyncio.run(story())


def test_an_answer_that_a_crash_interrupted_is_played_once(tmp_path):
    """The server died after the opponent's move was written, and before the answer was."""

    async def story(server: Server) -> None:
        async with table(server.url) as (black, white, _):
            game = await opened(black, white)
            (await prepare(black, game, LONG)).raise_for_status()
            url = url_of(server)
            ((player, data),) = await execute(url, "select player, data from conditional_moves")
            (await prepare(black, game)).raise_for_status()
            (await white.move(game, LONG[0])).raise_for_status()
            server.kill()
            await execute(
                url,
                "insert into conditional_moves (game, player, data) values (:game, :player, :data)",
                game=game,
                player=player,
                data=data,
            )
            await asyncio.to_thread(server.start)
            await wait_for(black, game, [OPENING, *LONG[:2]])
            assert await prepared(black, game) == [list(LONG[2:])]

    with Server(tmp_path / "data") as running:
        asyncio.run(story(running))


@pytest.mark.parametrize("backend", ["sqlite", "pair"])
def test_kills_between_moves_and_answers(tmp_path, backend, request):
    """Whatever is killed, and at whichever process a move arrives: each is answered exactly once."""
    rng = random.Random(1)

    async def play(white: Player, game: str, servers: list[Server]) -> None:
        for number in (0, 2):
            while True:
                white.http.base_url = rng.choice(servers).url
                with suppress(httpx.TransportError):
                    answer = await white.act(game, type="move", move=LONG[number], ply=1 + number, id=f"m{number}")
                    if answer.is_success:
                        break
                    assert answer.json()["code"] in ("unavailable", "other-ply", "not-your-turn", "busy"), answer.text
                await asyncio.sleep(0.02)

    async def story(servers: list[Server]) -> None:
        async with table(*(server.url for server in servers)) as (black, white, _):
            games = [await opened(black, white) for _ in range(6)]
            for game in games:
                (await prepare(black, game, SHORT, LONG)).raise_for_status()
            playing = [asyncio.create_task(play(white, game, servers)) for game in games]
            for number in range(3):
                await asyncio.sleep(rng.uniform(0.05, 0.3))
                server = servers[number % len(servers)]
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await asyncio.gather(*playing)
            for game in games:
                await wait_for(black, game, [OPENING, *LONG])
                assert await prepared(black, game) == []

    if backend == "sqlite":
        with Server(tmp_path / "data") as running:
            asyncio.run(story([running]))
    else:
        asyncio.run(story(request.getfixturevalue("pair")))


@asynccontextmanager
async def bus_messages(url: str) -> AsyncIterator[list[bytes]]:
    """Everything that processes tell each other."""
    heard: list[bytes] = []
    client = RedisClient.from_url(url)
    channels = client.pubsub()
    await channels.psubscribe("*")

    async def listen() -> None:
        async for message in channels.listen():
            heard.extend([repr(message).encode()])

    listening = asyncio.create_task(listen())
    yield heard
    listening.cancel()
    await channels.aclose()
    await client.aclose()


async def received(socket: Socket) -> list[bytes]:
    """Everything that comes until a socket is silent."""
    found: list[bytes] = []
    with suppress(TimeoutError):
        while True:
            found += [str(await socket.receive(within=0.5)).encode()]
    return found


def test_nobody_else_sees_them(pair, redis):
    """Everything that other clients and the bus receive is searched for the moves that are never played."""
    lines = [LONG, ("i8h8", "a2b3", "i7h6", "c5d6"), ("g5f4", "b1c2", "h9g9", "c4d4")]
    hidden = [b"i7h6", b"c5d6", b"h9g9", b"c4d4", b"i8h7"]
    paths = ("", "/events", "/record")

    async def story() -> None:
        async with table(*(server.url for server in pair)) as (black, white, spectator), bus_messages(redis.url) as bus:
            game = await opened(black, white)
            seen: list[bytes] = []
            sockets = [await player.socket() for player in (white, spectator)]
            for socket in sockets:
                await socket.send(type="mine")
                await socket.send(type="live")
                await socket.watch(game)
            stored = (await prepare(black, game, *lines)).raise_for_status().content
            assert all(text in stored for text in hidden)
            (await white.move(game, LONG[0])).raise_for_status()
            await wait_for(spectator, game, [OPENING, *LONG[:2]])
            for socket in sockets:
                seen += await received(socket)
                await socket.wire.close()
            for reader in (white, spectator):
                readable = [f"/api/games/{game}{path}" for path in paths] + ["/api/live", f"/api/records?ids={game}"]
                seen += [(await reader.http.get(path)).raise_for_status().content for path in readable]
            seen.append((await white.http.get(f"/api/games/{game}/conditional")).raise_for_status().content)
            seen.append((await white.http.get("/api/account/export")).raise_for_status().content)
            assert (await spectator.http.get(f"/api/games/{game}/conditional")).status_code == 403
            own = (await black.http.get("/api/account/export")).json()["conditional_moves"]
            assert own[game]["lines"] == [list(LONG[2:])]
            assert bus
            assert any(LONG[1].encode() in part for part in seen)
            for text in hidden:
                assert not [part for part in (*seen, *bus) if text in part], text

    asyncio.run(story())
