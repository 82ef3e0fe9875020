"""Time zones and vacations of players, and the correspondence games whose time they stop."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, update

from hexad.server.game.correspondence import DAY, PlayerTime, weekend_end
from hexad.server.store.schema import accounts, games, turns, vacations

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from hexad.server.store.database import Database

__all__ = ["VACATION_DAYS", "Vacation", "Vacations"]

VACATION_DAYS = 30
"""The days of vacation that a player has in any 365 days. Days that have begun count."""
YEAR_SECONDS = 365.0 * DAY


class Vacation(NamedTuple):
    """The vacation of a player: when it ends, 0 if there is none, and the days that are left for others.

    `begins` is 0 unless it begins later.
    """

    until: float
    days_left: int
    begins: float = 0.0


class Vacations:
    """Reads and writes vacations and time zones."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def times(self, players: set[str], now: float) -> dict[str, PlayerTime]:
        """The time zone and the vacation of each of these players."""
        query = select(accounts.c.player, accounts.c.zone, _until(now)).where(accounts.c.player.in_(sorted(players)))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {player: PlayerTime(zone, until or 0.0) for player, zone, until in rows}

    async def find(self, player: str, now: float) -> Vacation:
        """The vacation of a player."""
        return await self._database.read(lambda connection: _vacation(connection, player, now))

    async def begin(self, player: str, days: int, now: float, begins: float | None = None) -> bool:
        """Begin a vacation, now or later; returns False if the player has one already, or too few days left."""
        began = now if begins is None else begins

        def work(connection: Connection) -> bool:
            # Two requests at the same time wait for each other.
            connection.execute(select(accounts.c.player).where(accounts.c.player == player).with_for_update())
            found = _vacation(connection, player, now)
            if found.until or days > found.days_left:
                return False
            connection.execute(insert(vacations).values(player=player, began=began, until=began + days * DAY))
            old = (vacations.c.player == player) & (vacations.c.until <= now - YEAR_SECONDS)
            connection.execute(delete(vacations).where(old))
            return True

        return await self._database.write(work)

    async def end(self, player: str, now: float) -> None:
        """End the vacation of a player, or remove it if it has not begun."""
        mine = (vacations.c.player == player) & (vacations.c.until > now)

        def work(connection: Connection) -> None:
            connection.execute(delete(vacations).where(mine, vacations.c.began > now))
            connection.execute(update(vacations).where(mine).values(until=now))

        await self._database.write(work)

    async def due(self, now: float) -> dict[str, str]:
        """The games in which the time of the player to move has to stop or to continue, and this player."""
        vacation = _until(now)
        query = (
            select(turns.c.game, turns.c.player)
            .join(games, (games.c.name == turns.c.game) & (games.c.fault == ""))
            .join(accounts, accounts.c.player == turns.c.player)
        )

        def work(connection: Connection) -> dict[str, str]:
            zones = select(accounts.c.zone).join(turns, turns.c.player == accounts.c.player).where(turns.c.weekends)
            with_weekend = [zone for zone in connection.scalars(zones.distinct()) if weekend_end(zone, now) is not None]
            rows = connection.execute(query.where(_is_due(vacation, with_weekend, now)).order_by(turns.c.game))
            return {row.game: row.player for row in rows}

        return await self._database.read(work)


def _is_due(vacation: ColumnElement[float], weekend_zones: list[str], now: float) -> ColumnElement[bool]:
    column = turns.c
    return or_(
        and_(vacation.is_not(None), or_(column.pause != "vacation", column.pause_until != vacation)),
        and_(vacation.is_(None), column.pause == "vacation"),
        and_(column.pause == "weekend", column.pause_until <= now),
        and_(column.weekends, column.pause == "", accounts.c.zone.in_(weekend_zones)),
    )


def _until(now: float) -> ColumnElement[float]:
    """The end of the current vacation of a player, in a query on accounts; null if there is none."""
    is_now = (vacations.c.began <= now) & (vacations.c.until > now)
    query = select(func.max(vacations.c.until)).where(vacations.c.player == accounts.c.player, is_now)
    return query.correlate(accounts).scalar_subquery()


def _vacation(connection: Connection, player: str, now: float) -> Vacation:
    query = select(vacations.c.began, vacations.c.until).where(
        vacations.c.player == player, vacations.c.until > now - YEAR_SECONDS
    )
    rows = connection.execute(query).all()
    used = sum(max(1, math.ceil((row.until - row.began) / DAY)) for row in rows)
    until, began = max(((row.until, row.began) for row in rows if row.until > now), default=(0.0, 0.0))
    return Vacation(until, max(0, VACATION_DAYS - used), began if began > now else 0.0)
