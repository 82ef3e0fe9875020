"""The time that game clocks run by. It stands still while the server is down.

Every process writes a heartbeat to the database. A gap between heartbeats is time in which nobody could move, after a
crash, without a database or on a laptop that slept. It is charged to no player.
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

    from hexad.server.store import Heartbeats

__all__ = ["ArenaClock"]

HEARTBEAT_SECONDS = 0.1
SLOW_SECONDS = 1.0
# A heartbeat that takes longer than this counts as an outage. A shorter limit would stop the time whenever a process is
# merely busy, as when many clients return after a restart.
OUTAGE_SECONDS = 2.0

log = logging.getLogger(__name__)


class ArenaClock:
    """Tells the time and writes the heartbeats that keep it."""

    def __init__(self, heartbeats: Heartbeats, process: str, *, shared: bool) -> None:
        self._heartbeats = heartbeats
        self._process = process
        self._shared = shared
        self._arena_seconds = 0.0
        self._read_at = time.monotonic()
        self._last_beat = time.monotonic()
        self._beats = 0
        """Heartbeats since the last one that failed."""
        self._before_loss = 0.0
        self._must_beat = True
        self._has_stopped = threading.Event()
        self.is_alive = False

    async def begin(self) -> None:
        """Continue the time where it stopped."""
        self._last_beat = time.monotonic()
        self._arena_seconds = await self._heartbeats.register_process(self._process)
        self._read_at = time.monotonic()
        self._beats = 1
        self.is_alive = True
        if not self._shared:
            threading.Thread(target=self._beat_from_thread, name="hexad-heartbeat", daemon=True).start()

    def now(self) -> int:
        """Return the arena time in centiseconds."""
        return int(100 * self._seconds())

    async def run(self, is_clock_running: Callable[[], bool], after_outage: Callable[[], None]) -> None:
        """Write heartbeats: always if processes share the time, otherwise while a clock runs or after a failure."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self._must_beat = self._shared or is_clock_running()
            if self.is_alive and not self._must_beat:
                continue
            was_alive, began = self.is_alive, time.monotonic()
            self.is_alive = await self._beat()
            if self.is_alive and not was_alive:
                log.info("the database is back")
            if self.is_alive and (not was_alive or time.monotonic() - began > OUTAGE_SECONDS):
                after_outage()

    async def end(self) -> None:
        """Write the last heartbeat."""
        self._has_stopped.set()
        await self._beat()
        await self._heartbeats.remove_process(self._process)

    def _seconds(self) -> float:
        passed = time.monotonic() - self._read_at
        if self._shared:
            # Without a heartbeat the database counts no more than this, so a process without one does the same.
            passed = min(passed, OUTAGE_SECONDS)
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
        """Add the time since the last heartbeat of any process, as far as this process knows that a server was running.

        After an outage the first heartbeat reads the time, and the second counts from the first on.
        """
        sent, beats, self._beats = time.monotonic(), self._beats, 0
        known = sent - self._last_beat
        if beats:
            # If this one fails, the database was lost between the last one and now: the middle is the best estimate.
            self._before_loss = known / 2
        whole, part = ((0.0, self._before_loss), (known, known), (OUTAGE_SECONDS, 0.0))[min(beats, 2)]
        arena = await self._heartbeats.shared_heartbeat(self._process, whole=whole, part=part)
        received = time.monotonic()
        if beats and received - self._last_beat > SLOW_SECONDS:
            log.warning(
                "heartbeats were %.1f s apart: this process or the database is overloaded", received - self._last_beat
            )
        # The answer was true at some moment between sending and receiving. The own estimate is kept if it fits.
        own = self._seconds() if self.is_alive else 0.0
        self._arena_seconds = min(max(own, arena), arena + received - sent)
        self._read_at, self._last_beat, self._beats = received, sent, beats + 1

    async def _beat_alone(self) -> None:
        before, began = self._seconds(), time.monotonic()
        self._last_beat = began
        try:
            await self._heartbeats.heartbeat(self._process, before)
        except DatabaseError:
            self._arena_seconds = before
            raise
        if not self.is_alive or time.monotonic() - began > OUTAGE_SECONDS:
            # Nobody could move meanwhile. Otherwise the time runs on during a heartbeat.
            self._arena_seconds, self._read_at = before, time.monotonic()

    def _beat_from_thread(self) -> None:
        """Write heartbeats while the event loop is too busy, as when many clients return after a restart."""
        while not self._has_stopped.wait(HEARTBEAT_SECONDS):
            if self.is_alive and self._must_beat and time.monotonic() - self._last_beat > 1.5 * HEARTBEAT_SECONDS:
                # The event loop notices if the database is lost.
                with suppress(DatabaseError, RuntimeError):
                    self._heartbeats.heartbeat_from_thread(self._process, self._seconds)
