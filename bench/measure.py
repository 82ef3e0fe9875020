"""Measures speed in processor time of repeated runs, so that other work on the machine has little effect."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Row", "rate"]


class Row(NamedTuple):
    """A row of the table; `target` is the minimum, or with `at_most` the maximum, of `measured`.

    `measured` is shown with `digits` decimals.
    """

    what: str
    measured: float
    unit: str
    target: float | None = None
    note: str = ""
    at_most: bool = False
    digits: int = 1

    @property
    def reached(self) -> bool:
        """Whether the target is reached; true without a target."""
        if self.target is None:
            return True
        return self.measured <= self.target if self.at_most else self.measured >= self.target


def rate(work: Callable[[], int], seconds: float = 1.0, runs: int = 3) -> float:
    """Return units of work per second of processor time: the best of `runs` runs of about `seconds` each.

    `work` returns the number of units that it did.
    """
    return max(_rate_of_run(work, seconds) for _ in range(runs))


def _rate_of_run(work: Callable[[], int], seconds: float) -> float:
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent
