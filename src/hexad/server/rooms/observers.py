"""Who is told about the changes of rooms."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, TypeAlias

from hexad.server.game.events import Moved

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.rooms.room import Change

    Observer: TypeAlias = Callable[[Change], None]

__all__ = ["Observers"]

# Until the second move a game can be called off, and afterwards its end can be claimed.
FIRST_PLIES = 2

log = logging.getLogger(__name__)


class Observers:
    """Functions that are called after each change of a room, in the order in which they were added.

    Nearly all changes are moves with which a game simply goes on. They concern few observers.
    """

    def __init__(self) -> None:
        self._all: list[Observer] = []
        self._of_moves: list[Observer] = []

    def add(self, observer: Observer, *, moves: bool = True) -> None:
        """Add an observer; without `moves`, it is not told about moves with which a game simply goes on."""
        self._all.append(observer)
        if moves:
            self._of_moves.append(observer)

    def notify(self, change: Change) -> None:
        """Tell the observers about a change. One that fails does not keep it from the others."""
        snapshot = change.room.state.snapshot
        goes_on = type(change.event) is Moved and snapshot.status == "playing" and snapshot.plies > FIRST_PLIES
        for observer in self._of_moves if goes_on else self._all:
            try:
                observer(change)
            except Exception:
                log.exception("an observer failed", extra={"game": change.room.state.name})
