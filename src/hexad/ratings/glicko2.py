"""Glicko-2 for games between two sides of one or more players.

Mark E. Glickman, "Example of the Glicko-2 system" (2013, glicko.net/glicko/glicko2.pdf), with the constants and the
fractional rating periods of lichess.org. Symbols of the paper, which computes on a scale of its own:

    μ   the mean, in units of 173.7 points from 1500        σ   the volatility: how much μ changes in a rating period
    φ   the deviation, in the same units                    τ   how much ln σ² changes in a rating period
    E   the expected score of a game                        s   the score: 1 won, ½ drawn, 0 lost
    g   how much uncertainty flattens the expected score    v   the variance of μ if only these games were known
    Δ   the improvement that these games indicate           t   the time since the last game, in rating periods

**Sides.** A side of n players is as strong as the mean of its members, so each of them counts with the weight w = 1/n:
μ_side = Σ w μ_i and φ²_side = Σ w² φ_i². For a member the rest of the difference (partners and opponents) is known with
the variance φ²_rest = φ²_side - w² φ_i² + φ²_opponents. Glickman's approximation of the likelihood of one game then has
the slope w g(φ_rest) (s - E) and the curvature w² g(φ_rest)² E (1 - E) in μ_i, so

    1/v = Σ w² g² E (1 - E)     Δ = v Σ w g (s - E)     φ'² = 1 / (1/φ*² + 1/v)     μ' = μ + φ'² Σ w g (s - E)

With n = 1 these are the formulas of the paper.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, fsum, log, pi, sqrt
from typing import TYPE_CHECKING, NamedTuple

from hexad.ratings.rating import MAX_MEAN, MIN_MEAN, START_DEVIATION, Rating

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Encounter", "Glicko2"]

# Points in one unit of the paper's scale; with this one, E without uncertainty is Elo's formula.
POINTS = 400 / log(10)
SECONDS_PER_DAY = 86_400
# ε of the paper: how exactly ln σ² is computed.
TOLERANCE = 1e-6


class Encounter(NamedTuple):
    """A game from the view of one player, on the scale of the paper.

    `weight` is the player's share w in the side, `difference` is μ of the own side minus μ of the other, `variance` is
    φ²_rest, and `score` is that of the own side.
    """

    weight: float
    difference: float
    variance: float
    score: float


class _Side(NamedTuple):
    """The composite player that a side is: its mean and variance, and how much of it each member contributes."""

    mean: float
    variance: float
    weight: float
    shares: tuple[float, ...]


def _g(variance: float) -> float:
    return 1 / sqrt(1 + 3 * variance / (pi * pi))


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


@dataclass(frozen=True, slots=True)
class Glicko2:
    """The rating system with its constants. They are those of lichess.org, except for the greatest deviation.

    `tau` is τ. A rating period has 1 / `periods_per_day` days: with a volatility of 0.06 a deviation of 60 grows to 110
    within a year. A deviation is at least `min_deviation`, so that ratings never stop moving, and grows at most to
    `max_deviation`, that of a new player. Volatilities do not exceed `max_volatility`.
    """

    tau: float = 0.75
    periods_per_day: float = 0.21436
    min_deviation: float = 45.0
    max_deviation: float = START_DEVIATION
    max_volatility: float = 0.1

    def rate_game(
        self, first: Sequence[Rating], second: Sequence[Rating], score: float, now: int
    ) -> tuple[tuple[Rating, ...], tuple[Rating, ...]]:
        """The ratings of both sides after a game that ended now; `score` is that of the first side: 1, 0.5 or 0.

        Raises ValueError for another score and for a side without players.
        """
        if score not in (0, 0.5, 1):
            raise ValueError(f"the score of a game is 1, 0.5 or 0, not {score!r}")
        one, other = self._side(first, now), self._side(second, now)
        return self._rate_side(first, one, other, score, now), self._rate_side(second, other, one, 1 - score, now)

    def expected_score(self, first: Sequence[Rating], second: Sequence[Rating], now: int) -> float:
        """The score that the first side is expected to make in a game now, from 0 to 1."""
        one, other = self._side(first, now), self._side(second, now)
        return _logistic(_g(one.variance + other.variance) * (one.mean - other.mean))

    def at(self, rating: Rating, now: int) -> Rating:
        """The rating as it is now: its deviation has grown since the last rated game."""
        deviation = POINTS * sqrt(self._variance(rating, rating.volatility, now))
        return Rating(rating.mean, deviation, rating.volatility, _later(rating, now))

    def update(self, rating: Rating, encounters: Sequence[Encounter], now: int) -> Rating:
        """The rating of a player after games that count as played at the same time (steps 3 to 8 of the paper)."""
        information, slope = [], []
        for weight, difference, variance, score in encounters:
            g = weight * _g(variance)
            expected = _logistic(_g(variance) * difference)
            information.append(g * g * expected * (1 - expected))
            slope.append(g * (score - expected))
        v, improvement = 1 / fsum(information), fsum(slope)
        volatility = self._new_volatility(rating, v, v * improvement)
        variance = 1 / (1 / self._variance(rating, volatility, now) + 1 / v)
        mean = rating.mean + POINTS * variance * improvement
        deviation = max(POINTS * sqrt(variance), self.min_deviation)
        return Rating(min(max(mean, MIN_MEAN), MAX_MEAN), deviation, volatility, _later(rating, now))

    def _rate_side(
        self, members: Sequence[Rating], own: _Side, other: _Side, score: float, now: int
    ) -> tuple[Rating, ...]:
        difference = own.mean - other.mean
        return tuple(
            self.update(member, (Encounter(own.weight, difference, own.variance - share + other.variance, score),), now)
            for member, share in zip(members, own.shares, strict=True)
        )

    def _side(self, members: Sequence[Rating], now: int) -> _Side:
        if not members:
            raise ValueError("a side has at least one player")
        weight = 1 / len(members)
        # fsum rounds once, so that the order of the members makes no difference.
        mean = weight * fsum([(member.mean - 1500) / POINTS for member in members])
        shares = tuple([weight * weight * self._variance(member, member.volatility, now) for member in members])
        return _Side(mean, fsum(shares), weight, shares)

    def _variance(self, rating: Rating, volatility: float, now: int) -> float:
        """φ*², the variance now (step 6): φ² + t σ²."""
        phi = rating.deviation / POINTS
        if rating.time is None or now <= rating.time:
            return phi * phi
        periods = (now - rating.time) * self.periods_per_day / SECONDS_PER_DAY
        return min(phi * phi + periods * volatility * volatility, (self.max_deviation / POINTS) ** 2)

    def _new_volatility(self, rating: Rating, v: float, delta: float) -> float:
        """σ' (step 5): the root of f by the Illinois algorithm, as exp(A / 2)."""
        phi, tau = rating.deviation / POINTS, self.tau
        known, excess = phi * phi + v, delta * delta - phi * phi - v
        a = 2 * log(rating.volatility)

        def f(x: float) -> float:
            change = exp(x)
            return change * (excess - change) / (2 * (known + change) ** 2) - (x - a) / (tau * tau)

        lower, f_lower = a, f(a)
        upper = log(excess) if excess > 0 else a - tau
        f_upper = f(upper)
        while excess <= 0 and f_upper < 0:
            upper -= tau
            f_upper = f(upper)
        while abs(upper - lower) > TOLERANCE:
            x = lower + (lower - upper) * f_lower / (f_upper - f_lower)
            f_x = f(x)
            if f_x * f_upper <= 0:
                lower, f_lower = upper, f_upper
            else:
                f_lower /= 2
            upper, f_upper = x, f_x
        return min(exp(lower / 2), self.max_volatility)


def _later(rating: Rating, now: int) -> int:
    """The time of a rating after a game now. An earlier time counts as that of the last game."""
    return now if rating.time is None else max(now, rating.time)
