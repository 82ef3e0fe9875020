"""The games that are being played or watched, each in a room.

Every change follows the same order: decide, commit, apply, show. Memory is a cache: a room that may be behind the
database is read again before it is used.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError, SetBackError, UnavailableError
from hexad.server.game import events as e
from hexad.server.game.acts import Claim
from hexad.server.game.anonymity import decide_anonymity
from hexad.server.game.claims import NOBODY_GONE, Absence
from hexad.server.game.decisions import (
    decide,
    decide_for_seat,
    decide_join,
    decide_return_of_time,
    decide_transfer,
)
from hexad.server.game.known_events import NOTHING, KnownEvents
from hexad.server.game.lag_quota import MAX_LAG
from hexad.server.game.rated import with_result
from hexad.server.game.transitions import next_snapshot
from hexad.server.rooms.bus import holding
from hexad.server.rooms.entries import entry_of, first_entry, new_room, rematch_room, require_free
from hexad.server.rooms.loader import Loader
from hexad.server.rooms.observers import Observers
from hexad.server.rooms.room import Change, Decided, Room
from hexad.server.rooms.room_sync import RoomSync
from hexad.server.store import AppendResult, DatabaseError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from hexad.server.game.acts import Act
    from hexad.server.game.game_state import GameState
    from hexad.server.people.identity import Identity
    from hexad.server.rooms.parts import Parts
    from hexad.server.store import Entry
    from hexad.server.store.turn_rows import AnsweredMove

__all__ = ["Change", "Rooms"]

# Another process may commit an event of the same version first. Then the act is decided again.
MAX_TRIES = 5


class Rooms:
    """Finds rooms and carries out acts in them."""

    def __init__(self, parts: Parts) -> None:
        self.loaded: dict[str, Room] = {}
        self.process = parts.process
        self.arena_clock = parts.arena_clock
        self.observers = Observers()
        self.users: list[Callable[[Room], bool]] = []
        """Each says whether a room without subscribers has to stay in memory."""
        self.absence: Callable[[GameState, str], Absence] = lambda _, __: NOBODY_GONE
        """Says who is gone when a player claims the end of a game."""
        self._store = parts.store
        self._committer = parts.committer
        self._bus = parts.bus
        self._metrics = parts.metrics
        self.loader = Loader(parts.store, parts.quarantine)
        self.sync = RoomSync(self, parts, self.loader)
        self._loading: dict[str, asyncio.Future[Room]] = {}

    async def create(self, name: str, created: e.Created, seeks: tuple[tuple[str, str], ...] = ()) -> Room:
        """Create a game, or return the room of the game that has this name already.

        A game of paired players takes their seeks, given as players and ids. Raises RefusalError if one has ended.
        """
        room = new_room(name, created, self.process)
        result = await self._write_new(room, seeks=seeks)
        require_free(result)
        return await self.room(name)

    async def _write_new(self, room: Room, *others: Entry, seeks: tuple[tuple[str, str], ...] = ()) -> AppendResult:
        """Write a new game, perhaps with other entries, and take note of it, unless it has been read here meanwhile."""
        with self.sync.loading(room.state.name):
            async with holding(self._bus, room.state.name):
                result = await self._committer.append([*others, first_entry(room, seeks)])
            if result is not AppendResult.WRITTEN:
                self._bus.release(room.state.name)
                return result
            self._metrics.event[e.Created].inc()
            loaded = self.loaded.setdefault(room.state.name, room)
            if loaded is not room:
                self._bus.release(room.state.name)
        self.observers.notify(Change(loaded, room.state.created, is_ours=True))
        return result

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
    async def reading(self, name: str, known: KnownEvents = NOTHING) -> AsyncIterator[Room]:
        """Hold the room of a game as it is committed, for a reader with some events. Nothing happens meanwhile."""
        room = await self.room(name)
        async with room.lock:
            await self.sync.compare(room, known)
            yield room

    def is_used(self, room: Room) -> bool:
        """Return whether a room has to stay in memory although it has no subscribers."""
        return any(is_used(room) for is_used in self.users)

    async def act(self, name: str, player: str, act: Act, lag: int = 0, known: KnownEvents = NOTHING) -> int:
        """Carry out an act of a player; returns the version of its event, raises RefusalError.

        `known` is what the player knew. If the database has lost it, the act is refused: the position is another one.
        """

        def next_event(state: GameState) -> e.Event | int:
            absence = self.absence(state, player) if type(act) is Claim else NOBODY_GONE
            now = self.arena_clock.now()
            return state.done_at(player, act.id) or decide(state, act, player, now, lag, absence=absence)

        began = time.perf_counter()
        try:
            return await self.carry_out(name, next_event, known)
        finally:
            self._metrics.act.observe(time.perf_counter() - began)

    async def act_for_seat(self, name: str, seat: int, act: Act, ply: int) -> int:
        """Carry out an act of an engine, unless the game has gone on since `ply`."""

        def next_event(state: GameState) -> e.Event | int:
            if state.plies != ply:
                return state.version
            return decide_for_seat(state, act, seat, self.arena_clock.now())

        return await self.carry_out(name, next_event)

    async def join(self, name: str, seat: int | None, joiner: Identity) -> int:
        """Give a player an open seat; returns the version, raises RefusalError."""
        now = self.arena_clock.now
        return await self.carry_out(name, lambda state: decide_join(state, seat, joiner, now()))

    async def transfer(self, name: str, before: str, player: str, display: str) -> None:
        """Give an account what a guest has in a game; raises RefusalError."""
        now = self.arena_clock.now
        await self.carry_out(name, lambda state: decide_transfer(state, before, player, display, now()))

    async def anonymise(self, name: str, player: str, shown: str = "") -> None:
        """Remove the name of a player who deleted the account from a game, or replace it; raises RefusalError."""

        def next_event(state: GameState) -> e.Event | int:
            at = max(self.arena_clock.now(), state.at)
            return decide_anonymity(state.seats, player, at, shown) or state.version

        await self.carry_out(name, next_event)

    async def flag(self, name: str) -> None:
        """End the game if the time of the seat to move is up, network delay included."""

        def next_event(state: GameState) -> e.Event | int:
            now, turn = self.arena_clock.now(), state.turn
            if turn is None or state.clock is None:
                return state.version
            grace = self.grace(self.loaded[name]) if name in self.loaded else 0
            is_up = state.clock.flagged(now - grace) is not None
            return e.Flagged(at=now, seat=turn) if is_up else state.version

        await self.carry_out(name, next_event)

    async def return_time(self, name: str, since: int, centiseconds: int) -> None:
        """Return time to the seat to move, whose player could not move, if its turn has lasted since then."""
        now = self.arena_clock.now()
        await self.carry_out(name, lambda state: decide_return_of_time(state, since, centiseconds, now))

    async def expire(self, name: str) -> None:
        """Abort an invitation that nobody accepted."""

        def next_event(state: GameState) -> e.Event | int:
            if state.status != "open":
                return state.version
            return e.Aborted(at=max(self.arena_clock.now(), state.at), seat=-1)

        await self.carry_out(name, next_event)

    async def call_off(self, name: str, idle: int) -> None:
        """Abort a game in progress in which nothing has happened for `idle` centiseconds."""

        def next_event(state: GameState) -> e.Event | int:
            now = self.arena_clock.now()
            if state.status != "playing" or state.clock is not None or now - state.at < idle:
                return state.version
            return e.Aborted(at=now, seat=-1, reason="idle")

        await self.carry_out(name, next_event)

    def grace(self, room: Room) -> int:
        """Return how much later than the flag a move may arrive, in centiseconds."""
        # A player without a connection here may be connected to another process, whose measurement is not known.
        return room.grace(absent=MAX_LAG if self._bus.is_shared else 0)

    async def carry_out(
        self, name: str, next_event: Callable[[GameState], e.Event | Decided | int], known: KnownEvents = NOTHING
    ) -> int:
        """Decide, commit, apply and show. `next_event` returns an event, or the version if there is nothing to do."""
        # This runs for every move, and a call of a coroutine takes time: so there are none that are not needed.
        room = self.loaded.get(name) or await self.room(name)
        await room.lock.acquire()
        try:
            for _ in range(MAX_TRIES):
                is_right = not room.is_stale and room.has_known(known)
                if not is_right and (await self.sync.compare(room, known) or not room.has_known(known)):
                    raise SetBackError  # the act was meant for another position
                try:
                    decided = next_event(room.state)
                except RefusalError:
                    if not self._bus.is_shared or not await self.sync.follow_database(room):
                        raise
                    continue  # what was refused may be right after the events of another process
                if isinstance(decided, int):
                    return decided
                if isinstance(decided, Decided):
                    await self._commit(room, decided.event, decided.answered)
                    return room.state.version
                if await self._commit(room, decided):
                    return room.state.snapshot.version
        finally:
            room.lock.release()
        raise RefusalError("busy", "Too much happened in this game at once: try again.", status=503)

    async def _commit(self, room: Room, event: e.Event, answered: AnsweredMove | None = None) -> bool:
        """Commit an event, then apply and show it; returns False if the database has another game than this room."""
        if not self.arena_clock.is_alive:
            raise UnavailableError
        following = next_snapshot(room.state, event)
        event = with_result(room.state.created, event, room.state.snapshot, following)
        data = e.encode_event(event)
        entry = entry_of(room, event, data, following, self.process, answered)
        rematch = rematch_room(room, event, following, self.process) if following.next else None
        # Until the answer is here, the event may or may not be in the database.
        room.is_stale = room.is_uncertain = True
        writing = self._committer.append([entry]) if rematch is None else self._write_new(rematch, entry)
        result = await writing
        if result is not AppendResult.WRITTEN:
            room.is_uncertain = False
            require_free(result)
            return False
        room.is_stale = room.is_uncertain = False
        room.apply(event, data, following)
        room.written = entry.summary or room.written
        self._bus.publish(room.state.name, following.version, data)
        self._metrics.event[type(event)].inc()
        if following.status != "playing":
            await self.follow_up(room)
        room.announce(event, self.arena_clock.now())
        self.observers.notify(Change(room, event, is_ours=True))
        return True

    async def _load(self, name: str) -> Room:
        with self.sync.loading(name):
            async with holding(self._bus, name):
                game = await self.loader.read(name)
            if name in self.loaded:
                self._bus.release(name)
                return self.loaded[name]
            self.loaded[name] = room = Room(game.state, game.log)
        await self.follow_up(room)
        self.observers.notify(Change(room, None, is_ours=False))
        return room

    async def follow_up(self, room: Room) -> None:
        """Do what follows from the end of a rated game: its rating changes are read."""
        state = room.state
        try:
            if state.created.rated and state.status == "over" and not state.rating_changes:
                state.rating_changes = await self._store.rating_changes(state.name)
        except DatabaseError:
            room.is_stale = True  # so that it is tried again
