"""The web application: routes, errors, and the parts that handlers are given."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, websocket
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide

from hexad.server.api.games import Games
from hexad.server.api.health import Health
from hexad.server.api.players import Players
from hexad.server.arena import Arena
from hexad.server.identity import COOKIE, NOBODY, Identity, new_guest
from hexad.server.messages import Refused
from hexad.server.refusal import Refusal
from hexad.server.socket import Connection

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import Message, Scope

    from hexad.server.settings import Settings

__all__ = ["make_app"]


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

    def who(request: Request[Any, Any, Any]) -> Identity:
        known = arena.signer.read(request.cookies.get(COOKIE))
        if known is not None:
            return known
        guest = new_guest()
        request.state["new_cookie"] = arena.signer.cookie(guest)
        return guest

    async def keep_cookie(message: Message, scope: Scope) -> None:
        cookie = scope.get("state", {}).get("new_cookie")
        if cookie and message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            headers.add("Set-Cookie", f"{COOKIE}={cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000")

    @websocket("/socket")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        identity = arena.signer.read(socket.cookies.get(COOKIE)) or NOBODY
        await socket.accept()
        await _converse(arena, socket, identity)

    return Litestar(
        [Games, Players, Health, socket],
        dependencies={
            "arena": Provide(lambda: arena, sync_to_thread=False),
            "identity": Provide(who, sync_to_thread=False),
        },
        lifespan=[lifespan],
        before_send=[keep_cookie],
        exception_handlers={Refusal: _refused},
    )


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Refused]:
    return Response(
        Refused(refusal.code, refusal.text, refusal.rule), status_code=refusal.status, media_type=MediaType.JSON
    )


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
    finally:
        arena.connections.discard(connection)
        await connection.close()
