"""What can happen in a game. A game is the list of its events: nothing else is stored, and no event ever changes.

There is one exception: when a player deletes the account, the name is removed from the events before `Anonymised`.

`at` is the time of an event in centiseconds of the arena clock, which stands still while the server is down. An event
that a seat caused carries the `id` of its act, so that a client may send the same act again without effect.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from hexad.server.game.event_parts import Seat, Series, TournamentGame, is_other_kind
from hexad.server.game.field_types import CallOffReason, ClaimResult, EndText, GameName, PauseReason

__all__ = [
    "EVENTS",
    "Aborted",
    "Anonymised",
    "Berserked",
    "Claimed",
    "Created",
    "Declared",
    "DrawAgreed",
    "DrawDeclined",
    "DrawOffered",
    "Event",
    "Flagged",
    "Forfeited",
    "Joined",
    "Moved",
    "Paused",
    "RematchAgreed",
    "RematchDeclined",
    "RematchOffered",
    "Resigned",
    "Resumed",
    "Seat",
    "SeatEvent",
    "Series",
    "TakebackAgreed",
    "TakebackAsked",
    "TakebackDeclined",
    "TimeGiven",
    "TournamentGame",
    "Transferred",
    "decode_event",
    "encode_event",
    "has_unknown_kind",
]


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
    rated: bool = False
    """Whether the game changes the ratings of its players."""
    invited: str = ""
    """The player who alone may take the open seat; empty if anyone may."""
    weekends: bool = False
    """Whether a player's time stands still on Saturdays and Sundays, in the time zone of the player."""
    series: Series | None = None
    """The games before this one, if it is a rematch."""
    tournament: TournamentGame | None = None
    """The tournament that the game belongs to."""
    imported: bool = False
    """Whether the game was played on a device, without the server, and uploaded as a record. It is casual and private,
    and counts in no statistics. The times of its events begin with 0."""

    @property
    def is_private(self) -> bool:
        """Whether no list shows the game. Before `private` was written, the open seat of an unlisted game meant it."""
        has_open_seat = any(seat.kind == "open" for seat in self.seats)
        return self.private or (not self.listed and has_open_seat and not self.invited)


class SeatEvent(_Event, frozen=True, kw_only=True):
    """An event that one seat caused."""

    seat: int
    id: str = ""
    ends: EndText = ""
    """The result, if the event ended a rated game. Ratings are computed from it, without a replay of the moves."""


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

    Seat -1 is the server: an invitation expired, nobody moved for an hour in a game with an engine (`idle`), or the
    organisers of a tournament gave the pairing a result or another game (`decided`), at any time. An open seat is that
    of the player who was challenged and has `declined`.
    """

    reason: CallOffReason = ""


class Claimed(SeatEvent, frozen=True, tag="claimed", kw_only=True):
    """The other side had left the game for so long that a seat claimed a win or a draw, or aborted the game."""

    result: ClaimResult


class Flagged(_Event, frozen=True, tag="flagged", kw_only=True):
    """The time of the seat to move was up."""

    seat: int
    ends: EndText = ""
    """The result, if the event ended a rated game."""


class Forfeited(_Event, frozen=True, tag="forfeited", kw_only=True):
    """A game of a tournament was lost, since the seat to move had not made its first move in time."""

    seat: int


class Berserked(SeatEvent, frozen=True, tag="berserked", kw_only=True):
    """In an arena, a seat gave up half of its time and its increment before its first move."""


class Paused(_Event, frozen=True, tag="paused", kw_only=True):
    """The time of the seat to move stands still, since its player is on vacation or has a weekend.

    The server writes it when that begins, or when the turn begins later. A pause replaces the one before.
    """

    seat: int
    reason: PauseReason
    until: float
    """When the pause is expected to end, in seconds since 1970."""


class Resumed(_Event, frozen=True, tag="resumed", kw_only=True):
    """The time of the seat to move runs again."""

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


class Anonymised(_Event, frozen=True, tag="anonymised", kw_only=True):
    """A player deleted the account: the seats keep the player's id and have no name, in earlier events, too.

    With a `name`, an administrator hid the name of the player, and this one replaces it.
    """

    player: str
    name: str = ""


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
    | Claimed
    | Flagged
    | Forfeited
    | Berserked
    | Paused
    | Resumed
    | RematchOffered
    | RematchAgreed
    | RematchDeclined
    | Transferred
    | Anonymised
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
    return is_other_kind(data, _KINDS)
