"""Accounts and tokens in the database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, func, insert, select, update

from hexad.server.store.errors import ConflictError
from hexad.server.store.schema import accounts, tokens

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from hexad.server.store.database import Database

__all__ = ["TOKEN_ID_LENGTH", "Account", "Accounts", "StoredToken", "TokenHolder"]

# A token's id is the beginning of its hash, which reveals nothing about the token.
TOKEN_ID_LENGTH = 12


class Account(NamedTuple):
    """A player who can log in. `password` is a hash."""

    player: str
    login: str
    name: str
    password: str


class StoredToken(NamedTuple):
    """A token as the server knows it after creation: without its secret."""

    id: str
    label: str
    created: float


class TokenHolder(NamedTuple):
    """The player that a token acts for."""

    player: str
    name: str
    has_account: bool


class Accounts:
    """Reads and writes accounts and tokens."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, account: Account) -> bool:
        """Add an account; False if the login is taken or the player has an account."""
        row = insert(accounts).values(**account._asdict(), created=time.time())
        try:
            await self._database.write(lambda connection: connection.execute(row))
        except ConflictError:
            return False
        return True

    async def by_player(self, player: str) -> Account | None:
        """The account of a player, or None."""
        return await self._find(accounts.c.player == player)

    async def by_login(self, login: str) -> Account | None:
        """The account with a login, or None."""
        return await self._find(accounts.c.login == login)

    async def set_password(self, player: str, before: str, after: str) -> bool:
        """Replace the password hash `before`; False if it has changed in the meantime."""
        condition = (accounts.c.player == player) & (accounts.c.password == before)
        change = update(accounts).where(condition).values(password=after)
        return await self._database.write(lambda connection: connection.execute(change).rowcount) == 1

    async def rename(self, player: str, name: str) -> None:
        """Change the display name, also for the player's tokens."""

        def change(connection: Connection) -> None:
            for table in (accounts, tokens):
                connection.execute(update(table).where(table.c.player == player).values(name=name))

        await self._database.write(change)

    async def remove(self, player: str) -> None:
        """Delete an account and its tokens."""

        def change(connection: Connection) -> None:
            for table in (accounts, tokens):
                connection.execute(delete(table).where(table.c.player == player))

        await self._database.write(change)

    async def add_token(self, digest: str, holder: TokenHolder, label: str, limit: int) -> StoredToken | None:
        """Store the hash of a new token; None if the player has `limit` tokens already."""
        created = time.time()

        def add(connection: Connection) -> StoredToken | None:
            count = select(func.count()).select_from(tokens).where(tokens.c.player == holder.player)
            if (connection.scalar(count) or 0) >= limit:
                return None
            row = {"hash": digest, "player": holder.player, "name": holder.name, "label": label, "created": created}
            connection.execute(insert(tokens).values(row))
            return StoredToken(digest[:TOKEN_ID_LENGTH], label, created)

        return await self._database.write(add)

    async def tokens_of(self, player: str) -> list[StoredToken]:
        """The tokens of a player, oldest first."""
        query = (
            select(tokens.c.hash, tokens.c.label, tokens.c.created)
            .where(tokens.c.player == player)
            .order_by(tokens.c.created, tokens.c.hash)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [StoredToken(digest[:TOKEN_ID_LENGTH], label, created) for digest, label, created in rows]

    async def remove_token(self, player: str, token: str) -> bool:
        """Delete a token by its id; False if the player has no such token."""
        condition = (tokens.c.player == player) & (func.substr(tokens.c.hash, 1, TOKEN_ID_LENGTH) == token)
        statement = delete(tokens).where(condition)
        return await self._database.write(lambda connection: connection.execute(statement).rowcount) > 0

    async def token_holder(self, digest: str) -> TokenHolder | None:
        """The player whom the token with this hash acts for, or None."""
        query = (
            select(tokens.c.player, func.coalesce(accounts.c.name, tokens.c.name), accounts.c.player.is_not(None))
            .select_from(tokens.outerjoin(accounts, accounts.c.player == tokens.c.player))
            .where(tokens.c.hash == digest)
        )
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else TokenHolder(row[0], row[1], bool(row[2]))

    async def _find(self, condition: ColumnElement[bool]) -> Account | None:
        query = select(accounts.c.player, accounts.c.login, accounts.c.name, accounts.c.password).where(condition)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Account(*row)
