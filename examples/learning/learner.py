"""Learning from rollouts: proximal policy optimization, each batch turned by one of the twelve symmetries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.envs import Space
    from learning.network import Network
    from learning.selfplay import Rollout

__all__ = ["Learner", "Settings"]


@dataclass(frozen=True)
class Settings:
    """What the learner can be told; the defaults do for both games."""

    rate: float = 2e-3
    discount: float = 0.99
    trace: float = 0.9
    clip: float = 0.2
    entropy: float = 0.003
    epochs: int = 2
    batch: int = 256


class Rows(NamedTuple):
    """Decisions in one long row."""

    planes: Tensor
    scalars: Tensor
    masks: Tensor
    actions: Tensor
    advice: Tensor
    log_probs: Tensor
    own: Tensor
    advantages: Tensor
    targets: Tensor


class Learner:
    """Changes a network so that what went well becomes likelier, in small steps."""

    def __init__(self, space: Space, network: Network, settings: Settings, seed: int) -> None:
        self._network = network
        self._settings = settings
        self._source = torch.Generator().manual_seed(seed)
        self._optimizer = torch.optim.Adam(network.parameters(), lr=settings.rate)
        # Where each place and each action comes from, so that turning is one look-up.
        self._places = torch.from_numpy(space.grid_symmetries.copy()).long().argsort(1)
        self._actions = torch.from_numpy(space.action_symmetries.copy()).long()
        self._origins = self._actions.argsort(1)

    def learn(self, rollout: Rollout, rate: float = 1.0, advice: float = 0.0) -> float:
        """Some epochs over a rollout, at a share of the learning rate, with some weight on advice; the mean loss."""
        for group in self._optimizer.param_groups:
            group["lr"] = self._settings.rate * rate
        advantages, targets = rollout.advantages(self._settings.discount, self._settings.trace)
        rows = Rows._make(column.flatten(0, 1) for column in (*rollout.decisions(), advantages, targets))
        losses = [
            self._step(Rows._make(column[chosen] for column in rows), advice)
            for _ in range(self._settings.epochs)
            for chosen in self._shuffled(len(rows.own))
        ]
        return sum(losses) / len(losses)

    def _shuffled(self, count: int) -> Iterator[Tensor]:
        order = torch.randperm(count, generator=self._source)
        return (order[i : i + self._settings.batch] for i in range(0, count, self._settings.batch))

    def _step(self, rows: Rows, advice: float) -> float:
        settings = self._settings
        rows = self._turned(rows)
        logits, values = self._network(rows.planes, rows.scalars, rows.masks)
        new, own = logits.log_softmax(1), rows.own
        ratio = (new.gather(1, rows.actions[:, None])[:, 0] - rows.log_probs).exp()
        scaled = (rows.advantages - rows.advantages[own].mean()) / (rows.advantages[own].std() + 1e-4)
        gain = torch.minimum(ratio * scaled, ratio.clamp(1 - settings.clip, 1 + settings.clip) * scaled)
        entropy = -(new.exp() * new.masked_fill(~rows.masks, 0)).sum(1)
        followed = new.gather(1, rows.advice[:, None])[:, 0]
        worth = (gain + settings.entropy * entropy + advice * followed)[own].mean()
        loss = functional.mse_loss(values, rows.targets) - worth
        self._optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._network.parameters(), 0.5)
        self._optimizer.step()
        return float(loss)

    def _turned(self, rows: Rows) -> Rows:
        """The same decisions on a turned or mirrored board: for the rules nothing is different."""
        symmetry = int(torch.randint(12, (), generator=self._source))
        places, origins, actions = self._places[symmetry], self._origins[symmetry], self._actions[symmetry]
        return rows._replace(
            planes=rows.planes.flatten(2)[:, :, places].view_as(rows.planes),
            masks=rows.masks[:, origins],
            actions=actions[rows.actions],
            advice=actions[rows.advice],
        )
