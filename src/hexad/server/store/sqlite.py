"""SQLite: one file, used by one process."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from hexad.server.store.file_guard import FileGuard

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection
    from sqlalchemy.engine.interfaces import DBAPIConnection

T = TypeVar("T")

__all__ = ["SqliteBackend"]

_TIMEOUT = 5.0


class SqliteBackend:
    """Runs each transaction as a whole on a thread.

    An asynchronous driver would return to the event loop after each statement, and the transaction, with all that wait
    for it, would wait for its turn there each time.
    """

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, connect_args={"timeout": _TIMEOUT})
        self._guard = FileGuard(Path(make_url(url).database or ""))
        self._has_written = False
        event.listen(self._engine, "do_connect", self._before_connecting)
        event.listen(self._engine, "connect", _configure)
        # SQLite has one writer at a time: queueing here is cheaper than SQLite's polling for the lock.
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="hexad-writer")
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="hexad-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query on a reader's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T], *, is_long: bool = False) -> T:
        """Run a transaction on the writer's thread. It may take long."""
        del is_long
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def heartbeat(self, work: Callable[[Connection], T]) -> T:
        """The same as `write`: there is only one writer."""
        return await self.write(work)

    async def close(self) -> None:
        """Finish what was begun, and close all connections."""
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except OperationalError as error:
            self._check_connections(error)
            raise

    def _write(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.begin() as connection:
                result = work(connection)
        except IntegrityError:
            raise
        except DBAPIError as error:
            self._check_connections(error)
            raise
        # Before the commit is acknowledged: a restart would lose what was written to a file that has no name any more.
        self._guard.check()
        self._has_written = True
        return result

    def _before_connecting(self, *_: object) -> None:
        """Do not let SQLite create a file in the place of one that was moved away.

        A connection to another write-ahead log would stay broken after the right one is back.
        """
        if self._has_written:
            self._guard.check()

    def _check_connections(self, error: DBAPIError) -> None:
        """Close all connections after an error: one that was opened on a read-only disk cannot write later, either."""
        if self._has_written:
            self._guard.check()
        if "full" in str(error.orig):
            return  # they can write again as soon as there is space
        self._guard.forget_companions()
        self._engine.dispose()


def _configure(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    # With WAL, readers do not wait for writers. With synchronous=full, a commit is on disk when it returns.
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma foreign_keys=on")
    cursor.close()
