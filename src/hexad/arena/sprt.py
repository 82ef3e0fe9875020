"""A test that ends as soon as it knows: the sequential probability ratio test on pairs of games."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, NamedTuple

from hexad.arena.elo import SHARES, score_of

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Sprt"]

# Outcomes that were not seen yet are still possible.
_UNSEEN = 1e-3
_HALVINGS = 60


class Sprt(NamedTuple):
    """Is the difference `elo1` or more, or is it `elo0` or less? Each answer is wrong in one case of twenty."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The test ends where the ratio falls to the first, for `elo0`, or rises to the second, for `elo1`."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, pairs: Sequence[int]) -> float:
        """The logarithm of how much likelier `elo1` makes the pentanomial than `elo0` does.

        For each hypothesis the likeliest distribution of pairs with that mean is taken, as Fishtest does.
        """
        total = sum(pairs)
        if total == 0:
            return 0.0
        counts = [pair or _UNSEEN for pair in pairs]
        shares = [pair / sum(counts) for pair in counts]
        low, high = (_likeliest(shares, score_of(elo)) for elo in (self.elo0, self.elo1))
        return total * sum(share * log(one / other) for share, one, other in zip(shares, high, low, strict=True))

    def decision(self, pairs: Sequence[int]) -> str | None:
        """`elo1` or `elo0`, once it is known."""
        ratio = self.ratio(pairs)
        low, high = self.bounds
        return "elo1" if ratio >= high else "elo0" if ratio <= low else None


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The distribution with that mean which makes the observed shares likeliest.

    It is p(i) / (1 + x (a(i) - mean)) for the one x that gives the right mean, found by halving an interval.
    """
    offsets = [share - mean for share in SHARES]
    low, high = -1 / max(offsets), -1 / min(offsets)
    for _ in range(_HALVINGS):
        x = (low + high) / 2
        slope = sum(p * offset / (1 + x * offset) for p, offset in zip(shares, offsets, strict=True))
        low, high = (x, high) if slope > 0 else (low, x)
    x = (low + high) / 2
    return [p / (1 + x * offset) for p, offset in zip(shares, offsets, strict=True)]
