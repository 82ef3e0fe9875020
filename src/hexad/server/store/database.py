"""The connection to the database, and its schema's version."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

T = TypeVar("T")

__all__ = ["Conflict", "Database", "DatabaseError"]

MIGRATIONS = Path(__file__).parent / "migrations"
_TIMEOUT = 5.0
# A driver may wait for ever for a connection that broke at the wrong moment: whoever holds a room must not.
_LONGEST = 12.0
# Any number, as long as it is always the same.
_LOCK = 6_161_616_161

log = logging.getLogger(__name__)


class DatabaseError(Exception):
    """The database is away, full or read-only, or does not fit; the text says which."""


class Conflict(Exception):  # noqa: N818 - somebody was faster
    """Somebody else wrote that first."""


class Database:
    """A database by its URL, such as `sqlite:///path` or `postgresql+asyncpg://…`.

    Whatever is asked of it is a function of a connection, which is run in one go, and as one transaction.
    """

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self._home: _Sqlite | _Postgres = _Sqlite(url) if self.is_sqlite else _Postgres(url)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask something."""
        with _translated():
            return await self._home.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something: it is durable when this returns, or was never done."""
        with _translated():
            return await self._home.write(work)

    async def beat(self, work: Callable[[Connection], T]) -> T:
        """Give a sign of life, which waits for nobody where that can be had."""
        with _translated():
            return await self._home.beat(work)

    def write_from_thread(self, work: Callable[[Connection], T]) -> T:
        """Change something in SQLite from a thread that does not belong to the event loop."""
        assert isinstance(self._home, _Sqlite)
        with _translated():
            return self._home.write_from_thread(work)

    async def migrate(self) -> None:
        """Bring the schema to the version of this program; refuses one that is newer."""
        # All or nothing; and of several processes that start at once, one migrates and the others wait for it.
        first = text("begin immediate" if self.is_sqlite else f"select pg_advisory_xact_lock({_LOCK})")

        def work(connection: Connection) -> None:
            connection.execute(first)
            _upgrade(connection)

        await self.write(work)

    async def answers(self) -> bool:
        """Whether it is there."""
        try:
            await self.read(lambda connection: connection.execute(text("select 1")))
        except DatabaseError:
            return False
        return True

    async def close(self) -> None:
        """Let go of all connections."""
        await self._home.close()


class _Sqlite:
    """A file. Work is done on threads, all of it in one go: step by step through the event loop, each step would wait
    for its turn among everything else that goes on there, and the next transaction for all of them."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, connect_args={"timeout": _TIMEOUT})
        event.listen(self._engine, "connect", _tune_sqlite)
        # SQLite knows one writer at a time: waiting in line is cheaper than its own waiting.
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="hexad-writer")
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="hexad-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    beat = write

    def write_from_thread(self, work: Callable[[Connection], T]) -> T:
        return self._writer.submit(self._write, work).result()

    async def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


class _Postgres:
    """A server, over the network."""

    def __init__(self, url: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - SQLite does without

        arguments = {"timeout": _TIMEOUT, "command_timeout": _TIMEOUT}
        self._engine = create_async_engine(
            url, connect_args=arguments, pool_size=8, max_overflow=4, pool_timeout=_TIMEOUT
        )
        # One connection is kept for signs of life.
        self._pulse = create_async_engine(
            url, connect_args=arguments, pool_size=1, max_overflow=0, isolation_level="AUTOCOMMIT"
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with asyncio.timeout(_LONGEST), self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with asyncio.timeout(_LONGEST), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def beat(self, work: Callable[[Connection], T]) -> T:
        async with asyncio.timeout(_LONGEST), self._pulse.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
        await self._pulse.dispose()


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
    line = (str(error).splitlines() or [""])[0]
    kind = type(error).__name__
    return line if kind == "Error" else f"{kind}: {line}"


def _tune_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own type
    cursor = connection.cursor()
    # Readers do not wait for writers, and a commit is on the disk when it returns.
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma foreign_keys=on")
    cursor.close()


def _upgrade(connection: Any) -> None:  # noqa: ANN401
    """Run what migrations are missing. Alembic is loaded only if there are any."""
    known = sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    newest, current = known[-1], _version(connection)
    if current == newest:
        return
    if current is None:
        _make_all(connection, newest)
        return
    if current not in known:
        raise DatabaseError(
            f"the database has schema {current}, which is newer than this program's {newest}: "
            "expected a newer hexad, or a copy of the database from before"
        )
    log.info("migrating from schema %s to %s", current, newest)
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _make_all(connection: Any, version: str) -> None:  # noqa: ANN401
    """Make today's tables where there are none: that is what all migrations lead to, and it does without Alembic."""
    from sqlalchemy import inspect  # noqa: PLC0415

    from hexad.server.store.schema import metadata  # noqa: PLC0415

    found = sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))
    if found:
        raise DatabaseError(f"the database has a table {found[0]} that is not hexad's: expected an empty database")
    log.info("making the tables of schema %s", version)
    metadata.create_all(connection)
    connection.execute(text("create table alembic_version (version_num varchar(32) not null primary key)"))
    connection.execute(text("insert into alembic_version values (:version)"), {"version": version})


def _version(connection: Any) -> str | None:  # noqa: ANN401
    from sqlalchemy import inspect  # noqa: PLC0415

    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("select version_num from alembic_version"))
    return found
