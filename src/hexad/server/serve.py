"""Running the server: the port, the lock on the data directory, uvicorn."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

import uvicorn

from hexad.server.app import make_app

if TYPE_CHECKING:
    from collections.abc import Iterator
    from socket import socket

    from hexad.server.settings import Settings

__all__ = ["AlreadyRunningError", "only_one", "run"]


class AlreadyRunningError(Exception):
    """Another server uses this data directory."""


@contextmanager
def only_one(settings: Settings) -> Iterator[None]:
    """Hold the data directory of a SQLite server: two processes would each think that the games are theirs."""
    import fcntl  # noqa: PLC0415 - not everywhere

    settings.data.mkdir(parents=True, exist_ok=True)
    with (settings.data / "lock").open("a+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            raise AlreadyRunningError(file.read().strip() or "unknown") from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield


def run(settings: Settings, listener: socket, *, log_level: str = "warning") -> None:
    """Serve until interrupted."""
    config = uvicorn.Config(
        make_app(settings),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        timeout_graceful_shutdown=3,
        access_log=False,
        log_level=log_level,
        proxy_headers=settings.trust_proxy,
        server_header=False,
        date_header=False,
    )
    uvicorn.Server(config).run(sockets=[listener])
