"""The greedy player of Six: wins if it can, blocks if it must, else goes on with the shapes that are farthest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from learning.players import best_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.envs import SixSpace
    from learning.players import Sight

__all__ = ["GreedySix", "shapes"]

# The cells of each shape, by axial coordinates: three lines, two triangles and the ring. All but the ring have 0,0.
SHAPES = (
    [(i, 0) for i in range(6)],
    [(0, i) for i in range(6)],
    [(i, -i) for i in range(6)],
    [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)],
    [(0, 0), (-1, 1), (0, 1), (-2, 2), (-1, 2), (0, 2)],
    [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)],
)
WIN, BLOCK = 1e8, 1e6
# By how many tiles of the six lie there already, where the other player has none.
OWN = np.array([1, 10, 100, 1_000, 10_000, WIN, 0], np.float32)
OTHER = np.array([0, 0, 0, 0, 0, BLOCK, 0], np.float32)


def shapes(space: SixSpace) -> NDArray[np.float32]:
    """Every shape that fits in the window, as a column with ones at its six cells."""
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
    """Counts the tiles on every shape of every game with two products of matrices."""

    def __init__(self, space: SixSpace, seed: int = 1) -> None:
        self._cells = space.cells
        self._shapes = shapes(space)
        self._source = np.random.default_rng(seed)

    def choose(self, sight: Sight) -> NDArray[np.int64]:
        """The cell with the highest sum over its shapes."""
        tiles = sight.planes[:, :2].reshape(len(sight.planes), 2, -1)[:, :, self._cells].astype(np.float32)
        own, other = (tiles[:, i] @ self._shapes for i in (0, 1))
        worth = OWN[own.astype(int)] * (other == 0) + OTHER[other.astype(int)] * (own == 0)
        return best_of(worth @ self._shapes.T, sight.masks, self._source)
