"""The arena's own time, by which clocks run: it stands still while the server is down.

Every process gives signs of life to the database. A gap between them is time in which nobody could move, whatever the
reason, a crash, a database that was away or a laptop that slept: it is charged to nobody.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from hexad.server.store.database import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.store import Store

__all__ = ["Uptime"]

BEAT = 0.1


class Uptime:
    """Tells the time, and keeps it."""

    def __init__(self, store: Store, process: str, *, shared: bool) -> None:
        self._store = store
        self._process = process
        self._shared = shared
        self._arena = 0.0
        self._moment = time.monotonic()
        self.is_alive = False

    async def begin(self) -> None:
        """Take the time up where it stopped."""
        self._arena = await self._store.begin(self._process)
        self._moment = time.monotonic()
        self.is_alive = True

    def now(self) -> int:
        """Centiseconds."""
        return int(100 * self._seconds())

    def not_before(self, at: int) -> None:
        """Something happened at this time: it can not be earlier. (Where no clock ran, no sign of life was given.)"""
        if not self._shared and self.now() < at:
            self._arena, self._moment = at / 100, time.monotonic()

    async def run(self, is_needed: Callable[[], bool], after_outage: Callable[[], None]) -> None:
        """Give signs of life: always where processes share the time, otherwise while a clock runs."""
        while True:
            await asyncio.sleep(BEAT)
            if not (self._shared or is_needed()):
                continue
            was_alive = self.is_alive
            self.is_alive = await self._beat()
            if self.is_alive and not was_alive:
                after_outage()

    async def end(self) -> None:
        """The last sign."""
        await self._beat()
        await self._store.leave(self._process)

    def _seconds(self) -> float:
        return self._arena + time.monotonic() - self._moment

    async def _beat(self) -> bool:
        before = self._seconds()
        try:
            self._arena, self._moment = await self._store.beat(self._process, before)
        except DatabaseError:
            return False
        return True
