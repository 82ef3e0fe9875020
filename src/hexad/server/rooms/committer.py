"""Group commit: events of many games that arrive at the same time share one transaction, and one wait for the disk."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from hexad.server.errors import UnavailableError
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.server.metrics import Metrics
    from hexad.server.store import AppendResult, Entry, Store

__all__ = ["Committer"]

MAX_BATCH = 500
"""The largest number of groups in one transaction."""


class Committer:
    """Writes one transaction at a time. Groups that arrive meanwhile form the next one."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._waiting: list[tuple[Sequence[Entry], asyncio.Future[AppendResult]]] = []
        self._writer: asyncio.Task[None] | None = None
        # asyncio.get_running_loop() makes a system call, and this is called for every move.
        self._loop: asyncio.AbstractEventLoop | None = None

    def append(self, group: Sequence[Entry]) -> asyncio.Future[AppendResult]:
        """Write a group of entries in one transaction.

        The future raises UnavailableError if the database failed: then the group may or may not have been written.
        """
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        future: asyncio.Future[AppendResult] = self._loop.create_future()
        self._waiting.append((group, future))
        if self._writer is None:
            self._writer = self._loop.create_task(self._write())
        return future

    async def close(self) -> None:
        """Wait for the transaction that is being written."""
        if self._writer is not None:
            with suppress(asyncio.CancelledError):
                await self._writer

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                await self._commit(batch)
        finally:
            self._writer = None

    async def _commit(self, batch: list[tuple[Sequence[Entry], asyncio.Future[AppendResult]]]) -> None:
        try:
            with self._metrics.commit.time():
                landed = await self._store.append([group for group, _ in batch])
        except DatabaseError as error:
            self._metrics.failures.inc()
            for _, future in batch:
                if not future.done():
                    future.set_exception(UnavailableError(str(error)))
            return
        except BaseException as error:
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            raise
        self._metrics.batch.observe(len(batch))
        for (_, future), result in zip(batch, landed, strict=True):
            if not future.done():
                future.set_result(result)
