"""A pool of engines, and requests to it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

from hexad.position import Position
from hexad.server.engines.pool import EnginePool
from hexad.server.engines.question import MoveRequest

from .waiting import until

# Seconds of a search that something else is expected to end.
LONG = 50


@asynccontextmanager
async def open_pool(workers):
    pool = EnginePool(workers, hash_mb=1)
    try:
        yield pool
    finally:
        await pool.close()


def think(pool, board, *, level=10, remaining=None, **limits):
    return asyncio.create_task(pool.choose_move(MoveRequest(Position.of(board), level, remaining, **limits)))


def is_legal(board, answer):
    return board.explain(answer.move).legal


async def searching(pool, board, **limits):
    """A request that a worker has been searching for a while."""
    question = think(pool, board, **limits)
    await until(lambda: pool.busy)
    await asyncio.sleep(0.2)
    return question
