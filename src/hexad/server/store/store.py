"""Games in the database."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, case, func, insert, select, update

from hexad.server.store.anonymity import remove_name
from hexad.server.store.entry import AppendResult, StoredGame
from hexad.server.store.errors import ConflictError, PlayingError, PredecessorError
from hexad.server.store.event_data import event_data
from hexad.server.store.event_log import EventLog, event_rows
from hexad.server.store.padding import padded
from hexad.server.store.rating_rows import rate_games, reserve_numbers, seat_changes
from hexad.server.store.schema import events, games, messages, processes, results, seats, uptime
from hexad.server.store.seek_rows import change_seeks
from hexad.server.store.turn_rows import write_turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy import Connection

    from hexad.server.game.events import Seat
    from hexad.server.game.standings import SeatChange
    from hexad.server.store.database import Database
    from hexad.server.store.entry import Entry

__all__ = ["Store"]

_event_log = EventLog(events, "game")
_add_game = insert(games)
_add_seat = insert(seats)
_change_game = (
    update(games)
    .where(games.c.name == bindparam("_name"))
    .values({name: bindparam(name) for name in ("status", "result", "reason", "plies", "ended", "wake", "owner")})
)
_change_seat = (
    update(seats)
    .where(seats.c.game == bindparam("_game"), seats.c.seat == bindparam("_seat"))
    .values({name: bindparam(name) for name in ("kind", "player", "name", "level")})
)
_add_result = insert(results)
_change_result = (
    update(results)
    .where(results.c.game_name == bindparam("_name"), results.c.player == bindparam("_before"))
    .values(player=bindparam("_player"))
)
_change_messages = (
    update(messages)
    .where(messages.c.game == bindparam("_name"), messages.c.player == bindparam("_before"))
    .values(player=bindparam("_player"))
)
_change_creator = (
    update(games)
    .where(games.c.name == bindparam("_name"), games.c.creator == bindparam("_before"))
    .values(creator=bindparam("_player"))
)
_advance_arena_time = update(uptime).where(uptime.c.arena < bindparam("_arena")).values(arena=bindparam("_arena"))

_order = attrgetter("game", "version")
_appended = attrgetter("game", "version", "data", "after")
_RESULTS: dict[type[Exception], AppendResult] = {
    ConflictError: AppendResult.CONFLICT,
    PlayingError: AppendResult.PLAYING,
    PredecessorError: AppendResult.NO_PREDECESSOR,
}


class Store:
    """Appends events and loads games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, groups: Sequence[Sequence[Entry]]) -> list[AppendResult]:
        """Write groups of entries in one transaction; returns for each group whether it was written.

        A group that cannot be written does not keep the others from being written. After a DatabaseError it is unknown
        what was written.
        """
        try:
            await self._append([entry for group in groups for entry in group])
        except (ConflictError, PlayingError, PredecessorError) as error:
            if len(groups) == 1:
                return [_RESULTS[type(error)]]
            # Rare: two processes wrote to the same game. Writing the groups one by one shows which group is in
            # conflict.
            return [result for group in groups for result in await self.append([group])]
        return [AppendResult.WRITTEN] * len(groups)

    async def _append(self, entries: list[Entry]) -> None:
        # Always in the same order, so that two processes cannot deadlock.
        entries = sorted(entries, key=_order)
        rows = event_rows(map(_appended, entries))
        created = [entry for entry in entries if entry.created is not None]
        changed = [entry for entry in entries if entry.created is None]
        summaries = [{"_name": e.game, **e.summary._asdict()} for e in changed if e.summary is not None]
        seat_changes = [
            {"_game": e.game, "_seat": number, **_seat_values(seat)} for e in changed for number, seat in e.seats
        ]
        creators = [
            {"_name": e.game, "_before": e.transferred[0], "_player": e.transferred[1]}
            for e in changed
            if e.transferred is not None
        ]
        clocks = [entry.clock_at for entry in entries if entry.clock_at is not None]
        finished = [row for entry in entries for row in entry.results]
        rated = [(entry.game, entry.rated) for entry in entries if entry.rated is not None]
        turns = [entry.turn for entry in entries if entry.turn is not None]
        seeks = [(player, seek, entry.game) for entry in entries for player, seek in entry.seeks]
        begun = [entry.begun for entry in entries if entry.begun is not None]

        def work(connection: Connection) -> None:
            # The lock of the numbers is taken before all others, and only by transactions that end rated games.
            first = reserve_numbers(connection, len(rated)) if rated else 0
            if seeks or begun:
                change_seeks(connection, seeks, begun)
            if created:
                connection.execute(_add_game, [entry.created for entry in created if entry.created is not None])
                connection.execute(_add_seat, [_seat_row(e, number, seat) for e in created for number, seat in e.seats])
            _event_log.append(connection, rows)
            if clocks and self._database.is_sqlite:
                # No heartbeat is written while no clock runs: after a restart, arena time must not be before this
                # event.
                connection.execute(_advance_arena_time, {"_arena": max(clocks) / 100})
            for statement, values in (
                (_change_game, summaries),
                (_change_seat, seat_changes),
                (_change_creator, creators),
                (_change_result, creators),
                (_change_messages, creators),
                (_add_result, finished),
            ):
                if values:
                    connection.execute(statement, values)
            write_turns(connection, turns)
            if rated:
                rate_games(connection, first, rated)
            for entry in entries:
                if entry.anonymised is not None:
                    player, name = entry.anonymised.player, entry.anonymised.name
                    remove_name(connection, self._database, entry.game, player, name)

        await self._database.write(work)

    async def load(self, game: str) -> StoredGame | None:
        """The events of a game, or why it is in quarantine; None if there is no such game."""
        query = (
            select(games.c.fault, games.c.owner, events.c.version, event_data(self._database))
            .join_from(games, events, (events.c.game == games.c.name) & (games.c.fault == ""), isouter=True)
            .where(games.c.name == game)
            .order_by(events.c.version)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        if not rows:
            return None
        log = [(row.version, row.data) for row in rows if row.version is not None]
        return StoredGame(rows[0].fault, rows[0].owner, log)

    async def rating_changes(self, game: str) -> list[SeatChange]:
        """How a rated game changed the ratings of its players, by seat; nothing before its end."""
        return await self._database.read(lambda connection: seat_changes(connection, game))

    async def last_events(self, names: Iterable[str]) -> dict[str, tuple[int, bytes]]:
        """The latest version of each of these games and its event, without games in quarantine."""
        latest = select(func.max(events.c.version)).where(events.c.game == games.c.name).correlate(games)
        query = (
            select(games.c.name, events.c.version, event_data(self._database))
            .join_from(games, events, (events.c.game == games.c.name) & (events.c.version == latest.scalar_subquery()))
            .where(games.c.name.in_(padded(names)), games.c.fault == "")
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.name: (row.version, row.data) for row in rows}

    async def existing(self, names: Iterable[str]) -> set[str]:
        """The names among these that belong to a game."""
        query = select(games.c.name).where(games.c.name.in_(padded(names)))
        return await self._database.read(lambda connection: set(connection.scalars(query)))

    async def count_playing(self) -> int:
        """The number of games in progress."""
        query = select(func.count()).select_from(games).where(games.c.status == "playing", games.c.fault == "")
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def games_to_wake(self, now: int) -> list[str]:
        """The games in which a player's time may be up at this arena time."""
        query = select(games.c.name).where(games.c.status == "playing", games.c.fault == "", games.c.wake <= now)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def timed_games(self) -> list[str]:
        """The games in which a clock runs and whose players sit at the board: not those played by correspondence."""
        query = select(games.c.name).where(games.c.status == "playing", games.c.wake.is_not(None), games.c.fault == "")
        query = query.where(games.c.speed != "correspondence")
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def has_clocks(self) -> bool:
        """Whether a clock runs in any game."""
        query = select(games.c.name).where(games.c.status == "playing", games.c.fault == "", games.c.wake.is_not(None))
        return await self._database.read(lambda connection: connection.scalar(query.limit(1))) is not None

    async def set_wake(self, name: str, wake: int | None) -> None:
        """Set the arena time before which no player's time can be up in a game."""
        change = update(games).where(games.c.name == name).values(wake=wake)
        await self._database.write(lambda connection: connection.execute(change))

    async def unstarted_games(self, before: float, correspondence_before: float) -> list[str]:
        """The games that were created before a wall time and have not started; another time for correspondence."""
        limit = case((games.c.speed == "correspondence", correspondence_before), else_=before)
        query = select(games.c.name).where(games.c.status == "open", games.c.fault == "", games.c.created < limit)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def old_engine_games(self, created: float, after: str, limit: int) -> dict[str, bytes]:
        """The latest event of games with an engine and without a clock that were created before this wall time.

        They are sorted by name and begin after a name.
        """
        chosen = (
            select(games.c.name)
            .where(games.c.status == "playing", games.c.fault == "", games.c.owner != "", games.c.wake.is_(None))
            .where(games.c.created < created, games.c.name > after)
            .order_by(games.c.name)
            .limit(limit)
            .subquery()
        )
        event = events.alias()
        latest = select(func.max(event.c.version)).where(event.c.game == chosen.c.name).correlate(chosen)
        query = (
            select(events.c.game, event_data(self._database))
            .join(chosen, (events.c.game == chosen.c.name) & (events.c.version == latest.scalar_subquery()))
            .order_by(events.c.game)
        )
        return await self._database.read(lambda connection: {row.game: row.data for row in connection.execute(query)})

    async def take_over_games(self, owner: str, is_mine: Callable[[str], bool]) -> list[str]:
        """Make `owner` the process of its share of the engine games whose process has died; returns their names."""
        orphans = select(games.c.name).where(
            games.c.status == "playing",
            games.c.fault == "",
            games.c.owner != "",
            games.c.owner.not_in(select(processes.c.name)),
        )
        if not self._database.is_sqlite:
            orphans = orphans.with_for_update(skip_locked=True)

        def work(connection: Connection) -> list[str]:
            names = [name for name in connection.scalars(orphans) if is_mine(name)]
            if names:
                connection.execute(update(games).where(games.c.name.in_(padded(names))).values(owner=owner))
            return names

        return await self._database.write(work)


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {"kind": seat.kind, "player": seat.player, "name": seat.name, "level": seat.level}


def _seat_row(entry: Entry, number: int, seat: Seat) -> dict[str, Any]:
    return {"game": entry.game, "seat": number, **_seat_values(seat)}
