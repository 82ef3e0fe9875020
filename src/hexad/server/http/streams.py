"""Streams for programs: a line of JSON for each thing that happens, an empty line now and then as a sign of life."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from litestar import Controller, get
from litestar.response import Stream

from hexad.server.errors import RefusalError
from hexad.server.game.messages import Refused, encode
from hexad.server.http.error_responses import refusals
from hexad.server.http.games import Detailed, From, Name
from hexad.server.people.identity import Identity
from hexad.server.rooms.room import Room  # noqa: TC001 - as elsewhere in the API
from hexad.server.services import Services
from hexad.server.store import DatabaseError

__all__ = ["HEADERS", "NDJSON", "Reader", "Streams", "sorry"]

NDJSON = "application/x-ndjson"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
KEEP_ALIVE = 7.0


class Reader:
    """Whoever reads a stream. One who is too far behind is told no more, and the stream ends."""

    lag = 0

    def __init__(self, services: Services, player: str, *, detail: bool = False) -> None:
        self.player = player
        self.wants_detail = detail
        self.room: Room | None = None
        self._services = services
        self._lines: asyncio.Queue[bytes] = asyncio.Queue(services.settings.limits.outbox_messages)
        self._is_ending = False

    def send(self, message: bytes) -> None:
        """Queue a message; a reader whose queue is full is disconnected."""
        if self._is_ending:
            return
        if self._lines.full():
            self._services.metrics.dropped.inc()
            while not self._lines.empty():
                self._lines.get_nowait()
            message = encode(Refused("too-slow", "Too slow: ask again from the last version that came."))
            self._is_ending = True
        # What a room tells is committed, so that this is the moment to see that it was the last.
        elif self.room is not None and self.room.state.status in ("over", "aborted"):
            self._is_ending = True
        self._lines.put_nowait(message)

    def end(self) -> None:
        """End the stream after the queued messages."""
        self._is_ending = True
        if self._lines.empty():
            self._lines.put_nowait(b"")

    async def lines(self) -> AsyncGenerator[bytes]:
        """What was told, line by line, until the game is over."""
        self._services.readers.add(self)
        try:
            while not (self._lines.empty() and self._is_ending):
                try:
                    async with asyncio.timeout(KEEP_ALIVE):
                        message = await self._lines.get()
                except TimeoutError:
                    message = b""
                yield message + b"\n"
        finally:
            self._services.readers.discard(self)


class Streams(Controller):
    """Streams."""

    path = "/api"
    tags = ("streams",)

    @get("/stream", media_type=NDJSON, summary="What concerns me", responses=refusals(401, 503))
    async def mine(self, services: Services, identity: Identity) -> Stream:
        """A line for each: one of my games began, it is my turn, somebody asks me something, it is over.

        What is so already comes first.
        """
        return Stream(_notices(services, Reader(services, identity.player)), media_type=NDJSON, headers=HEADERS)

    @get("/games/{game:str}/stream", media_type=NDJSON, summary="A game, live", responses=refusals(400, 401, 404, 503))
    async def game(
        self, services: Services, identity: Identity, game: Name, after: From = 0, detail: Detailed = False
    ) -> Stream:
        """What the socket answers to `watch`, then a line for each event, until the game is over."""
        await services.rooms.room(game)
        reader = Reader(services, identity.player, detail=detail)
        return Stream(_events(services, reader, game, after), media_type=NDJSON, headers=HEADERS)


async def _notices(services: Services, reader: Reader) -> AsyncGenerator[bytes]:
    try:
        await services.notifications.subscribe(reader)
        yield b"\n"
        async with aclosing(reader.lines()) as lines:
            async for line in lines:
                yield line
    except (RefusalError, DatabaseError) as error:
        yield sorry(error)
    finally:
        services.notifications.unsubscribe(reader)


async def _events(services: Services, reader: Reader, game: str, after: int) -> AsyncGenerator[bytes]:
    try:
        async with services.rooms.reading(game) as room:
            reader.room = room
            room.subscribers.add(reader)
            room.send_events_after(reader, after, services.arena_clock.now())
        async with aclosing(reader.lines()) as lines:
            async for line in lines:
                yield line
    except RefusalError as refusal:
        yield sorry(refusal)
    finally:
        if reader.room is not None:
            reader.room.subscribers.discard(reader)


def sorry(error: RefusalError | DatabaseError) -> bytes:
    """The stream has begun, so that this is the only way left to say it."""
    code = error.code if isinstance(error, RefusalError) else "unavailable"
    return encode(Refused(code, str(error))) + b"\n"
