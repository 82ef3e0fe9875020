"""Elo with confidence intervals, from pairs of games with sides reversed.

The games of a pair share an opening, so their results are correlated. Counting pairs by their points (0, ½, 1, 1½, 2:
the pentanomial) gives correct intervals; counting games gives intervals that are too wide or too narrow.
"""

from __future__ import annotations

from math import erf, inf, log10, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Strength", "elo_of", "score_of", "strength"]

_Z95 = 1.959963984540054
# The share of the points for each entry of the pentanomial.
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)


class Strength(NamedTuple):
    """An Elo estimate with its 95 % interval, the score, and the likelihood of superiority."""

    elo: float
    low: float
    high: float
    score: float
    superiority: float

    def __str__(self) -> str:
        if self.low == -inf:
            return "unknown" if self.high == inf else f"at most {self.high:+.0f}"
        if self.high == inf:
            return f"at least {self.low:+.0f}"
        return f"{self.elo:+.1f} ± {(self.high - self.low) / 2:.1f}"


def elo_of(score: float) -> float:
    """The Elo difference at which that share of the points is expected.

    >>> round(elo_of(0.75), 2), elo_of(0.5), elo_of(1)
    (190.85, 0.0, inf)
    """
    if score <= 0:
        return -inf
    if score >= 1:
        return inf
    return 400 * log10(score / (1 - score))


def score_of(elo: float) -> float:
    """The share of the points that is expected at that Elo difference."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def mean_and_variance(pairs: Sequence[float]) -> tuple[float, float]:
    """The mean and variance of the share of points in a pair; `pairs` are counts in the order of `SHARES`."""
    total = sum(pairs)
    mean = sum(share * pair for share, pair in zip(SHARES, pairs, strict=True)) / total
    return mean, sum((share - mean) ** 2 * pair for share, pair in zip(SHARES, pairs, strict=True)) / total


def strength(pairs: Sequence[int]) -> Strength:
    """Estimate the strength from the pentanomial: the number of pairs with 0, ½, 1, 1½ and 2 points."""
    total = sum(pairs)
    if total == 0:
        return Strength(0.0, -inf, inf, 0.5, 0.5)
    mean, variance = mean_and_variance(pairs)
    if mean in (0, 1):
        low, high = _wilson(mean, total)
    else:
        # If all pairs had the same result, others are still possible.
        error = sqrt((variance or mean_and_variance([pair + 0.5 for pair in pairs])[1]) / total)
        low, high = mean - _Z95 * error, mean + _Z95 * error
    return Strength(elo_of(mean), elo_of(low), elo_of(high), mean, _superiority(pairs))


def _superiority(pairs: Sequence[int]) -> float:
    """The likelihood of superiority of the first player, with one even pair added, since few games prove little."""
    mean, variance = mean_and_variance([*pairs[:2], pairs[2] + 1, *pairs[3:]])
    if variance == 0:
        return 0.5
    return (1 + erf((mean - 0.5) / sqrt(2 * variance / (sum(pairs) + 1)))) / 2


def _wilson(mean: float, total: int) -> tuple[float, float]:
    """Wilson's interval for the case that one player got all points."""
    bound = total / (total + _Z95**2)
    return (bound, 1.0) if mean == 1 else (0.0, 1 - bound)
