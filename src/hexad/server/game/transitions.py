"""What each event changes: functions from a game state and an event to the next snapshot.

Nothing here changes anything. The server computes the next snapshot, commits the event together with what the snapshot
says, and only then applies the event to the state that others see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

import hexad
from hexad.clock import TimeControl
from hexad.seats import new_clock
from hexad.server.game import events as e
from hexad.server.game.anonymity import seats_without_name
from hexad.server.game.lag_quota import QUOTA, quota_after
from hexad.server.game.snapshot import Offer, Pause, Snapshot
from hexad.server.game.tournament_games import berserk_clock, no_show
from hexad.types import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.clock import Clock
    from hexad.server.game.game_state import GameState
    from hexad.server.game.snapshot import Status
    from hexad.types import Player

__all__ = ["first_snapshot", "next_snapshot"]


def first_snapshot(game: GameState) -> Snapshot:
    """Return the snapshot after the event that created the game. `game` has its board and nothing else yet."""
    created = game.created
    return _begin_if_full(game, Snapshot(version=1, at=created.at, seats=tuple(created.seats)))


def next_snapshot(game: GameState, event: e.Event) -> Snapshot:
    """Return the snapshot after one more event. The event was decided before, so it is not checked here."""
    before = game.snapshot
    now = replace(before, version=before.version + 1, at=max(before.at, event.at))
    return _TRANSITIONS[type(event)](game, now, event)


def _begin_if_full(game: GameState, now: Snapshot) -> Snapshot:
    if any(seat.kind == "open" for seat in now.seats):
        return now
    control = TimeControl.parse(game.created.control)
    if control.base is not None:
        clock = new_clock(game.board, control).start(now.at)
        now = replace(now, clock=clock, lag_quotas=(QUOTA,) * len(now.seats))
    return _end_if_decided(replace(now, status="playing"), game.board.outcome())


def _end_if_decided(now: Snapshot, outcome: Outcome | None) -> Snapshot:
    return now if outcome is None else _end(now, outcome)


def _end(now: Snapshot, outcome: Outcome | None) -> Snapshot:
    """End the game with an outcome, or abort it without one."""
    clock = now.clock.pause(now.at) if now.clock is not None and now.clock.running else now.clock
    status: Status = "aborted" if outcome is None else "over"
    return replace(now, status=status, outcome=outcome, offers={}, clock=clock, pause=None)


def _running(now: Snapshot) -> Snapshot:
    """Continue the time after a pause, if there is one."""
    if now.pause is None or now.clock is None:
        return now
    return replace(now, clock=now.clock.resume(now.at), pause=None)


def _joined(game: GameState, now: Snapshot, event: e.Joined) -> Snapshot:
    seats = list(now.seats)
    seats[event.seat] = e.Seat("player", event.player, event.name)
    return _begin_if_full(game, replace(now, seats=tuple(seats)))


def _moved(game: GameState, now: Snapshot, event: e.Moved) -> Snapshot:
    if now.pause is not None:
        now = _running(now)
    if now.clock is None:
        return _played(game, now, event.seat, event.move, None)
    clock, quotas = now.clock.press(now.at, event.lag), quota_after(now.lag_quotas, event.seat, event.lag)
    if event.seat in now.berserk:
        clock = clock.add(event.seat, -clock.control.increment, now.at)
    if quotas is not now.lag_quotas:
        now = replace(now, lag_quotas=quotas)
    return _played(game, now, event.seat, event.move, clock)


def _declared(game: GameState, now: Snapshot, event: e.Declared) -> Snapshot:
    return _played(game, now, event.seat, "#", now.clock)


def _played(game: GameState, now: Snapshot, seat: int, move: str, clock: Clock | None) -> Snapshot:
    offers = now.offers
    if offers:
        # A move declines the offers of others, and withdraws every request to take a move back.
        offers = {kind: offer for kind, offer in offers.items() if kind != "takeback" and seat in offer.agreed}
    now = replace(now, plies=now.plies + 1, offers=offers, clock=clock)
    return _end_if_decided(now, game.outcome_after(move))


def _offered(game: GameState, now: Snapshot, event: e.SeatEvent) -> Snapshot:
    kind = _KIND[type(event)]
    offer = Offer(event.seat, frozenset(), getattr(event, "plies", 0), getattr(event, "next", ""))
    return _agreed(game, replace(now, offers={**now.offers, kind: offer}), event)


def _agreed(game: GameState, now: Snapshot, event: e.SeatEvent) -> Snapshot:
    kind = _KIND[type(event)]
    own = now.seats_of(now.seats[event.seat].player) or [event.seat]
    offer = replace(now.offers[kind], agreed=now.offers[kind].agreed.union(own))
    now = replace(now, offers={**now.offers, kind: offer})
    return now if now.unanswered(kind) else _ACCEPTED[kind](game, _without(now, kind), offer)


def _declined(_: GameState, now: Snapshot, event: e.SeatEvent) -> Snapshot:
    return _without(now, _KIND[type(event)])


def _without(now: Snapshot, kind: str) -> Snapshot:
    return replace(now, offers={other: offer for other, offer in now.offers.items() if other != kind})


def _draw_accepted(_: GameState, now: Snapshot, __: Offer) -> Snapshot:
    return _end(now, Outcome(None, "agreement", ""))


def _takeback_accepted(game: GameState, now: Snapshot, offer: Offer) -> Snapshot:
    now, plies = _running(now), now.plies - offer.plies
    clock = None if now.clock is None else now.clock.turn_to(game.ply_seat(plies), now.at)
    return replace(now, plies=plies, clock=clock)


def _rematch_accepted(_: GameState, now: Snapshot, offer: Offer) -> Snapshot:
    return replace(now, next=offer.next)


def _time_given(_: GameState, now: Snapshot, event: e.TimeGiven) -> Snapshot:
    clock = now.clock
    assert clock is not None
    if event.seat < 0:
        # The server returns time that the turn took while the player could not move. No flag has fallen meanwhile.
        return replace(now, clock=clock.add(clock.turn, event.centiseconds, clock.at or 0))
    for seat in range(1 - event.seat % 2, len(now.seats), 2):
        clock = clock.add(seat, event.centiseconds, now.at)
    return replace(now, clock=clock)


def _resigned(game: GameState, now: Snapshot, event: e.Resigned) -> Snapshot:
    return _end(now, Outcome(_opponent(game, event.seat), "resignation", ""))


def _aborted(_: GameState, now: Snapshot, event: e.Aborted) -> Snapshot:
    return replace(_end(now, None), call_off_reason=event.reason)


def _claimed(game: GameState, now: Snapshot, event: e.Claimed) -> Snapshot:
    if event.result == "abort":
        return replace(_end(now, None), call_off_reason="left")
    winner = game.board.PLAYERS[event.seat % 2] if event.result == "win" else None
    return _end(now, Outcome(winner, "abandonment", ""))


def _flagged(game: GameState, now: Snapshot, event: e.Flagged) -> Snapshot:
    return _end(now, Outcome(_opponent(game, event.seat), "time", hexad.GAMES[game.created.game].time_rule))


def _forfeited(game: GameState, now: Snapshot, event: e.Forfeited) -> Snapshot:
    return _end(now, no_show(_opponent(game, event.seat)))


def _berserked(_: GameState, now: Snapshot, event: e.Berserked) -> Snapshot:
    assert now.clock is not None
    clock = berserk_clock(now.clock, event.seat, now.at)
    return replace(now, clock=clock, berserk=now.berserk | {event.seat})


def _paused(_: GameState, now: Snapshot, event: e.Paused) -> Snapshot:
    clock = now.clock
    assert clock is not None
    if event.reason == "weekend":
        now = replace(now, weekend_ends={**now.weekend_ends, event.seat: event.until})
    clock = clock.pause(now.at) if clock.running else clock
    return replace(now, clock=clock, pause=Pause(event.reason, event.until))


def _resumed(_: GameState, now: Snapshot, __: e.Resumed) -> Snapshot:
    return _running(now)


def _transferred(_: GameState, now: Snapshot, event: e.Transferred) -> Snapshot:
    seats = (
        replace(seat, player=event.player, name=event.name) if seat.player == event.before else seat
        for seat in now.seats
    )
    return replace(now, seats=tuple(seats))


def _anonymised(_: GameState, now: Snapshot, event: e.Anonymised) -> Snapshot:
    return replace(now, seats=seats_without_name(now.seats, {event.player}, event.name))


def _opponent(game: GameState, seat: int) -> Player:
    return game.board.PLAYERS[(seat + 1) % 2]


_KIND: dict[type, str] = {
    e.DrawOffered: "draw",
    e.DrawAgreed: "draw",
    e.DrawDeclined: "draw",
    e.TakebackAsked: "takeback",
    e.TakebackAgreed: "takeback",
    e.TakebackDeclined: "takeback",
    e.RematchOffered: "rematch",
    e.RematchAgreed: "rematch",
    e.RematchDeclined: "rematch",
}
_ACCEPTED: dict[str, Callable[[GameState, Snapshot, Offer], Snapshot]] = {
    "draw": _draw_accepted,
    "takeback": _takeback_accepted,
    "rematch": _rematch_accepted,
}
_TRANSITIONS: dict[type, Callable[[GameState, Snapshot, Any], Snapshot]] = {
    e.Joined: _joined,
    e.Moved: _moved,
    e.Declared: _declared,
    e.TimeGiven: _time_given,
    e.Resigned: _resigned,
    e.Aborted: _aborted,
    e.Claimed: _claimed,
    e.Flagged: _flagged,
    e.Forfeited: _forfeited,
    e.Berserked: _berserked,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.Transferred: _transferred,
    e.Anonymised: _anonymised,
    **dict.fromkeys((e.DrawOffered, e.TakebackAsked, e.RematchOffered), _offered),
    **dict.fromkeys((e.DrawAgreed, e.TakebackAgreed, e.RematchAgreed), _agreed),
    **dict.fromkeys((e.DrawDeclined, e.TakebackDeclined, e.RematchDeclined), _declined),
}
