"""A round of pairing with many players who wait."""

from __future__ import annotations

import asyncio
import random
import time
from statistics import median
from typing import TYPE_CHECKING

from sqlalchemy import insert

from bench.measure import Row
from hexad.server.matchmaking.matchmaking import waiting_from
from hexad.server.matchmaking.pairing import pair
from hexad.server.store import Database
from hexad.server.store.schema import processes, seeks
from hexad.server.store.seeks import Seeks

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection

__all__ = ["matchmaking"]

PLAYERS = 1_000
ROUNDS = 20
NOW = 6_000


def matchmaking(folder: Path) -> Iterator[Row]:
    """The seeks are read from the database and paired. All players are in one pool, where most comparisons are made."""
    times, pairs = asyncio.run(_rounds(f"sqlite:///{folder / 'arena.sqlite3'}"))
    note = f"{pairs} pairs, SQLite, slowest {max(times):.0f} ms"
    yield Row(f"matchmaking, {PLAYERS:,} waiting players", median(times), "ms a round", 50, note, at_most=True)


async def _rounds(url: str) -> tuple[list[float], int]:
    database = Database(url)
    await database.migrate()
    await database.write(_add_players)
    stored = Seeks(database, "bench")
    times, pairs = [], 0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        pairs = len(pair(map(waiting_from, await stored.waiting()), NOW))
        times.append(1e3 * (time.perf_counter() - began))
    await database.close()
    return times, pairs


def _add_players(connection: Connection) -> None:
    rng = random.Random(1)
    connection.execute(insert(processes).values(name="bench", beat=0.0))
    same = {"process": "bench", "game": "abalone", "control": "300+3", "options": "{}", "rated": True}
    connection.execute(
        insert(seeks),
        [
            {
                **same,
                "player": f"player{number}",
                "id": f"seek{number}",
                "name": f"Player {number}",
                "mean": rng.gauss(1500, 250),
                "deviation": rng.choice([60.0, 90.0, 400.0]),
                "black_balance": rng.randrange(-2, 3),
                "last_opponent": f"player{rng.randrange(PLAYERS)}",
                "since": rng.randrange(NOW),
            }
            for number in range(PLAYERS)
        ],
    )
