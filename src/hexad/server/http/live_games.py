"""Games to watch."""

from typing import Annotated, Literal

import msgspec
from litestar import Controller, get
from litestar.params import QueryParameter

from hexad.server.game.events import Created
from hexad.server.game.field_types import Side
from hexad.server.game.messages import State, pieces_of, state_of
from hexad.server.http.error_responses import refusals
from hexad.server.rooms.live_games import MAX_GAMES
from hexad.server.services import Services

__all__ = ["LiveRoutes"]


class LiveGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that is being played: how it was set up, how it stands, and what a small picture of it needs."""

    name: str
    created: Created
    state: State
    pieces: dict[str, Side]


class LiveRoutes(Controller):
    """Games that are being played now."""

    path = "/api/live"
    tags = ("lobby",)

    @get("/", summary="Games to watch", responses=refusals(400, 503))
    async def show(
        self,
        services: Services,
        game: Literal["any", "abalone", "six"] = "any",
        limit: Annotated[int, QueryParameter(ge=1, le=MAX_GAMES)] = 12,
    ) -> list[LiveGame]:
        """The games that are being played now, the one with the latest move first."""
        found = await services.live_games.games(None if game == "any" else game)
        now = services.arena_clock.now()
        return [
            LiveGame(state.name, state.created, state_of(state, now), pieces_of(state.board)) for state in found[:limit]
        ]
