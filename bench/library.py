"""The Python library: random games compared with python-chess, and the time of an import."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
from functools import partial
from typing import TYPE_CHECKING

import chess

import hexad
from bench.measure import Row, rate

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["rows"]

# Modules that `import hexad` must not load.
HEAVY = ("numpy", "click", "rich", "resvg_py", "hexad.record", "hexad.svg", "hexad.clock")

IMPORT = f"""
import sys, time
start = time.perf_counter()
import hexad
seconds = time.perf_counter() - start
assert not [name for name in {HEAVY!r} if name in sys.modules]
print(seconds)
"""


def rows() -> Iterator[Row]:
    """Yield each measurement as soon as it is made."""
    source = random.Random(6)
    chess_speed = rate(lambda: _chess_game(source))
    for game in hexad.GAMES:
        speed = rate(partial(_random_game, game, source))
        yield Row(
            f"random {game.title()} game through Board",
            speed / 1e3,
            "k plies/s",
            100,
            f"{speed / chess_speed:.1f} x python-chess ({chess_speed / 1e3:.1f} k)",
        )
    yield Row("import hexad", _import_seconds() * 1e3, "ms", 60, "median of 11 fresh interpreters", at_most=True)


def _random_game(game: str, source: random.Random) -> int:
    board = hexad.GAMES[game].Board(ply_limit=400)
    while not board.is_over:
        board.push(source.choice(board.legal_moves))
    return int(board.ply)


def _chess_game(source: random.Random) -> int:
    board = chess.Board()
    while not board.is_game_over() and board.ply() < 400:
        board.push(source.choice(list(board.legal_moves)))
    return board.ply()


def _import_seconds() -> float:
    command = [sys.executable, "-c", IMPORT]
    runs = [subprocess.run(command, check=True, capture_output=True, text=True).stdout for _ in range(11)]
    return statistics.median(float(output) for output in runs)
