"""The column of an event's data, as bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import LargeBinary, cast, func

from hexad.server.store.schema import events

if TYPE_CHECKING:
    from sqlalchemy import Column, ColumnElement

    from hexad.server.store.database import Database

__all__ = ["event_data"]


def event_data(database: Database, column: Column[str] = events.c.data) -> ColumnElement[Any]:
    """Return the data of an event as bytes, under the name `data`.

    SQLite stores whatever bytes it is given as text. Read as text, one row that is not UTF-8 would make the whole query
    fail.
    """
    if database.is_sqlite:
        return cast(column, LargeBinary).label("data")
    return func.convert_to(column, "UTF8", type_=LargeBinary).label("data")
