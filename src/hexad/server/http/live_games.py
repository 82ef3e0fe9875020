"""Games in progress."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import QueryParameter

from hexad.server.game.field_types import GameFilter
from hexad.server.http.error_responses import error_responses
from hexad.server.rooms.live_games import MAX_GAMES, LiveGame
from hexad.server.services import Services

__all__ = ["LiveRoutes"]


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
        """The public games in progress, the one with the latest event first.

        A game without a clock is listed for ten minutes after its last event.
        """
        return await services.live_games.games(game, limit)
