"""The connection to the database, and its schema's version."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

__all__ = ["Conflict", "Database", "DatabaseError"]

MIGRATIONS = Path(__file__).parent / "migrations"
_TIMEOUT = 5.0


class DatabaseError(Exception):
    """The database is away, full or read-only, or does not fit; the text says which."""


class Conflict(Exception):  # noqa: N818 - somebody was faster
    """Somebody else wrote that first."""


class Database:
    """A database by its URL, such as `sqlite+aiosqlite:///path` or `postgresql+asyncpg://…`."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        options: dict[str, Any] = {"connect_args": {"timeout": _TIMEOUT}}
        if not self.is_sqlite:
            options = {
                "connect_args": {"timeout": _TIMEOUT, "command_timeout": _TIMEOUT},
                "pool_size": 8,
                "max_overflow": 4,
                "pool_timeout": _TIMEOUT,
                "pool_pre_ping": False,
            }
        self.engine: AsyncEngine = create_async_engine(url, **options)
        # SQLite knows one writer at a time: waiting here is cheaper than its own waiting.
        self._writing = asyncio.Lock() if self.is_sqlite else None
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _tune_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for a few questions."""
        with _translated():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: what is done in it is durable once it is left, or was never done."""
        with _translated():
            async with self._writing or nullcontext(), self.engine.begin() as connection:
                yield connection

    async def wall(self, connection: AsyncConnection) -> float:
        """Seconds since 1970 by the one clock that all processes share."""
        if self.is_sqlite:
            return time.time()
        found = await connection.scalar(text("select extract(epoch from clock_timestamp())"))
        return float(found)

    async def migrate(self) -> None:
        """Bring the schema to the version of this program; refuses one that is newer."""
        with _translated():
            async with self.engine.begin() as connection:
                await connection.run_sync(_upgrade)

    async def answers(self) -> bool:
        """Whether it is there."""
        try:
            async with self.reading() as connection:
                await connection.execute(text("select 1"))
        except DatabaseError:
            return False
        return True

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()


class _translated:  # noqa: N801 - used like a function
    """Turns what a driver raises into this module's errors."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, IntegrityError):
            raise Conflict(str(error.orig)) from error
        if isinstance(error, DBAPIError):
            raise DatabaseError(_sentence(error.orig)) from error
        if isinstance(error, SQLAlchemyError | OSError | TimeoutError):
            raise DatabaseError(_sentence(error)) from error


def _sentence(error: BaseException | None) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]


def _tune_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own type
    cursor = connection.cursor()
    # Readers do not wait for writers, and a commit is on the disk when it returns.
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma foreign_keys=on")
    cursor.close()


def _upgrade(connection: Any) -> None:  # noqa: ANN401
    """Run what migrations are missing. Alembic is loaded only if there are any."""
    from hexad.server.store.migrations import NEWEST, known_versions  # noqa: PLC0415

    current = _version(connection)
    if current == NEWEST:
        return
    if current is not None and current not in known_versions():
        raise DatabaseError(
            f"the database has schema {current}, which is newer than this program's {NEWEST}: "
            "expected a newer hexad, or a copy of the database from before"
        )
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Any) -> str | None:  # noqa: ANN401
    from sqlalchemy import inspect  # noqa: PLC0415

    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("select version_num from alembic_version"))
    return found
