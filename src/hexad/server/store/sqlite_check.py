"""Checks a SQLite database before it is used, so that a damaged file is reported and not built upon.

`quick_check` reads the whole file: 4 seconds for a gigabyte in the cache of the operating system, up to 40 from a slow
disk. So a large file is checked while the server is already running.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import make_url, text

from hexad.errors import program_says
from hexad.server.store.errors import DatabaseError

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["MAX_BYTES_AT_START", "check_at_start", "check_content", "sqlite_file"]

MAX_BYTES_AT_START = 64 * 2**20
"""The size up to which a file is checked before the server starts, which takes up to a third of a second."""

_HEADER = b"SQLite format 3\x00"
_RECOVER = 'sqlite3 arena.sqlite3 ".recover" | sqlite3 recovered.sqlite3 (docs/OPERATIONS.md)'


def sqlite_file(url: str) -> Path | None:
    """The file of a database, or None if it is not SQLite or in memory."""
    name = make_url(url).database
    return Path(name) if url.startswith("sqlite") and name else None


def check_at_start(file: Path) -> bool:
    """Check a file that no process uses; returns whether its content was checked, too. Raises DatabaseError."""
    try:
        size = file.stat().st_size
        with file.open("rb") as stream:
            header = stream.read(len(_HEADER))
    except FileNotFoundError:
        return True
    except OSError as error:
        raise DatabaseError("wrong-database-unreadable", file=str(file), why=error) from None
    if not size:
        return True
    if header != _HEADER:
        raise DatabaseError("wrong-database-foreign", file=str(file), command=_RECOVER)
    if size > MAX_BYTES_AT_START:
        return False
    try:
        with closing(sqlite3.connect(file)) as connection:
            found = [row[0] for row in connection.execute("pragma quick_check(1)")]
    except sqlite3.Error as error:
        raise _damaged(file, str(error)) from None
    _refuse_damage(file, found)
    return True


def check_content(connection: Connection) -> None:
    """Check the content of an open database; raises DatabaseError."""
    file = Path(connection.engine.url.database or "")
    _refuse_damage(file, [row[0] for row in connection.execute(text("pragma quick_check(1)"))])


def _refuse_damage(file: Path, found: list[str]) -> None:
    if found != ["ok"]:
        raise _damaged(file, " ".join("".join(found[:1]).split()))


def _damaged(file: Path, said: str) -> DatabaseError:
    why = program_says("SQLite", said)
    return DatabaseError("wrong-database-damaged-file", file=str(file), why=why, command=_RECOVER)
