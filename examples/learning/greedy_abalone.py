"""The greedy player of Abalone: pushes off if it can, else gains the centre and pushes the opponent away from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hexad.abalone import axial
from learning.players import best_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.envs import AbaloneSpace
    from learning.players import Observations

__all__ = ["GreedyAbalone"]

OFF = 81  # the place of all cells off the board
MAX_LINE = 6  # three pushing marbles, two pushed ones and the cell behind them
PUSH_OFF = 100.0


def distance(q: int, r: int) -> int:
    """Return the number of steps from the centre."""
    return max(abs(q), abs(r), abs(q + r))


def place(q: int, r: int) -> int:
    """Return the index of a cell in a flattened plane."""
    return (r + 4) * 9 + q + 4 if distance(q, r) <= 4 else OFF


class GreedyAbalone:
    """Scores all 1,272 actions in all games, from tables of the cells ahead of in-line moves and of broadside gains."""

    def __init__(self, space: AbaloneSpace, seed: int = 1) -> None:
        self._source = np.random.default_rng(seed)
        self._distances = np.zeros(OFF + 1, np.float32)
        for q, r in ((q, r) for q in range(-4, 5) for r in range(-4, 5) if distance(q, r) <= 4):
            self._distances[place(q, r)] = distance(q, r)
        texts = [space.text(action) for action in range(space.size)]
        self._lines = np.array([line(text) for text in texts if len(text) == 4])
        self._broadsides = np.array([nearer(text) for text in texts if len(text) == 6], np.float32)

    def choose(self, observed: Observations) -> NDArray[np.int64]:
        """Return the actions after which the difference of the distances from the centre is best."""
        broadsides = np.broadcast_to(self._broadsides, (len(observed.planes), len(self._broadsides)))
        scores = np.concatenate([self._in_line(observed.planes), broadsides], axis=1)
        return best_of(scores, observed.masks, self._source)

    def _in_line(self, planes: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Return the gain of each in-line move, by its own and the pushed marbles; valid only for legal moves."""
        marbles = np.zeros((len(planes), 2, OFF + 1), bool)
        marbles[:, :, :OFF] = planes[:, :2].reshape(len(planes), 2, OFF)
        own = np.logical_and.accumulate(marbles[:, 0][:, self._lines], axis=2).sum(axis=2)
        ahead = marbles[:, 1][:, self._lines] | (np.arange(MAX_LINE) < own[:, :, None])
        end = np.logical_and.accumulate(ahead, axis=2).sum(axis=2)
        rows = np.arange(len(self._lines))
        front, behind = (self._lines[rows, np.minimum(at, MAX_LINE - 1)] for at in (own, end))
        from_rear, from_front, from_behind = (self._distances[at] for at in (self._lines[:, 0], front, behind))
        pushes_off = (end > own) & (behind == OFF)
        pushed = np.where(pushes_off, PUSH_OFF, from_behind - from_front)
        scores: NDArray[np.float32] = (from_rear - from_front + pushed).astype(np.float32)
        return scores


def line(text: str) -> list[int]:
    """Return the places from the rear marble onwards, in the direction of the move."""
    (q, r), (next_q, next_r) = axial(text[:2]), axial(text[2:])
    return [place(q + i * (next_q - q), r + i * (next_r - r)) for i in range(MAX_LINE)]


def nearer(text: str) -> int:
    """Return by how many steps in total a broadside move brings its marbles nearer to the centre."""
    (q, r), end, to = (axial(text[i : i + 2]) for i in (0, 2, 4))
    count = distance(end[0] - q, end[1] - r) + 1
    step_q, step_r = (end[0] - q) // (count - 1), (end[1] - r) // (count - 1)
    cells = [(q + i * step_q, r + i * step_r) for i in range(count)]
    return sum(distance(*cell) - distance(cell[0] + to[0] - q, cell[1] + to[1] - r) for cell in cells)
