"""Players of many games at once: each gets the arrays of a BatchEnv, or some rows of them, and returns actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np
import torch

from learning.symmetry import Symmetries

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.envs import BatchEnv, Space
    from learning.network import Network

__all__ = ["Agent", "Observations", "Player", "RandomPlayer", "best_of"]


class Observations(NamedTuple):
    """The observations of the players to move, one row per game."""

    planes: NDArray[np.uint8]
    scalars: NDArray[np.float32]
    masks: NDArray[np.bool_]

    @classmethod
    def of(cls, env: BatchEnv, games: NDArray[np.int64] | None = None) -> Observations:
        """Return the arrays of an environment, or copies of the rows of some games."""
        if games is None:
            return cls(env.observations, env.scalars, env.masks)
        return cls(env.observations[games], env.scalars[games], env.masks[games])

    def tensors(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return torch tensors that share the memory."""
        return torch.from_numpy(self.planes), torch.from_numpy(self.scalars), torch.from_numpy(self.masks)


class Player(Protocol):
    """A player that chooses actions."""

    def choose(self, observed: Observations) -> NDArray[np.int64]:
        """Return a legal action for every row."""


class RandomPlayer:
    """Plays random legal actions."""

    def __init__(self, seed: int = 1) -> None:
        self._source = np.random.default_rng(seed)

    def choose(self, observed: Observations) -> NDArray[np.int64]:
        """Return a random legal action for every row."""
        return best_of(np.zeros(observed.masks.shape, np.float32), observed.masks, self._source)


class Agent:
    """Plays by the policy of a network, averaged over symmetries; `temperature` 0 plays the most likely action."""

    def __init__(self, network: Network, space: Space, *, symmetries: int = 12, temperature: float = 0.0) -> None:
        self._network = network
        self._temperature = temperature
        self._source = torch.Generator().manual_seed(1)
        self._symmetry_count = symmetries
        self._symmetries = Symmetries(space)

    @torch.inference_mode()
    def choose(self, observed: Observations) -> NDArray[np.int64]:
        """Return the most likely action on average over the symmetries, or sample one if the temperature is not 0."""
        planes, scalars, masks = observed.tensors()
        total = torch.zeros(masks.shape)
        for n in range(self._symmetry_count):
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
    """Return the legal action with the highest score in every row; ties are broken at random."""
    legal = np.where(masks, scores, -np.inf)
    equal = legal == legal.max(axis=1, keepdims=True)
    chosen: NDArray[np.int64] = (equal * (1 + source.random(scores.shape, np.float32))).argmax(axis=1)
    return chosen
