"""Games that cannot be read. A game with a fault is left out of all lists until an administrator repairs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select, update

from hexad.server.store.schema import games

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from hexad.server.store.database import Database

__all__ = ["Quarantine", "QuarantinedGame"]


class QuarantinedGame(NamedTuple):
    """A game in quarantine, as the table of games describes it."""

    name: str
    game: str
    status: str
    created: float
    fault: str


class Quarantine:
    """Reads and writes the faults of games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, name: str, fault: str) -> bool:
        """Put a game into quarantine; returns False if it was there already."""
        change = update(games).where(games.c.name == name, games.c.fault == "").values(fault=fault)
        return await self._database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def first_of(self, names: Iterable[str]) -> str | None:
        """One of these games that is in quarantine, or None."""
        query = select(games.c.name).where(games.c.name.in_(list(names)), games.c.fault != "").limit(1)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def games(self) -> list[QuarantinedGame]:
        """The games in quarantine, oldest first."""
        columns = (games.c[field] for field in QuarantinedGame._fields)
        query = select(*columns).where(games.c.fault != "").order_by(games.c.created, games.c.name)

        def work(connection: Connection) -> list[QuarantinedGame]:
            return [QuarantinedGame(*row) for row in connection.execute(query)]

        return await self._database.read(work)
