"""A server under mixed load for a long time, and the checks that it uses no more and more of anything."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tests.server.client import UNLIMITED

from .behaviours import BEHAVIOURS, World
from .flatness import trends
from .sampler import Sample, Sampler
from .visitor import shared_http

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.server.client import Server

    from .flatness import Trend

# So few games are kept in memory that this cache is full after seconds, and a leak shows instead of it.
GAMES_IN_MEMORY = 100


def limits(processes: int) -> str:
    """The limits of a server in `HEXAD_LIMITS`. All processes together keep `GAMES_IN_MEMORY` games."""
    own = {"games_in_memory": GAMES_IN_MEMORY // processes}
    return msgspec.json.encode({**msgspec.json.decode(UNLIMITED), **own}).decode()


# How much more an idle server may use than before the load: pools of threads and of database connections have grown.
TOLERANCES = {"descriptors": 25, "threads": 10, "tasks": 5, "sockets": 0, "games": GAMES_IN_MEMORY, "errors": 0}
IDLE_SECONDS = 60.0
MAX_FAILURES = 5


@dataclass
class Result:
    """What a soak has measured."""

    seconds: float
    games: int
    moves: int
    visits: int
    idle_before: Sample
    idle_after: Sample
    samples: list[Sample]
    trends: list[Trend]
    faults: list[str] = field(default_factory=list)


class Comparison(NamedTuple):
    """What the idle server uses after the first half of a load and after the second."""

    before: Sample
    after: Sample
    games: int
    faults: list[str]


class Soak:
    """Visitors in a number of slots: whenever a visit ends, another one begins."""

    def __init__(self, server: Server, slots: int, seed: int = 0) -> None:
        assert server.process is not None
        self._pid = server.process.pid
        self._url = server.url
        self._slots = slots
        self._rng = random.Random(seed)
        self._visits: Counter[str] = Counter()
        self._failures: list[str] = []

    async def run(
        self, seconds: float, interval: float, memory_bound: float, say: Callable[[str], None] = lambda _: None
    ) -> Result:
        """Load the server for this time, then wait until it is idle again. Tells each minute how far it is."""
        async with shared_http(self._url) as http, shared_http(self._url) as operator:
            sampler = Sampler(self._pid, operator)
            world = World(http, self._rng)
            await self._one_of_each(world)
            before = await self._idle(sampler, None)
            began = time.monotonic()
            sampling = asyncio.create_task(sampler.run(interval))
            telling = asyncio.create_task(_tell(sampler, world, say))
            await self._load(world, lambda: time.monotonic() < began + seconds)
            for task in (sampling, telling):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            took = time.monotonic() - began
        async with shared_http(self._url) as operator:
            sampler.use(operator)
            after = await self._idle(sampler, before)
        result = Result(
            took,
            world.finished,
            world.moves,
            self._visits.total(),
            before,
            after,
            sampler.samples,
            trends(sampler.samples, memory_bound, GAMES_IN_MEMORY),
        )
        result.faults = self._faults(result)
        return result

    async def compare(self, visits: int, memory_bound: float) -> Comparison:
        """Load the server with a number of visits, which fill its caches, and with as many again.

        Compares what the idle server uses after each load. The result does not depend on the speed of the machine.
        """
        idle: list[Sample] = []
        games = 0
        async with shared_http(self._url) as operator:
            sampler = Sampler(self._pid, operator)
            for _ in range(2):
                async with shared_http(self._url) as http:
                    world = World(http, self._rng)
                    await self._one_of_each(world)
                    end = self._visits.total() + visits
                    await self._load(world, lambda end=end: self._visits.total() < end)  # type: ignore[misc]
                idle.append(await self._idle(sampler, idle[0] if idle else None))
                games += world.finished
        before, after = idle
        faults = [f"the idle server has {what}" for what in _excess(before, after)] + self._failed()
        if after.memory > before.memory + memory_bound:
            faults.append(f"the idle server uses {after.memory:.1f} MB, {before.memory:.1f} MB after half of the load")
        return Comparison(before, after, games, faults)

    async def _one_of_each(self, world: World) -> None:
        """One visit of each kind first: processes, threads and caches that are made on demand exist then."""
        for behaviour in BEHAVIOURS:
            await self._visit(behaviour, world)

    async def _load(self, world: World, goes_on: Callable[[], bool]) -> None:
        kinds, weights = list(BEHAVIOURS), list(BEHAVIOURS.values())

        async def slot() -> None:
            while goes_on():
                await self._visit(self._rng.choices(kinds, weights)[0], world)

        await asyncio.gather(*(slot() for _ in range(self._slots)))

    async def _visit(self, behaviour: Callable[[World], Awaitable[None]], world: World) -> None:
        name = behaviour.__name__
        self._visits[name] += 1
        try:
            await behaviour(world)
        except Exception as error:  # each is a fault of the server or of the visit, and reported
            self._failures.append(f"{name}: {type(error).__name__} {error}")
            await asyncio.sleep(0.5)

    async def _idle(self, sampler: Sampler, before: Sample | None) -> Sample:
        """Wait until the server has let go of what the visitors used; returns the last sample."""
        deadline = time.monotonic() + IDLE_SECONDS
        while True:
            await asyncio.sleep(1.5)
            sample = await sampler.sample()
            settled = sample.sockets == 0 if before is None else not _excess(before, sample)
            if settled or time.monotonic() > deadline:
                return sample

    def _faults(self, result: Result) -> list[str]:
        faults = [
            f"{trend.name} grew by {trend.growth:.1f} over the last half, expected at most {trend.bound:.1f}"
            for trend in result.trends
            if not trend.is_flat
        ]
        faults += [f"the idle server has {what}" for what in _excess(result.idle_before, result.idle_after)]
        return faults + self._failed()

    def _failed(self) -> list[str]:
        if len(self._failures) <= MAX_FAILURES:
            return []
        return [f"{len(self._failures)} visits failed: {'; '.join(self._failures[:MAX_FAILURES])}"]


def _excess(before: Sample, after: Sample) -> list[str]:
    counts = {name: (getattr(before, name), getattr(after, name)) for name in TOLERANCES}
    return [
        f"{new} {name}, {old} before the load" for name, (old, new) in counts.items() if new > old + TOLERANCES[name]
    ]


async def _tell(sampler: Sampler, world: World, say: Callable[[str], None]) -> None:
    minutes = 0
    while True:
        await asyncio.sleep(60)
        minutes += 1
        say(f"{minutes} min: {world.finished:,} games, {sampler.samples[-1].memory:.0f} MB")
