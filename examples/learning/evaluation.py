"""Measures an agent against another player: many games at once, half of them with each colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from hexad.envs import SKIP, BatchEnv
from learning.players import Observations
from learning.selfplay import OPENING

if TYPE_CHECKING:
    from hexad.envs import Space
    from learning.players import Player

__all__ = ["Score", "measure"]


@dataclass(frozen=True)
class Score:
    """Wins, draws and losses."""

    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        """The number of games."""
        return self.wins + self.draws + self.losses

    @property
    def rate(self) -> float:
        """The share of wins; a draw does not count."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the rate (Wilson score interval)."""
        n, z = self.games, 1.96
        middle = (self.rate + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * (self.rate * (1 - self.rate) / n + z * z / (4 * n * n)) ** 0.5
        return max(0.0, middle - half), min(1.0, middle + half)

    def __add__(self, other: Score) -> Score:
        return Score(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.rate:6.1%} won ({low:.1%} to {high:.1%}): "
            f"{self.wins} wins, {self.draws} draws, {self.losses} losses"
        )


def measure(space: Space, agent: Player, other: Player, games: int, seed: int = 1) -> tuple[Score, Score]:
    """Return the agent's scores with Black and with the other colour, in `games` games each."""
    env = BatchEnv(space, 2 * games, seed=seed, auto_reset=False)
    side = np.repeat([0, 1], games)
    winners = np.full(2 * games, -1)
    over = np.zeros(2 * games, bool)
    for ply in range(10_000):
        if ply < OPENING:
            actions = env.sample()
        else:
            actions = np.full(2 * games, SKIP)
            for player, moves in ((agent, env.players == side), (other, env.players != side)):
                if len(rows := np.flatnonzero(moves & ~over)):
                    actions[rows] = player.choose(Observations.of(env, rows))
        env.step(actions)
        ended = (env.terminated | env.truncated) & ~over
        winners[ended] = env.winners[ended]
        over |= ended
        if over.all():
            break
    return _score(winners[:games], 0), _score(winners[games:], 1)


def _score(winners: np.ndarray[tuple[int], np.dtype[np.int64]], side: int) -> Score:
    wins, draws = int((winners == side).sum()), int((winners == -1).sum())
    return Score(wins, draws, len(winners) - wins - draws)
