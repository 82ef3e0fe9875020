"""Games in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, func, insert, select, text, update

from hexad.server.store.errors import ConflictError
from hexad.server.store.schema import events, games, processes, seats, uptime

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Connection

    from hexad.server.game.events import Seat
    from hexad.server.store.database import Database
    from hexad.server.store.entry import Entry

__all__ = ["Store"]

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


class Store:
    """Appends events and loads games."""

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


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {"kind": seat.kind, "player": seat.player, "name": seat.name, "level": seat.level}


def _seat_row(entry: Entry, number: int, seat: Seat) -> dict[str, Any]:
    return {"game": entry.game, "seat": number, **_seat_values(seat)}
