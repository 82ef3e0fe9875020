"""Conditional moves in correspondence games, which nobody but their author sees."""

from typing import Annotated

import msgspec
from litestar import Controller, get, put
from msgspec import Meta

from hexad.server.edge.session import Session
from hexad.server.game.conditional_moves import ConditionalLines, ConditionalMoves
from hexad.server.game.decisions import seat_for
from hexad.server.http.error_responses import error_responses
from hexad.server.http.games import PathGameId
from hexad.server.http.request_body import RequestBody
from hexad.server.services import Services

__all__ = ["ConditionalMoveRoutes"]


class PreparedMoves(RequestBody, frozen=True):
    """Lines of moves from the current position, in which another player is to move. Each ends with a move of yours."""

    ply: Annotated[int, Meta(ge=0, description="the number of moves that were played before them")]
    lines: ConditionalLines


class PreparedMovesView(msgspec.Struct, frozen=True):
    """The conditional moves of a player: from which ply on, and the lines."""

    ply: int
    lines: tuple[tuple[str, ...], ...]


class ConditionalMoveRoutes(Controller):
    """Conditional moves."""

    path = "/api/games/{game:str}/conditional"
    tags = ("games",)

    @get("/", summary="Show my conditional moves", responses=error_responses(400, 401, 403, 404, 409, 503))
    async def show(self, services: Services, session: Session, game: PathGameId) -> PreparedMovesView:
        """The conditional moves of the player who asks. Nobody else can see them."""
        player = session.identity.player
        async with services.rooms.reading(game) as room:
            seat_for(room.state, None, player)
            ply = room.state.plies
        return _view(await services.correspondence.conditional_moves.find(game, player), ply)

    @put("/", summary="Prepare moves", responses=error_responses(400, 401, 403, 404, 409, 413, 415, 422, 503))
    async def prepare(
        self, services: Services, session: Session, game: PathGameId, data: PreparedMoves
    ) -> PreparedMovesView:
        """Replace the conditional moves of the player in a correspondence game; without lines, remove them.

        When another player plays a move that begins a line, its next move is played at once. Lines that begin in
        another way are removed then. All lines end when moves are taken back and when the game is over.
        """
        stored = await services.correspondence.prepare(game, session.identity.player, data.ply, data.lines)
        return _view(stored, data.ply)


def _view(stored: str | None, ply: int) -> PreparedMovesView:
    if not stored:
        return PreparedMovesView(ply, ())
    found = ConditionalMoves.parse(stored)
    return PreparedMovesView(found.ply, found.lines)
