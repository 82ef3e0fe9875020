"""Players of many games at once: each looks at the arrays of a BatchEnv, or at some rows, and names actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np
import torch

from learning.symmetry import Symmetries

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.envs import BatchEnv, Space
    from learning.network import Network

__all__ = ["Agent", "Player", "RandomPlayer", "Sight", "best_of"]


class Sight(NamedTuple):
    """What the players to move see, a row for each game."""

    planes: NDArray[np.uint8]
    scalars: NDArray[np.float32]
    masks: NDArray[np.bool_]

    @classmethod
    def of(cls, env: BatchEnv, games: NDArray[np.int64] | None = None) -> Sight:
        """The arrays of an environment as they are, or copies of the rows of some games."""
        if games is None:
            return cls(env.observations, env.scalars, env.masks)
        return cls(env.observations[games], env.scalars[games], env.masks[games])

    def tensors(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """The same memory, as torch sees it."""
        return torch.from_numpy(self.planes), torch.from_numpy(self.scalars), torch.from_numpy(self.masks)


class Player(Protocol):
    """Whoever names actions."""

    def choose(self, sight: Sight) -> NDArray[np.int64]:
        """A legal action for every row."""


class RandomPlayer:
    """Plays any legal action."""

    def __init__(self, seed: int = 1) -> None:
        self._source = np.random.default_rng(seed)

    def choose(self, sight: Sight) -> NDArray[np.int64]:
        """All legal actions are equal to it."""
        return best_of(np.zeros(sight.masks.shape, np.float32), sight.masks, self._source)


class Agent:
    """Plays what a network thinks best of the board as it is, turned and mirrored; the warmer, the less surely."""

    def __init__(self, network: Network, space: Space, *, symmetries: int = 12, temperature: float = 0.0) -> None:
        self._network = network
        self._temperature = temperature
        self._source = torch.Generator().manual_seed(1)
        self._asked = symmetries
        self._symmetries = Symmetries(space)

    @torch.inference_mode()
    def choose(self, sight: Sight) -> NDArray[np.int64]:
        """The legal action that is the likeliest on average over the symmetries, or one drawn if it is warm."""
        planes, scalars, masks = sight.tensors()
        total = torch.zeros(masks.shape)
        for n in range(self._asked):
            turned, legal = self._symmetries.turn(n, planes, masks)
            logits, _ = self._network(turned, scalars, legal)
            total += self._symmetries.policies_back(n, logits.softmax(1))
        if self._temperature:
            weights = (total / total.amax(1, keepdim=True)) ** (1 / self._temperature)
            drawn = torch.multinomial(weights, 1, generator=self._source)[:, 0]
        else:
            drawn = total.argmax(1)
        chosen: NDArray[np.int64] = drawn.numpy()
        return chosen


def best_of(scores: NDArray[np.float32], masks: NDArray[np.bool_], source: np.random.Generator) -> NDArray[np.int64]:
    """The legal action with the highest score; chance decides between equals."""
    legal = np.where(masks, scores, -np.inf)
    equal = legal == legal.max(axis=1, keepdims=True)
    chosen: NDArray[np.int64] = (equal * (1 + source.random(scores.shape, np.float32))).argmax(axis=1)
    return chosen
