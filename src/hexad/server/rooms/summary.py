"""The row of a game in the table of games, computed from the snapshot that an event leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.server.store import Summary

if TYPE_CHECKING:
    from hexad.server.game.events import Created
    from hexad.server.game.snapshot import Snapshot

__all__ = ["new_row", "summary_of"]


def new_row(name: str, created: Created, summary: Summary) -> dict[str, Any]:
    """Return all columns of a new game."""
    return {
        "name": name,
        "game": created.game,
        "layout": created.layout,
        "control": created.control,
        "listed": created.listed,
        "private": created.is_private,
        "creator": created.by,
        "created": created.time,
        **summary._asdict(),
    }


def summary_of(game: Snapshot, written: Summary | None, process: str, wall: float) -> Summary:
    """Return the row for a snapshot.

    `written` is the row as this process last wrote it, or None if it does not know; the same object is returned when
    nothing has changed, as after most moves. `process` moves for the engines of the game. `wall` is the time of day.
    """
    wake = _wake(game, written)
    is_owner = written is not None and written.owner in ("", process)
    if written is not None and is_owner and written.status == game.status == "playing" and written.wake == wake:
        return written
    is_over = game.status in ("over", "aborted")
    has_engines = any(seat.kind == "engine" for seat in game.seats)
    return Summary(
        status=game.status,
        result="*" if game.outcome is None else game.outcome.result,
        reason="" if game.outcome is None else game.outcome.reason,
        plies=game.plies if is_over else 0,
        ended=wall if is_over else None,
        wake=wake,
        owner=process if has_engines and game.status == "playing" else "",
    )


def _wake(game: Snapshot, written: Summary | None) -> int | None:
    """Return the time at which housekeeping has to look at the clock, or None if no clock runs.

    No flag can fall before it. It is kept as long as it is right, so that most moves do not change the row.
    """
    if game.status != "playing" or game.clock is None:
        return None
    wake = written.wake if written is not None else None
    if wake is not None and game.at < wake <= (game.clock.falls_at() or 0):
        return wake
    return game.at + max(1, min(game.clock.banks))
