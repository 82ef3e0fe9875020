"""Leaderboards: the players with the highest ratings."""

from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import QueryParameter

from hexad.server.edge.quotas import Requester
from hexad.server.game.field_types import GameChoice, SpeedChoice
from hexad.server.http.error_responses import error_responses
from hexad.server.http.profile_types import RatingView
from hexad.server.services import Services
from hexad.server.store.leaderboards import LEADERBOARD_CURSOR, LeaderboardPlace

__all__ = ["LeaderboardRoutes"]

Place = Annotated[str | None, QueryParameter(pattern=LEADERBOARD_CURSOR, description="`next` of the previous page")]


class Leader(msgspec.Struct, frozen=True):
    """A player of a leaderboard."""

    rank: int
    player: str
    name: str
    rating: RatingView


class Leaderboard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of a leaderboard, the highest rating first. `next`, passed as `after`, returns the page after it."""

    players: list[Leader]
    next: str = ""


class LeaderboardRoutes(Controller):
    """Leaderboards."""

    path = "/api/leaderboards"
    tags = ("players",)

    @get("/{game:str}/{speed:str}", summary="Show a leaderboard", responses=error_responses(400, 401, 503))
    async def show(  # noqa: PLR0913, PLR0917 - the query parameters
        self,
        services: Services,
        requester: Requester,
        game: GameChoice,
        speed: SpeedChoice,
        after: Place = None,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    ) -> Leaderboard:
        """The players with the highest ratings in a game and speed.

        Listed are accounts with a rating that is not provisional and a rated game in the last 90 days, in which the
        time that the server was down does not count.
        """
        await services.quotas.take("searches", requester)
        now = services.arena_clock.now() // 100
        place = None if after is None else LeaderboardPlace.parse(after)
        first, found = await services.stores.profiles.leaderboards.page(game, speed, now, place, limit)
        players = [
            Leader(rank, ranked.player, ranked.name, RatingView.of(game, speed, ranked.standing, now))
            for rank, ranked in enumerate(found, first)
        ]
        last = found[-1] if len(found) == limit else None
        return Leaderboard(
            players, "" if last is None else str(LeaderboardPlace(last.standing.rating.mean, last.player))
        )
