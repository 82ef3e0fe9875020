"""The kill test on two machines: each machine, the database and the bus are killed in turn while games are played.

`make test-long` plays 200 games through 20 kills.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from typing import TYPE_CHECKING
from urllib.request import urlopen

from tests.profiles import IS_LONG

from .conftest import machines
from .damage import url_of
from .kills import check_kinds
from .outages import MIN_OUTAGE, Outages
from .scripts import KINDS, write_scripts
from .swarm import Swarm
from .test_rated import check_ratings

if TYPE_CHECKING:
    from .backends import Postgres, Redis
    from .client import Server

GAMES, KILLS, PLIES = (200, 20, 100) if IS_LONG else (30, 4, 40)
COVERS = KINDS
SEED = int(os.environ.get("HEXAD_KILL_SEED", "1"))
PATIENCE = 120.0


class FaultInjector:
    """Kills one component after the other and starts it again."""

    def __init__(self, servers: list[Server], postgres: Postgres, redis: Redis, rng: random.Random) -> None:
        self._servers = servers
        self._postgres = postgres
        self._redis = redis
        self._rng = rng
        self.outages = Outages()

    def kill_next(self, turn: int) -> None:
        """Kill the first machine, the database, the second machine or the bus, by turn."""
        (self._kill_first, self._kill_database, self._kill_second, self._kill_bus)[turn % 4]()

    def _kill_first(self) -> None:
        self._kill(self._servers[0])

    def _kill_second(self) -> None:
        self._kill(self._servers[1])

    def _kill(self, server: Server) -> None:
        # This is not an outage: the other machine accepts all moves.
        server.kill()
        time.sleep(self._rng.uniform(0.2, 1.0))
        server.start()

    def _kill_database(self) -> None:
        before = time.monotonic()
        self._postgres.kill()
        began = (before + time.monotonic()) / 2
        time.sleep(self._rng.uniform(0.2, 1.0) + MIN_OUTAGE)
        self._postgres.start()
        self.outages.add(began, self._when_one_can_write())

    def _kill_bus(self) -> None:
        self._redis.kill()
        time.sleep(self._rng.uniform(0.5, 1.5))
        self._redis.start()

    def _when_one_can_write(self) -> float:
        """The moment when the first machine can write again."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for server in self._servers:
                with urlopen(f"{server.url}/metrics", timeout=PATIENCE) as page:
                    if b"hexad_database_up 1.0" in page.read():
                        return time.monotonic()
            time.sleep(0.005)
        raise TimeoutError("no machine has found the database again")


def test_kill_each_part_in_turn(tmp_path, postgres, redis):
    rng = random.Random(SEED)
    # So long that the games are not over before the last kill, however slowly a machine starts.
    scripts = write_scripts(rng, GAMES, PLIES, think=(0.5, 1.5) if IS_LONG else (1.0, 4.0))
    servers = machines(tmp_path, postgres, redis)
    injector = FaultInjector(servers, postgres, redis, rng)

    async def story() -> None:
        swarm = Swarm([server.url for server in servers], scripts, seed=SEED)
        await swarm.set_up()
        playing = asyncio.create_task(swarm.play(within=400))
        for turn in range(KILLS):
            await asyncio.sleep(rng.uniform(0.5, 1.5))
            assert not playing.done(), "the games were over before the last kill: expected longer ones"
            await asyncio.to_thread(injector.kill_next, turn)
        for script in scripts:
            script.think = (0.0, 0.1)
        await playing
        figures = await swarm.check(injector.outages)
        print(figures)
        await check_ratings(url_of(servers[0]), rated=(GAMES + 1) // 2)
        await check_kinds(servers[0], COVERS)
        assert figures.reconnects >= GAMES
        figures.check_precision()

    with servers[0], servers[1]:
        asyncio.run(story())
