"""All parts of a server process, put together, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from hexad.server.edge.rate_limits import LoginAttempts
from hexad.server.engines.analysis_pool import AnalysisPool
from hexad.server.engines.opponents import Opponents
from hexad.server.engines.pool import EnginePool
from hexad.server.engines.reviews import ReviewQueue
from hexad.server.http.png_worker import PngWorker
from hexad.server.ids import new_id
from hexad.server.metrics import Metrics
from hexad.server.people.identity import Signer, read_secret
from hexad.server.people.passwords import Passwords
from hexad.server.rooms.arena_clock import ArenaClock
from hexad.server.rooms.bus import Bus, NoBus
from hexad.server.rooms.committer import Committer
from hexad.server.rooms.housekeeping import Housekeeping
from hexad.server.rooms.live_games import LiveGames
from hexad.server.rooms.lobby import Lobby
from hexad.server.rooms.notifications import Notifications
from hexad.server.rooms.rooms import Rooms
from hexad.server.store import Accounts, Database, DatabaseError, Store
from hexad.server.store.search import Search

if TYPE_CHECKING:
    from hexad.server.http.streams import Reader
    from hexad.server.settings import Settings
    from hexad.server.ws.connection import Connection

__all__ = ["Services"]

# How often the distance of clients is taken, in seconds.
MEASURE = 5.0
_SLICES = 50

log = logging.getLogger(__name__)


class Services:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True)
        self.settings = settings
        self.process = new_id()
        self.metrics = Metrics()
        self.signer = Signer(read_secret(settings.data))
        self.database = Database(settings.database_url)
        self.store = Store(self.database)
        self.search = Search(self.database)
        self.accounts = Accounts(self.database)
        self.passwords = Passwords()
        self.attempts = LoginAttempts(settings.limits)
        self.bus: Bus = _bus(settings.bus, self.process)
        self.arena_clock = ArenaClock(self.store, self.process, shared=not self.database.is_sqlite)
        self.committer = Committer(self.store, self.metrics)
        self.rooms = Rooms(self.store, self.committer, self.arena_clock, self.bus, self.metrics, self.process)
        self.engines = EnginePool(settings.engines)
        self.opponents = Opponents(self.rooms, self.engines)
        self.housekeeping = Housekeeping(self.rooms, self.store, self.arena_clock, self.opponents, self.bus)
        self.lobby = Lobby(self.rooms, self.search, self.bus)
        self.playing = LiveGames(self.search)
        self.notifications = Notifications(self.rooms, self.search, self.bus)
        self.png_worker = PngWorker()
        limits = settings.limits
        self.analysts = AnalysisPool(settings.analysts, seconds=limits.analysis_seconds, slice_=limits.analysis_slice)
        self.review_queue = ReviewQueue()
        self.connections: set[Connection] = set()
        self.readers: set[Reader] = set()
        self.metrics.look_at(self)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Bring the schema up to date and go on where the last process stopped."""
        await self.database.migrate()
        await self.arena_clock.begin()
        self._tasks = [
            asyncio.create_task(self.arena_clock.run(self.housekeeping.is_needed, self.housekeeping.after_outage)),
            asyncio.create_task(self.housekeeping.run()),
            asyncio.create_task(self.housekeeping.follow()),
            asyncio.create_task(self.bus.run(self.rooms.heard, self.housekeeping.catch_up)),
            asyncio.create_task(self.metrics.run()),
            asyncio.create_task(self.lobby.run()),
            asyncio.create_task(self.notifications.run()),
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
        await self.review_queue.close()
        await self.committer.close()
        with suppress(DatabaseError):
            await self.arena_clock.end()
        await self.bus.close()
        await self.database.close()
        log.info("the server has stopped", extra={"worker": self.process})


def _bus(url: str, process: str) -> Bus:
    if not url:
        return NoBus()
    from hexad.server.rooms.redis_bus import RedisBus  # noqa: PLC0415 - a single process does without

    return RedisBus(url, process)


def _complain(task: asyncio.Task[None]) -> None:
    """A task that should run for ever has ended."""
    if not task.cancelled() and task.exception() is not None:
        log.critical("a part of the server has failed: expected it started again", exc_info=task.exception())
