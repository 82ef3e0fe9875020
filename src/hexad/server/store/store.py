"""Games in the database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert_postgres
from sqlalchemy.dialects.sqlite import insert as upsert_sqlite

from hexad.server.store.database import Conflict
from hexad.server.store.schema import events, games, processes, seats, uptime

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from hexad.server.store.database import Database
    from hexad.server.store.entry import Entry

__all__ = ["Store"]

# Longer than this without a sign of life from any process is time that is charged to nobody.
OUTAGE = 0.4
# A process that was silent for so long has died: its games go to another.
DEAD = 5.0

_add_event = insert(events)
_add_game = insert(games)
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
        new = [entry.created for entry in entries if entry.created is not None]
        changed = [entry for entry in entries if entry.summary is not None and entry.created is None]
        async with self._database.writing() as connection:
            if new:
                await connection.execute(_add_game, new)
                await connection.execute(
                    insert(seats),
                    [_seat_row(e, number, seat) for e in entries if e.created for number, seat in e.seats],
                )
            await connection.execute(
                _add_event, [{"game": e.game, "version": e.version, "data": e.data} for e in entries]
            )
            if changed:
                await connection.execute(
                    _change_game, [{"_name": e.game, **e.summary._asdict()} for e in changed if e.summary is not None]
                )
            taken = [(e.game, number, seat) for e in entries if e.created is None for number, seat in e.seats]
            if taken:
                await connection.execute(
                    _change_seat,
                    [{"_game": game, "_seat": number, **_seat_values(seat)} for game, number, seat in taken],
                )

    async def load(self, game: str, after: int = 0) -> list[bytes]:
        """The events of a game after a version, in their order; none if there is no such game."""
        query = select(events.c.data).where(events.c.game == game, events.c.version > after).order_by(events.c.version)
        async with self._database.reading() as connection:
            return [bytes(data) for data in (await connection.scalars(query)).all()]

    async def versions(self, names: Iterable[str]) -> dict[str, int]:
        """The latest version of each of these games."""
        query = (
            select(events.c.game, func.max(events.c.version))
            .where(events.c.game.in_(list(names)))
            .group_by(events.c.game)
        )
        async with self._database.reading() as connection:
            return dict((await connection.execute(query)).tuples().all())

    async def due(self, now: int) -> list[str]:
        """The games in which somebody's time may be up."""
        query = select(games.c.name).where(games.c.status == "playing", games.c.wake <= now)
        async with self._database.reading() as connection:
            return list((await connection.scalars(query)).all())

    async def set_wake(self, name: str, wake: int | None) -> None:
        """Note when to look at a game again."""
        async with self._database.writing() as connection:
            await connection.execute(update(games).where(games.c.name == name).values(wake=wake))

    async def stale(self, before: float) -> list[str]:
        """Games that were set up before this time and never begun."""
        query = select(games.c.name).where(games.c.status == "open", games.c.created < before)
        async with self._database.reading() as connection:
            return list((await connection.scalars(query)).all())

    async def adopt(self, owner: str) -> list[str]:
        """Take over the games with engines whose process has died."""
        async with self._database.writing() as connection:
            alive = select(processes.c.name)
            orphans = select(games.c.name).where(
                games.c.status == "playing", games.c.owner != "", games.c.owner.not_in(alive)
            )
            if not self._database.is_sqlite:
                orphans = orphans.with_for_update(skip_locked=True)
            names = list((await connection.scalars(orphans)).all())
            if names:
                await connection.execute(update(games).where(games.c.name.in_(names)).values(owner=owner))
            return names

    async def begin(self, process: str) -> float:
        """A process starts; returns the arena's time in seconds.

        With SQLite it is the only one: time since the last sign of life is charged to nobody, and whoever was there
        before is dead.
        """
        async with self._database.writing() as connection:
            if self._database.is_sqlite:
                await connection.execute(delete(processes))
            wall = await self._database.wall(connection)
            arena, before = await self._last(connection, wall)
            if not self._database.is_sqlite:
                arena += _charged(wall - before)
            await self._note(connection, process, arena, wall)
            return arena

    async def beat(self, process: str, arena: float) -> tuple[float, float]:
        """A sign of life; returns the arena's time in seconds, and what the monotonic clock said at that moment.

        With SQLite, the one process says what time it is. Otherwise the database does: its time goes on while any
        process lives, and stands still while none does.
        """
        async with self._database.writing() as connection:
            wall = await self._database.wall(connection)
            moment = time.monotonic()
            if not self._database.is_sqlite:
                arena, before = await self._last(connection, wall)
                arena += _charged(wall - before)
            await self._note(connection, process, arena, wall)
            return arena, moment

    async def leave(self, process: str) -> None:
        """A process ends in good order."""
        async with self._database.writing() as connection:
            await connection.execute(delete(processes).where(processes.c.name == process))

    async def _last(self, connection: AsyncConnection, wall: float) -> tuple[float, float]:
        query = select(uptime.c.arena, uptime.c.wall).where(uptime.c.id == 1)
        if not self._database.is_sqlite:
            query = query.with_for_update()
        found = (await connection.execute(query)).one_or_none()
        return (0.0, wall) if found is None else (found.arena, found.wall)

    async def _note(self, connection: AsyncConnection, process: str, arena: float, wall: float) -> None:
        await connection.execute(self._upsert(uptime, {"id": 1, "arena": arena, "wall": wall}, "id"))
        await connection.execute(self._upsert(processes, {"name": process, "beat": wall}, "name"))
        await connection.execute(delete(processes).where(processes.c.beat < wall - DEAD))

    def _upsert(self, table: Any, values: dict[str, Any], key: str) -> Any:  # noqa: ANN401 - SQLAlchemy's, by dialect
        statement: Any = (upsert_sqlite if self._database.is_sqlite else upsert_postgres)(table).values(values)
        rest = {name: value for name, value in values.items() if name != key}
        return statement.on_conflict_do_update(index_elements=[key], set_=rest)


def _charged(gap: float) -> float:
    """How much of a gap between two signs of life counts as time."""
    return gap if 0 <= gap <= OUTAGE else 0.0


def _seat_values(seat: Any) -> dict[str, Any]:  # noqa: ANN401
    return {"kind": seat.kind, "player": seat.player, "name": seat.name, "level": seat.level}


def _seat_row(entry: Entry, number: int, seat: Any) -> dict[str, Any]:  # noqa: ANN401
    return {"game": entry.game, "seat": number, **_seat_values(seat)}
