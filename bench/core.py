"""The native core: perft and playouts."""

from __future__ import annotations

import re
import resource
import subprocess
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import hexad
from bench.measure import Row, rate

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["rows"]

NAIVE_SOURCE = Path(__file__).parents[2] / "shared" / "bench" / "abalone_ref.cpp"
LAYOUTS = {"standard": "standard", "belgian": "belgian-daisy"}

# A typical position of the moving phase, with about 790 moves.
MOVING = "9B/8R/5RBB1B/3BBRBRB/3RBRBRRR/R2RBB2RB/BRBB3BRB/1RB1R1B/R1RR/1RBR@-4,-4 0 0 b basic 21"


def rows() -> Iterator[Row]:
    """Yield each measurement as soon as it is made."""
    yield from _abalone_perft()
    board = hexad.abalone.Board()
    yield Row("Abalone playouts, one thread", rate(lambda: board.playouts(400, seed=1)) / 1e6, "M plies/s", 20)
    start = hexad.six.Board()
    yield Row("Six perft 6 from the start", rate(lambda: start.perft(6)) / 1e6, "M nodes/s", 50)
    for rules, target in (("basic", 50), ("advanced", 50)):
        moving = hexad.six.Board(MOVING.replace("basic", rules))
        speed = rate(partial(moving.perft, 2)) / 1e6
        what = f"Six moving phase, {rules}, {len(moving.legal_moves)} moves"
        yield Row(what, speed, "M moves/s", target)


def _abalone_perft() -> Iterator[Row]:
    """Measure perft 5 relative to a naive array board, which is compiled and run on the same machine."""
    naive = _naive_seconds() if NAIVE_SOURCE.exists() else {}
    for name, layout in LAYOUTS.items():
        board = hexad.abalone.Board(layout=layout)
        nodes = board.perft(5)
        speed = rate(partial(board.perft, 5))
        what = f"Abalone perft 5, {layout}, one thread"
        if name in naive:
            ratio = speed / (nodes / naive[name])
            yield Row(what, ratio, "x naive", 30, f"{speed / 1e9:.2f} G nodes/s")
        else:
            yield Row(what, speed / 1e9, "G nodes/s", 1, "no naive board to compare with")


def _naive_seconds() -> dict[str, float]:
    """Return the processor time of the naive perft 5; the program itself prints wall-clock time."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "naive"
        subprocess.run(["g++", "-O3", "-march=native", "-w", str(NAIVE_SOURCE), "-o", str(program)], check=True)
        wall, used = time.perf_counter(), _children_seconds()
        output = subprocess.run([str(program), "5"], check=True, capture_output=True, text=True).stdout
        share = (_children_seconds() - used) / (time.perf_counter() - wall)
    return {name: float(seconds) * share for name, seconds in re.findall(r"(\w+) perft 5 = \d+ +([\d.]+)s", output)}


def _children_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
