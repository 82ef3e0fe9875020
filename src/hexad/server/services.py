"""All parts of a server process, put together, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from typing import TYPE_CHECKING

from hexad.server.background import BackgroundTasks, stop_step
from hexad.server.edge.counters import Counters
from hexad.server.edge.login_attempts import LoginAttempts
from hexad.server.edge.mail_limits import MailLimits
from hexad.server.edge.message_limits import MessageLimits
from hexad.server.edge.moderation import ModerationFollower
from hexad.server.edge.network_factors import NetworkFactors
from hexad.server.edge.open_connections import OpenConnections
from hexad.server.edge.open_sessions import OpenSessions
from hexad.server.edge.picture_cache import PictureCache
from hexad.server.edge.quotas import Quotas
from hexad.server.edge.unread_bytes import UnreadBytes
from hexad.server.engines.opponents import Opponents
from hexad.server.engines.pool import EnginePool
from hexad.server.ids import new_id
from hexad.server.mail.mails import Mails
from hexad.server.mail.settings import read_mail_settings
from hexad.server.matchmaking.matchmaking import Matchmaking
from hexad.server.metrics import Metrics
from hexad.server.people.passwords import Passwords
from hexad.server.people.signed_cookies import SignedCookies
from hexad.server.png_worker import PngWorker
from hexad.server.rooms.arena_clock import ArenaClock
from hexad.server.rooms.bus import Bus, NoBus
from hexad.server.rooms.committer import Committer
from hexad.server.rooms.correspondence import Correspondence
from hexad.server.rooms.deletions import Deletions
from hexad.server.rooms.housekeeping import Housekeeping
from hexad.server.rooms.imports import Imports
from hexad.server.rooms.live_games import LiveGames
from hexad.server.rooms.lobby import Lobby
from hexad.server.rooms.notifications import Notifications
from hexad.server.rooms.parts import Parts
from hexad.server.rooms.restart_pause import pause_after_restart
from hexad.server.rooms.room_messages import RoomMessages
from hexad.server.rooms.room_presence import RoomPresence
from hexad.server.rooms.rooms import Rooms
from hexad.server.rooms.shares import Shares
from hexad.server.rooms.transfers import Transfers
from hexad.server.secret import read_secrets
from hexad.server.store import Database, DatabaseError
from hexad.server.store.sqlite_check import MAX_BYTES_AT_START, check_content, sqlite_file
from hexad.server.store.stores import Stores
from hexad.server.tournaments.service import TournamentService

if TYPE_CHECKING:
    from hexad.server.http.streams import StreamReader
    from hexad.server.secret import Secrets
    from hexad.server.settings import Settings
    from hexad.server.ws.connection import Connection

__all__ = ["Services"]

# How often the network delay of clients is measured.
PING_SECONDS = 5.0
# Pings are spread over that time: thousands at once would delay everything else.
_PING_SLICES = 50

log = logging.getLogger(__name__)


class Services:
    """The parts of one server process. Handlers of requests receive it as `services`."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True)
        limits = settings.limits
        self.settings = settings
        self.process = new_id()
        self.tasks = BackgroundTasks()
        self.metrics = Metrics()
        self.secrets = read_secrets(settings.data)
        self.signed_cookies = SignedCookies(self.secrets)
        self.database = Database(settings.database_url)
        self.server_lock = self.database.server_lock(is_shared=bool(settings.bus))
        self.stores = Stores(self.database, self.process)
        self.passwords = Passwords()
        self.mails = Mails(read_mail_settings(settings), self.database, self.process, self.secrets.derive("reminders"))
        factors = NetworkFactors(settings.networks)
        self.quotas = Quotas(limits, factors, _counters(settings.bus), self.secrets.derive("quotas")[0])
        self.attempts = LoginAttempts(limits, self.quotas)
        self.mail_limits = MailLimits(limits, self.quotas)
        self.bus: Bus = _bus(settings.bus, self.process, self.secrets, self.metrics)
        self.open_sessions = OpenSessions(self.stores.sessions, self.bus)
        is_shared = not self.database.is_sqlite
        self.arena_clock = ArenaClock(self.stores.heartbeats, self.process, shared=is_shared)
        self.shares = Shares(self.process, self.stores.heartbeats, shared=is_shared)
        self.damage = ""
        """What is wrong with the content of the database; empty if nothing was found."""
        self.committer = Committer(self.stores.games, self.metrics)
        parts = Parts(
            self.process,
            self.stores.games,
            self.stores.quarantine,
            self.committer,
            self.arena_clock,
            self.bus,
            self.metrics,
            self.tasks,
        )
        self.rooms = Rooms(parts)
        self.imports = Imports(parts)
        self.room_presence = RoomPresence(self.rooms, parts, limits)
        self.presence = self.room_presence.presence
        self.transfers = Transfers(self.rooms, self.stores.transfers, self.tasks, self.shares)
        self.deletions = Deletions(self.rooms, self.stores.deletions, self.tasks, self.shares)
        self.correspondence = Correspondence(self.rooms, self.shares, self.tasks, self.database, self.mails.reminders)
        self.engines = EnginePool(settings.engines)
        self.opponents = Opponents(self.rooms, self.engines, self.tasks, self.quotas.key_of)
        self.housekeeping = Housekeeping(self.rooms, parts, self.shares, self.opponents.wake, limits.games_in_memory)
        self.lobby = Lobby(self.rooms, self.stores.search, self.bus)
        self.live_games = LiveGames(self.stores.search, self.rooms.loader, self.arena_clock)
        self._add_relations(parts)
        self.png_worker = PngWorker()
        self.preview_pictures = PictureCache(self.png_worker, limits.previews_per_second)
        self.open_connections = OpenConnections(
            limits, factors, self.metrics.evicted, behind_proxy=settings.trusted_hops > 0
        )
        self.unread_bytes = UnreadBytes(limits.unread_bytes)
        self.connections: set[Connection] = set()
        self.readers: set[StreamReader] = set()
        self.metrics.add_gauges(self)

    def _add_relations(self, parts: Parts) -> None:
        """Add what players have to do with each other: notices, pairing, tournaments, messages, follows, reports."""
        stores = self.stores
        self.notifications = Notifications(self.rooms, stores.search, stores.relations, self.bus, self.tasks)
        self.matchmaking = Matchmaking(self.rooms, stores.seeks, stores.relations, self.shares, self.bus)
        keys = self.secrets.derive("tournament links")
        self.tournaments = TournamentService(self.database, parts, self.rooms, self.shares, self.notifications, keys)
        self.message_limits = MessageLimits(self.settings.limits, self.quotas)
        self.room_messages = RoomMessages(self.rooms, stores.messages, self.bus, self.tasks)
        self.moderation = ModerationFollower(stores.reports, stores.sessions, self.open_sessions, self.deletions)

    async def start(self) -> None:
        """Migrate the database and start all loops. Games continue where the last process stopped."""
        if self.server_lock is not None:
            await self.server_lock.take()
            self.tasks.loop("server lock", self.server_lock.run(lambda: signal.raise_signal(signal.SIGTERM)))
        await self.database.migrate()
        await self._start_clocks()
        housekeeping, tasks = self.housekeeping, self.tasks
        tasks.loop("process time", self.arena_clock.process_time.run())
        tasks.loop("arena clock", self.arena_clock.run(housekeeping.is_clock_running, self._after_outage))
        tasks.loop("housekeeping", housekeeping.run())
        if self.bus.is_shared:
            tasks.loop("bus", self.bus.run(self.rooms.sync.committed_elsewhere, housekeeping.catch_up))
            tasks.loop("other processes", housekeeping.follow_other_processes())
        tasks.loop("correspondence", self.correspondence.run())
        tasks.loop("metrics", self.metrics.run())
        tasks.loop("lobby", self.lobby.run())
        tasks.loop("live games", self.live_games.run())
        tasks.loop("notifications", self.notifications.run())
        tasks.loop("messages", self.room_messages.run())
        tasks.loop("moderation", self.moderation.run())
        tasks.loop("presence", self.room_presence.run())
        tasks.loop("departures", self.presence.departures.run(self.stores.search))
        tasks.loop("matchmaking", self.matchmaking.run())
        for name, loop in self.tournaments.loops().items():
            tasks.loop(name, loop)
        tasks.loop("transfers", self.transfers.run())
        tasks.loop("deletions", self.deletions.run())
        if self.mails.sender is not None:
            tasks.loop("mails", self.mails.sender.run())
        tasks.loop("sessions", self.open_sessions.run())
        tasks.loop("pings", self._ping_connections())
        tasks.loop("open connections", self.open_connections.run())
        log.info("the server has started", extra={"worker": self.process})

    async def _start_clocks(self) -> None:
        """Continue the time. If no other process did so meanwhile, clocks wait for the players to come back."""
        was_down = await self.arena_clock.begin()
        timed_games = set(await self.stores.games.timed_games()) if was_down else set()
        if timed_games:
            pause = pause_after_restart(self.rooms, self.arena_clock, timed_games, self.settings.limits.restart_seconds)
            self.tasks.job("restart pause", pause)
        file = sqlite_file(self.settings.database_url)
        if file is not None and file.stat().st_size > MAX_BYTES_AT_START:
            self.tasks.job("check of the database", self._check_database())

    def _after_outage(self, frozen_seconds: float) -> None:
        """Compare with the database what is in memory: it may have lost its last commits."""
        self.housekeeping.after_outage(frozen_seconds)
        self.tournaments.rooms.distrust_all()

    async def _check_database(self) -> None:
        """Check a database that is too large to be checked before the start."""
        log.info("the database is being checked")
        try:
            await self.database.read(check_content)
        except DatabaseError as error:
            self.damage = str(error)
            log.critical("%s", error)
        else:
            log.info("the database was checked: it is in order")

    def end_streams(self) -> None:
        """End the HTTP streams, which do not end by themselves. From now on, nobody leaves by their own choice."""
        self.room_presence.hints.stop()
        for reader in tuple(self.readers):
            reader.end()

    async def stop(self) -> None:
        """Stop in order: what is being written ends, and then the arena clock stops.

        What was acknowledged is written already, so a step that takes too long is given up.
        """
        await stop_step("background tasks", self.tasks.stop())
        await stop_step("engines", self.engines.close())
        await stop_step("last commit", self.committer.close())
        await stop_step("seeks", self.matchmaking.stop())
        await stop_step("arena clock", self._end_clock())
        connections = {
            "bus": self.bus.close(),
            "quotas": self.quotas.counters.close(),
            "database": self.database.close(),
        }
        if self.server_lock is not None:
            connections["server lock"] = self.server_lock.close()
        await asyncio.gather(*(stop_step(name, step) for name, step in connections.items()))
        log.info("the server has stopped", extra={"worker": self.process})

    async def _end_clock(self) -> None:
        with suppress(DatabaseError):
            await self.arena_clock.end()

    async def _ping_connections(self) -> None:
        while True:
            connections = tuple(self.connections)
            for start in range(_PING_SLICES):
                for connection in connections[start::_PING_SLICES]:
                    connection.ping()
                await asyncio.sleep(PING_SECONDS / _PING_SLICES)


def _counters(url: str) -> Counters:
    if not url:
        return Counters()
    from hexad.server.edge.redis_counters import RedisCounters  # noqa: PLC0415 - a single process does without Redis

    return Counters(RedisCounters(url))


def _bus(url: str, process: str, secrets: Secrets, metrics: Metrics) -> Bus:
    if not url:
        return NoBus()
    from hexad.server.rooms.redis_bus import RedisBus  # noqa: PLC0415 - a single process does without Redis

    return RedisBus(url, process, secrets.derive("bus"), metrics)
