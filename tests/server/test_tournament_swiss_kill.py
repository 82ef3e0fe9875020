"""A Swiss of bots through faults: the process that pairs, the server that waits for it, the database and the bus die.

The first two faults come during a pairing, the others at random. `make test-long` plays 64 bots through 10 faults.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from contextlib import AsyncExitStack, ExitStack, suppress
from typing import TYPE_CHECKING, Any

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types

from tests.profiles import IS_LONG

from .conftest import machines
from .damage import url_of
from .tournament_bots import Bot, Club
from .tournament_insistence import insist, reached, view
from .tournament_proof import check_pairings, check_tournament, stored_events

if TYPE_CHECKING:
    from .client import Server

COVERS = ()
BOTS, FAULTS, ROUNDS = (64, 10, 5) if IS_LONG else (8, 3, 3)
# Only a test that hangs waits this long.
MAX_SECONDS = 1_200 if IS_LONG else 600
SEED = int(os.environ.get("HEXAD_KILL_SEED", "1"))


class Player:
    """A bot that plays its games at any of the servers: two moves, and then one side resigns or both agree."""

    def __init__(self, bot: Bot, servers: list[Server], seed: int) -> None:
        self._bot = bot
        self._servers = servers
        self._rng = random.Random(seed)

    async def play(self, game: str, pairing: dict[str, Any], *, is_first: bool) -> None:
        """Play until the game is over."""
        while True:
            self._bot.http.base_url = self._rng.choice(self._servers).url
            try:
                shown = await self._bot.http.get(f"/api/games/{game}")
                if shown.is_success and shown.json()["state"]["status"] == "over":
                    return
                if shown.is_success:
                    await self._act(game, shown.json()["state"], pairing, is_first=is_first)
            except httpx.TransportError:
                pass  # the server is down
            await asyncio.sleep(0.2)

    async def _act(self, game: str, state: dict[str, Any], pairing: dict[str, Any], *, is_first: bool) -> None:
        ply = state["ply"]
        if ply < 2:
            if (ply == 0) == is_first:
                await self._bot.player.act(game, type="move", move=("a1b2", "i9h8")[ply], id=f"m{ply}", ply=ply)
        elif pairing["number"] % 3 == 0:
            await self._bot.player.act(game, type="draw", id="draw")
        elif (pairing["number"] % 3 == 1) == is_first:
            await self._bot.player.act(game, type="resign", id="resign")


async def play_swiss(club: Club, name: str, servers: list[Server]) -> None:
    """Play all rounds of a Swiss that goes on by itself."""
    players = {number: Player(bot, servers, number) for number, bot in enumerate(club.players, 1)}
    for number in range(1, ROUNDS + 1):
        await reached(club.organiser, name, lambda found, n=number: found.get("rounds", 0) >= n)  # type: ignore[misc]
        round_ = await view(club.organiser, name, f"rounds/{number}")
        sides = [(pairing, side) for pairing in round_["pairings"] for side in ("first", "second")]
        await asyncio.gather(
            *(
                players[pairing[side]].play(pairing["game"], pairing, is_first=side == "first")
                for pairing, side in sides
            )
        )
    await reached(club.organiser, name, lambda found: found["status"] == "finished")


def pairing_process(servers: list[Server]) -> tuple[Server, psutil.Process] | None:
    """The process that pairs a round now, and the server that has started it."""
    for server in servers:
        assert server.process is not None
        with suppress(psutil.Error):
            for child in psutil.Process(server.process.pid).children(recursive=True):
                if any("swiss_process" in word for word in child.cmdline()):
                    return server, child
    return None


async def pairing_begins(servers: list[Server], playing: asyncio.Task[None]) -> tuple[Server, psutil.Process] | None:
    """Wait until a round is being paired; None if all rounds are over before."""
    while (found := pairing_process(servers)) is None and not playing.done():
        await asyncio.sleep(0.02)
    return found


def test_a_swiss_of_bots_through_faults(tmp_path, postgres, redis):
    """No double pairing, no lost result, nobody in two games, and the events give the same pairings again."""
    rng = random.Random(SEED)
    servers = machines(tmp_path, postgres, redis)
    faults = []

    def restart(victim: Any) -> None:
        victim.kill()
        time.sleep(rng.uniform(0.0, 1.0))
        victim.start()

    async def fault(number: int, playing: asyncio.Task[None]) -> None:
        if number < 2:
            found = await pairing_begins(servers, playing)
            if found is None:
                return
            server, child = found
            if number == 0:
                with suppress(psutil.NoSuchProcess):
                    child.kill()
            else:
                await asyncio.to_thread(restart, server)
            faults.append("pairing")
        else:
            await asyncio.sleep(rng.uniform(0.5, 5.0))
            await asyncio.to_thread(restart, rng.choice([*servers, *servers, postgres, redis]))
            faults.append("random")

    async def play() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(MAX_SECONDS):
            club = await Club.at(stack, servers[0], BOTS)
            name = await club.opened(rounds=ROUNDS, control="600", round_start="automatic", pause_minutes=0)
            playing = asyncio.create_task(play_swiss(club, name, servers))
            begun = asyncio.create_task(insist(club.organiser, name, "start", "already-started"))
            for number in range(FAULTS):
                await fault(number, playing)
            await begun
            await playing
            assert faults == ["pairing"] * 2 + ["random"] * (FAULTS - 2)
            state = await check_tournament(url_of(servers[0]), name)
            assert len(state.rounds) == ROUNDS
            assert len(state.pairings) == ROUNDS * BOTS // 2
            check_pairings(name, await stored_events(url_of(servers[0]), name))

    with ExitStack() as stack:
        for server in servers:
            stack.enter_context(server)
        asyncio.run(play())
