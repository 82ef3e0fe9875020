"""How long it takes until all spectators of a game have seen a move."""

from __future__ import annotations

import asyncio
import json
import time
from statistics import median
from typing import TYPE_CHECKING

import uvloop

from bench.measure import Row
from bench.server.game_load import guest_cookie, move_message, script, set_up, unlimited_server
from bench.websocket_client import Connection, connect

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["spectators"]

SPECTATORS = 1_000
MOVES = 30
PAUSE = 0.3


def spectators(folder: Path) -> Iterator[Row]:
    """One game, played move by move before many spectators."""
    with unlimited_server(folder / "data") as server:
        times = uvloop.run(_watch(server.port))
    note = f"median of {MOVES} moves, slowest {max(times):.0f} ms"
    yield Row(f"until {SPECTATORS:,} spectators have seen a move", median(times), "ms", 100, note, at_most=True)


async def _watch(port: int) -> list[float]:
    """The milliseconds from each move to its last spectator."""
    seen, all_seen = 0, asyncio.Event()

    def on_message(text: bytes) -> None:
        nonlocal seen
        if text.startswith(b'{"type":"event"'):
            seen += 1
            if seen == SPECTATORS:
                all_seen.set()

    cookies = [guest_cookie(port) for _ in range(2)]
    game = set_up(port, *cookies)
    watch = json.dumps({"type": "watch", "game": game, "from": 2}).encode()
    audience: list[Connection] = []
    for _ in range(SPECTATORS):
        connection = await connect(port, "/socket", on_message)
        connection.send(watch)
        audience.append(connection)
    players = [await connect(port, "/socket", lambda _: None, cookie) for cookie in cookies]
    await asyncio.sleep(1)
    times = []
    for ply, move in enumerate(script(0)[:MOVES]):
        seen = 0
        all_seen.clear()
        began = time.perf_counter()
        players[ply % 2].send(move_message(game, move, ply))
        async with asyncio.timeout(10):
            await all_seen.wait()
        times.append(1e3 * (time.perf_counter() - began))
        await asyncio.sleep(PAUSE)
    for connection in [*audience, *players]:
        connection.close()
    return times
