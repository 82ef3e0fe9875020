"""The lobby."""

from litestar import Controller, get

from hexad.server.api.refusals import refusals
from hexad.server.arena import Arena
from hexad.server.lobby import LobbyMessage

__all__ = ["LobbyRoutes"]


class LobbyRoutes(Controller):
    """Who waits for somebody to play."""

    path = "/api/lobby"
    tags = ("lobby",)

    @get("/", summary="Games that wait for anyone", responses=refusals(503))
    async def show(self, arena: Arena) -> LobbyMessage:
        """The listed games with an open seat, newest first. To play one, join it."""
        return LobbyMessage(await arena.lobby.games())
