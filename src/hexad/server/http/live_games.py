"""Games in progress."""

from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import QueryParameter

from hexad.server.game.events import Created
from hexad.server.game.field_types import GameFilter, Side
from hexad.server.game.messages import State, pieces_of, state_of
from hexad.server.http.error_responses import error_responses
from hexad.server.rooms.live_games import MAX_GAMES
from hexad.server.services import Services

__all__ = ["LiveRoutes"]


class LiveGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in progress: its setup, its state, and the pieces for a small picture."""

    name: str
    created: Created
    state: State
    pieces: dict[str, Side]


class LiveRoutes(Controller):
    """Games in progress."""

    path = "/api/live"
    tags = ("lobby",)

    @get("/", summary="List games in progress", responses=error_responses(400, 503))
    async def show(
        self,
        services: Services,
        game: GameFilter = "any",
        limit: Annotated[int, QueryParameter(ge=1, le=MAX_GAMES)] = 12,
    ) -> list[LiveGame]:
        """The games in progress, the one with the latest event first."""
        states = await services.live_games.games(None if game == "any" else game)
        now = services.arena_clock.now()
        return [
            LiveGame(state.name, state.created, state_of(state, now), pieces_of(state.board))
            for state in states[:limit]
        ]
