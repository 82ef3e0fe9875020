"""Who I am."""

from litestar import Controller, get

from hexad.server.identity import Identity

__all__ = ["Players"]


class Players(Controller):
    """Players."""

    path = "/api/me"
    tags = ("players",)

    @get("/")
    async def me(self, identity: Identity) -> Identity:
        """Who the server takes me for: a guest if it does not know me."""
        return identity
