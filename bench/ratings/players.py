"""The players of a simulated season: when they are there, and how strong they truly are.

Strengths are in points: the side that is 400 points stronger scores 10 of 11.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Players", "mean_strength", "uneven_strength"]

MEAN_STRENGTH = 1500.0
# A new player has this much to learn, and learns a hundredth of what is left each day.
TO_LEARN, LEARNED_PER_DAY = 150.0, 0.01
# What a player tends to drifts by 57 points a year.
DRIFT_PER_DAY = 3.0
MEAN_STAY_IN_DAYS = 400
# About twice a year a player is away for weeks or months.
ABSENCES_PER_DAY, ABSENCE_IN_DAYS = 0.005, range(14, 120)


@dataclass(slots=True)
class _Player:
    strength: float
    tends_to: float
    visits_per_day: float
    joins: int
    leaves: int
    away_until: int = 0


class Players:
    """Everybody who takes part in a season at some time; half of them join during it.

    `spread` is the standard deviation of the strengths that they tend to.
    """

    def __init__(self, number: int, days: int, spread: float, random: Random) -> None:
        self._random = random
        self._players = [self._new_player(days, spread) for _ in range(number)]

    def strengths(self, players: Sequence[int]) -> list[float]:
        """The true strengths of some players."""
        return [self._players[player].strength for player in players]

    def visitors(self, day: int) -> list[int]:
        """The players who come on a day, after the strengths of all have drifted; called once for each day in order."""
        here = [(number, player) for number, player in enumerate(self._players) if player.joins <= day < player.leaves]
        for _, player in here:
            player.tends_to += self._random.gauss(0, DRIFT_PER_DAY)
            player.strength += LEARNED_PER_DAY * (player.tends_to - player.strength)
        return [number for number, player in here if self._comes(player, day)]

    def _new_player(self, days: int, spread: float) -> _Player:
        random = self._random
        tends_to = random.gauss(MEAN_STRENGTH, spread)
        joins = max(0, random.randrange(-days, days))
        leaves = joins + int(random.expovariate(1 / MEAN_STAY_IN_DAYS))
        # Few players come daily, most of them every week or two.
        visits = min(0.9, random.lognormvariate(-2.5, 1.2))
        return _Player(tends_to - TO_LEARN, tends_to, visits, joins, leaves)

    def _comes(self, player: _Player, day: int) -> bool:
        if self._random.random() < ABSENCES_PER_DAY:
            player.away_until = day + self._random.choice(ABSENCE_IN_DAYS)
        return day >= player.away_until and self._random.random() < player.visits_per_day


def mean_strength(strengths: Sequence[float], _side: Sequence[int]) -> float:
    """The strength of a side if it is the mean of its members' strengths."""
    return sum(strengths) / len(strengths)


def uneven_strength(strengths: Sequence[float], side: Sequence[int]) -> float:
    """The strength of a pair if the weaker member counts more, and some pairs understand each other better than others.

    The understanding of a pair is always the same, with a deviation of 40 points between pairs.
    """
    understanding = Random(repr(sorted(side))).gauss(0, 40)
    return 0.35 * max(strengths) + 0.65 * min(strengths) + understanding
