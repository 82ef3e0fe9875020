"""Is it alive, can it write, what does it count."""

import msgspec
from litestar import Controller, Response, get

from hexad.server.arena import Arena
from hexad.server.refusal import Unavailable

__all__ = ["Health"]


class Well(msgspec.Struct, frozen=True):
    """All is well."""

    status: str = "ok"


class Health(Controller):
    """For those who look after the server."""

    tags = ("operations",)

    @get("/health/live")
    async def live(self) -> Well:
        """The process answers."""
        return Well()

    @get("/health/ready")
    async def ready(self, arena: Arena) -> Well:
        """The database answers, too."""
        if not await arena.database.answers():
            raise Unavailable
        return Well()

    @get("/metrics", media_type="text/plain")
    async def metrics(self, arena: Arena) -> Response[bytes]:
        """What this process has counted, for Prometheus."""
        return Response(arena.metrics.text(), media_type="text/plain; version=0.0.4")
