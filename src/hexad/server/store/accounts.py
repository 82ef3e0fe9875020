"""Accounts and tokens in the database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, func, insert, select, update

from hexad.server.store.errors import ConflictError
from hexad.server.store.mail_links import remove_links
from hexad.server.store.mails import remove_mails
from hexad.server.store.messages import empty_messages
from hexad.server.store.puzzle_rows import remove_solver
from hexad.server.store.relations import remove_relations, transfer_relations
from hexad.server.store.schema import accounts, deletions, hidden_names, sessions, tokens, transfers
from hexad.server.store.sessions import add_session, end_sessions, end_tokens, refuse_cookies
from hexad.server.store.turn_rows import remove_correspondence

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import ColumnElement, Connection

    from hexad.server.store.database import Database
    from hexad.server.store.sessions import NewSession

__all__ = [
    "TOKEN_ID_LENGTH",
    "Account",
    "AccountClosedError",
    "Accounts",
    "LoginTakenError",
    "NameTakenError",
    "StoredToken",
    "TokenHolder",
]

# A token's id is the beginning of its hash, which reveals nothing about the token.
TOKEN_ID_LENGTH = 12


class LoginTakenError(Exception):
    """Another account has this login."""


class NameTakenError(Exception):
    """Another account has this name, or one that looks like it."""


class AccountClosedError(Exception):
    """An administrator has closed the account."""


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

    async def register(
        self, account: Account, skeletons: Sequence[str], guest: NewSession, session: NewSession
    ) -> list[str] | None:
        """Add the account of a guest, to whom the account's games are then transferred.

        All sessions and tokens of the guest end, and `session` is added; returns the hashes of those that ended, or
        None if the guest's session had ended already. The skeletons are those of `hexad.server.people.names`. Raises
        LoginTakenError or NameTakenError.
        """

        def change(connection: Connection) -> list[str] | None:
            if connection.scalar(select(sessions.c.player).where(sessions.c.hash == guest.hash)) != guest.player:
                return None
            if connection.scalar(select(accounts.c.player).where(accounts.c.login == account.login)) is not None:
                raise LoginTakenError
            _require_free_name(connection, account.player, skeletons)
            now = time.time()
            connection.execute(insert(accounts).values(**account._asdict(), created=now, skeleton=skeletons[0]))
            transfer = {"guest": guest.player, "player": account.player, "name": account.name, "created": now}
            connection.execute(insert(transfers).values(transfer))
            transfer_relations(connection, guest.player, account.player)
            ended = end_sessions(connection, guest.player) + end_tokens(connection, guest.player)
            add_session(connection, session)
            return ended

        try:
            return await self._database.write(change)
        except ConflictError:
            # Another process added the same login, name or guest at the same moment: now the checks above see it.
            return await self._database.write(change)

    async def by_player(self, player: str) -> Account | None:
        """The account of a player, or None."""
        return next(iter(await self._find(accounts.c.player == player)), None)

    async def by_login(self, login: str, before: str) -> Account | None:
        """The account with a login, or None.

        `before` is the login as earlier releases wrote it. It counts first: of two of their accounts whose logins have
        become equal, one kept its login.
        """
        found = {account.login: account for account in await self._find(accounts.c.login.in_((login, before)))}
        return found.get(before) or found.get(login)

    async def add_session(
        self, account: Account, session: NewSession, before: str, guest: str = ""
    ) -> list[str] | None:
        """Add a session of an account and end the one before it; None if the password was changed meanwhile.

        The games of a guest are transferred to the account next. The guest's other sessions and tokens end: returns
        the hashes of those. Raises AccountClosedError.
        """
        # A change of the password at the same moment waits for the lock, and then ends this session, too.
        query = select(accounts.c.closed).where(
            accounts.c.player == account.player, accounts.c.password == account.password
        )

        def change(connection: Connection) -> list[str] | None:
            row = connection.execute(query.with_for_update()).one_or_none()
            if row is None:
                return None
            if row.closed is not None:
                raise AccountClosedError
            removed = connection.execute(delete(sessions).where(sessions.c.hash == before)).rowcount
            add_session(connection, session)
            if not guest or not removed:  # without the session, the guest may be another account's by now
                return []
            transfer = {"guest": guest, "player": account.player, "name": account.name, "created": time.time()}
            connection.execute(insert(transfers).values(transfer))
            transfer_relations(connection, guest, account.player)
            return end_sessions(connection, guest) + end_tokens(connection, guest)

        return await self._database.write(change)

    async def set_password(self, account: Account, password: str, session: NewSession) -> list[str] | None:
        """Replace the password hash, end all sessions and tokens and add a new session.

        Returns the hashes of those that ended, or None if the password has changed in the meantime.
        """
        condition = (accounts.c.player == account.player) & (accounts.c.password == account.password)

        def change(connection: Connection) -> list[str] | None:
            if connection.execute(update(accounts).where(condition).values(password=password)).rowcount != 1:
                return None
            remove_links(connection, account.player, "reset")
            ended = end_sessions(connection, account.player) + end_tokens(connection, account.player)
            add_session(connection, session)
            return ended

        return await self._database.write(change)

    async def rename(self, player: str, name: str, skeletons: Sequence[str]) -> None:
        """Change the display name of a guest or an account, also for its sessions and tokens; raises NameTakenError."""

        def change(connection: Connection) -> None:
            _require_free_name(connection, player, skeletons)
            for table in (tokens, sessions):
                connection.execute(update(table).where(table.c.player == player).values(name=name))
            of_account = update(accounts).where(accounts.c.player == player)
            connection.execute(of_account.values(name=name, skeleton=skeletons[0]))

        try:
            await self._database.write(change)
        except ConflictError:
            raise NameTakenError from None

    async def remove(self, account: Account, session: NewSession, cookies: Collection[str]) -> list[str] | None:
        """Delete an account and everything that belongs to it but its games, from which its name is removed next.

        Returns the hashes of the sessions and tokens that ended, or None if the account has changed in the meantime.
        `session` is added for the guest who follows. `cookies` are the keys of cookies of earlier releases that the
        player may have elsewhere: they are refused.
        """
        player = account.player
        condition = (accounts.c.player == player) & (accounts.c.password == account.password)

        def change(connection: Connection) -> list[str] | None:
            if connection.execute(delete(accounts).where(condition)).rowcount != 1:
                return None
            # There is one already if the name was hidden a moment ago.
            connection.execute(delete(deletions).where(deletions.c.player == player))
            connection.execute(insert(deletions).values(player=player, created=time.time()))
            empty_messages(connection, player)
            remove_relations(connection, player)
            remove_links(connection, player, "confirm", "reset")
            remove_mails(connection, player)
            remove_solver(connection, player)
            remove_correspondence(connection, player)
            ended = end_sessions(connection, player) + end_tokens(connection, player)
            refuse_cookies(connection, cookies)
            add_session(connection, session)
            return ended

        return await self._database.write(change)

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

    async def remove_token(self, player: str, token: str) -> list[str]:
        """Delete a token by its id; returns its hash, or nothing if the player has no such token."""
        condition = (tokens.c.player == player) & (func.substr(tokens.c.hash, 1, TOKEN_ID_LENGTH) == token)
        statement = delete(tokens).where(condition).returning(tokens.c.hash)
        return await self._database.write(lambda connection: list(connection.scalars(statement)))

    async def token_holder(self, digest: str) -> TokenHolder | None:
        """The player whom the token with this hash acts for, or None."""
        query = (
            select(tokens.c.player, func.coalesce(accounts.c.name, tokens.c.name), accounts.c.player.is_not(None))
            .select_from(tokens.outerjoin(accounts, accounts.c.player == tokens.c.player))
            .where(tokens.c.hash == digest, accounts.c.closed.is_(None))
        )
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else TokenHolder(row[0], row[1], bool(row[2]))

    async def _find(self, condition: ColumnElement[bool]) -> list[Account]:
        query = select(accounts.c.player, accounts.c.login, accounts.c.name, accounts.c.password).where(condition)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Account(*row) for row in rows]


def _require_free_name(connection: Connection, player: str, skeletons: Sequence[str]) -> None:
    """Raise NameTakenError if an account of another player has a name with one of these skeletons, or it was hidden."""
    hidden = select(hidden_names.c.skeleton).where(hidden_names.c.skeleton.in_(skeletons))
    if connection.scalar(hidden.limit(1)) is not None:
        raise NameTakenError
    others = select(accounts.c.player).where(accounts.c.skeleton.in_(skeletons), accounts.c.player != player)
    if connection.scalar(others.limit(1)) is not None:
        raise NameTakenError
