"""Games: set up, join, look at, act in."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta

from hexad.record.setup import copy_of_start
from hexad.server.acts import Act
from hexad.server.api.refusals import refusals
from hexad.server.api.search import WANTED, Before, Page
from hexad.server.arena import Arena
from hexad.server.events import Created
from hexad.server.film import Film, film_of
from hexad.server.identity import Identity
from hexad.server.invitation import Invitation, created_from
from hexad.server.messages import Done, GameMessage, State, result_of, state_of
from hexad.server.names import GAME_NAME, new_name
from hexad.server.refusal import Refusal
from hexad.server.room import Room
from hexad.server.store.search import Cursor, Wanted

__all__ = ["Detailed", "From", "Games", "Name"]

Name = Annotated[str, PathParameter(pattern=GAME_NAME, description="the name of a game")]
From = Annotated[int, QueryParameter(name="from", ge=0, le=2**31, description="the version that is known already")]
Detailed = Annotated[bool, QueryParameter(description="with what a board needs that knows no rules")]


class GameState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game: how it was set up and how it stands. The link to it is `/games/` and its name."""

    game: str
    version: int
    created: Created
    state: State


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The seat that is wanted, or the first that is open."""

    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class Games(Controller):
    """Games."""

    path = "/api/games"
    tags = ("games",)

    @post("/", summary="Set up a game", responses=refusals(400, 401, 413, 415, 422, 503))
    async def create(self, arena: Arena, identity: Identity, data: Invitation) -> GameState:
        """Set up a game. The link to it is `/games/NAME`; whoever opens it can take an open seat."""
        created = created_from(data, identity, arena.uptime.now())
        most = arena.settings.limits.games_per_player
        if await arena.search.burden(identity.player) >= most:
            text = f"You have {most} games that are not over: finish or abort one of them first."
            raise Refusal("too-many-games", text, status=429)
        return _shown(arena, await arena.hall.create(new_name(), created))

    @get("/", dependencies={"wanted": WANTED}, summary="Search games that are over", responses=refusals(400, 503))
    async def search(
        self,
        arena: Arena,
        wanted: Wanted,
        before: Before = None,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
    ) -> Page:
        """Games that are over, newest first, a page at a time."""
        cursor = None if before is None else Cursor.parse(before)
        games = await arena.search.finished(wanted, cursor, limit)
        return Page(games, str(Cursor.of(games[-1])) if len(games) == limit else "")

    @get("/{game:str}", summary="A game as it stands", responses=refusals(400, 404, 503))
    async def show(self, arena: Arena, game: Name) -> GameState:
        """How it was set up, and how it stands."""
        async with arena.hall.reading(game) as room:
            return _shown(arena, room)

    @get("/{game:str}/events", summary="What happened in a game", responses=refusals(400, 404, 503))
    async def events(
        self, arena: Arena, identity: Identity, game: Name, after: From = 0, detail: Detailed = False
    ) -> Response[GameMessage]:
        """The events after a version, and how the game stands: what the socket answers to `watch`."""
        async with arena.hall.reading(game) as room:
            message = room.caught_up(after, arena.uptime.now(), identity.player, detail=detail)
        return Response(message, media_type="application/json")  # type: ignore[arg-type]  # it is encoded already

    @get("/{game:str}/film", summary="A game, move by move", responses=refusals(400, 404, 503))
    async def film(self, arena: Arena, game: Name) -> Film:
        """Each move that stands: what it did, and the position that it led to."""
        async with arena.hall.reading(game) as room:
            start, moves = copy_of_start(room.live.board), room.live.board.moves
            result = room.live.outcome and result_of(room.live.outcome)
        return await asyncio.to_thread(film_of, start, moves, result)

    @post(
        "/{game:str}/join",
        status_code=200,
        summary="Take a seat",
        responses=refusals(400, 401, 404, 409, 413, 415, 503),
    )
    async def join(self, arena: Arena, identity: Identity, game: Name, data: Join) -> Done:
        """Take an open seat."""
        return Done(game, await arena.hall.join(game, data.seat, identity.player, identity.name))

    @post(
        "/{game:str}/acts",
        status_code=200,
        summary="Act in a game",
        responses=refusals(400, 401, 403, 404, 409, 413, 415, 422, 503),
    )
    async def act(self, arena: Arena, identity: Identity, game: Name, data: Annotated[Act, Body(title="Act")]) -> Done:
        """Move, declare, resign, and so on: everything that a seat can do. An act with an id happens once."""
        return Done(game, await arena.hall.act(game, identity.player, data), data.id)


def _shown(arena: Arena, room: Room) -> GameState:
    live = room.live
    return GameState(live.name, live.version, live.created, state_of(live, arena.uptime.now()))
