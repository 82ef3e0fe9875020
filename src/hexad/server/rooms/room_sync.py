"""Keeps rooms equal to the database: what other processes commit, and what the database has lost, reaches the rooms.

A database may come back without its last commits, after a switch to a standby that lagged or from a backup. Then the
room is set back to what the database has, and its subscribers get the whole game again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError, SetBackError, UnavailableError
from hexad.server.game import events as e
from hexad.server.game.known_events import KnownEvents
from hexad.server.rooms.room import Change, without_name
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.server.rooms.loader import Loader
    from hexad.server.rooms.parts import Parts
    from hexad.server.rooms.room import LoggedEvent, Room
    from hexad.server.rooms.rooms import Rooms

__all__ = ["RoomSync"]

# The number of rooms that are compared with the database in one query.
BATCH_SIZE = 500

log = logging.getLogger(__name__)


class RoomSync:
    """Follows the other processes, and reads rooms again that may differ from the database."""

    def __init__(self, rooms: Rooms, parts: Parts, loader: Loader) -> None:
        self._rooms = rooms
        self._process = parts.process
        self._store = parts.store
        self._arena_clock = parts.arena_clock
        self._bus = parts.bus
        self._tasks = parts.tasks
        self._loader = loader
        self._outages = 0
        self._heard: dict[str, list[list[tuple[int, bytes]]]] = {}
        """The events of other processes in games that are being loaded: a list for each block that loads one."""

    @contextmanager
    def loading(self, name: str) -> Iterator[None]:
        """Follow what other processes commit while a game is read or created. The block ends with the game loaded.

        Without it, an event after the reading whose message arrives before the game is loaded would be missed.
        """
        heard: list[tuple[int, bytes]] = []
        self._heard.setdefault(name, []).append(heard)
        try:
            yield
        finally:
            self._heard[name] = [each for each in self._heard[name] if each is not heard]
            if not self._heard[name]:
                del self._heard[name]
        for version, data in heard:
            self.committed_elsewhere(name, version, data)

    def committed_elsewhere(self, name: str, version: int, data: bytes) -> None:
        """Take note of an event that another process committed."""
        room = self._rooms.loaded.get(name)
        if room is None:
            for heard in self._heard.get(name, ()):
                heard.append((version, data))
        elif not room.has_event(version, data):
            self._tasks.job("follow", self._follow(room, version, data))

    async def catch_up(self) -> None:
        """Read the games in which other processes committed events that this one did not hear of."""
        for names in _batches(list(self._rooms.loaded)):
            for name, (version, data) in (await self._store.last_events(names)).items():
                room = self._rooms.loaded.get(name)
                if room is not None and not (version == len(room.log) and room.has_event(version, data)):
                    with suppress(RefusalError):  # one game does not keep the others from being read
                        await self.refresh(name)

    async def refresh(self, name: str) -> Room:
        """Compare a game with the database; returns its room."""
        room = await self._rooms.room(name)
        async with room.lock:
            await self.reread(room)
        return room

    def distrust_all(self) -> None:
        """Have every room compared with the database before it is used again, as after an outage."""
        self._outages += 1
        for room in self._rooms.loaded.values():
            room.is_stale = True

    async def refresh_stale(self) -> None:
        """Compare the rooms that may differ from the database with it, and tell their subscribers how they stand.

        Most rooms are found equal by one query for many of them. Raises DatabaseError or UnavailableError.
        """
        outages = self._outages
        stale = [name for name, room in self._rooms.loaded.items() if room.is_stale]
        for names in _batches(stale):
            last_events = await self._store.last_events(names)
            for name in names:
                room = self._rooms.loaded.get(name)
                if room is None or not room.is_stale or room.lock.locked():
                    continue  # a locked room is compared by the request that holds it, or in the next round
                async with room.lock:
                    if outages != self._outages:
                        return  # what was read may have been lost since
                    try:
                        is_set_back = await self.reread(room, last_events.get(name))
                    except UnavailableError:
                        raise
                    except RefusalError as refusal:
                        log.warning("game %s is gone: %s", name, refusal.text, extra={"game": name})
                        continue
                    if not is_set_back:  # then its subscribers have got the whole game
                        room.announce_state(self._arena_clock.now())
                await asyncio.sleep(0)  # requests come in between

    async def compare(self, room: Room, known: KnownEvents) -> bool:
        """Make a room equal to the database if they may differ; returns whether the room was set back.

        `known` is what a client knows: another process may have told it before this one heard of it. Requires the lock.
        """
        if room.is_stale or not room.has_known(known):
            return await self.reread(room)
        return False

    async def follow_database(self, room: Room) -> bool:
        """Make a room equal to the database if the bus has not brought all events yet; returns whether it was behind.

        Requires the lock. Raises SetBackError if the database has lost events instead.
        """
        if await self._last_event(room.state.name) == (len(room.log), room.log[-1].own):
            return False
        if await self.reread(room):
            raise SetBackError
        return True

    async def reread(self, room: Room, last: tuple[int, bytes] | None = None) -> bool:
        """Make a room equal to the database and tell its subscribers what changed. Requires the lock.

        `last` is the last event that the database has, if it was read before. Returns whether the room was set back.
        Raises RefusalError if the game cannot be read, or is not in the database any more.
        """
        # An event whose commit failed here may be in the database all the same. Then this process has to react to it.
        is_ours, before, name = room.is_uncertain, room.log, room.state.name
        is_first_to_know = last is None
        room.is_stale = True
        if last is None or is_ours:
            last = await self._last_event(name)
        if last is None or last != (len(before), before[-1].own):
            try:
                game = await self._loader.read(name)
            except UnavailableError:
                raise
            except RefusalError as refusal:
                self._drop(room, refusal)
                raise
            room.state, room.log, room.written = game.state, game.log, None
            before = _as_stored_now(before, room.log)
            is_ours = is_ours or game.owner == self._process
        room.is_stale = room.is_uncertain = False
        await self._rooms.follow_up(room)
        is_set_back = room.log[: len(before)] != before
        if is_set_back:
            self._tell_set_back(room, before)
            if is_first_to_know:
                # Other games have lost events, too.
                self.distrust_all()
                room.is_stale = False
        elif len(room.log) > len(before):
            for subscriber in tuple(room.subscribers):
                room.send_events_after(subscriber, KnownEvents(len(before)), self._arena_clock.now())
        self._rooms.observers.notify(Change(room, None, is_ours=is_ours, is_set_back=is_set_back))
        return is_set_back

    async def _follow(self, room: Room, version: int, data: bytes) -> None:
        """Apply and show what another process committed."""
        async with room.lock:
            if room.has_event(version, data):
                return
            if not room.is_stale and version == room.state.version + 1:
                try:
                    event = e.decode_event(data)
                    room.apply(event, data)
                except Exception:
                    if not e.has_unknown_kind(data):  # reading the game logs the others
                        log.exception("an event of another process cannot be applied", extra={"game": room.state.name})
                else:
                    room.written = None
                    await self._rooms.follow_up(room)
                    room.announce(event, self._arena_clock.now())
                    self._rooms.observers.notify(Change(room, event, is_ours=False))
                    return
            with suppress(RefusalError):  # it stays stale, and is read when it is needed
                await self.reread(room)

    async def _last_event(self, name: str) -> tuple[int, bytes] | None:
        try:
            return (await self._store.last_events([name])).get(name)
        except DatabaseError as error:
            raise UnavailableError(str(error)) from error

    def _tell_set_back(self, room: Room, before: list[LoggedEvent]) -> None:
        """Send the whole game to subscribers, who have seen events that are lost."""
        kept = next(n for n, event in enumerate(before) if n >= len(room.log) or room.log[n] != event)
        log.error(
            "the database has lost %d events of game %s: it was at version %d and is at version %d",
            len(before) - kept,
            room.state.name,
            len(before),
            len(room.log),
            extra={"game": room.state.name},
        )
        for subscriber in tuple(room.subscribers):
            room.send_reset(subscriber, self._arena_clock.now())

    def _drop(self, room: Room, refusal: RefusalError) -> None:
        """Remove a room whose game cannot be read any more, and tell its subscribers."""
        name = room.state.name
        if self._rooms.loaded.get(name) is room:
            del self._rooms.loaded[name]
            self._bus.release(name)
        room.break_off(refusal)
        self._rooms.observers.notify(Change(room, None, is_ours=False, is_set_back=True))


def _as_stored_now(before: list[LoggedEvent], log: list[LoggedEvent]) -> list[LoggedEvent]:
    """Return the log that a room had, without the names that were removed by the events after it."""
    for logged in log[len(before) :]:
        event = e.decode_event(logged.own)
        if isinstance(event, e.Anonymised):
            before = without_name(before, event.player, event.name)
    return before


def _batches(names: list[str]) -> list[list[str]]:
    return [names[start : start + BATCH_SIZE] for start in range(0, len(names), BATCH_SIZE)]
