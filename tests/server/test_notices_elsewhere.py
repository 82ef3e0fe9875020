"""Notices of games that begin on another process than the one to which a player is connected."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack

import msgspec
import pytest

from .client import UNLIMITED, Player, lines
from .conftest import machines
from .test_bus_servers import received


@pytest.fixture
def trio(tmp_path, postgres, redis):
    """Three servers that keep few games in memory."""
    limits = msgspec.json.decode(UNLIMITED) | {"games_in_memory": 5, "games_per_player": 1_000}
    servers = machines(tmp_path, postgres, redis, 3)
    with ExitStack() as stack:
        for server in servers:
            server.env["HEXAD_LIMITS"] = msgspec.json.encode(limits).decode()
            server.launch()
            stack.push(server)
        for server in servers:
            server.wait()
        yield [server.url for server in servers]


async def next_of(following, kind, game) -> None:
    """Wait for a notice about a game."""
    while True:
        notice = await following()
        if (notice["type"], notice["game"]) == (kind, game):
            return


def test_games_on_other_processes_are_announced(trio):
    """At once, and only to the process to which the player is connected."""
    here, there, elsewhere = trio

    async def story():
        async with Player(here) as one, Player(there) as same:
            same.http.cookies = one.http.cookies
            async with lines(one, "/api/stream") as following:
                before = received(elsewhere, "player")
                began = time.monotonic()
                for _ in range(15):
                    game = await same.create("abalone", "me", "me")
                    await next_of(following, "began", game)
                # Comparisons with the database, every 10 seconds, would take 150.
                assert time.monotonic() - began < 100
                assert received(here, "player") >= 15
                assert received(elsewhere, "player") == before == 0

    asyncio.run(story())


def test_a_game_with_a_waiting_player_stays_in_memory(trio):
    """The process of a player notices moves of all their games, although it keeps few games in memory."""
    here, there, _ = trio

    async def story():
        async with Player(here) as one, Player(there) as other:
            games = []
            for _ in range(12):
                games.append(await one.create("abalone", "anyone", "me"))
                await other.join(games[-1])
            async with lines(one, "/api/stream") as following:
                waiting = set(games)
                while waiting:
                    waiting.discard((await following())["game"])
                # Housekeeping unloads what it may within a few of its rounds of a second.
                await asyncio.sleep(3)
                for game in games:
                    (await other.move(game, "a1b2")).raise_for_status()
                    await next_of(following, "turn", game)

    asyncio.run(story())
