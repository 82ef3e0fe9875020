"""The twelve symmetries of a hexagon, for tensors of many games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

if TYPE_CHECKING:
    from torch import Tensor

    from hexad.envs import Space

__all__ = ["Symmetries"]


class Symmetries:
    """Transforms the inputs of a network by a symmetry, and its outputs back."""

    def __init__(self, space: Space) -> None:
        self._places = torch.from_numpy(space.grid_symmetries.copy()).long().argsort(1)
        self._actions = torch.from_numpy(space.action_symmetries.copy()).long()
        self._origins = self._actions.argsort(1)

    def turn(self, n: int, planes: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return planes and masks under symmetry n."""
        return planes.flatten(2)[:, :, self._places[n]].view_as(planes), masks[:, self._origins[n]]

    def turn_actions(self, n: int, actions: Tensor) -> Tensor:
        """Return actions under symmetry n."""
        return self._actions[n][actions]

    def actions_back(self, n: int, actions: Tensor) -> Tensor:
        """Map actions on the transformed boards back to the original boards."""
        return self._origins[n][actions]

    def policies_back(self, n: int, policies: Tensor) -> Tensor:
        """Map policies for the transformed boards back to the original boards."""
        return policies[:, self._actions[n]]
