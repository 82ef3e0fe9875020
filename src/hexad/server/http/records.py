"""Records: games as text."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Stream
from msgspec import Meta

from hexad.server.edge.quotas import Requester
from hexad.server.errors import BrokenGameError, RefusalError
from hexad.server.game.game_record import record_of
from hexad.server.game.game_state import GameState
from hexad.server.game.record_json import ReadRecord, WrittenRecord, read_record_json, write_record_json
from hexad.server.http.error_responses import error_responses
from hexad.server.http.game_search import GAME_QUERY
from hexad.server.http.games import PathGameId
from hexad.server.http.site import site_of
from hexad.server.services import Services
from hexad.server.settings import POSITION_BYTES
from hexad.server.store.search import Cursor, FinishedGame, GameQuery, Search

__all__ = ["Records"]

# The number of games that are read from the database at a time.
BATCH_SIZE = 25
# A record counts once in the quota of replays, and once more for each time that the body has this many bytes: reading
# the longest takes half a second.
BYTES_PER_REPLAY = 4_000
_HGN = "text/plain"

GameIds = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^[A-Za-z0-9]{1,16}(,[A-Za-z0-9]{1,16}){0,299}$", description="ids of games, separated by commas"
    ),
]


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text that contains a game, as `.hgn` or in another notation that the parser reads."""

    text: Annotated[str, Meta(max_length=POSITION_BYTES)]


class Records(Controller):
    """Records of games."""

    path = "/api"
    tags = ("records",)

    @get(
        "/games/{game:str}/record",
        media_type=_HGN,
        summary="Download a game",
        responses=error_responses(400, 401, 404, 409, 503),
    )
    async def record(
        self, request: Request[Any, Any, Any], services: Services, requester: Requester, game: PathGameId
    ) -> Response[str]:
        """The game so far as a `.hgn` record."""
        await services.quotas.take("replays", requester)
        async with services.rooms.reading(game) as room:
            text = f"{record_of(room.state, site_of(request))}\n\n"
        headers = {"Content-Disposition": f'attachment; filename="{game}.hgn"'}
        return Response(text, media_type=_HGN, headers=headers)

    @get(
        "/records",
        dependencies=GAME_QUERY,
        media_type=_HGN,
        summary="Download many games",
        responses=error_responses(400, 401, 404, 409, 503),
    )
    async def records(  # noqa: PLR0913, PLR0917 - Litestar passes them by name
        self,
        request: Request[Any, Any, Any],
        services: Services,
        requester: Requester,
        filters: GameQuery,
        ids: GameIds = None,
        limit: Annotated[int, QueryParameter(ge=1, le=1_000)] = 100,
    ) -> Stream:
        """The games of `ids`, or the finished games that a search finds, as one `.hgn` text.

        A search finds private games for their players alone.
        """
        await services.quotas.take("downloads", requester)
        if ids is None:
            names = [game.name async for game in _search_all(services.stores.search, filters, limit)]
        else:
            names = ids.split(",")
            missing = set(names) - await services.stores.games.existing(names)
            if missing:
                raise RefusalError("no-game", f"There is no game {', '.join(sorted(missing))}.", status=404)
            broken = await services.stores.quarantine.first_of(names)
            if broken is not None:
                raise BrokenGameError(broken)
        headers = {"Content-Disposition": 'attachment; filename="games.hgn"'}
        return Stream(_record_stream(services, names, site_of(request)), media_type=_HGN, headers=headers)

    @post(
        "/records/read",
        status_code=200,
        request_max_body_size=POSITION_BYTES,
        summary="Parse a record",
        responses=error_responses(400, 401, 413, 415, 422, 503),
    )
    async def read(
        self, request: Request[Any, Any, Any], services: Services, requester: Requester, data: RecordText
    ) -> ReadRecord:
        """The first game of a text: moves with their effects, variations and comments."""
        await _charge_body(request, services, requester)
        return await asyncio.to_thread(read_record_json, data.text)

    @post(
        "/records/write",
        status_code=200,
        media_type=_HGN,
        request_max_body_size=POSITION_BYTES,
        summary="Write a record",
        responses=error_responses(400, 401, 413, 415, 422, 503),
    )
    async def write(
        self, request: Request[Any, Any, Any], services: Services, requester: Requester, data: WrittenRecord
    ) -> str:
        """The `.hgn` text of a game with variations and comments."""
        await _charge_body(request, services, requester)
        return await asyncio.to_thread(write_record_json, data)


async def _charge_body(request: Request[Any, Any, Any], services: Services, requester: Requester) -> None:
    await services.quotas.take("replays", requester, 1 + len(await request.body()) // BYTES_PER_REPLAY)


async def _search_all(search: Search, filters: GameQuery, limit: int) -> AsyncIterator[FinishedGame]:
    cursor = None
    while limit > 0:
        games = await search.finished(filters, cursor, min(limit, 100))
        for game in games:
            yield game
        if len(games) < min(limit, 100):
            return
        limit -= len(games)
        cursor = Cursor.after(games[-1])


async def _record_stream(services: Services, names: list[str], site: str) -> AsyncIterator[str]:
    for start in range(0, len(names), BATCH_SIZE):
        games = await services.rooms.loader.replay(await services.stores.search.logs(names[start : start + BATCH_SIZE]))
        # Writing records is slow, so it is done in a thread.
        yield await asyncio.to_thread(_record_text, games.values(), site)


def _record_text(games: Iterable[GameState], site: str) -> str:
    return "".join(f"{record_of(state, site)}\n\n" for state in games)
