"""What an account has besides login, name and password: an address, and the day of the last visit."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select, update

from hexad.server.store.mail_links import remove_links
from hexad.server.store.mails import add_mail, remove_mails
from hexad.server.store.schema import accounts

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from hexad.server.store.accounts import Account
    from hexad.server.store.database import Database

__all__ = ["AccountDetails", "StoredDetails"]


class StoredDetails(NamedTuple):
    """An account as its owner sees it."""

    login: str
    name: str
    created: float
    email: str | None
    email_confirmed: float | None
    seen: int | None
    hides_seen: bool
    zone: str
    reminders: str
    """The language of reminders; empty if none are wanted."""


class AccountDetails:
    """Reads and writes details of accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, player: str) -> StoredDetails | None:
        """The details of a player's account, or None."""
        query = select(*(accounts.c[field] for field in StoredDetails._fields)).where(accounts.c.player == player)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else StoredDetails(*row)

    async def set_email(self, account: Account, email: str | None, language: str) -> bool:
        """Replace the address of an account, and queue the mail by which a new one is confirmed.

        Links that were sent to the address before are not valid any more. Returns False if the password has changed in
        the meantime.
        """
        condition = (accounts.c.player == account.player) & (accounts.c.password == account.password)
        change = update(accounts).where(condition).values(email=email, email_confirmed=None)

        def work(connection: Connection) -> bool:
            if connection.execute(change).rowcount != 1:
                return False
            remove_links(connection, account.player, "confirm", "reset")
            remove_mails(connection, account.player)
            if email is not None:
                add_mail(connection, "confirm", email, account.player, language)
            return True

        return await self._database.write(work)

    async def send_again(self, player: str, language: str) -> str | None:
        """Queue the mail to an address that is not confirmed once more; returns the address, None if there is none."""
        query = select(accounts.c.email).where(accounts.c.player == player, accounts.c.email_confirmed.is_(None))

        def work(connection: Connection) -> str | None:
            email: str | None = connection.scalar(query)
            if email is not None:
                remove_mails(connection, player)
                add_mail(connection, "confirm", email, player, language)
            return email

        return await self._database.write(work)

    async def set_zone(self, player: str, zone: str) -> None:
        """Choose the time zone of a player."""
        change = update(accounts).where(accounts.c.player == player).values(zone=zone)
        await self._database.write(lambda connection: connection.execute(change))

    async def set_reminders(self, player: str, language: str) -> bool:
        """Send reminders of correspondence games in a language, or none; returns False without a confirmed address."""
        change = update(accounts).where(accounts.c.player == player).values(reminders=language)
        if language:
            change = change.where(accounts.c.email_confirmed.is_not(None))
        return await self._database.write(lambda connection: connection.execute(change).rowcount == 1)

    async def set_hides_seen(self, player: str, *, hides: bool) -> None:
        """Choose whether the day of the last visit is hidden. Then it is not stored, either."""
        values = {"hides_seen": hides} | ({"seen": None} if hides else {})
        change = update(accounts).where(accounts.c.player == player).values(values)
        await self._database.write(lambda connection: connection.execute(change))
