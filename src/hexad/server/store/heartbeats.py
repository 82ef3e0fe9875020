"""The heartbeats of processes in the database, which keep the arena time.

Of several processes, one is the timekeeper: it writes the arena time, and the others read it. The timekeeper holds a
lease. When it has not written for `LEASE_SECONDS`, the next process that asks takes its place.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, select, text, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from hexad.server.store.schema import processes, uptime

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table
    from sqlalchemy.dialects.sqlite import Insert

    from hexad.server.store.database import Database

__all__ = ["Heartbeats", "SharedTime"]

LEASE_SECONDS = 0.35
# A process without a heartbeat for this many seconds of arena time counts as dead: another takes over its games.
DEAD_SECONDS = 5.0

_insert_time = text(
    "insert into uptime (id, arena, wall, process, running) values (1, 0, 0, '', false) on conflict do nothing"
)
# PostgreSQL's clock says how old the time is. If it is set forward or back, the age is limited by the lease. The row of
# `uptime` is locked for a single statement, so that a process that hangs cannot stop the time of the others. Heartbeats
# of processes are in arena time, so that an outage does not make processes look dead.
_share_time = text(
    """
    with held as (
        update uptime set
            arena = greatest(arena, cast(:arena as double precision)),
            wall = extract(epoch from clock_timestamp()),
            process = :process,
            running = :running
        where id = 1 and (process = :process or abs(extract(epoch from clock_timestamp()) - wall) > :lease)
        returning arena, running
    ), present as (
        select arena, running, true as is_timekeeper, 0 as age from held
        union all
        select arena, running, false, least(:lease, greatest(0, extract(epoch from clock_timestamp()) - wall))
        from uptime where not exists (select 1 from held)
    ), sign as (
        insert into processes (name, beat) select :process, arena from present where :sign
        on conflict (name) do update set beat = excluded.beat
    ), dead as (
        delete from processes using present where :sign and beat < arena - :dead and name <> :process
    )
    select arena + case when running then age else 0 end, running, is_timekeeper from present
    """
)


class SharedTime(NamedTuple):
    """The arena time that several processes share."""

    arena: float
    is_running: bool
    """Whether the time advances."""
    is_timekeeper: bool
    """Whether the process that asked writes the time."""


class Heartbeats:
    """Records which processes are alive, and the arena time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def register_only_process(self, process: str) -> float:
        """Remove all other processes; returns the arena time in seconds, which continues from the last heartbeat."""
        return await self._database.write(lambda connection: _register_only_process(connection, process))

    async def heartbeat(self, process: str, arena: float) -> None:
        """Write a heartbeat of the only process, which sets the arena time."""
        await self._database.write(lambda connection: _write_heartbeat(connection, process, arena))

    async def register_process(self, process: str) -> SharedTime:
        """Write the first heartbeat of one of several processes. The time does not run before its next one."""
        await self._database.write(lambda connection: connection.execute(_insert_time))
        return await self.share_time(process, arena=0.0, is_running=False, sign=True)

    async def share_time(self, process: str, *, arena: float, is_running: bool, sign: bool) -> SharedTime:
        """Write the time if this process is the timekeeper or may become it, else read it.

        With `sign`, the process is recorded as alive, and dead processes are removed.
        """
        values = {
            "process": process,
            "arena": arena,
            "running": is_running,
            "sign": sign,
            "lease": LEASE_SECONDS,
            "dead": DEAD_SECONDS,
        }
        row = await self._database.heartbeat(lambda connection: connection.execute(_share_time, values).one())
        return SharedTime(float(row[0]), bool(row[1]), bool(row[2]))

    async def living(self) -> dict[str, float]:
        """The processes that have not been declared dead, each with its last heartbeat in arena time."""
        query = select(processes.c.name, processes.c.beat)
        return await self._database.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def remove_process(self, process: str) -> None:
        """Remove a process that shuts down. If it was the timekeeper, another takes its place at once."""

        def work(connection: Connection) -> None:
            connection.execute(delete(processes).where(processes.c.name == process))
            connection.execute(update(uptime).where(uptime.c.process == process).values(process="", wall=0.0))

        await self._database.write(work)


def _register_only_process(connection: Connection, process: str) -> float:
    connection.execute(delete(processes))
    arena: float = connection.scalar(select(uptime.c.arena)) or 0.0
    _write_heartbeat(connection, process, arena)
    return arena


def _write_heartbeat(connection: Connection, process: str, arena: float) -> None:
    connection.execute(_upsert(uptime, {"id": 1, "arena": arena, "wall": time.time(), "process": process}, "id"))
    connection.execute(_upsert(processes, {"name": process, "beat": arena}, "name"))


def _upsert(table: Table, values: dict[str, Any], key: str) -> Insert:
    rest = {name: value for name, value in values.items() if name != key}
    return sqlite_insert(table).values(values).on_conflict_do_update(index_elements=[key], set_=rest)
