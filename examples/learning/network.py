"""A small network for a hexagonal board: planes and scalars in, a masked policy and a value out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from hexad.abalone import axial

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.envs import Space

__all__ = ["HexConv", "Network", "action_places", "hexagon"]


def hexagon(radius: int) -> Tensor:
    """Return a square kernel: 1 where the axial coordinates are at most `radius` steps from the centre, else 0."""
    steps = torch.arange(-radius, radius + 1)
    return ((steps[:, None] + steps[None, :]).abs() <= radius).float()


def _distance(radius: int) -> Tensor:
    """Return the distance of each place from the centre, 1 at the edge: a convolution alone does not know it."""
    q, r = torch.meshgrid(torch.arange(-radius, radius + 1), torch.arange(-radius, radius + 1), indexing="xy")
    return torch.stack([q.abs(), r.abs(), (q + r).abs()]).amax(0).float() / radius


class HexConv(nn.Conv2d):
    """A convolution over the hexagon around each cell instead of the square."""

    def __init__(self, inputs: int, outputs: int, radius: int = 1) -> None:
        super().__init__(inputs, outputs, 2 * radius + 1, padding=radius)
        self.hexagon: Tensor
        self.register_buffer("hexagon", hexagon(radius), persistent=False)

    def forward(self, planes: Tensor) -> Tensor:
        """Convolve the planes with a kernel whose two corners are zero."""
        return functional.conv2d(planes, self.weight * self.hexagon, self.bias, padding=self.padding)


def action_places(space: Space) -> tuple[int, NDArray[np.int64]]:
    """Return the number of kinds of actions, and the index of each action in a stack of one plane per kind.

    In Six (placing) an action is a cell. In Abalone it is its first cell and the offsets of its other cells, its kind.
    """
    area = space.shape[1] * space.shape[2]
    if space.game == "six":
        return 1, space.cells.astype(np.int64)
    starts, ways = zip(*(_start_and_way(space.text(action)) for action in range(space.size)), strict=True)
    kinds = {way: kind for kind, way in enumerate(dict.fromkeys(ways))}
    side = space.shape[2]
    places = [kinds[way] * area + row * side + column for (row, column), way in zip(starts, ways, strict=True)]
    return len(kinds), np.array(places, np.int64)


def _start_and_way(text: str) -> tuple[tuple[int, int], tuple[tuple[int, int], ...]]:
    (q, r), *others = (axial(text[i : i + 2]) for i in range(0, len(text), 2))
    return (r + 4, q + 4), tuple((other_q - q, other_r - r) for other_q, other_r in others)


class Network(nn.Module):
    """Hexagonal convolutions with a policy head, one output plane for each kind of action, and a value head."""

    def __init__(self, space: Space, channels: int = 32, blocks: int = 2, radius: int = 3) -> None:
        super().__init__()
        kinds, places = action_places(space)
        self.places: Tensor
        self.distance: Tensor
        self.register_buffer("places", torch.from_numpy(places), persistent=False)
        self.register_buffer("distance", _distance(space.shape[1] // 2), persistent=False)
        self.first = HexConv(space.shape[0] + 1, channels, radius)
        self.scalars = nn.Linear(len(space.scalars), channels)
        self.blocks = nn.ModuleList(HexConv(channels, channels) for _ in range(blocks))
        self.policy = nn.Conv2d(channels, kinds, 1)
        last = nn.Linear(channels, 1)
        self.value = nn.Sequential(nn.Linear(2 * channels, channels), nn.ReLU(), last, nn.Tanh())
        nn.init.normal_(self.policy.weight, std=0.01)  # at first all legal actions are about equally likely
        nn.init.zeros_(last.weight)  # at first every value is 0

    def forward(self, planes: Tensor, scalars: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits, -inf for illegal actions, and values between -1 and 1 for the player to move."""
        board = planes[:, 2:3].float()
        planes = torch.cat([planes.float(), board * self.distance], 1)
        planes = planes.contiguous(memory_format=torch.channels_last)  # twice as fast on a CPU
        hidden = functional.relu(self.first(planes) + self.scalars(scalars)[:, :, None, None]) * board
        for block in self.blocks:
            hidden = (hidden + functional.relu(block(hidden))) * board  # the corners stay 0
        logits = self.policy(hidden).flatten(1)[:, self.places].masked_fill(~masks, -torch.inf)
        pooled = torch.cat([hidden.mean((2, 3)), hidden.amax((2, 3))], 1)
        return logits, self.value(pooled)[:, 0]
