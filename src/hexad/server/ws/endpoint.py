"""Where sockets come in: one address, beside the routes of the API."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from hexad.server.edge.middleware import refuse_handshake
from hexad.server.edge.session import find_session
from hexad.server.errors import RefusalError, UnavailableError
from hexad.server.people.identity import NOBODY
from hexad.server.store import DatabaseError
from hexad.server.ws.connection import Connection
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
    """Takes the sockets and passes all else on.

    A message goes straight from the network to its connection and back: what a framework does for each request, it
    would do for each message, too.
    """

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Talk to a client for as long as it stays."""
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
            write = cast("dict[str, Any]", scope.get("extensions") or {}).get(WRITE, _never)
            await self._converse(session.identity if session is not None else NOBODY, receive, send, write)

    async def _converse(self, identity: Identity, receive: Receive, send: Send, write: Callable[[bytes], bool]) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})

        async def tell(text: str) -> None:
            await send({"type": "websocket.send", "text": text, "bytes": None})

        async def drop(code: int, reason: str) -> None:
            await send({"type": "websocket.close", "code": code, "reason": reason})

        connection = Connection(self._services, identity, write, tell, drop)
        self._services.connections.add(connection)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await connection.take(message.get("text") or message.get("bytes") or b"")
        except Exception:
            log.exception("a socket failed")
            with suppress(Exception):  # it may have gone
                await drop(1011, "something is wrong with the server")
        finally:
            self._services.connections.discard(connection)
            await connection.close()


def _never(_: bytes) -> bool:
    """For servers that know no short way."""
    return False
