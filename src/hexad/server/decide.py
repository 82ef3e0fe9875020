"""What an act leads to: the next event of a game, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from hexad.errors import HexadError
from hexad.seats import seat_name
from hexad.server import acts as a
from hexad.server import events as e
from hexad.server.names import new_name
from hexad.server.refusal import Refusal

if TYPE_CHECKING:
    from hexad.server.live import LiveGame

__all__ = ["decide", "decide_for_seat", "decide_join", "seat_for"]

MOST_TIME = 24 * 60 * 60 * 100  # nobody needs more than a day on the clock


def decide(live: LiveGame, act: a.Act, player: str, now: int, lag: int = 0) -> e.Event:
    """The event that an act of a player leads to at this time; raises Refusal."""
    seat = seat_for(live, act.seat, player)
    at, lag = max(now, live.at), lag if isinstance(act, a.Move) else 0
    _refuse_late(live, at - lag)
    return _DECIDE[type(act)](live, act, seat, at, lag)


def decide_for_seat(live: LiveGame, act: a.Act, seat: int, now: int) -> e.Event:
    """The same for an engine, which holds its seat without being anybody."""
    at = max(now, live.at)
    _refuse_late(live, at)
    return _DECIDE[type(act)](live, act, seat, at, 0)


def decide_join(live: LiveGame, seat: int | None, player: str, name: str, now: int) -> e.Event:
    """Take an open seat: the one that was asked for, or the first."""
    if live.status != "open":
        raise Refusal("not-open", "All seats of this game are taken: you can watch it.")
    if live.seats_of(player):
        raise Refusal("already-seated", "You hold a seat of this game: the others wait for somebody else.")
    seats = [number for number, other in enumerate(live.seats) if other.kind == "open"]
    wanted = seats[0] if seat is None else seat
    if wanted not in seats:
        raise Refusal("seat-taken", f"Seat {wanted} is not open: expected one of {', '.join(map(str, seats))}.")
    return e.Joined(at=max(now, live.at), seat=wanted, player=player, name=name)


def seat_for(live: LiveGame, seat: int | None, player: str) -> int:
    """The seat that a player acts for; raises Refusal for those who hold none, or not that one."""
    own = live.seats_of(player)
    if not own:
        raise Refusal("no-seat", "You hold no seat of this game: you can watch it.", status=403)
    if seat is None:
        turn = live.turn
        return turn if turn in own else own[0]
    if seat not in own:
        raise Refusal("not-your-seat", f"Seat {seat} is not yours: expected {' or '.join(map(str, own))}.", status=403)
    return seat


def _refuse_late(live: LiveGame, now: int) -> None:
    falls = live.clock.falls_at() if live.clock is not None else None
    if falls is not None and now >= falls:
        raise Refusal("time-up", "The time is up.", rule="A16")


def _require_playing(live: LiveGame) -> None:
    if live.status == "open":
        raise Refusal("not-begun", "The game has not begun: a seat is still open.")
    if live.status != "playing":
        raise Refusal("over", "The game is over.")


def _require_turn(live: LiveGame, seat: int) -> None:
    _require_playing(live)
    turn = live.turn
    if turn != seat:
        assert turn is not None
        raise Refusal("not-your-turn", f"It is the turn of {seat_name(live.board, turn)}.")


def _move(live: LiveGame, act: a.Move, seat: int, at: int, lag: int) -> e.Event:
    _require_playing(live)
    if act.ply is not None and act.ply != live.plies:
        raise Refusal("other-ply", f"The move was meant for ply {act.ply}, and this is ply {live.plies}.")
    _require_turn(live, seat)
    if act.move.strip() == "#":
        return _declare(live, act, seat, at, lag)
    return e.Moved(at=at, seat=seat, id=act.id, move=_legal(live, act.move), lag=min(lag, _used(live, at)))


def _used(live: LiveGame, at: int) -> int:
    """What a turn has taken from the clock: the network can not have taken more."""
    clock = live.clock
    return 0 if clock is None or clock.at is None else max(0, at - clock.at - clock.control.delay)


def _legal(live: LiveGame, text: str) -> str:
    try:
        verdict = live.board.explain(text)
    except HexadError as error:
        raise Refusal(error.code or "not-a-move", error.text, rule=error.rule, status=422) from None
    if not verdict.legal or verdict.move is None:
        raise Refusal(verdict.code, verdict.text, rule=verdict.rule, status=422)
    return verdict.move


def _declare(live: LiveGame, act: a.Declare | a.Move, seat: int, at: int, _: int) -> e.Event:
    _require_turn(live, seat)
    if live.board.game != "six":
        raise Refusal("not-a-move", "There is nothing to declare in this game.", status=422)
    _legal(live, "#")
    return e.Declared(at=at, seat=seat, id=act.id)


def _resign(live: LiveGame, act: a.Resign, seat: int, at: int, _: int) -> e.Event:
    _require_playing(live)
    return e.Resigned(at=at, seat=seat, id=act.id)


def _abort(live: LiveGame, act: a.Abort, seat: int, at: int, _: int) -> e.Event:
    if live.status not in ("open", "playing"):
        raise Refusal("over", "The game is over.")
    if live.plies >= 2:
        raise Refusal("too-late", "A game can be called off before its second move: after that, resign.")
    return e.Aborted(at=at, seat=seat, id=act.id)


def _give_time(live: LiveGame, act: a.GiveTime, seat: int, at: int, _: int) -> e.Event:
    _require_playing(live)
    if live.clock is None:
        raise Refusal("no-clock", "This game has no clock.")
    given = act.seconds * 100
    if any(bank + given > MOST_TIME for bank in live.clock.banks[1 - seat % 2 :: 2]):
        raise Refusal("enough-time", "A day on the clock is enough.")
    return e.TimeGiven(at=at, seat=seat, id=act.id, centiseconds=given)


def _draw(live: LiveGame, act: a.Draw, seat: int, at: int, _: int) -> e.Event:
    _require_playing(live)
    return _answer(live, "draw", act, seat, at) or e.DrawOffered(at=at, seat=seat, id=act.id)


def _takeback(live: LiveGame, act: a.Takeback, seat: int, at: int, _: int) -> e.Event:
    _require_playing(live)
    answer = _answer(live, "takeback", act, seat, at)
    if answer is not None:
        return answer
    plies = next((back for back in range(1, live.plies + 1) if live.ply_seat(live.plies - back) == seat), None)
    if plies is None:
        raise Refusal("nothing-to-take-back", "You have no move to take back.")
    return e.TakebackAsked(at=at, seat=seat, id=act.id, plies=plies)


def _rematch(live: LiveGame, act: a.Rematch, seat: int, at: int, _: int) -> e.Event:
    if live.status not in ("over", "aborted"):
        raise Refusal("not-over", "The game is not over yet.")
    if live.next:
        raise Refusal("next-game", f"The next game is {live.next}.")
    if any(other.kind == "open" for other in live.seats):
        raise Refusal("not-begun", "The game had not begun: set up another.")
    return _answer(live, "rematch", act, seat, at) or e.RematchOffered(at=at, seat=seat, id=act.id, next=new_name())


_Answer: TypeAlias = Callable[..., e.Event]
_ANSWERS: dict[str, tuple[_Answer, _Answer]] = {
    "draw": (e.DrawAgreed, e.DrawDeclined),
    "takeback": (e.TakebackAgreed, e.TakebackDeclined),
    "rematch": (e.RematchAgreed, e.RematchDeclined),
}


def _answer(live: LiveGame, kind: str, act: a.Draw | a.Takeback | a.Rematch, seat: int, at: int) -> e.Event | None:
    """Yes or no to an offer that stands; None for a yes where none does, which is an offer itself."""
    offer = live.offers.get(kind)
    agreed, declined = _ANSWERS[kind]
    if offer is None:
        if act.yes:
            return None
        raise Refusal("nothing-offered", f"There is no {kind} to decline.")
    if not act.yes:
        return declined(at=at, seat=seat, id=act.id)
    if seat in offer.agreed:
        raise Refusal("already-offered", f"The {kind} is offered: the answer is the others'.")
    return agreed(at=at, seat=seat, id=act.id)


_DECIDE: dict[type, Callable[[LiveGame, Any, int, int, int], e.Event]] = {
    a.Move: _move,
    a.Declare: _declare,
    a.Resign: _resign,
    a.Draw: _draw,
    a.Takeback: _takeback,
    a.Abort: _abort,
    a.GiveTime: _give_time,
    a.Rematch: _rematch,
}
