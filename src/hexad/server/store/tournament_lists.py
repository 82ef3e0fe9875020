"""Lists of tournaments, and what else is read about them: those of a player, and the players whom an act names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import or_, select, tuple_

from hexad.server.people.names import skeleton
from hexad.server.store.padding import padded
from hexad.server.store.schema import accounts, games, ratings, seats, tournament_players, tournaments
from hexad.server.store.search import Cursor
from hexad.server.store.seek_rows import live_players
from hexad.server.tournament.facts import Person
from hexad.server.tournament.settings import TournamentSettings

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import RowMapping

    from hexad.server.store.database import Database

__all__ = ["OwnTournament", "Phase", "StoredTournament", "TournamentLists", "TournamentQuery"]

Phase: TypeAlias = Literal["upcoming", "running", "ended"]
_STATUSES: dict[Phase, tuple[str, ...]] = {
    "upcoming": ("announced", "registration"),
    "running": ("running", "paused"),
    "ended": ("finished", "cancelled"),
}
_settings = msgspec.json.Decoder(TournamentSettings)
_columns = [column for column in tournaments.c if column.name not in ("due", "updated")]


class StoredTournament(NamedTuple):
    """A tournament as lists show it."""

    name: str
    status: str
    settings: TournamentSettings
    organiser: str
    entrants: int
    created: float
    starts: float | None
    ended: float | None


class OwnTournament(NamedTuple):
    """A tournament of a player."""

    tournament: StoredTournament
    entrant: int
    """0 for an organiser."""
    status: str
    rank: int | None


class TournamentQuery(NamedTuple):
    """Which tournaments are wanted."""

    phase: Phase
    game: str | None = None
    format: str | None = None
    place: str | None = None


class TournamentLists:
    """Reads the tables of tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, wanted: TournamentQuery, before: Cursor | None, limit: int
    ) -> tuple[list[StoredTournament], Cursor | None]:
        """Return a page: those that come next or began last first; ended ones in pages, the last one first.

        The cursor is that of the next page, if there is one.
        """
        query = select(*_columns).where(tournaments.c.status.in_(_STATUSES[wanted.phase]))
        for name in ("game", "format", "place"):
            if getattr(wanted, name) is not None:
                query = query.where(tournaments.c[name] == getattr(wanted, name))
        if wanted.phase == "ended":
            if before is not None:
                query = query.where(tuple_(tournaments.c.ended, tournaments.c.name) < (before.ended, before.name))
            query = query.order_by(tournaments.c.ended.desc(), tournaments.c.name.desc())
        else:
            starts = tournaments.c.starts
            order = starts.asc() if wanted.phase == "upcoming" else starts.desc()
            query = query.order_by(starts.is_(None), order, tournaments.c.created, tournaments.c.name)
        rows = await self._database.read(lambda connection: connection.execute(query.limit(limit)).all())
        is_full = wanted.phase == "ended" and len(rows) == limit
        following = Cursor(rows[-1].ended or 0.0, rows[-1].name) if is_full else None
        return [found for row in rows if (found := _stored(row._mapping)) is not None], following

    async def of_player(self, player: str, limit: int, *, is_public: bool) -> list[OwnTournament]:
        """Return the tournaments that a player takes part in or organises, the latest first.

        `is_public` leaves out what only the player may see: drafts, and entries that are not confirmed.
        """
        own = tournament_players.c
        query = (
            select(*_columns, own.entrant, own.status.label("own_status"), own.rank)
            .join_from(tournament_players, tournaments, own.tournament == tournaments.c.name)
            .where(own.player == player)
            .order_by(tournaments.c.updated.desc(), tournaments.c.name, own.entrant)
            .limit(limit)
        )
        if is_public:
            query = query.where(tournaments.c.status != "draft", own.status.in_(("organiser", "active")))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [
            OwnTournament(found, row.entrant, row.own_status, row.rank)
            for row in rows
            if (found := _stored(row._mapping)) is not None
        ]

    async def count_unended(self, organiser: str) -> int:
        """Return how many tournaments a player has created that are not over."""
        query = select(tournaments.c.name).where(
            tournaments.c.organiser == organiser, tournaments.c.status.not_in(_STATUSES["ended"])
        )
        return len(await self._database.read(lambda connection: connection.scalars(query).all()))

    async def people(self, texts: Iterable[str], game: str, speed: str) -> dict[str, Person]:
        """Return the accounts with these names or ids, by what they are called here, with their ratings."""
        wanted = {text: skeleton(text) for text in texts}
        if not wanted:
            return {}
        names, looks = padded(wanted), padded(set(wanted.values()))
        account = accounts.c
        rated = (ratings.c.player == account.player) & (ratings.c.game == game) & (ratings.c.speed == speed)
        query = (
            select(account.player, account.name, account.skeleton, ratings.c.mean)
            .join_from(accounts, ratings, rated, isouter=True)
            .where(account.closed.is_(None))
            .where(or_(account.player.in_(names), account.name.in_(names), account.skeleton.in_(looks)))
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        # An id is meant before a name, and a name before one that looks like it.
        known = {("look", row.skeleton): row for row in rows}
        known |= {("name", row.name): row for row in rows} | {("id", row.player): row for row in rows}
        found = {
            text: known.get(("id", text)) or known.get(("name", text)) or known.get(("look", look))
            for text, look in wanted.items()
        }
        return {text: Person(row.player, row.name, round(row.mean or 0)) for text, row in found.items() if row}

    async def names(self, players: Iterable[str]) -> dict[str, str]:
        """Return the names of accounts by their ids."""
        query = select(accounts.c.player, accounts.c.name).where(accounts.c.player.in_(padded(sorted(set(players)))))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.player: row.name for row in rows}

    async def playing(self, players: Iterable[str]) -> set[str]:
        """Return those of the players who are in a game with a clock."""
        wanted = padded(players)
        if not wanted:
            return set()
        query = live_players().where(seats.c.player.in_(wanted))
        return await self._database.read(lambda connection: set(connection.scalars(query)))

    async def running_games(self, names: Iterable[str]) -> list[str]:
        """Return those of the games that are being played."""
        wanted = padded(names)
        if not wanted:
            return []
        query = select(games.c.name).where(games.c.name.in_(wanted), games.c.status == "playing")
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def ended_games(self, names: Iterable[str]) -> set[str]:
        """Return those of the games that are over."""
        wanted = padded(names)
        if not wanted:
            return set()
        query = select(games.c.name).where(games.c.name.in_(wanted), games.c.status.in_(("over", "aborted")))
        return await self._database.read(lambda connection: set(connection.scalars(query)))


def _stored(values: RowMapping) -> StoredTournament | None:
    """Return a tournament; None if it is damaged, or of a later release, which keeps no other one from being listed."""
    fields = {name: values[name] for name in StoredTournament._fields if name != "settings"}
    try:
        return StoredTournament(**fields, settings=_settings.decode(values["settings"]))
    except msgspec.DecodeError:
        return None
