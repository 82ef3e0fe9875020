"""Games: set up, join, look at, act in."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta

from hexad.server.errors import RefusalError
from hexad.server.game.acts import Act
from hexad.server.game.events import Created
from hexad.server.game.invitation import Invitation, created_from
from hexad.server.game.messages import Done, GameMessage, State, result_of, state_of
from hexad.server.game.replay import Replay, replay_of
from hexad.server.http.error_responses import refusals
from hexad.server.http.game_search import WANTED, Before, Page
from hexad.server.ids import GAME_ID, new_id
from hexad.server.people.identity import Identity
from hexad.server.rooms.room import Room
from hexad.server.services import Services
from hexad.server.store.search import Cursor, GameQuery

__all__ = ["Detailed", "From", "Games", "Name"]

Name = Annotated[str, PathParameter(pattern=GAME_ID, description="the name of a game")]
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
    async def create(self, services: Services, identity: Identity, data: Invitation) -> GameState:
        """Set up a game. The link to it is `/games/NAME`; whoever opens it can take an open seat."""
        created = created_from(data, identity, services.arena_clock.now())
        most = services.settings.limits.games_per_player
        if await services.search.count_unfinished(identity.player) >= most:
            text = f"You have {most} games that are not over: finish or abort one of them first."
            raise RefusalError("too-many-games", text, status=429)
        return _shown(services, await services.rooms.create(new_id(), created))

    @get("/", dependencies={"wanted": WANTED}, summary="Search games that are over", responses=refusals(400, 503))
    async def search(
        self,
        services: Services,
        wanted: GameQuery,
        before: Before = None,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
    ) -> Page:
        """Games that are over, newest first, a page at a time."""
        cursor = None if before is None else Cursor.parse(before)
        games = await services.search.finished(wanted, cursor, limit)
        return Page(games, str(Cursor.after(games[-1])) if len(games) == limit else "")

    @get("/{game:str}", summary="A game as it stands", responses=refusals(400, 404, 503))
    async def show(self, services: Services, game: Name) -> GameState:
        """How it was set up, and how it stands."""
        async with services.rooms.reading(game) as room:
            return _shown(services, room)

    @get("/{game:str}/events", summary="What happened in a game", responses=refusals(400, 404, 503))
    async def events(
        self, services: Services, identity: Identity, game: Name, after: From = 0, detail: Detailed = False
    ) -> Response[GameMessage]:
        """The events after a version, and how the game stands: what the socket answers to `watch`."""
        async with services.rooms.reading(game) as room:
            message = room.events_after(after, services.arena_clock.now(), identity.player, detail=detail)
        return Response(message, media_type="application/json")  # type: ignore[arg-type]  # it is encoded already

    @get("/{game:str}/film", summary="A game, move by move", responses=refusals(400, 404, 503))
    async def film(self, services: Services, game: Name) -> Replay:
        """Each move that stands: what it did, and the position that it led to."""
        async with services.rooms.reading(game) as room:
            start, moves = room.state.board.root(), room.state.board.moves
            result = room.state.outcome and result_of(room.state.outcome)
        return await asyncio.to_thread(replay_of, start, moves, result)

    @post(
        "/{game:str}/join",
        status_code=200,
        summary="Take a seat",
        responses=refusals(400, 401, 404, 409, 413, 415, 503),
    )
    async def join(self, services: Services, identity: Identity, game: Name, data: Join) -> Done:
        """Take an open seat."""
        return Done(game, await services.rooms.join(game, data.seat, identity.player, identity.name))

    @post(
        "/{game:str}/acts",
        status_code=200,
        summary="Act in a game",
        responses=refusals(400, 401, 403, 404, 409, 413, 415, 422, 503),
    )
    async def act(
        self, services: Services, identity: Identity, game: Name, data: Annotated[Act, Body(title="Act")]
    ) -> Done:
        """Move, declare, resign, and so on: everything that a seat can do. An act with an id happens once."""
        return Done(game, await services.rooms.act(game, identity.player, data), data.id)


def _shown(services: Services, room: Room) -> GameState:
    state = room.state
    return GameState(state.name, state.version, state.created, state_of(state, services.arena_clock.now()))
