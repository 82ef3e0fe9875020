"""The parameters and the result of a search for games."""

from typing import Annotated, Literal

import msgspec
from litestar.di import Provide
from litestar.params import QueryParameter

from hexad.server.edge.session import Session
from hexad.server.game.field_types import GameFilter
from hexad.server.store.search import FinishedGame, GameQuery

__all__ = ["GAME_QUERY", "GamePage", "PageCursor", "RatedFilter", "is_rated"]

MAX_TIME = 1e11
RatedFilter = Annotated[
    Literal["any", "true", "false"], QueryParameter(description="only rated games, or only casual ones")
]
Timestamp = Annotated[float, QueryParameter(ge=0, le=MAX_TIME, description="seconds since 1970")]
PageCursor = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^[0-9]{1,12}(\.[0-9]{1,12})?-[A-Za-z0-9]{1,16}$", description="`next` of the previous page"
    ),
]


class GamePage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of games, newest first. `next`, passed as `before`, returns the page after it."""

    games: list[FinishedGame]
    next: str = ""


def _game_query(  # noqa: PLR0913, PLR0917 - the query parameters
    game: GameFilter = "any",
    player: Annotated[
        str | None,
        QueryParameter(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f]+$", description="a name or an id"),
    ] = None,
    result: Literal["any", "1-0", "0-1", "1/2-1/2"] = "any",
    since: Timestamp = 0.0,
    until: Timestamp = MAX_TIME,
    rated: RatedFilter = "any",
) -> GameQuery:
    chosen_game, chosen_result = (None if word == "any" else word for word in (game, result))
    return GameQuery(chosen_game, player, chosen_result, since, until, is_rated(rated))


def is_rated(chosen: str) -> bool | None:
    """What a RatedFilter asks for; None for both kinds of games."""
    return None if chosen == "any" else chosen == "true"


def _filters(criteria: GameQuery, viewer: Session) -> GameQuery:
    return msgspec.structs.replace(criteria, viewer=viewer.identity.player)


GAME_QUERY = {
    "criteria": Provide(_game_query, sync_to_thread=False),
    "filters": Provide(_filters, sync_to_thread=False),
}
"""The dependencies that collect the query parameters of a search, and who searches, as `filters`."""
