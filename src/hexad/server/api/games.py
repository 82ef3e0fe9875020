"""Games: set up, join, look at, act in."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import Body
from msgspec import Meta

from hexad.server.acts import Act
from hexad.server.arena import Arena
from hexad.server.identity import Identity
from hexad.server.invitation import Invitation, created_from
from hexad.server.messages import Done, State, state_of
from hexad.server.names import new_name

__all__ = ["Games"]


class GameState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game and its version."""

    game: str
    version: int
    state: State


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The seat that is wanted, or the first that is open."""

    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class Games(Controller):
    """Games."""

    path = "/api/games"
    tags = ("games",)

    @post("/")
    async def create(self, arena: Arena, identity: Identity, data: Invitation) -> GameState:
        """Set up a game. The link to it is `/games/NAME`; whoever opens it can take an open seat."""
        created = created_from(data, identity, arena.uptime.now())
        room = await arena.hall.create(new_name(), created)
        return GameState(room.live.name, room.live.version, state_of(room.live, arena.uptime.now()))

    @get("/{game:str}")
    async def show(self, arena: Arena, game: str) -> GameState:
        """A game as it stands."""
        async with arena.hall.reading(game) as room:
            return GameState(game, room.live.version, state_of(room.live, arena.uptime.now()))

    @post("/{game:str}/join", status_code=200)
    async def join(self, arena: Arena, identity: Identity, game: str, data: Join) -> Done:
        """Take an open seat."""
        return Done(game, await arena.hall.join(game, data.seat, identity.player, identity.name))

    @post("/{game:str}/acts", status_code=200)
    async def act(self, arena: Arena, identity: Identity, game: str, data: Annotated[Act, Body(title="Act")]) -> Done:
        """Move, declare, resign, and so on: everything that a seat can do."""
        return Done(game, await arena.hall.act(game, identity.player, data), data.id)
