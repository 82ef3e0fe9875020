"""The address of the live protocol, beside the routes of the HTTP API."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from hexad.server.edge.middleware import COOKIE_TO_SET, refuse_handshake
from hexad.server.edge.session import find_session
from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.store import DatabaseError
from hexad.server.ws.connection import Connection, Transport
from hexad.server.ws.protocol import WRITE

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp, Receive, Scope, Send

    from hexad.server.edge.session import Session
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
            cookie = scope["state"].get(COOKIE_TO_SET)
            await self._serve(session, receive, _transport(write, send, cookie))

    async def _serve(self, session: Session, receive: Receive, transport: Transport) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        await transport.accept()
        requester = self._services.quotas.of(session)
        connection = Connection(self._services, session.identity, transport, requester)
        self._services.connections.add(connection)
        self._services.open_sessions.add(session.credential, connection.end_session)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                if not connection.is_closed:
                    await connection.receive(message.get("text") or message.get("bytes") or b"")
        except Exception:
            log.exception("a socket failed")
            with suppress(Exception):  # the client may have disconnected
                await transport.close(1011, "something is wrong with the server")
        finally:
            self._services.connections.discard(connection)
            self._services.open_sessions.discard(session.credential, connection.end_session)
            await connection.close()


def _transport(write: Callable[[bytes], None], send: Send, cookie: bytes | None) -> Transport:
    """Return the ASGI callables as what a connection needs. The answer to the handshake sets the cookie."""
    headers = [] if cookie is None else [(b"set-cookie", cookie)]

    async def accept() -> None:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": headers})

    async def close(code: int, reason: str) -> None:
        await send({"type": "websocket.close", "code": code, "reason": reason})

    return Transport(accept, write, close)
