"""Games as records, to take home."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Stream
from msgspec import Meta

from hexad.server.errors import RefusalError
from hexad.server.game.events import decode_event
from hexad.server.game.game_record import record_of
from hexad.server.game.game_state import GameState
from hexad.server.game.record_json import ReadRecord, WrittenRecord, read_record_json, write_record_json
from hexad.server.http.error_responses import refusals
from hexad.server.http.game_search import WANTED
from hexad.server.http.games import Name
from hexad.server.services import Services
from hexad.server.settings import POSITION_BYTES
from hexad.server.store.search import Cursor, FinishedGame, GameQuery, Search

__all__ = ["Records"]

# So many games are read from the database at a time.
SHELF = 25
HGN = "text/plain"

Names = Annotated[
    str | None,
    QueryParameter(pattern=r"^[A-Za-z0-9]{1,16}(,[A-Za-z0-9]{1,16}){0,299}$", description="games, as name,name,name"),
]


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text with a game in it, as `.hgn` or in a dialect that it understands."""

    text: Annotated[str, Meta(max_length=POSITION_BYTES)]


class Records(Controller):
    """Games that were played."""

    path = "/api"
    tags = ("records",)

    @get("/games/{game:str}/record", media_type=HGN, summary="A game as a record", responses=refusals(400, 404, 503))
    async def record(self, request: Request[Any, Any, Any], services: Services, game: Name) -> Response[str]:
        """The game so far, as `.hgn`."""
        async with services.rooms.reading(game) as room:
            text = f"{record_of(room.state, _site(request))}\n\n"
        headers = {"Content-Disposition": f'attachment; filename="{game}.hgn"'}
        return Response(text, media_type=HGN, headers=headers)

    @get(
        "/records",
        dependencies={"wanted": WANTED},
        media_type=HGN,
        summary="Many games as one file",
        responses=refusals(400, 404, 503),
    )
    async def records(
        self,
        request: Request[Any, Any, Any],
        services: Services,
        wanted: GameQuery,
        ids: Names = None,
        limit: Annotated[int, QueryParameter(ge=1, le=1_000)] = 100,
    ) -> Stream:
        """These games, or those that a search finds, newest first, one after the other as `.hgn`."""
        names = (
            ids.split(",") if ids is not None else [game.name async for game in _found(services.search, wanted, limit)]
        )
        if ids is not None:
            missing = set(names) - (await services.store.versions(names)).keys()
            if missing:
                raise RefusalError("no-game", f"There is no game {', '.join(sorted(missing))}.", status=404)
        headers = {"Content-Disposition": 'attachment; filename="games.hgn"'}
        return Stream(_texts(services.search, names, _site(request)), media_type=HGN, headers=headers)

    @post(
        "/records/read",
        status_code=200,
        sync_to_thread=True,
        request_max_body_size=POSITION_BYTES,
        summary="Read a record",
        responses=refusals(400, 413, 415, 422),
    )
    def read(self, data: RecordText) -> ReadRecord:
        """The first game of a text, with its variations and comments, and what each move did."""
        return read_record_json(data.text)

    @post(
        "/records/write",
        status_code=200,
        media_type=HGN,
        sync_to_thread=True,
        request_max_body_size=POSITION_BYTES,
        summary="Write a record",
        responses=refusals(400, 413, 415, 422),
    )
    def write(self, data: WrittenRecord) -> str:
        """A game with variations and comments, as `.hgn`."""
        return write_record_json(data)


def _site(request: Request[Any, Any, Any]) -> str:
    return str(request.base_url).rstrip("/")


async def _found(search: Search, wanted: GameQuery, limit: int) -> AsyncIterator[FinishedGame]:
    cursor = None
    while limit > 0:
        games = await search.finished(wanted, cursor, min(limit, 100))
        for game in games:
            yield game
        if len(games) < min(limit, 100):
            return
        limit -= len(games)
        cursor = Cursor.after(games[-1])


async def _texts(search: Search, names: list[str], site: str) -> AsyncIterator[str]:
    for start in range(0, len(names), SHELF):
        logs = await search.logs(names[start : start + SHELF])
        # Playing games over again takes its time: others move meanwhile.
        yield await asyncio.to_thread(_written, logs.items(), site)


def _written(logs: Iterable[tuple[str, list[bytes]]], site: str) -> str:
    games = (GameState.replay(name, map(decode_event, log)) for name, log in logs)
    return "".join(f"{record_of(state, site)}\n\n" for state in games)
