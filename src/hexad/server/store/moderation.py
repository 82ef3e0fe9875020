"""What administrators do with players: close and reopen accounts, hide names. Servers follow by the audit log."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from hexad.server.people.given_names import replacement_names
from hexad.server.people.names import skeletons
from hexad.server.people.signed_cookies import cookie_keys
from hexad.server.store.mail_links import remove_links
from hexad.server.store.mails import remove_mails
from hexad.server.store.reports import add_audit
from hexad.server.store.schema import accounts, blocks, deletions, hidden_names, reports, sessions, tokens, transfers
from hexad.server.store.sessions import end_sessions, end_tokens, refuse_cookies

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from hexad.server.store.database import Database
    from hexad.server.store.persons import Person

__all__ = ["Moderation"]


class Moderation:
    """Acts on players. Every action is written to the audit log, in the same transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def close(self, person: Person, who: str, reason: str) -> bool:
        """Close an account: all its sessions and tokens end, and nobody can sign in; returns False if it is closed."""
        change = update(accounts).where(accounts.c.player == person.player, accounts.c.closed.is_(None))
        change = change.values(closed=time.time())

        def work(connection: Connection) -> bool:
            password = select(accounts.c.password).where(accounts.c.player == person.player)
            if connection.execute(change).rowcount != 1:
                return False
            end_sessions(connection, person.player)
            end_tokens(connection, person.player)
            refuse_cookies(connection, cookie_keys(person.player, connection.scalar(password) or ""))
            remove_links(connection, person.player, "confirm", "reset")
            remove_mails(connection, person.player)
            add_audit(connection, who, "close-account", person.player, person.name, reason)
            return True

        return await self._database.write(work)

    async def reopen(self, person: Person, who: str, reason: str) -> bool:
        """Open a closed account again; returns False if it is open."""
        change = update(accounts).where(accounts.c.player == person.player, accounts.c.closed.is_not(None))

        def work(connection: Connection) -> bool:
            if connection.execute(change.values(closed=None)).rowcount != 1:
                return False
            add_audit(connection, who, "reopen-account", person.player, person.name, reason)
            return True

        return await self._database.write(work)

    async def hide_name(self, person: Person, who: str, reason: str) -> str:
        """Replace the name of a player everywhere; returns the new one. Nobody can take the old name again.

        Servers replace it in games, also those that start later.
        """

        def work(connection: Connection) -> str:
            name = _free_name(connection, person.player)
            self._keep_hidden(connection, person.name)
            of_account = update(accounts).where(accounts.c.player == person.player)
            connection.execute(of_account.values(name=name, skeleton=skeletons(name)[0]))
            for table in (sessions, tokens, transfers):
                connection.execute(update(table).where(table.c.player == person.player).values(name=name))
            connection.execute(update(reports).where(reports.c.reported == person.player).values(name=name))
            of_guest = (blocks.c.blocked == person.player) & (blocks.c.name != "")
            connection.execute(update(blocks).where(of_guest).values(name=name))
            self._replace_in_games(connection, person.player, name)
            # The reason may say what the name was; the log itself does not repeat it.
            add_audit(connection, who, "hide-name", person.player, name, reason)
            return name

        return await self._database.write(work)

    def _keep_hidden(self, connection: Connection, name: str) -> None:
        insert_ = sqlite_insert if self._database.is_sqlite else postgres_insert
        for hidden in skeletons(name):
            row = {"skeleton": hidden, "created": time.time()}
            connection.execute(insert_(hidden_names).values(row).on_conflict_do_nothing())

    def _replace_in_games(self, connection: Connection, player: str, name: str) -> None:
        row = {"player": player, "created": time.time(), "name": name}
        insert_ = sqlite_insert if self._database.is_sqlite else postgres_insert
        change = insert_(deletions).values(row).on_conflict_do_update(index_elements=["player"], set_=row)
        connection.execute(change)


def _free_name(connection: Connection, player: str) -> str:
    for name in replacement_names(player):
        taken = select(accounts.c.player).where(accounts.c.skeleton.in_(skeletons(name)), accounts.c.player != player)
        if connection.scalar(taken.limit(1)) is None:
            break
    return name
