"""The errors that the database raises, independent of the driver."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from hexad.errors import KeyedError, program_says

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "ConflictError",
    "DatabaseError",
    "DatabaseInUseError",
    "FilesReplacedError",
    "PlayingError",
    "PredecessorError",
    "remedy_for",
    "translate_errors",
]

# The keys of sentences, by SQLite's primary result code or by PostgreSQL's SQLSTATE.
_KEYS: dict[int | str, str] = {
    sqlite3.SQLITE_FULL: "wrong-database-full",
    sqlite3.SQLITE_READONLY: "wrong-database-read-only",
    sqlite3.SQLITE_IOERR: "wrong-database-disk",
    sqlite3.SQLITE_CANTOPEN: "wrong-database-open",
    sqlite3.SQLITE_BUSY: "wrong-database-locked",
    sqlite3.SQLITE_LOCKED: "wrong-database-locked",
    sqlite3.SQLITE_CORRUPT: "wrong-database-damaged",
    sqlite3.SQLITE_NOTADB: "wrong-database-damaged",
    "53100": "wrong-database-full",
    "25006": "wrong-database-read-only",
    "58030": "wrong-database-disk",
    "55P03": "wrong-database-locked",
    "XX001": "wrong-database-damaged",
    "XX002": "wrong-database-damaged",
    "28000": "wrong-database-login",
    "28P01": "wrong-database-login",
    "3D000": "wrong-database-missing",
    "3F000": "wrong-database-rights",
    "42501": "wrong-database-rights",
    "53300": "wrong-database-connections",
    "57P03": "wrong-database-starting",
}

# What an operator can do, for the log.
_REMEDIES = {
    "wrong-database-full": "free some space, and the server continues by itself",
    "wrong-database-read-only": "make the database and its directory writable, and the server continues by itself",
    "wrong-database-disk": "check the disk and its quota; the server continues by itself when it can write again",
    "wrong-database-open": "check that the directory exists and is writable",
    "wrong-database-locked": "end the other program that uses the database",
    "wrong-database-damaged": "stop the server and restore a backup",
}

_POSTGRES_PORT = 5432


class DatabaseError(KeyedError):
    """The database is unreachable, full or read-only, or its schema does not match; the key says which."""


class DatabaseInUseError(DatabaseError):
    """Another server uses the database, and this one or the other has no bus."""


class FilesReplacedError(DatabaseError):
    """The files of the database are no longer those that the server opened. Only a restart helps."""


class ConflictError(Exception):
    """Another process wrote a row with the same key first."""


class PlayingError(Exception):
    """A player is in a game with a clock and can neither wait for another one nor begin one that was agreed on."""


class PredecessorError(Exception):
    """The database does not have the event that an event follows: it has lost commits."""


@contextmanager
def translate_errors(url: str) -> Iterator[None]:
    """Turn the errors of SQLAlchemy and of the drivers into the errors of this module."""
    try:
        yield
    except IntegrityError as error:
        raise ConflictError(str(error.orig)) from error
    except DBAPIError as error:
        raise _database_error(error.orig or error) from error
    except OSError as error:
        raise DatabaseError("wrong-database-unreachable", address=_address(url), why=error) from error
    except SQLAlchemyError as error:
        raise DatabaseError("wrong-database-fails", why=program_says("SQLAlchemy", error)) from error
    except Exception as error:
        # SQLAlchemy does not wrap what asyncpg raises while it connects.
        if type(error).__module__.partition(".")[0] != "asyncpg":
            raise
        raise _database_error(error) from error


def remedy_for(error: DatabaseError) -> str:
    """Return what an operator can do about an error."""
    if isinstance(error, FilesReplacedError):
        return "put the file back or restart the server: until then, nothing is accepted"
    return _REMEDIES.get(error.key, "check the database")


def _address(url: str) -> str:
    """The host and the port of a database, without user and password."""
    parts = make_url(url)
    return f"{parts.host or 'localhost'}:{parts.port or _POSTGRES_PORT}"


def _database_error(error: BaseException) -> DatabaseError:
    """The error of a driver, by its code."""
    if isinstance(error, sqlite3.Error):
        # Extended codes have their primary code in the lowest byte. The driver's own errors have none.
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        return DatabaseError(_KEYS.get(code, "wrong-database-fails"), why=program_says("SQLite", error))
    # SQLAlchemy puts the name of the class before the message of asyncpg, which is the cause.
    message = error.__cause__ or error
    key = _KEYS.get(getattr(error, "sqlstate", None) or "", "wrong-database-fails")
    return DatabaseError(key, why=program_says("PostgreSQL", message))
