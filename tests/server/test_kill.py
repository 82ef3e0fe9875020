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
from .damage import url_of
from .kills import check_kinds
from .outages import MIN_OUTAGE, Outages, restart
from .scripts import KINDS, write_scripts
from .swarm import Swarm
from .test_rated import check_ratings

GAMES, KILLS, PLIES = (200, 20, 40) if IS_LONG else (30, 3, 18)
COVERS = KINDS
SEED = int(os.environ.get("HEXAD_KILL_SEED", "1"))


def test_kill(tmp_path):
    rng = random.Random(SEED)
    scripts = write_scripts(rng, GAMES, PLIES, think=(0.1, 0.8))
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
            await asyncio.to_thread(restart, server, outages, MIN_OUTAGE)
            swarm.gate.set()
        await playing
        figures = await swarm.check(outages)
        print(figures)
        await check_ratings(url_of(server), rated=(GAMES + 1) // 2)
        await check_kinds(server, COVERS)
        assert figures.outages == KILLS
        assert figures.reconnects >= 2 * GAMES
        figures.check_precision()

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
