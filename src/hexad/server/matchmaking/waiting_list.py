"""How many players wait for an opponent, for what: shown to everybody who chooses a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hexad.server.game.messages import encode
from hexad.server.matchmaking.messages import WaitingMessage, WaitingPool

if TYPE_CHECKING:
    from hexad.server.rooms.subscriber import Subscriber
    from hexad.server.store.seeks import Seeks

__all__ = ["WaitingList"]


class WaitingList:
    """The pools in which players of all processes wait, and the sockets that are sent them."""

    def __init__(self, seeks: Seeks) -> None:
        self._seeks = seeks
        self._subscribers: set[Subscriber] = set()
        self._shown = WaitingMessage([])

    async def subscribe(self, socket: Subscriber) -> int:
        """Send the list, now and whenever it changes; returns its size in bytes. Raises DatabaseError."""
        await self.refresh()
        self._subscribers.add(socket)
        message = encode(self._shown)
        socket.send(message)
        return len(message)

    def unsubscribe(self, socket: Subscriber) -> None:
        """Send no more changes."""
        self._subscribers.discard(socket)

    @property
    def is_wanted(self) -> bool:
        """Whether anybody is sent the list."""
        return bool(self._subscribers)

    @property
    def is_empty(self) -> bool:
        """Whether nobody waited when the list was read."""
        return not self._shown.pools

    async def refresh(self) -> None:
        """Read the list, and send it if it has changed; raises DatabaseError."""
        found = WaitingMessage(
            [
                WaitingPool(game, control, msgspec.json.decode(options), count, rated=rated)
                for game, control, options, rated, count in await self._seeks.pools()
            ]
        )
        if found != self._shown:
            self._shown = found
            message = encode(found)
            for socket in tuple(self._subscribers):
                socket.send(message)
