"""Removes the names of players who deleted their account from their games, and replaces those that were hidden.

The deletion is stored together with the end of the account. A deletion that a crash interrupts is resumed, by any
process. Opponents keep their games: those that have not ended are called off, or resigned after the second move.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.game.acts import Abort, Resign
from hexad.server.store import DatabaseError

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from hexad.server.background import BackgroundTasks
    from hexad.server.rooms.rooms import Rooms
    from hexad.server.rooms.shares import Shares
    from hexad.server.store.deletions import Deletion, DeletionStore

__all__ = ["Deletions"]

ROUND_SECONDS = 5.0
# How long the process that deleted the account has before other processes help.
HEAD_START_SECONDS = 10.0
# A request of the player that began before the deletion may still create or join a game.
OPEN_SECONDS = 60.0
# How long the request waits. All games follow.
MAX_WAIT_SECONDS = 5.0

log = logging.getLogger(__name__)


class Deletions:
    """Removes names game by game. A game that cannot be changed does not keep the others from it."""

    def __init__(self, rooms: Rooms, store: DeletionStore, tasks: BackgroundTasks, shares: Shares) -> None:
        self._rooms = rooms
        self._store = store
        self._tasks = tasks
        self._shares = shares

    async def finish(self, deletion: Deletion) -> None:
        """Remove the name of a player, and wait for it, but not for long."""
        task = self._tasks.job("deletion", self._try_to_anonymise(deletion))
        await asyncio.wait([task], timeout=MAX_WAIT_SECONDS)

    async def replace_hidden(self) -> None:
        """Replace the names that an administrator has just hidden, those of this process's share."""
        await self._shares.refresh()
        for deletion in await self._store.all():
            if deletion.name and self._shares.is_mine(deletion.player):
                await self._anonymise(deletion)

    async def run(self) -> None:
        """Resume the deletions of this process's share that were interrupted."""
        min_age = 0.0
        while True:
            try:
                await self._shares.refresh()
                for deletion in await self._store.all():
                    if not self._shares.is_mine(deletion.player):
                        continue
                    age = time.time() - deletion.created
                    if age >= min_age:
                        await self._anonymise(deletion)
                    if age >= OPEN_SECONDS:
                        await self._store.remove(deletion)
                min_age = HEAD_START_SECONDS
            except DatabaseError as error:
                log.debug("deletions could not be resumed: %s", error)  # the next round tries again
            await asyncio.sleep(ROUND_SECONDS)

    async def _try_to_anonymise(self, deletion: Deletion) -> None:
        try:
            await self._anonymise(deletion)
        except DatabaseError as error:
            log.warning("a deletion is interrupted, and resumed later: %s", error)

    async def _anonymise(self, deletion: Deletion) -> None:
        player = deletion.player
        # A player whose name was hidden plays on.
        for name in [] if deletion.name else await self._store.unfinished_games(player):
            await self._try(name, self._end(name, player))
        for name, is_readable in (await self._store.named_games(deletion)).items():
            if is_readable:
                await self._try(name, self._rooms.anonymise(name, player, deletion.name))
            else:
                await self._try(name, self._store.anonymise_damaged(name, deletion))

    async def _end(self, name: str, player: str) -> None:
        """Call a game off, or resign it. The creator of an open game may have no seat: then it expires."""
        try:
            await self._rooms.act(name, player, Abort())
        except UnavailableError:
            raise
        except RefusalError as refusal:
            if refusal.code in ("too-late", "not-in-tournament"):
                await self._rooms.act(name, player, Resign())

    async def _try(self, name: str, work: Awaitable[None]) -> None:
        try:
            await work
        except RefusalError as refusal:
            log.warning("a deletion is not complete for game %s: %s", name, refusal.text, extra={"game": name})
        except DatabaseError:
            raise
        except Exception:
            log.exception("a deletion failed for a game", extra={"game": name})
