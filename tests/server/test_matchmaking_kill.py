"""Processes are killed while players are paired: nobody is paired into two games at once, and no seek is left."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress

import httpx
from websockets.exceptions import WebSocketException

from hexad.server.game.events import Aborted, Created

from .client import Player, Server
from .damage import execute, url_of
from .kills import kill_in_turn

COVERS = (Created, Aborted)
PLAYERS = 8
KILLS = 4
# After the last kill, each player is paired once more.
PATIENCE = 120.0

OVERLAPPING = """
    select one.player, first.name, second.name
    from games first
    join seats one on one.game = first.name
    join seats two on two.player = one.player
    join games second on second.name = two.game and second.name <> first.name
    where first.created <= second.created and (first.ended is null or first.ended > second.created)
"""


class Seeker:
    """A player who seeks, calls the game off, and seeks again, whatever happens to the server."""

    def __init__(self, player: Player, servers: list[Server], rng: random.Random) -> None:
        self.player = player
        self.games: list[str] = []
        self._servers = servers
        self._rng = rng

    async def run(self) -> None:
        while True:
            self.player.http.base_url = self._rng.choice(self._servers).url
            with suppress(OSError, WebSocketException, TimeoutError, httpx.HTTPError):
                await self._visit()
            await asyncio.sleep(0.05)

    async def _visit(self) -> None:
        async with await self.player.socket() as socket:
            await socket.send(type="mine")
            for game in (await socket.receive("mine"))["games"]:
                await self._call_off(game)
            while True:
                await socket.send(type="seek", game="abalone", control="60")
                answer = await socket.receive("paired", "refused", within=10)
                if answer["type"] == "refused":
                    return  # the server is starting, or a game has begun that this player has not heard of
                self.games.append(answer["game"])
                await self._call_off(answer["game"])

    async def _call_off(self, game: str) -> None:
        answer = await self.player.act(game, type="abort")
        assert answer.is_success or answer.json()["code"] in ("over", "unavailable"), answer.text


async def killings(servers: list[Server], seekers: list[Seeker], rng: random.Random) -> None:
    """Kill one of the servers now and then. Afterwards, everybody is paired again."""
    await kill_in_turn(servers, KILLS, rng, pause=(0.8, 2.0))
    before = [len(seeker.games) for seeker in seekers]
    async with asyncio.timeout(PATIENCE):
        while any(len(seeker.games) <= count for seeker, count in zip(seekers, before, strict=True)):
            await asyncio.sleep(0.05)


async def story(servers: list[Server]) -> None:
    rng = random.Random(1)
    players = [Player(servers[number % len(servers)].url) for number in range(PLAYERS)]
    for player in players:
        await player.__aenter__()
    seekers = [Seeker(player, servers, rng) for player in players]
    tasks = [asyncio.create_task(seeker.run()) for seeker in seekers]
    try:
        await killings(servers, seekers, rng)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.http.aclose()
    assert {type(error) for error in ended} == {asyncio.CancelledError}
    await check(servers[0], {game for seeker in seekers for game in seeker.games})


async def check(server: Server, told: set[str]) -> None:
    url = url_of(server)
    assert await execute(url, OVERLAPPING) == []
    counts = await execute(url, "select game, count(distinct player) from seats where player <> '' group by game")
    assert {count for _, count in counts} == {2}
    assert told <= {game for game, _ in counts}
    end = time.monotonic() + PATIENCE
    while await execute(url, "select player from seeks"):
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


def test_nobody_is_paired_twice_when_processes_are_killed(killable):
    asyncio.run(story(killable))
