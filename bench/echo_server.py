"""A WebSocket echo server on uvicorn and Litestar, configured like the server: python -m bench.echo_server PORT."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket


@websocket("/socket")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send every message back."""
    await socket.accept()
    while (message := await socket.receive())["type"] == "websocket.receive":
        await socket.send({"type": "websocket.send", "text": message["text"], "bytes": None})


def main() -> None:
    """Serve until killed."""
    app = Litestar([echo], openapi_config=None)
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
    )


if __name__ == "__main__":
    main()
