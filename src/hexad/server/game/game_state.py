"""What the events of a game amount to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

import hexad
from hexad.clock import TimeControl
from hexad.seats import new_clock, seat_of
from hexad.server.game import events as e
from hexad.types import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hexad.board import AnyBoard
    from hexad.clock import Clock

__all__ = ["GameState", "Offer", "Status"]

Status = Literal["open", "playing", "over", "aborted"]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that stands until all have agreed or one has declined."""

    by: int
    agreed: frozenset[int]
    plies: int = 0
    next: str = ""


class GameState:
    """A game as it stands after so many events. `apply` is the only thing that changes it."""

    def __init__(self, name: str, created: e.Created) -> None:
        self.name = name
        self.created = created
        self.version = 1
        self.at = created.at
        self.board: AnyBoard = hexad.GAMES[created.game].Board(created.fen, **created.options)
        self.seats = list(created.seats)
        self._first = seat_of(self.board)
        self.status: Status = "open"
        self.clock: Clock | None = None
        self.outcome: Outcome | None = None
        self.offers: dict[str, Offer] = {}
        self.next = ""
        self.times: list[tuple[int, ...]] = []
        """What each seat had left after each ply."""
        self._done: dict[tuple[str, str], int] = {}
        self._begin_if_full()

    @classmethod
    def replay(cls, name: str, log: Iterable[e.Event]) -> GameState:
        """The game that these events make."""
        created, *rest = log
        if not isinstance(created, e.Created):
            raise TypeError(f"the first event of game {name} is {created}: expected how it was created")
        state = cls(name, created)
        for event in rest:
            state.apply(event)
        return state

    @property
    def turn(self) -> int | None:
        """The seat to move, while the game is played."""
        return (self._first + len(self.times)) % len(self.seats) if self.status == "playing" else None

    @property
    def plies(self) -> int:
        """How many moves stand."""
        return len(self.times)

    def seats_of(self, player: str) -> list[int]:
        """The seats that a player holds."""
        return [number for number, seat in enumerate(self.seats) if player and seat.player == player]

    def landed(self, player: str, act_id: str) -> int | None:
        """The version that an act with this id made, if it did."""
        return self._done.get((player, act_id)) if act_id else None

    def ply_seat(self, ply: int) -> int:
        """Who played a ply, counted from 0."""
        return (self._first + ply) % len(self.seats)

    def unanswered(self, kind: str) -> list[int]:
        """The seats whose word an offer still needs. Engines are asked for draws alone."""
        offer = self.offers[kind]
        asked = ("player", "engine") if kind == "draw" else ("player",)
        return [number for number, seat in enumerate(self.seats) if seat.kind in asked and number not in offer.agreed]

    def apply(self, event: e.Event) -> None:
        """Let the next event happen. It was decided before, so nothing is checked here."""
        self.version += 1
        self.at = max(self.at, event.at)
        _APPLY[type(event)](self, event)
        if isinstance(event, e.SeatEvent) and event.id and event.seat >= 0:
            self._done[self.seats[event.seat].player, event.id] = self.version

    def _begin_if_full(self) -> None:
        if any(seat.kind == "open" for seat in self.seats):
            return
        self.status = "playing"
        control = TimeControl.parse(self.created.control)
        if control.base is not None:
            self.clock = new_clock(self.board, control).start(self.at)
        self._end_if_decided()

    def _joined(self, event: e.Joined) -> None:
        self.seats[event.seat] = e.Seat("player", event.player, event.name)
        self._begin_if_full()

    def _moved(self, event: e.Moved) -> None:
        self._push(event.move, event)
        if self.clock is not None:
            self.clock = self.clock.press(self.at, event.lag)
        self._note_times()
        self._end_if_decided()

    def _declared(self, event: e.Declared) -> None:
        self._push("#", event)
        self._note_times()
        self._end_if_decided()

    def _push(self, move: str, event: e.SeatEvent) -> None:
        self.board.push(move)
        if self.offers:
            # To move is to say no to what others asked for.
            self.offers = {
                kind: offer for kind, offer in self.offers.items() if kind != "takeback" and event.seat in offer.agreed
            }

    def _note_times(self) -> None:
        self.times.append(self.clock.banks if self.clock is not None else ())

    def _end_if_decided(self) -> None:
        outcome = self.board.outcome()
        if outcome is not None:
            self._end(outcome)

    def _end(self, outcome: Outcome | None) -> None:
        self.status = "aborted" if outcome is None else "over"
        self.outcome = outcome
        self.offers = {}
        if self.clock is not None and self.clock.running:
            self.clock = self.clock.pause(self.at)

    def _offered(self, event: e.SeatEvent) -> None:
        kind = _KIND[type(event)]
        offer = Offer(event.seat, frozenset(), getattr(event, "plies", 0), getattr(event, "next", ""))
        self.offers[kind] = offer
        self._agreed(event)

    def _agreed(self, event: e.SeatEvent) -> None:
        kind = _KIND[type(event)]
        own = self.seats_of(self.seats[event.seat].player) or [event.seat]
        offer = self.offers[kind]
        self.offers[kind] = msgspec.structs.replace(offer, agreed=offer.agreed.union(own))
        if not self.unanswered(kind):
            _SETTLE[kind](self, self.offers.pop(kind))

    def _declined(self, event: e.SeatEvent) -> None:
        del self.offers[_KIND[type(event)]]

    def _draw(self, _: Offer) -> None:
        self._end(Outcome(None, "agreement", ""))

    def _take_back(self, offer: Offer) -> None:
        for _ in range(offer.plies):
            self.board.pop()
            self.times.pop()
        if self.clock is not None:
            self.clock = self.clock.turn_to(seat_of(self.board), self.at)

    def _play_again(self, offer: Offer) -> None:
        self.next = offer.next

    def _time_given(self, event: e.TimeGiven) -> None:
        assert self.clock is not None
        for seat in range(1 - event.seat % 2, len(self.seats), 2):
            self.clock = self.clock.add(seat, event.centiseconds, self.at)

    def _resigned(self, event: e.Resigned) -> None:
        self._end(Outcome(self.board.PLAYERS[(event.seat + 1) % 2], "resignation", ""))

    def _aborted(self, _: e.Aborted) -> None:
        self._end(None)

    def _flagged(self, event: e.Flagged) -> None:
        rule = "A16" if self.board.game == "abalone" else "R4"
        self._end(Outcome(self.board.PLAYERS[(event.seat + 1) % 2], "time", rule))


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
_SETTLE: dict[str, Callable[[GameState, Offer], None]] = {
    "draw": GameState._draw,
    "takeback": GameState._take_back,
    "rematch": GameState._play_again,
}
_APPLY: dict[type, Callable[[GameState, Any], None]] = {
    e.Joined: GameState._joined,
    e.Moved: GameState._moved,
    e.Declared: GameState._declared,
    e.TimeGiven: GameState._time_given,
    e.Resigned: GameState._resigned,
    e.Aborted: GameState._aborted,
    e.Flagged: GameState._flagged,
    **dict.fromkeys((e.DrawOffered, e.TakebackAsked, e.RematchOffered), GameState._offered),
    **dict.fromkeys((e.DrawAgreed, e.TakebackAgreed, e.RematchAgreed), GameState._agreed),
    **dict.fromkeys((e.DrawDeclined, e.TakebackDeclined, e.RematchDeclined), GameState._declined),
}
