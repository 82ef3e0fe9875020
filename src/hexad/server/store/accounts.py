"""Accounts and tokens in the database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, func, insert, select, update

from hexad.server.store.database import Conflict
from hexad.server.store.schema import accounts, tokens

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from hexad.server.store.database import Database

__all__ = ["TOKEN_ID_LENGTH", "Account", "Accounts", "KeptToken", "TokenHolder"]

# The beginning of a token's hash names it. It says nothing of the token, which is long and random.
TOKEN_ID_LENGTH = 12


class Account(NamedTuple):
    """A player who can log in; of the password there is a hash."""

    player: str
    login: str
    name: str
    password: str


class KeptToken(NamedTuple):
    """What is known of a token once it was given out."""

    id: str
    label: str
    created: float


class TokenHolder(NamedTuple):
    """Whom a token acts for."""

    player: str
    name: str
    has_account: bool


class Accounts:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, account: Account) -> bool:
        """Open an account; False if the login or the player has one."""
        row = insert(accounts).values(**account._asdict(), created=time.time())
        try:
            await self._database.write(lambda connection: connection.execute(row))
        except Conflict:
            return False
        return True

    async def of_player(self, player: str) -> Account | None:
        """The account of a player."""
        return await self._one(accounts.c.player == player)

    async def of_login(self, login: str) -> Account | None:
        """The account with this login."""
        return await self._one(accounts.c.login == login)

    async def set_password(self, player: str, before: str, after: str) -> bool:
        """Change the hash, unless somebody else did that meanwhile."""
        is_it = (accounts.c.player == player) & (accounts.c.password == before)
        change = update(accounts).where(is_it).values(password=after)
        return await self._database.write(lambda connection: connection.execute(change).rowcount) == 1

    async def rename(self, player: str, name: str) -> None:
        """Change the name that others see, also of what acts by a token."""

        def change(connection: Connection) -> None:
            for table in (accounts, tokens):
                connection.execute(update(table).where(table.c.player == player).values(name=name))

        await self._database.write(change)

    async def remove(self, player: str) -> None:
        """Close an account, and take back its tokens."""

        def change(connection: Connection) -> None:
            for table in (accounts, tokens):
                connection.execute(delete(table).where(table.c.player == player))

        await self._database.write(change)

    async def add_token(self, digest: str, holder: TokenHolder, label: str, most: int) -> KeptToken | None:
        """Keep the hash of a token; None if the player has as many as one may have."""
        created = time.time()

        def add(connection: Connection) -> KeptToken | None:
            count = select(func.count()).select_from(tokens).where(tokens.c.player == holder.player)
            if (connection.scalar(count) or 0) >= most:
                return None
            row = {"hash": digest, "player": holder.player, "name": holder.name, "label": label, "created": created}
            connection.execute(insert(tokens).values(row))
            return KeptToken(digest[:TOKEN_ID_LENGTH], label, created)

        return await self._database.write(add)

    async def tokens_of(self, player: str) -> list[KeptToken]:
        """The tokens of a player, oldest first."""
        query = (
            select(tokens.c.hash, tokens.c.label, tokens.c.created)
            .where(tokens.c.player == player)
            .order_by(tokens.c.created, tokens.c.hash)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [KeptToken(digest[:TOKEN_ID_LENGTH], label, created) for digest, label, created in rows]

    async def remove_token(self, player: str, token: str) -> bool:
        """Take a token back; False if there is none with this id."""
        is_it = (tokens.c.player == player) & (func.substr(tokens.c.hash, 1, TOKEN_ID_LENGTH) == token)
        return (
            await self._database.write(lambda connection: connection.execute(delete(tokens).where(is_it)).rowcount) > 0
        )

    async def holder(self, digest: str) -> TokenHolder | None:
        """Whom the token with this hash acts for."""
        query = (
            select(tokens.c.player, func.coalesce(accounts.c.name, tokens.c.name), accounts.c.player.is_not(None))
            .select_from(tokens.outerjoin(accounts, accounts.c.player == tokens.c.player))
            .where(tokens.c.hash == digest)
        )
        found = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if found is None else TokenHolder(found[0], found[1], bool(found[2]))

    async def _one(self, which: ColumnElement[bool]) -> Account | None:
        query = select(accounts.c.player, accounts.c.login, accounts.c.name, accounts.c.password).where(which)
        found = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if found is None else Account(*found)
