"""The twelve symmetries of a hexagon, for tensors of many games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

if TYPE_CHECKING:
    from torch import Tensor

    from hexad.envs import Space

__all__ = ["Symmetries"]


class Symmetries:
    """Turns what a network sees, and what it answers back again."""

    def __init__(self, space: Space) -> None:
        self._places = torch.from_numpy(space.grid_symmetries.copy()).long().argsort(1)
        self._actions = torch.from_numpy(space.action_symmetries.copy()).long()
        self._origins = self._actions.argsort(1)

    def turn(self, n: int, planes: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The same positions and legal actions, as symmetry n shows them."""
        return planes.flatten(2)[:, :, self._places[n]].view_as(planes), masks[:, self._origins[n]]

    def turn_actions(self, n: int, actions: Tensor) -> Tensor:
        """Where these actions go."""
        return self._actions[n][actions]

    def actions_back(self, n: int, actions: Tensor) -> Tensor:
        """Where actions on the turned boards come from."""
        return self._origins[n][actions]

    def policies_back(self, n: int, policies: Tensor) -> Tensor:
        """What policies for the turned boards say of the boards as they are."""
        return policies[:, self._actions[n]]
