"""What a player may ask of a game. The same acts come over the socket and over HTTP.

`id` is the client's own name for an act: an act that is sent again with the same id happens once. `seat` is needed only
by those who hold several seats; without it, it is the seat to move, or else the first of theirs.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

__all__ = [
    "Abort",
    "Act",
    "Declare",
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
    """Play a move. With `ply`, only if so many moves were played before it."""

    move: MoveText
    ply: Annotated[int, Meta(ge=0)] | None = None


class Declare(_Act, frozen=True, kw_only=True):
    """Declare a shape that was overlooked (S7)."""


class Resign(_Act, frozen=True, kw_only=True):
    """Give up."""


class Draw(_Act, frozen=True, kw_only=True):
    """Offer a draw, or agree to one; with `yes` false, refuse it or take the offer back."""

    yes: bool = True


class Takeback(_Act, frozen=True, kw_only=True):
    """Ask for one's last move back, or grant it; with `yes` false, refuse or ask no longer."""

    yes: bool = True


class Abort(_Act, frozen=True, kw_only=True):
    """Call the game off, before the second move."""


class GiveTime(_Act, frozen=True, tag="time", kw_only=True):
    """Give the other side some seconds."""

    seconds: Annotated[int, Meta(ge=1, le=60)] = 15


class Rematch(_Act, frozen=True, kw_only=True):
    """Play again with sides changed, or agree to that; with `yes` false, do not."""

    yes: bool = True


Act: TypeAlias = Move | Declare | Resign | Draw | Takeback | Abort | GiveTime | Rematch
