"""Decides what an act leads to: the next event of a game, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import hexad
from hexad.errors import HexadError
from hexad.seats import seat_name
from hexad.server.errors import RefusalError
from hexad.server.game import acts as a
from hexad.server.game import events as e
from hexad.server.game.challenges import decide_decline, require_invited
from hexad.server.game.claims import NOBODY_GONE, Absence, decide_claim
from hexad.server.game.correspondence import correspondence_account_required
from hexad.server.game.position_request import illegal_move
from hexad.server.game.rated import account_required
from hexad.server.game.tournament_games import decide_berserk, require_tournament_act
from hexad.server.ids import new_id

if TYPE_CHECKING:
    from hexad.server.game.game_state import GameState
    from hexad.server.people.identity import Identity

__all__ = [
    "decide",
    "decide_for_seat",
    "decide_join",
    "decide_return_of_time",
    "decide_transfer",
    "seat_for",
    "seats_taken",
]

# The most that a clock may hold, in centiseconds: one day.
MAX_TIME = 24 * 60 * 60 * 100


def decide(  # noqa: PLR0913 - all that a decision depends on
    state: GameState, act: a.Act, player: str, now: int, lag: int = 0, *, absence: Absence = NOBODY_GONE
) -> e.Event:
    """Return the event that an act of a player leads to; raises RefusalError. Claims depend on `absence`."""
    at = max(now, state.snapshot.at)
    if type(act) is a.Decline:
        return decide_decline(state, act, player, at)
    seat = seat_for(state, act.seat, player)
    lag = min(lag, state.lag_quota(seat)) if lag and type(act) is a.Move else 0
    _refuse_late(state, at - lag)
    require_tournament_act(state, act)
    if type(act) is a.Claim:
        _require_playing(state)
        return decide_claim(state, act, seat, at, absence)
    return _DECIDE[type(act)](state, act, seat, at, lag)


def decide_for_seat(state: GameState, act: a.Act, seat: int, now: int) -> e.Event:
    """Return the event that an act of an engine leads to. An engine has a seat but is not a player."""
    at = max(now, state.at)
    _refuse_late(state, at)
    return _DECIDE[type(act)](state, act, seat, at, 0)


def decide_join(state: GameState, seat: int | None, joiner: Identity, now: int) -> e.Event:
    """Return the event by which a player takes an open seat, the first one by default; raises RefusalError."""
    if state.status != "open":
        raise seats_taken()
    if state.seats_of(joiner.player):
        raise RefusalError("already-seated", "You already have a seat in this game.")
    require_invited(state, joiner.player)
    if state.created.rated and not joiner.has_account:
        raise account_required()
    if state.is_correspondence and not joiner.has_account:
        raise correspondence_account_required()
    seats = [number for number, other in enumerate(state.seats) if other.kind == "open"]
    wanted = seats[0] if seat is None else seat
    if wanted not in seats:
        raise RefusalError("seat-taken", f"Seat {wanted} is not open: expected one of {', '.join(map(str, seats))}.")
    return e.Joined(at=max(now, state.at), seat=wanted, player=joiner.player, name=joiner.name)


def seats_taken() -> RefusalError:
    """Return the refusal of somebody who wants a seat and finds none."""
    return RefusalError("not-open", "All seats of this game are taken, but you can watch it.")


def decide_transfer(state: GameState, before: str, player: str, name: str, now: int) -> e.Event | int:
    """Return the event that gives an account what a guest has in a game, or the version if the guest has nothing."""
    if not state.seats_of(before) and state.created.by != before:
        return state.version
    return e.Transferred(at=max(now, state.at), before=before, player=player, name=name)


def decide_return_of_time(state: GameState, since: int, centiseconds: int, now: int) -> e.Event | int:
    """Return the event by which the server returns time to the seat to move, or the version if its turn is younger."""
    clock = None if state.turn is None else state.clock
    if clock is None or clock.at is None or clock.at > since or not clock.running:
        return state.version
    return e.TimeGiven(at=max(now, state.at), seat=-1, centiseconds=centiseconds)


def seat_for(state: GameState, seat: int | None, player: str) -> int:
    """Return the seat that a player acts for; raises RefusalError if the player does not hold it."""
    own = state.seats_of(player)
    if not own:
        raise RefusalError("no-seat", "You are not playing in this game, but you can watch it.", status=403)
    if seat is None:
        turn = state.turn
        return turn if turn in own else own[0]
    if seat not in own:
        raise RefusalError(
            "not-your-seat", f"Seat {seat} is not yours: expected {' or '.join(map(str, own))}.", status=403
        )
    return seat


def _refuse_late(state: GameState, now: int) -> None:
    clock = state.snapshot.clock
    falls = clock.falls_at() if clock is not None else None
    if falls is not None and now >= falls:
        raise RefusalError("time-up", "The time is up.", rule="A16")


def _require_playing(state: GameState) -> None:
    status = state.snapshot.status
    if status == "open":
        raise RefusalError("not-begun", "The game has not begun: a seat is still open.")
    if status != "playing":
        raise RefusalError("over", "The game is over.")


def _require_turn(state: GameState, seat: int) -> None:
    _require_playing(state)
    turn = state.turn
    if turn != seat:
        assert turn is not None
        raise RefusalError("not-your-turn", f"It is the turn of {seat_name(state.board, turn)}.")


def _move(state: GameState, act: a.Move, seat: int, at: int, lag: int) -> e.Event:
    if act.ply is not None and act.ply != state.plies:
        _require_playing(state)
        raise RefusalError("other-ply", f"The move was meant for ply {act.ply}, but this is ply {state.plies}.")
    _require_turn(state, seat)
    if act.move.strip() == "#":
        return _declare(state, act, seat, at, lag)
    lag = min(lag, _used(state, at)) if lag else 0
    return e.Moved(at=at, seat=seat, id=act.id, move=_legal(state, act.move), lag=lag)


def _used(state: GameState, at: int) -> int:
    """Return the time that the turn has taken from the clock: the network delay cannot be longer."""
    clock = state.clock
    if clock is None or clock.at is None or not clock.running:
        return 0
    return max(0, at - clock.at - clock.control.delay)


def _legal(state: GameState, text: str) -> str:
    try:
        verdict = state.board.explain(text)
    except HexadError as error:
        raise illegal_move(error, state.created.game) from None
    if not verdict.legal or verdict.move is None:
        raise illegal_move(verdict, state.created.game)
    return verdict.move


def _declare(state: GameState, act: a.Declare | a.Move, seat: int, at: int, _: int) -> e.Event:
    _require_turn(state, seat)
    if not hexad.GAMES[state.created.game].has_declaration:
        raise RefusalError("not-a-move", "There is nothing to declare in this game.", status=422)
    _legal(state, "#")
    return e.Declared(at=at, seat=seat, id=act.id)


def _resign(state: GameState, act: a.Resign, seat: int, at: int, _: int) -> e.Event:
    _require_playing(state)
    return e.Resigned(at=at, seat=seat, id=act.id)


def _abort(state: GameState, act: a.Abort, seat: int, at: int, _: int) -> e.Event:
    if state.status not in ("open", "playing"):
        raise RefusalError("over", "The game is over.")
    if state.plies >= 2:
        raise RefusalError("too-late", "A game can only be called off before its second move. Now you can only resign.")
    return e.Aborted(at=at, seat=seat, id=act.id)


def _give_time(state: GameState, act: a.GiveTime, seat: int, at: int, _: int) -> e.Event:
    _require_playing(state)
    if state.clock is None:
        raise RefusalError("no-clock", "This game has no clock.")
    if state.clock.control.per_move:
        raise RefusalError("no-gifts", "Each move has its own time here: none can be given.")
    given = act.seconds * 100
    if any(bank + given > MAX_TIME for bank in state.clock.banks[1 - seat % 2 :: 2]):
        raise RefusalError("enough-time", "A clock cannot have more than one day.")
    return e.TimeGiven(at=at, seat=seat, id=act.id, centiseconds=given)


def _berserk(state: GameState, act: a.Berserk, seat: int, at: int, _: int) -> e.Event:
    return decide_berserk(state, act, seat, at)


def _draw(state: GameState, act: a.Draw, seat: int, at: int, _: int) -> e.Event:
    _require_playing(state)
    return _answer(state, "draw", act, seat, at) or e.DrawOffered(at=at, seat=seat, id=act.id)


def _takeback(state: GameState, act: a.Takeback, seat: int, at: int, _: int) -> e.Event:
    _require_playing(state)
    if state.created.rated:
        raise RefusalError("rated-takeback", "In a rated game no move can be taken back.")
    answer = _answer(state, "takeback", act, seat, at)
    if answer is not None:
        return answer
    plies = next((back for back in range(1, state.plies + 1) if state.ply_seat(state.plies - back) == seat), None)
    if plies is None:
        raise RefusalError("nothing-to-take-back", "You have no move to take back.")
    return e.TakebackAsked(at=at, seat=seat, id=act.id, plies=plies)


def _rematch(state: GameState, act: a.Rematch, seat: int, at: int, _: int) -> e.Event:
    if state.status not in ("over", "aborted"):
        raise RefusalError("not-over", "The game is not over yet.")
    if state.next:
        raise RefusalError("next-game", f"The next game is {state.next}.")
    if any(other.kind == "open" for other in state.seats):
        raise RefusalError("not-begun", "The game never began: start a new one.")
    if state.created.imported:
        raise RefusalError("imported", "This game was played on a device and uploaded: it has no rematch.")
    return _answer(state, "rematch", act, seat, at) or e.RematchOffered(at=at, seat=seat, id=act.id, next=new_id())


_Answer: TypeAlias = Callable[..., e.Event]
_ANSWERS: dict[str, tuple[_Answer, _Answer]] = {
    "draw": (e.DrawAgreed, e.DrawDeclined),
    "takeback": (e.TakebackAgreed, e.TakebackDeclined),
    "rematch": (e.RematchAgreed, e.RematchDeclined),
}


def _answer(state: GameState, kind: str, act: a.Draw | a.Takeback | a.Rematch, seat: int, at: int) -> e.Event | None:
    """Return the answer to an offer that stands, or None if there is no offer and the act makes one."""
    offer = state.offers.get(kind)
    agreed, declined = _ANSWERS[kind]
    if offer is None:
        if act.yes:
            return None
        raise RefusalError("nothing-offered", f"There is no {kind} to decline.")
    if not act.yes:
        return declined(at=at, seat=seat, id=act.id)
    if seat in offer.agreed:
        raise RefusalError("already-offered", f"You have already offered a {kind}.")
    return agreed(at=at, seat=seat, id=act.id)


_DECIDE: dict[type, Callable[[GameState, Any, int, int, int], e.Event]] = {
    a.Move: _move,
    a.Declare: _declare,
    a.Resign: _resign,
    a.Draw: _draw,
    a.Takeback: _takeback,
    a.Abort: _abort,
    a.GiveTime: _give_time,
    a.Rematch: _rematch,
    a.Berserk: _berserk,
}
