"""Games of tournaments: what is not possible in them, games that a player does not come to, and berserk in arenas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError
from hexad.server.game import acts as a
from hexad.server.game import events as e
from hexad.types import Outcome

if TYPE_CHECKING:
    from hexad.clock import Clock
    from hexad.server.game.game_state import GameState
    from hexad.types import Player

__all__ = [
    "NO_SHOW",
    "berserk_clock",
    "decide_berserk",
    "decide_call_off",
    "decide_forfeit",
    "no_show",
    "require_tournament_act",
]


def no_show(winner: Player | None) -> Outcome:
    """Return the outcome of a game that a player did not come to."""
    return Outcome(winner, "no show", "")


NO_SHOW = no_show(None).reason
"""The reason of that outcome."""


def require_tournament_act(state: GameState, act: a.Act) -> None:
    """Raise RefusalError for an act that is possible in other games only: each pairing has one game with a result."""
    if state.created.tournament is None:
        return
    is_call_off = isinstance(act, a.Claim) and act.result == "abort"
    if is_call_off or isinstance(act, a.Takeback | a.Rematch | a.Abort | a.GiveTime):
        raise RefusalError("not-in-tournament", "This is not possible in a game of a tournament.")


def decide_forfeit(state: GameState, patience: int, now: int) -> e.Event | int:
    """Return the event that ends a game whose seat to move has not come, or the version if there is time left.

    `patience` is how long a seat may take for its first move, in centiseconds of the arena clock.
    """
    turn, clock = state.turn, state.clock
    if turn is None or clock is None or clock.at is None or state.plies >= len(state.seats):
        return state.version
    # A clock is at the time at which the turn began.
    if now < clock.at + patience or state.created.tournament is None:
        return state.version
    return e.Forfeited(at=max(now, state.at), seat=turn)


def decide_call_off(state: GameState, now: int) -> e.Event | int:
    """Return the event that ends a game whose result the organisers decided, or the version if it is over."""
    if state.status != "playing" or state.created.tournament is None:
        return state.version
    return e.Aborted(at=max(now, state.at), seat=-1, reason="decided")


def decide_berserk(state: GameState, act: a.Berserk, seat: int, at: int) -> e.Event:
    """Return the event by which a seat gives up half of its time; raises RefusalError."""
    tournament = state.created.tournament
    if tournament is None or not tournament.berserk:
        raise RefusalError("no-berserk", "This is only possible in arenas that allow it.")
    clock = state.clock
    has_moved = state.plies > (seat - state.ply_seat(0)) % len(state.seats)
    if state.status != "playing" or clock is None or has_moved or seat in state.snapshot.berserk:
        raise RefusalError("late-berserk", "This is only possible once, before your first move.")
    if min(berserk_clock(clock, seat, at).all_remaining(at)) <= 0:
        raise RefusalError("late-berserk", "You have used too much of your time for this.")
    return e.Berserked(at=at, seat=seat, id=act.id)


def berserk_clock(clock: Clock, seat: int, now: int) -> Clock:
    """Return a clock on which a seat has half of its time less."""
    return clock.add(seat, -((clock.control.base or 0) // 2), now)
