"""The lobby: open games."""

from litestar import Controller, get

from hexad.server.http.error_responses import error_responses
from hexad.server.rooms.lobby import LobbyMessage
from hexad.server.services import Services

__all__ = ["LobbyRoutes"]


class LobbyRoutes(Controller):
    """Open games that anyone may join."""

    path = "/api/lobby"
    tags = ("lobby",)

    @get("/", summary="List open games", responses=error_responses(503))
    async def show(self, services: Services) -> LobbyMessage:
        """The listed games with an open seat, newest first. To play, join one."""
        return LobbyMessage(await services.lobby.games())
