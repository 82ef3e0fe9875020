"""The sequential probability ratio test (SPRT) on pairs of games."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, NamedTuple

from hexad.arena.elo import SHARES, score_of

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Sprt"]

# The count of outcomes that did not occur, which are still possible.
_UNSEEN = 1e-3
_BISECTIONS = 60


class Sprt(NamedTuple):
    """Decides between a difference of `elo1` or more and one of `elo0` or less, with error rates `alpha` and `beta`."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The ratios at which the test decides: for `elo0` at or below the first, for `elo1` at or above the second."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, pairs: Sequence[int]) -> float:
        """The log-likelihood ratio of the pentanomial under `elo1` and `elo0`.

        Each hypothesis is represented by its maximum-likelihood distribution of pairs, as in Fishtest.
        """
        total = sum(pairs)
        if total == 0:
            return 0.0
        counts = [pair or _UNSEEN for pair in pairs]
        shares = [pair / sum(counts) for pair in counts]
        low, high = (_likeliest(shares, score_of(elo)) for elo in (self.elo0, self.elo1))
        return total * sum(share * log(one / other) for share, one, other in zip(shares, high, low, strict=True))

    def decision(self, pairs: Sequence[int]) -> str | None:
        """`elo1` or `elo0`; None while the test goes on."""
        ratio = self.ratio(pairs)
        low, high = self.bounds
        return "elo1" if ratio >= high else "elo0" if ratio <= low else None


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The maximum-likelihood distribution with that mean for the observed shares.

    It is p(i) / (1 + x (a(i) - mean)), with the x that gives this mean, found by bisection.
    """
    offsets = [share - mean for share in SHARES]
    low, high = -1 / max(offsets), -1 / min(offsets)
    for _ in range(_BISECTIONS):
        x = (low + high) / 2
        slope = sum(p * offset / (1 + x * offset) for p, offset in zip(shares, offsets, strict=True))
        low, high = (x, high) if slope > 0 else (low, x)
    x = (low + high) / 2
    return [p / (1 + x * offset) for p, offset in zip(shares, offsets, strict=True)]
