"""The unit that `Store.append` writes: an event with its changes to the search tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from hexad.server.game.events import Seat

__all__ = ["Entry", "Summary"]


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
    summary: Summary | None = None
    created: dict[str, Any] | None = None
    seats: tuple[tuple[int, Seat], ...] = ()
    clock_at: int | None = None
    """The arena time of the event in centiseconds, if a clock runs in this game."""
