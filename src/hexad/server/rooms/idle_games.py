"""Calls off games with an engine in which nobody has moved for an hour.

A game with a clock ends by its clock. Without one, a visitor who has left would keep a game in progress forever.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from hexad.server.store.event_data import event_time

if TYPE_CHECKING:
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.store import Store

__all__ = ["IdleGames"]

IDLE_SECONDS = 60 * 60.0
# How often the database is asked, and for how many games: the next time for those after them.
SWEEP_SECONDS = 60.0
MAX_GAMES = 500


class IdleGames:
    """Finds the games by a query, so that moves need not be recorded elsewhere."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
        self._store = store
        self._swept_at = float("-inf")
        self._after = ""
        """The last game of the sweep before; empty if that was the end of the list."""

    async def due(self) -> list[str]:
        """Return games to call off; none if the database was asked less than a minute ago."""
        now = time.monotonic()
        if now - self._swept_at < SWEEP_SECONDS:
            return []
        latest = await self._store.old_engine_games(time.time() - IDLE_SECONDS, self._after, MAX_GAMES)
        self._swept_at = now
        self._after = next(reversed(latest)) if len(latest) == MAX_GAMES else ""
        idle_since = self._rooms.arena_clock.now() - int(100 * IDLE_SECONDS)
        return [name for name, data in latest.items() if event_time(data) <= idle_since]

    async def call_off(self, name: str) -> None:
        """Call a game off, unless somebody has moved meanwhile."""
        await self._rooms.call_off(name, int(100 * IDLE_SECONDS))
