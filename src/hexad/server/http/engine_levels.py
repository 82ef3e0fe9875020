"""The levels of the engine on the scale of ratings."""

import msgspec
from litestar import Controller, get

import hexad
from hexad.server.game.field_types import GameName
from hexad.server.http.error_responses import error_responses
from hexad.server.services import Services

__all__ = ["EngineLevels", "EngineLevelsRoutes", "LevelRating"]


class LevelRating(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rating of a level, as that of a player is shown."""

    level: int
    rating: int
    provisional: bool = False


class EngineLevels(msgspec.Struct, frozen=True):
    """The levels of the engine in one game, the lowest first."""

    game: GameName
    levels: list[LevelRating]


class EngineLevelsRoutes(Controller):
    """Engine levels."""

    path = "/api/engine-levels"
    tags = ("players",)

    @get(summary="Show the ratings of the engine's levels", responses=error_responses(503))
    async def show(self, services: Services) -> list[EngineLevels]:
        """What ratings the levels of the engine correspond to, from the games of rated players against them.

        Ratings are provisional as long as there are few such games. They are computed at most once an hour.
        """
        return [
            EngineLevels(
                game,
                [
                    LevelRating(level, round(rating.mean), rating.is_provisional)
                    for level, rating in enumerate(await services.stores.engine_games.level_ratings(game), 1)
                ],
            )
            for game in sorted(hexad.GAMES)
        ]
