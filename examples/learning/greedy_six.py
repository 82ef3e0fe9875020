"""The greedy player of Six: wins if it can, blocks if it must, else extends the shapes nearest to completion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from learning.players import best_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.envs import SixSpace
    from learning.players import Observations

__all__ = ["GreedySix", "shapes"]

# The axial coordinates of each shape: three lines, two triangles and the ring. All but the ring contain 0,0.
SHAPES = (
    [(i, 0) for i in range(6)],
    [(0, i) for i in range(6)],
    [(i, -i) for i in range(6)],
    [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)],
    [(0, 0), (-1, 1), (0, 1), (-2, 2), (-1, 2), (0, 2)],
    [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)],
)
WIN, BLOCK = 1e8, 1e6
# The value of a shape by the number of a player's tiles in it, if the other player has none there.
OWN = np.array([1, 10, 100, 1_000, 10_000, WIN, 0], np.float32)
OTHER = np.array([0, 0, 0, 0, 0, BLOCK, 0], np.float32)


def shapes(space: SixSpace) -> NDArray[np.float32]:
    """Return a matrix with a column for every shape that fits in the window: 1 at its six cells, else 0."""
    reach = space.window
    number = {
        (int(place) % space.shape[2] - reach, int(place) // space.shape[2] - reach): i
        for i, place in enumerate(space.cells)
    }
    columns = []
    for shape in SHAPES:
        for q, r in number:
            cells = [(q + dq, r + dr) for dq, dr in shape]
            if all(cell in number for cell in cells):
                column = np.zeros(len(number), np.float32)
                column[[number[cell] for cell in cells]] = 1
                columns.append(column)
    return np.stack(columns, axis=1)


class GreedySix:
    """Counts the tiles on every shape of every game with two matrix products."""

    def __init__(self, space: SixSpace, seed: int = 1) -> None:
        self._cells = space.cells
        self._shapes = shapes(space)
        self._source = np.random.default_rng(seed)

    def choose(self, observed: Observations) -> NDArray[np.int64]:
        """Return the cells with the highest sum over their shapes."""
        tiles = observed.planes[:, :2].reshape(len(observed.planes), 2, -1)[:, :, self._cells].astype(np.float32)
        own, other = (tiles[:, i] @ self._shapes for i in (0, 1))
        worth = OWN[own.astype(int)] * (other == 0) + OTHER[other.astype(int)] * (own == 0)
        return best_of(worth @ self._shapes.T, observed.masks, self._source)
