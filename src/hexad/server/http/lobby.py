"""The lobby."""

from litestar import Controller, get

from hexad.server.http.error_responses import refusals
from hexad.server.rooms.lobby import LobbyMessage
from hexad.server.services import Services

__all__ = ["LobbyRoutes"]


class LobbyRoutes(Controller):
    """Who waits for somebody to play."""

    path = "/api/lobby"
    tags = ("lobby",)

    @get("/", summary="Games that wait for anyone", responses=refusals(503))
    async def show(self, services: Services) -> LobbyMessage:
        """The listed games with an open seat, newest first. To play one, join it."""
        return LobbyMessage(await services.lobby.games())
