"""The live protocol: one WebSocket for each client, a JSON object for each message. docs/PROTOCOL.md has it all."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from hexad.server.edge.rate_limits import ConnectionRateLimit
from hexad.server.errors import RefusalError
from hexad.server.game.acts import Act, Id
from hexad.server.game.messages import Done, Refused, encode
from hexad.server.game.position_request import PositionRequest
from hexad.server.ids import GameId
from hexad.server.rooms.room import MAX_LAG

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from hexad.server.people.identity import Identity
    from hexad.server.rooms.room import Room
    from hexad.server.services import Services

__all__ = ["ActOn", "Analyse", "Connection", "LookIntoLobby", "Ping", "Pong", "Unwatch", "Watch"]


MAX_LINES = 8


class _Incoming(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class Watch(_Incoming, frozen=True, rename={"after": "from"}):
    """Tell me of this game, from the event after that version on; with what a board needs that knows no rules."""

    game: GameId
    after: Annotated[int, Meta(ge=0)] = 0
    detail: bool = False


class Unwatch(_Incoming, frozen=True):
    """No more of this game."""

    game: GameId


class ActOn(_Incoming, frozen=True, tag="act"):
    """Do something in a game."""

    game: GameId
    act: Act


class LookIntoLobby(_Incoming, frozen=True, tag="lobby"):
    """Tell me of the games that wait for somebody, now and whenever that changes; with `on` false, no more."""

    on: bool = True


class Analyse(_Incoming, frozen=True):
    """Tell me the best lines of this position, and no more of the one before; without a place, of none."""

    id: Id
    place: PositionRequest | None = None
    lines: Annotated[int, Meta(ge=1, le=MAX_LINES)] = 1


class Ping(_Incoming, frozen=True, omit_defaults=True):
    """Are you there? Either side may ask; the answer is a pong with the same number."""

    n: int = 0


class Pong(_Incoming, frozen=True, omit_defaults=True):
    """I am."""

    n: int = 0


_log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(Watch | Unwatch | ActOn | LookIntoLobby | Analyse | Ping | Pong)


class Connection:
    """A client. It is told things through an outbox; if that runs over, the client is too slow and is dropped."""

    def __init__(
        self,
        services: Services,
        identity: Identity,
        write: Callable[[bytes], bool],
        send: Callable[[str], Awaitable[object]],
        drop: Callable[[int, str], Coroutine[Any, Any, None]],
    ) -> None:
        self.player = identity.player
        self.lag = 0
        self._services = services
        self._write = write
        self._send = send
        self._drop = drop
        self._limits = limits = services.settings.limits
        self._rate_limit = ConnectionRateLimit(limits.messages_per_second, limits.message_burst)
        self._outbox: deque[bytes] = deque()
        self._flusher: asyncio.Task[None] | None = None
        self._views: dict[str, _View] = {}
        self._farewell: asyncio.Task[None] | None = None
        self._pinged = 0.0
        self._is_closed = False

    def tell(self, message: bytes) -> None:
        """Send when the network takes it; never waits."""
        if self._is_closed or (self._flusher is None and self._write(message)):
            return
        if len(self._outbox) >= self._limits.outbox_messages:
            self._outbox.clear()
            self._services.metrics.dropped.inc()
            _log.info("a client was too slow and is dropped", extra={"player": self.player})
            self._close(1013, "too slow: watch again from the last version that came")
            return
        self._outbox.append(message)
        if self._flusher is None:
            self._flusher = asyncio.get_running_loop().create_task(self._flush())

    async def take(self, data: str | bytes) -> None:
        """Do what a message says. What makes no sense is answered, not punished."""
        excess = self._rate_limit.take(time.monotonic())
        if excess > 0:
            self._slow_down(data, excess)
            return
        if _is_longer(data, self._limits.message_bytes):
            self.tell(encode(Refused("too-long", f"A message has at most {self._limits.message_bytes} bytes.")))
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.tell(encode(Refused("not-understood", str(error), id=_id_in(data))))
            return
        if isinstance(message, ActOn):
            # One after the other: what comes next from this client waits until this is written.
            await self._act(message)
        elif isinstance(message, Watch):
            await self._watch(message)
        elif isinstance(message, Unwatch):
            self._unwatch(message.game)
        elif isinstance(message, LookIntoLobby):
            await self._look_into_lobby(message)
        elif isinstance(message, Analyse):
            self._analyse(message)
        elif isinstance(message, Ping):
            self.tell(encode(Pong(message.n)))
        else:
            self._ponged()

    def measure(self) -> None:
        """Find out how far away the client is, if that matters."""
        if self._views and not self._is_closed:
            self._pinged = time.monotonic()
            self.tell(encode(Ping()))

    async def close(self) -> None:
        """The client has gone. What it asked for before is still done."""
        self._is_closed = True
        self._services.lobby.leave(self)
        self._services.analysts.leave(self)
        for name in list(self._views):
            self._unwatch(name)
        if self._flusher is not None:
            self._flusher.cancel()

    def _slow_down(self, data: str | bytes, excess: float) -> None:
        """Refuse what comes too fast; one who goes on nevertheless is dropped."""
        if excess > 1:
            self._close(1008, f"too fast: at most {self._limits.messages_per_second:g} messages a second")
        elif not _is_longer(data, self._limits.message_bytes):
            self.tell(encode(Refused("too-fast", "Too many messages: wait a little.", id=_id_in(data))))

    def _close(self, code: int, reason: str) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._farewell = asyncio.get_running_loop().create_task(self._drop(code, reason))

    async def _watch(self, message: Watch) -> None:
        if len(self._views) >= self._limits.games_watched and message.game not in self._views:
            text = f"One socket watches at most {self._limits.games_watched} games."
            self.tell(encode(Refused("too-many", text, game=message.game)))
            return
        try:
            async with self._services.rooms.reading(message.game) as room:
                view = self._views.get(message.game)
                if view is not None:
                    room.subscribers.discard(view)
                view = self._views[message.game] = _View(self, room, message.detail)
                room.subscribers.add(view)
                room.tell(view, message.after, self._services.arena_clock.now())
        except RefusalError as refusal:
            self.tell(encode(Refused(refusal.code, refusal.text, refusal.rule, message.game)))

    async def _look_into_lobby(self, message: LookIntoLobby) -> None:
        self._services.lobby.leave(self)
        if not message.on:
            return
        try:
            await self._services.lobby.listen(self)
        except RefusalError as refusal:
            self.tell(encode(Refused(refusal.code, refusal.text)))

    def _analyse(self, message: Analyse) -> None:
        analysts = self._services.analysts
        try:
            if message.place is not None:
                analysts.begin(self, message.id, message.place, message.lines)
                return
        except RefusalError as refusal:
            self.tell(encode(Refused(refusal.code, refusal.text, refusal.rule, id=message.id)))
        analysts.leave(self)

    def _unwatch(self, game: str) -> None:
        view = self._views.pop(game, None)
        if view is not None:
            view.room.subscribers.discard(view)

    async def _act(self, message: ActOn) -> None:
        view = self._views.get(message.game)
        before = view.told_at if view is not None else 0
        try:
            version = await self._services.rooms.act(message.game, self.player, message.act, self.lag)
        except RefusalError as refusal:
            self._refuse(message, refusal)
            return
        except Exception:
            _log.exception("an act failed: %s", message)
            self._refuse(message, RefusalError("fault", "Something is wrong with the server."))
            return
        # Those who watch were told of the event, unless it happened long ago.
        if view is None or not before < version <= view.told_at:
            self.tell(encode(Done(message.game, version, message.act.id)))

    def _refuse(self, message: ActOn, refusal: RefusalError) -> None:
        self._services.metrics.refusals.labels(refusal.code).inc()
        self.tell(encode(Refused(refusal.code, refusal.text, refusal.rule, message.game, message.act.id)))

    def _ponged(self) -> None:
        if self._pinged:
            took = int(100 * (time.monotonic() - self._pinged))
            self.lag = min(took, MAX_LAG)
            self._pinged = 0.0

    async def _flush(self) -> None:
        try:
            with suppress(Exception):  # the client has gone, which its reader notices, too
                while self._outbox:
                    await self._send(self._outbox.popleft().decode())
        finally:
            self._flusher = None


class _View:
    """A connection as the watcher of one room."""

    __slots__ = ("_connection", "room", "told_at", "wants_detail")

    def __init__(self, connection: Connection, room: Room, detail: bool) -> None:
        self._connection = connection
        self.room = room
        self.wants_detail = detail
        self.told_at = 0

    @property
    def player(self) -> str:
        """Who watches."""
        return self._connection.player

    @property
    def lag(self) -> int:
        """How far away."""
        return self._connection.lag

    def tell(self, message: bytes) -> None:
        """Pass it on."""
        self.told_at = self.room.state.version
        self._connection.tell(message)


def _is_longer(data: str | bytes, most: int) -> bool:
    return len(data) > most or (isinstance(data, str) and not data.isascii() and len(data.encode()) > most)


def _id_in(data: str | bytes) -> str:
    """The id of what was not understood, so that its sender knows which it was."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    act = found.get("act", found) if isinstance(found, dict) else None
    name = act.get("id") if isinstance(act, dict) else None
    return name[:40] if isinstance(name, str) else ""
