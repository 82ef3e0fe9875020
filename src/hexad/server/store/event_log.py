"""Appends events to a log: that of games, and that of tournaments.

An event is written only directly after the event that it was decided on, compared by content: a database that comes
back without its last commits (a standby that lagged, a backup) must not get events that do not follow from those it
has. The primary key admits one event per version: of two processes, the first wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from sqlalchemy import text

from hexad.server.store.errors import PredecessorError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection, Table

__all__ = ["Appended", "EventLog", "EventRows", "event_rows"]

Appended: TypeAlias = tuple[str, int, bytes, bytes]
"""Game or tournament, version, event, and the event that it follows, which is empty for the first."""
EventRows: TypeAlias = list[list[Any]]

# Each row is game, version, event, and version and event of the predecessor. One statement for all rows: with one per
# row, the thread would wait for the GIL after each.
_ADD_EVENTS = """
    insert into {table} ({owner}, version, data)
    select value ->> 0, cast(value ->> 1 as integer), value ->> 2 from {rows}
    where value ->> 3 = {none} or exists (
        select 1 from {table}
        where {owner} = value ->> 0 and version = cast(value ->> 3 as integer) and data = value ->> 4
    )
"""


class EventLog:
    """The log in a table with a column for the owner of the events, `version` and `data`."""

    def __init__(self, table: Table, owner: str) -> None:
        of_table = {"table": table.name, "owner": owner}
        postgres_rows = "json_array_elements(cast(:rows as json))"
        self._sqlite = text(_ADD_EVENTS.format(**of_table, rows="json_each(:rows)", none="0"))
        self._postgres = text(_ADD_EVENTS.format(**of_table, rows=postgres_rows, none="'0'"))

    def append(self, connection: Connection, rows: EventRows) -> None:
        """Write events.

        Raises PredecessorError if the database does not have the event that one of them follows, and IntegrityError if
        it has another one of the same version.
        """
        statement = self._sqlite if connection.dialect.name == "sqlite" else self._postgres
        done = connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()})
        if done.rowcount != len(rows):
            raise PredecessorError


def event_rows(events: Iterable[Appended]) -> EventRows:
    """The rows of events that are sorted by owner and version.

    Several events of one owner in one transaction need the predecessor of the first: the statement does not see the
    rows that it writes itself.
    """
    rows: EventRows = []
    last: Appended | None = None
    before: tuple[int, bytes] = (0, b"")
    for event in events:
        owner, version, data, after = event
        if last is None or last[0] != owner or last[1] + 1 != version or last[2] != after:
            before = (version - 1, after)
        rows.append([owner, version, data.decode(), before[0], before[1].decode()])
        last = event
    return rows
