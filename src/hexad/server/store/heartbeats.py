"""The heartbeats of processes in the database, which keep the arena time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select, text
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from hexad.server.store.schema import processes, uptime

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Table
    from sqlalchemy.dialects.sqlite import Insert

    from hexad.server.store.database import Database

__all__ = ["Heartbeats"]

# A process that returns after an outage takes the arena clock as running if any process wrote a heartbeat within this
# many seconds.
RUNNING_SECONDS = 0.4
# A process without a heartbeat for this many seconds counts as dead: another process takes over its games.
DEAD_SECONDS = 5.0

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


class Heartbeats:
    """Records which processes are alive, and the arena time."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
