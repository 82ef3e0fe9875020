"""The greedy player of Abalone: pushes off if it can, else gets itself nearer to the centre and the other away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from hexad.abalone import axial
from learning.players import best_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexad.envs import AbaloneSpace
    from learning.players import Sight

__all__ = ["GreedyAbalone"]

OFF, LONGEST = 81, 6  # a place for what lies off the board; three marbles, two before them, and where they go
PUSH_OFF = 100.0


def distance(q: int, r: int) -> int:
    """Steps from the centre."""
    return max(abs(q), abs(r), abs(q + r))


def place(q: int, r: int) -> int:
    """Where a cell lies in a flattened plane."""
    return (r + 4) * 9 + q + 4 if distance(q, r) <= 4 else OFF


class GreedyAbalone:
    """Scores the 1,272 actions of all games from tables: the line before each, and what a broadside changes."""

    def __init__(self, space: AbaloneSpace, seed: int = 1) -> None:
        self._source = np.random.default_rng(seed)
        self._far = np.zeros(OFF + 1, np.float32)
        for q, r in ((q, r) for q in range(-4, 5) for r in range(-4, 5) if distance(q, r) <= 4):
            self._far[place(q, r)] = distance(q, r)
        texts = [space.text(action) for action in range(space.size)]
        self._lines = np.array([line(text) for text in texts if len(text) == 4])
        self._broadsides = np.array([nearer(text) for text in texts if len(text) == 6], np.float32)

    def choose(self, sight: Sight) -> NDArray[np.int64]:
        """The action after which the balance of distances from the centre is best."""
        broadsides = np.broadcast_to(self._broadsides, (len(sight.planes), len(self._broadsides)))
        scores = np.concatenate([self._in_line(sight.planes), broadsides], axis=1)
        return best_of(scores, sight.masks, self._source)

    def _in_line(self, planes: NDArray[np.uint8]) -> NDArray[np.float32]:
        """What each move in line changes, if it is legal: its own marbles first, then those that it pushes."""
        marbles = np.zeros((len(planes), 2, OFF + 1), bool)
        marbles[:, :, :OFF] = planes[:, :2].reshape(len(planes), 2, OFF)
        own = np.logical_and.accumulate(marbles[:, 0][:, self._lines], axis=2).sum(axis=2)
        ahead = marbles[:, 1][:, self._lines] | (np.arange(LONGEST) < own[:, :, None])
        end = np.logical_and.accumulate(ahead, axis=2).sum(axis=2)
        rows = np.arange(len(self._lines))
        front, behind = (self._lines[rows, np.minimum(at, LONGEST - 1)] for at in (own, end))
        far_rear, far_front, far_behind = self._far[self._lines[:, 0]], self._far[front], self._far[behind]
        pushes_off = (end > own) & (behind == OFF)
        pushed = np.where(pushes_off, PUSH_OFF, far_behind - far_front)
        scores: NDArray[np.float32] = (far_rear - far_front + pushed).astype(np.float32)
        return scores


def line(text: str) -> list[int]:
    """The places from the rear marble on, in the direction of the move."""
    (q, r), (next_q, next_r) = axial(text[:2]), axial(text[2:])
    return [place(q + i * (next_q - q), r + i * (next_r - r)) for i in range(LONGEST)]


def nearer(text: str) -> int:
    """How much nearer to the centre a broadside brings its marbles."""
    (q, r), end, to = (axial(text[i : i + 2]) for i in (0, 2, 4))
    count = distance(end[0] - q, end[1] - r) + 1
    step_q, step_r = (end[0] - q) // (count - 1), (end[1] - r) // (count - 1)
    cells = [(q + i * step_q, r + i * step_r) for i in range(count)]
    return sum(distance(*cell) - distance(cell[0] + to[0] - q, cell[1] + to[1] - r) for cell in cells)
