"""Games in the database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects.sqlite import insert as upsert

from hexad.server.store.database import Conflict
from hexad.server.store.schema import events, games, processes, seats, uptime

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy import Connection

    from hexad.server.store.database import Database
    from hexad.server.store.entry import Entry

__all__ = ["Store"]

# Who comes back finds others alive if one of them gave a sign not longer ago than this.
OTHERS = 0.4
# A process that was silent for so long has died: its games go to another.
DEAD = 5.0

_add_event = insert(events)
_add_events_as_json = text(
    """
    insert into events (game, version, data)
    select value ->> 0, value ->> 1, value ->> 2 from json_each(:rows)
    """
)
_add_game = insert(games)
_add_seat = insert(seats)
_change_game = (
    update(games)
    .where(games.c.name == bindparam("_name"))
    .values({name: bindparam(name) for name in ("status", "result", "reason", "plies", "ended", "wake", "owner")})
)
_change_seat = (
    update(seats)
    .where(seats.c.game == bindparam("_game"), seats.c.seat == bindparam("_seat"))
    .values({name: bindparam(name) for name in ("kind", "player", "name", "level")})
)
_not_before = update(uptime).where(uptime.c.arena < bindparam("_arena")).values(arena=bindparam("_arena"))
# PostgreSQL's clock is the one that all processes share. The row of the time is locked for one statement alone: a
# process that stops in the middle of something else must not stop the time of the others. Signs of life are noted in
# the arena's time, so that nobody is taken for dead after an outage.
_first_beat = text(
    "insert into uptime (id, arena, wall) values (1, 0, extract(epoch from clock_timestamp())) on conflict do nothing"
)
_beat = text(
    """
    with beat as (
        update uptime set
            arena = arena + greatest(0, case
                when extract(epoch from clock_timestamp()) - wall <= cast(:whole as double precision)
                then extract(epoch from clock_timestamp()) - wall
                when cast(:whole as double precision) = 0
                    and extract(epoch from clock_timestamp()) - wall <= cast(:others as double precision) then 0
                else cast(:part as double precision) end),
            wall = case
                when cast(:whole as double precision) > 0
                    or extract(epoch from clock_timestamp()) - wall > cast(:others as double precision)
                then extract(epoch from clock_timestamp()) else wall end
        where id = 1
        returning arena, arena + case
            when extract(epoch from clock_timestamp()) - wall between 0 and cast(:others as double precision)
            then extract(epoch from clock_timestamp()) - wall else 0 end as now
    ), sign as (
        insert into processes (name, beat) select :process, arena from beat
        on conflict (name) do update set beat = excluded.beat
    ), dead as (
        delete from processes using beat where processes.beat < beat.arena - :dead and name <> :process
    )
    select now from beat
    """
)


class Store:
    """Appends events and finds games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, groups: Sequence[Sequence[Entry]]) -> list[bool]:
        """Write groups of entries in one transaction, and say which have landed.

        A group that comes too late, since somebody else wrote an event of that version, does not land as a whole; the
        others do. DatabaseError leaves open what has landed.
        """
        try:
            await self._append([entry for group in groups for entry in group])
        except Conflict:
            if len(groups) == 1:
                return [False]
            # Rare: two processes had the same idea about a game. Find out which group it was.
            return [landed for group in groups for landed in await self.append([group])]
        return [True] * len(groups)

    async def _append(self, entries: list[Entry]) -> None:
        # Always in the same order, so that two processes do not wait for each other.
        entries = sorted(entries, key=lambda entry: (entry.game, entry.version))
        rows = [[entry.game, entry.version, entry.data.decode()] for entry in entries]
        new = [entry for entry in entries if entry.created is not None]
        changed = [entry for entry in entries if entry.created is None]
        summaries = [{"_name": e.game, **e.summary._asdict()} for e in changed if e.summary is not None]
        taken = [{"_game": e.game, "_seat": number, **_seat_values(seat)} for e in changed for number, seat in e.seats]
        clocks = [entry.clock_at for entry in entries if entry.clock_at is not None]

        def work(connection: Connection) -> None:
            if new:
                connection.execute(_add_game, [entry.created for entry in new if entry.created is not None])
                connection.execute(_add_seat, [_seat_row(e, number, seat) for e in new for number, seat in e.seats])
            self._add_events(connection, rows)
            if clocks and self._database.is_sqlite:
                # No sign of life was given while no clock ran: the time must not go back behind this one.
                connection.execute(_not_before, {"_arena": max(clocks) / 100})
            if summaries:
                connection.execute(_change_game, summaries)
            if taken:
                connection.execute(_change_seat, taken)

        await self._database.write(work)

    def _add_events(self, connection: Connection, rows: list[list[Any]]) -> None:
        if self._database.is_sqlite:
            # One statement for all: with one for each, the thread would ask for the interpreter's lock after each.
            connection.execute(_add_events_as_json, {"rows": msgspec.json.encode(rows).decode()})
        else:
            connection.execute(_add_event, [dict(zip(("game", "version", "data"), row, strict=True)) for row in rows])

    async def load(self, game: str, after: int = 0) -> list[bytes]:
        """The events of a game after a version, in their order; none if there is no such game."""
        query = select(events.c.data).where(events.c.game == game, events.c.version > after).order_by(events.c.version)
        return await self._database.read(lambda connection: [data.encode() for data in connection.scalars(query)])

    async def versions(self, names: Iterable[str]) -> dict[str, int]:
        """The latest version of each of these games."""
        query = (
            select(events.c.game, func.max(events.c.version))
            .where(events.c.game.in_(list(names)))
            .group_by(events.c.game)
        )
        return await self._database.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def playing(self) -> int:
        """How many games are being played."""
        query = select(func.count()).select_from(games).where(games.c.status == "playing")
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def due(self, now: int) -> list[str]:
        """The games in which somebody's time may be up."""
        query = select(games.c.name).where(games.c.status == "playing", games.c.wake <= now)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def has_clocks(self) -> bool:
        """Whether a clock runs in any game."""
        query = select(games.c.name).where(games.c.status == "playing", games.c.wake.is_not(None)).limit(1)
        return await self._database.read(lambda connection: connection.scalar(query)) is not None

    async def set_wake(self, name: str, wake: int | None) -> None:
        """Note when to look at a game again."""
        change = update(games).where(games.c.name == name).values(wake=wake)
        await self._database.write(lambda connection: connection.execute(change))

    async def stale(self, before: float) -> list[str]:
        """Games that were set up before this time and never begun."""
        query = select(games.c.name).where(games.c.status == "open", games.c.created < before)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def adopt(self, owner: str) -> list[str]:
        """Take over the games with engines whose process has died."""
        orphans = select(games.c.name).where(
            games.c.status == "playing", games.c.owner != "", games.c.owner.not_in(select(processes.c.name))
        )
        if not self._database.is_sqlite:
            orphans = orphans.with_for_update(skip_locked=True)

        def work(connection: Connection) -> list[str]:
            names = list(connection.scalars(orphans))
            if names:
                connection.execute(update(games).where(games.c.name.in_(names)).values(owner=owner))
            return names

        return await self._database.write(work)

    async def begin(self, process: str) -> float:
        """A process starts; returns the arena's time in seconds.

        With SQLite it is the only one: time since the last sign of life is charged to nobody, and whoever was there
        before is dead.
        """
        if self._database.is_sqlite:
            return await self._database.write(lambda connection: _begin(connection, process))
        await self._database.write(lambda connection: connection.execute(_first_beat))
        return await self.shared_beat(process, whole=0.0, part=0.0)

    async def beat(self, process: str, arena: float) -> None:
        """A sign of life from the only process, which says what time it is."""
        await self._database.write(lambda connection: _note(connection, process, arena))

    def beat_from_thread(self, process: str, now: Callable[[], float]) -> None:
        """The same from a thread, with the time as it is when its turn has come."""
        self._database.write_from_thread(lambda connection: _note(connection, process, now()))

    async def shared_beat(self, process: str, *, whole: float, part: float) -> float:
        """A sign of life from one of several processes; returns the arena's time in seconds.

        The time since the last sign of any process counts if it is not longer than `whole`, else `part` of it.
        """
        values = {"process": process, "whole": whole, "part": part, "dead": DEAD, "others": OTHERS}
        return float(await self._database.beat(lambda connection: connection.scalar(_beat, values)))

    async def leave(self, process: str) -> None:
        """A process ends in good order."""
        end = delete(processes).where(processes.c.name == process)
        await self._database.write(lambda connection: connection.execute(end))


def _begin(connection: Connection, process: str) -> float:
    connection.execute(delete(processes))
    arena: float = connection.scalar(select(uptime.c.arena)) or 0.0
    _note(connection, process, arena)
    return arena


def _note(connection: Connection, process: str, arena: float) -> None:
    connection.execute(_upsert(uptime, {"id": 1, "arena": arena, "wall": time.time()}, "id"))
    connection.execute(_upsert(processes, {"name": process, "beat": arena}, "name"))


def _upsert(table: Any, values: dict[str, Any], key: str) -> Any:  # noqa: ANN401 - SQLAlchemy's
    rest = {name: value for name, value in values.items() if name != key}
    return upsert(table).values(values).on_conflict_do_update(index_elements=[key], set_=rest)


def _seat_values(seat: Any) -> dict[str, Any]:  # noqa: ANN401
    return {"kind": seat.kind, "player": seat.player, "name": seat.name, "level": seat.level}


def _seat_row(entry: Entry, number: int, seat: Any) -> dict[str, Any]:  # noqa: ANN401
    return {"game": entry.game, "seat": number, **_seat_values(seat)}
