"""Which players of a list of games have a profile."""

from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import QueryParameter

from hexad.server.http.error_responses import error_responses
from hexad.server.http.profile_types import RatingView
from hexad.server.services import Services

__all__ = ["KnownPlayers"]

MAX_PLAYERS = 50
_PLAYERS = rf"^[A-Za-z0-9]{{1,16}}(,[A-Za-z0-9]{{1,16}}){{0,{MAX_PLAYERS - 1}}}$"


class PlayerCard(msgspec.Struct, frozen=True):
    """A player with an account: the present name, and the ratings."""

    player: str
    name: str
    ratings: list[RatingView]


class PlayerCards(msgspec.Struct, frozen=True):
    """The players who have an account."""

    players: list[PlayerCard]


class KnownPlayers(Controller):
    """Players by their ids, as seats have them."""

    path = "/api/known-players"
    tags = ("players",)

    @get("/", summary="Look up players", responses=error_responses(400, 503))
    async def show(
        self,
        services: Services,
        players: Annotated[
            str, QueryParameter(pattern=_PLAYERS, description=f"up to {MAX_PLAYERS} ids, separated by commas")
        ],
    ) -> PlayerCards:
        """Those of the players who have an account, with their ratings. Guests are left out."""
        now = services.arena_clock.now() // 100
        found = await services.stores.profiles.cards(players.split(","))
        return PlayerCards(
            [
                PlayerCard(
                    known.player, known.name, [RatingView.of(one.game, one.speed, one.standing, now) for one in ratings]
                )
                for known, ratings in found
            ]
        )
