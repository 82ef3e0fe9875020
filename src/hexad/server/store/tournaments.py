"""Tournaments in the database: their events, and the rows that change with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import bindparam, delete, func, insert, or_, select, update

from hexad.server.store.deletions import Deletion
from hexad.server.store.entry import AppendResult
from hexad.server.store.errors import ConflictError, PredecessorError
from hexad.server.store.event_data import event_data
from hexad.server.store.event_log import EventLog, event_rows
from hexad.server.store.padding import padded
from hexad.server.store.schema import deletions, tournament_events, tournament_players, tournaments
from hexad.server.tournament.anonymity import event_without_name
from hexad.server.tournament.events import decode_event, encode_event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from hexad.server.game.stored_log import StoredLog
    from hexad.server.store.database import Database
    from hexad.server.tournament.events import MemberAnonymised

__all__ = ["TournamentEntry", "TournamentStore"]

_event_log = EventLog(tournament_events, "tournament")
_change_row = (
    update(tournaments)
    .where(tournaments.c.name == bindparam("_name"))
    .values(
        {
            column: bindparam(column)
            for column in (
                "title",
                "format",
                "place",
                "game",
                "status",
                "entrants",
                "updated",
                "starts",
                "due",
                "ended",
                "settings",
            )
        }
    )
)
_remove_player = delete(tournament_players).where(
    tournament_players.c.tournament == bindparam("_name"),
    tournament_players.c.entrant == bindparam("_entrant"),
    tournament_players.c.player == bindparam("_player"),
)


class TournamentEntry(NamedTuple):
    """Events that are written together, and the rows that change with them."""

    name: str
    version: int
    """That of the first event."""
    events: tuple[bytes, ...]
    after: bytes
    """The event that they follow; empty for the first event of a tournament."""
    row: dict[str, Any]
    """The columns of the table `tournaments`."""
    players: tuple[dict[str, Any], ...] = ()
    """The rows of players that are new or different."""
    removed: tuple[tuple[int, str], ...] = ()
    """The rows of players that are gone: entrants and players."""
    anonymised: MemberAnonymised | None = None
    """This event, if it is among them: it replaces the name of a player in the events before it."""


class TournamentStore:
    """Appends events and loads tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, entry: TournamentEntry) -> AppendResult:
        """Write an entry, or nothing of it. After a DatabaseError it is unknown whether it was written."""
        after, logged = entry.after, []
        for number, data in enumerate(entry.events):
            logged.append((entry.name, entry.version + number, data, after))
            after = data
        rows = event_rows(logged)
        keys = [(row["entrant"], row["player"]) for row in entry.players]
        removed = [{"_name": entry.name, "_entrant": e, "_player": p} for e, p in [*keys, *entry.removed]]

        def work(connection: Connection) -> None:
            # The row is locked first: of two processes, the second one waits, and then finds another last event.
            if entry.after:
                connection.execute(_change_row, {**entry.row, "_name": entry.name})
            else:
                connection.execute(insert(tournaments), [{**entry.row, "name": entry.name}])
            _event_log.append(connection, rows)
            if removed:
                connection.execute(_remove_player, removed)
            if entry.players:
                connection.execute(insert(tournament_players), list(entry.players))
            if entry.anonymised is not None:
                self._remove_name(connection, entry.name, entry.anonymised)

        try:
            await self._database.write(work)
        except ConflictError:
            return AppendResult.CONFLICT
        except PredecessorError:
            return AppendResult.NO_PREDECESSOR
        return AppendResult.WRITTEN

    async def load(self, name: str, after: int = 0) -> StoredLog:
        """The events of a tournament after a version; nothing if there is no such tournament."""
        event = tournament_events.c
        query = (
            select(event.version, event_data(self._database, event.data))
            .where(event.tournament == name, event.version > after)
            .order_by(event.version)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(row.version, row.data) for row in rows]

    async def last_events(self, names: Iterable[str]) -> dict[str, tuple[int, bytes]]:
        """The latest version of each of these tournaments, and its event."""
        event = tournament_events.c
        latest = (
            select(func.max(event.version)).where(event.tournament == tournaments.c.name).correlate(tournaments)
        ).scalar_subquery()
        is_last = (event.tournament == tournaments.c.name) & (event.version == latest)
        query = (
            select(tournaments.c.name, event.version, event_data(self._database, event.data))
            .join_from(tournaments, tournament_events, is_last)
            .where(tournaments.c.name.in_(padded(names)))
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.name: (row.version, row.data) for row in rows}

    async def due(self, now: float, abandoned: float) -> list[str]:
        """The tournaments that the server has to look after: those that run, start now, or were given up long ago."""
        is_starting = (tournaments.c.status == "registration") & (tournaments.c.due <= now)
        is_abandoned = tournaments.c.ended.is_(None) & (tournaments.c.updated < abandoned)
        query = select(tournaments.c.name).where(or_(tournaments.c.status == "running", is_starting, is_abandoned))
        # Results of games are recorded during a pause, too.
        paused = select(tournaments.c.name).where(tournaments.c.status == "paused")
        return await self._database.read(lambda connection: [*connection.scalars(query), *connection.scalars(paused)])

    async def named(self) -> list[tuple[str, Deletion]]:
        """The tournaments that contain the name of a player who deleted the account, or whose name was hidden."""
        player = tournament_players.c
        is_named = (player.player == deletions.c.player) & player.name.not_in(("", deletions.c.name))
        columns = (player.tournament, deletions.c.player, deletions.c.created, deletions.c.name)
        query = select(*columns).join_from(tournament_players, deletions, is_named).distinct()
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(row.tournament, Deletion(row.player, row.created, row.name)) for row in rows]

    def _remove_name(self, connection: Connection, name: str, event: MemberAnonymised) -> None:
        """Rewrite the events of a tournament with another name of a player, or none."""
        stored = tournament_events.c
        query = select(stored.version, stored.data).where(stored.tournament == name)
        for row in connection.execute(query).all():
            before = decode_event(row.data)
            after = event_without_name(before, event.player, event.name)
            if after is not before:
                is_event = (stored.tournament == name) & (stored.version == row.version)
                connection.execute(update(tournament_events).where(is_event).values(data=encode_event(after).decode()))
