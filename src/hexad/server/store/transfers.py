"""Transfers of games from guests to their accounts, in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, or_, select

from hexad.server.store.schema import games, seats, transfers

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from hexad.server.store.database import Database

__all__ = ["Transfer", "TransferStore"]


class Transfer(NamedTuple):
    """A guest who opened an account, and the account as a player, with its name."""

    guest: str
    player: str
    name: str
    created: float


class TransferStore:
    """Reads and deletes transfers. `Accounts` adds one together with its account."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Transfer]:
        """All transfers that are not known to be complete."""
        query = select(transfers.c.guest, transfers.c.player, transfers.c.name, transfers.c.created)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Transfer(*row) for row in rows]

    async def games_of(self, guest: str) -> list[str]:
        """The games that a guest created or has a seat in, without those in quarantine."""
        query = select(games.c.name).where(_belongs_to(guest), games.c.fault == "")
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def remove(self, guest: str) -> None:
        """Delete a transfer, unless the guest still has games, such as games in quarantine."""
        remaining = select(games.c.name).where(_belongs_to(guest)).exists()
        statement = delete(transfers).where(transfers.c.guest == guest, ~remaining)
        await self._database.write(lambda connection: connection.execute(statement))


def _belongs_to(guest: str) -> ColumnElement[bool]:
    return or_(games.c.creator == guest, games.c.name.in_(select(seats.c.game).where(seats.c.player == guest)))
