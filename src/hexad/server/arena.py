"""All parts of a server process, put together, started and stopped in the right order."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from hexad.server.bus import Bus, NoBus
from hexad.server.committer import Committer
from hexad.server.engines import EnginePool
from hexad.server.hall import Hall
from hexad.server.identity import Signer, read_secret
from hexad.server.keeper import Keeper
from hexad.server.metrics import Metrics
from hexad.server.names import new_name
from hexad.server.opponents import Opponents
from hexad.server.store import Database, DatabaseError, Store
from hexad.server.uptime import Uptime

if TYPE_CHECKING:
    from hexad.server.settings import Settings
    from hexad.server.socket import Connection

__all__ = ["Arena"]

# How often the distance of clients is taken, in seconds.
MEASURE = 5.0


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
        self.bus: Bus = _bus(settings.bus)
        self.uptime = Uptime(self.store, self.process, shared=not self.database.is_sqlite)
        self.committer = Committer(self.store, self.metrics)
        self.hall = Hall(self.store, self.committer, self.uptime, self.bus, self.metrics, self.process)
        self.engines = EnginePool(settings.engines)
        self.opponents = Opponents(self.hall, self.engines)
        self.keeper = Keeper(self.hall, self.store, self.uptime, self.opponents, self.bus)
        self.metrics.rooms.set_function(lambda: len(self.hall.rooms))
        self.connections: set[Connection] = set()
        self.metrics.sockets.set_function(lambda: len(self.connections))
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Bring the schema up to date and go on where the last process stopped."""
        await self.database.migrate()
        await self.uptime.begin()
        self._tasks = [
            asyncio.create_task(self.uptime.run(self.keeper.is_needed, self.keeper.after_outage)),
            asyncio.create_task(self.keeper.run()),
            asyncio.create_task(self.bus.run(self.hall.heard, self.hall.catch_up)),
            asyncio.create_task(self._measure()),
        ]

    async def _measure(self) -> None:
        while True:
            for connection in tuple(self.connections):
                connection.measure()
            await asyncio.sleep(MEASURE)

    async def stop(self) -> None:
        """End in good order: what was acknowledged is written, and the time stops now."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.opponents.close()
        await self.engines.close()
        await self.committer.close()
        with suppress(DatabaseError):
            await self.uptime.end()
        await self.database.close()


def _bus(url: str) -> Bus:  # noqa: ARG001
    return NoBus()
