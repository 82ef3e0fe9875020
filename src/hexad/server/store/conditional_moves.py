"""Conditional moves in the database. They are read for their author alone, and to answer a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from hexad.server.store.schema import conditional_moves, games, turns

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from hexad.server.store.database import Database

__all__ = ["ConditionalMoveStore"]


class ConditionalMoveStore:
    """Reads and writes conditional moves, each as the JSON text of `hexad.server.game.conditional_moves`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, game: str, player: str) -> str | None:
        """The conditional moves of a player in a game, or None."""
        query = select(conditional_moves.c.data).where(_of(game, player))
        return await self._database.read(lambda connection: connection.scalar(query))

    async def of_player(self, player: str) -> dict[str, str]:
        """All conditional moves of a player, by game."""
        query = select(conditional_moves.c.game, conditional_moves.c.data).where(conditional_moves.c.player == player)
        query = query.order_by(conditional_moves.c.game)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.game: row.data for row in rows}

    async def replace(self, game: str, player: str, data: str) -> None:
        """Store the conditional moves of a player in a game, or remove them if the text is empty."""

        def work(connection: Connection) -> None:
            if not data:
                connection.execute(delete(conditional_moves).where(_of(game, player)))
            elif connection.execute(update(conditional_moves).where(_of(game, player)).values(data=data)).rowcount == 0:
                connection.execute(insert(conditional_moves).values(game=game, player=player, data=data))

        await self._database.write(work)

    async def drop(self, game: str, player: str, data: str) -> None:
        """Remove conditional moves that do not fit the game any more, unless they have changed."""
        change = delete(conditional_moves).where(_of(game, player), conditional_moves.c.data == data)
        await self._database.write(lambda connection: connection.execute(change))

    async def due(self) -> list[str]:
        """The games in which a player with conditional moves is to move: they were not answered or removed yet."""
        query = (
            select(conditional_moves.c.game)
            .join(turns, (turns.c.game == conditional_moves.c.game) & (turns.c.player == conditional_moves.c.player))
            .join(games, (games.c.name == turns.c.game) & (games.c.fault == ""))
            .order_by(conditional_moves.c.game)
        )
        return await self._database.read(lambda connection: list(connection.scalars(query)))


def _of(game: str, player: str) -> ColumnElement[bool]:
    return (conditional_moves.c.game == game) & (conditional_moves.c.player == player)
