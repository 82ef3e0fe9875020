"""A rating: an estimate of a player's strength, with its uncertainty."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

__all__ = ["MAX_MEAN", "MIN_MEAN", "PROVISIONAL_DEVIATION", "START_DEVIATION", "Rating"]

# The scale ends where differences mean nothing any more: 3,900 points are one game in five billion.
MIN_MEAN, MAX_MEAN = 100.0, 4000.0
# Measured: docs/RATINGS.md compares it with others.
START_DEVIATION = 400.0
# Above this deviation the strength is known only to within 220 points, more than the difference between three wins in
# four games and half of them.
PROVISIONAL_DEVIATION = 110.0


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a player as a normal distribution, which is that of a new player by default.

    `mean` is the number that players see: a player who is 100 points stronger scores 64 %, 200 points 76 %, 400 points
    91 %. `deviation` is the standard deviation of the mean. `volatility` says how fast the strength changes, on the
    scale of Glicko-2. `time` is the time in whole seconds for which the deviation holds: that of the last rated game;
    None before the first one.
    """

    mean: float = 1500.0
    deviation: float = START_DEVIATION
    volatility: float = 0.09
    time: int | None = None

    def __post_init__(self) -> None:
        # These comparisons are false for NaN, too.
        if not MIN_MEAN <= self.mean <= MAX_MEAN:
            raise ValueError(f"the mean of a rating is from {MIN_MEAN:g} to {MAX_MEAN:g}, not {self.mean!r}")
        if not 0 < self.deviation < inf:
            raise ValueError(f"the deviation of a rating is a positive number, not {self.deviation!r}")
        if not 0 < self.volatility <= 1:
            raise ValueError(f"the volatility of a rating is above 0 and at most 1, not {self.volatility!r}")
        if self.time is not None and type(self.time) is not int:
            raise ValueError(f"the time of a rating is a whole number of seconds, not {self.time!r}")

    @property
    def is_provisional(self) -> bool:
        """Whether the rating is still too uncertain to be compared; the others are called established."""
        return self.deviation > PROVISIONAL_DEVIATION

    @property
    def interval(self) -> tuple[float, float]:
        """The range in which the strength lies with a probability of about 95 %: two deviations to either side."""
        return self.mean - 2 * self.deviation, self.mean + 2 * self.deviation

    def __str__(self) -> str:
        """The rating as players read it, with a question mark if it is provisional.

        >>> str(Rating()), str(Rating(1712.6, 64.0))
        ('1500?', '1713')
        """
        return f"{self.mean:.0f}{'?' if self.is_provisional else ''}"
