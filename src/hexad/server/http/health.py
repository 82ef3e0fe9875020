"""Health checks and metrics, for operators."""

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get

from hexad.server.edge.client_address import is_operator
from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.http.error_responses import error_responses
from hexad.server.services import Services

__all__ = ["Health"]


class Healthy(msgspec.Struct, frozen=True):
    """The check passed."""

    status: str = "ok"


class Ready(msgspec.Struct, frozen=True):
    """The process can write. After a restart, clocks wait for players to reconnect."""

    status: str = "ok"
    clocks: str = "running"


class Activity(msgspec.Struct, frozen=True):
    """The games that are being played on any process, and the clients that are connected to this one."""

    playing: int
    connected: int


class Health(Controller):
    """Health checks and metrics."""

    tags = ("operations",)

    @get("/health/live", summary="Check that the process is alive", responses=error_responses(503))
    async def live(self, services: Services) -> Healthy:
        """The process answers, and all its background loops run. If not, it has to be restarted."""
        if services.tasks.failed:
            text = f"These loops have ended: {', '.join(services.tasks.failed)}. The process must be restarted."
            raise RefusalError("loop-ended", text, status=503)
        return Healthy()

    @get("/health/ready", summary="Check that the process can write", responses=error_responses(503))
    async def ready(self, services: Services) -> Ready:
        """The process has written to the database within the last second. If not, the text says why."""
        clock = services.arena_clock
        if not await clock.can_write():
            raise UnavailableError(f"The server cannot write: {clock.problem}.")
        if services.server_lock is not None and not await services.server_lock.is_held():
            raise UnavailableError("The server has lost its lock on the database: it takes it again, or stops.")
        if services.damage:
            raise UnavailableError(services.damage)
        return Ready(clocks="waiting" if clock.is_paused else "running")

    @get("/api/now", tags=["lobby"], summary="Count games and clients", responses=error_responses(503))
    async def now(self, services: Services) -> Activity:
        """Return the number of games that are being played and of clients that are connected."""
        return Activity(await services.stores.games.count_playing(), len(services.connections))

    @get("/metrics", media_type="text/plain", summary="Read the metrics", responses=error_responses(403))
    async def metrics(self, services: Services, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return the metrics of all processes in the format of Prometheus, to requests from private addresses only.

        A request that has passed through a proxy is refused.
        """
        if not is_operator(request.scope):
            text = "The metrics are for operators: expected a request from a private address, not through a proxy."
            raise RefusalError("not-public", text, status=403)
        return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")
