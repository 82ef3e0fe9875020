"""Is it alive, can it write, what does it count."""

import msgspec
from litestar import Controller, Response, get

from hexad.server.errors import UnavailableError
from hexad.server.http.error_responses import refusals
from hexad.server.services import Services

__all__ = ["Health"]


class Well(msgspec.Struct, frozen=True):
    """All is well."""

    status: str = "ok"


class Now(msgspec.Struct, frozen=True):
    """What goes on: games that are being played anywhere, and clients that are connected to this process."""

    playing: int
    connected: int


class Health(Controller):
    """For those who look after the server."""

    tags = ("operations",)

    @get("/health/live", summary="Is the process alive")
    async def live(self) -> Well:
        """The process answers."""
        return Well()

    @get("/health/ready", summary="Can it write", responses=refusals(503))
    async def ready(self, services: Services) -> Well:
        """The database answers, too."""
        if not await services.database.is_reachable():
            raise UnavailableError
        return Well()

    @get("/api/now", tags=["lobby"], summary="What goes on", responses=refusals(503))
    async def now(self, services: Services) -> Now:
        """How many games are being played, and how many clients are connected."""
        return Now(await services.store.count_playing(), len(services.connections))

    @get("/metrics", media_type="text/plain", summary="What it has counted", responses=refusals())
    async def metrics(self, services: Services) -> Response[bytes]:
        """What this process has counted, for Prometheus."""
        return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")
