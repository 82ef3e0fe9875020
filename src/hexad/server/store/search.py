"""Finding games: those that are over, those that wait for somebody, those that somebody plays."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, or_, select, tuple_, union

from hexad.server.game.events import Seat
from hexad.server.store.schema import events, games, seats

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection, Select

    from hexad.server.store.database import Database

__all__ = ["Cursor", "Found", "Search", "Wanted"]

_UNFINISHED = ("open", "playing")
_MAX_PLAYING = 1_000


class _Happened(msgspec.Struct):
    """What is read of an event where nothing else matters: when it was, in the arena's time."""

    at: int


_happened = msgspec.json.Decoder(_Happened)


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that is over. Times are seconds since 1970."""

    name: str
    game: str
    control: str
    result: str
    reason: str
    plies: int
    created: float
    ended: float
    seats: tuple[Seat, ...]
    layout: str = ""


class Wanted(msgspec.Struct, frozen=True):
    """What somebody looks for among the games that are over."""

    game: str | None = None
    player: str | None = None
    """The name or the id of somebody who played."""
    result: str | None = None
    since: float = 0.0
    until: float = math.inf


class Cursor(msgspec.Struct, frozen=True):
    """A place in the list of games that are over, newest first: the game after which it goes on."""

    ended: float
    name: str

    @classmethod
    def of(cls, game: Found) -> Cursor:
        """The place behind a game."""
        return cls(game.ended, game.name)

    @classmethod
    def parse(cls, text: str) -> Cursor:
        """Read what `str` wrote; raises ValueError for anything else."""
        match = re.fullmatch(r"([0-9]{1,12}(?:\.[0-9]{1,12})?)-([A-Za-z0-9]{1,16})", text, re.ASCII)
        if match is None:
            raise ValueError(f"{text[:40]!r} is not a place in the list: expected the `next` of an earlier answer")
        return cls(float(match[1]), match[2])

    def __str__(self) -> str:
        return f"{self.ended!r}-{self.name}"


class Search:
    """Asks the tables that repeat a little of the events."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def finished(self, wanted: Wanted, before: Cursor | None, limit: int) -> list[Found]:
        """Games that are over, newest first."""
        query = _matching(wanted)
        if before is not None:
            query = query.where(
                games.c.ended <= before.ended,
                tuple_(games.c.ended, games.c.name) < tuple_(before.ended, before.name),
            )
        query = query.order_by(games.c.ended.desc(), games.c.name.desc()).limit(limit)

        def work(connection: Connection) -> list[Found]:
            rows = connection.execute(query).all()
            taken: dict[str, list[Seat]] = {row.name: [] for row in rows}
            places = select(seats).where(seats.c.game.in_(list(taken))).order_by(seats.c.game, seats.c.seat)
            for place in connection.execute(places) if taken else ():
                taken[place.game].append(Seat(place.kind, place.player, place.name, place.level))
            return [Found(seats=tuple(taken[row.name]), **row._mapping) for row in rows]

        return await self._database.read(work)

    async def unfinished(self, player: str) -> list[str]:
        """The games that wait for somebody or are being played, and in which this player holds a seat."""
        return await self._database.read(lambda connection: list(connection.scalars(_held(player).distinct())))

    async def burden(self, player: str) -> int:
        """How many such games there are, with those that the player set up for others."""
        made = select(games.c.name).where(games.c.creator == player, games.c.status.in_(_UNFINISHED))
        query = select(func.count()).select_from(union(_held(player), made).subquery())
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def listed(self, limit: int) -> dict[str, list[bytes]]:
        """The logs of the games that the lobby shows, newest first."""
        query = (
            select(games.c.name)
            .where(games.c.status == "open", games.c.listed)
            .order_by(games.c.created.desc())
            .limit(limit)
        )
        return await self.logs(await self._database.read(lambda connection: list(connection.scalars(query))))

    async def playing(self, game: str | None, limit: int) -> dict[str, int]:
        """The versions of the games that are being played, those first in which something happened last.

        Of very many games, it is the latest that are looked at.
        """
        query = select(games.c.name).where(games.c.status == "playing")
        if game is not None:
            query = query.where(games.c.game == game)
        latest = query.order_by(games.c.created.desc()).limit(_MAX_PLAYING).subquery()
        log = events.alias()
        version = select(func.max(log.c.version)).where(log.c.game == latest.c.name).correlate(latest).scalar_subquery()
        last = select(events).join(latest, (events.c.game == latest.c.name) & (events.c.version == version))
        rows = await self._database.read(lambda connection: connection.execute(last).all())
        when = {row.game: _happened.decode(row.data).at for row in rows}
        newest = sorted(rows, key=lambda row: (when[row.game], row.game), reverse=True)
        return {row.game: row.version for row in newest[:limit]}

    async def logs(self, names: Iterable[str]) -> dict[str, list[bytes]]:
        """The events of several games, in the order of the names; games that are not there are left out."""
        found: dict[str, list[bytes]] = {name: [] for name in names}
        query = (
            select(events.c.game, events.c.data)
            .where(events.c.game.in_(list(found)))
            .order_by(events.c.game, events.c.version)
        )
        for row in await self._database.read(lambda connection: connection.execute(query).all()) if found else ():
            found[row.game].append(row.data.encode())
        return {name: log for name, log in found.items() if log}


def _held(player: str) -> Select[Any]:
    """The names of unfinished games in which a player holds a seat, once for each seat."""
    query = select(games.c.name).join(seats, seats.c.game == games.c.name)
    return query.where(seats.c.player == player, games.c.status.in_(_UNFINISHED))


def _matching(wanted: Wanted) -> Select[Any]:
    columns = (games.c[name] for name in Found.__struct_fields__ if name != "seats")
    query = select(*columns).where(
        games.c.status == "over", games.c.ended >= wanted.since, games.c.ended < wanted.until
    )
    if wanted.game is not None:
        query = query.where(games.c.game == wanted.game)
    if wanted.result is not None:
        query = query.where(games.c.result == wanted.result)
    if wanted.player is not None:
        played = select(seats.c.game).where(or_(seats.c.name == wanted.player, seats.c.player == wanted.player))
        query = query.where(games.c.name.in_(played))
    return query
