"""SQLite: one file, used by one process."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import create_engine, event

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
        event.listen(self._engine, "connect", _configure)
        # SQLite has one writer at a time: queueing here is cheaper than SQLite's polling for the lock.
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="hexad-writer")
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="hexad-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query on a reader's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction on the writer's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def heartbeat(self, work: Callable[[Connection], T]) -> T:
        """The same as `write`: there is only one writer."""
        return await self.write(work)

    def write_from_thread(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction on the writer's thread, and wait for it in the calling thread."""
        return self._writer.submit(self._write, work).result()

    async def close(self) -> None:
        """Finish what was begun, and close all connections."""
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


def _configure(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    # With WAL, readers do not wait for writers. With synchronous=full, a commit is on disk when it returns.
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma foreign_keys=on")
    cursor.close()
