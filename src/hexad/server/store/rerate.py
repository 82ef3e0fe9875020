"""Ratings, computed again from the log of events, in the order in which rated games ended.

Only the creation, changes of seats and the end of each game are read. What is stored is compared with the result and
corrected in one transaction. Servers may run meanwhile: games that end are added in that transaction, for which the
servers wait with the end of further rated games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import bindparam, delete, func, insert, or_, select

from hexad.errors import KeyedError
from hexad.server.game.events import decode_event
from hexad.server.game.rated import read_result
from hexad.server.game.standings import Standings
from hexad.server.store.event_data import event_data
from hexad.server.store.rating_rows import change_rows, rating_row, reserve_numbers, write_ratings
from hexad.server.store.reports import add_audit
from hexad.server.store.schema import events, games, rating_changes, ratings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import ColumnElement, Connection

    from hexad.server.game.events import Event
    from hexad.server.game.rated import RatedResult
    from hexad.server.store.database import Database

T = TypeVar("T")

__all__ = ["Comparison", "UnreadableEndError", "batches", "rerate"]

GAMES_PER_READ = 1_000
ROWS_PER_STATEMENT = 1_000


class UnreadableEndError(KeyedError):
    """A rated game has ended by the table of games, but its log does not say how."""


class Comparison(NamedTuple):
    """What was compared, and how many rows differed from it."""

    games: int
    ratings: int
    changes: int

    @property
    def is_equal(self) -> bool:
        """Whether everything was as it follows from the log."""
        return not (self.ratings or self.changes)


async def rerate(database: Database, *, check: bool, show: Callable[[int, int], None], who: str = "") -> Comparison:
    """Compute all ratings again and correct the stored ones; with `check`, compare them only.

    With `who`, the audit log says who corrected them. `show` is told the number of games that were read, and of all.
    Raises UnreadableEndError or DatabaseError.
    """
    last = await database.read(lambda connection: connection.scalar(select(func.max(games.c.ended_number)))) or 0
    fold = _Fold()
    while fold.number < last:
        await database.read(lambda connection: fold.read(connection, database, min(last, fold.number + GAMES_PER_READ)))
        show(fold.number, last)

    def finish(connection: Connection) -> Comparison:
        if who and not check:
            add_audit(connection, who, "rerate")
        return fold.finish(connection, database, check=check)

    return await database.write(finish, is_long=True)


class _Fold:
    """The ratings after the games up to a number, and the rows of changes that differ from them."""

    def __init__(self) -> None:
        self.number = 0
        self._games = 0
        self._standings = Standings()
        self._wrong: list[dict[str, Any]] = []
        """The keys of stored changes that are not as they should be."""
        self._right: list[dict[str, Any]] = []
        """The changes to store in their place."""

    def read(self, connection: Connection, database: Database, last: int | None) -> None:
        """Add the games up to a number, or all further games."""
        expected: dict[tuple[int, int], dict[str, Any]] = {}
        for number, name, result in _results(connection, database, self.number, last):
            rows = change_rows(number, name, result, self._standings.rate(result))
            expected.update({(number, row["seat"]): row for row in rows})
            self._games += 1
        self._compare(connection, expected, last)
        self.number = last if last is not None else self.number

    def finish(self, connection: Connection, database: Database, *, check: bool) -> Comparison:
        """Add the games that ended meanwhile, compare the ratings and correct everything, unless only checking."""
        reserve_numbers(connection, 0)
        self.read(connection, database, None)
        expected = {key: rating_row(key, standing) for key, standing in self._standings.by_key.items()}
        stored = {(row.player, row.game, row.speed): dict(row._mapping) for row in connection.execute(select(ratings))}
        wrong = [key for key, row in stored.items() if row != expected.get(key)]
        right = [row for key, row in expected.items() if row != stored.get(key)]
        if not check:
            columns = ("player", "game", "speed")
            _remove(connection, ratings, [dict(zip(columns, key, strict=True)) for key in wrong])
            for rows in batches(right):
                write_ratings(connection, rows)
            _remove(connection, rating_changes, self._wrong)
            for rows in batches(self._right):
                connection.execute(insert(rating_changes), rows)
        keys = {(row["player"], row["game"], row["speed"]) for row in right}.union(wrong)
        changes = {(row["number"], row["seat"]) for row in (*self._wrong, *self._right)}
        return Comparison(self._games, len(keys), len(changes))

    def _compare(
        self, connection: Connection, expected: dict[tuple[int, int], dict[str, Any]], last: int | None
    ) -> None:
        """Note the stored changes that are not as expected. Those that are leave `expected`."""
        query = select(rating_changes).where(_is_between(rating_changes.c.number, self.number, last))
        for row in connection.execute(query):
            key, found = (row.number, row.seat), dict(row._mapping)
            if expected.get(key) == found:
                del expected[key]
            else:
                self._wrong.append({"number": row.number, "seat": row.seat})
        self._right += expected.values()


def _results(
    connection: Connection, database: Database, after: int, last: int | None
) -> Iterator[tuple[int, str, RatedResult]]:
    """Yield the number, the name and the result of rated games, by number."""
    is_needed = or_(
        events.c.version == 1,
        events.c.data.like('{"type":"joined"%'),
        events.c.data.like('{"type":"transferred"%'),
        events.c.data.like('%"ends":"%'),
    )
    query = (
        select(games.c.ended_number, games.c.name, event_data(database))
        .join_from(games, events, (events.c.game == games.c.name) & is_needed, isouter=True)
        .where(_is_between(games.c.ended_number, after, last))
        .order_by(games.c.ended_number, events.c.version)
    )
    log: list[bytes | None] = []
    current: tuple[int, str] | None = None
    for number, name, data in connection.execute(query):
        if current is not None and current[0] != number:
            yield *current, _result(current[1], log)
            log = []
        current = (number, name)
        log.append(data)
    if current is not None:
        yield *current, _result(current[1], log)


def _result(name: str, log: list[bytes | None]) -> RatedResult:
    try:
        result = read_result(_decoded(data) for data in log)
    except (msgspec.DecodeError, UnicodeDecodeError, IndexError):
        result = None
    if result is None:
        raise UnreadableEndError("wrong-database-rated", name=name)
    return result


def _decoded(data: bytes | None) -> Event:
    """Return a stored event; raises DecodeError, also for a game without events."""
    return decode_event(data or b"")


def _is_between(column: ColumnElement[int], after: int, last: int | None) -> ColumnElement[bool]:
    return column > after if last is None else (column > after) & (column <= last)


def _remove(connection: Connection, table: Any, keys: list[dict[str, Any]]) -> None:  # noqa: ANN401 - a table
    if not keys:
        return
    conditions = (table.c[name] == bindparam(f"_{name}") for name in keys[0])
    statement = delete(table).where(*conditions)
    for some in batches(keys):
        connection.execute(statement, [{f"_{name}": value for name, value in key.items()} for key in some])


def batches(rows: list[T]) -> Iterator[list[T]]:
    """Yield the rows in groups for one statement each."""
    for start in range(0, len(rows), ROWS_PER_STATEMENT):
        yield rows[start : start + ROWS_PER_STATEMENT]
