"""Claims: when one side has left a game, the other may end it after a while.

Everything here is a function of the game and of how long each seat has been gone, which others measure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexad.ratings import Speed
from hexad.server.errors import RefusalError
from hexad.server.game import events as e
from hexad.server.game.rated import speed_of_game

if TYPE_CHECKING:
    from hexad.server.game.acts import Claim
    from hexad.server.game.field_types import ClaimResult
    from hexad.server.game.game_state import GameState

__all__ = [
    "CLAIM_SECONDS",
    "NOBODY_GONE",
    "Absence",
    "PossibleClaim",
    "claim_results",
    "decide_claim",
    "possible_claim",
]

# How long a side must be gone, by the speed of the game; None is for games without a clock. In a correspondence
# game, nobody has to be there.
CLAIM_SECONDS: dict[Speed | None, int] = {
    Speed.BULLET: 30,
    Speed.BLITZ: 30,
    Speed.RAPID: 60,
    Speed.CLASSICAL: 120,
    None: 3600,
}


class Absence(NamedTuple):
    """Since when the player of each seat is gone, by the arena clock; None for a seat whose player is not.

    `factor` makes all waiting times longer or shorter.
    """

    gone_since: tuple[int | None, ...] = ()
    factor: float = 1.0


NOBODY_GONE = Absence()


class PossibleClaim(NamedTuple):
    """The seats that may claim, and from which arena time on."""

    seats: list[int]
    at: int


def claim_results(state: GameState) -> tuple[ClaimResult, ...]:
    """Return what can be claimed in a game."""
    if state.created.tournament is not None:
        return ("win", "draw")
    # Without a clock nobody has to sit at the board all the time: to be away is no reason to lose.
    return ("draw", "abort") if _speed(state) is None else ("win", "draw", "abort")


def possible_claim(state: GameState, absence: Absence) -> PossibleClaim | None:
    """Return who may claim and when, or None while nobody may: one side is gone, and not the other."""
    if state.status != "playing" or state.plies < 2 or _speed(state) is Speed.CORRESPONDENCE:
        return None
    for side in (0, 1):
        since = _side_gone_since(state, 1 - side, absence)
        seats = [n for n in range(side, len(state.seats), 2) if state.seats[n].kind == "player"]
        if since is not None and seats and _side_gone_since(state, side, absence) is None:
            return PossibleClaim(seats, since + _wait(state, absence))
    return None


def decide_claim(state: GameState, act: Claim, seat: int, at: int, absence: Absence) -> e.Event:
    """Return the event that a claim leads to in a game that is being played; raises RefusalError."""
    if state.plies < 2:
        raise RefusalError("claim-early", "Before its second move, a game can only be called off.")
    if _speed(state) is Speed.CORRESPONDENCE:
        text = "Nobody has to be there all the time in a correspondence game: its clock decides."
        raise RefusalError("claim-correspondence", text)
    if act.result not in claim_results(state):
        text = "Without a clock, you can only call a draw or call the game off when the other side has left."
        raise RefusalError("claim-draw-only", text)
    since = _side_gone_since(state, 1 - seat % 2, absence)
    if since is None:
        raise RefusalError("not-gone", "The other side has not left the game.")
    left = since + _wait(state, absence) - at
    if left > 0:
        seconds = -(-left // 100)
        refusal = RefusalError("claim-soon", f"Wait {seconds} s: the other side may come back.")
        refusal.params["seconds"] = refusal.wait = seconds
        raise refusal
    return e.Claimed(at=at, seat=seat, id=act.id, result=act.result)


def _side_gone_since(state: GameState, side: int, absence: Absence) -> int | None:
    """Return when the last player of a side left, or None if one of them is there, or an engine plays for it."""
    times = absence.gone_since[side::2]
    seats = state.seats[side::2]
    if len(times) < len(seats) or any(seat.kind != "player" for seat in seats):
        return None
    since = [time for time in times if time is not None]
    return max(since) if len(since) == len(seats) else None


def _wait(state: GameState, absence: Absence) -> int:
    return int(100 * CLAIM_SECONDS[_speed(state)] * absence.factor)


def _speed(state: GameState) -> Speed | None:
    return speed_of_game(state.created)
