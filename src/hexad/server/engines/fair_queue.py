"""A queue with a line for each requester. A requester with many questions delays only its own."""

from __future__ import annotations

from collections import deque
from itertools import zip_longest
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["FairQueue"]

# How many requesters' last turns are kept.
_MAX_REQUESTERS = 10_000

_Item = TypeVar("_Item")


class FairQueue(Generic[_Item]):
    """Items by requester. The requester whose last turn is the longest ago is next; its own items are in order."""

    def __init__(self, key: Callable[[_Item], str]) -> None:
        self._key = key
        self._lines: dict[str, deque[_Item]] = {}
        self._turns: dict[str, int] = {}
        """The number of each requester's last turn, the latest last."""
        self._turn = 0

    def append(self, item: _Item) -> None:
        """Add an item at the end of its requester's line."""
        self._lines.setdefault(self._key(item), deque()).append(item)

    def appendleft(self, item: _Item) -> None:
        """Put an item back that was not served: it is the next one of all."""
        key = self._key(item)
        self._lines.setdefault(key, deque()).appendleft(item)
        self._turns.pop(key, None)

    def popleft(self) -> _Item:
        """Remove and return the next item; raises ValueError if there is none."""
        key = min(self._lines, key=self._last_turn)
        item = self._lines[key][0]
        self.remove(item)
        self._turn += 1
        self._turns.pop(key, None)
        self._turns[key] = self._turn
        if len(self._turns) > _MAX_REQUESTERS:
            del self._turns[next(iter(self._turns))]
        return item

    def remove(self, item: _Item) -> None:
        """Remove an item, which must be in the queue."""
        key = self._key(item)
        self._lines[key].remove(item)
        if not self._lines[key]:
            del self._lines[key]

    def clear(self) -> None:
        """Remove all items."""
        self._lines.clear()

    def count(self, key: str) -> int:
        """Return how many items a requester has in the queue."""
        return len(self._lines.get(key, ()))

    def __iter__(self) -> Iterator[_Item]:
        """Yield the items in the order in which they are served if none is added."""
        lines = [self._lines[key] for key in sorted(self._lines, key=self._last_turn)]
        for round_ in zip_longest(*lines):
            yield from (item for item in round_ if item is not None)

    def __contains__(self, item: _Item) -> bool:
        return item in self._lines.get(self._key(item), ())

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def _last_turn(self, key: str) -> int:
        return self._turns.get(key, 0)
