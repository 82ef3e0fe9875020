"""Players who deleted their account, or whose name was hidden, until their name is removed from all their games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, or_, select

from hexad.server.store.anonymity import remove_name, remove_name_from_seats
from hexad.server.store.messages import empty_messages
from hexad.server.store.schema import deletions, games, seats, tournament_players, transfers

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from hexad.server.store.database import Database

__all__ = ["Deletion", "DeletionStore"]

_UNFINISHED = ("open", "playing")


class Deletion(NamedTuple):
    """A player who deleted the account, and when. With a name, it was hidden, and this one replaces it."""

    player: str
    created: float
    name: str = ""


class DeletionStore:
    """Reads and deletes deletions. `Accounts` adds one with a deleted account, `Moderation` with a hidden name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Deletion]:
        """All deletions that are not known to be complete."""
        query = select(deletions.c.player, deletions.c.created, deletions.c.name)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Deletion(*row) for row in rows]

    async def unfinished_games(self, player: str) -> list[str]:
        """The open games and games in progress of a player, without those in quarantine."""
        seated = select(seats.c.game).where(seats.c.player == player)
        query = select(games.c.name).where(
            games.c.status.in_(_UNFINISHED),
            games.c.fault == "",
            or_(games.c.creator == player, games.c.name.in_(seated)),
        )
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def named_games(self, deletion: Deletion) -> dict[str, bool]:
        """The games that still contain the player's name, and whether each can be read."""
        named = select(seats.c.game).where(_is_named(deletion))
        query = select(games.c.name, games.c.fault).where(games.c.name.in_(named))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.name: row.fault == "" for row in rows}

    async def anonymise_damaged(self, game: str, deletion: Deletion) -> None:
        """Remove a player's name from a game in quarantine, as far as its events can be read."""

        def work(connection: Connection) -> None:
            remove_name(connection, self._database, game, deletion.player, deletion.name)
            remove_name_from_seats(connection, game, deletion.player, deletion.name)

        await self._database.write(work)

    async def remove(self, deletion: Deletion) -> None:
        """Delete a deletion, unless a game or a tournament still has the name, or a game is still being transferred."""
        player = deletion.player
        named = select(seats.c.game).where(_is_named(deletion)).exists()
        entered = select(tournament_players.c.tournament).where(_is_entered(deletion)).exists()
        coming = select(transfers.c.guest).where(transfers.c.player == player).exists()
        statement = delete(deletions).where(deletions.c.player == player, deletions.c.name == deletion.name)

        def work(connection: Connection) -> None:
            if not deletion.name:
                empty_messages(connection, player)  # one may have been on its way when the account was deleted
            connection.execute(statement.where(~named, ~entered, ~coming))

        await self._database.write(work)


def _is_named(deletion: Deletion) -> ColumnElement[bool]:
    """The seats that still have the name."""
    return (seats.c.player == deletion.player) & seats.c.name.not_in(("", deletion.name))


def _is_entered(deletion: Deletion) -> ColumnElement[bool]:
    """The entries in tournaments that still have the name."""
    entry = tournament_players.c
    return (entry.player == deletion.player) & entry.name.not_in(("", deletion.name))
