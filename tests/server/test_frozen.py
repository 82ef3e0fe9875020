"""Time during which a process was frozen is charged to nobody."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import pytest

from .client import Player, Server
from .conftest import machines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

FREEZE = 4.0
# Seconds of a freeze that may be charged. A server that is merely slow counts its own time, too.
MAX_CHARGED = 0.3


@contextmanager
def frozen(servers: Sequence[Server]) -> Iterator[None]:
    """Stop processes, as a laptop that sleeps does."""
    for server in servers:
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for server in servers:
            assert server.process is not None
            server.process.send_signal(signal.SIGCONT)


@pytest.fixture(params=["sqlite", "postgres", "two processes"])
def servers(request, tmp_path) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            found = [Server(tmp_path / "data", "--engines", "1")]
        else:
            postgres, redis = request.getfixturevalue("postgres"), request.getfixturevalue("redis")
            found = machines(tmp_path, postgres, redis, 1 if request.param == "postgres" else 2)
        for server in found:
            stack.enter_context(server)
        yield found


def test_a_freeze_is_charged_to_nobody(servers):
    """The player to move has less time left than the freeze takes. All processes freeze."""

    async def story():
        async with Player(servers[0].url) as player, await player.socket() as socket:
            game = await player.create("abalone", "me", "me", control="3")
            asked = time.monotonic()
            before = (await socket.watch(game))["state"]["clock"][0] / 100
            with frozen(servers):
                began = time.monotonic()
                # The move waits in the socket: it is the first thing that the process reads when it wakes up.
                await socket.act(game, type="move", move="a1b2", id="1")
                await asyncio.sleep(FREEZE)
                ended = time.monotonic()
            while (received := await socket.receive("event", "refused", within=20)).get("code") == "unavailable":
                await socket.act(game, type="move", move="a1b2", id="1")
            assert received["event"]["type"] == "moved", received
            charged = before - received["state"]["clock"][0] / 100
            allowed = (began - asked) + (time.monotonic() - ended) + MAX_CHARGED
            assert charged <= allowed, f"charged {charged:.2f} s, expected at most {allowed:.2f} s"

    asyncio.run(story())


def test_no_flag_falls_during_a_freeze(servers):
    """Nobody is connected: only the timer and the sweep of the server see the game."""

    async def story():
        async with Player(servers[0].url) as player:
            asked = time.monotonic()
            game = await player.create("abalone", "me", "me", control="3")
            with frozen(servers):
                began = time.monotonic()
                await asyncio.sleep(FREEZE)
                ended = time.monotonic()
            state = (await player.state(game))["state"]
            spent = (began - asked) + (time.monotonic() - ended)
            assert state["status"] == "playing"
            assert state["clock"][0] / 100 >= 3 - spent - MAX_CHARGED
            async with asyncio.timeout(20):
                while (await player.state(game))["state"]["status"] == "playing":
                    await asyncio.sleep(0.05)
            assert (await player.state(game))["state"]["result"]["reason"] == "time"

    asyncio.run(story())


def test_a_process_returns_the_time_of_its_own_freeze(tmp_path, postgres, redis):
    """Time goes on at the other process. The player who could not move gets it back, the opponent is not charged."""

    async def story(here: Server, there: Server):
        async with (
            Player(here.url) as black,
            Player(there.url) as white,
            await black.socket() as one,
            await white.socket() as two,
        ):
            game = await black.create("abalone", "me", "anyone", control="60")
            await white.join(game)
            asked = time.monotonic()
            while (before := await one.watch(game))["version"] < 2:
                await asyncio.sleep(0.01)
            await two.watch(game)
            with frozen([here]):
                began = time.monotonic()
                await asyncio.sleep(FREEZE)
                ended = time.monotonic()
            while (received := await two.receive("event", "game", within=20))["version"] < 3:
                pass
            spent = (began - asked) + (time.monotonic() - ended)
            charged = (before["state"]["clock"][0] - received["state"]["clock"][0]) / 100
            assert charged <= spent + MAX_CHARGED, received
            await one.act(game, type="move", move="a1b2", id="1")
            while (received := await two.receive("event", within=20))["version"] < 4:
                pass
            assert received["state"]["clock"][1] / 100 >= 60 - MAX_CHARGED

    with ExitStack() as stack:
        pair = [stack.enter_context(server) for server in machines(tmp_path, postgres, redis)]
        asyncio.run(story(pair[0], pair[1]))
        asyncio.run(story(pair[1], pair[0]))
