"""The games that are being played or watched, each in a room.

Every change follows the same order: decide, commit, apply, show. Memory is a cache: a room that may be behind the
database is read again before it is used.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, NamedTuple

from hexad.server.errors import RefusalError, SetBackError, UnavailableError
from hexad.server.game import events as e
from hexad.server.game.decisions import (
    decide,
    decide_for_seat,
    decide_join,
    decide_return_of_time,
    decide_transfer,
)
from hexad.server.game.game_state import GameState
from hexad.server.game.lag_quota import MAX_LAG
from hexad.server.game.transitions import next_snapshot
from hexad.server.rooms.bus import holding
from hexad.server.rooms.loader import Loader
from hexad.server.rooms.room import Change, LoggedEvent, Room
from hexad.server.rooms.room_sync import RoomSync
from hexad.server.rooms.summary import new_row, summary_of
from hexad.server.store import AppendResult, DatabaseError, Entry

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from hexad.server.background import BackgroundTasks
    from hexad.server.game.acts import Act
    from hexad.server.game.snapshot import Snapshot
    from hexad.server.metrics import Metrics
    from hexad.server.rooms.arena_clock import ArenaClock
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.committer import Committer
    from hexad.server.store import Quarantine, Store

__all__ = ["Change", "Parts", "Rooms"]

# Another process may commit an event of the same version first. Then the act is decided again.
MAX_TRIES = 5

log = logging.getLogger(__name__)


class Parts(NamedTuple):
    """The parts of the server that rooms work with."""

    process: str
    store: Store
    quarantine: Quarantine
    committer: Committer
    arena_clock: ArenaClock
    bus: Bus
    metrics: Metrics
    tasks: BackgroundTasks


class Rooms:
    """Finds rooms and carries out acts in them."""

    def __init__(self, parts: Parts) -> None:
        self.loaded: dict[str, Room] = {}
        self.process = parts.process
        self.arena_clock = parts.arena_clock
        self.observers: list[Callable[[Change], None]] = []
        """Called after each change of a room."""
        self.users: list[Callable[[Room], bool]] = []
        """Each says whether a room without subscribers has to stay in memory."""
        self._store = parts.store
        self._committer = parts.committer
        self._bus = parts.bus
        self._metrics = parts.metrics
        self.loader = Loader(parts.store, parts.quarantine)
        self.sync = RoomSync(self, parts, self.loader)
        self._loading: dict[str, asyncio.Future[Room]] = {}

    async def create(self, name: str, created: e.Created) -> Room:
        """Create a game, or return the room of the game that has this name already."""
        state = GameState(name, created)
        data = e.encode_event(created)
        room = Room(state, [LoggedEvent.of(created, data)])
        room.written = summary_of(state.snapshot, None, self.process, created.time)
        row = new_row(name, created, room.written)
        clock_at = created.at if room.written.wake is not None else None
        entry = Entry(name, 1, data, created=row, seats=tuple(enumerate(created.seats)), clock_at=clock_at)
        async with holding(self._bus, name):
            result = await self._committer.append([entry])
        if result is not AppendResult.WRITTEN:
            self._bus.release(name)
            return await self.room(name)
        self._metrics.event[e.Created].inc()
        self.loaded[name] = room
        self.notify(Change(room, created, is_ours=True))
        return room

    async def room(self, name: str) -> Room:
        """Return the room of a game; raises RefusalError if there is no such game."""
        if name in self.loaded:
            return self.loaded[name]
        loading = self._loading.get(name)
        if loading is None:
            loading = asyncio.ensure_future(self._load(name))
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    @asynccontextmanager
    async def reading(self, name: str) -> AsyncIterator[Room]:
        """Hold the room of a game as it is committed. Nothing happens in it meanwhile."""
        room = await self.room(name)
        async with room.lock:
            if room.is_stale:
                await self.sync.reread(room)
            yield room

    def is_used(self, room: Room) -> bool:
        """Return whether a room has to stay in memory although it has no subscribers."""
        return any(is_used(room) for is_used in self.users)

    async def act(self, name: str, player: str, act: Act, lag: int = 0) -> int:
        """Carry out an act of a player; returns the version of its event, raises RefusalError."""

        def next_event(state: GameState) -> e.Event | int:
            return state.done_at(player, act.id) or decide(state, act, player, self.arena_clock.now(), lag)

        began = time.perf_counter()
        try:
            return await self._carry_out(name, next_event)
        finally:
            self._metrics.act.observe(time.perf_counter() - began)

    async def act_for_seat(self, name: str, seat: int, act: Act, ply: int) -> int:
        """Carry out an act of an engine, unless the game has gone on since `ply`."""

        def next_event(state: GameState) -> e.Event | int:
            if state.plies != ply:
                return state.version
            return decide_for_seat(state, act, seat, self.arena_clock.now())

        return await self._carry_out(name, next_event)

    async def join(self, name: str, seat: int | None, player: str, display: str) -> int:
        """Give a player an open seat; returns the version, raises RefusalError."""
        now = self.arena_clock.now
        return await self._carry_out(name, lambda state: decide_join(state, seat, player, display, now()))

    async def transfer(self, name: str, before: str, player: str, display: str) -> None:
        """Give an account what a guest has in a game; raises RefusalError."""
        now = self.arena_clock.now
        await self._carry_out(name, lambda state: decide_transfer(state, before, player, display, now()))

    async def flag(self, name: str) -> None:
        """End the game if the time of the seat to move is up, network delay included."""

        def next_event(state: GameState) -> e.Event | int:
            now, turn = self.arena_clock.now(), state.turn
            if turn is None or state.clock is None:
                return state.version
            grace = self.grace(self.loaded[name]) if name in self.loaded else 0
            if state.clock.flagged(now - grace) is None:
                return state.version
            return e.Flagged(at=now, seat=turn)

        await self._carry_out(name, next_event)

    async def return_time(self, name: str, since: int, centiseconds: int) -> None:
        """Return time to the seat to move, whose player could not move, if its turn has lasted since then."""
        now = self.arena_clock.now()
        await self._carry_out(name, lambda state: decide_return_of_time(state, since, centiseconds, now))

    async def expire(self, name: str) -> None:
        """Abort an invitation that nobody accepted."""

        def next_event(state: GameState) -> e.Event | int:
            if state.status != "open":
                return state.version
            return e.Aborted(at=max(self.arena_clock.now(), state.at), seat=-1)

        await self._carry_out(name, next_event)

    async def call_off(self, name: str, idle: int) -> None:
        """Abort a game in progress in which nothing has happened for `idle` centiseconds."""

        def next_event(state: GameState) -> e.Event | int:
            now = self.arena_clock.now()
            if state.status != "playing" or state.clock is not None or now - state.at < idle:
                return state.version
            return e.Aborted(at=now, seat=-1, reason="idle")

        await self._carry_out(name, next_event)

    def grace(self, room: Room) -> int:
        """Return how much later than the flag a move may arrive, in centiseconds."""
        # A player without a connection here may be connected to another process, whose measurement is not known.
        return room.grace(absent=MAX_LAG if self._bus.is_shared else 0)

    async def _carry_out(self, name: str, next_event: Callable[[GameState], e.Event | int]) -> int:
        """Decide, commit, apply and show. `next_event` returns an event, or the version if there is nothing to do."""
        room = await self.room(name)
        async with room.lock:
            for _ in range(MAX_TRIES):
                if room.is_stale and await self.sync.reread(room):
                    raise SetBackError  # the act was meant for another position
                event = next_event(room.state)
                if isinstance(event, int):
                    return event
                if await self._commit(room, event):
                    return room.state.version
        raise RefusalError("busy", "Too much happened in this game at once: try again.", status=503)

    async def _commit(self, room: Room, event: e.Event) -> bool:
        """Commit an event, then apply and show it; returns False if the database has another game than this room."""
        if not self.arena_clock.is_alive:
            raise UnavailableError
        data = e.encode_event(event)
        following = next_snapshot(room.state, event)
        entry = self._entry(room, event, data, following)
        # Until the answer is here, the event may or may not be in the database.
        room.is_stale = room.is_uncertain = True
        if await self._committer.append([entry]) is not AppendResult.WRITTEN:
            room.is_uncertain = False
            return False
        room.is_stale = room.is_uncertain = False
        room.apply(event, data, following)
        room.written = entry.summary or room.written
        self._bus.publish(room.state.name, room.state.version, data)
        self._metrics.event[type(event)].inc()
        await self.try_to_create_rematch(room)
        room.announce(event, self.arena_clock.now())
        self.notify(Change(room, event, is_ours=True))
        return True

    def _entry(self, room: Room, event: e.Event, data: bytes, following: Snapshot) -> Entry:
        after = room.log[-1].own
        clock_at = None if following.clock is None else event.at
        if isinstance(event, e.Transferred):
            # It changes nothing in the summary, and must not make a game that is over end once more.
            seats = tuple((number, following.seats[number]) for number in following.seats_of(event.player))
            transferred = (event.before, event.player)
            return Entry(
                room.state.name, following.version, data, after, seats=seats, transferred=transferred, clock_at=clock_at
            )
        summary = summary_of(following, room.written, self.process, time.time())
        changed = None if summary == room.written else summary
        seats = ((event.seat, following.seats[event.seat]),) if isinstance(event, e.Joined) else ()
        return Entry(room.state.name, following.version, data, after, changed, None, seats, None, clock_at)

    async def _load(self, name: str) -> Room:
        async with holding(self._bus, name):
            game = await self.loader.read(name)
        if name in self.loaded:
            self._bus.release(name)
            return self.loaded[name]
        self.loaded[name] = room = Room(game.state, game.log)
        await self.try_to_create_rematch(room)
        self.notify(Change(room, None, is_ours=False))
        return room

    async def try_to_create_rematch(self, room: Room) -> None:
        """Create the rematch that was agreed, unless it exists: a process may have died in between."""
        state = room.state
        if not state.next or state.next in self.loaded:
            return
        try:
            if not await self._store.existing([state.next]):
                await self.create(state.next, state.rematch(self.arena_clock.now(), time.time()))
        except (DatabaseError, UnavailableError):
            room.is_stale = True  # so that it is tried again

    def notify(self, change: Change) -> None:
        """Tell all observers about a change. One that fails does not keep it from the others."""
        for observer in self.observers:
            try:
                observer(change)
            except Exception:
                log.exception("an observer failed", extra={"game": change.room.state.name})
