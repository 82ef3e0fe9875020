"""Transactions on the database, whichever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import text

from hexad.server.store.errors import translate_errors
from hexad.server.store.schema_upgrade import upgrade_schema
from hexad.server.store.sqlite import SqliteBackend

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from hexad.server.store.server_lock import ServerLock

T = TypeVar("T")

__all__ = ["Database"]

# The key of PostgreSQL's advisory lock for migrations: an arbitrary constant.
_MIGRATION_LOCK = 6_161_616_161


class _Backend(Protocol):
    """One kind of database. Each method runs `work` in a transaction of its own."""

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T], *, is_long: bool = False) -> T: ...

    async def heartbeat(self, work: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


class Database:
    """A database by its URL, such as `sqlite:///path` or `postgresql+asyncpg://…`.

    Reads and writes are functions of a connection. Each call is one transaction.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._sqlite = SqliteBackend(url) if url.startswith("sqlite") else None
        self._backend: _Backend = self._sqlite or _postgres(url)

    @property
    def is_sqlite(self) -> bool:
        """Whether this is SQLite, which only one process uses."""
        return self._sqlite is not None

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query; raises DatabaseError."""
        with translate_errors(self._url):
            return await self._backend.read(work)

    async def write(self, work: Callable[[Connection], T], *, is_long: bool = False) -> T:
        """Run a change, which is durable when this returns; raises ConflictError or DatabaseError.

        A long one may take minutes, as those of an administrator can.
        """
        with translate_errors(self._url):
            return await self._backend.write(work, is_long=is_long)

    async def heartbeat(self, work: Callable[[Connection], T]) -> T:
        """Write a heartbeat. In PostgreSQL it has a connection of its own and does not wait for other work."""
        with translate_errors(self._url):
            return await self._backend.heartbeat(work)

    async def migrate(self) -> None:
        """Bring the schema to the version of this program; raises DatabaseError if the database is newer."""
        # One transaction under a lock: of several processes that start together, one migrates and the others wait.
        lock = text("begin immediate" if self.is_sqlite else f"select pg_advisory_xact_lock({_MIGRATION_LOCK})")

        def work(connection: Connection) -> None:
            connection.execute(lock)
            upgrade_schema(connection)

        await self.write(work)

    def server_lock(self, *, is_shared: bool) -> ServerLock | None:
        """The lock by which servers share PostgreSQL. None for SQLite: its server has locked the data directory."""
        if self.is_sqlite:
            return None
        from hexad.server.store.server_lock import ServerLock  # noqa: PLC0415 - for the same reason as in `_postgres`

        return ServerLock(self._url, is_shared=is_shared)

    async def close(self) -> None:
        """Close all connections."""
        await self._backend.close()


def _postgres(url: str) -> _Backend:
    # The asynchronous half of SQLAlchemy, which SQLite does not need, would slow down every start.
    from hexad.server.store.postgres import PostgresBackend  # noqa: PLC0415

    return PostgresBackend(url)
