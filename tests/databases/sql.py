"""A database as SQL text, and back, into SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

from sqlalchemy import Boolean, DefaultClause, MetaData, create_engine, false, insert, select, true
from sqlalchemy.ext.asyncio import create_async_engine

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection


def dumped(file: Path) -> str:
    """The SQL that makes the same tables and rows again."""
    with closing(sqlite3.connect(file)) as connection:
        text = "\n".join(connection.iterdump()) + "\n"
    with closing(sqlite3.connect(":memory:")) as twin:
        twin.executescript(text)
        assert "\n".join(twin.iterdump()) + "\n" == text, "the SQL does not produce the same database"
    return text


def loaded(text: str, file: Path) -> None:
    """Make a SQLite database from its SQL."""
    file.parent.mkdir(parents=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(text)


def redate(file: Path) -> None:
    """Date today what ends with time: open games, messages and sessions. Vacations are over.

    The server aborts open games, and deletes what is too old.
    """
    now = time.time()
    with closing(sqlite3.connect(file)) as connection, connection:
        tables = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
        connection.execute("update games set created = ? where status = 'open'", [now])
        for table, column in (("messages", "created"), ("sessions", "seen"), ("vacations", "until")):
            if table in tables:
                date = now - 1 if table == "vacations" else now
                connection.execute(f"update {table} set {column} = ? where {column} is not null", [date])


def copy_to_postgres(file: Path, url: str) -> None:
    """Copy all tables with their rows into an empty PostgreSQL database."""
    metadata = MetaData()
    with create_engine(f"sqlite:///{file}").connect() as source:
        metadata.reflect(source)
        _translate_defaults(metadata)
        rows = {
            table: [dict(row._mapping) for row in source.execute(select(table))] for table in metadata.tables.values()
        }

    def write(target: Connection) -> None:
        metadata.create_all(target)
        for table in metadata.sorted_tables:
            if rows[table]:
                target.execute(insert(table), rows[table])

    async def copy() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(write)
        await engine.dispose()

    asyncio.run(copy())


def _translate_defaults(metadata: MetaData) -> None:
    """Replace the defaults of booleans, which SQLite writes as numbers."""
    for table in metadata.tables.values():
        for column in table.columns:
            if isinstance(column.type, Boolean) and isinstance(column.server_default, DefaultClause):
                is_true = str(column.server_default.arg) == "1"
                column.server_default = DefaultClause(true() if is_true else false())
