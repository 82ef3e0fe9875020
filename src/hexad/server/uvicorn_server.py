"""One process that serves: the application in uvicorn."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import threading
from functools import partial
from math import ceil
from socket import SO_SNDBUF, SOL_SOCKET
from typing import TYPE_CHECKING, Any, cast

import uvicorn

from hexad.server.app import make_app
from hexad.server.edge.http_protocol import HttpProtocol
from hexad.server.edge.open_connections import raise_file_limit
from hexad.server.ws.protocol import SocketProtocol

if TYPE_CHECKING:
    from socket import socket

    from hexad.server.services import Services
    from hexad.server.settings import Settings
    from hexad.server.tls.context import CertificateFollower

__all__ = ["serve"]

# Longer than proxies keep their idle connections, 60 s (nginx) and 120 s (Caddy). Otherwise they would send requests to
# a connection that is being closed.
PROXY_KEEP_ALIVE_SECONDS = 150.0
# What the kernel buffers for a client; Linux doubles it. It limits the speed to 256 kB per round trip.
SEND_BUFFER = 131_072
# How long stopping may take. The steps of stopping have their own limits, which add up to less than this.
EXIT_SECONDS = 12.0

log = logging.getLogger(__name__)


def serve(settings: Settings, listener: socket) -> bool:
    """Serve on a listening socket until a signal; returns whether the server had started."""
    app = make_app(settings)
    services: Services = app.state["services"]
    edge: dict[str, Any] = {"connections": services.open_connections, "unread": services.unread_bytes}
    keep_alive = PROXY_KEEP_ALIVE_SECONDS if settings.trusted_hops else settings.limits.keep_alive_seconds
    services.open_connections.set_capacity(raise_file_limit(settings.engines))

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket] | None = None) -> None:
            await super().startup(sockets)
            if follower is not None:
                services.tasks.loop("certificate", follower.run())

        async def shutdown(self, sockets: list[socket] | None = None) -> None:
            _exit_in_time()
            # Uvicorn waits for open responses, and streams do not end by themselves.
            services.end_streams()
            await super().shutdown(sockets)

    follower = _certificate_follower(settings)
    config = uvicorn.Config(
        app,
        ssl_context_factory=None if follower is None else lambda *_: follower.context,
        loop="uvloop",
        # uvicorn calls these like classes.
        http=cast("type[HttpProtocol]", partial(HttpProtocol, **edge)),
        ws=cast("type[SocketProtocol]", partial(SocketProtocol, metrics=services.metrics, **edge)),
        timeout_keep_alive=ceil(keep_alive),
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
    # Accepted connections inherit this. The default grows to 4 MB, so that the kernel's memory would hide slow clients.
    listener.setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER)
    _tune_garbage_collector()
    server = Server(config)
    server.run(sockets=[listener])
    return server.started


def _certificate_follower(settings: Settings) -> CertificateFollower | None:
    """What loads the certificate, if the server itself speaks TLS. An own one is replaced by the operator."""
    if settings.tls is None:
        return None
    from hexad.server.tls.context import CertificateFollower  # noqa: PLC0415 - most servers need no TLS of their own

    if settings.tls.authority is None:
        return CertificateFollower(settings.tls)
    from hexad.server.tls.local_certificate import ensure_certificate, this_machine  # noqa: PLC0415 - see above

    folder = settings.tls.certificate.parent
    return CertificateFollower(settings.tls, lambda: ensure_certificate(folder, this_machine(settings.host)))


def _exit_in_time() -> None:
    """End this process even if something does not stop. What was acknowledged is in the database."""
    loop = asyncio.get_running_loop()

    def give_up() -> None:
        names = sorted(task.get_name() for task in asyncio.all_tasks(loop))
        log.critical("this process has not stopped within %g s and is ended: %s", EXIT_SECONDS, ", ".join(names))
        logging.shutdown()
        os._exit(1)

    timer = threading.Timer(EXIT_SECONDS, give_up)
    timer.daemon = True  # it does not keep the process
    timer.start()


def _tune_garbage_collector() -> None:
    """Collect less often: what is loaded now stays.

    A socket that is closed and a game that is unloaded leave reference cycles. With a first threshold of 100,000, up to
    800 closed sockets waited for their collection, and memory rose with the load. The oldest generation must be
    collected, too: with (100_000, 20, 50), memory grew by 1 MB a minute.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(25_000, 5, 10)
