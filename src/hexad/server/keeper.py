"""What must happen although nobody asks for it: flags fall, old invitations lapse, engines find a new home."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hexad.server.refusal import Refusal
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hexad.server.bus import Bus
    from hexad.server.events import Event
    from hexad.server.hall import Hall
    from hexad.server.opponents import Opponents
    from hexad.server.room import Room
    from hexad.server.store import Store
    from hexad.server.uptime import Uptime

__all__ = ["Keeper"]

SWEEP = 1.0
INVITATION = 24 * 60 * 60.0
MOST_ROOMS = 2_000

log = logging.getLogger(__name__)


class Keeper:
    """Sets a timer for each clock that runs in memory, and looks into the database for all others."""

    def __init__(self, hall: Hall, store: Store, uptime: Uptime, opponents: Opponents, bus: Bus) -> None:
        self._hall = hall
        self._store = store
        self._uptime = uptime
        self._opponents = opponents
        self._bus = bus
        hall.after.append(self._set_timer)

    def is_needed(self) -> bool:
        """Whether a clock runs."""
        return any(room.timer is not None for room in self._hall.rooms.values())

    def after_outage(self) -> None:
        """The time stood still: timers and watchers learn of it."""
        for room in self._hall.rooms.values():
            self._set_timer(room, None, ours=False)
            if not room.lock.locked():
                room.announce_all(self._uptime.now())

    async def run(self) -> None:
        """Sweep, again and again."""
        duties = (self._flag_due, self._adopt, self._call_off_old, self._catch_up, self._make_room)
        while True:
            for duty in duties:
                await self._try(duty)
            await asyncio.sleep(SWEEP)

    async def _try(self, duty: Callable[[], Awaitable[None]]) -> None:
        try:
            await duty()
        except (DatabaseError, Refusal) as error:
            log.warning("could not sweep: %s", error)

    async def _flag_due(self) -> None:
        for name in await self._store.due(self._uptime.now()):
            await self._hall.flag(name)
            async with self._hall.reading(name) as room:
                wake = room.live.clock.falls_at() if room.live.clock is not None else None
                await self._store.set_wake(name, wake)
                if room.written is not None:
                    room.written = room.written._replace(wake=wake)

    async def _adopt(self) -> None:
        for name in await self._store.adopt(self._hall.process):
            self._opponents.wake(await self._hall.room(name))

    async def _call_off_old(self) -> None:
        for name in await self._store.stale(time.time() - INVITATION):
            await self._hall.call_off(name)

    async def _catch_up(self) -> None:
        if self._bus.is_shared and not self._bus.is_up:
            await self._hall.catch_up()

    async def _make_room(self) -> None:
        """Forget games that nobody looks at, the longest known first; the database has them."""
        rooms = self._hall.rooms
        for name in list(rooms)[: max(0, len(rooms) - MOST_ROOMS)]:
            room = rooms[name]
            if not room.watchers and not room.lock.locked():
                if room.timer is not None:
                    room.timer.cancel()
                del rooms[name]

    def _set_timer(self, room: Room, _: Event | None, ours: bool) -> None:  # noqa: ARG002 - as the hall calls it
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        live = room.live
        falls = live.clock.falls_at() if live.clock is not None and live.status == "playing" else None
        if falls is None or live.turn is None:
            return
        wait = (falls + room.lag_of(live.seats[live.turn].player) - self._uptime.now()) / 100
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(max(0.0, wait) + 0.01, self._time_is_up, room)

    def _time_is_up(self, room: Room) -> None:
        room.timer = None
        asyncio.get_running_loop().create_task(self._flag(room))

    async def _flag(self, room: Room) -> None:
        try:
            await self._hall.flag(room.live.name)
        except Refusal:
            await asyncio.sleep(SWEEP)
        if room.timer is None:
            # The time was given back or stood still meanwhile.
            self._set_timer(room, None, ours=False)
