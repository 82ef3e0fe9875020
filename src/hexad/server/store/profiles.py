"""Players as others see them: accounts by name, their ratings, and the history of these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import case, func, or_, select, tuple_

from hexad.server.people.names import skeleton
from hexad.server.store.leaderboards import Leaderboards
from hexad.server.store.player_games import PlayerGames
from hexad.server.store.rating_rows import standing_of
from hexad.server.store.schema import accounts, games, rating_changes, ratings

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from hexad.server.game.standings import Standing
    from hexad.server.store.database import Database

__all__ = ["MAX_POINTS", "KnownPlayer", "Profiles", "RatingPoint", "StoredRating"]

# The changes of a rating that a history shows.
MAX_POINTS = 10_000
# Names are ordered by what they look like. Accounts of early releases may have no skeleton.
_LOOK = func.coalesce(accounts.c.skeleton, func.lower(accounts.c.name))
_COLUMNS = (accounts.c.player, accounts.c.name, accounts.c.created, accounts.c.seen, accounts.c.closed)


class KnownPlayer(NamedTuple):
    """A player with an account, and when it was opened, in seconds since 1970.

    `seen` is the day of the last visit, in days since 1970; None if the player hides it. `closed` is when an
    administrator closed the account.
    """

    player: str
    name: str
    created: float
    seen: int | None
    closed: float | None


class StoredRating(NamedTuple):
    """The rating of a player in a game and speed."""

    game: str
    speed: str
    standing: Standing


class RatingPoint(NamedTuple):
    """A rating after a game that ended at a time, in seconds since 1970."""

    ended: float
    mean: float
    deviation: float


class Profiles:
    """Reads accounts and ratings. `games` and `leaderboards` read what belongs to them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.games = PlayerGames(database)
        self.leaderboards = Leaderboards(database)

    async def find(self, text: str) -> KnownPlayer | None:
        """The player with an id, or with a name: exactly this one, or else one that looks like it; None without one."""
        look = skeleton(text)
        query = select(*_COLUMNS).where(
            or_(accounts.c.player == text, accounts.c.name == text, accounts.c.skeleton == look)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        found = sorted(rows, key=lambda row: (row.player != text, row.name != text, row.created))
        return KnownPlayer(*found[0]) if found else None

    async def search(self, text: str, after: str, limit: int) -> list[KnownPlayer]:
        """Players with a text in their names, regardless of case and of letters that look alike.

        Names that begin with it come first. The list begins after a player.
        """
        part = skeleton(text)
        rank = case((_LOOK.startswith(part, autoescape=True), 0), else_=1)
        query = select(*_COLUMNS).where(_LOOK.contains(part, autoescape=True), accounts.c.closed.is_(None))
        place = select(rank, _LOOK, accounts.c.player).where(accounts.c.player == after)

        def work(connection: Connection) -> list[KnownPlayer]:
            chosen = query
            if after:
                last = connection.execute(place).one_or_none()
                if last is None:
                    return []
                chosen = query.where(tuple_(rank, _LOOK, accounts.c.player) > tuple_(*last))
            chosen = chosen.order_by(rank, _LOOK, accounts.c.player).limit(limit)
            return [KnownPlayer(*row) for row in connection.execute(chosen)]

        return await self._database.read(work)

    async def ratings(self, player: str) -> list[StoredRating]:
        """The ratings of a player, by game and speed."""
        query = select(ratings).where(ratings.c.player == player).order_by(ratings.c.game, ratings.c.speed)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [_stored_rating(row) for row in rows]

    async def cards(self, players: list[str]) -> list[tuple[KnownPlayer, list[StoredRating]]]:
        """Those of the players who have an account, with their ratings by game and speed."""
        known = select(*_COLUMNS).where(accounts.c.player.in_(players)).order_by(accounts.c.player)
        rated = select(ratings).where(ratings.c.player.in_(players)).order_by(ratings.c.game, ratings.c.speed)

        def work(connection: Connection) -> list[tuple[KnownPlayer, list[StoredRating]]]:
            found = {row.player: (KnownPlayer(*row), list[StoredRating]()) for row in connection.execute(known)}
            for row in connection.execute(rated):
                # The ratings of a closed account remain.
                if row.player in found:
                    found[row.player][1].append(_stored_rating(row))
            return list(found.values())

        return await self._database.read(work)

    async def history(self, player: str, game: str, speed: str) -> list[RatingPoint]:
        """The ratings after the latest games of a player, oldest first."""
        change = rating_changes.c
        query = (
            select(games.c.ended, change.after, change.deviation)
            .join_from(rating_changes, games, games.c.name == change.game_name)
            .where(change.player == player, change.game == game, change.speed == speed)
            .order_by(change.number.desc())
            .limit(MAX_POINTS)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [RatingPoint(row.ended or 0.0, row.after, row.deviation) for row in reversed(rows)]


def _stored_rating(row: Row[Any]) -> StoredRating:
    return StoredRating(row.game, row.speed, standing_of(row))
