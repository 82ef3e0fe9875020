"""Games, and the heartbeats of processes, in the database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from hexad.server.store.errors import ConflictError
from hexad.server.store.schema import events, games, processes, seats, uptime

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy import Connection, Table
    from sqlalchemy.dialects.sqlite import Insert

    from hexad.server.game.events import Seat
    from hexad.server.store.database import Database
    from hexad.server.store.entry import Entry

__all__ = ["Store"]

# A process that returns after an outage takes the arena clock as running if any process wrote a heartbeat within this
# many seconds.
RUNNING_SECONDS = 0.4
# A process without a heartbeat for this many seconds counts as dead: another process takes over its games.
DEAD_SECONDS = 5.0

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
_advance_arena_time = update(uptime).where(uptime.c.arena < bindparam("_arena")).values(arena=bindparam("_arena"))
# PostgreSQL's clock is the one that all processes share. The row of `uptime` is locked for a single statement, so that
# a process that hangs in a transaction cannot stop the clock for the others. Heartbeats are written in arena time, so
# that an outage does not make processes look dead.
_insert_arena_time = text(
    "insert into uptime (id, arena, wall) values (1, 0, extract(epoch from clock_timestamp())) on conflict do nothing"
)
_heartbeat = text(
    """
    with beat as (
        update uptime set
            arena = arena + greatest(0, case
                when extract(epoch from clock_timestamp()) - wall <= cast(:whole as double precision)
                then extract(epoch from clock_timestamp()) - wall
                when cast(:whole as double precision) = 0
                    and extract(epoch from clock_timestamp()) - wall <= cast(:running as double precision) then 0
                else cast(:part as double precision) end),
            wall = case
                when cast(:whole as double precision) > 0
                    or extract(epoch from clock_timestamp()) - wall > cast(:running as double precision)
                then extract(epoch from clock_timestamp()) else wall end
        where id = 1
        returning arena, arena + case
            when extract(epoch from clock_timestamp()) - wall between 0 and cast(:running as double precision)
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
    """Appends events, loads games, and records which processes are alive."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, groups: Sequence[Sequence[Entry]]) -> list[bool]:
        """Write groups of entries in one transaction; returns for each group whether it was written.

        A group is not written if another process has written an event of the same version first; the other groups are.
        After a DatabaseError it is unknown what was written.
        """
        try:
            await self._append([entry for group in groups for entry in group])
        except ConflictError:
            if len(groups) == 1:
                return [False]
            # Rare: two processes wrote to the same game. Writing the groups one by one shows which group is in
            # conflict.
            return [is_written for group in groups for is_written in await self.append([group])]
        return [True] * len(groups)

    async def _append(self, entries: list[Entry]) -> None:
        # Always in the same order, so that two processes cannot deadlock.
        entries = sorted(entries, key=lambda entry: (entry.game, entry.version))
        rows = [[entry.game, entry.version, entry.data.decode()] for entry in entries]
        created = [entry for entry in entries if entry.created is not None]
        changed = [entry for entry in entries if entry.created is None]
        summaries = [{"_name": e.game, **e.summary._asdict()} for e in changed if e.summary is not None]
        seat_changes = [
            {"_game": e.game, "_seat": number, **_seat_values(seat)} for e in changed for number, seat in e.seats
        ]
        clocks = [entry.clock_at for entry in entries if entry.clock_at is not None]

        def work(connection: Connection) -> None:
            if created:
                connection.execute(_add_game, [entry.created for entry in created if entry.created is not None])
                connection.execute(_add_seat, [_seat_row(e, number, seat) for e in created for number, seat in e.seats])
            self._add_events(connection, rows)
            if clocks and self._database.is_sqlite:
                # No heartbeat is written while no clock runs: after a restart, arena time must not be before this
                # event.
                connection.execute(_advance_arena_time, {"_arena": max(clocks) / 100})
            if summaries:
                connection.execute(_change_game, summaries)
            if seat_changes:
                connection.execute(_change_seat, seat_changes)

        await self._database.write(work)

    def _add_events(self, connection: Connection, rows: list[list[Any]]) -> None:
        if self._database.is_sqlite:
            # One statement for all rows: with one per row, the thread would wait for the GIL after each.
            connection.execute(_add_events_as_json, {"rows": msgspec.json.encode(rows).decode()})
        else:
            connection.execute(_add_event, [dict(zip(("game", "version", "data"), row, strict=True)) for row in rows])

    async def load(self, game: str, after: int = 0) -> list[bytes]:
        """The events of a game after a version, in order; an empty list if there is no such game."""
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

    async def count_playing(self) -> int:
        """The number of games in progress."""
        query = select(func.count()).select_from(games).where(games.c.status == "playing")
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def games_to_wake(self, now: int) -> list[str]:
        """The games in which a player's time may be up at this arena time."""
        query = select(games.c.name).where(games.c.status == "playing", games.c.wake <= now)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def has_clocks(self) -> bool:
        """Whether a clock runs in any game."""
        query = select(games.c.name).where(games.c.status == "playing", games.c.wake.is_not(None)).limit(1)
        return await self._database.read(lambda connection: connection.scalar(query)) is not None

    async def set_wake(self, name: str, wake: int | None) -> None:
        """Set the arena time before which no player's time can be up in a game."""
        change = update(games).where(games.c.name == name).values(wake=wake)
        await self._database.write(lambda connection: connection.execute(change))

    async def unstarted_games(self, before: float) -> list[str]:
        """The games that were created before this wall time and have not started."""
        query = select(games.c.name).where(games.c.status == "open", games.c.created < before)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def take_over_games(self, owner: str) -> list[str]:
        """Make `owner` the process of all engine games whose process has died; returns their names."""
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

    async def register_process(self, process: str) -> float:
        """Write the first heartbeat of a process; returns the arena time in seconds.

        With SQLite there is only one process: arena time continues from the last heartbeat, and all other processes are
        removed.
        """
        if self._database.is_sqlite:
            return await self._database.write(lambda connection: _register_only_process(connection, process))
        await self._database.write(lambda connection: connection.execute(_insert_arena_time))
        return await self.shared_heartbeat(process, whole=0.0, part=0.0)

    async def heartbeat(self, process: str, arena: float) -> None:
        """Write a heartbeat of the only process, which sets the arena time."""
        await self._database.write(lambda connection: _write_heartbeat(connection, process, arena))

    def heartbeat_from_thread(self, process: str, now: Callable[[], float]) -> None:
        """The same from another thread; `now` is called at the moment of writing."""
        self._database.write_from_thread(lambda connection: _write_heartbeat(connection, process, now()))

    async def shared_heartbeat(self, process: str, *, whole: float, part: float) -> float:
        """Write a heartbeat of one of several processes; returns the arena time in seconds.

        Arena time advances by the time since the last heartbeat of any process if that is at most `whole` seconds,
        otherwise by `part`.
        """
        values = {"process": process, "whole": whole, "part": part, "dead": DEAD_SECONDS, "running": RUNNING_SECONDS}
        return float(await self._database.heartbeat(lambda connection: connection.scalar(_heartbeat, values)))

    async def remove_process(self, process: str) -> None:
        """Remove a process that shuts down."""
        statement = delete(processes).where(processes.c.name == process)
        await self._database.write(lambda connection: connection.execute(statement))


def _register_only_process(connection: Connection, process: str) -> float:
    connection.execute(delete(processes))
    arena: float = connection.scalar(select(uptime.c.arena)) or 0.0
    _write_heartbeat(connection, process, arena)
    return arena


def _write_heartbeat(connection: Connection, process: str, arena: float) -> None:
    connection.execute(_upsert(uptime, {"id": 1, "arena": arena, "wall": time.time()}, "id"))
    connection.execute(_upsert(processes, {"name": process, "beat": arena}, "name"))


def _upsert(table: Table, values: dict[str, Any], key: str) -> Insert:
    rest = {name: value for name, value in values.items() if name != key}
    return sqlite_insert(table).values(values).on_conflict_do_update(index_elements=[key], set_=rest)


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {"kind": seat.kind, "player": seat.player, "name": seat.name, "level": seat.level}


def _seat_row(entry: Entry, number: int, seat: Seat) -> dict[str, Any]:
    return {"game": entry.game, "seat": number, **_seat_values(seat)}
