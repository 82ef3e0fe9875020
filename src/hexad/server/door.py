"""Where sockets come in: one address, beside the routes of the API."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from hexad.server.guard import refuse_handshake
from hexad.server.identity import NOBODY
from hexad.server.refusal import Refusal, Unavailable
from hexad.server.socket import Connection
from hexad.server.store import DatabaseError
from hexad.server.visit import recognise
from hexad.server.wire import WRITE

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp, Receive, Scope, Send

    from hexad.server.arena import Arena
    from hexad.server.identity import Identity

__all__ = ["PATH", "SocketDoor"]

PATH = "/socket"

log = logging.getLogger(__name__)


class SocketDoor:
    """Takes the sockets and passes all else on.

    A message goes straight from the network to its connection and back: what a framework does for each request, it
    would do for each message, too.
    """

    def __init__(self, app: ASGIApp, arena: Arena) -> None:
        self._app = app
        self._arena = arena

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Talk to a client for as long as it stays."""
        if scope["type"] != ScopeType.WEBSOCKET or scope["path"] != PATH:
            await self._app(scope, receive, send)
            return
        try:
            visit = await recognise(self._arena, ASGIConnection[Any, Any, Any, Any](scope))
        except Refusal as refusal:
            await refuse_handshake(send, refusal)
        except DatabaseError as error:
            await refuse_handshake(send, Unavailable(str(error)))
        else:
            write = cast("dict[str, Any]", scope.get("extensions") or {}).get(WRITE, _never)
            await self._converse(visit.identity if visit is not None else NOBODY, receive, send, write)

    async def _converse(self, identity: Identity, receive: Receive, send: Send, write: Callable[[bytes], bool]) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})

        async def tell(text: str) -> None:
            await send({"type": "websocket.send", "text": text, "bytes": None})

        async def drop(code: int, reason: str) -> None:
            await send({"type": "websocket.close", "code": code, "reason": reason})

        connection = Connection(self._arena, identity, write, tell, drop)
        self._arena.connections.add(connection)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await connection.take(message.get("text") or message.get("bytes") or b"")
        except Exception:
            log.exception("a socket failed")
            with suppress(Exception):  # it may have gone
                await drop(1011, "something is wrong with the server")
        finally:
            self._arena.connections.discard(connection)
            await connection.close()


def _never(_: bytes) -> bool:
    """For servers that know no short way."""
    return False
