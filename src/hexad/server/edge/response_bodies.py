"""Long response bodies are sent in pieces, so that a client that reads slowly fills no buffers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from hexad.server.edge.http_protocol import CONNECTION

if TYPE_CHECKING:
    from litestar.types import HTTPScope, Message, Send

    from hexad.server.edge.http_protocol import HttpProtocol

__all__ = ["SHARED_BODY", "in_pieces"]

SHARED_BODY = "shared_body"
"""The key in a request's state for a body that is in memory anyway, such as a static file."""

PIECE = 65_536


def in_pieces(scope: HTTPScope, send: Send) -> Send:
    """A `send` that waits after each piece of a body until the client has read most of it."""
    extensions = cast("dict[str, Any]", scope.get("extensions") or {})
    connection: HttpProtocol | None = extensions.get(CONNECTION)

    async def send_in_pieces(message: Message) -> None:
        if message["type"] != "http.response.body" or len(message["body"]) <= PIECE:
            await send(message)
            return
        body = message["body"]
        view, is_shared = memoryview(body), SHARED_BODY in scope["state"]
        for start in range(0, len(body), PIECE):
            rest = max(0, len(body) - start - PIECE)
            if connection is not None and not is_shared:
                connection.hold(rest)
            more = bool(rest) or message.get("more_body", False)
            await send({"type": "http.response.body", "body": bytes(view[start : start + PIECE]), "more_body": more})

    return send_in_pieces
