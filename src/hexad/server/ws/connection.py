"""One client of the live protocol: what it asks for, and what it is sent."""

from __future__ import annotations

import asyncio
import logging
import time
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hexad.server.edge.game_quotas import admit_rematch, note_rematch
from hexad.server.edge.open_sessions import SESSION_ENDED
from hexad.server.edge.rate_limits import ConnectionRateLimit
from hexad.server.errors import RefusalError, field_at
from hexad.server.game.acts import Rematch
from hexad.server.game.known_events import KnownEvents
from hexad.server.game.lag_quota import MAX_LAG
from hexad.server.game.messages import Done, Refused, encode, refused
from hexad.server.ws.requests import (
    ActOn,
    Away,
    Ping,
    Pong,
    Seek,
    Subscription,
    Unwatch,
    Watch,
    act_id_in,
    decode,
)
from hexad.server.ws.seeking import Seeker
from hexad.server.ws.subscriptions import Subscriptions

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from hexad.server.edge.quotas import Requester
    from hexad.server.people.identity import Identity
    from hexad.server.rooms.room import Room
    from hexad.server.services import Services
    from hexad.server.ws.requests import Request

__all__ = ["Connection", "Transport"]

log = logging.getLogger(__name__)


class Transport(NamedTuple):
    """How a connection writes to its socket."""

    accept: Callable[[], Coroutine[Any, Any, None]]
    """Accept the connection."""
    write: Callable[[bytes], None]
    """Write a text as soon as the client has read what was written before. Never waits."""
    close: Callable[[int, str], Coroutine[Any, Any, None]]
    """Close the socket with a code and a reason."""


class Connection:
    """A client. `SocketProtocol` disconnects it if it reads too slowly."""

    def __init__(self, services: Services, identity: Identity, transport: Transport, requester: Requester) -> None:
        self.player = identity.player
        self.lag = 0
        self._services = services
        self.transport = transport
        self._requester = requester
        self._limits = limits = services.settings.limits
        self._rate_limit = ConnectionRateLimit(limits.messages_per_second, limits.message_burst)
        self._watch_limit = ConnectionRateLimit(limits.watch_bytes_per_second, limits.watch_burst)
        self._views: dict[str, _View] = {}
        self._subscriptions = Subscriptions(services, self, self._watch_limit)
        self._seeker = Seeker(services, self, identity, requester)
        self._is_away = False
        self._closer: asyncio.Task[None] | None = None
        self._pinged = 0.0
        self.is_closed = False
        """Whether the client is being disconnected. What it still sends does not count."""
        services.presence.opened(self.player)

    def send(self, message: bytes) -> None:
        """Send a message as soon as the socket is ready. Never waits."""
        if not self.is_closed:
            self.transport.write(message)

    async def receive(self, data: str | bytes) -> None:
        """Carry out one message of the client. A message that cannot be understood is answered with a refusal."""
        excess = self._rate_limit.take(time.monotonic())
        if excess > 0:
            self._refuse_fast(data, excess)
            return
        if _is_longer(data, self._limits.message_bytes):
            self.send(encode(Refused("too-long", f"A message has at most {self._limits.message_bytes} bytes.")))
            return
        try:
            request = decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.send(encode(Refused("not-understood", str(error), id=act_id_in(data), field=field_at(str(error)))))
            return
        if type(request) is ActOn:
            # The next message of this client waits until this act is committed.
            await self._act(request)
        else:
            await self._carry_out(request)

    async def _carry_out(self, request: Request) -> None:
        """Carry out a request that is no act."""
        if isinstance(request, Watch):
            await self._watch(request)
        elif isinstance(request, Unwatch):
            self._unwatch(request.game)
        elif isinstance(request, Subscription):
            await self._subscriptions.change(request)
        elif isinstance(request, Seek):
            await self._seeker.change(request)
        elif isinstance(request, Away):
            self._set_away(request)
        elif isinstance(request, Ping):
            self.send(encode(Pong(request.n)))
        else:
            self._measure_lag()

    def ping(self) -> None:
        """Measure the network delay, if this client watches a game."""
        if self._views and not self.is_closed:
            self._pinged = time.monotonic()
            self.send(encode(Ping()))

    def end_session(self) -> None:
        """Disconnect the client because its session or token has ended."""
        self._close(SESSION_ENDED, "the session has ended")

    async def close(self) -> None:
        """Release everything after the client has disconnected. Its acts are still carried out."""
        self.is_closed = True
        self._services.presence.closed(self.player, is_away=self._is_away)
        self._subscriptions.end()
        for name in list(self._views):
            self._unwatch(name)
        await self._seeker.end()
        # Both refer to this connection. Without the cycle, memory is freed now and not by the garbage collector.
        del self._subscriptions, self._seeker

    def _refuse_fast(self, data: str | bytes, excess: float) -> None:
        """Refuse a message above the rate limit, and disconnect a client that goes on."""
        if excess > 1:
            self._close(1008, f"too fast: at most {self._limits.messages_per_second:g} messages a second")
        elif not _is_longer(data, self._limits.message_bytes):
            self.send(encode(Refused("too-fast", "Too many messages: wait a little.", id=act_id_in(data))))

    def _close(self, code: int, reason: str) -> None:
        if not self.is_closed:
            self.is_closed = True
            self._closer = asyncio.get_running_loop().create_task(self.transport.close(code, reason))

    async def _watch(self, request: Watch) -> None:
        if len(self._views) >= self._limits.games_watched and request.game not in self._views:
            text = f"One socket watches at most {self._limits.games_watched} games."
            self.send(encode(Refused("too-many", text, game=request.game)))
            return
        wait = self._watch_limit.wait(time.monotonic())
        if wait:
            text = "Too many long answers: watch from the last version that came, or wait a little."
            self.send(encode(Refused("too-fast", text, game=request.game, wait=ceil(wait))))
            return
        try:
            known = KnownEvents(request.after, request.at)
            async with self._services.rooms.reading(request.game, known) as room:
                view = self._views.get(request.game)
                if view is not None:
                    room.subscribers.discard(view)
                    self._services.room_messages.left(request.game, view)
                view = self._views[request.game] = _View(self, room, request)
                room.subscribers.add(view)
                now = self._services.arena_clock.now()
                message = room.events_after(known, now, self.player, detail=request.detail)
                view.send(message)
                self._services.room_presence.entered(room, view)
                self._watch_limit.take(time.monotonic(), len(message))
            if request.messages is not None and not self.is_closed:
                await self._services.room_messages.entered(room, view, request.messages)
        except RefusalError as refusal:
            self.send(encode(refused(refusal, game=request.game)))

    def _unwatch(self, game: str) -> None:
        view = self._views.pop(game, None)
        if view is not None:
            view.room.subscribers.discard(view)
            self._services.room_presence.left(view.room)
            self._services.room_messages.left(game, view)

    def _set_away(self, request: Away) -> None:
        if request.on != self._is_away:
            self._is_away = request.on
            self._services.presence.set_away(self.player, is_away=request.on)

    async def _act(self, request: ActOn) -> None:
        view = self._views.get(request.game)
        before = view.sent_version if view is not None else 0
        act = request.act
        try:
            if isinstance(act, Rematch) and act.yes:
                version = await self._rematch(request.game, act)
            else:
                known = KnownEvents(request.after, request.at)
                version = await self._services.rooms.act(request.game, self.player, act, self.lag, known)
        except RefusalError as refusal:
            self._refuse(request, refusal)
            return
        except Exception:
            log.exception("an act failed: %s", request)
            self._refuse(request, RefusalError("fault", "Something is wrong with the server."))
            return
        # A client that watches the game has received the event, unless it was committed long ago.
        if view is None or not before < version <= view.sent_version:
            self.send(encode(Done(request.game, version, request.act.id)))

    async def _rematch(self, game: str, act: Rematch) -> int:
        services = self._services
        await admit_rematch(services, self._requester, self.player, game)
        version = await services.rooms.act(game, self.player, act)
        await note_rematch(services, self._requester, game)
        return version

    def _refuse(self, request: ActOn, refusal: RefusalError) -> None:
        self._services.metrics.refusals.labels(refusal.code).inc()
        self.send(encode(refused(refusal, game=request.game, act=request.act.id)))

    def _measure_lag(self) -> None:
        if self._pinged:
            took = int(100 * (time.monotonic() - self._pinged))
            self.lag = min(took, MAX_LAG)
            self._pinged = 0.0


class _View:
    """A connection as the subscriber of one room."""

    __slots__ = ("_connection", "_write", "player", "room", "sent_version", "wants_detail", "wants_presence")

    def __init__(self, connection: Connection, room: Room, request: Watch) -> None:
        self._connection = connection
        self._write = connection.transport.write
        self.player = connection.player
        self.room = room
        self.wants_detail = request.detail
        self.wants_presence = request.presence
        self.sent_version = 0

    @property
    def lag(self) -> int:
        """The network delay of the connection."""
        return self._connection.lag

    def send(self, message: bytes) -> None:
        """Send a message about the room."""
        self.sent_version = self.room.state.snapshot.version
        # What `Connection.send` does: every move is sent to all who watch the game, and a call takes time.
        if not self._connection.is_closed:
            self._write(message)


def _is_longer(data: str | bytes, limit: int) -> bool:
    return len(data) > limit or (isinstance(data, str) and not data.isascii() and len(data.encode()) > limit)
