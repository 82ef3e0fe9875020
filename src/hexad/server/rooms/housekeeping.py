"""Work that no request triggers: flags fall, old invitations expire, engines of a dead process find another one."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError
from hexad.server.isolation import Isolation
from hexad.server.rooms.idle_games import IdleGames
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from hexad.server.rooms.parts import Parts
    from hexad.server.rooms.room import Room
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.rooms.shares import Shares

__all__ = ["Housekeeping"]

SWEEP_SECONDS = 1.0
# How often the database is asked for the events of other processes while the bus is down, and while it is up, since it
# may lose messages.
CATCH_UP_SECONDS = 0.2
CHECK_SECONDS = 10.0
INVITATION_SECONDS = 24 * 60 * 60.0
# Who plays with days for each move need not come by every day.
CORRESPONDENCE_INVITATION_SECONDS = 14 * INVITATION_SECONDS
# Less time than this is not returned to players after a freeze.
MIN_RETURNED_SECONDS = 0.25

log = logging.getLogger(__name__)


class Housekeeping:
    """Sets a timer for each clock that runs in memory, and asks the database about all other games."""

    def __init__(
        self, rooms: Rooms, parts: Parts, shares: Shares, wake_engines: Callable[[Room], None], max_rooms: int
    ) -> None:
        self._rooms = rooms
        self._shares = shares
        self._store = parts.store
        self._arena_clock = parts.arena_clock
        self._bus = parts.bus
        self._tasks = parts.tasks
        self._max_rooms = max_rooms
        self._wake_engines = wake_engines
        self._has_clocks = False
        self._idle_games = IdleGames(rooms, parts.store)
        self._for_each = Isolation(log, "game").each
        rooms.observers.add(lambda change: self._set_timer(change.room))

    def is_clock_running(self) -> bool:
        """Return whether a clock runs in any game, in memory or not."""
        return self._has_clocks or any(room.timer is not None for room in self._rooms.loaded.values())

    def after_outage(self, frozen_seconds: float) -> None:
        """Adapt timers and tell subscribers after the arena clock stood still.

        Players who are connected here get the time back that passed at other processes while this one was frozen.
        """
        for room in self._rooms.loaded.values():
            self._set_timer(room)
        # The database may have lost its last commits, as when a standby that lagged has taken over.
        self._rooms.sync.distrust_all()
        self._tasks.job("refresh", self._try(self._rooms.sync.refresh_stale))
        if frozen_seconds > MIN_RETURNED_SECONDS:
            self._tasks.job("return time", self._return_time(int(100 * frozen_seconds)))

    async def _return_time(self, centiseconds: int) -> None:
        since = self._arena_clock.now() - centiseconds
        names = [name for name, room in self._rooms.loaded.items() if room.is_player_connected()]
        await self._for_each(names, lambda name: self._rooms.return_time(name, since, centiseconds))

    async def run(self) -> None:
        """Sweep once a second."""
        duties = (
            self._shares.refresh,
            self._rooms.sync.refresh_stale,
            self._flag_due_games,
            self._adopt_games,
            self._expire_invitations,
            self._call_off_idle_games,
            self._unload_rooms,
        )
        while True:
            for duty in duties:
                await self._try(duty)
            await asyncio.sleep(SWEEP_SECONDS)

    async def follow_other_processes(self) -> None:
        """Ask the database for events of other processes that the bus did not deliver."""
        last = time.monotonic()
        while True:
            await asyncio.sleep(CATCH_UP_SECONDS)
            if not self._bus.is_up or time.monotonic() - last > CHECK_SECONDS:
                await self.catch_up()
                last = time.monotonic()

    async def catch_up(self) -> None:
        """Read what other processes committed, if the database answers."""
        await self._try(self._rooms.sync.catch_up)

    async def _try(self, duty: Callable[[], Awaitable[None]]) -> None:
        try:
            await duty()
        except (DatabaseError, RefusalError) as error:
            log.debug("housekeeping failed: %s", error)  # the arena clock has logged that the database is lost
        except Exception:
            log.exception("housekeeping failed")

    def _mine(self, names: Iterable[str]) -> list[str]:
        return [name for name in names if self._shares.is_mine(name)]

    async def _flag_due_games(self) -> None:
        self._has_clocks = await self._store.has_clocks()
        await self._for_each(self._mine(await self._store.games_to_wake(self._arena_clock.now())), self._flag_due)

    async def _flag_due(self, name: str) -> None:
        await self._rooms.flag(name)
        async with self._rooms.reading(name) as room:
            wake = room.state.clock.falls_at() if room.state.clock is not None else None
            await self._store.set_wake(name, wake)
            if room.written is not None:
                room.written = room.written._replace(wake=wake)

    async def _adopt_games(self) -> None:
        """Move for the engines of processes that have died."""
        names = await self._store.take_over_games(self._rooms.process, self._shares.is_mine)
        await self._for_each(names, self._adopt)

    async def _adopt(self, name: str) -> None:
        log.info("took over a game with an engine", extra={"game": name})
        self._wake_engines(await self._rooms.sync.refresh(name))

    async def _expire_invitations(self) -> None:
        now = time.time()
        names = await self._store.unstarted_games(now - INVITATION_SECONDS, now - CORRESPONDENCE_INVITATION_SECONDS)
        await self._for_each(self._mine(names), self._rooms.expire)

    async def _call_off_idle_games(self) -> None:
        await self._for_each(self._mine(await self._idle_games.due()), self._idle_games.call_off)

    async def _unload_rooms(self) -> None:
        """Unload the oldest rooms without subscribers while there are too many."""
        loaded = self._rooms.loaded
        for name in list(loaded)[: max(0, len(loaded) - self._max_rooms)]:
            room = loaded[name]
            if not room.subscribers and not room.lock.locked() and not self._rooms.is_used(room):
                if room.timer is not None:
                    room.timer.cancel()
                del loaded[name]
                self._bus.release(name)

    def _set_timer(self, room: Room) -> None:
        snapshot, timer = room.state.snapshot, room.timer
        clock = snapshot.clock if snapshot.status == "playing" else None
        falls = None if clock is None else clock.falls_at()
        if falls is not None:
            if timer is not None and room.timer_at <= falls:
                return  # when it fires it is set again, so that most moves need no new timer
            wait = max(0, falls + self._rooms.grace(room) - self._arena_clock.now()) / 100
            room.timer = asyncio.get_running_loop().call_later(wait + 0.01, self._timer_fired, room)
            room.timer_at = falls
        else:
            room.timer = None
        if timer is not None:
            timer.cancel()

    def _timer_fired(self, room: Room) -> None:
        room.timer = None
        self._tasks.job("flag", self._flag(room))

    async def _flag(self, room: Room) -> None:
        try:
            await self._rooms.flag(room.state.name)
        except RefusalError:
            await asyncio.sleep(SWEEP_SECONDS)
        if room.timer is None:
            # A move, a gift of time or an outage has moved the flag.
            self._set_timer(room)
