"""Time during which a process was frozen is charged to nobody."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from tests.profiles import IS_LONG

from .client import Player, Server
from .conftest import machines

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from .client import Socket

# The seconds of a freeze, and those of it that may be charged. `make test` runs several tests at once: a process that
# waits for a core counts some of its time, and a process whose readings of the time are late does not know it exactly.
# `make test-long` runs these tests alone and measures the promised figure.
FREEZE, MAX_CHARGED = (4.0, 0.3) if IS_LONG else (6.0, 2.0)
# Less than the freeze takes.
CONTROL = FREEZE - 1
# Time that passes before and after the freeze is rightly charged. A flag may fall if there is more of it than this.
MAX_SPENT = CONTROL - MAX_CHARGED
ATTEMPTS = 10
PATIENCE = 60.0


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


def repeat(attempt: Callable[[], Awaitable[bool]]) -> None:
    """Repeat an attempt until the machine was fast enough for it to show something."""

    async def story() -> None:
        for _ in range(ATTEMPTS):
            if await attempt():
                return
        pytest.fail(f"each of {ATTEMPTS} attempts took more than {MAX_SPENT:g} s besides the freeze")

    asyncio.run(story())


def test_a_freeze_is_charged_to_nobody(servers):
    """The player to move has less time left than the freeze takes. All processes freeze."""

    async def attempt() -> bool:
        async with Player(servers[0].url) as player, await player.socket() as socket:
            asked = time.monotonic()
            game = await player.create("abalone", "me", "me", control=f"{CONTROL:g}")
            before = (await socket.watch(game))["state"]["clock"][0] / 100
            with frozen(servers):
                began = time.monotonic()
                # The move waits in the socket: it is the first thing that the process reads when it wakes up.
                await socket.act(game, type="move", move="a1b2", id="1")
                await asyncio.sleep(FREEZE)
                ended = time.monotonic()
            received = await _answer(socket, game)
            spent = (began - asked) + (time.monotonic() - ended)
            if spent > MAX_SPENT:
                return False
            assert received.get("event", {}).get("type") == "moved", received
            charged = before - received["state"]["clock"][0] / 100
            assert charged <= spent + MAX_CHARGED, f"charged {charged:.2f} s, {spent:.2f} s passed besides the freeze"
            return True

    repeat(attempt)


async def _answer(socket: Socket, game: str) -> dict[str, Any]:
    """The answer to a move. It is sent again while the process does not know the time."""
    while True:
        received = await socket.receive("event", "refused", within=PATIENCE)
        if received.get("code") == "unavailable":
            await socket.act(game, type="move", move="a1b2", id="1")
        # A process that wakes up first continues the time, and the other one gives it back.
        elif received.get("event", {}).get("type") != "time_given":
            return received


def test_no_flag_falls_during_a_freeze(servers):
    """Nobody is connected: only the timer and the sweep of the server see the game."""

    async def attempt() -> bool:
        async with Player(servers[0].url) as player:
            asked = time.monotonic()
            game = await player.create("abalone", "me", "me", control=f"{CONTROL:g}")
            with frozen(servers):
                began = time.monotonic()
                await asyncio.sleep(FREEZE)
                ended = time.monotonic()
            state = (await player.state(game))["state"]
            spent = (began - asked) + (time.monotonic() - ended)
            if spent > MAX_SPENT:
                return False
            assert state["status"] == "playing"
            assert state["clock"][0] / 100 >= CONTROL - spent - MAX_CHARGED
            async with asyncio.timeout(PATIENCE):
                while (await player.state(game))["state"]["status"] == "playing":
                    await asyncio.sleep(0.05)
            assert (await player.state(game))["state"]["result"]["reason"] == "time"
            return True

    repeat(attempt)


def test_a_process_returns_the_time_of_its_own_freeze(tmp_path, postgres, redis):
    """Time goes on at the other process. The player who could not move gets it back, the opponent is not charged."""

    async def story(here: Server, there: Server):
        async with (
            Player(here.url) as black,
            Player(there.url) as white,
            await black.socket() as one,
            await white.socket() as two,
        ):
            game = await black.create("abalone", "me", "anyone", control="600")
            await white.join(game)
            asked = time.monotonic()
            while (before := await one.watch(game))["version"] < 2:
                await asyncio.sleep(0.01)
            await two.watch(game)
            with frozen([here]):
                began = time.monotonic()
                await asyncio.sleep(FREEZE)
                ended = time.monotonic()
            while (received := await two.receive("event", "game", within=PATIENCE))["version"] < 3:
                pass
            spent = (began - asked) + (time.monotonic() - ended)
            charged = (before["state"]["clock"][0] - received["state"]["clock"][0]) / 100
            assert charged <= spent + MAX_CHARGED, received
            moved = time.monotonic()
            await one.act(game, type="move", move="a1b2", id="1")
            while (received := await two.receive("event", within=PATIENCE))["version"] < 4:
                pass
            spent = time.monotonic() - moved
            assert received["state"]["clock"][1] / 100 >= 600 - spent - MAX_CHARGED

    with ExitStack() as stack:
        pair = [stack.enter_context(server) for server in machines(tmp_path, postgres, redis)]
        asyncio.run(story(pair[0], pair[1]))
        asyncio.run(story(pair[1], pair[0]))
