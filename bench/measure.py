"""How things are measured: processor time of repeated runs, so that other work on the machine counts little."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Row", "rate"]


class Row(NamedTuple):
    """One line of the table: what was measured, in what unit, and the least (or most) it should be."""

    what: str
    measured: float
    unit: str
    asked: float | None = None
    beside: str = ""
    at_most: bool = False

    @property
    def reached(self) -> bool:
        """Whether the figure is as good as was asked, if one was."""
        if self.asked is None:
            return True
        return self.measured <= self.asked if self.at_most else self.measured >= self.asked


def rate(work: Callable[[], int], seconds: float = 1.0, runs: int = 3) -> float:
    """Units of work a second of processor time: the best of some runs, each of about so many seconds."""
    return max(_rate_of_run(work, seconds) for _ in range(runs))


def _rate_of_run(work: Callable[[], int], seconds: float) -> float:
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent
