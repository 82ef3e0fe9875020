"""Elo of several players with 95 % intervals, by maximum likelihood from the results of all games (Bradley and Terry).

A player with rating r is expected to score 1 / (1 + 10^((s - r) / 400)) against one with rating s; a draw is half a
point. The games of two players that share an opening are counted together, since their results are correlated.

Ratings that explain the results best are infinite for a player who won or lost all games. Therefore everybody has drawn
one more game, with a player of average strength: with many games it makes no difference.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Encounter", "Rating", "multiplayer_elo"]

_Z95 = 1.959963984540054
_SCALE = 400 / log(10)
_MAX_STEPS = 100
_MAX_STEP = 1.0
_PRECISION = 1e-9
# The weight of the assumption that results vary as those of independent games without draws, in encounters.
_ASSUMED = 10


class Encounter(NamedTuple):
    """Games of two players from the same opening: the numbers of the players, the points of the first, the games."""

    first: int
    second: int
    points: float
    games: int


class Rating(NamedTuple):
    """A rating relative to the average of all players, with its 95 % interval, and the share of the points."""

    elo: float
    error: float
    """Half of the width of the interval."""
    points: float
    games: int

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.elo - self.error

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.elo + self.error

    @property
    def has_all(self) -> bool:
        """Whether the player got all points, so that only the lower end means something."""
        return 0 < self.games == self.points

    @property
    def has_none(self) -> bool:
        """Whether the player got no points, so that only the upper end means something."""
        return self.points == 0 < self.games


def multiplayer_elo(players: int, encounters: Sequence[Encounter], *, prior: float = 1.0) -> list[Rating]:
    """The ratings of players, who are numbered from 0. `prior` is the number of games drawn with an average player.

    >>> encounters = [Encounter(0, 1, 60, 100), Encounter(1, 2, 60, 100), Encounter(0, 2, 70, 100)]
    >>> for rating in multiplayer_elo(3, encounters):
    ...     print(f"{round(rating.elo)} ± {rating.error:.0f}")
    72 ± 32
    0 ± 31
    -72 ± 32
    """
    strengths = _most_likely(players, encounters, prior)
    covariance = _inverse(_information(strengths, encounters, prior))
    spread = _dispersion(strengths, encounters)
    points, games = [0.0] * players, [0] * players
    for one in encounters:
        points[one.first] += one.points
        points[one.second] += one.games - one.points
        games[one.first] += one.games
        games[one.second] += one.games
    average = sum(strengths) / players
    variances = _centred_variances(covariance)
    return [
        Rating(_SCALE * (strengths[n] - average), _Z95 * _SCALE * sqrt(spread * variances[n]), points[n], games[n])
        for n in range(players)
    ]


def _expected(difference: float) -> float:
    return 1 / (1 + exp(-difference)) if difference >= 0 else exp(difference) / (1 + exp(difference))


def _most_likely(players: int, encounters: Sequence[Encounter], prior: float) -> list[float]:
    """The strengths, in units of the logistic curve, that make the results most likely. Newton's method."""
    strengths = [0.0] * players
    for _ in range(_MAX_STEPS):
        gradient = [prior * (0.5 - _expected(strength)) for strength in strengths]
        for first, second, points, games in encounters:
            surplus = points - games * _expected(strengths[first] - strengths[second])
            gradient[first] += surplus
            gradient[second] -= surplus
        inverse = _inverse(_information(strengths, encounters, prior))
        step = [sum(map(float.__mul__, row, gradient)) for row in inverse]
        longest = max(map(abs, step))
        # Far from the maximum the full step may lead away from it.
        scale = min(1.0, _MAX_STEP / longest) if longest else 1.0
        strengths = [strength + scale * change for strength, change in zip(strengths, step, strict=True)]
        if longest < _PRECISION:
            break
    return strengths


def _information(strengths: Sequence[float], encounters: Sequence[Encounter], prior: float) -> list[list[float]]:
    """Fisher's information: the negative second derivatives of the logarithm of the likelihood."""
    matrix = [[0.0] * len(strengths) for _ in strengths]
    for number, strength in enumerate(strengths):
        expected = _expected(strength)
        # Without a prior only differences are determined: a tiny one fixes the average.
        matrix[number][number] = max(prior, _PRECISION) * expected * (1 - expected)
    for first, second, _, games in encounters:
        weight = games * _variance(strengths[first] - strengths[second])
        matrix[first][first] += weight
        matrix[second][second] += weight
        matrix[first][second] -= weight
        matrix[second][first] -= weight
    return matrix


def _variance(difference: float) -> float:
    """The variance of one game without draws."""
    expected = _expected(difference)
    return expected * (1 - expected)


def _dispersion(strengths: Sequence[float], encounters: Sequence[Encounter]) -> float:
    """How much results vary, compared with independent games without draws (Pearson's statistic).

    Draws make it smaller, and so do two games from one opening that the same side wins. With few encounters it is
    drawn towards 1.
    """
    found = 0.0
    for first, second, points, games in encounters:
        difference = strengths[first] - strengths[second]
        found += (points - games * _expected(difference)) ** 2 / (games * _variance(difference))
    freedom = max(0, len(encounters) - len(strengths) + 1)
    return (found + _ASSUMED) / (freedom + _ASSUMED)


def _centred_variances(covariance: list[list[float]]) -> list[float]:
    """The variance of each strength minus the average of all."""
    count = len(covariance)
    means = [sum(row) / count for row in covariance]
    total = sum(means) / count
    return [max(0.0, covariance[n][n] - 2 * means[n] + total) for n in range(count)]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(1.0 if column == number else 0.0 for column in range(size))] for number, row in enumerate(matrix)]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda row: abs(rows[row][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        divisor = rows[pivot][pivot]
        rows[pivot] = [value / divisor for value in rows[pivot]]
        for row in range(size):
            factor = rows[row][pivot]
            if row != pivot and factor:
                rows[row] = [value - factor * other for value, other in zip(rows[row], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
