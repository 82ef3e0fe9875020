"""The memory of a server after a short form of `make soak`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bench.measure import Row
from tests.server.client import Server
from tests.soak.soak import Soak, limits

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["soak"]

SECONDS = 120.0
SLOTS = 16
MAX_GROWTH = 10.0


def soak(folder: Path) -> Iterator[Row]:
    """Mixed load, then the memory that the idle server keeps."""
    with Server(folder / "data", env={"HEXAD_LIMITS": limits(processes=1)}, fresh=True) as server:
        result = asyncio.run(Soak(server, SLOTS).run(SECONDS, interval=1.0, memory_bound=MAX_GROWTH))
    growth = next(trend for trend in result.trends if trend.name == "memory").growth
    note = f"{result.games:,} games in {SECONDS:.0f} s, {result.idle_before.memory:.0f} MB before"
    yield Row("memory after the soak", result.idle_after.memory, "MB", 150, note, at_most=True)
    yield Row("growth over its last half", growth, "MB", MAX_GROWTH, "; ".join(result.faults), at_most=True)
