"""What can happen in a game. A game is the list of its events: nothing else is stored, and no event ever changes.

`at` is the time of an event in centiseconds of the arena clock, which stands still while the server is down. An event
that a seat caused carries the `id` of its act, so that a client may send the same act again without effect.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from hexad.server.game.field_types import CallOffReason, GameName

__all__ = [
    "EVENTS",
    "Aborted",
    "Created",
    "Declared",
    "DrawAgreed",
    "DrawDeclined",
    "DrawOffered",
    "Event",
    "Flagged",
    "Joined",
    "Moved",
    "RematchAgreed",
    "RematchDeclined",
    "RematchOffered",
    "Resigned",
    "Seat",
    "SeatEvent",
    "TakebackAgreed",
    "TakebackAsked",
    "TakebackDeclined",
    "TimeGiven",
    "Transferred",
    "decode_event",
    "encode_event",
    "has_unknown_kind",
]


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: held by a player or an engine, or still open."""

    kind: Literal["player", "engine", "open"]
    player: str = ""
    name: str = ""
    level: int = 0


class _Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", kw_only=True):
    at: int


class Created(_Event, frozen=True, tag="created", kw_only=True):
    """A game was created. It begins when no seat is open."""

    game: GameName
    fen: str
    options: dict[str, Any]
    control: str
    seats: tuple[Seat, ...]
    by: str
    time: float
    """Seconds since 1970."""
    listed: bool = False
    layout: str = ""
    rematch_of: str = ""
    private: bool = False
    """Whether only people with the link see the game: no list shows it."""

    @property
    def is_private(self) -> bool:
        """Whether no list shows the game. Before `private` was written, the open seat of an unlisted game meant it."""
        return self.private or (not self.listed and any(seat.kind == "open" for seat in self.seats))


class SeatEvent(_Event, frozen=True, kw_only=True):
    """An event that one seat caused."""

    seat: int
    id: str = ""


class Joined(SeatEvent, frozen=True, tag="joined", kw_only=True):
    """An open seat was taken."""

    player: str
    name: str


class Moved(SeatEvent, frozen=True, tag="moved", kw_only=True):
    """A move was played. `lag` is the network delay that is given back to the clock, in centiseconds."""

    move: str
    lag: int = 0


class Declared(SeatEvent, frozen=True, tag="declared", kw_only=True):
    """A shape that stood at the beginning of the turn was declared (S7)."""


class DrawOffered(SeatEvent, frozen=True, tag="draw_offered", kw_only=True):
    """A seat offered a draw."""


class DrawAgreed(SeatEvent, frozen=True, tag="draw_agreed", kw_only=True):
    """Another seat accepted the draw. When all have, the game is drawn."""


class DrawDeclined(SeatEvent, frozen=True, tag="draw_declined", kw_only=True):
    """The draw offer was declined or withdrawn."""


class TakebackAsked(SeatEvent, frozen=True, tag="takeback_asked", kw_only=True):
    """A seat asked to take back its last move and all that followed: `plies` in total."""

    plies: int


class TakebackAgreed(SeatEvent, frozen=True, tag="takeback_agreed", kw_only=True):
    """Another seat allowed it. When all have, the moves are taken back."""


class TakebackDeclined(SeatEvent, frozen=True, tag="takeback_declined", kw_only=True):
    """The request to take back was declined or withdrawn."""


class TimeGiven(SeatEvent, frozen=True, tag="time_given", kw_only=True):
    """A seat gave the other side more time.

    Seat -1 is the server: it returns the time during which the seat to move could not move.
    """

    centiseconds: int


class Resigned(SeatEvent, frozen=True, tag="resigned", kw_only=True):
    """A seat resigned, for its partner, too."""


class Aborted(SeatEvent, frozen=True, tag="aborted", kw_only=True):
    """The game was aborted before its second move, without a result.

    Seat -1 is the server: an invitation expired, or nobody moved for an hour in a game with an engine (`idle`).
    """

    reason: CallOffReason = ""


class Flagged(_Event, frozen=True, tag="flagged", kw_only=True):
    """The time of the seat to move was up."""

    seat: int


class RematchOffered(SeatEvent, frozen=True, tag="rematch_offered", kw_only=True):
    """A seat offered a rematch with changed sides. `next` is the id of that game."""

    next: str


class RematchAgreed(SeatEvent, frozen=True, tag="rematch_agreed", kw_only=True):
    """Another seat accepted the rematch. When all have, the next game is created."""


class RematchDeclined(SeatEvent, frozen=True, tag="rematch_declined", kw_only=True):
    """The rematch was declined or withdrawn."""


class Transferred(_Event, frozen=True, tag="transferred", kw_only=True):
    """A guest opened an account: the account `player` has the seats and the game of the guest `before`."""

    before: str
    player: str
    name: str


Event: TypeAlias = (
    Created
    | Joined
    | Moved
    | Declared
    | DrawOffered
    | DrawAgreed
    | DrawDeclined
    | TakebackAsked
    | TakebackAgreed
    | TakebackDeclined
    | TimeGiven
    | Resigned
    | Aborted
    | Flagged
    | RematchOffered
    | RematchAgreed
    | RematchDeclined
    | Transferred
)
EVENTS: tuple[type[_Event], ...] = Event.__args__

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_KINDS = frozenset(event.__struct_config__.tag for event in EVENTS)


def encode_event(event: Event) -> bytes:
    """Return an event as it is stored and sent."""
    return _encoder.encode(event)


def decode_event(data: bytes | str) -> Event:
    """Return an event that was stored."""
    return _decoder.decode(data)


def has_unknown_kind(data: bytes | str) -> bool:
    """Whether an event is of a kind that this release does not know: a later release may have written it."""
    try:
        event = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return isinstance(event, dict) and isinstance(event.get("type"), str) and event["type"] not in _KINDS
