"""PostgreSQL: shared by several processes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

T = TypeVar("T")

__all__ = ["PostgresBackend"]

_TIMEOUT = 5.0
# The driver can wait forever for a connection that broke at the wrong moment. Its caller may hold the lock of a room.
_MAX_SECONDS = 12.0
_MAX_LONG_SECONDS = 3_600.0
# PostgreSQL ends one of the transactions that wait for each other. It has changed nothing and is run again.
_DEADLOCK = "40P01"
_MAX_TRIES = 5


class PostgresBackend:
    """Runs transactions over a pool of connections."""

    def __init__(self, url: str) -> None:
        arguments = {"timeout": _TIMEOUT, "command_timeout": _TIMEOUT}
        # The connection that was used last is used next: each keeps its prepared statements, and those of rare requests
        # need not be in all of them.
        self._engine = create_async_engine(
            url, connect_args=arguments, pool_size=8, max_overflow=4, pool_timeout=_TIMEOUT, pool_use_lifo=True
        )
        self._heartbeat_engine = create_async_engine(
            url, connect_args=arguments, pool_size=1, max_overflow=0, isolation_level="AUTOCOMMIT"
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query."""
        async with asyncio.timeout(_MAX_SECONDS), self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T], *, is_long: bool = False) -> T:
        """Run a transaction. Each statement of a long one has the usual time, the whole has an hour.

        `work` may be called again after a deadlock, unless it is long.
        """
        if is_long:
            async with asyncio.timeout(_MAX_LONG_SECONDS):
                return await self._try_to_write(work)
        async with asyncio.timeout(_MAX_SECONDS):
            for _ in range(_MAX_TRIES - 1):
                try:
                    return await self._try_to_write(work)
                except DBAPIError as error:
                    if getattr(error.orig, "sqlstate", None) != _DEADLOCK:
                        raise
            return await self._try_to_write(work)

    async def _try_to_write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def heartbeat(self, work: Callable[[Connection], T]) -> T:
        """Run one statement on the connection that is reserved for heartbeats."""
        async with asyncio.timeout(_MAX_SECONDS), self._heartbeat_engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
        await self._heartbeat_engine.dispose()
