"""The games of one player: pages of them, numbers of results, and results against each opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import case, func, or_, select, tuple_

from hexad.server.game.events import Seat
from hexad.server.store.padding import padded
from hexad.server.store.schema import accounts, games, results, seats

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, FromClause, Select

    from hexad.server.store.database import Database
    from hexad.server.store.search import Cursor

__all__ = ["OpponentPlace", "OpponentResults", "PlayerGame", "PlayerGameQuery", "PlayerGames", "ResultCount"]

_UNFINISHED = ("open", "playing")
_GAME_COLUMNS = [
    games.c[name]
    for name in (
        "name",
        "game",
        "control",
        "status",
        "result",
        "reason",
        "plies",
        "created",
        "layout",
        "rated",
        "speed",
        "series",
        "tournament",
        "imported",
    )
]


class PlayerGameQuery(msgspec.Struct, frozen=True):
    """Which games of a player are wanted."""

    player: str
    viewer: str
    """The player who asks. Private games are shown to their players alone."""
    game: str | None = None
    result: str | None = None
    """`win`, `draw` or `loss` of the player."""
    opponent: str | None = None
    """The id of a player of the other side."""
    rated: bool | None = None
    speed: str | None = None


class PlayerGame(NamedTuple):
    """A game as the table of games describes it, its seats, and its result for a player."""

    name: str
    game: str
    control: str
    status: str
    result: str
    reason: str
    plies: int
    created: float
    layout: str
    rated: bool
    speed: str
    series: str
    """The series before this game, as JSON."""
    tournament: str
    """The tournament that the game belongs to; empty for other games."""
    imported: bool
    """Whether it was played on a device and uploaded as a record."""
    seats: tuple[Seat, ...]
    ended: float | None = None
    score: str = ""
    """`win`, `draw` or `loss` of the player; empty for a game that is not over, against oneself, or imported."""


class ResultCount(NamedTuple):
    """The number of games with a result: of a kind of game, rated or not."""

    game: str
    rated: bool
    score: str
    games: int


class OpponentResults(NamedTuple):
    """The results against a player, or against an engine of a level."""

    player: str
    level: int
    name: str
    has_account: bool
    games: int
    wins: int
    draws: int
    losses: int


class OpponentPlace(NamedTuple):
    """A place in the list of opponents: number of games, player and level of the last row of a page."""

    games: int
    player: str
    level: int


class PlayerGames:
    """Queries on the games in which a player has a seat."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def finished(self, query: PlayerGameQuery, before: Cursor | None, limit: int) -> list[PlayerGame]:
        """One page of finished games, the newest first."""
        column = results.c
        chosen = select(*_GAME_COLUMNS, column.ended, column.score).join_from(
            results, games, games.c.name == column.game_name
        )
        chosen = chosen.where(*_conditions(query), games.c.fault == "")
        if before is not None:
            chosen = chosen.where(tuple_(column.ended, column.game_name) < tuple_(before.ended, before.name))
        chosen = chosen.order_by(column.ended.desc(), column.game_name.desc()).limit(limit)
        return await self._database.read(lambda connection: _games_with_seats(connection, chosen))

    async def unfinished(self, query: PlayerGameQuery, before: Cursor | None, limit: int) -> list[PlayerGame]:
        """One page of open games and games in progress, the newest first. There are no results yet to look for."""
        own = select(seats.c.game).where(seats.c.player == query.player)
        chosen = select(*_GAME_COLUMNS).where(
            games.c.name.in_(own),
            games.c.status.in_(_UNFINISHED),
            games.c.fault == "",
            *_visible(query, games.c.private, games.c.name),
        )
        for column, value in ((games.c.game, query.game), (games.c.speed, query.speed), (games.c.rated, query.rated)):
            if value is not None:
                chosen = chosen.where(column == value)
        if query.opponent is not None:
            chosen = chosen.where(games.c.name.in_(select(seats.c.game).where(seats.c.player == query.opponent)))
        if before is not None:
            chosen = chosen.where(tuple_(games.c.created, games.c.name) < tuple_(before.ended, before.name))
        chosen = chosen.order_by(games.c.created.desc(), games.c.name.desc()).limit(limit)
        return await self._database.read(lambda connection: _games_with_seats(connection, chosen))

    async def has_imported(self, player: str, name: str) -> bool:
        """Whether a player has uploaded the game of this name."""
        query = _select_imported(player).where(games.c.name == name)
        return await self._database.read(lambda connection: bool(connection.scalar(query)))

    async def count_imported(self, player: str) -> int:
        """The number of games that a player has uploaded."""
        query = _select_imported(player)
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def counts(self, player: str) -> list[ResultCount]:
        """The numbers of a player's results. They include private games, of which they say nothing else."""
        column = results.c
        columns = (column.game, column.rated, column.score)
        query = select(*columns, func.count()).where(column.player == player).group_by(*columns).order_by(*columns)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [ResultCount(row[0], bool(row[1]), row[2], row[3]) for row in rows if row[2]]

    async def opponents(self, query: PlayerGameQuery, after: OpponentPlace | None, limit: int) -> list[OpponentResults]:
        """The opponents of a player in finished games, the most frequent first, after a place."""
        other, count, score = seats.alias(), func.count(), results.c.score
        of_score = (func.sum(case((score == word, 1), else_=0)) for word in ("win", "draw", "loss"))
        name = func.coalesce(func.max(accounts.c.name), func.max(other.c.name))
        chosen = (
            select(other.c.player, other.c.level, name, func.count(accounts.c.player), count, *of_score)
            .join_from(results, other, _is_opponent(other))
            .join(accounts, accounts.c.player == other.c.player, isouter=True)
            .where(*_conditions(query), score != "")
            .group_by(other.c.player, other.c.level)
            .order_by(count.desc(), other.c.player.desc(), other.c.level.desc())
            .limit(limit)
        )
        if after is not None:
            chosen = chosen.having(tuple_(count, other.c.player, other.c.level) < tuple_(*after))
        rows = await self._database.read(lambda connection: connection.execute(chosen).all())
        return [OpponentResults(row[0], row[1], row[2], row[3] > 0, *row[4:]) for row in rows]


def _select_imported(player: str) -> Select[int]:
    """The number of games that a player has uploaded."""
    query = select(func.count()).select_from(games)
    return query.where(games.c.creator == player, games.c.status == "over", games.c.imported)


def _is_opponent(other: FromClause) -> ColumnElement[bool]:
    """The condition that a seat is in the same game as a result, on the other side."""
    return (other.c.game == results.c.game_name) & (other.c.seat % 2 != results.c.seat % 2)


def _conditions(query: PlayerGameQuery) -> list[ColumnElement[bool]]:
    column = results.c
    wanted = ((column.game, query.game), (column.speed, query.speed), (column.rated, query.rated))
    found = [column.player == query.player, *_visible(query, column.private, column.game_name)]
    found += [part == value for part, value in (*wanted, (column.score, query.result)) if value is not None]
    if query.opponent is not None:
        other = seats.alias()
        found.append(select(other.c.game).where(_is_opponent(other), other.c.player == query.opponent).exists())
    return found


def _visible(
    query: PlayerGameQuery, private: ColumnElement[bool], name: ColumnElement[str]
) -> list[ColumnElement[bool]]:
    """The condition that the viewer may see a game; nothing for the player's own list."""
    if query.player == query.viewer:
        return []
    of_viewer = select(seats.c.game).where(seats.c.player == query.viewer, seats.c.game == name)
    return [or_(private.is_(False), of_viewer.exists()) if query.viewer else private.is_(False)]


def _games_with_seats(connection: Connection, query: Select[Any]) -> list[PlayerGame]:
    rows = connection.execute(query).all()
    found: dict[str, list[Seat]] = {row.name: [] for row in rows}
    of_games = select(seats).where(seats.c.game.in_(padded(found))).order_by(seats.c.game, seats.c.seat)
    for row in connection.execute(of_games) if rows else ():
        found[row.game].append(Seat(row.kind, row.player, row.name, row.level))
    return [PlayerGame(**row._mapping, seats=tuple(found[row.name])) for row in rows]
