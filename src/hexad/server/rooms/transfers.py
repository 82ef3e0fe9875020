"""Hands the games of guests over to the accounts that they opened.

The transfer is stored together with the account. A transfer that a crash interrupts is resumed, by any process.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from hexad.server.background import BackgroundTasks
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.rooms.shares import Shares
    from hexad.server.store.transfers import Transfer, TransferStore

__all__ = ["Transfers"]

ROUND_SECONDS = 5.0
# How long the process that opened the account has for the transfer before other processes help.
HEAD_START_SECONDS = 10.0
# A request of the guest that began before the account was opened may still create or join a game.
OPEN_SECONDS = 60.0
# How long opening an account waits for its games. They all follow.
MAX_WAIT_SECONDS = 5.0

log = logging.getLogger(__name__)


class Transfers:
    """Transfers games one by one. A game that cannot be transferred does not keep the others from it."""

    def __init__(self, rooms: Rooms, store: TransferStore, tasks: BackgroundTasks, shares: Shares) -> None:
        self._rooms = rooms
        self._store = store
        self._tasks = tasks
        self._shares = shares

    async def finish(self, transfer: Transfer) -> None:
        """Transfer the games of a guest, and wait for it, but not for long."""
        task = self._tasks.job("transfer", self._try_to_transfer(transfer))
        await asyncio.wait([task], timeout=MAX_WAIT_SECONDS)

    async def run(self) -> None:
        """Resume the transfers of this process's share that were interrupted."""
        min_age = 0.0
        while True:
            try:
                await self._shares.refresh()
                for transfer in await self._store.all():
                    if not self._shares.is_mine(transfer.guest):
                        continue
                    age = time.time() - transfer.created
                    if age >= min_age:
                        await self._transfer(transfer)
                    if age >= OPEN_SECONDS:
                        await self._store.remove(transfer.guest)
                min_age = HEAD_START_SECONDS
            except DatabaseError as error:
                log.debug("transfers could not be resumed: %s", error)  # the next round tries again
            await asyncio.sleep(ROUND_SECONDS)

    async def _try_to_transfer(self, transfer: Transfer) -> None:
        try:
            await self._transfer(transfer)
        except DatabaseError as error:
            log.warning("a transfer of games is interrupted, and resumed later: %s", error)

    async def _transfer(self, transfer: Transfer) -> None:
        for name in await self._store.games_of(transfer.guest):
            try:
                await self._rooms.transfer(name, transfer.guest, transfer.player, transfer.name)
            except RefusalError as refusal:
                log.warning("game %s is not transferred yet: %s", name, refusal.text, extra={"game": name})
            except Exception:
                log.exception("a game cannot be transferred", extra={"game": name})
