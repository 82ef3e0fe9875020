"""The column of an event's data, as bytes, and the time in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import LargeBinary, cast, func

from hexad.server.store.schema import events

if TYPE_CHECKING:
    from sqlalchemy import Column, ColumnElement

    from hexad.server.store.database import Database

__all__ = ["event_data", "event_time"]


class _EventTime(msgspec.Struct):
    """The arena time of an event; its other fields are not decoded."""

    at: int


_decoder = msgspec.json.Decoder(_EventTime)


def event_data(database: Database, column: Column[str] = events.c.data) -> ColumnElement[Any]:
    """Return the data of an event as bytes, under the name `data`.

    SQLite stores whatever bytes it is given as text. Read as text, one row that is not UTF-8 would make the whole query
    fail.
    """
    if database.is_sqlite:
        return cast(column, LargeBinary).label("data")
    return func.convert_to(column, "UTF8", type_=LargeBinary).label("data")


def event_time(data: bytes) -> int:
    """Return the arena time of an event; 0 if it cannot be read, which the reader of the game will find."""
    try:
        return _decoder.decode(data).at
    except (msgspec.DecodeError, UnicodeDecodeError):
        return 0
