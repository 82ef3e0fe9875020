"""A list that subscribers receive once in full, and then as numbered changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from hexad.server.game.messages import encode

if TYPE_CHECKING:
    from collections.abc import Callable

    import msgspec

    from hexad.server.rooms.subscriber import Subscriber

__all__ = ["Feed"]

T = TypeVar("T")


class Feed(Generic[T]):
    """The list as it was last sent, by the names of its items.

    Changes are numbered one by one, and a full list has the number of the last change: a client that finds a gap
    subscribes again.
    """

    def __init__(
        self,
        full: Callable[[int, list[T]], msgspec.Struct],
        changes: Callable[[int, list[T], list[str]], msgspec.Struct],
    ) -> None:
        self.items: dict[str, T] = {}
        self.subscribers: set[Subscriber] = set()
        self._number = 0
        self._full = full
        self._changes = changes

    def subscribe(self, subscriber: Subscriber) -> int:
        """Send the list now and its changes from now on; returns the size of the message."""
        self.subscribers.add(subscriber)
        message = encode(self._full(self._number, list(self.items.values())))
        subscriber.send(message)
        return len(message)

    def update(self, items: dict[str, T]) -> None:
        """Set the list, and send what is different."""
        changed = [item for name, item in items.items() if self.items.get(name) != item]
        removed = [name for name in self.items if name not in items]
        self.items = items
        if not changed and not removed:
            return
        self._number += 1
        if self.subscribers:
            message = encode(self._changes(self._number, changed, removed))
            for subscriber in tuple(self.subscribers):
                subscriber.send(message)
