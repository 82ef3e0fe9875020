"""The database of a server, for the commands of an administrator."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexad.cli.errors import CommandError
from hexad.cli.options import option

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from contextlib import AbstractContextManager
    from types import ModuleType

    from hexad.server.rooms.game_repair import Inspection
    from hexad.server.store import Database, Quarantine

    Run = Callable[[Coroutine[Any, Any, Any]], Any]

__all__ = ["database_options", "inspected", "locked", "open_database", "open_quarantine"]


def database_options(function: Callable[..., object]) -> Callable[..., object]:
    """Add the options that say where the games are."""
    for one in (
        option("--db", envvar="HEXAD_DB", metavar="URL", help="option-serve-db"),
        option("--data", metavar="FOLDER", help="option-serve-data"),
    ):
        function = one(function)
    return function


@contextmanager
def open_quarantine(data: str | None, db: str | None) -> Iterator[tuple[Quarantine, Run]]:
    """Yield the games in quarantine, and what runs their methods; raises DatabaseError if the database fails."""
    with open_database(data, db) as (database, run):
        from hexad.server.store import Quarantine  # noqa: PLC0415 - an optional extra

        yield Quarantine(database), run


@contextmanager
def open_database(data: str | None, db: str | None) -> Iterator[tuple[Database, Run]]:
    """Yield the database of a server, and what runs its methods; raises DatabaseError if the database fails."""
    server = _server()
    url = server.database_url(db or "")
    if not url:
        file = _folder(data) / "arena.sqlite3"
        if not file.is_file():
            raise CommandError("wrong-admin-database", detail=str(file))
        url = f"sqlite:///{file}"
    from hexad.server.store import Database  # noqa: PLC0415 - an optional extra

    with asyncio.Runner() as runner:
        database = Database(url)
        try:
            yield database, runner.run
        finally:
            runner.run(database.close())


def locked(data: str | None, db: str | None) -> AbstractContextManager[None]:
    """Keep servers from starting on a data directory; raises StartError if one runs.

    PostgreSQL needs no lock: a server that has the game in memory notices that it was changed.
    """
    if db:
        return nullcontext()
    _server()
    from hexad.server.serve import lock_data_directory  # noqa: PLC0415 - its packages are an optional extra

    return lock_data_directory(_folder(data))


def inspected(run: Run, quarantine: Quarantine, name: str) -> Inspection:
    """Return a game as it is stored; raises CommandError if there is none of this name."""
    from hexad.server.rooms.game_repair import inspect  # noqa: PLC0415 - its packages are an optional extra

    found: Inspection | None = run(inspect(quarantine, name))
    if found is None:
        raise CommandError("wrong-admin-game", name=name)
    return found


def _folder(data: str | None) -> Path:
    from hexad.server.settings import data_directory  # noqa: PLC0415 - its packages are an optional extra

    return Path(data) if data else data_directory()


def _server() -> ModuleType:
    """The module that starts servers. Its packages are an optional extra."""
    try:
        from hexad.cli import server  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise CommandError("wrong-serve-installed", name=str(error.name)) from None
    return server
