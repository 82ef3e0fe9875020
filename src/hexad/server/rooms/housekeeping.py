"""What must happen although nobody asks for it: flags fall, old invitations lapse, engines find a new home."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hexad.server.engines.opponents import Opponents
    from hexad.server.game.events import Event
    from hexad.server.rooms.arena_clock import ArenaClock
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.room import Room
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.store import Store

__all__ = ["Housekeeping"]

SWEEP = 1.0
FOLLOW = 0.2
CHECK = 10.0
INVITATION = 24 * 60 * 60.0
MAX_ROOMS = 2_000

log = logging.getLogger(__name__)


class Housekeeping:
    """Sets a timer for each clock that runs in memory, and looks into the database for all others."""

    def __init__(self, rooms: Rooms, store: Store, arena_clock: ArenaClock, opponents: Opponents, bus: Bus) -> None:
        self._rooms = rooms
        self._store = store
        self._arena_clock = arena_clock
        self._opponents = opponents
        self._bus = bus
        self._has_clocks = False
        rooms.after.append(self._set_timer)

    def is_needed(self) -> bool:
        """Whether a clock runs, be it in a game that nobody looks at."""
        return self._has_clocks or any(room.timer is not None for room in self._rooms.loaded.values())

    def after_outage(self) -> None:
        """The time stood still: timers and watchers learn of it."""
        for room in self._rooms.loaded.values():
            self._set_timer(room, None, ours=False)
            if not room.lock.locked() and not room.is_stale:
                room.announce_all(self._arena_clock.now())

    async def run(self) -> None:
        """Sweep, again and again."""
        duties = (self._refresh_stale, self._flag_due, self._adopt, self._call_off_old, self._make_room)
        while True:
            for duty in duties:
                await self._try(duty)
            await asyncio.sleep(SWEEP)

    async def follow(self) -> None:
        """Look for what other processes did: often while the bus is away, else now and then, as it may lose things."""
        last = time.monotonic()
        while self._bus.is_shared:
            await asyncio.sleep(FOLLOW)
            if not self._bus.is_up or time.monotonic() - last > CHECK:
                await self.catch_up()
                last = time.monotonic()

    async def catch_up(self) -> None:
        """Look for what other processes did, as far as the database answers."""
        await self._try(self._rooms.catch_up)

    async def _try(self, duty: Callable[[], Awaitable[None]]) -> None:
        try:
            await duty()
        except (DatabaseError, RefusalError) as error:
            log.debug("could not sweep: %s", error)  # that the database is lost was said
        except Exception:
            log.exception("a sweep failed")

    async def _flag_due(self) -> None:
        self._has_clocks = await self._store.has_clocks()
        for name in await self._store.games_to_wake(self._arena_clock.now()):
            await self._rooms.flag(name)
            async with self._rooms.reading(name) as room:
                wake = room.state.clock.falls_at() if room.state.clock is not None else None
                await self._store.set_wake(name, wake)
                if room.written is not None:
                    room.written = room.written._replace(wake=wake)

    async def _adopt(self) -> None:
        for name in await self._store.take_over_games(self._rooms.process):
            log.info("an engine's game is taken over", extra={"game": name})
            self._opponents.wake(await self._rooms.refresh(name))

    async def _call_off_old(self) -> None:
        for name in await self._store.unstarted_games(time.time() - INVITATION):
            await self._rooms.call_off(name)

    async def _refresh_stale(self) -> None:
        """Read what was left open when the database failed."""
        for name in [name for name, room in self._rooms.loaded.items() if room.is_stale and not room.lock.locked()]:
            await self._rooms.refresh(name)

    async def _make_room(self) -> None:
        """Forget games that nobody looks at, the longest known first; the database has them."""
        loaded = self._rooms.loaded
        for name in list(loaded)[: max(0, len(loaded) - MAX_ROOMS)]:
            room = loaded[name]
            if not room.subscribers and not room.lock.locked():
                if room.timer is not None:
                    room.timer.cancel()
                del loaded[name]

    def _set_timer(self, room: Room, _: Event | None, ours: bool) -> None:  # noqa: ARG002 - as the hall calls it
        state, timer = room.state, room.timer
        falls = state.clock.falls_at() if state.clock is not None and state.status == "playing" else None
        if falls is not None:
            if timer is not None and room.timer_at <= falls:
                return  # early enough: it looks again when it rings, so that most moves need none of their own
            wait = max(0, falls + self._rooms.grace(room) - self._arena_clock.now()) / 100
            room.timer = asyncio.get_running_loop().call_later(wait + 0.01, self._time_is_up, room)
            room.timer_at = falls
        else:
            room.timer = None
        if timer is not None:
            timer.cancel()

    def _time_is_up(self, room: Room) -> None:
        room.timer = None
        asyncio.get_running_loop().create_task(self._flag(room))

    async def _flag(self, room: Room) -> None:
        try:
            await self._rooms.flag(room.state.name)
        except RefusalError:
            await asyncio.sleep(SWEEP)
        if room.timer is None:
            # The time was given back or stood still meanwhile.
            self._set_timer(room, None, ours=False)
