"""Games: create, join, show, act."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta

from hexad.server.edge.game_quotas import admit_game, admit_rematch, note_game, note_rematch
from hexad.server.edge.quotas import Requester
from hexad.server.edge.session import Session
from hexad.server.errors import RefusalError
from hexad.server.game.acts import Act, Rematch
from hexad.server.game.decisions import seats_taken
from hexad.server.game.events import Created
from hexad.server.game.invitation import Invitation, created_from
from hexad.server.game.known_events import KnownEvents
from hexad.server.game.messages import Done, GameMessage, State, state_of
from hexad.server.http.error_responses import error_responses
from hexad.server.http.game_search import GAME_QUERY, GamePage, PageCursor
from hexad.server.http.known_events import KNOWN_EVENTS
from hexad.server.ids import GAME_ID, new_id
from hexad.server.people.identity import Identity
from hexad.server.rooms.room import Room
from hexad.server.rooms.room_messages import you_block
from hexad.server.services import Services
from hexad.server.store.search import Cursor, GameQuery

__all__ = ["Games", "PathGameId", "WithDetail"]

PathGameId = Annotated[str, PathParameter(pattern=GAME_ID, description="the id of a game")]
WithDetail = Annotated[bool, QueryParameter(description="include the legal moves and pieces")]


class GameView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game: its setup and its current state. Its page is `/games/NAME`."""

    game: str
    version: int
    created: Created
    state: State


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The seat that is taken, or the first that is open."""

    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class Games(Controller):
    """Games."""

    path = "/api/games"
    tags = ("games",)

    @post("/", summary="Create a game", responses=error_responses(400, 401, 403, 404, 409, 413, 415, 422, 503))
    async def create(self, services: Services, session: Session, data: Invitation) -> GameView:
        """Create a game. Its page is `/games/NAME`: anyone with this link can take an open seat.

        A game with an open seat that is not listed is private: nobody finds it without the link. With `to`, it is a
        challenge: only that player can take the seat, is told about it, and may decline it.
        """
        identity, requester = session.identity, services.quotas.of(session)
        created = created_from(data, identity, services.arena_clock.now(), await _invited(services, data, identity))
        max_games = services.settings.limits.games_per_player
        if await services.stores.search.count_unfinished(identity.player) >= max_games:
            text = f"You have {max_games} games that are not over: finish or abort one of them first."
            raise RefusalError("too-many-games", text, status=429)
        await admit_game(services, requester, created.seats)
        room = await services.rooms.create(new_id(), created)
        await note_game(services, requester, room.state.name, created.seats)
        return _view(services, room)

    @get(
        "/",
        dependencies=GAME_QUERY,
        summary="Search finished games",
        responses=error_responses(400, 401, 503),
    )
    async def search(
        self,
        services: Services,
        requester: Requester,
        filters: GameQuery,
        before: PageCursor = None,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
    ) -> GamePage:
        """Finished games, newest first, in pages. Private games are shown to their players alone."""
        await services.quotas.take("searches", requester)
        cursor = None if before is None else Cursor.parse(before)
        games = await services.stores.search.finished(filters, cursor, limit)
        return GamePage(games, str(Cursor.after(games[-1])) if len(games) == limit else "")

    @get("/{game:str}", summary="Show a game", responses=error_responses(400, 404, 409, 503))
    async def show(self, services: Services, game: PathGameId) -> GameView:
        """The setup and the current state of a game."""
        async with services.rooms.reading(game) as room:
            return _view(services, room)

    @get(
        "/{game:str}/events",
        dependencies={"known": KNOWN_EVENTS},
        summary="List the events of a game",
        responses=error_responses(400, 404, 409, 503),
    )
    async def events(
        self,
        services: Services,
        viewer: Session,
        game: PathGameId,
        known: KnownEvents,
        detail: WithDetail = False,
    ) -> Response[GameMessage]:
        """The events after a version and the current state: the message that answers `watch` on the WebSocket."""
        async with services.rooms.reading(game, known) as room:
            message = room.events_after(known, services.arena_clock.now(), viewer.identity.player, detail=detail)
        return Response(message, media_type="application/json")  # type: ignore[arg-type]  # already encoded

    @post(
        "/{game:str}/join",
        status_code=200,
        summary="Take a seat",
        responses=error_responses(400, 401, 404, 409, 413, 415, 503),
    )
    async def join(self, services: Services, identity: Identity, game: PathGameId, data: JoinRequest) -> Done:
        """Take an open seat."""
        await _require_welcome(services, game, identity.player)
        return Done(game, await services.rooms.join(game, data.seat, identity))

    @post(
        "/{game:str}/acts",
        status_code=200,
        dependencies={"known": KNOWN_EVENTS},
        summary="Act in a game",
        responses=error_responses(400, 401, 403, 404, 409, 413, 415, 422, 503),
    )
    async def act(
        self,
        services: Services,
        session: Session,
        game: PathGameId,
        known: KnownEvents,
        data: Annotated[Act, Body(title="Act")],
    ) -> Done:
        """Move, declare, resign and so on. An act with an id is carried out only once, however often it is sent."""
        requester, is_rematch = services.quotas.of(session), isinstance(data, Rematch) and data.yes
        if is_rematch:
            await admit_rematch(services, requester, session.identity.player, game)
        version = await services.rooms.act(game, session.identity.player, data, known=known)
        if is_rematch:
            await note_rematch(services, requester, game)
        return Done(game, version, data.id)


async def _invited(services: Services, invitation: Invitation, identity: Identity) -> str:
    """Return the id of the player who is challenged, or nothing; raises RefusalError."""
    if invitation.to is None:
        return ""
    found = await services.stores.profiles.find(invitation.to)
    if found is None or found.closed is not None:
        raise RefusalError("no-player", f"There is no player {invitation.to}.", status=404)
    if await services.stores.search.count_challenges(identity.player, found.player):
        text = "You have challenged this player already: wait for the answer, or withdraw the challenge."
        raise RefusalError("already-challenged", text)
    # A player who is blocked learns nothing: the challenge is created, and nobody is told about it.
    if (await services.stores.relations.of(identity.player, found.player)).blocks:
        raise you_block()
    return found.player


async def _require_welcome(services: Services, game: str, player: str) -> None:
    """Raise RefusalError if somebody in a game blocks a player, or the other way round.

    A player who is blocked learns nothing: the refusal is that of a game whose seats are taken.
    """
    async with services.rooms.reading(game) as room:
        others = ({seat.player for seat in room.state.seats} | {room.state.created.by}) - {"", player}
    blocks = await services.stores.relations.blocks_among({player, *others}) if others else set()
    if any(blocked == player for _, blocked in blocks):
        raise seats_taken()
    if any(blocker == player for blocker, _ in blocks):
        raise you_block()


def _view(services: Services, room: Room) -> GameView:
    state = room.state
    return GameView(state.name, state.version, state.created, state_of(state, services.arena_clock.now()))
