"""A server stops, whatever it is busy with, and quickly if there is nothing to wait for."""

from __future__ import annotations

import asyncio
import signal
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import psutil  # type: ignore[import-untyped]  # it has no types

from .backends import Postgres, Redis
from .client import Player, Server, lines
from .conftest import machines
from .test_bus import PATIENCE, Process, until

if TYPE_CHECKING:
    from collections.abc import Iterator

# More than the steps of the event loop in which a message is written.
STEPS = 40


@contextmanager
def silent(*backends: Postgres | Redis) -> Iterator[None]:
    """Freeze backends with all their processes: their connections stay open, and nothing is answered."""
    processes = [psutil.Process(backend.pid) for backend in backends]
    processes += [child for process in processes for child in process.children(recursive=True)]
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGCONT)


async def begin_to_play(server: Server) -> None:
    """Let the server have something of everything: a clock that runs, a socket, streams, an engine that thinks."""
    async with Player(server.url) as player, await player.socket() as socket:
        game = await player.create("six", "me", "me", control="600")
        await socket.watch(game)
        async with lines(player, "/api/stream") as notices:
            assert (await notices())["type"] == "began"
        await player.create("six", "8", "me", control="600")


def test_a_server_stops_although_the_database_and_the_bus_are_silent(tmp_path):
    with Postgres(tmp_path / "postgres") as postgres, Redis(tmp_path / "redis") as redis:
        (server,) = machines(tmp_path, postgres, redis, 1)
        with server:
            asyncio.run(begin_to_play(server))
            with silent(postgres, redis):
                server.stop()  # raises TimeoutExpired
    assert "stopping does not wait for this any longer" in server.log.read_text()
    assert "is ended" not in server.log.read_text()


def test_nothing_has_to_be_given_up(pair):
    for server in pair:
        asyncio.run(begin_to_play(server))
    for server in pair:
        assert server.stop() in (0, 130)
        assert "the server has stopped" in server.log.read_text()
        assert "cancelled again" not in server.log.read_text()
        assert "stopping does not wait" not in server.log.read_text()


def test_the_bus_ends_whenever_it_is_cancelled(redis):
    """Also while it writes: a task that loses its cancellation would keep the server from stopping."""

    async def no_gap() -> None:
        pass

    async def story():
        for steps in range(STEPS):
            process = Process(redis.url)
            task = asyncio.create_task(process.bus.run(lambda *_: None, no_gap))
            await until(lambda bus=process.bus: bus.is_up)
            process.bus.broadcast("topic", b"")
            hold = asyncio.create_task(process.bus.hold(f"game {steps}"))
            for _ in range(steps):
                await asyncio.sleep(0)
            task.cancel()
            # One cancellation is enough, and nothing has to be waited for.
            await asyncio.wait([task], timeout=PATIENCE)
            assert task.cancelled(), f"the bus goes on after a cancellation in step {steps}"
            hold.cancel()
            await asyncio.gather(hold, return_exceptions=True)
            await process.bus.close()

    asyncio.run(story())
