"""The queue of mails in the database.

A mail is added by the transaction that causes it, so that no crash loses it. One process claims it and sends it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Literal, NamedTuple

from sqlalchemy import delete, insert, or_, select, update

from hexad.server.store.schema import accounts, games, mails, processes, turns

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from hexad.server.store.database import Database

__all__ = ["MailKind", "MailQueue", "QueuedMail", "Reminder", "add_mail", "remove_mails"]

MailKind = Literal["confirm", "reset", "turn", "deadline"]

# A process that claimed a mail has this long to send it. Its connection times out much earlier.
LEASE_SECONDS = 300.0


class QueuedMail(NamedTuple):
    """A mail to send. `tries` counts this attempt, too."""

    id: int
    kind: MailKind
    recipient: str
    player: str
    language: str
    created: float
    tries: int
    game: str = ""
    """The game that a reminder is about."""
    deadline: float = 0.0
    """When the time of the move is up, in seconds since 1970."""

    @property
    def is_reminder(self) -> bool:
        """Whether it reminds a player of a game."""
        return self.kind in ("turn", "deadline")


class Reminder(NamedTuple):
    """The kind of game that a reminder is about, and the time zone of the player."""

    game: str
    zone: str


class MailQueue:
    """Adds, claims and removes mails."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def add(self, kind: MailKind, recipient: str, language: str) -> None:
        """Queue a mail to an address that may belong to no account."""
        await self._database.write(lambda connection: add_mail(connection, kind, recipient, "", language))

    async def claim(self, now: float) -> QueuedMail | None:
        """Take the next mail that is due, which no other process sends meanwhile; None if there is none."""
        is_orphan = (mails.c.sender != "") & mails.c.sender.not_in(select(processes.c.name))
        query = (
            select(*(mails.c[field] for field in QueuedMail._fields))
            .where(or_(mails.c.next_try <= now, is_orphan))
            .order_by(mails.c.next_try, mails.c.id)
            .limit(1)
        )
        if not self._database.is_sqlite:
            query = query.with_for_update(skip_locked=True)

        def work(connection: Connection) -> QueuedMail | None:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            found = QueuedMail(*row)
            claimed = {"tries": found.tries + 1, "next_try": now + LEASE_SECONDS, "sender": self._process}
            connection.execute(update(mails).where(mails.c.id == found.id).values(claimed))
            return found._replace(tries=found.tries + 1)

        return await self._database.write(work)

    async def remove(self, mail: QueuedMail) -> None:
        """Remove a mail that was sent, or that is given up."""
        await self._database.write(lambda connection: connection.execute(delete(mails).where(mails.c.id == mail.id)))

    async def reminder(self, mail: QueuedMail) -> Reminder | None:
        """What a reminder says; None if the player is not to move any more, or does not want it at this address."""
        query = (
            select(games.c.game, accounts.c.zone)
            .join_from(turns, games, games.c.name == turns.c.game)
            .join(accounts, accounts.c.player == turns.c.player)
            .where(turns.c.game == mail.game, turns.c.player == mail.player, accounts.c.email == mail.recipient)
            .where(accounts.c.email_confirmed.is_not(None), accounts.c.reminders != "", turns.c.pause == "")
        )
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Reminder(*row)

    async def put_off(self, mail: QueuedMail, until: float) -> None:
        """Try a mail again later."""
        change = update(mails).where(mails.c.id == mail.id).values(next_try=until, sender="")
        await self._database.write(lambda connection: connection.execute(change))


def add_mail(  # noqa: PLR0913 - the columns
    connection: Connection,
    kind: MailKind,
    recipient: str,
    player: str,
    language: str,
    *,
    game: str = "",
    deadline: float = 0.0,
) -> None:
    """Queue a mail; a reminder is about a game and a deadline."""
    now = time.time()
    row: dict[str, str | float] = {"kind": kind, "recipient": recipient, "player": player, "language": language}
    row |= {"game": game, "deadline": deadline}
    connection.execute(insert(mails).values(row | {"created": now, "tries": 0, "next_try": now, "sender": ""}))


def remove_mails(connection: Connection, player: str) -> None:
    """Remove the mails about a player that were not sent."""
    connection.execute(delete(mails).where(mails.c.player == player))
