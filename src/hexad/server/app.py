"""The web application: routes, errors, and the parts that handlers are given."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, WebSocket, websocket
from litestar.di import Provide
from litestar.plugins.core import MsgspecDIPlugin

from hexad.server.api import ERRORS, HANDLERS, OPENAPI, StrictRequest
from hexad.server.arena import Arena
from hexad.server.guard import Guard, refuse_handshake
from hexad.server.identity import NOBODY, Identity
from hexad.server.refusal import Refusal, Unavailable
from hexad.server.socket import Connection
from hexad.server.store import DatabaseError
from hexad.server.visit import Visit, recognise, welcome

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.plugins import PluginProtocol

    from hexad.server.settings import Settings

__all__ = ["make_app"]

_log = logging.getLogger(__name__)


def make_app(settings: Settings) -> Litestar:
    """The application of one process."""
    arena = Arena(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await arena.start()
        try:
            yield
        finally:
            await arena.stop()

    async def visit(request: Request[Any, Any, Any]) -> Visit:
        return await welcome(arena, request)

    def identity(visit: Visit) -> Identity:
        return visit.identity

    @websocket("/socket")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        try:
            visit = await recognise(arena, socket)
        except Refusal as refusal:
            await refuse_handshake(socket.send, refusal)
        except DatabaseError as error:
            await refuse_handshake(socket.send, Unavailable(str(error)))
        else:
            await socket.accept()
            await _converse(arena, socket, visit.identity if visit is not None else NOBODY)

    app = _Application(
        [*HANDLERS, socket],
        dependencies={
            "arena": Provide(lambda: arena, sync_to_thread=False),
            "visit": Provide(visit),
            "identity": Provide(identity, sync_to_thread=False),
        },
        lifespan=[lifespan],
        exception_handlers=ERRORS,
        openapi_config=OPENAPI,
        request_class=StrictRequest,
        request_max_body_size=settings.limits.message_bytes,
        logging_config=None,
    )
    app.state["arena"] = arena
    # Around everything, also what has no route.
    app.asgi_handler = Guard(app.asgi_handler, settings.limits, settings.origins)
    _quiet_server()
    return app


class _Application(Litestar):
    """Everything here is msgspec's: to load Pydantic and attrs, where they are installed, would double the start."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def _quiet_server() -> None:
    """Leave out of the log, with its traceback, what only says that a client sent nonsense."""
    logging.getLogger("uvicorn.error").addFilter(lambda record: not str(record.msg).startswith("Invalid UTF-8"))


async def _converse(arena: Arena, socket: WebSocket[Any, Any, Any], identity: Identity) -> None:
    """Read what a client sends until it has gone."""

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def drop(code: int, reason: str) -> None:
        await socket.send({"type": "websocket.close", "code": code, "reason": reason})

    connection = Connection(arena, identity, send, drop)
    arena.connections.add(connection)
    try:
        while (message := await socket.receive())["type"] == "websocket.receive":
            await connection.take(message.get("text") or message.get("bytes") or b"")
    except Exception:
        _log.exception("a socket failed")
        with suppress(Exception):  # it may have gone
            await drop(1011, "something is wrong with the server")
    finally:
        arena.connections.discard(connection)
        await connection.close()
