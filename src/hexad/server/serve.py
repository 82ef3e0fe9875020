"""Running the server: what is checked first, the lock on the data directory, uvicorn."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

from hexad.server.people.identity import read_secret
from hexad.server.store import Database, DatabaseError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from socket import socket

    from hexad.server.settings import Settings

__all__ = ["AlreadyRunningError", "StartError", "only_one", "prepare", "run"]

# Where a proxy may be, if one is trusted: on this machine or next to it. Of the addresses that proxies have collected,
# the last one that is not theirs counts: what a client writes there itself comes before it.
PROXIES = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]


class AlreadyRunningError(Exception):
    """Another server uses this data directory; the text is the number of its process."""


class StartError(Exception):
    """The server can not start, and the text says why."""


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


def prepare(settings: Settings) -> None:
    """Make what must be there before any process serves: the secret, and the tables; raises StartError."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        read_secret(settings.data)
    except OSError as error:
        text = f"can not write to {settings.data}: {error.strerror or error}"
        raise StartError(f"{text}; expected a folder of yours, --data FOLDER") from None
    except ValueError as error:
        raise StartError(str(error)) from None
    try:
        asyncio.run(_migrate(settings.database_url))
    except DatabaseError as error:
        raise StartError(f"the database is of no use: {error}") from None


async def _migrate(url: str) -> None:
    database = Database(url)
    try:
        await database.migrate()
    finally:
        await database.close()


def run(settings: Settings, listener: socket) -> None:
    """Serve until told to end: SIGTERM ends it with exit code 0, SIGINT as ctrl-C does."""
    import uvicorn  # noqa: PLC0415 - first is said what would keep it from starting

    from hexad.server.app import make_app  # noqa: PLC0415
    from hexad.server.ws.protocol import SocketProtocol  # noqa: PLC0415

    signal.signal(signal.SIGTERM, _leave)
    app = make_app(settings)

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket] | None = None) -> None:
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
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips=PROXIES,
        server_header=False,
        date_header=False,
    )
    _spare_collections()
    server = Server(config)
    server.run(sockets=[listener])
    if not server.started:
        raise StartError("the server did not start: the lines before this one say why")


def _spare_collections() -> None:
    """Look for garbage less often: what is here now stays, and what comes hardly ever goes in circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)


def _leave(*_: object) -> NoReturn:
    raise SystemExit(0)
