"""All parts of a server process, put together, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from hexad.server.analysts import Analysts
from hexad.server.bus import Bus, NoBus
from hexad.server.committer import Committer
from hexad.server.engines import EnginePool
from hexad.server.hall import Hall
from hexad.server.herald import Herald
from hexad.server.identity import Signer, read_secret
from hexad.server.keeper import Keeper
from hexad.server.limits import Attempts
from hexad.server.lobby import Lobby
from hexad.server.metrics import Metrics
from hexad.server.names import new_name
from hexad.server.opponents import Opponents
from hexad.server.painter import Painter
from hexad.server.passwords import Passwords
from hexad.server.playing import Playing
from hexad.server.reviewer import Reviewer
from hexad.server.store import Accounts, Database, DatabaseError, Store
from hexad.server.store.search import Search
from hexad.server.uptime import Uptime

if TYPE_CHECKING:
    from hexad.server.api.streams import Reader
    from hexad.server.settings import Settings
    from hexad.server.socket import Connection

__all__ = ["Arena"]

# How often the distance of clients is taken, in seconds.
MEASURE = 5.0
_SLICES = 50

log = logging.getLogger(__name__)


class Arena:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True)
        self.settings = settings
        self.process = new_name()
        self.metrics = Metrics()
        self.signer = Signer(read_secret(settings.data))
        self.database = Database(settings.database_url)
        self.store = Store(self.database)
        self.search = Search(self.database)
        self.accounts = Accounts(self.database)
        self.passwords = Passwords()
        self.attempts = Attempts(settings.limits)
        self.bus: Bus = _bus(settings.bus, self.process)
        self.uptime = Uptime(self.store, self.process, shared=not self.database.is_sqlite)
        self.committer = Committer(self.store, self.metrics)
        self.hall = Hall(self.store, self.committer, self.uptime, self.bus, self.metrics, self.process)
        self.engines = EnginePool(settings.engines)
        self.opponents = Opponents(self.hall, self.engines)
        self.keeper = Keeper(self.hall, self.store, self.uptime, self.opponents, self.bus)
        self.lobby = Lobby(self.hall, self.search, self.bus)
        self.playing = Playing(self.search)
        self.herald = Herald(self.hall, self.search, self.bus)
        self.painter = Painter()
        limits = settings.limits
        self.analysts = Analysts(settings.analysts, seconds=limits.analysis_seconds, slice_=limits.analysis_slice)
        self.reviewer = Reviewer()
        self.connections: set[Connection] = set()
        self.readers: set[Reader] = set()
        self.metrics.look_at(self)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Bring the schema up to date and go on where the last process stopped."""
        await self.database.migrate()
        await self.uptime.begin()
        self._tasks = [
            asyncio.create_task(self.uptime.run(self.keeper.is_needed, self.keeper.after_outage)),
            asyncio.create_task(self.keeper.run()),
            asyncio.create_task(self.keeper.follow()),
            asyncio.create_task(self.bus.run(self.hall.heard, self.keeper.catch_up)),
            asyncio.create_task(self.metrics.run()),
            asyncio.create_task(self.lobby.run()),
            asyncio.create_task(self.herald.run()),
            asyncio.create_task(self._measure()),
        ]
        for task in self._tasks:
            task.add_done_callback(_complain)
        log.info("the server has started", extra={"worker": self.process})

    async def _measure(self) -> None:
        while True:
            # Not all at once: a thousand pings in a row would make everybody else wait.
            connections = tuple(self.connections)
            for start in range(_SLICES):
                for connection in connections[start::_SLICES]:
                    connection.measure()
                await asyncio.sleep(MEASURE / _SLICES)

    def hang_up(self) -> None:
        """End the streams, which would not end by themselves."""
        for reader in tuple(self.readers):
            reader.hang_up()

    async def stop(self) -> None:
        """End in good order: what was acknowledged is written, and the time stops now."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.opponents.close()
        await self.engines.close()
        await self.analysts.close()
        await self.reviewer.close()
        await self.committer.close()
        with suppress(DatabaseError):
            await self.uptime.end()
        await self.bus.close()
        await self.database.close()
        log.info("the server has stopped", extra={"worker": self.process})


def _bus(url: str, process: str) -> Bus:
    if not url:
        return NoBus()
    from hexad.server.redis_bus import RedisBus  # noqa: PLC0415 - a single process does without

    return RedisBus(url, process)


def _complain(task: asyncio.Task[None]) -> None:
    """A task that should run for ever has ended."""
    if not task.cancelled() and task.exception() is not None:
        log.critical("a part of the server has failed: expected it started again", exc_info=task.exception())
