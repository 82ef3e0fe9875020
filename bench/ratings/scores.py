"""How good predictions are: log loss, Brier score and calibration."""

from __future__ import annotations

from itertools import pairwise
from math import log, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["Bin", "Prediction", "brier_score", "calibration", "log_loss", "quantiles", "worst_error"]

BINS = 10
MIN_EXPECTED = 1e-6


class Prediction(NamedTuple):
    """The score that a side was expected to make, and the score that it made."""

    expected: float
    score: float


class Bin(NamedTuple):
    """A tenth of the predictions: its games, the mean predicted and observed scores, the latter's standard error."""

    games: int
    predicted: float
    observed: float
    error: float


def log_loss(predictions: Iterable[Prediction]) -> float:
    """The mean cross-entropy between the scores and the predictions, in nats; a draw is half a win and half a loss.

    A prediction that is certain counts as one that is wrong once in a million games: a single surprise would make the
    mean infinite.
    """
    bounded = ((min(max(expected, MIN_EXPECTED), 1 - MIN_EXPECTED), score) for expected, score in predictions)
    return fmean(-(score * log(expected) + (1 - score) * log(1 - expected)) for expected, score in bounded)


def brier_score(predictions: Iterable[Prediction]) -> float:
    """The mean squared difference between the scores and the predictions."""
    return fmean((score - expected) ** 2 for expected, score in predictions)


def calibration(predictions: Iterable[Prediction]) -> list[Bin]:
    """Predicted and observed scores in tenths of the scale: predictions of 0 to 10 %, of 10 to 20 %, and so on."""
    tenths: list[list[Prediction]] = [[] for _ in range(BINS)]
    for prediction in predictions:
        tenths[min(int(prediction.expected * BINS), BINS - 1)].append(prediction)
    return [_bin(tenth) for tenth in tenths if tenth]


def quantiles(predictions: Iterable[Prediction]) -> list[Bin]:
    """The same in tenths of the games: the tenth with the lowest predictions, the next tenth, and so on."""
    ordered = sorted(predictions)
    cuts = [len(ordered) * number // BINS for number in range(BINS + 1)]
    return [_bin(ordered[start:end]) for start, end in pairwise(cuts)]


def worst_error(bins: Iterable[Bin]) -> float:
    """The largest difference between a predicted and an observed score."""
    return max(abs(tenth.observed - tenth.predicted) for tenth in bins)


def _bin(predictions: Sequence[Prediction]) -> Bin:
    games = len(predictions)
    predicted, observed = fmean(one.expected for one in predictions), fmean(one.score for one in predictions)
    variance = fmean((one.score - one.expected - observed + predicted) ** 2 for one in predictions)
    return Bin(games, predicted, observed, sqrt(variance / games))
