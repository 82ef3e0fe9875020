"""What `Store` writes, an event with its changes to the search tables, and what it reads."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from hexad.server.game.events import Seat
    from hexad.server.game.stored_log import StoredLog

__all__ = ["AppendResult", "Entry", "StoredGame", "Summary"]


class Summary(NamedTuple):
    """The columns of the table `games` that change while a game is played."""

    status: str
    result: str
    reason: str
    plies: int
    ended: float | None
    wake: int | None
    owner: str


class Entry(NamedTuple):
    """An event, and the rows of `games` and `seats` that change with it."""

    game: str
    version: int
    data: bytes
    after: bytes = b""
    """The event that it follows; empty for the first event of a game."""
    summary: Summary | None = None
    created: dict[str, Any] | None = None
    seats: tuple[tuple[int, Seat], ...] = ()
    transferred: tuple[str, str] | None = None
    """The guest who created the game, perhaps, and the account that takes its place."""
    clock_at: int | None = None
    """The arena time of the event in centiseconds, if a clock runs in this game."""


class AppendResult(Enum):
    """Whether entries were written."""

    WRITTEN = "written"
    CONFLICT = "conflict"
    """Another process wrote an event of the same version first."""
    NO_PREDECESSOR = "no predecessor"
    """The database does not have the event that they follow."""


class StoredGame(NamedTuple):
    """A game as the database has it. A game with a fault is in quarantine, and its log is not read."""

    fault: str
    owner: str
    """The process that runs its engines."""
    log: StoredLog
