"""Moves of others while a round of a large Swiss is paired."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import uvloop

from bench.measure import Row
from bench.server.game_load import GameLoad, post, unlimited_server
from bench.server.tournaments import NAME, write_swiss
from hexad.server.people.credentials import COOKIE
from tests.server.tournament_bots import members

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.client import Server

__all__ = ["swiss"]

PLAYERS = 500
PLAYED, ROUNDS = 3, 7
GAMES = 100
PACE = 200
SLICE_SECONDS = 5.0


def swiss(folder: Path) -> Iterator[Row]:
    """The delay of acknowledgements before and during a pairing."""
    with unlimited_server(folder / "data") as server:
        before, during, seconds = uvloop.run(_play_beside(server))
    note = f"{before:.1f} ms before; paired within {seconds:.1f} s, at the lowest priority"
    what = f"p99 of an acknowledgement at {PACE} moves/s while {PLAYERS} are paired"
    yield Row(what, during, "ms", 60, note, at_most=True)


async def _play_beside(server: Server) -> tuple[float, float, float]:
    """The p99 before a pairing and its highest in any slice during it, and how long it took."""
    async with AsyncExitStack() as stack:
        (organiser,) = await members(stack, server, 1)
        await write_swiss(server, organiser.id, PLAYERS, random.Random(1), played=PLAYED, rounds=ROUNDS)
        load = GameLoad([server], GAMES)
        await load.connect()
        _, before = await load.play(SLICE_SECONDS, PACE)
        cookie = f"{COOKIE}={organiser.http.cookies[COOKIE]}"
        began = time.monotonic()
        pairing = asyncio.create_task(
            asyncio.to_thread(post, server.port, f"/api/tournaments/{NAME}/acts", cookie, type="pair")
        )
        during = [(await load.play(SLICE_SECONDS, PACE))[1]]
        while not pairing.done():
            during.append((await load.play(SLICE_SECONDS, PACE))[1])
        await pairing
        seconds = time.monotonic() - began
        load.close()
        return before, max(during), seconds
