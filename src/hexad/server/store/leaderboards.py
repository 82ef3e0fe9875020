"""Leaderboards: the players with the highest ratings in a game and speed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, select, tuple_

from hexad.ratings.glicko2 import POINTS, SECONDS_PER_DAY
from hexad.ratings.rating import PROVISIONAL_DEVIATION
from hexad.server.game.standings import SYSTEM
from hexad.server.store.rating_rows import standing_of
from hexad.server.store.schema import accounts, ratings

if TYPE_CHECKING:
    from sqlalchemy import Connection, Select

    from hexad.server.game.standings import Standing
    from hexad.server.store.database import Database

__all__ = ["LEADERBOARD_CURSOR", "LeaderboardPlace", "Leaderboards", "RankedPlayer"]

# How long a player stays on a leaderboard after a rated game, in arena time: the time that servers run.
ACTIVE_SECONDS = 90 * SECONDS_PER_DAY
LEADERBOARD_CURSOR = r"^[0-9]{1,4}(\.[0-9]{1,20})?-[A-Za-z0-9]{1,16}$"


class RankedPlayer(NamedTuple):
    """A player of a leaderboard."""

    player: str
    name: str
    standing: Standing


class LeaderboardPlace(NamedTuple):
    """A place on a leaderboard: the rating and the player of the last row of a page."""

    mean: float
    player: str

    @classmethod
    def parse(cls, text: str) -> LeaderboardPlace:
        """Parse the output of `str`, which matches LEADERBOARD_CURSOR; raises ValueError."""
        if re.fullmatch(LEADERBOARD_CURSOR, text, re.ASCII) is None:
            raise ValueError(f"{text[:40]!r} is not a place on a leaderboard: expected `next` of an earlier answer")
        mean, _, player = text.partition("-")
        return cls(float(mean), player)

    def __str__(self) -> str:
        return f"{self.mean!r}-{self.player}"


class Leaderboards:
    """Reads the players of a leaderboard, page by page."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, game: str, speed: str, now: int, after: LeaderboardPlace | None, limit: int
    ) -> tuple[int, list[RankedPlayer]]:
        """The rank of the first player, and some players from there: those after a place, highest rating first.

        Listed are accounts whose rating is established and who have played lately, at the arena time `now` in seconds.
        """
        listed = _listed(game, speed, now)
        key, order = tuple_(ratings.c.mean, ratings.c.player), (ratings.c.mean.desc(), ratings.c.player.desc())

        def work(connection: Connection) -> tuple[int, list[RankedPlayer]]:
            before, query = 0, listed
            if after is not None:
                place = tuple_(*after)
                above = listed.where(key >= place).with_only_columns(func.count())
                before = connection.scalar(above) or 0
                query = listed.where(key < place)
            rows = connection.execute(query.order_by(*order).limit(limit)).all()
            return before + 1, [RankedPlayer(row.player, row.name, standing_of(row)) for row in rows]

        return await self._database.read(work)


def _listed(game: str, speed: str, now: int) -> Select[tuple[object, ...]]:
    column = ratings.c
    # The variance of a rating grows with the time since the last game: step 6 of Glicko-2, as in `Glicko2.at`.
    growth = POINTS * POINTS * SYSTEM.periods_per_day / SECONDS_PER_DAY
    variance = column.deviation * column.deviation + growth * (now - column.at) * column.volatility * column.volatility
    return (
        select(*ratings.c, accounts.c.name)
        .join_from(ratings, accounts, accounts.c.player == column.player)
        .where(column.game == game, column.speed == speed, column.at >= now - ACTIVE_SECONDS)
        .where(accounts.c.closed.is_(None), variance <= PROVISIONAL_DEVIATION * PROVISIONAL_DEVIATION)
    )
