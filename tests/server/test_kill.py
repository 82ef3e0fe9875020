"""The kill test: the server is killed repeatedly while games are played, and no game is affected.

`make test-long` plays 200 games through 20 kills.
"""

from __future__ import annotations

import asyncio
import os
import random

import hexad
from tests.profiles import IS_LONG

from .client import Player, Server
from .outages import Outages, restart
from .scripts import write_script
from .swarm import Swarm

GAMES, KILLS, PLIES = (200, 20, 40) if IS_LONG else (30, 3, 18)
SEED = int(os.environ.get("HEXAD_KILL_SEED", "1"))


def test_kill(tmp_path):
    rng = random.Random(SEED)
    scripts = [write_script(rng, PLIES, think=(0.1, 0.8)) for _ in range(GAMES)]
    outages = Outages()

    async def story(server: Server) -> None:
        swarm = Swarm([server.url], scripts, seed=SEED)
        await swarm.set_up()
        playing = asyncio.create_task(swarm.play(within=400))
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.3, 1.8))
            if playing.done():
                await playing
                raise AssertionError("the games were over before the last kill: expected longer ones")
            swarm.gate.clear()
            await asyncio.to_thread(restart, server, outages)
            swarm.gate.set()
        await playing
        figures = await swarm.check(outages)
        print(figures)
        assert figures.outages == KILLS
        assert figures.reconnects >= 2 * GAMES
        assert figures.narrow >= 100, "too few precise measurements: this test needs a faster machine"

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))


def test_an_engine_moves_after_a_kill(tmp_path):
    """The engine moves after the restart even if no client is connected."""

    async def story(server: Server) -> None:
        async with Player(server.url) as player:
            game = await player.create("six", "me", "2", control="600")
            for round_number in range(2):
                state = (await player.state(game))["state"]
                board = hexad.six.Board(state["fen"])
                move = str(next(iter(board.legal_moves)))
                assert (await player.act(game, type="move", move=move, id=f"m{round_number}")).status_code == 200
                await asyncio.to_thread(restart, server, Outages())
                async with asyncio.timeout(60):
                    while (await player.state(game))["state"]["turn"] != 0:
                        await asyncio.sleep(0.05)
            assert (await player.state(game))["version"] == 5

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))
