"""What can happen in a tournament. A tournament is the list of its events: nothing else is stored, and none changes.

There is one exception, as in games: when a player deletes the account, the name is removed from the events before
`MemberAnonymised`. Events contain what was drawn and decided, never a request to compute it: a replay gives the same
pairings. The list is public, as the audit log, without the ids of acts.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from hexad.server.game.event_parts import is_other_kind
from hexad.server.tournament.event_parts import DrawnAbsence, DrawnPairing, Member
from hexad.server.tournament.settings import ResultName, TournamentSettings

__all__ = [
    "EVENTS",
    "Announced",
    "ByeCancelled",
    "ByeRequested",
    "Cancelled",
    "Changed",
    "Confirmed",
    "Corrected",
    "DrawnAbsence",
    "DrawnPairing",
    "Entered",
    "Event",
    "Finished",
    "Member",
    "MemberAnonymised",
    "Opened",
    "OrganiserAdded",
    "OrganiserRemoved",
    "Readied",
    "Recorded",
    "Returned",
    "RoundPaired",
    "RoundRepaired",
    "Started",
    "TournamentCreated",
    "TournamentPaused",
    "TournamentResumed",
    "Voided",
    "Withdrawn",
    "decode_event",
    "encode_event",
    "has_unknown_kind",
    "public_form",
]


class _Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", kw_only=True):
    time: float
    """Seconds since 1970."""
    by: str = ""
    """The player who caused it; empty for the server."""
    id: str = ""
    """The id of the act, so that a client may send the same act again without effect."""


class TournamentCreated(_Event, frozen=True, tag="created", kw_only=True):
    """A tournament was drafted. Only its organisers see it."""

    settings: TournamentSettings


class Changed(_Event, frozen=True, tag="changed", kw_only=True):
    """An organiser changed the settings."""

    settings: TournamentSettings


class Announced(_Event, frozen=True, tag="announced", kw_only=True):
    """The tournament is public. Nobody can enter yet."""


class Opened(_Event, frozen=True, tag="opened", kw_only=True):
    """Registration is open."""


class OrganiserAdded(_Event, frozen=True, tag="organiser_added", kw_only=True):
    """A player became an organiser."""

    player: str


class OrganiserRemoved(_Event, frozen=True, tag="organiser_removed", kw_only=True):
    """A player is no organiser any more."""

    player: str


class Entered(_Event, frozen=True, tag="entered", kw_only=True):
    """An entrant was added. Members with an id who are not the author have to confirm before the entrant counts."""

    number: int
    """From 1, in the order of entering."""
    members: tuple[Member, ...]
    name: str = ""
    """The name of a team, if it has chosen one."""
    rating: int = 0
    """0 without a rating."""


class Confirmed(_Event, frozen=True, tag="confirmed", kw_only=True):
    """A member of an entrant agreed to take part: the author of the event."""

    number: int


class Withdrawn(_Event, frozen=True, tag="withdrawn", kw_only=True):
    """An entrant is not paired any more. The reason `no-show` is the server's, after two forfeits."""

    number: int
    reason: str = ""


class Returned(_Event, frozen=True, tag="returned", kw_only=True):
    """An entrant that had withdrawn is paired again."""

    number: int


class ByeRequested(_Event, frozen=True, tag="bye_requested", kw_only=True):
    """An entrant will not play in a round, for half a point."""

    number: int
    round: int


class ByeCancelled(_Event, frozen=True, tag="bye_cancelled", kw_only=True):
    """An entrant plays in a round after all."""

    number: int
    round: int


class Started(_Event, frozen=True, tag="started", kw_only=True):
    """The tournament began. `order` are the entrants as seeded or as drawn by lot."""

    order: tuple[int, ...]
    is_top_first: bool = True
    """Swiss: whether the best entrant moves first in the first round, as drawn by lot."""


class TournamentPaused(_Event, frozen=True, tag="paused", kw_only=True):
    """Nothing new begins until the tournament is resumed. Games go on."""

    reason: str = ""


class TournamentResumed(_Event, frozen=True, tag="resumed", kw_only=True):
    """The tournament goes on."""


class RoundPaired(_Event, frozen=True, tag="paired", kw_only=True):
    """A round was paired, or further games of a knockout round; in an arena some entrants, with the round 0."""

    round: int
    begins: float
    """When the games begin, in seconds since 1970."""
    pairings: tuple[DrawnPairing, ...]
    absences: tuple[DrawnAbsence, ...] = ()


class RoundRepaired(_Event, frozen=True, tag="repaired", kw_only=True):
    """An organiser corrected the pairings of the last round before its games began."""

    round: int
    pairings: tuple[DrawnPairing, ...]
    reason: str
    absences: tuple[DrawnAbsence, ...] = ()


class Readied(_Event, frozen=True, tag="readied", kw_only=True):
    """League: an entrant is ready to play a game now, or not any more."""

    number: int
    """The pairing."""
    entrant: int
    is_ready: bool = True


class Recorded(_Event, frozen=True, tag="recorded", kw_only=True):
    """A game has a result: its own if the author is the server, that of the table otherwise."""

    number: int
    """The pairing."""
    result: ResultName
    berserk: tuple[int, ...] = ()
    """Arena: the entrants who played with half of the time."""


class Corrected(_Event, frozen=True, tag="corrected", kw_only=True):
    """An organiser replaced a result, or removed it."""

    number: int
    """The pairing."""
    reason: str
    result: ResultName | None = None


class Voided(_Event, frozen=True, tag="voided", kw_only=True):
    """Arena: a game could not begin, since one of the players had begun another one. The pairing does not count."""

    number: int


class Finished(_Event, frozen=True, tag="finished", kw_only=True):
    """The tournament is over. It is written again after a correction that follows."""

    ranks: tuple[tuple[int, int], ...]
    """The final standings: entrants and their ranks, of which several may be equal."""
    reason: str = ""


class Cancelled(_Event, frozen=True, tag="cancelled", kw_only=True):
    """The tournament does not take place, or ended without a result. The reason `too-few` is the server's."""

    reason: str


class MemberAnonymised(_Event, frozen=True, tag="anonymised", kw_only=True):
    """A player deleted the account: members keep the player's id and have no name, in earlier events, too.

    With a `name`, an administrator hid the name of the player, and this one replaces it.
    """

    player: str
    name: str = ""


Event: TypeAlias = (
    TournamentCreated
    | Changed
    | Announced
    | Opened
    | OrganiserAdded
    | OrganiserRemoved
    | Entered
    | Confirmed
    | Withdrawn
    | Returned
    | ByeRequested
    | ByeCancelled
    | Started
    | TournamentPaused
    | TournamentResumed
    | RoundPaired
    | RoundRepaired
    | Readied
    | Recorded
    | Corrected
    | Voided
    | Finished
    | Cancelled
    | MemberAnonymised
)
EVENTS: tuple[type[_Event], ...] = Event.__args__

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_KINDS = frozenset(event.__struct_config__.tag for event in EVENTS)


def encode_event(event: Event) -> bytes:
    """Return an event as it is stored."""
    return _encoder.encode(event)


def decode_event(data: bytes | str) -> Event:
    """Return an event that was stored."""
    return _decoder.decode(data)


def public_form(event: Event) -> msgspec.Raw:
    """Return an event as everybody sees it: ids of acts are free texts."""
    shown = msgspec.structs.replace(event, id="") if event.id else event
    return msgspec.Raw(_encoder.encode(shown))


def has_unknown_kind(data: bytes | str) -> bool:
    """Whether an event is of a kind that this release does not know: a later release may have written it."""
    return is_other_kind(data, _KINDS)
