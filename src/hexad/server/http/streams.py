"""Streams for programs: one JSON object per line, and empty lines as keep-alive."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import TYPE_CHECKING

from litestar import Controller, get
from litestar.response import Stream

from hexad.server.edge.session import Session
from hexad.server.edge.unread_bytes import MESSAGE_OVERHEAD
from hexad.server.game.known_events import KnownEvents
from hexad.server.game.messages import Refused, encode
from hexad.server.http.error_responses import error_responses
from hexad.server.http.games import PathGameId, WithDetail
from hexad.server.http.known_events import KNOWN_EVENTS
from hexad.server.services import Services

if TYPE_CHECKING:
    from hexad.server.rooms.room import Room

__all__ = ["HEADERS", "NDJSON", "StreamReader", "Streams", "begin_stream"]

NDJSON = "application/x-ndjson"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
KEEP_ALIVE_SECONDS = 7.0


class StreamReader:
    """The client of a stream. If too many bytes wait for it, the stream ends with an error."""

    lag = 0
    wants_presence = wants_passed = False

    def __init__(self, services: Services, session: Session, *, detail: bool = False) -> None:
        self.player = session.identity.player
        self.wants_detail = detail
        self.room: Room | None = None
        self._services = services
        self._credential = session.credential
        self._lines: asyncio.Queue[bytes] = asyncio.Queue()
        self._bytes = 0
        self._is_ending = False

    def send(self, message: bytes) -> None:
        """Queue a message; ends the stream if too many bytes wait."""
        if self._is_ending:
            return
        self._lines.put_nowait(message)
        self._count(len(message) + MESSAGE_OVERHEAD)
        if self._bytes > self._services.settings.limits.outbox_bytes and self._lines.qsize() > 1:
            self.drop()
        # A room announces committed events only, so its state shows whether this message is the last.
        elif self.room is not None and self.room.state.status in ("over", "aborted"):
            self._is_ending = True

    def send_message(self, message: bytes) -> None:
        """Queue a message that is no notice about a game."""
        self.send(message)

    def drop(self) -> None:
        """End the stream of a client that reads too slowly."""
        self._services.metrics.dropped.inc()
        self._end_with(Refused("too-slow", "Too slow: ask again from the last version that came."))

    def end(self) -> None:
        """End the stream after the queued messages."""
        self._is_ending = True
        if self._lines.empty():
            self._lines.put_nowait(b"")

    def end_session(self) -> None:
        """End the stream because its session or token has ended."""
        self._end_with(Refused("session-ended", "The session or the token has ended."))

    async def lines(self, before: AsyncGenerator[bytes] | None = None) -> AsyncGenerator[bytes]:
        """The queued messages as lines, until the stream ends. Others may come before them."""
        self._services.readers.add(self)
        self._services.open_sessions.add(self._credential, self.end_session)
        self._services.presence.opened(self.player)
        try:
            if before is not None:
                async with aclosing(before):
                    async for line in before:
                        yield line
                        if self._is_ending:
                            break
            while not (self._lines.empty() and self._is_ending):
                try:
                    async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                        message = await self._lines.get()
                    self._count(-min(self._bytes, len(message) + MESSAGE_OVERHEAD))
                except TimeoutError:
                    message = b""
                yield message + b"\n"
        finally:
            self._services.readers.discard(self)
            self._services.open_sessions.discard(self._credential, self.end_session)
            self._services.presence.closed(self.player)
            self._is_ending = True
            self._count(-self._bytes)

    def _end_with(self, error: Refused) -> None:
        """End the stream with an error instead of the queued messages."""
        while not self._lines.empty():
            self._lines.get_nowait()
        self._count(-self._bytes)
        self._is_ending = True
        self._lines.put_nowait(encode(error))

    def _count(self, size: int) -> None:
        self._bytes += size
        self._services.unread_bytes.set(self, self._bytes)


class Streams(Controller):
    """Streams of events."""

    path = "/api"
    tags = ("streams",)

    @get("/stream", media_type=NDJSON, summary="Stream my notifications", responses=error_responses(401, 503))
    async def mine(self, services: Services, session: Session) -> Stream:
        """A line for each notification: a game of mine started, it is my turn, I received an offer, a game is over.

        The notifications of the current state come first.
        """
        lines = await begin_stream(_notification_lines(services, StreamReader(services, session)))
        return Stream(lines, media_type=NDJSON, headers=HEADERS)

    @get(
        "/games/{game:str}/stream",
        dependencies={"known": KNOWN_EVENTS},
        media_type=NDJSON,
        summary="Stream a game",
        responses=error_responses(400, 401, 404, 409, 503),
    )
    async def game(
        self,
        services: Services,
        viewer: Session,
        game: PathGameId,
        known: KnownEvents,
        detail: WithDetail = False,
    ) -> Stream:
        """The message that answers `watch` on the WebSocket, then a line per event until the game is over."""
        reader = StreamReader(services, viewer, detail=detail)
        lines = await begin_stream(_event_lines(services, reader, game, known))
        return Stream(lines, media_type=NDJSON, headers=HEADERS)


async def begin_stream(lines: AsyncGenerator[bytes]) -> AsyncGenerator[bytes]:
    """Run a stream up to its first line, so that an error until then is answered with its status.

    The response begins afterwards: a client that has received its status is subscribed.
    """
    return _continued(await anext(lines), lines)


async def _continued(first: bytes, rest: AsyncGenerator[bytes]) -> AsyncGenerator[bytes]:
    async with aclosing(rest):
        yield first
        async for line in rest:
            yield line


async def _notification_lines(services: Services, reader: StreamReader) -> AsyncGenerator[bytes]:
    try:
        await services.notifications.subscribe(reader)
        yield b"\n"
        async with aclosing(reader.lines()) as lines:
            async for line in lines:
                yield line
    finally:
        services.notifications.unsubscribe(reader)


async def _event_lines(
    services: Services, reader: StreamReader, game: str, known: KnownEvents
) -> AsyncGenerator[bytes]:
    try:
        async with services.rooms.reading(game, known) as room:
            reader.room = room
            room.subscribers.add(reader)
            room.send_events_after(reader, known, services.arena_clock.now())
            services.room_presence.entered(room, reader)
        async with aclosing(reader.lines()) as lines:
            async for line in lines:
                yield line
    finally:
        if reader.room is not None:
            reader.room.subscribers.discard(reader)
            services.room_presence.left(reader.room)
