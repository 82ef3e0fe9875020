"""Reads games from the database."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.game.events import decode_event
from hexad.server.game.game_state import GameState
from hexad.server.ids import ID_LENGTH
from hexad.server.rooms.room import LoggedEvent
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from hexad.server.store import Store

__all__ = ["Loader"]

# When many clients return at once, as after a restart, replaying their games must not stop everything else.
MAX_CONCURRENT_READS = 4


class Loader:
    """Reads and replays a few games at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reads = asyncio.Semaphore(MAX_CONCURRENT_READS)

    async def read(self, name: str) -> tuple[GameState, list[LoggedEvent]]:
        """Return a game as the database has it; raises RefusalError if there is none, UnavailableError if it fails."""
        async with self._reads:
            try:
                log = await self._store.load(name)
            except DatabaseError as error:
                raise UnavailableError(str(error)) from error
            if not log:
                raise RefusalError("no-game", f"There is no game {name[:ID_LENGTH]}.", status=404)
            events = [decode_event(data) for data in log]
            state = GameState.replay(name, events)
            return state, [LoggedEvent.of(state, event, data) for event, data in zip(events, log, strict=True)]
