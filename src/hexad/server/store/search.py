"""Queries for games: finished games, listed games, games in progress, games of a player."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import func, or_, select, tuple_, union

from hexad.server.game.events import Seat, Series
from hexad.server.game.field_types import GameName, ResultText, SpeedText
from hexad.server.game.series import stored_series
from hexad.server.store.event_data import event_data, event_time
from hexad.server.store.padding import padded
from hexad.server.store.schema import blocks, events, games, seats

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection, Select

    from hexad.server.game.stored_log import StoredLog
    from hexad.server.store.database import Database

__all__ = ["Cursor", "FinishedGame", "GameQuery", "PlayingGame", "Search"]

_UNFINISHED = ("open", "playing")
_MAX_PLAYING_GAMES = 1_000
# Games in quarantine cannot be read, and no list shows them.
_is_readable = games.c.fault == ""
_is_unfinished = games.c.status.in_(_UNFINISHED) & _is_readable
_is_blocked = (
    select(blocks.c.player).where(blocks.c.player == games.c.invited, blocks.c.blocked == games.c.creator).exists()
)


class FinishedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game. Times are seconds since 1970."""

    name: str
    game: GameName
    control: str
    result: ResultText
    reason: str
    plies: int
    created: float
    ended: float
    seats: tuple[Seat, ...]
    layout: str = ""
    rated: bool = False
    speed: SpeedText = ""
    """Empty without a clock."""
    series: Series | None = None
    """Of a rematch: the score of the series, this game included."""
    tournament: str = ""
    """The name of the tournament that the game belongs to."""
    imported: bool = False
    """Whether it was played on a device and uploaded as a record. Only its owner finds it."""


class GameQuery(msgspec.Struct, frozen=True):
    """The filters of a search for finished games."""

    game: str | None = None
    player: str | None = None
    """The name or the id of a player."""
    result: str | None = None
    since: float = 0.0
    until: float = math.inf
    rated: bool | None = None
    viewer: str = ""
    """The id of the player who searches. Only a player with a seat in a private game finds it."""


class PlayingGame(NamedTuple):
    """A game in progress: its version, and the arena time of its last event in centiseconds."""

    name: str
    version: int
    at: int
    has_clock: bool
    """Whether its players sit at the board: not if it is played by correspondence."""


class Cursor(msgspec.Struct, frozen=True):
    """A position in the list of finished games, newest first: the last game of the page before."""

    ended: float
    name: str

    @classmethod
    def after(cls, game: FinishedGame) -> Cursor:
        """The position after a game."""
        return cls(game.ended, game.name)

    @classmethod
    def parse(cls, text: str) -> Cursor:
        """Parse the output of `str`; raises ValueError."""
        match = re.fullmatch(r"([0-9]{1,12}(?:\.[0-9]{1,12})?)-([A-Za-z0-9]{1,16})", text, re.ASCII)
        if match is None:
            raise ValueError(f"{text[:40]!r} is not a place in the list: expected the `next` of an earlier answer")
        return cls(float(match[1]), match[2])

    def __str__(self) -> str:
        return f"{self.ended!r}-{self.name}"


class Search:
    """Queries on the tables `games` and `seats`, and on the latest events."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def finished(self, filters: GameQuery, before: Cursor | None, limit: int) -> list[FinishedGame]:
        """One page of finished games, newest first."""
        query = _select_finished(filters)
        if before is not None:
            query = query.where(
                games.c.ended <= before.ended,
                tuple_(games.c.ended, games.c.name) < tuple_(before.ended, before.name),
            )
        query = query.order_by(games.c.ended.desc(), games.c.name.desc()).limit(limit)

        def work(connection: Connection) -> list[FinishedGame]:
            rows = connection.execute(query).all()
            seats_by_game: dict[str, list[Seat]] = {row.name: [] for row in rows}
            seat_query = (
                select(seats).where(seats.c.game.in_(padded(seats_by_game))).order_by(seats.c.game, seats.c.seat)
            )
            for seat in connection.execute(seat_query) if rows else ():
                seats_by_game[seat.game].append(Seat(seat.kind, seat.player, seat.name, seat.level))
            return [
                FinishedGame(
                    **{
                        **row._mapping,
                        "seats": tuple(seats_by_game[row.name]),
                        "series": stored_series(row.series, row.result),
                    }
                )
                for row in rows
            ]

        return await self._database.read(work)

    async def unfinished(self, player: str) -> list[str]:
        """The open games and games in progress in which a player has a seat, and challenges.

        Challenges by players who are blocked are left out.
        """
        query = union(_select_unfinished(player), _select_challenges([player]).where(~_is_blocked))
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def count_challenges(self, creator: str, invited: str) -> int:
        """The number of open challenges of a player by another one."""
        query = _select_challenges([invited]).where(games.c.creator == creator)
        return await self._database.read(lambda connection: len(connection.scalars(query).all()))

    async def games_of(self, player: str) -> list[str]:
        """All games that a player created, was challenged to or has a seat in, oldest first, without quarantine."""
        seated = select(seats.c.game).where(seats.c.player == player)
        is_own = or_(games.c.creator == player, games.c.invited == player, games.c.name.in_(seated))
        query = select(games.c.name).where(_is_readable, is_own)
        query = query.order_by(games.c.created, games.c.name)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def unfinished_of(self, players: Iterable[str]) -> set[str]:
        """The open games and games in progress in which any of these players has a seat, and their challenges.

        Challenges by players whom they block are left out.
        """
        known = padded(players)
        query = select(games.c.name).join(seats, seats.c.game == games.c.name)
        query = query.where(seats.c.player.in_(known), _is_unfinished)
        both = union(query, _select_challenges(known).where(~_is_blocked))
        return await self._database.read(lambda connection: set(connection.scalars(both)))

    async def count_unfinished(self, player: str) -> int:
        """The number of unfinished games in which a player has a seat, or which the player created."""
        created = select(games.c.name).where(games.c.creator == player, _is_unfinished)
        query = select(func.count()).select_from(union(_select_unfinished(player), created).subquery())
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def unfinished_among(self, names: Iterable[str]) -> set[str]:
        """Those of some games that are open or in progress."""
        query = select(games.c.name).where(games.c.name.in_(padded(names)), games.c.status.in_(_UNFINISHED))
        return await self._database.read(lambda connection: set(connection.scalars(query)))

    async def abandoning_players(self, players: Iterable[str]) -> set[str]:
        """Those of some players who leave a game by being away: in a correspondence game nobody has to be there."""
        query = select(seats.c.player).join(games, seats.c.game == games.c.name).distinct()
        query = query.where(seats.c.player.in_(padded(players)), games.c.status.in_(_UNFINISHED))
        query = query.where(games.c.speed != "correspondence")
        return await self._database.read(lambda connection: set(connection.scalars(query)))

    async def listed_logs(self, limit: int) -> dict[str, StoredLog]:
        """The events of the games that the lobby shows, newest game first."""
        query = (
            select(games.c.name)
            .where(games.c.status == "open", games.c.listed, _is_readable)
            .order_by(games.c.created.desc())
            .limit(limit)
        )
        return await self.logs(await self._database.read(lambda connection: list(connection.scalars(query))))

    async def playing(self, game: str | None) -> list[PlayingGame]:
        """The public games in progress, the game with the latest event first.

        Only the newest games are considered if there are very many.
        """
        query = select(games.c.name, games.c.control, games.c.speed).where(
            games.c.status == "playing", games.c.private.is_(False), _is_readable
        )
        if game is not None:
            query = query.where(games.c.game == game)
        latest = query.order_by(games.c.created.desc()).limit(_MAX_PLAYING_GAMES).subquery()
        event = events.alias()
        version = (
            select(func.max(event.c.version)).where(event.c.game == latest.c.name).correlate(latest).scalar_subquery()
        )
        columns = (events.c.game, events.c.version, latest.c.control, latest.c.speed, event_data(self._database))
        last = (
            select(*columns)
            .select_from(events)
            .join(latest, (events.c.game == latest.c.name) & (events.c.version == version))
        )
        rows = await self._database.read(lambda connection: connection.execute(last).all())
        found = [
            PlayingGame(
                row.game, row.version, event_time(row.data), row.control != "-" and row.speed != "correspondence"
            )
            for row in rows
        ]
        return sorted(found, key=lambda game: (game.at, game.name), reverse=True)

    async def logs(self, names: Iterable[str]) -> dict[str, StoredLog]:
        """The events of several games, in the order of the names. Unknown names are left out."""
        logs: dict[str, list[tuple[int, bytes]]] = {name: [] for name in names}
        query = (
            select(events.c.game, events.c.version, event_data(self._database))
            .where(events.c.game.in_(padded(logs)))
            .order_by(events.c.game, events.c.version)
        )
        for row in await self._database.read(lambda connection: connection.execute(query).all()) if logs else ():
            logs[row.game].append((row.version, row.data))
        return {name: log for name, log in logs.items() if log}


def _select_unfinished(player: str) -> Select[Any]:
    """The names of the unfinished games in which a player has a seat, once per seat."""
    query = select(games.c.name).join(seats, seats.c.game == games.c.name)
    return query.where(seats.c.player == player, _is_unfinished)


def _select_challenges(players: list[str]) -> Select[Any]:
    """The names of the games whose open seat is for one of these players."""
    return select(games.c.name).where(games.c.invited.in_(players), games.c.status == "open", _is_readable)


def _select_finished(filters: GameQuery) -> Select[Any]:
    columns = (games.c[name] for name in FinishedGame.__struct_fields__ if name != "seats")
    own = select(seats.c.game).where(seats.c.player == filters.viewer, seats.c.kind == "player")
    is_public = games.c.private.is_(False)
    is_visible = or_(is_public, games.c.name.in_(own)) if filters.viewer else is_public
    query = select(*columns).where(
        games.c.status == "over",
        games.c.ended >= filters.since,
        games.c.ended < filters.until,
        _is_readable,
        is_visible,
    )
    if filters.game is not None:
        query = query.where(games.c.game == filters.game)
    if filters.result is not None:
        query = query.where(games.c.result == filters.result)
    if filters.rated is not None:
        query = query.where(games.c.rated.is_(filters.rated))
    if filters.player is not None:
        games_of_player = select(seats.c.game).where(
            or_(seats.c.name == filters.player, seats.c.player == filters.player)
        )
        query = query.where(games.c.name.in_(games_of_player))
    return query
