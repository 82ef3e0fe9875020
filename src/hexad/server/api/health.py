"""Is it alive, can it write, what does it count."""

import msgspec
from litestar import Controller, Response, get

from hexad.server.api.refusals import refusals
from hexad.server.arena import Arena
from hexad.server.refusal import Unavailable

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
    async def ready(self, arena: Arena) -> Well:
        """The database answers, too."""
        if not await arena.database.answers():
            raise Unavailable
        return Well()

    @get("/api/now", tags=["lobby"], summary="What goes on", responses=refusals(503))
    async def now(self, arena: Arena) -> Now:
        """How many games are being played, and how many clients are connected."""
        return Now(await arena.store.playing(), len(arena.connections))

    @get("/metrics", media_type="text/plain", summary="What it has counted", responses=refusals())
    async def metrics(self, arena: Arena) -> Response[bytes]:
        """What this process has counted, for Prometheus."""
        return Response(arena.metrics.text(), media_type="text/plain; version=0.0.4")
