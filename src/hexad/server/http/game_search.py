"""What games are searched by, and what is found."""

from typing import Annotated, Literal

import msgspec
from litestar.di import Provide
from litestar.params import QueryParameter

from hexad.server.store.search import FinishedGame, GameQuery

__all__ = ["WANTED", "Before", "Page"]

FOREVER = 1e11
Moment = Annotated[float, QueryParameter(ge=0, le=FOREVER, description="seconds since 1970")]
Before = Annotated[
    str | None,
    QueryParameter(pattern=r"^[0-9]{1,12}(\.[0-9]{1,12})?-[A-Za-z0-9]{1,16}$", description="`next` of the page before"),
]


class Page(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some games, newest first; with `next` as `before` come those that are older."""

    games: list[FinishedGame]
    next: str = ""


def _wanted(
    game: Literal["any", "abalone", "six"] = "any",
    player: Annotated[
        str | None,
        QueryParameter(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f]+$", description="a name or an id"),
    ] = None,
    result: Literal["any", "1-0", "0-1", "1/2-1/2"] = "any",
    since: Moment = 0.0,
    until: Moment = FOREVER,
) -> GameQuery:
    return GameQuery(None if game == "any" else game, player, None if result == "any" else result, since, until)


WANTED = Provide(_wanted, sync_to_thread=False)
"""Gives handlers what the query asks for."""
