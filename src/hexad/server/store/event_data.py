"""The column of an event's data, as bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import LargeBinary, cast, func

from hexad.server.store.schema import events

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from hexad.server.store.database import Database

__all__ = ["event_data"]


def event_data(database: Database) -> ColumnElement[Any]:
    """Return the data of an event as bytes, under the name `data`.

    SQLite stores whatever bytes it is given as text. Read as text, one row that is not UTF-8 would make the whole query
    fail.
    """
    if database.is_sqlite:
        return cast(events.c.data, LargeBinary).label("data")
    return func.convert_to(events.c.data, "UTF8", type_=LargeBinary).label("data")
