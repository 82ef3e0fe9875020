"""Reminders of correspondence games: queues a mail when it is a player's turn, and when the time is short.

The flags of the turn are set in the transaction that queues the mail, so that each is queued once, whichever process
does it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, false, or_, select, true, update

from hexad.server.game.correspondence import expected_deadline
from hexad.server.store.mails import add_mail
from hexad.server.store.schema import accounts, games, turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Row

    from hexad.server.store.database import Database
    from hexad.server.store.mails import MailKind

__all__ = ["Reminders"]

# A player who sees the move at once needs no mail.
TURN_SECONDS = 10 * 60.0
MAX_MAILS = 200
"""The largest number of mails that are queued at a time."""


class Reminders:
    """Finds the turns of which a player is to be reminded."""

    def __init__(self, database: Database, wake: Callable[[], None]) -> None:
        """`wake` is called when mails were queued."""
        self._database = database
        self._wake = wake

    async def queue(self, arena: int, wall: float) -> None:
        """Queue the mails that are due at this arena time, in centiseconds, and wall time, in seconds since 1970."""
        column = turns.c
        is_short = and_(column.warned == false(), column.warn <= arena)
        is_new = and_(column.told == false(), column.began <= wall - TURN_SECONDS)
        query = (
            select(turns, accounts.c.email, accounts.c.reminders, accounts.c.zone)
            .join(accounts, accounts.c.player == column.player)
            .join(games, (games.c.name == column.game) & (games.c.fault == ""))
            .where(accounts.c.reminders != "", accounts.c.email_confirmed.is_not(None), column.falls > arena)
            .where(or_(is_short, is_new))
            .order_by(column.falls)
            .limit(MAX_MAILS)
        )
        if not await self._database.read(lambda connection: connection.execute(query).all()):
            return

        def work(connection: Connection) -> int:
            return sum(_queue(connection, row, arena, wall) for row in connection.execute(query).all())

        if await self._database.write(work):
            self._wake()


def _queue(connection: Connection, row: Row[Any], arena: int, wall: float) -> bool:
    """Queue the mail about a turn; returns False if another process was faster."""
    is_short = row.warn <= arena
    flag = turns.c.warned if is_short else turns.c.told
    done = {"told": true(), "warned": true()} if is_short else {"told": true()}
    change = update(turns).where(turns.c.game == row.game, turns.c.ply == row.ply, flag == false()).values(done)
    if connection.execute(change).rowcount != 1:
        return False
    deadline = expected_deadline(row.zone, wall, (row.falls - arena) / 100, weekends=row.weekends)
    kind: MailKind = "deadline" if is_short else "turn"
    add_mail(connection, kind, row.email, row.player, row.reminders, game=row.game, deadline=deadline)
    return True
