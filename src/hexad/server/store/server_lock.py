"""The lock by which servers share a PostgreSQL database, or by which one server has it alone.

Servers with a bus share the lock. A server without a bus does not hear of the events that others commit, so it takes
the lock for itself. The lock belongs to a connection: PostgreSQL gives it back when the process dies.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from hexad.server.store.errors import DatabaseError, DatabaseInUseError, translate_errors

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.ext.asyncio import AsyncConnection

__all__ = ["ServerLock"]

# The key of the advisory lock: an arbitrary constant.
_KEY = 6_161_616_162
CHECK_SECONDS = 1.0
# How often a lock that was lost with its connection is asked for.
RETRY_SECONDS = 0.1
# A server that was killed a moment ago may still have the lock.
MAX_WAIT_SECONDS = 3.0
_TIMEOUT = 5.0
# PostgreSQL notices within half a minute that the machine of a server is gone.
_KEEP_ALIVE = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}

log = logging.getLogger(__name__)


class ServerLock:
    """The lock of one process, on a connection of its own."""

    def __init__(self, url: str, *, is_shared: bool) -> None:
        arguments = {"timeout": _TIMEOUT, "command_timeout": _TIMEOUT, "server_settings": _KEEP_ALIVE}
        self._url = url
        self._engine = create_async_engine(
            url, connect_args=arguments, poolclass=NullPool, isolation_level="AUTOCOMMIT"
        )
        self._take = text(f"select pg_try_advisory_lock{'_shared' if is_shared else ''}({_KEY})")
        self._connection: AsyncConnection | None = None
        self._checking = asyncio.Lock()

    async def take(self) -> None:
        """Take the lock; raises DatabaseInUseError if another server has it, DatabaseError if the database fails."""
        end = time.monotonic() + MAX_WAIT_SECONDS
        while not await self._try_to_take():
            if time.monotonic() > end:
                raise DatabaseInUseError("wrong-serve-in-use")
            await asyncio.sleep(0.1)

    async def run(self, on_lost: Callable[[], None]) -> None:
        """Keep the lock. After an outage it is taken again; `on_lost` is called if another server was faster."""
        while True:
            await asyncio.sleep(RETRY_SECONDS if self._connection is None else CHECK_SECONDS)
            try:
                await self._check()
            except DatabaseInUseError:
                log.critical("another server has taken the database: this one stops")
                on_lost()
            except DatabaseError as error:
                log.debug("the lock cannot be checked: %s", error)  # the arena clock has logged the outage

    async def is_held(self) -> bool:
        """Ask the database whether this process still has the lock, and take it again after an outage."""
        try:
            await self._check()
        except DatabaseError:
            return False
        return True

    async def close(self) -> None:
        """Give the lock back."""
        await self._disconnect()
        await self._engine.dispose()

    async def _check(self) -> None:
        async with self._checking:
            if self._connection is None:
                await self.take()
                return
            try:
                with translate_errors(self._url):
                    await self._connection.execute(text("select 1"))
            except DatabaseError:
                await self._disconnect()
                raise

    async def _try_to_take(self) -> bool:
        with translate_errors(self._url):
            self._connection = await self._engine.connect()
            try:
                if (await self._connection.execute(self._take)).scalar():
                    return True
            except BaseException:
                await self._disconnect()
                raise
        await self._disconnect()
        return False

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it is broken, which does not matter any more
                await connection.close()
