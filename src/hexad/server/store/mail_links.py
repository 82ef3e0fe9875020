"""Links that were sent by mail: to confirm an address, and to choose a new password. Each can be used once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, insert, select, update

from hexad.server.store.schema import accounts, mail_links
from hexad.server.store.sessions import end_sessions, end_tokens

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from hexad.server.store.database import Database
    from hexad.server.store.mails import MailKind

__all__ = ["CONFIRM_SECONDS", "RESET_SECONDS", "LinkedAccount", "MailLinks", "remove_links"]

CONFIRM_SECONDS = 24 * 60 * 60.0
RESET_SECONDS = 30 * 60.0
_VALID: dict[MailKind, float] = {"confirm": CONFIRM_SECONDS, "reset": RESET_SECONDS}
# How many accounts of one address a mail lists.
MAX_ACCOUNTS = 10


class LinkedAccount(NamedTuple):
    """An account for which a link is sent."""

    player: str
    login: str


class MailLinks:
    """Adds and uses links. They are known by their hashes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def accounts_of(self, kind: MailKind, email: str, player: str) -> list[LinkedAccount]:
        """The accounts for which a mail of this kind to this address has a link.

        An address is confirmed for one player. A password can be reset for all accounts with the confirmed address.
        """
        query = select(accounts.c.player, accounts.c.login).where(accounts.c.email == email)
        if kind == "confirm":
            query = query.where(accounts.c.player == player, accounts.c.email_confirmed.is_(None))
        else:
            query = query.where(accounts.c.email_confirmed.is_not(None))
        query = query.order_by(accounts.c.created, accounts.c.player).limit(MAX_ACCOUNTS)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [LinkedAccount(*row) for row in rows]

    async def add(self, kind: MailKind, email: str, players: dict[str, str]) -> None:
        """Store new links: the player of each hash. Links that are too old are deleted."""
        now = time.time()
        rows = [
            {"hash": digest, "player": player, "purpose": kind, "email": email, "created": now}
            for digest, player in players.items()
        ]

        def change(connection: Connection) -> None:
            for purpose, seconds in _VALID.items():
                is_old = (mail_links.c.purpose == purpose) & (mail_links.c.created <= now - seconds)
                connection.execute(delete(mail_links).where(is_old))
            connection.execute(insert(mail_links), rows)

        await self._database.write(change)

    async def remove(self, digests: list[str]) -> None:
        """Delete links that could not be sent."""
        await self._database.write(
            lambda connection: connection.execute(delete(mail_links).where(mail_links.c.hash.in_(digests)))
        )

    async def login_for(self, digest: str) -> str | None:
        """The login of the account whose password a link may reset; None if the link is not valid."""
        query = (
            select(accounts.c.login)
            .join(mail_links, mail_links.c.player == accounts.c.player)
            .where(mail_links.c.hash == digest, mail_links.c.purpose == "reset")
            .where(mail_links.c.created > time.time() - RESET_SECONDS)
        )
        return await self._database.read(lambda connection: connection.scalar(query))

    async def confirm(self, digest: str) -> str | None:
        """Use a link to confirm an address, and return the address; None if the link is not valid."""

        def change(connection: Connection) -> str | None:
            used = _use(connection, digest, "confirm")
            if used is None:
                return None
            player, email = used
            condition = (accounts.c.player == player) & (accounts.c.email == email)
            done = connection.execute(update(accounts).where(condition).values(email_confirmed=time.time()))
            return email if done.rowcount == 1 else None

        return await self._database.write(change)

    async def reset_password(self, digest: str, password: str) -> list[str] | None:
        """Use a link to replace the password hash of its account. All its sessions, tokens and links end.

        Returns the hashes of the sessions and tokens that ended, or None if the link is not valid.
        """

        def change(connection: Connection) -> list[str] | None:
            used = _use(connection, digest, "reset")
            if used is None:
                return None
            player, email = used
            # The address may have been changed since the link was sent.
            condition = (accounts.c.player == player) & (accounts.c.email == email)
            if connection.execute(update(accounts).where(condition).values(password=password)).rowcount != 1:
                return None
            remove_links(connection, player, "reset")
            return end_sessions(connection, player) + end_tokens(connection, player)

        return await self._database.write(change)


def remove_links(connection: Connection, player: str, *purposes: MailKind) -> None:
    """Delete the links of a player that were sent for these purposes."""
    condition = (mail_links.c.player == player) & mail_links.c.purpose.in_(purposes)
    connection.execute(delete(mail_links).where(condition))


def _use(connection: Connection, digest: str, purpose: MailKind) -> tuple[str, str] | None:
    """Delete a link, which can be used once, and return its player and address; None if it is not valid."""
    condition = (mail_links.c.hash == digest) & (mail_links.c.purpose == purpose)
    returned = (mail_links.c.player, mail_links.c.email, mail_links.c.created)
    row = connection.execute(delete(mail_links).where(condition).returning(*returned)).one_or_none()
    if row is None or row.created <= time.time() - _VALID[purpose]:
        return None
    return row.player, row.email
