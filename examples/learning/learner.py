"""Learning from rollouts: proximal policy optimization, with imitation of an adviser at first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

if TYPE_CHECKING:
    from collections.abc import Iterator

    from learning.network import Network
    from learning.selfplay import Rollout

__all__ = ["Learner", "Settings"]


@dataclass(frozen=True)
class Settings:
    """The hyperparameters of the learner; the defaults work for both games."""

    rate: float = 1.5e-3
    discount: float = 0.99
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.003
    sharpness: float = 1.0  # factor of the logits when actions are sampled; not used in imitation
    epochs: int = 2
    batch: int = 256


class Rows(NamedTuple):
    """Decisions of the network, one per row."""

    planes: Tensor
    scalars: Tensor
    masks: Tensor
    actions: Tensor
    advice: Tensor
    log_probs: Tensor
    advantages: Tensor
    targets: Tensor


class Learner:
    """Updates a network in small steps so that successful actions become more likely."""

    def __init__(self, network: Network, settings: Settings, seed: int) -> None:
        self._network = network
        self._settings = settings
        self._source = torch.Generator().manual_seed(seed)
        self._optimizer = torch.optim.Adam(network.parameters(), lr=settings.rate)

    def learn(self, rollout: Rollout, rate: float = 1.0, advice: float = 0.0) -> float:
        """Train on a rollout and return the mean loss.

        `rate` is a factor of the learning rate, `advice` the weight of imitation.
        """
        for group in self._optimizer.param_groups:
            group["lr"] = self._settings.rate * rate
        advantages, targets = rollout.advantages(self._settings.discount, self._settings.trace)
        rows = Rows._make(column[rollout.own] for column in (*rollout.decisions(), advantages, targets))
        centred = rows.advantages - rows.advantages.mean()
        rows = rows._replace(advantages=centred / (centred.std() + 1e-4))
        losses = [
            self._step(Rows._make(column[chosen] for column in rows), advice)
            for _ in range(self._settings.epochs)
            for chosen in self._shuffled(len(rows.actions))
        ]
        return sum(losses) / len(losses)

    def _shuffled(self, count: int) -> Iterator[Tensor]:
        order = torch.randperm(count, generator=self._source)
        return (order[i : i + self._settings.batch] for i in range(0, count, self._settings.batch))

    def _step(self, rows: Rows, advice: float) -> float:
        settings = self._settings
        logits, values = self._network(rows.planes, rows.scalars, rows.masks)
        new = (settings.sharpness * logits).log_softmax(1)
        ratio = (new.gather(1, rows.actions[:, None])[:, 0] - rows.log_probs).exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        gain = torch.minimum(ratio * rows.advantages, clipped * rows.advantages)
        entropy = -(new.exp() * new.masked_fill(~rows.masks, 0)).sum(1)
        followed = logits.log_softmax(1).gather(1, rows.advice[:, None])[:, 0]
        worth = (gain + settings.entropy * entropy + advice * followed).mean()
        loss = functional.mse_loss(values, rows.targets) - worth
        self._optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._network.parameters(), 0.5)
        self._optimizer.step()
        return float(loss.detach())
