"""Games that cannot be read. A game with a fault is left out of all lists until an administrator repairs it."""

from __future__ import annotations

import time
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Text, cast, delete, insert, literal, select, text, update

from hexad.server.store.event_data import event_data
from hexad.server.store.padding import padded
from hexad.server.store.reports import add_audit
from hexad.server.store.schema import events, games, rating_changes, removed_events, results, seats
from hexad.server.store.turn_rows import write_turns

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from hexad.server.game.events import Seat
    from hexad.server.game.stored_log import StoredLog
    from hexad.server.store.database import Database
    from hexad.server.store.turn_rows import TurnChange

__all__ = ["Quarantine", "QuarantinedGame", "Repair", "RepairResult"]


class QuarantinedGame(NamedTuple):
    """A game in quarantine, as the table of games describes it."""

    name: str
    game: str
    status: str
    created: float
    fault: str


class Repair(NamedTuple):
    """What a game becomes: its first events, further events after them, and the rows that follow from all of them."""

    name: str
    log: StoredLog
    """The log as it was when the repair was decided on."""
    kept: int
    added: list[bytes]
    row: dict[str, Any]
    seats: tuple[Seat, ...]
    results: tuple[dict[str, Any], ...] = ()
    turn: TurnChange | None = None
    """Whose turn it is in a correspondence game."""


class RepairResult(Enum):
    """What became of a repair."""

    DONE = "done"
    CHANGED = "changed"
    """Nothing was done: the game has changed since the repair was decided on."""
    UNRATED = "unrated"
    """It was done, and a rated game has lost its end: ratings have to be computed again."""


class Quarantine:
    """Reads and writes the faults of games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, name: str, fault: str) -> bool:
        """Put a game into quarantine; returns False if it was there already."""
        change = update(games).where(games.c.name == name, games.c.fault == "").values(fault=fault)
        return await self._database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def first_of(self, names: Iterable[str]) -> str | None:
        """One of these games that is in quarantine, or None."""
        query = select(games.c.name).where(games.c.name.in_(padded(names)), games.c.fault != "").limit(1)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def games(self) -> list[QuarantinedGame]:
        """The games in quarantine, oldest first."""
        columns = (games.c[field] for field in QuarantinedGame._fields)
        query = select(*columns).where(games.c.fault != "").order_by(games.c.created, games.c.name)

        def work(connection: Connection) -> list[QuarantinedGame]:
            return [QuarantinedGame(*row) for row in connection.execute(query)]

        return await self._database.read(work)

    async def load(self, name: str) -> tuple[str, StoredLog] | None:
        """The fault of a game, empty if it is not in quarantine, and its events; None if there is no such game."""
        return await self._database.read(lambda connection: self._load(connection, name))

    async def release(self, name: str, who: str) -> bool:
        """Let a game that can be read leave quarantine, for an administrator; returns False if it was not there."""
        change = update(games).where(games.c.name == name, games.c.fault != "").values(fault="")

        def work(connection: Connection) -> bool:
            if connection.execute(change).rowcount == 0:
                return False
            add_audit(connection, who, "release-game", game=name)
            return True

        return await self._database.write(work)

    async def repair(self, repair: Repair, who: str) -> RepairResult:
        """Carry out the repair of an administrator. Events that are not kept are moved to another table."""

        def work(connection: Connection) -> RepairResult:
            result = self._repair(connection, repair)
            if result is not RepairResult.CHANGED:
                add_audit(connection, who, "call-off-game" if repair.added else "truncate-game", game=repair.name)
            return result

        return await self._database.write(work)

    def _load(self, connection: Connection, name: str) -> tuple[str, StoredLog] | None:
        fault = connection.scalar(select(games.c.fault).where(games.c.name == name))
        if fault is None:
            return None
        query = select(events.c.version, event_data(self._database)).where(events.c.game == name)
        rows = connection.execute(query.order_by(events.c.version))
        return fault, [(row.version, row.data) for row in rows]

    def _repair(self, connection: Connection, repair: Repair) -> RepairResult:
        if not self._database.is_sqlite:
            # A server that has the game in memory may write its next event at this moment, after an event that is
            # removed here. All writers wait until this transaction is committed.
            connection.execute(text("lock table events in share row exclusive mode"))
        found = self._load(connection, repair.name)
        if found is None or found[1] != repair.log:
            return RepairResult.CHANGED
        is_removed = (events.c.game == repair.name) & (events.c.version > repair.kept)
        # As text, whatever was stored: SQLite keeps bytes and numbers in a column of text.
        columns = (events.c.game, events.c.version, literal(time.time()), cast(events.c.data, Text))
        names = ["game", "version", "removed", "data"]
        connection.execute(insert(removed_events).from_select(names, select(*columns).where(is_removed)))
        connection.execute(delete(events).where(is_removed))
        if repair.added:
            added = enumerate(repair.added, repair.kept + 1)
            rows = [{"game": repair.name, "version": version, "data": data.decode()} for version, data in added]
            connection.execute(insert(events), rows)
        connection.execute(update(games).where(games.c.name == repair.name).values({**repair.row, "fault": ""}))
        connection.execute(delete(seats).where(seats.c.game == repair.name))
        values = [
            {"game": repair.name, "seat": number, **_seat_values(seat)} for number, seat in enumerate(repair.seats)
        ]
        connection.execute(insert(seats), values)
        connection.execute(delete(results).where(results.c.game_name == repair.name))
        if repair.results:
            connection.execute(insert(results), list(repair.results))
        if repair.turn is not None:
            write_turns(connection, [repair.turn])
        is_unrated = repair.row["status"] != "over" and _take_number(connection, repair.name)
        return RepairResult.UNRATED if is_unrated else RepairResult.DONE


def _take_number(connection: Connection, name: str) -> bool:
    """Take the number of a rated game that has lost its end, with the changes that it caused; False if it has none.

    If the game ends again, it gets another number. The ratings that followed are those of an order with this game in it
    until they are computed again.
    """
    change = update(games).where(games.c.name == name, games.c.ended_number.is_not(None)).values(ended_number=None)
    connection.execute(delete(rating_changes).where(rating_changes.c.game_name == name))
    return connection.execute(change).rowcount > 0


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {"kind": seat.kind, "player": seat.player, "name": seat.name, "level": seat.level}
