"""Games in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, func, insert, select, text, update

from hexad.server.store.entry import AppendResult, StoredGame
from hexad.server.store.errors import ConflictError, PredecessorError
from hexad.server.store.event_data import event_data
from hexad.server.store.padding import padded
from hexad.server.store.schema import events, games, processes, seats, uptime

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy import Connection

    from hexad.server.game.events import Seat
    from hexad.server.store.database import Database
    from hexad.server.store.entry import Entry

__all__ = ["Store"]

# An event is written only directly after the event that it was decided on: a database that comes back without its last
# commits (a standby that lagged, a backup) must not get events that do not follow from those it has. Each row is game,
# version, event, and version and event of the predecessor. One statement for all rows: with one per row, the thread
# would wait for the GIL after each.
_ADD_EVENTS = """
    insert into events (game, version, data)
    select value ->> 0, cast(value ->> 1 as integer), value ->> 2 from {rows}
    where value ->> 3 = {none} or exists (
        select 1 from events
        where game = value ->> 0 and version = cast(value ->> 3 as integer) and data = value ->> 4
    )
"""
_add_events_sqlite = text(_ADD_EVENTS.format(rows="json_each(:rows)", none="0"))
_add_events_postgres = text(_ADD_EVENTS.format(rows="json_array_elements(cast(:rows as json))", none="'0'"))
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
_change_creator = (
    update(games)
    .where(games.c.name == bindparam("_name"), games.c.creator == bindparam("_before"))
    .values(creator=bindparam("_player"))
)
_advance_arena_time = update(uptime).where(uptime.c.arena < bindparam("_arena")).values(arena=bindparam("_arena"))


class Store:
    """Appends events and loads games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, groups: Sequence[Sequence[Entry]]) -> list[AppendResult]:
        """Write groups of entries in one transaction; returns for each group whether it was written.

        A group that cannot be written does not keep the others from being written. After a DatabaseError it is unknown
        what was written.
        """
        try:
            await self._append([entry for group in groups for entry in group])
        except (ConflictError, PredecessorError) as error:
            if len(groups) == 1:
                return [AppendResult.CONFLICT if isinstance(error, ConflictError) else AppendResult.NO_PREDECESSOR]
            # Rare: two processes wrote to the same game. Writing the groups one by one shows which group is in
            # conflict.
            return [result for group in groups for result in await self.append([group])]
        return [AppendResult.WRITTEN] * len(groups)

    async def _append(self, entries: list[Entry]) -> None:
        # Always in the same order, so that two processes cannot deadlock.
        entries = sorted(entries, key=lambda entry: (entry.game, entry.version))
        rows = _event_rows(entries)
        created = [entry for entry in entries if entry.created is not None]
        changed = [entry for entry in entries if entry.created is None]
        summaries = [{"_name": e.game, **e.summary._asdict()} for e in changed if e.summary is not None]
        seat_changes = [
            {"_game": e.game, "_seat": number, **_seat_values(seat)} for e in changed for number, seat in e.seats
        ]
        creators = [
            {"_name": e.game, "_before": e.transferred[0], "_player": e.transferred[1]}
            for e in changed
            if e.transferred is not None
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
            if creators:
                connection.execute(_change_creator, creators)

        await self._database.write(work)

    def _add_events(self, connection: Connection, rows: list[list[Any]]) -> None:
        statement = _add_events_sqlite if self._database.is_sqlite else _add_events_postgres
        done = connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()})
        if done.rowcount != len(rows):
            raise PredecessorError

    async def load(self, game: str) -> StoredGame | None:
        """The events of a game, or why it is in quarantine; None if there is no such game."""
        query = (
            select(games.c.fault, games.c.owner, events.c.version, event_data(self._database))
            .join_from(games, events, (events.c.game == games.c.name) & (games.c.fault == ""), isouter=True)
            .where(games.c.name == game)
            .order_by(events.c.version)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        if not rows:
            return None
        log = [(row.version, row.data) for row in rows if row.version is not None]
        return StoredGame(rows[0].fault, rows[0].owner, log)

    async def last_events(self, names: Iterable[str]) -> dict[str, tuple[int, bytes]]:
        """The latest version of each of these games and its event, without games in quarantine."""
        latest = select(func.max(events.c.version)).where(events.c.game == games.c.name).correlate(games)
        query = (
            select(games.c.name, events.c.version, event_data(self._database))
            .join_from(games, events, (events.c.game == games.c.name) & (events.c.version == latest.scalar_subquery()))
            .where(games.c.name.in_(padded(names)), games.c.fault == "")
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.name: (row.version, row.data) for row in rows}

    async def existing(self, names: Iterable[str]) -> set[str]:
        """The names among these that belong to a game."""
        query = select(games.c.name).where(games.c.name.in_(padded(names)))
        return await self._database.read(lambda connection: set(connection.scalars(query)))

    async def count_playing(self) -> int:
        """The number of games in progress."""
        query = select(func.count()).select_from(games).where(games.c.status == "playing", games.c.fault == "")
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def games_to_wake(self, now: int) -> list[str]:
        """The games in which a player's time may be up at this arena time."""
        query = select(games.c.name).where(games.c.status == "playing", games.c.fault == "", games.c.wake <= now)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def timed_games(self) -> list[str]:
        """The games in which a clock runs."""
        query = select(games.c.name).where(games.c.status == "playing", games.c.wake.is_not(None), games.c.fault == "")
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def has_clocks(self) -> bool:
        """Whether a clock runs in any game."""
        query = select(games.c.name).where(games.c.status == "playing", games.c.fault == "", games.c.wake.is_not(None))
        return await self._database.read(lambda connection: connection.scalar(query.limit(1))) is not None

    async def set_wake(self, name: str, wake: int | None) -> None:
        """Set the arena time before which no player's time can be up in a game."""
        change = update(games).where(games.c.name == name).values(wake=wake)
        await self._database.write(lambda connection: connection.execute(change))

    async def unstarted_games(self, before: float) -> list[str]:
        """The games that were created before this wall time and have not started."""
        query = select(games.c.name).where(games.c.status == "open", games.c.fault == "", games.c.created < before)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def old_engine_games(self, created: float, after: str, limit: int) -> dict[str, bytes]:
        """The latest event of games with an engine and without a clock that were created before this wall time.

        They are sorted by name and begin after a name.
        """
        chosen = (
            select(games.c.name)
            .where(games.c.status == "playing", games.c.fault == "", games.c.owner != "", games.c.wake.is_(None))
            .where(games.c.created < created, games.c.name > after)
            .order_by(games.c.name)
            .limit(limit)
            .subquery()
        )
        event = events.alias()
        latest = select(func.max(event.c.version)).where(event.c.game == chosen.c.name).correlate(chosen)
        query = (
            select(events.c.game, events.c.data)
            .join(chosen, (events.c.game == chosen.c.name) & (events.c.version == latest.scalar_subquery()))
            .order_by(events.c.game)
        )
        return await self._database.read(
            lambda connection: {row.game: row.data.encode() for row in connection.execute(query)}
        )

    async def take_over_games(self, owner: str, is_mine: Callable[[str], bool]) -> list[str]:
        """Make `owner` the process of its share of the engine games whose process has died; returns their names."""
        orphans = select(games.c.name).where(
            games.c.status == "playing",
            games.c.fault == "",
            games.c.owner != "",
            games.c.owner.not_in(select(processes.c.name)),
        )
        if not self._database.is_sqlite:
            orphans = orphans.with_for_update(skip_locked=True)

        def work(connection: Connection) -> list[str]:
            names = [name for name in connection.scalars(orphans) if is_mine(name)]
            if names:
                connection.execute(update(games).where(games.c.name.in_(padded(names))).values(owner=owner))
            return names

        return await self._database.write(work)


def _event_rows(entries: list[Entry]) -> list[list[Any]]:
    """The parameters of `_ADD_EVENTS` for entries that are sorted by game and version.

    Several events of one game in one transaction need the predecessor of the first: the statement does not see the rows
    that it writes itself.
    """
    rows: list[list[Any]] = []
    last: Entry | None = None
    before: tuple[int, bytes] = (0, b"")
    for entry in entries:
        if last is None or last.game != entry.game or last.version + 1 != entry.version or last.data != entry.after:
            before = (entry.version - 1, entry.after)
        rows.append([entry.game, entry.version, entry.data.decode(), before[0], before[1].decode()])
        last = entry
    return rows


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {"kind": seat.kind, "player": seat.player, "name": seat.name, "level": seat.level}


def _seat_row(entry: Entry, number: int, seat: Seat) -> dict[str, Any]:
    return {"game": entry.game, "seat": number, **_seat_values(seat)}
