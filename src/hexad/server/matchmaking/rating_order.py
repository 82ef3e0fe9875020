"""The players of a pool in the order of their ratings. Neighbours are found fast while players are removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["RatingOrder"]


class RatingOrder:
    """Players by number. The ratings ascend with the numbers."""

    def __init__(self, ratings: Sequence[float]) -> None:
        self._ratings = ratings
        self._size = len(ratings)
        self._below = [number - 1 for number in range(self._size)]
        self._above = [number + 1 for number in range(self._size)]
        self._is_present = [True] * self._size

    def is_present(self, number: int) -> bool:
        """Return whether a player was not removed."""
        return self._is_present[number]

    def remove(self, number: int) -> None:
        """Remove a player."""
        below, above = self._below[number], self._above[number]
        if below >= 0:
            self._above[below] = above
        if above < self._size:
            self._below[above] = below
        self._is_present[number] = False

    def around(self, number: int, window: float, *, with_removed: bool = False) -> Iterator[tuple[float, int]]:
        """Yield the other players within a window and the differences of their ratings, closest first."""
        own = self._ratings[number]
        below = number - 1 if with_removed else self._below[number]
        above = number + 1 if with_removed else self._above[number]
        while below >= 0 or above < self._size:
            down = own - self._ratings[below] if below >= 0 else window + 1
            up = self._ratings[above] - own if above < self._size else window + 1
            if below >= 0 and (above >= self._size or down <= up):
                if down > window:
                    return
                yield down, below
                below = below - 1 if with_removed else self._below[below]
            else:
                if up > window:
                    return
                yield up, above
                above = above + 1 if with_removed else self._above[above]
