"""What is written down at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from hexad.server.game.events import Seat

__all__ = ["Entry", "Summary"]


class Summary(NamedTuple):
    """What the table of games says of a game, where it has changed."""

    status: str
    result: str
    reason: str
    plies: int
    ended: float | None
    wake: int | None
    owner: str


class Entry(NamedTuple):
    """An event, and what it changes in the tables by which games are found."""

    game: str
    version: int
    data: bytes
    summary: Summary | None = None
    created: dict[str, Any] | None = None
    seats: tuple[tuple[int, Seat], ...] = ()
    clock_at: int | None = None
    """The arena's time, where a clock runs: it is a sign of life, too."""
