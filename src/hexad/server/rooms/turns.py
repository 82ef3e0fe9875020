"""The row of a correspondence game in the table of turns, computed from the snapshot that an event leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.store.turn_rows import Turn, TurnChange

if TYPE_CHECKING:
    from hexad.server.game.game_state import GameState
    from hexad.server.game.snapshot import Snapshot
    from hexad.server.store.turn_rows import AnsweredMove

__all__ = ["current_turn", "turn_change"]

# A player is reminded when a quarter of the time for the move is left, but not more than a day before its end.
WARN_PART = 4
MAX_WARN = 24 * 60 * 60 * 100


def current_turn(state: GameState, wall: float) -> TurnChange | None:
    """Return what is written for a correspondence game as it stands, when it is created or repaired."""
    if not state.is_correspondence:
        return None
    return TurnChange(state.name, _turn(state, state.snapshot, wall), is_new=True, clears=True)


def turn_change(
    state: GameState, following: Snapshot, wall: float, answered: AnsweredMove | None = None
) -> TurnChange | None:
    """Return what is written when an event of a correspondence game leads to a snapshot; `wall` is the time of day."""
    if "playing" not in (state.status, following.status):
        return None
    is_new = following.plies != state.plies or state.status != following.status
    clears = following.status != "playing" or following.plies < state.plies
    return TurnChange(state.name, _turn(state, following, wall), is_new, clears, answered)


def _turn(state: GameState, following: Snapshot, wall: float) -> Turn | None:
    clock, pause = following.clock, following.pause
    if following.status != "playing" or clock is None:
        return None
    falls = clock.falls_at()
    before = min(MAX_WARN, (clock.control.base or 0) // WARN_PART)
    return Turn(
        player=following.seats[state.ply_seat(following.plies)].player,
        ply=following.plies,
        began=wall,
        weekends=state.created.weekends,
        falls=falls,
        warn=None if falls is None else falls - before,
        pause="" if pause is None else pause.reason,
        pause_until=0.0 if pause is None else pause.until,
    )
