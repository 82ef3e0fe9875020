"""Starting the server: preparation, the lock on the data directory, signals."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn, TextIO

from hexad.errors import KeyedError
from hexad.server.mail.settings import read_mail_settings
from hexad.server.secret import read_secrets
from hexad.server.store import Database, DatabaseError, DatabaseInUseError
from hexad.server.store.sqlite_check import check_at_start, sqlite_file
from hexad.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from socket import socket

    from hexad.server.settings import Settings

__all__ = ["StartError", "lock_data_directory", "prepare", "run"]


class StartError(KeyedError):
    """The server cannot start; the key says why."""


@contextmanager
def lock_data_directory(data: Path) -> Iterator[None]:
    """Lock the data directory of a SQLite server, which only one process may use; raises StartError."""
    import fcntl  # noqa: PLC0415 - does not exist on Windows

    with _opened_lock(data) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise _already_running(data, file) from None
        except OSError as error:
            raise _cannot_write(data, error) from None
        try:
            file.truncate(0)
            file.write(str(os.getpid()))
            file.flush()
        except OSError as error:
            raise _cannot_write(data, error) from None
        yield


def _opened_lock(data: Path) -> TextIO:
    try:
        data.mkdir(parents=True, exist_ok=True)
        return (data / "lock").open("a+")
    except OSError as error:
        raise _cannot_write(data, error) from None


def _already_running(data: Path, file: TextIO) -> StartError:
    file.seek(0)
    process = file.read().strip()
    if not process:  # it has not written its number yet
        return StartError("wrong-serve-held-unknown", folder=str(data))
    return StartError("wrong-serve-held", process=process, folder=str(data))


def _cannot_write(data: Path, error: OSError) -> StartError:
    return StartError("wrong-serve-folder", folder=str(data), why=error)


def prepare(settings: Settings) -> None:
    """Create the data directory, the secret and the tables before any process serves.

    Raises SettingError for a wrong secret or wrong settings of mails, DatabaseInUseError if another server uses the
    database, and StartError for all other reasons.
    """
    read_mail_settings(settings)
    # Sentences about errors are read now: when too many files are open, theirs could not be opened.
    Texts().has("wrong-database-fails")
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        read_secrets(settings.data)
    except OSError as error:
        raise _cannot_write(settings.data, error) from None
    try:
        file = sqlite_file(settings.database_url)
        if file is not None:
            check_at_start(file)
        asyncio.run(_prepare_database(settings))
    except DatabaseInUseError:
        raise
    except DatabaseError as error:
        raise StartError("wrong-serve-database", why=error) from None


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
        raise StartError("wrong-serve-log")


def _exit(*_: object) -> NoReturn:
    raise SystemExit(0)
