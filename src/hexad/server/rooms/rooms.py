"""The hall: the games that are being played or looked at, each in its room.

The order of things is what makes games safe: decide, commit, apply, show. Memory is a cache. Whatever goes wrong on the
way, a room that may be out of date is read anew from the database before it is used again.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import msgspec

from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.game import events as e
from hexad.server.game.decisions import decide, decide_for_seat, decide_join
from hexad.server.game.game_state import GameState
from hexad.server.ids import ID_LENGTH
from hexad.server.rooms.room import MAX_LAG, LoggedEvent, Room
from hexad.server.store import DatabaseError, Entry

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from hexad.server.game.acts import Act
    from hexad.server.metrics import Metrics
    from hexad.server.rooms.arena_clock import ArenaClock
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.committer import Committer
    from hexad.server.store import Store

__all__ = ["Rooms"]

_TRIES = 5
READERS = 4


class Rooms:
    """Finds rooms, and lets things happen in them."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts that it ties together
        self, store: Store, committer: Committer, arena_clock: ArenaClock, bus: Bus, metrics: Metrics, process: str
    ) -> None:
        self.loaded: dict[str, Room] = {}
        self.process = process
        self.arena_clock = arena_clock
        self.after: list[Callable[[Room, e.Event | None, bool], None]] = []
        """Called after each change of a room: with the event, or None for one that was just read, and whether it was
        this process that committed it."""
        self._store = store
        self._committer = committer
        self._bus = bus
        self._metrics = metrics
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._following: set[asyncio.Task[None]] = set()
        self._readers = asyncio.Semaphore(READERS)

    async def create(self, name: str, created: e.Created) -> Room:
        """Set up a game."""
        state = GameState(name, created)
        data = e.encode_event(created)
        room = Room(state, [LoggedEvent.of(state, created, data)])
        room.written = room.summary(self.process, created.time)
        row = {
            "name": name,
            "game": created.game,
            "layout": created.layout,
            "control": created.control,
            "listed": created.listed,
            "creator": created.by,
            "created": created.time,
            **room.written._asdict(),
        }
        clock_at = created.at if room.written.wake is not None else None
        entry = Entry(name, 1, data, created=row, seats=tuple(enumerate(created.seats)), clock_at=clock_at)
        if not await self._committer.append([entry]):
            return await self.room(name)  # it is there already
        self._metrics.event[e.Created].inc()
        self.loaded[name] = room
        self._changed(room, created, ours=True)
        return room

    async def room(self, name: str) -> Room:
        """The room of a game; raises Refusal if there is no such game."""
        room = self.loaded.get(name)
        if room is not None:
            return room
        opening = self._opening.get(name)
        if opening is None:
            opening = asyncio.ensure_future(self._open(name))
            self._opening[name] = opening
            opening.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(opening)

    async def act(self, name: str, player: str, act: Act, lag: int = 0) -> int:
        """Let a player do something; returns the version of the event. Raises Refusal."""

        def next_event(state: GameState) -> e.Event | int:
            return state.landed(player, act.id) or decide(state, act, player, self.arena_clock.now(), lag)

        began = time.perf_counter()
        try:
            return await self._let(name, next_event)
        finally:
            self._metrics.act.observe(time.perf_counter() - began)

    async def act_for_seat(self, name: str, seat: int, act: Act, ply: int) -> int:
        """Let an engine do something, unless the game has gone on meanwhile."""

        def next_event(state: GameState) -> e.Event | int:
            if state.plies != ply:
                return state.version
            return decide_for_seat(state, act, seat, self.arena_clock.now())

        return await self._let(name, next_event)

    async def join(self, name: str, seat: int | None, player: str, display: str) -> int:
        """Let a player take an open seat."""
        return await self._let(name, lambda state: decide_join(state, seat, player, display, self.arena_clock.now()))

    async def flag(self, name: str) -> bool:
        """End the game if the time of the seat to move is up, also with what is given back for the network."""

        def next_event(state: GameState) -> e.Event | int:
            now, turn = self.arena_clock.now(), state.turn
            if turn is None or state.clock is None:
                return state.version
            room = self.loaded.get(name)
            grace = self.grace(room) if room is not None else 0
            if state.clock.flagged(now - grace) is None:
                return state.version
            return e.Flagged(at=now, seat=turn)

        return await self._let(name, next_event) > 0

    async def call_off(self, name: str) -> None:
        """End an invitation that nobody took."""

        def next_event(state: GameState) -> e.Event | int:
            return (
                e.Aborted(at=max(self.arena_clock.now(), state.at), seat=-1)
                if state.status == "open"
                else state.version
            )

        await self._let(name, next_event)

    def heard(self, name: str, version: int, data: bytes) -> None:
        """Another process committed something."""
        room = self.loaded.get(name)
        if room is not None and version > len(room.log):
            task = asyncio.get_running_loop().create_task(self._follow(room, version, data))
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    async def catch_up(self) -> None:
        """Look for what was committed elsewhere and not heard of."""
        for name, version in (await self._store.versions(self.loaded)).items():
            room = self.loaded.get(name)
            if room is not None and version > len(room.log):
                await self.refresh(name)

    async def refresh(self, name: str) -> Room:
        """The room of a game as the database has it now."""
        room = await self.room(name)
        async with room.lock:
            await self._reread(room)
        return room

    def grace(self, room: Room) -> int:
        """How much later than its time a move may come: who is not here may be far away, at another process."""
        turn = room.state.turn
        player = room.state.seats[turn].player if turn is not None else ""
        return room.lag_of(player, MAX_LAG if self._bus.is_shared and player else 0)

    @asynccontextmanager
    async def reading(self, name: str) -> AsyncIterator[Room]:
        """A room as it is committed: nothing happens in it meanwhile."""
        room = await self.room(name)
        async with room.lock:
            if room.is_stale:
                await self._reread(room)
            yield room

    async def _let(self, name: str, next_event: Callable[[GameState], e.Event | int]) -> int:
        """Commit what a game's state leads to, and show it. Returns the version; a number instead of an event is it."""
        room = await self.room(name)
        async with room.lock:
            for _ in range(_TRIES):
                if room.is_stale:
                    await self._reread(room)
                event = next_event(room.state)
                if isinstance(event, int):
                    return event
                if await self._commit(room, event):
                    return len(room.log)
        raise RefusalError("busy", "Too much happened in this game at once: try again.", status=503)

    async def _commit(self, room: Room, event: e.Event) -> bool:
        """Write an event. The room is ahead of the database meanwhile, and behind its lock: nobody sees it."""
        if not self.arena_clock.is_alive:
            raise UnavailableError
        data = e.encode_event(event)
        room.is_stale = True
        room.state.apply(event)
        summary = room.summary(self.process, time.time())
        seats = ((event.seat, room.state.seats[event.seat]),) if isinstance(event, e.Joined) else ()
        changed = summary if summary != room.written else None
        clock_at = event.at if room.state.clock is not None else None
        entry = Entry(room.state.name, room.state.version, data, changed, seats=seats, clock_at=clock_at)
        if not await self._committer.append([entry]):
            return False
        room.is_stale = False
        room.log.append(LoggedEvent.of(room.state, event, data))
        room.written = summary
        self._bus.publish(room.state.name, room.state.version, data)
        self._metrics.event[type(event)].inc()
        await self._try_next(room)
        room.announce(event, self.arena_clock.now())
        self._changed(room, event, ours=True)
        return True

    async def _follow(self, room: Room, version: int, data: bytes) -> None:
        """Let happen here what another process committed."""
        async with room.lock:
            if room.is_stale or version != room.state.version + 1:
                if version > len(room.log):
                    with suppress(UnavailableError):  # it is read when somebody needs it
                        await self._reread(room)
                return
            event = e.decode_event(data)
            room.state.apply(event)
            room.log.append(LoggedEvent.of(room.state, event, data))
            room.written = None
            await self._try_next(room)
            room.announce(event, self.arena_clock.now())
            self._changed(room, event, ours=False)

    async def _open(self, name: str) -> Room:
        state, log = await self._read(name)
        room = self.loaded.get(name)
        if room is None:
            room = Room(state, log)
            self.loaded[name] = room
            await self._try_next(room)
            self._changed(room, None, ours=False)
        return room

    async def _reread(self, room: Room) -> None:
        """Become what the database says, and tell the watchers what they have missed. Called under the lock."""
        # What this process could not write may have landed all the same: then it is for it to go on.
        ours, known = room.is_stale, len(room.log)
        room.is_stale = True
        room.state, room.log = state, _ = await self._read(room.state.name)
        room.is_stale, room.written = False, None
        await self._try_next(room)
        if state.version > known:
            for subscriber in tuple(room.subscribers):
                room.tell(subscriber, known, self.arena_clock.now())
        self._changed(room, None, ours=ours)

    async def _read(self, name: str) -> tuple[GameState, list[LoggedEvent]]:
        """A game as the database has it. Few at a time: a crowd that comes back at once must not stop all else."""
        async with self._readers:
            try:
                log = await self._store.load(name)
            except DatabaseError as error:
                raise UnavailableError(str(error)) from error
            if not log:
                raise RefusalError("no-game", f"There is no game {name[:ID_LENGTH]}.", status=404)
            events = [e.decode_event(data) for data in log]
            state = GameState.replay(name, events)
            return state, [LoggedEvent.of(state, event, data) for event, data in zip(events, log, strict=True)]

    async def _try_next(self, room: Room) -> None:
        try:
            await self._ensure_next(room)
        except (DatabaseError, UnavailableError):
            room.is_stale = True  # so that it is tried again

    async def _ensure_next(self, room: Room) -> None:
        """Set up the rematch that all have agreed to, if that is not done: a process may have died in between."""
        state = room.state
        if not state.next or state.next in self.loaded or await self._store.versions([state.next]):
            return
        seats = state.seats[-1:] + state.seats[:-1]
        created = msgspec.structs.replace(
            state.created,
            at=max(self.arena_clock.now(), state.at),
            time=time.time(),
            seats=tuple(seats),
            listed=False,
            rematch_of=state.name,
        )
        await self.create(state.next, created)

    def _changed(self, room: Room, event: e.Event | None, *, ours: bool) -> None:
        for call in self.after:
            call(room, event, ours)
