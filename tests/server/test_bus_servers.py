"""Real servers on one bus: how many messages a move takes, and what a visitor of Redis without the secret can do."""

from __future__ import annotations

import asyncio
import itertools
import re
from contextlib import ExitStack

import httpx
import pytest
from redis.asyncio import Redis as RedisClient

import hexad

from .client import Player
from .conftest import machines

PATIENCE = 60.0


def received(url: str, kind: str = "event") -> float:
    """The number of messages of the bus that a server has received."""
    page = httpx.get(f"{url}/metrics").text
    match = re.search(rf'^hexad_bus_received_total{{kind="{kind}"}} ([0-9.]+)$', page, re.MULTILINE)
    return float(match[1]) if match else 0.0


@pytest.mark.parametrize("count", [1, 2, 4])
def test_messages_per_move_do_not_grow_with_the_processes(tmp_path, postgres, redis, count):
    """Two players on different processes: each of these receives every move once, all others nothing."""
    moves = 20

    async def story(urls):
        async with Player(urls[0]) as black, Player(urls[min(1, count - 1)]) as white:
            game = await black.create("abalone", "me", "anyone")
            await white.join(game)
            async with await black.socket() as one, await white.socket() as two:
                for socket in (one, two):
                    assert (await socket.watch(game))["type"] == "game"
                before = [received(url) for url in urls]
                board = hexad.abalone.Board()
                for ply, player in zip(range(moves), itertools.cycle((black, white))):
                    move = str(next(iter(board.legal_moves)))
                    (await player.move(game, move, ply=ply)).raise_for_status()
                    board.push(move)
                    for socket in (one, two):
                        while (await socket.receive("event", "game"))["state"]["ply"] <= ply:
                            pass
                holders = {urls[0], urls[min(1, count - 1)]}
                wanted = [moves if url in holders else 0 for url in urls]
                for _ in range(200):
                    counts = [received(url) - earlier for url, earlier in zip(urls, before, strict=True)]
                    if counts == wanted:
                        return
                    await asyncio.sleep(0.05)
                assert counts == wanted

    with ExitStack() as stack:
        urls = [stack.enter_context(server).url for server in machines(tmp_path, postgres, redis, count)]
        asyncio.run(story(urls))


def test_nothing_on_the_bus_moves_a_game_or_ends_a_session(tmp_path, postgres, redis):
    """A visitor of Redis without the secret sends events and broadcasts to a real server."""

    async def story(url):
        async with (
            Player(url) as player,
            await player.socket() as socket,
            RedisClient.from_url(redis.url) as client,
        ):
            me = (await player.http.get("/api/me")).json()["player"]
            game = await player.create("abalone", "me", "me")
            await socket.watch(game)
            moved = b'{"type":"moved","at":1,"seat":0,"move":"a1b2"}'
            for content in (b"2 " + moved, b"attacker0000 %s 2 %s" % (game.encode(), moved)):
                await client.publish(f"hexad:g:{game}", content)
                await client.publish("hexad", content)
            for topic in (b"sessions", b"lobby", b"gap"):
                await client.publish("hexad:all", topic + b" " + me.encode())
            rejected = re.compile(r"^hexad_bus_rejected_total 5\.0$", re.MULTILINE)
            async with asyncio.timeout(PATIENCE):
                while not rejected.search((await player.http.get("/metrics")).text):
                    await asyncio.sleep(0.05)
            assert (await player.state(game))["version"] == 1
            await socket.send(type="ping", n=7)
            assert (await socket.receive())["type"] == "pong"

    (server,) = machines(tmp_path, postgres, redis, 1)
    with server:
        asyncio.run(story(server.url))
