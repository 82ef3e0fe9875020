"""The time that game clocks run by. It stands still while nobody can move.

Heartbeats in the database keep it. A gap between heartbeats is time in which nobody could move, after a crash, without
a database or on a laptop that slept. It is charged to no player. With several processes, one of them is the timekeeper
(`store.heartbeats`), and the others follow it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hexad.server.rooms.process_time import ProcessTime
from hexad.server.store import DatabaseError, remedy_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.store import Heartbeats, SharedTime

__all__ = ["ArenaClock"]

HEARTBEAT_SECONDS = 0.1
# How often a process that is not the timekeeper reads the time. Between two readings it counts by itself.
FOLLOW_SECONDS = 0.2
# How often one of several processes records that it is alive. This shows that the process can write.
SIGN_SECONDS = 1.0
# A heartbeat that takes longer than this counts as an outage. A shorter limit would stop the time whenever the database
# is merely busy.
OUTAGE_SECONDS = 2.0

log = logging.getLogger(__name__)


class ArenaClock:
    """Tells the time and writes the heartbeats that keep it."""

    def __init__(self, heartbeats: Heartbeats, process: str, *, shared: bool) -> None:
        self.process_time = ProcessTime()
        self.problem = ""
        """Why the database cannot be written, and what helps; empty if it can."""
        self._heartbeats = heartbeats
        self._process = process
        self._shared = shared
        self._is_timekeeper = not shared
        self._is_connected = False
        self._is_running = False
        self._is_paused = False
        # The time at a moment, which is known by this process's own time and by the monotonic clock.
        self._arena_seconds = 0.0
        self._at_process_time = 0.0
        self._at_monotonic = 0.0
        self._beating = asyncio.Lock()
        self._beat_began: float | None = None
        self._last_beat = 0.0
        self._signed_at = 0.0
        self._freezes = 0
        """The freezes of this process before its last heartbeat."""
        self._was_interrupted = False
        self._frozen_seconds = 0.0
        """The time that passed at other processes while this one was frozen, since `after_outage` was called."""

    @property
    def is_alive(self) -> bool:
        """Whether the time is known and the database answers.

        A process that was frozen does not know it before its next heartbeat: others may have continued the time.
        """
        return self._is_connected and not (self._shared and self._was_frozen())

    @property
    def is_paused(self) -> bool:
        """Whether clocks stand still although players can move, as after a restart."""
        return self._is_paused

    async def begin(self) -> bool:
        """Continue the time where it stopped; returns whether no other process has continued it meanwhile."""
        was_down = True
        if self._shared:
            shared = await self._heartbeats.register_process(self._process)
            self._is_timekeeper = was_down = shared.is_timekeeper
            arena = shared.arena
        else:
            arena = await self._heartbeats.register_only_process(self._process)
        self._last_beat = self._signed_at = time.monotonic()
        self._freezes = self.process_time.freezes
        self._is_connected = self._is_running = True
        self._set(arena)
        return was_down

    def now(self) -> int:
        """Return the arena time in centiseconds."""
        return int(100 * self._seconds())

    def pause(self) -> None:
        """Stop the time, although players can move."""
        self._set(self._seconds())
        self._is_paused = True

    def resume(self) -> None:
        """Continue the time after a pause."""
        self._set(self._seconds())
        self._is_paused = False

    async def run(self, is_clock_running: Callable[[], bool], after_outage: Callable[[float], None]) -> None:
        """Write heartbeats: always if processes share the time, otherwise while a clock runs or after a failure.

        Calls `after_outage` after each interruption, with the seconds of arena time that passed at other processes
        while this one was frozen.
        """
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS if self._is_timekeeper else FOLLOW_SECONDS)
            if self._shared or is_clock_running() or not self._is_connected:
                await self._beat()
            elif self._was_frozen():
                self._freezes, self._was_interrupted = self.process_time.freezes, True
            if self._is_connected and self._was_interrupted:
                after_outage(self._frozen_seconds)
                self._was_interrupted, self._frozen_seconds = False, 0.0

    async def end(self) -> None:
        """Write the last heartbeat."""
        await self._beat()
        await self._heartbeats.remove_process(self._process)

    async def can_write(self) -> bool:
        """Return whether this process has written to the database within the last second, or can write now."""
        if self._is_connected and time.monotonic() - self._signed_at > SIGN_SECONDS:
            try:
                async with asyncio.timeout(OUTAGE_SECONDS):
                    await asyncio.shield(self._beat())
            except TimeoutError:
                self.problem = f"the database has not answered for {OUTAGE_SECONDS:g} s"
                return False
        return self._is_connected

    def _was_frozen(self) -> bool:
        return self.process_time.freezes != self._freezes

    def _seconds(self) -> float:
        if not self._is_connected or not self._is_running or self._is_paused:
            return self._arena_seconds
        now = time.monotonic()
        if self._is_timekeeper or self._was_frozen():
            passed = self.process_time.seconds() - self._at_process_time
        else:
            passed = now - self._at_monotonic
        if self._beat_began is not None:
            # The database does not answer: the time stands, since nobody can move.
            passed -= max(0.0, now - self._beat_began - OUTAGE_SECONDS)
        return self._arena_seconds + max(0.0, passed)

    def _set(self, arena: float) -> None:
        self._arena_seconds = arena
        self._at_process_time = self.process_time.seconds()
        self._at_monotonic = time.monotonic()

    async def _beat(self) -> None:
        async with self._beating:
            was_frozen, before, began = self._was_frozen(), self._seconds(), time.monotonic()
            freezes, self._beat_began = self.process_time.freezes, began
            try:
                await (self._beat_shared(before, began) if self._shared else self._beat_alone(before, began))
            except DatabaseError as error:
                self._lose(error, before, began)
                return
            finally:
                self._beat_began = None
            took = time.monotonic() - began
            if not self._is_connected:
                log.info("the database is back")
            if was_frozen or not self._is_connected or took > OUTAGE_SECONDS:
                self._was_interrupted = True
            if was_frozen:
                self._frozen_seconds += max(0.0, self._arena_seconds - before - took)
            self._is_connected, self.problem = True, ""
            self._last_beat, self._freezes = began, freezes

    def _lose(self, error: DatabaseError, before: float, began: float) -> None:
        self.problem = f"{error}; {remedy_for(error)}"
        if not self._is_connected:
            return
        log.warning("the database is lost: %s", self.problem)
        # It was lost between the last heartbeat and this one: the middle is the best estimate.
        self._set(before - min(began - self._last_beat, OUTAGE_SECONDS) / 2 if self._shared else before)
        self._is_connected = False

    async def _beat_shared(self, before: float, began: float) -> None:
        sign = not self._is_connected or began - self._signed_at >= SIGN_SECONDS
        shared = await self._heartbeats.share_time(
            self._process, arena=before, is_running=not self._is_paused, sign=sign
        )
        received = time.monotonic()
        if sign:
            self._signed_at = received
        if shared.is_timekeeper and not self._is_timekeeper:
            log.info("this process keeps the time now")
        own = self._seconds()
        self._is_timekeeper, self._is_running = shared.is_timekeeper, shared.is_running or shared.is_timekeeper
        self._set(self._estimate(shared, own, received - began))

    def _estimate(self, shared: SharedTime, own: float, took: float) -> float:
        if shared.is_timekeeper:
            # Nobody could move while the database did not answer. Otherwise the time runs on during a heartbeat.
            return shared.arena if took > OUTAGE_SECONDS else max(own, shared.arena)
        # The answer was true at some moment between sending and receiving. The own estimate is kept if it fits.
        return min(max(own, shared.arena), shared.arena + (took if shared.is_running else 0.0))

    async def _beat_alone(self, before: float, began: float) -> None:
        await self._heartbeats.heartbeat(self._process, before)
        self._signed_at = time.monotonic()
        if not self._is_connected or self._signed_at - began > OUTAGE_SECONDS:
            # Nobody could move meanwhile. Otherwise the time runs on during a heartbeat.
            self._set(before)
