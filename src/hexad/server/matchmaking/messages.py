"""The messages that the server sends to players who wait for an opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from hexad.server.game.field_types import GameName, one_of
from hexad.server.matchmaking.pairing import OPEN_SECONDS, POINTS_PER_SECOND, first_window

if TYPE_CHECKING:
    from hexad.server.store.seeks import StoredSeek

__all__ = ["Paired", "Seeking", "WaitingMessage", "WaitingPool", "seeking"]


class Seeking(msgspec.Struct, frozen=True, omit_defaults=True, tag="seeking"):
    """What the player waits for, for how many centiseconds, and whom: opponents whose rating differs little.

    The largest difference is `window` points at first. It grows by `widening` points a second, until any opponent will
    do, after `open_after` seconds. With `on` false, the player does not wait any more. `reason` is `elsewhere` if
    another socket of the player waits instead, `playing` if the player has begun a game with a clock, and empty if the
    client asked for it.
    """

    on: bool = True
    reason: Annotated[str, one_of("", "elsewhere", "playing")] = ""
    game: GameName = ""
    control: str = ""
    options: dict[str, str] = {}
    rated: bool = False
    waited: int = 0
    window: int = 0
    widening: int = 0
    open_after: int = 0


class Paired(msgspec.Struct, frozen=True, tag="paired"):
    """An opponent was found: the game has begun. The player does not wait any more."""

    game: str


class WaitingPool(msgspec.Struct, frozen=True, omit_defaults=True):
    """Players who wait for the same: how many they are."""

    game: GameName
    control: str
    options: dict[str, str]
    count: int
    rated: bool = False


class WaitingMessage(msgspec.Struct, frozen=True, tag="waiting"):
    """The players who wait for an opponent, by what they want to play."""

    pools: list[WaitingPool]


def seeking(seek: StoredSeek, now: int) -> Seeking:
    """Return the message about a seek at an arena time."""
    return Seeking(
        game=seek.game,
        control=seek.control,
        options=msgspec.json.decode(seek.options),
        rated=seek.rated,
        waited=max(0, now - seek.since),
        window=round(first_window(seek.deviation)),
        widening=round(POINTS_PER_SECOND),
        open_after=round(OPEN_SECONDS),
    )
