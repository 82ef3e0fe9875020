"""Self-play: plays a batch of games for some plies and collects every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import torch
from torch import Tensor

from hexad.envs import BatchEnv
from learning.players import Observations, Player
from learning.symmetry import Symmetries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.envs import Space
    from learning.network import Network

__all__ = ["OPENING", "Rollout", "SelfPlay", "joined"]

OPENING = 2  # random plies before the players choose, so that games differ


class Rollout(NamedTuple):
    """Decisions, by ply and game: observations, actions, their probabilities, and rewards."""

    planes: Tensor
    scalars: Tensor
    masks: Tensor
    actions: Tensor
    log_probs: Tensor
    values: Tensor
    rewards: Tensor  # for the player who moved
    ended: Tensor
    own: Tensor  # whether the network chose the action, not the opponent or chance
    advice: Tensor  # the opponent's choice; meaningless where it was not computed
    last_values: Tensor  # of the positions after the last ply

    def decisions(self) -> tuple[Tensor, ...]:
        """Return the columns that the learner needs."""
        observed = (self.planes, self.scalars, self.masks)
        return *observed, self.actions, self.advice, self.log_probs

    def advantages(self, discount: float, trace: float) -> tuple[Tensor, Tensor]:
        """Return the generalized advantage estimates and the value targets.

        The players alternate, so the value of the next position counts negatively for the player who moved.
        """
        advantages = torch.zeros_like(self.values)
        following, later = self.last_values, torch.zeros_like(self.last_values)
        for ply in reversed(range(len(self.values))):
            goes_on = discount * (~self.ended[ply]).float()
            later = self.rewards[ply] - goes_on * following - self.values[ply] - trace * goes_on * later
            advantages[ply], following = later, self.values[ply]
        return advantages, advantages + self.values


def joined(rollouts: Sequence[Rollout]) -> Rollout:
    """Concatenate the games of rollouts that have the same number of plies."""
    *columns, last_values = zip(*rollouts, strict=True)
    return Rollout._make((*(torch.cat(column, dim=1) for column in columns), torch.cat(last_values)))


class SelfPlay:
    """Games of a network against itself and, in the share `against` of them, against an opponent, with both colours."""

    def __init__(  # noqa: PLR0913 - all are independent settings
        self,
        space: Space,
        network: Network,
        opponent: Player,
        *,
        games: int,
        against: float,
        plies: int,
        seed: int,
        sharpness: float = 1.0,
        opening: int = OPENING,
    ) -> None:
        self._network = network
        self._symmetries = Symmetries(space)
        self._opponent = opponent
        self._plies = plies
        self._ages = np.zeros(games, int)
        self._opening = opening
        self._sharpness = sharpness
        self._env = BatchEnv(space, games, seed=seed)
        self._source = torch.Generator().manual_seed(seed)
        # The first games are those against the opponent, which has Black in every second one.
        count = round(against * games)
        self._seats = np.where(np.arange(games) < count, np.arange(games) % 2, -1)

    @torch.inference_mode()
    def play(self, *, advised: bool) -> Rollout:
        """Continue all games for some plies; finished games restart.

        With `advised` the opponent's choice is recorded at every ply.
        """
        columns = list(zip(*(self._ply(advised) for _ in range(self._plies)), strict=True))
        _, last_values = self._network(*Observations.of(self._env).tensors())
        return Rollout._make((*map(torch.stack, columns), last_values))

    def _ply(self, advised: bool) -> tuple[Tensor, ...]:
        env = self._env
        planes, scalars, masks = Observations.of(env).tensors()
        # Every ply is played in a random symmetry. The probability ratio in learning needs the same symmetry.
        n = int(torch.randint(12, (), generator=self._source))
        turned, legal = self._symmetries.turn(n, planes, masks)
        observed = (turned, scalars.clone(), legal)
        logits, values = self._network(*observed)
        logits = self._sharpness * logits
        actions = torch.multinomial(logits.softmax(1), 1, generator=self._source)[:, 0]
        other = env.players == self._seats
        asked = np.flatnonzero(other | advised)
        advice = actions.clone()
        if len(asked):
            chosen = torch.from_numpy(self._opponent.choose(Observations.of(env, asked)))
            advice[asked] = self._symmetries.turn_actions(n, chosen)
        actions[other] = advice[other]
        opening = self._ages < self._opening
        actions[opening] = self._symmetries.turn_actions(n, torch.from_numpy(env.sample()))[opening]
        log_probs = logits.log_softmax(1).gather(1, actions[:, None])[:, 0]
        movers = env.players.astype(np.int64)
        env.step(self._symmetries.actions_back(n, actions).numpy())
        rewards = torch.from_numpy(env.rewards[np.arange(env.n), movers])
        ended = env.terminated | env.truncated
        self._ages = np.where(ended, 0, self._ages + 1)
        return (
            *observed,
            actions,
            log_probs,
            values,
            rewards,
            torch.from_numpy(ended),
            torch.from_numpy(~other & ~opening),
            advice,
        )
