"""The tournaments that are being played or looked at.

Every change follows the same order as in games: decide, commit, apply, show. Memory is a cache: a tournament that may
be behind the database is read again before it is used.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError, UnavailableError, UnknownEventError
from hexad.server.isolation import Isolation
from hexad.server.rooms.bus import GAP
from hexad.server.store import AppendResult, DatabaseError
from hexad.server.tournament.decisions import decide, decide_anonymity
from hexad.server.tournament.events import decode_event, encode_event, has_unknown_kind
from hexad.server.tournament.transitions import first_state, next_state, replayed
from hexad.server.tournaments.room import TournamentChange, TournamentRoom
from hexad.server.tournaments.rows import entry_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Sequence

    from hexad.server.background import BackgroundTasks
    from hexad.server.rooms.arena_clock import ArenaClock
    from hexad.server.rooms.bus import Bus
    from hexad.server.store.tournaments import TournamentStore
    from hexad.server.tournament.acts import Act
    from hexad.server.tournament.events import Event, TournamentCreated
    from hexad.server.tournament.facts import Asked
    from hexad.server.tournament.state import TournamentState

__all__ = ["Tournaments", "no_tournament"]

# Another process may commit an event of the same version first. Then everything is decided again.
MAX_TRIES = 5
# How often the database is asked for events of other processes while the bus is down, and while it is up, since it may
# lose messages.
CATCH_UP_SECONDS = 1.0
CHECK_SECONDS = 10.0
MAX_LOADED = 200
_TOPIC = "tournament"

log = logging.getLogger(__name__)


def no_tournament(name: str) -> RefusalError:
    """The refusal for the name of no tournament."""
    return RefusalError("no-tournament", f"There is no tournament {name}.", status=404)


class Tournaments:
    """Finds tournaments and carries out what is decided in them."""

    def __init__(self, store: TournamentStore, arena_clock: ArenaClock, bus: Bus, tasks: BackgroundTasks) -> None:
        self.loaded: dict[str, TournamentRoom] = {}
        self.observers: list[Callable[[TournamentChange], None]] = []
        """Called after each change of a tournament."""
        self.users: list[Callable[[TournamentRoom], bool]] = []
        """Each says whether a tournament has to stay in memory."""
        self._store = store
        self._arena_clock = arena_clock
        self._bus = bus
        self._tasks = tasks
        self._loading: dict[str, asyncio.Future[TournamentRoom]] = {}
        self._missed: set[str] = set()
        """The tournaments in which something happened while they were being read."""
        self._damaged: dict[str, None] = {}
        """The tournaments that cannot be read, which is logged once."""
        self._isolation = Isolation(log, "tournament")
        bus.on(_TOPIC, self._committed_elsewhere)
        bus.on(GAP, lambda _: self.distrust_all())

    async def create(self, name: str, created: TournamentCreated) -> TournamentState:
        """Create a tournament; raises RefusalError."""
        state = first_state(name, created)
        await self._write(None, [created], state, b"")
        room = self.loaded[name] = TournamentRoom(state, [encode_event(created)])
        self._notify(TournamentChange(room, None, [created], is_ours=True))
        return state

    async def act(self, name: str, act: Act, asked: Asked) -> int:
        """Carry out an act; returns the version of its first event, raises RefusalError."""

        def next_events(state: TournamentState) -> Sequence[Event] | int:
            return state.done_at(asked.actor.player, act.id) or decide(state, act, asked)

        return await self.carry_out(name, next_events)

    async def anonymise(self, name: str, player: str, shown: str = "") -> None:
        """Remove the name of a player who deleted the account, or replace it; raises RefusalError."""
        await self.carry_out(name, lambda state: decide_anonymity(state, player, time.time(), shown))

    async def carry_out(self, name: str, next_events: Callable[[TournamentState], Sequence[Event] | int]) -> int:
        """Decide, commit, apply and show; returns the version of the first event.

        `next_events` returns events that are committed together, nothing if there is nothing to do, or the version to
        return.
        """
        room = await self.room(name)
        async with room.lock:
            for _ in range(MAX_TRIES):
                if room.is_stale:
                    await self._reread(room)
                try:
                    events = next_events(room.state)
                except RefusalError:
                    if not await self._is_behind(room):
                        raise
                    continue  # what was refused may be right after the events of another process
                if isinstance(events, int):
                    return events
                if not events:
                    return room.state.version
                if await self._commit(room, events):
                    return room.state.version - len(events) + 1
        raise RefusalError("busy", "Too much happened in this tournament at once: try again.", status=503)

    async def room(self, name: str) -> TournamentRoom:
        """Return the room of a tournament; raises RefusalError if there is no such tournament."""
        if name in self.loaded:
            return self.loaded[name]
        loading = self._loading.get(name)
        if loading is None:
            loading = asyncio.ensure_future(self._load(name))
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    @asynccontextmanager
    async def reading(self, name: str) -> AsyncIterator[TournamentRoom]:
        """Hold a tournament as it is committed. Nothing happens meanwhile."""
        room = await self.room(name)
        async with room.lock:
            if room.is_stale:
                await self._reread(room)
            yield room

    def distrust_all(self) -> None:
        """Have every tournament compared with the database before it is used again."""
        for room in self.loaded.values():
            room.is_stale = True

    async def run(self) -> None:
        """Follow the other processes, and unload what nobody needs."""
        last = time.monotonic()
        while True:
            await asyncio.sleep(CATCH_UP_SECONDS)
            is_due = time.monotonic() - last > CHECK_SECONDS
            if self._bus.is_shared and (is_due or not self._bus.is_up):
                with suppress(DatabaseError, UnavailableError):  # the next round tries again
                    await self._catch_up()
                last = time.monotonic()
            self._unload()

    async def _catch_up(self) -> None:
        stored = await self._store.last_events(list(self.loaded)) if self.loaded else {}
        for name, (version, data) in stored.items():
            room = self.loaded.get(name)
            if room is not None and (version, data) != (room.state.version, room.log[-1]):
                room.is_stale = True
                await self._isolation.one(name, self._reread_room)

    async def _is_behind(self, room: TournamentRoom) -> bool:
        """Return whether the database has events of other processes that the bus has not brought yet."""
        room.is_stale = self._bus.is_shared and bool(await self._stored(room.state.name, room.state.version))
        return room.is_stale

    async def _reread_room(self, name: str) -> None:
        async with self.reading(name):
            pass

    def _committed_elsewhere(self, data: bytes) -> None:
        name, _, version = data.decode().partition(" ")
        room = self.loaded.get(name)
        if name in self._loading:
            self._missed.add(name)
        elif room is not None and room.state.version < int(version):
            room.is_stale = True
            self._tasks.job("tournament", self._refresh(name))

    async def _refresh(self, name: str) -> None:
        with suppress(RefusalError):  # it stays stale, and is read when it is needed
            await self._reread_room(name)

    async def _commit(self, room: TournamentRoom, events: Sequence[Event]) -> bool:
        """Commit events, then apply and show them; returns False if the database has another tournament than this."""
        before = following = room.state
        for event in events:
            following = next_state(following, event)
        # Until the answer is here, the events may or may not be in the database.
        room.is_stale = True
        if not await self._write(before, events, following, room.log[-1]):
            return False
        room.is_stale = False
        room.apply(events, [encode_event(event) for event in events], following)
        self._bus.broadcast(_TOPIC, f"{following.name} {following.version}".encode())
        self._notify(TournamentChange(room, before, events, is_ours=True))
        return True

    async def _write(
        self, before: TournamentState | None, events: Sequence[Event], following: TournamentState, last: bytes
    ) -> bool:
        if not self._arena_clock.is_alive:
            raise UnavailableError
        try:
            result = await self._store.append(entry_of(before, events, following, last))
        except DatabaseError as error:
            raise UnavailableError(str(error)) from error
        return result is AppendResult.WRITTEN

    async def _load(self, name: str) -> TournamentRoom:
        self._missed.discard(name)
        state, stored = await self._read(name)
        if name not in self.loaded:
            room = self.loaded[name] = TournamentRoom(state, stored)
            room.is_stale = name in self._missed
            self._notify(TournamentChange(room, None, (), is_ours=False))
        return self.loaded[name]

    async def _read(self, name: str) -> tuple[TournamentState, list[bytes]]:
        """The tournament as the database has it; raises RefusalError."""
        data = await self._stored(name)
        if not data:
            raise no_tournament(name)
        with self._readable(name, data):
            # Replaying a large arena takes a second: a thread leaves the event loop free.
            state = await asyncio.to_thread(_replayed, name, data)
        self._damaged.pop(name, None)
        return state, data

    async def _stored(self, name: str, after: int = 0) -> list[bytes]:
        try:
            return [data for _, data in await self._store.load(name, after)]
        except DatabaseError as error:
            raise UnavailableError(str(error)) from error

    async def _reread(self, room: TournamentRoom) -> None:
        """Make a room equal to the database. Requires the lock."""
        before, name = room.state, room.state.name
        last, *more = await self._stored(name, before.version - 1) or [b""]
        if last == room.log[-1]:
            with self._readable(name, more):
                events = [decode_event(data) for data in more]
                following = before
                for event in events:
                    following = next_state(following, event)
            room.apply(events, more, following)
        else:
            # The database has lost events, or a name was removed from them.
            events = []
            room.state, room.log = await self._read(name)
            room.games.clear()
            room.moving.clear()
        room.is_stale = False
        if room.state is not before:
            self._notify(TournamentChange(room, before, events, is_ours=False))

    def _unload(self) -> None:
        """Unload the oldest tournaments that nobody needs while there are too many."""
        for name in list(self.loaded)[: max(0, len(self.loaded) - MAX_LOADED)]:
            room = self.loaded[name]
            is_used = room.streams or room.lock.locked() or any(uses(room) for uses in self.users)
            if not is_used:
                del self.loaded[name]

    def _notify(self, change: TournamentChange) -> None:
        """Tell all observers about a change. One that fails does not keep it from the others."""
        for observer in self.observers:
            try:
                observer(change)
            except Exception:
                log.exception("an observer of tournaments failed", extra={"tournament": change.room.state.name})

    @contextmanager
    def _readable(self, name: str, data: Sequence[bytes]) -> Iterator[None]:
        """Turn what damaged events raise into a RefusalError."""
        try:
            yield
        except Exception as error:
            if any(map(has_unknown_kind, data)):
                raise UnknownEventError(name) from error
            if name not in self._damaged:
                log.exception("a tournament cannot be read", extra={"tournament": name})
            self._damaged[name] = None
            if len(self._damaged) > MAX_LOADED:
                del self._damaged[next(iter(self._damaged))]
            text = f"Tournament {name} is damaged and cannot be read. Tell the administrator."
            raise RefusalError("broken-tournament", text) from error


def _replayed(name: str, data: Sequence[bytes]) -> TournamentState:
    return replayed(name, map(decode_event, data))
