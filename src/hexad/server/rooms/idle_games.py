"""Calls off games with an engine in which nobody has moved for an hour.

A game with a clock ends by its clock. Without one, a visitor who has left would keep a game in progress forever.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.server.rooms.rooms import Rooms
    from hexad.server.store import Store

__all__ = ["IdleGames"]

IDLE_SECONDS = 60 * 60.0
# How often the database is asked, and for how many games.
SWEEP_SECONDS = 60.0
MAX_GAMES = 500


class IdleGames:
    """Finds the games by a query, so that no move has to be recorded elsewhere."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
        self._store = store
        self._swept_at = float("-inf")

    async def due(self) -> Iterable[str]:
        """Return the games to call off; none if the database was asked less than a minute ago."""
        now = time.monotonic()
        if now - self._swept_at < SWEEP_SECONDS:
            return ()
        self._swept_at = now
        last_move = self._rooms.arena_clock.now() - int(100 * IDLE_SECONDS)
        return await self._store.idle_engine_games(time.time() - IDLE_SECONDS, last_move, MAX_GAMES)

    async def call_off(self, name: str) -> None:
        """Call a game off, unless somebody has moved."""
        await self._rooms.call_off_idle(name, int(100 * IDLE_SECONDS))
