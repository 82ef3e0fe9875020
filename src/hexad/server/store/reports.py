"""Reports of players about players, and the audit log of what administrators did, in the database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import delete, func, insert, select, update

from hexad.server.store.schema import accounts, audit, messages, reports

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from hexad.server.store.database import Database

__all__ = [
    "AuditAction",
    "AuditEntry",
    "NewReport",
    "QuotedMessage",
    "ReportCategory",
    "Reports",
    "StoredReport",
    "add_audit",
]

# The messages of a game that a report quotes: the last ones of the reported player.
MAX_QUOTED = 50
MAX_LISTED = 200


AuditAction: TypeAlias = Literal[
    "close-report",
    "close-account",
    "reopen-account",
    "hide-name",
    "release-game",
    "truncate-game",
    "call-off-game",
    "rerate",
]
ReportCategory: TypeAlias = Literal["insult", "name", "cheating", "leaving", "other"]


class NewReport(NamedTuple):
    """A report to store."""

    reporter: str
    reported: str
    name: str
    game: str
    category: str
    text: str


class QuotedMessage(msgspec.Struct, frozen=True, array_like=True):
    """A message as a report quotes it."""

    created: float
    phrase: str
    text: str


class StoredReport(NamedTuple):
    """A report as an administrator sees it. Names are empty if the account was deleted since."""

    number: int
    reporter: str
    reporter_name: str
    reported: str
    reported_name: str
    game: str
    category: str
    text: str
    messages: list[QuotedMessage]
    created: float
    closed: float | None
    note: str

    def as_json(self) -> dict[str, Any]:
        """Return the report for programs."""
        return {**self._asdict(), "messages": [msgspec.structs.asdict(message) for message in self.messages]}


class AuditEntry(NamedTuple):
    """What an administrator did."""

    number: int
    created: float
    who: str
    action: str
    player: str
    name: str
    report: int | None
    reason: str
    game: str


_decoder = msgspec.json.Decoder(list[QuotedMessage])


class Reports:
    """Reads and writes reports, and reads the audit log."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, report: NewReport) -> int:
        """Store a report, with what the reported player wrote in the game; returns its number."""
        quoted = select(messages.c.created, messages.c.phrase, messages.c.text).where(
            messages.c.game == report.game, messages.c.player == report.reported
        )

        def work(connection: Connection) -> int:
            rows = connection.execute(quoted.order_by(messages.c.number.desc()).limit(MAX_QUOTED)).all()
            text = msgspec.json.encode([QuotedMessage(*row) for row in reversed(rows)]).decode()
            row = {**report._asdict(), "messages": text, "created": time.time(), "note": ""}
            number: int = connection.execute(insert(reports).values(row).returning(reports.c.number)).scalar_one()
            return number

        return await self._database.write(work)

    async def find(self, number: int) -> StoredReport | None:
        """Return a report by its number."""
        query = _select_reports().where(reports.c.number == number)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _report(row)

    async def all(self, *, with_closed: bool) -> list[StoredReport]:
        """Return the open reports, or all, the oldest first."""
        query = _select_reports().order_by(reports.c.number.desc()).limit(MAX_LISTED)
        if not with_closed:
            query = query.where(reports.c.closed.is_(None))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [_report(row) for row in reversed(rows)]

    async def close(self, number: int, who: str, note: str) -> bool:
        """Close a report with a note; returns False if it is closed already."""
        change = update(reports).where(reports.c.number == number, reports.c.closed.is_(None))
        change = change.values(closed=time.time(), note=note).returning(reports.c.reported, reports.c.name)

        def work(connection: Connection) -> bool:
            row = connection.execute(change).one_or_none()
            if row is None:
                return False
            add_audit(connection, who, "close-report", row.reported, row.name, note, report=number)
            return True

        return await self._database.write(work)

    async def audit(self) -> list[AuditEntry]:
        """Return the latest entries of the audit log, the oldest first."""
        query = select(*(audit.c[field] for field in AuditEntry._fields))
        query = query.order_by(audit.c.number.desc()).limit(MAX_LISTED)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [AuditEntry(*row) for row in reversed(rows)]

    async def audit_after(self, number: int) -> list[AuditEntry]:
        """Return the entries of the audit log after a number."""
        query = select(*(audit.c[field] for field in AuditEntry._fields)).where(audit.c.number > number)
        rows = await self._database.read(lambda connection: connection.execute(query.order_by(audit.c.number)).all())
        return [AuditEntry(*row) for row in rows]

    async def last_audit(self) -> int:
        """Return the last number of the audit log."""
        query = select(func.max(audit.c.number))
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def remove_old(self, before: float) -> None:
        """Delete the reports that were closed before a time."""
        statement = delete(reports).where(reports.c.closed < before)
        await self._database.write(lambda connection: connection.execute(statement))


def add_audit(  # noqa: PLR0913, PLR0917 - the columns
    connection: Connection,
    who: str,
    action: AuditAction,
    player: str = "",
    name: str = "",
    reason: str = "",
    *,
    report: int | None = None,
    game: str = "",
) -> None:
    """Add an entry to the audit log, in the transaction that does what it says."""
    row = {"created": time.time(), "who": who, "action": action, "player": player, "name": name, "reason": reason}
    connection.execute(insert(audit).values(**row, report=report, game=game))


def _select_reports() -> Any:  # noqa: ANN401 - a select of eleven columns
    reporter, reported = accounts.alias(), accounts.alias()
    return (
        select(
            reports.c.number,
            reports.c.reporter,
            func.coalesce(reporter.c.name, ""),
            reports.c.reported,
            func.coalesce(reported.c.name, reports.c.name),
            reports.c.game,
            reports.c.category,
            reports.c.text,
            reports.c.messages,
            reports.c.created,
            reports.c.closed,
            reports.c.note,
        )
        .join_from(reports, reporter, reporter.c.player == reports.c.reporter, isouter=True)
        .join(reported, reported.c.player == reports.c.reported, isouter=True)
    )


def _report(row: Row[Any]) -> StoredReport:
    values: dict[str, Any] = dict(zip(StoredReport._fields, row, strict=True))
    return StoredReport(**{**values, "messages": _decoder.decode(row.messages)})
