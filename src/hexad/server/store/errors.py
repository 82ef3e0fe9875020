"""The errors that the database raises, independent of the driver."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = [
    "ConflictError",
    "DatabaseError",
    "DatabaseInUseError",
    "FilesReplacedError",
    "PredecessorError",
    "remedy_for",
    "translate_errors",
]

# What an operator can do, by a part of SQLite's or PostgreSQL's message.
_REMEDIES = {
    "full": "free some space, and the server continues by itself",
    "No space left": "free some space, and the server continues by itself",
    "readonly": "make the database and its directory writable, and the server continues by itself",
    "read-only": "make the database writable, and the server continues by itself",
    "disk I/O error": "check the disk and its quota; the server continues by itself when it can write again",
    "unable to open": "check that the directory exists and is writable",
    "locked": "end the other program that uses the database",
    "malformed": "stop the server and restore a backup",
}


class DatabaseError(Exception):
    """The database is unreachable, full or read-only, or its schema does not match; the text says which."""


class DatabaseInUseError(DatabaseError):
    """Another server uses the database, and this one or the other has no bus."""


class FilesReplacedError(DatabaseError):
    """The files of the database are no longer those that the server opened. Only a restart helps."""


class ConflictError(Exception):
    """Another process wrote a row with the same key first."""


class PredecessorError(Exception):
    """The database does not have the event that an event follows: it has lost commits."""


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn the errors of SQLAlchemy and of the drivers into the errors of this module."""
    try:
        yield
    except IntegrityError as error:
        raise ConflictError(str(error.orig)) from error
    except DBAPIError as error:
        raise DatabaseError(_sentence(error.orig)) from error
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise DatabaseError(_sentence(error)) from error


def remedy_for(error: DatabaseError) -> str:
    """Return what an operator can do about an error."""
    if isinstance(error, FilesReplacedError):
        return "put the file back or restart the server: until then, nothing is accepted"
    text = str(error)
    return next((remedy for part, remedy in _REMEDIES.items() if part in text), "check the database")


def _sentence(error: BaseException | None) -> str:
    line = (str(error).splitlines() or [""])[0]
    kind = type(error).__name__
    return line if kind == "Error" else f"{kind}: {line}"
