"""The web application: routes, error handlers, and the services that handlers receive."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.plugins.core import MsgspecDIPlugin

from hexad.server.edge.client_address import ClientAddress
from hexad.server.edge.middleware import EdgeMiddleware
from hexad.server.edge.quotas import Requester  # noqa: TC001 - Litestar reads the annotations
from hexad.server.edge.session import Session, find_or_create_session, find_session
from hexad.server.http.routes import CLIENT_FILES, ERRORS, HANDLERS, OPENAPI, StrictRequest
from hexad.server.http.static_files import read_folder
from hexad.server.people.identity import Identity  # noqa: TC001 - Litestar reads the annotations
from hexad.server.services import Services
from hexad.server.ws.endpoint import SocketEndpoint

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.plugins import PluginProtocol

    from hexad.server.settings import Settings

__all__ = ["make_app"]


def make_app(settings: Settings) -> Litestar:
    """Return the application of one process."""
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    async def session(request: Request[Any, Any, Any]) -> Session:
        return await find_or_create_session(services, request)

    async def viewer(request: Request[Any, Any, Any]) -> Session:
        return await find_session(services, request)

    def identity(session: Session) -> Identity:
        return session.identity

    def requester(viewer: Session) -> Requester:
        return services.quotas.of(viewer)

    app = _Application(
        HANDLERS,
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "session": Provide(session),
            # The session of a request that only reads: a client without one does not become a guest.
            "viewer": Provide(viewer),
            "identity": Provide(identity, sync_to_thread=False),
            "requester": Provide(requester, sync_to_thread=False),
        },
        lifespan=[lifespan],
        exception_handlers=ERRORS,
        openapi_config=OPENAPI,
        request_class=StrictRequest,
        request_max_body_size=settings.limits.message_bytes,
        logging_config=None,
    )
    app.state["services"] = services
    app.state[CLIENT_FILES] = read_folder(settings.client)
    # Litestar's own middleware would not see requests without a route.
    endpoint, factors = SocketEndpoint(app.asgi_handler, services), services.quotas.factors
    # The name of a machine in a local network, such as localhost, may have no TLS tomorrow, or on another port.
    is_permanent = settings.tls is None or settings.tls.authority is None
    app.asgi_handler = EdgeMiddleware(endpoint, settings.limits, settings.origins, factors, is_permanent=is_permanent)
    if settings.trusted_hops:
        app.asgi_handler = ClientAddress(app.asgi_handler, settings.trusted_hops)
    _quiet_server()
    return app


class _Application(Litestar):
    """Litestar without its plugins for Pydantic and attrs. Where they are installed, loading them doubles the
    start-up time.

    `_get_default_plugins` is not public: pyproject.toml has an upper bound for Litestar's version, and
    tests/server/test_private_parts.py says what to look at when it changes.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def _quiet_server() -> None:
    """Do not log, with a traceback, that a client sent bytes that are not UTF-8."""
    logging.getLogger("uvicorn.error").addFilter(lambda record: not str(record.msg).startswith("Invalid UTF-8"))
