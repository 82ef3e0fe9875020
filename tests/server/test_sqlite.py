"""SQLite's connections while a file of the database is missing, and when it is back."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from hexad.server.store.errors import FilesReplacedError
from hexad.server.store.sqlite import SqliteBackend

if TYPE_CHECKING:
    from sqlalchemy import Connection

READERS = 4


@pytest.mark.parametrize("file", ["data.db", "data.db-wal"])
def test_connections_work_when_a_file_is_back(tmp_path, file):
    """Some connections are open when the file is moved away, others are opened meanwhile."""

    async def count(backend: SqliteBackend, together: threading.Barrier) -> int:
        def work(connection: Connection) -> int:
            together.wait(60)  # so that each reader has a connection of its own
            return int(connection.execute(text("select count(*) from numbers")).scalar_one())

        return await backend.read(work)

    async def story() -> None:
        backend = SqliteBackend(f"sqlite:///{tmp_path / 'data.db'}")
        await backend.write(lambda connection: connection.execute(text("create table numbers (number)")))
        await count(backend, threading.Barrier(1))
        path, away = tmp_path / file, tmp_path / "elsewhere"
        path.rename(away)
        for _ in range(3):
            barrier = threading.Barrier(READERS)

            async def attempt(together: threading.Barrier) -> None:
                with suppress(OperationalError, FilesReplacedError, threading.BrokenBarrierError):
                    async with asyncio.timeout(60):
                        await count(backend, together)

            waiting = [asyncio.create_task(attempt(barrier)) for _ in range(READERS)]
            await asyncio.sleep(0.1)
            barrier.abort()
            await asyncio.gather(*waiting)
        assert not path.exists(), "SQLite has created another file"
        away.rename(path)
        await backend.write(lambda connection: connection.execute(text("insert into numbers values (1)")))
        barrier = threading.Barrier(READERS)
        assert await asyncio.gather(*[count(backend, barrier) for _ in range(READERS)]) == [1] * READERS
        await backend.close()

    asyncio.run(story())
