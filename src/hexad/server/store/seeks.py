"""Seeks in the database: players of all processes who wait for an opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import and_, delete, func, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from hexad.ratings import Glicko2, Rating
from hexad.server.store.errors import PlayingError
from hexad.server.store.padding import padded
from hexad.server.store.rating_rows import standing_of
from hexad.server.store.schema import processes, ratings, results, seats, seeks
from hexad.server.store.seek_rows import live_players

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Connection, Delete

    from hexad.server.store.database import Database

__all__ = ["OwnSeek", "SeekStanding", "Seeks", "StoredSeek"]

# The games that the colours of a player are counted in.
RECENT_GAMES = 10
# Nobody is paired with a player whose process has been silent for this long, in arena time. A process writes a
# heartbeat once a second.
SILENT_SECONDS = 2.5


class SeekStanding(NamedTuple):
    """What pairing has to know about a player."""

    mean: float
    deviation: float
    black_balance: int
    last_opponent: str


class StoredSeek(NamedTuple):
    """A player who waits for an opponent."""

    player: str
    id: str
    name: str
    game: str
    control: str
    options: str
    rated: bool
    mean: float
    deviation: float
    black_balance: int
    last_opponent: str
    since: int

    @property
    def pool(self) -> str:
        """What the player wants to play. Only players who want the same are paired."""
        return f"{self.game} {self.control} {'rated' if self.rated else 'casual'} {self.options}"


class OwnSeek(NamedTuple):
    """How a seek of one process stands."""

    player: str
    id: str
    paired: str
    """The game that the player was paired for; empty before."""
    is_playing: bool
    """Whether the player has begun a game with a clock, as from the lobby."""


class Seeks:
    """Adds, finds and removes seeks."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def standing(self, player: str, game: str, speed: str, now: int) -> SeekStanding:
        """Return the rating at an arena time in seconds, and the colours and the opponent of the latest games."""
        return await self._database.read(lambda connection: _standing(connection, player, game, speed, now))

    async def begin(self, seek: StoredSeek) -> None:
        """Add a seek, which replaces the player's seek before it; raises PlayingError."""
        insert = sqlite_insert if self._database.is_sqlite else postgres_insert
        row = {**seek._asdict(), "process": self._process, "paired": ""}
        change = insert(seeks).values(row).on_conflict_do_update(index_elements=["player"], set_=row)
        playing = live_players().where(seats.c.player == seek.player).limit(1)

        def work(connection: Connection) -> None:
            # The row is locked before the games are read: a pairing by another process is finished by then, and its
            # game is seen here.
            connection.execute(change)
            if connection.execute(playing).first() is not None:
                raise PlayingError

        await self._database.write(work)

    async def end(self, player: str, seek: str) -> str:
        """Remove a seek; returns the game that the player was paired for meanwhile, or nothing."""
        change = delete(seeks).where(seeks.c.player == player, seeks.c.id == seek).returning(seeks.c.paired)
        return await self._database.write(lambda connection: connection.scalar(change)) or ""

    async def remove(self, ids: Iterable[str]) -> None:
        """Remove seeks of this process by their ids."""
        change = _removal(seeks.c.process == self._process, seeks.c.id.in_(padded(ids)))
        await self._database.write(lambda connection: connection.execute(change))

    async def remove_all(self) -> None:
        """Remove all seeks of this process, which stops."""
        change = _removal(seeks.c.process == self._process)
        await self._database.write(lambda connection: connection.execute(change))

    async def own(self) -> list[OwnSeek]:
        """Return the seeks of this process, paired ones included."""
        is_playing = and_(seeks.c.paired == "", seeks.c.player.in_(live_players()))
        query = select(seeks.c.player, seeks.c.id, seeks.c.paired, is_playing).where(seeks.c.process == self._process)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [OwnSeek(player, seek, paired, bool(playing)) for player, seek, paired, playing in rows]

    async def waiting(self) -> list[StoredSeek]:
        """Return all players who can be paired now: their process is alive, and they are not in a game with a clock."""
        columns = (seeks.c[field] for field in StoredSeek._fields)
        query = select(*columns).where(_is_waiting(), seeks.c.player.not_in(live_players()))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [StoredSeek(*row) for row in rows]

    async def pools(self) -> list[tuple[str, str, str, bool, int]]:
        """Return how many players wait, by game, time control, options and whether the game is rated."""
        wish = (seeks.c.game, seeks.c.control, seeks.c.options, seeks.c.rated)
        query = select(*wish, func.count()).where(_is_waiting()).group_by(*wish).order_by(*wish)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(game, control, options, bool(rated), count) for game, control, options, rated, count in rows]

    async def remove_orphans(self) -> None:
        """Remove the seeks of processes that have died."""
        change = _removal(seeks.c.process.not_in(select(processes.c.name)))
        await self._database.write(lambda connection: connection.execute(change))


def _removal(*conditions: ColumnElement[bool]) -> Delete:
    """The removal of seeks. Their rows are locked in the order of `change_seeks`, so that the two cannot deadlock."""
    locked = select(seeks.c.player).where(*conditions).order_by(seeks.c.player).with_for_update()
    return delete(seeks).where(seeks.c.player.in_(locked))


def _is_waiting() -> ColumnElement[bool]:
    """The seeks of living processes that are not paired."""
    newest = select(func.max(processes.c.beat)).scalar_subquery()
    living = select(processes.c.name).where(processes.c.beat > newest - SILENT_SECONDS)
    return and_(seeks.c.paired == "", seeks.c.process.in_(living))


def _standing(connection: Connection, player: str, game: str, speed: str, now: int) -> SeekStanding:
    of_player = (ratings.c.player == player, ratings.c.game == game, ratings.c.speed == speed)
    row = connection.execute(select(ratings).where(*of_player)).one_or_none()
    rating = Rating() if row is None else Glicko2().at(standing_of(row).rating, now)
    against_people = and_(seats.c.game == results.c.game_name, seats.c.kind == "player", seats.c.player != player)
    query = select(results.c.seat, seats.c.player).join_from(results, seats, against_people)
    query = query.where(results.c.player == player).order_by(results.c.ended.desc()).limit(RECENT_GAMES)
    recent = connection.execute(query).all()
    balance = sum(1 if row.seat % 2 == 0 else -1 for row in recent)
    return SeekStanding(rating.mean, rating.deviation, balance, recent[0].player if recent else "")
