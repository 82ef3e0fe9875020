"""The arena's own time, by which clocks run: it stands still while the server is down.

Every process gives signs of life to the database. A gap between them is time in which nobody could move, whatever the
reason, a crash, a database that was away or a laptop that slept: it is charged to nobody.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.store import Store

__all__ = ["ArenaClock"]

BEAT = 0.1
SLOW = 1.0
# A sign of life that takes longer than this is as good as none: that time is charged to nobody. Less is not enough:
# a process that is merely busy, as with a crowd that comes back after a restart, must not stop the time.
OUTAGE = 2.0

log = logging.getLogger(__name__)


class ArenaClock:
    """Tells the time, and keeps it."""

    def __init__(self, store: Store, process: str, *, shared: bool) -> None:
        self._store = store
        self._process = process
        self._shared = shared
        self._arena_seconds = 0.0
        self._moment = time.monotonic()
        self._sent = time.monotonic()
        self._unbroken = 0
        """Signs of life since the last that failed."""
        self._until_lost = 0.0
        self._is_needed = True
        self._has_ended = threading.Event()
        self.is_alive = False

    async def begin(self) -> None:
        """Take the time up where it stopped."""
        self._sent = time.monotonic()
        self._arena_seconds = await self._store.register_process(self._process)
        self._moment = time.monotonic()
        self._unbroken = 1
        self.is_alive = True
        if not self._shared:
            threading.Thread(target=self._stand_in, name="hexad-pulse", daemon=True).start()

    def now(self) -> int:
        """Centiseconds."""
        return int(100 * self._seconds())

    async def run(self, is_needed: Callable[[], bool], after_outage: Callable[[], None]) -> None:
        """Give signs of life: always where processes share the time, otherwise while a clock runs or one has failed."""
        while True:
            await asyncio.sleep(BEAT)
            self._is_needed = self._shared or is_needed()
            if self.is_alive and not self._is_needed:
                continue
            was_alive, began = self.is_alive, time.monotonic()
            self.is_alive = await self._beat()
            if self.is_alive and not was_alive:
                log.info("the database is back")
            if self.is_alive and (not was_alive or time.monotonic() - began > OUTAGE):
                after_outage()

    async def end(self) -> None:
        """The last sign."""
        self._has_ended.set()
        await self._beat()
        await self._store.remove_process(self._process)

    def _seconds(self) -> float:
        passed = time.monotonic() - self._moment
        if self._shared:
            # The database counts no more than this without a sign of life, so nor does who could not give one.
            passed = min(passed, OUTAGE)
        return self._arena_seconds + (passed if self.is_alive else 0.0)

    async def _beat(self) -> bool:
        try:
            await (self._beat_shared() if self._shared else self._beat_alone())
        except DatabaseError as error:
            if self.is_alive:
                log.warning("the database is lost: %s", error)
            return False
        return True

    async def _beat_shared(self) -> None:
        """Count the time since the last sign of any process, as far as this one knows that there was somebody to count.

        After an outage the first sign finds out what time it is, the second counts from the first on.
        """
        sent, unbroken, self._unbroken = time.monotonic(), self._unbroken, 0
        known = sent - self._sent
        if unbroken:
            # If this one fails, the database was lost between the last one and this: in the middle, as far as is known.
            self._until_lost = known / 2
        whole, part = ((0.0, self._until_lost), (known, known), (OUTAGE, 0.0))[min(unbroken, 2)]
        arena = await self._store.shared_heartbeat(self._process, whole=whole, part=part)
        came = time.monotonic()
        if unbroken and came - self._sent > SLOW:
            log.warning(
                "signs of life were %.1f s apart: this process or the database has too much to do", came - self._sent
            )
        # It was that late between question and answer. What fits is kept: an answer that was slow tells little.
        late = self._seconds() if self.is_alive else 0.0
        self._arena_seconds = min(max(late, arena), arena + came - sent)
        self._moment, self._sent, self._unbroken = came, sent, unbroken + 1

    async def _beat_alone(self) -> None:
        before, began = self._seconds(), time.monotonic()
        self._sent = began
        try:
            await self._store.heartbeat(self._process, before)
        except DatabaseError:
            self._arena_seconds = before
            raise
        if not self.is_alive or time.monotonic() - began > OUTAGE:
            # Nobody could move meanwhile. Otherwise the time runs on: what a sign of life takes is not lost.
            self._arena_seconds, self._moment = before, time.monotonic()

    def _stand_in(self) -> None:
        """Give signs of life where the event loop is too busy to, as with a crowd that comes back after a restart."""
        while not self._has_ended.wait(BEAT):
            if self.is_alive and self._is_needed and time.monotonic() - self._sent > 1.5 * BEAT:
                # Whether the database is there at all, the loop finds out.
                with suppress(DatabaseError, RuntimeError):
                    self._store.heartbeat_from_thread(self._process, self._seconds)
