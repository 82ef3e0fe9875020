"""One process that serves: the application in uvicorn."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import uvicorn

from hexad.server.app import make_app
from hexad.server.ws.protocol import SocketProtocol

if TYPE_CHECKING:
    from socket import socket

    from hexad.server.settings import Settings

__all__ = ["serve"]


def serve(settings: Settings, listener: socket) -> bool:
    """Serve on a listening socket until a signal; returns whether the server had started."""
    app = make_app(settings)

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket] | None = None) -> None:
            # Uvicorn waits for open responses, and streams do not end by themselves.
            app.state["services"].end_streams()
            await super().shutdown(sockets)

    config = uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws=SocketProtocol,
        ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        timeout_graceful_shutdown=3,
        access_log=False,
        log_config=None,
        log_level="warning",
        # The middleware ClientAddress reads the headers of proxies.
        proxy_headers=False,
        server_header=False,
        date_header=False,
    )
    _tune_garbage_collector()
    server = Server(config)
    server.run(sockets=[listener])
    return server.started


def _tune_garbage_collector() -> None:
    """Collect less often: what is loaded now stays, and requests create hardly any reference cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
