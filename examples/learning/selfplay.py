"""Self-play: a batch of games is played on for some plies, and every decision is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import torch
from torch import Tensor

from hexad.envs import BatchEnv
from learning.players import Player, Sight
from learning.symmetry import Symmetries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.envs import Space
    from learning.network import Network

__all__ = ["OPENING", "Rollout", "SelfPlay", "joined"]

OPENING = 2  # random plies before the players choose, so that games differ


class Rollout(NamedTuple):
    """Decisions, by ply and game: what was seen, what was done, how likely it was, and what came of it."""

    planes: Tensor
    scalars: Tensor
    masks: Tensor
    actions: Tensor
    log_probs: Tensor
    values: Tensor
    rewards: Tensor  # for the player who moved
    ended: Tensor
    own: Tensor  # whether the network decided, and not the opponent or chance
    advice: Tensor  # what the opponent would have done; means nothing where it was not asked
    last_values: Tensor  # of the positions after the last ply

    def decisions(self) -> tuple[Tensor, ...]:
        """What the learner needs to know of each decision."""
        sight = (self.planes, self.scalars, self.masks)
        return *sight, self.actions, self.advice, self.log_probs

    def advantages(self, discount: float, trace: float) -> tuple[Tensor, Tensor]:
        """How much better each decision was than expected, and the value that it points to.

        The players take turns, so what comes next is worth its negative to the player who moved.
        """
        advantages = torch.zeros_like(self.values)
        following, later = self.last_values, torch.zeros_like(self.last_values)
        for ply in reversed(range(len(self.values))):
            goes_on = discount * (~self.ended[ply]).float()
            later = self.rewards[ply] - goes_on * following - self.values[ply] - trace * goes_on * later
            advantages[ply], following = later, self.values[ply]
        return advantages, advantages + self.values


def joined(rollouts: Sequence[Rollout]) -> Rollout:
    """Rollouts of the same plies as one, of all their games."""
    *columns, last_values = zip(*rollouts, strict=True)
    return Rollout._make((*(torch.cat(column, dim=1) for column in columns), torch.cat(last_values)))


class SelfPlay:
    """Games that a network plays against itself, and some of them against an opponent, with either colour."""

    def __init__(  # noqa: PLR0913 - who plays what, how often, how long and with which luck
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
        # The first games are those against the opponent, who has Black in every second of them.
        count = round(against * games)
        self._seats = np.where(np.arange(games) < count, np.arange(games) % 2, -1)

    @torch.inference_mode()
    def play(self, *, advised: bool) -> Rollout:
        """Go on with all games for some plies; those that end begin anew. The opponent may be asked for advice."""
        columns = list(zip(*(self._ply(advised) for _ in range(self._plies)), strict=True))
        _, last_values = self._network(*Sight.of(self._env).tensors())
        return Rollout._make((*map(torch.stack, columns), last_values))

    def _ply(self, advised: bool) -> tuple[Tensor, ...]:
        env = self._env
        planes, scalars, masks = Sight.of(env).tensors()
        # The network sees every ply from another side; the ratio of likelihoods needs the very same view in learning.
        n = int(torch.randint(12, (), generator=self._source))
        turned, legal = self._symmetries.turn(n, planes, masks)
        sight = (turned, scalars.clone(), legal)
        logits, values = self._network(*sight)
        logits = self._sharpness * logits
        actions = torch.multinomial(logits.softmax(1), 1, generator=self._source)[:, 0]
        other = env.players == self._seats
        asked = np.flatnonzero(other | advised)
        advice = actions.clone()
        if len(asked):
            chosen = torch.from_numpy(self._opponent.choose(Sight.of(env, asked)))
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
            *sight,
            actions,
            log_probs,
            values,
            rewards,
            torch.from_numpy(ended),
            torch.from_numpy(~other & ~opening),
            advice,
        )
