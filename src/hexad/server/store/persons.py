"""Players by name or id, whether they have an account or are guests."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import or_, select

from hexad.server.people.names import skeleton
from hexad.server.store.schema import accounts, sessions

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from hexad.server.store.database import Database

__all__ = ["Person", "find_person"]


class Person(NamedTuple):
    """A player: an account, or a guest."""

    player: str
    name: str
    has_account: bool
    is_closed: bool


async def find_person(database: Database, text: str) -> Person | None:
    """Return the account with a name or an id, or the guest with an id; None without one."""
    query = select(accounts.c.player, accounts.c.name, accounts.c.closed).where(
        or_(accounts.c.player == text, accounts.c.name == text, accounts.c.skeleton == skeleton(text))
    )
    guest = select(sessions.c.name).where(sessions.c.player == text).limit(1)

    def work(connection: Connection) -> Person | None:
        rows = connection.execute(query).all()
        if rows:
            row = min(rows, key=lambda found: (found.player != text, found.name != text))
            return Person(row.player, row.name, True, row.closed is not None)
        name = connection.scalar(guest)
        return None if name is None else Person(text, name, False, False)

    return await database.read(work)
