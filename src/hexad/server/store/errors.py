"""The errors that the database raises, independent of the driver."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["ConflictError", "DatabaseError", "DatabaseInUseError", "PredecessorError", "translate_errors"]


class DatabaseError(Exception):
    """The database is unreachable, full or read-only, or its schema does not match; the text says which."""


class DatabaseInUseError(DatabaseError):
    """Another server uses the database, and this one or the other has no bus."""


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


def _sentence(error: BaseException | None) -> str:
    line = (str(error).splitlines() or [""])[0]
    kind = type(error).__name__
    return line if kind == "Error" else f"{kind}: {line}"
