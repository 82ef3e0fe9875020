"""Background work is distributed over the processes, and taken over when one of them dies."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from types import SimpleNamespace

from hexad.server.ids import new_id
from hexad.server.rooms.shares import Shares

from .client import Player, Server
from .conftest import machines
from .waiting import in_a_loop

GAMES = 12


def shares_of(*living: str) -> list[Shares]:
    """The shares of processes that know of each other."""

    async def beats() -> dict[str, float]:
        return {"dead": 90.0} | dict.fromkeys(living, 100.0)

    return [Shares(process, SimpleNamespace(living=beats), shared=True) for process in living]  # type: ignore[arg-type]  # stands for the database


@in_a_loop
async def test_each_game_has_one_process():
    three, two = shares_of("one", "two", "three"), shares_of("one", "two")
    for shares in (*three, *two):
        await shares.refresh()
    games = [new_id() for _ in range(600)]
    for game in games:
        assert sum(shares.is_mine(game) for shares in three) == 1
        assert sum(shares.is_mine(game) for shares in two) == 1
        # When a process dies, the games of the others stay where they are.
        assert all(after.is_mine(game) for before, after in zip(three, two, strict=False) if before.is_mine(game))
    assert all(sum(map(shares.is_mine, games)) > 100 for shares in three)


def test_the_flags_of_a_killed_process_fall_at_the_other(tmp_path, postgres, redis):
    """Both processes are restarted, so that no game is in memory: only the sweep of its process sees it."""

    async def create(server: Server) -> list[str]:
        async with Player(server.url) as player:
            return [await player.create("abalone", "me", "me", control="6") for _ in range(GAMES)]

    async def wait_for_flags(server: Server, games: list[str]) -> None:
        # Asking for a game would load it, and its timer would do the work of the sweep.
        async with Player(server.url) as player, asyncio.timeout(120):
            while (await player.http.get("/api/now")).json()["playing"]:
                await asyncio.sleep(0.1)
            for game in games:
                assert (await player.state(game))["state"]["result"]["reason"] == "time"

    with ExitStack() as stack:
        pair = machines(tmp_path, postgres, redis)
        stack.enter_context(pair[0])
        games = asyncio.run(create(pair[0]))
        pair[0].kill()
        for server in pair:
            stack.enter_context(server)
        pair[0].kill()
        asyncio.run(wait_for_flags(pair[1], games))
