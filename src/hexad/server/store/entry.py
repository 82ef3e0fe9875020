"""What `Store` writes, an event with its changes to the search tables, and what it reads."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from hexad.server.game.events import Anonymised, Seat
from hexad.server.game.rated import RatedResult
from hexad.server.store.turn_rows import TurnChange

if TYPE_CHECKING:
    from hexad.server.game.stored_log import StoredLog

__all__ = ["AppendResult", "Begun", "Entry", "StoredGame", "Summary"]


class Summary(NamedTuple):
    """The columns of the table `games` that change while a game is played."""

    status: str
    result: str
    reason: str
    plies: int
    ended: float | None
    wake: int | None
    owner: str


class Begun(NamedTuple):
    """A game with a clock between people that begins: its players do not wait for an opponent any more."""

    players: tuple[str, ...]
    game: str
    must_be_free: bool
    """Whether it begins only if none of them is in another such game."""


class Entry(msgspec.Struct, frozen=True):
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
    rated: RatedResult | None = None
    """The result of the game, if the event ends it and it is rated."""
    results: tuple[dict[str, Any], ...] = ()
    """The rows of `results`, if the event ends the game."""
    seeks: tuple[tuple[str, str], ...] = ()
    """The players that the game was created for, and the ids of their seeks: it exists only if both still wait."""
    begun: Begun | None = None
    """Set if the game begins with this event."""
    turn: TurnChange | None = None
    """How the event changes whose turn it is in a correspondence game."""
    anonymised: Anonymised | None = None
    """This event, if it replaces the name of a player in the events before it."""


class AppendResult(Enum):
    """Whether entries were written."""

    WRITTEN = "written"
    CONFLICT = "conflict"
    """Another process wrote an event of the same version first, or a seek has ended."""
    PLAYING = "playing"
    """A player of the game that begins is in another game with a clock."""
    NO_PREDECESSOR = "no predecessor"
    """The database does not have the event that they follow."""


class StoredGame(NamedTuple):
    """A game as the database has it. A game with a fault is in quarantine, and its log is not read."""

    fault: str
    owner: str
    """The process that runs its engines."""
    log: StoredLog
