"""Starting the server: preparation, the lock on the data directory, signals."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn, TextIO

from hexad.server.secret import read_secrets
from hexad.server.store import Database, DatabaseError, DatabaseInUseError
from hexad.server.store.sqlite_check import check_at_start, sqlite_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from socket import socket

    from hexad.server.settings import Settings

__all__ = ["AlreadyRunningError", "StartError", "lock_data_directory", "prepare", "run"]


class AlreadyRunningError(Exception):
    """Another server uses this data directory; the text is its process id."""


class StartError(Exception):
    """The server cannot start; the text says why."""


@contextmanager
def lock_data_directory(settings: Settings) -> Iterator[None]:
    """Lock the data directory of a SQLite server, which only one process may use; raises AlreadyRunningError."""
    import fcntl  # noqa: PLC0415 - does not exist on Windows

    with _opened_lock(settings) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            raise AlreadyRunningError(file.read().strip() or "unknown") from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield


def _opened_lock(settings: Settings) -> TextIO:
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        return (settings.data / "lock").open("a+")
    except OSError as error:
        raise StartError(_cannot_write(settings, error)) from None


def _cannot_write(settings: Settings, error: OSError) -> str:
    text = f"cannot write to {settings.data}: {error.strerror or error}"
    return f"{text}; expected a folder of yours with free space, --data FOLDER"


def prepare(settings: Settings) -> None:
    """Create the data directory, the secret and the tables before any process serves.

    Raises DatabaseInUseError if another server uses the database, StartError for all other reasons.
    """
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        read_secrets(settings.data)
    except OSError as error:
        raise StartError(_cannot_write(settings, error)) from None
    except ValueError as error:
        raise StartError(str(error)) from None
    try:
        file = sqlite_file(settings.database_url)
        if file is not None:
            check_at_start(file)
        asyncio.run(_prepare_database(settings))
    except DatabaseInUseError:
        raise
    except DatabaseError as error:
        raise StartError(f"the database cannot be used: {error}") from None


async def _prepare_database(settings: Settings) -> None:
    """Make sure that this server may use the database, and create or upgrade its tables."""
    database = Database(settings.database_url)
    lock = database.server_lock(is_shared=bool(settings.bus))
    try:
        if lock is not None:
            await lock.take()
        await database.migrate()
    finally:
        if lock is not None:
            await lock.close()
        await database.close()


def run(settings: Settings, listener: socket) -> None:
    """Serve until a signal: SIGTERM exits with code 0, SIGINT raises KeyboardInterrupt. Raises StartError."""
    # Imported after PROMETHEUS_MULTIPROC_DIR is set, which prometheus_client reads when it is imported, and after the
    # checks above, so that their errors appear at once.
    from hexad.server.uvicorn_server import serve  # noqa: PLC0415

    signal.signal(signal.SIGTERM, _exit)
    if not serve(settings, listener):
        raise StartError("the server did not start: the lines before this one say why")


def _exit(*_: object) -> NoReturn:
    raise SystemExit(0)
