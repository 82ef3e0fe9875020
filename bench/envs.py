"""The environments: many games stepped at once by both cores."""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING, Any

import numpy as np

from bench.measure import Row
from hexad.envs import BatchEnv

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

__all__ = ["rows"]

GAMES = 1024
RUNS = 24
SECONDS = 0.25

BATCHES: list[tuple[str, str, dict[str, Any], float | None]] = [
    ("Abalone", "abalone", {}, 1e6),
    ("Six, placing", "six", {"phase": "placing"}, 5e5),
    ("Six, both phases", "six", {}, None),
]


def rows() -> Iterator[Row]:
    """Yield each measurement as soon as it is made."""
    for what, game, options, target in BATCHES:
        alone, together = (_steps(BatchEnv(game, GAMES, threads=threads, seed=6, **options)) for threads in (1, 2))
        yield Row(
            f"BatchEnv {what}, {GAMES:,} games, two threads",
            together / 1e3,
            "k steps/s",
            None if target is None else target / 1e3,
            f"{together / alone:.2f} x one thread",
        )


def _steps(env: BatchEnv) -> float:
    """Return steps per second of wall-clock time, since two threads share the work: the median of short runs.

    The environment samples the actions, and writes masks and observations at every step.
    """
    actions = np.empty(env.n, np.int64)
    return median(_steps_of_run(env, actions) for _ in range(RUNS))


def _steps_of_run(env: BatchEnv, actions: NDArray[np.int64]) -> float:
    done = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        env.sample(actions)
        env.step(actions)
        done += env.n
    return done / spent
