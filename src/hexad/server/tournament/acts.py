"""What may be asked for in a tournament. Organisers may do everything; players only what concerns their own entry.

`id` is chosen by the client: an act that is sent again with the same id is carried out once.
"""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from hexad.server.game.acts import Id
from hexad.server.tournament.settings import MAX_ROUNDS, ResultName, TournamentSettings

__all__ = [
    "Act",
    "AddEntrants",
    "AddOrganiser",
    "Announce",
    "BeReady",
    "Cancel",
    "Change",
    "Confirm",
    "Correct",
    "Enter",
    "Finish",
    "NewEntrant",
    "Open",
    "Pair",
    "Pause",
    "Record",
    "RemoveOrganiser",
    "Repair",
    "RequestBye",
    "Resume",
    "Return",
    "Start",
    "Withdraw",
]

MAX_ADDED = 1_000
MAX_REASON = 300
MAX_RATING = 5_000

EntrantNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
PairingNumber: TypeAlias = Annotated[int, Meta(ge=1, le=100_000_000)]
RoundNumber: TypeAlias = Annotated[int, Meta(ge=1, le=4 * MAX_ROUNDS)]
PlayerText: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f]+$", description="the name or the id of a player")
]
NameText: TypeAlias = Annotated[str, Meta(max_length=80)]
Reason: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MAX_REASON)]


def _tag(name: str) -> str:
    """The name of a class as a tag.

    >>> _tag("RequestBye")
    'request_bye'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class _Act(
    msgspec.Struct,
    frozen=True,
    tag_field="type",
    tag=_tag,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    id: Id = ""


class Change(_Act, frozen=True, kw_only=True):
    """Change the settings. After the start, only those that do not concern the pairings."""

    settings: TournamentSettings


class Announce(_Act, frozen=True, kw_only=True):
    """Show a draft to everybody."""


class Open(_Act, frozen=True, kw_only=True):
    """Open the registration."""


class AddOrganiser(_Act, frozen=True, kw_only=True):
    """Let another player with an account organise, too."""

    player: PlayerText


class RemoveOrganiser(_Act, frozen=True, kw_only=True):
    """Remove an organiser, but not the creator of the tournament."""

    player: PlayerText


class Enter(_Act, frozen=True, kw_only=True):
    """Take part; in a tournament of teams, with a partner, who has to confirm."""

    partner: PlayerText | None = None
    name: NameText = ""
    """The name of the team, if it wants one."""
    key: Annotated[str, Meta(max_length=40)] = ""
    """The key in the link of a tournament that is entered by link."""


class Confirm(_Act, frozen=True, kw_only=True):
    """Agree to take part as a member of an entrant that somebody else entered."""

    entrant: EntrantNumber


class NewEntrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entrant that an organiser adds: players with an account online, who have to confirm; names at tables."""

    members: Annotated[tuple[PlayerText, ...], Meta(min_length=1, max_length=2)]
    name: NameText = ""
    rating: Annotated[int, Meta(ge=0, le=MAX_RATING)] = 0


class AddEntrants(_Act, frozen=True, kw_only=True):
    """Add entrants at real tables, or list who may take part in a tournament that is entered by list."""

    entrants: Annotated[tuple[NewEntrant, ...], Meta(min_length=1, max_length=MAX_ADDED)]


class Withdraw(_Act, frozen=True, kw_only=True):
    """Withdraw the own entry, or as an organiser any entrant."""

    entrant: EntrantNumber | None = None


class Return(_Act, frozen=True, kw_only=True):
    """Take part again after a withdrawal."""

    entrant: EntrantNumber | None = None


class RequestBye(_Act, frozen=True, kw_only=True):
    """Leave out a round for half a point; with `yes` false, play it after all."""

    round: RoundNumber
    entrant: EntrantNumber | None = None
    yes: bool = True


class Start(_Act, frozen=True, kw_only=True):
    """Start the tournament."""


class Pause(_Act, frozen=True, kw_only=True):
    """Let nothing new begin. Games that have begun go on."""

    reason: Annotated[str, Meta(max_length=MAX_REASON)] = ""


class Resume(_Act, frozen=True, kw_only=True):
    """Continue after a pause."""


class Pair(_Act, frozen=True, kw_only=True):
    """Pair the next round, which begins after some minutes."""

    minutes: Annotated[int, Meta(ge=0, le=1_440)] = 0


class Repair(_Act, frozen=True, kw_only=True):
    """Correct the pairings of the last round, before its games have begun. Other entrants have a bye, or are absent."""

    round: RoundNumber
    pairings: Annotated[tuple[tuple[EntrantNumber, EntrantNumber], ...], Meta(max_length=MAX_ADDED)]
    reason: Reason
    bye: EntrantNumber | None = None
    """The entrant who has a point without a game."""


class BeReady(_Act, frozen=True, tag="ready", kw_only=True):
    """League: be ready to play a game now. It begins when both are; with `yes` false, be not."""

    pairing: PairingNumber
    yes: bool = True


class Record(_Act, frozen=True, kw_only=True):
    """Enter the result of a game at a table."""

    pairing: PairingNumber
    result: ResultName


class Correct(_Act, frozen=True, kw_only=True):
    """Replace a result, or remove it, for a reason that everybody can read."""

    pairing: PairingNumber
    reason: Reason
    result: ResultName | None = None


class Finish(_Act, frozen=True, kw_only=True):
    """End the tournament before its last round, with the standings as they are."""

    reason: Reason


class Cancel(_Act, frozen=True, kw_only=True):
    """End the tournament without a result."""

    reason: Reason


Act: TypeAlias = (
    Change
    | Announce
    | Open
    | AddOrganiser
    | RemoveOrganiser
    | Enter
    | Confirm
    | AddEntrants
    | Withdraw
    | Return
    | RequestBye
    | Start
    | Pause
    | Resume
    | Pair
    | Repair
    | BeReady
    | Record
    | Correct
    | Finish
    | Cancel
)
