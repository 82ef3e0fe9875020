"""The kill test with a lagging standby: it takes over from the killed primary while games are played.

`make test-long` plays 200 games.
"""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from tests.profiles import IS_LONG

from .kills import check_kinds
from .lost_events import stored
from .proof import anonymous
from .scripts import KINDS, write_scripts
from .standby import Cluster
from .swarm import ScriptedGame, Swarm
from .test_rated import check_ratings

if TYPE_CHECKING:
    from .client import Server

GAMES, PLIES = (200, 60) if IS_LONG else (16, 16)
COVERS = KINDS
SEED = int(os.environ.get("HEXAD_KILL_SEED", "1"))


def longest_log(game: ScriptedGame) -> list[dict[str, Any]]:
    """The events that the clients of a game have received."""
    return max((list(client.events) for client in game.clients), key=len)


async def some_moves(swarm: Swarm, playing: asyncio.Task[None]) -> None:
    """Wait until as many acts as there are games were acknowledged."""
    wanted = swarm.acknowledged + GAMES
    while swarm.acknowledged < wanted:
        assert not playing.done(), "the games were over too early: expected longer ones"
        await asyncio.sleep(0.02)


def test_a_lagging_standby_takes_over_while_games_are_played(tmp_path, redis):
    """Each game goes on from what the standby had. What was lost is played again, and all clients see the same log."""
    rng = random.Random(SEED)
    scripts = write_scripts(rng, GAMES, PLIES, think=(0.1, 0.8))

    async def story(cluster: Cluster, servers: list[Server]) -> None:
        swarm = Swarm([server.url for server in servers], scripts, seed=SEED)
        await swarm.set_up()
        swarm.stay(stays=True)
        playing = asyncio.create_task(swarm.play(within=400))
        await some_moves(swarm, playing)
        known = {game.clients[0].game: longest_log(game) for game in swarm.games}
        await asyncio.to_thread(cluster.begin_to_lag)
        await some_moves(swarm, playing)
        await asyncio.to_thread(cluster.fail_over)
        await asyncio.to_thread(servers[0].kill)
        await asyncio.to_thread(servers[0].start)
        while not (swarm.is_done or playing.done()):
            await asyncio.sleep(0.1)
        swarm.stay(stays=False)
        await playing
        logs = await swarm.check_logs()
        for name, events in known.items():
            log = [anonymous(event) for event in logs[name]]
            assert log[: len(events)] == [anonymous(event) for event in events], (
                f"game {name} lost what the standby had"
            )
        assert swarm.lost, "nothing was lost: the standby did not lag"
        assert (await stored(cluster.url)).keys() >= logs.keys()
        # The ratings of games whose end was lost are lost with it, and their numbers are given again.
        await check_ratings(cluster.url, rated=(GAMES + 1) // 2)
        await check_kinds(servers[0], COVERS)
        print(f"{GAMES} games: clients were told {swarm.lost} times that an event is lost")

    with ExitStack() as stack:
        cluster = Cluster(tmp_path, stack)
        asyncio.run(story(cluster, cluster.start_servers(stack, redis.url)))
