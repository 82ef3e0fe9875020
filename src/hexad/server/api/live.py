"""Games to watch."""

from typing import Annotated, Literal

import msgspec
from litestar import Controller, get
from litestar.params import QueryParameter

from hexad.server.api.refusals import refusals
from hexad.server.arena import Arena
from hexad.server.events import Created
from hexad.server.messages import State, pieces_of, state_of
from hexad.server.playing import MOST

__all__ = ["LiveRoutes"]


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that is being played: how it was set up, how it stands, and what a small picture of it needs."""

    name: str
    created: Created
    state: State
    pieces: dict[str, str]


class LiveRoutes(Controller):
    """Games that are being played now."""

    path = "/api/live"
    tags = ("lobby",)

    @get("/", summary="Games to watch", responses=refusals(400, 503))
    async def show(
        self,
        arena: Arena,
        game: Literal["any", "abalone", "six"] = "any",
        limit: Annotated[int, QueryParameter(ge=1, le=MOST)] = 12,
    ) -> list[Played]:
        """The games that are being played now, the one with the latest move first."""
        found = await arena.playing.games(None if game == "any" else game)
        now = arena.uptime.now()
        return [Played(live.name, live.created, state_of(live, now), pieces_of(live.board)) for live in found[:limit]]
