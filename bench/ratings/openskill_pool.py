"""Ratings of all players of a season by openskill, with what it lacks: deviations that grow with time.

The models are those of Weng and Lin, "A Bayesian approximation method for online ranking" (2011). Two sides are rated
alike by its models Plackett-Luce and Bradley-Terry.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, NamedTuple

from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

    from bench.ratings.season import Game

__all__ = ["OpenSkillPool", "Settings"]

DAY = 86_400
RANKS = {1.0: [1.0, 2.0], 0.5: [1.0, 1.0], 0.0: [2.0, 1.0]}


class Settings(NamedTuple):
    """Parameters of openskill, on any scale, and the growth of a deviation in a day.

    With `has_own_prediction` the expected score is that of the model's update, a logistic function. Its `predict_win`
    uses a normal distribution of the same width, which is steeper.
    """

    mu: float = 25.0
    sigma: float = 25 / 3
    beta: float = 25 / 6
    tau: float = 25 / 300
    growth_per_day: float = 0.0
    has_own_prediction: bool = False


class OpenSkillPool:
    """Ratings by the model that openskill recommends, Plackett-Luce."""

    def __init__(self, players: int, settings: Settings) -> None:
        self.settings = settings
        self._model = PlackettLuce(mu=settings.mu, sigma=settings.sigma, beta=settings.beta, tau=settings.tau)
        self._ratings = [self._model.rating() for _ in range(players)]
        self._times: list[int | None] = [None] * players

    def mean(self, player: int) -> float:
        """The mean of a player's rating."""
        return self._ratings[player].mu

    def expected_score(self, game: Game) -> float:
        """The score that the first side is expected to make."""
        first, second = self._sides(game)
        if not self.settings.has_own_prediction:
            return self._model.predict_win([first, second])[0]
        spread = sqrt(2 * self.settings.beta**2 + sum(rating.sigma**2 for rating in first + second))
        return 1 / (1 + exp((sum(rating.mu for rating in second) - sum(rating.mu for rating in first)) / spread))

    def rate(self, game: Game) -> None:
        """Update the ratings of the players of a game."""
        first, second = self._model.rate(list(self._sides(game)), ranks=RANKS[game.score])
        for player, rating in zip((*game.first, *game.second), first + second, strict=True):
            self._ratings[player] = rating

    def _sides(self, game: Game) -> tuple[list[PlackettLuceRating], list[PlackettLuceRating]]:
        if self.settings.growth_per_day:
            for player in (*game.first, *game.second):
                self._grow(player, game.time)
        return [self._ratings[player] for player in game.first], [self._ratings[player] for player in game.second]

    def _grow(self, player: int, now: int) -> None:
        rating, time = self._ratings[player], self._times[player]
        self._times[player] = now
        if time is not None:
            grown = sqrt(rating.sigma**2 + self.settings.growth_per_day**2 * (now - time) / DAY)
            rating.sigma = min(grown, self.settings.sigma)
