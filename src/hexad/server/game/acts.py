"""What a player may do in a game. The same acts come over the socket and over HTTP.

`id` is chosen by the client: an act that is sent again with the same id is carried out once. `seat` is needed only by a
player with several seats; the default is the seat to move, or else the player's first seat.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from hexad.server.game.field_types import ClaimResult, DeclineReason

__all__ = [
    "Abort",
    "Act",
    "Berserk",
    "Claim",
    "Declare",
    "Decline",
    "Draw",
    "GiveTime",
    "Id",
    "Move",
    "Rematch",
    "Resign",
    "Takeback",
]

Id: TypeAlias = Annotated[str, Meta(max_length=40, description="the client's own name for this act")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, description="a1b2, c3c5d4, 2,-1 or 2,-1>4,0")]


class _Act(
    msgspec.Struct,
    frozen=True,
    tag_field="type",
    tag=str.lower,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    id: Id = ""
    seat: SeatNumber | None = None


class Move(_Act, frozen=True, kw_only=True):
    """Play a move. With `ply`, only if that many moves were played before it."""

    move: MoveText
    ply: Annotated[int, Meta(ge=0)] | None = None


class Declare(_Act, frozen=True, kw_only=True):
    """Declare a shape that was overlooked (S7)."""


class Resign(_Act, frozen=True, kw_only=True):
    """Resign."""


class Draw(_Act, frozen=True, kw_only=True):
    """Offer a draw or accept one; with `yes` false, decline it or withdraw the offer."""

    yes: bool = True


class Takeback(_Act, frozen=True, kw_only=True):
    """Ask to take back one's last move, or allow it; with `yes` false, decline or withdraw the request."""

    yes: bool = True


class Abort(_Act, frozen=True, kw_only=True):
    """Abort the game before its second move."""


class Claim(_Act, frozen=True, kw_only=True):
    """Claim a win or a draw, or abort the game, since the other side has left it for long enough."""

    result: ClaimResult


class Decline(_Act, frozen=True, kw_only=True):
    """Decline a challenge, which only the player who was challenged can do. It ends the invitation.

    The challenger is told the `reason`, if there is one: what the player would rather have, or when.
    """

    reason: DeclineReason = ""


class GiveTime(_Act, frozen=True, tag="time", kw_only=True):
    """Give the other side more time."""

    seconds: Annotated[int, Meta(ge=1, le=60)] = 15


class Rematch(_Act, frozen=True, kw_only=True):
    """Offer a rematch with changed sides, or accept one; with `yes` false, decline or withdraw it."""

    yes: bool = True


class Berserk(_Act, frozen=True, kw_only=True):
    """In an arena, give up half of the time and the increment before the first move, for an extra point."""


Act: TypeAlias = Move | Declare | Resign | Draw | Takeback | Abort | Claim | Decline | GiveTime | Rematch | Berserk
