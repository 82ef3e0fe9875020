"""The address of the live protocol, beside the routes of the HTTP API."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from hexad.server.edge.middleware import refuse_handshake
from hexad.server.edge.session import find_session
from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.people.identity import ANONYMOUS
from hexad.server.store import DatabaseError
from hexad.server.ws.connection import Connection, Transport
from hexad.server.ws.protocol import WRITE

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp, Receive, Scope, Send

    from hexad.server.people.identity import Identity
    from hexad.server.services import Services

__all__ = ["PATH", "SocketEndpoint"]

PATH = "/socket"

log = logging.getLogger(__name__)


class SocketEndpoint:
    """Handles WebSockets and passes everything else on.

    It stands beside the framework: what Litestar does for each request, it would do for each message of a socket, too.
    """

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a client for as long as it is connected."""
        if scope["type"] != ScopeType.WEBSOCKET or scope["path"] != PATH:
            await self._app(scope, receive, send)
            return
        try:
            session = await find_session(self._services, ASGIConnection[Any, Any, Any, Any](scope))
        except RefusalError as refusal:
            await refuse_handshake(send, refusal)
        except DatabaseError as error:
            await refuse_handshake(send, UnavailableError(str(error)))
        else:
            write = cast("dict[str, Any]", scope["extensions"])[WRITE]
            identity = session.identity if session is not None else ANONYMOUS
            await self._serve(identity, receive, _transport(write, send))

    async def _serve(self, identity: Identity, receive: Receive, transport: Transport) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        await transport.accept()
        connection = Connection(self._services, identity, transport)
        self._services.connections.add(connection)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await connection.receive(message.get("text") or message.get("bytes") or b"")
        except Exception:
            log.exception("a socket failed")
            with suppress(Exception):  # the client may have disconnected
                await transport.close(1011, "something is wrong with the server")
        finally:
            self._services.connections.discard(connection)
            await connection.close()


def _transport(write: Callable[[bytes], None], send: Send) -> Transport:
    """Return the ASGI callables as what a connection needs."""

    async def accept() -> None:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def close(code: int, reason: str) -> None:
        await send({"type": "websocket.close", "code": code, "reason": reason})

    return Transport(accept, write, close)
