"""The engine: nodes per second and time to depth with one and two threads, and the cost of one call."""

from __future__ import annotations

import resource
import time
from typing import TYPE_CHECKING

import hexad
from bench.core import MOVING
from bench.measure import Row, rate
from hexad.engine import Engine, Limit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.board import AnyBoard

__all__ = ["rows"]

POSITIONS: dict[str, tuple[AnyBoard, int]] = {
    "Abalone, standard": (hexad.abalone.Board(), 10),
    "Abalone, belgian-daisy": (hexad.abalone.Board(layout="belgian-daisy"), 10),
    "Six, placing": (hexad.six.Board(), 8),
    "Six, moving": (hexad.six.Board(MOVING), 3),
}


def rows() -> Iterator[Row]:
    """Yield each measurement as soon as it is made; none has a target."""
    for name, (board, depth) in POSITIONS.items():
        for threads in (1, 2):
            engine = Engine(board.game, threads=threads, hash_mb=64)
            start = time.perf_counter()
            info = engine.play(board, Limit(depth=depth)).info
            seconds = time.perf_counter() - start
            what = f"search {name}, {threads} thread{'s' * (threads > 1)}"
            note = f"{info.nodes:,} nodes to depth {depth}, {info.nodes / seconds / 1e6:.2f} M/s"
            yield Row(what, seconds * 1e3, "ms", note=note)
    board, engine = hexad.abalone.Board(), Engine("abalone", hash_mb=1)
    cost = 1e6 / rate(lambda: len(list(engine.analyse(board, Limit(depth=1)))) // 2)
    yield Row("one analyse call, depth 1", cost, "us")
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    yield Row("memory of this whole run", used, "MB", note="with tables of 64 MB, one at a time")
