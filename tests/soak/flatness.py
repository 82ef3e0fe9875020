"""Whether a number stays flat: the definition that the soak is judged by."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from statistics import median
from typing import TYPE_CHECKING

from .sampler import COLUMNS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .sampler import Sample

# Of this many samples in a row the smallest counts: what is in use between peaks, such as those of a password's hash,
# which takes 64 MB for a moment.
WINDOW = 5
MAX_WINDOWS = 120


@dataclass(frozen=True)
class Trend:
    """How a number developed over the last half of a run."""

    name: str
    level: float
    """The median of the last half's smallest values."""
    growth: float
    """Over the last half, by the median slope of all pairs."""
    bound: float

    @property
    def is_flat(self) -> bool:
        return self.growth <= self.bound


def trends(samples: Sequence[Sample], memory_bound: float, games_bound: float) -> list[Trend]:
    """The trends of all columns. Memory may grow by `memory_bound` MB, other numbers by a tenth, or ten."""
    half = samples[len(samples) // 2 :]
    size = max(WINDOW, len(half) // MAX_WINDOWS)
    windows = [half[start : start + size] for start in range(0, len(half) - size + 1, size)]
    bounds = {"memory": memory_bound, "games": games_bound}
    result = []
    for name in COLUMNS:
        values = [float(min(getattr(sample, name) for sample in window)) for window in windows]
        level = median(values)
        bound = bounds.get(name, max(10.0, level / 10))
        result.append(Trend(name, level, _growth([window[0].seconds for window in windows], values), bound))
    return result


def _growth(times: list[float], values: list[float]) -> float:
    """The Theil-Sen slope times the length of the span."""
    points = list(zip(times, values, strict=True))
    slopes = [(y2 - y1) / (x2 - x1) for (x1, y1), (x2, y2) in combinations(points, 2) if x2 > x1]
    return median(slopes) * (times[-1] - times[0])
