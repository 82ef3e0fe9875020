"""Parts of the events of a game: seats, series of rematches, the tournament that a game belongs to; kinds of events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

__all__ = ["Seat", "Series", "TournamentGame", "is_other_kind"]


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: held by a player or an engine, or still open."""

    kind: Literal["player", "engine", "open"]
    player: str = ""
    name: str = ""
    level: int = 0


class Series(msgspec.Struct, frozen=True):
    """Games of which each is the rematch of the one before: how many ended with a result, and the score.

    The score is that of the seats with even numbers and of the others, by the seats of the game that has the series.
    """

    games: int
    score: tuple[float, float]


class TournamentGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The place of a game in a tournament."""

    name: str
    title: str
    """That of the tournament when the game was created."""
    pairing: int
    round: int = 0
    """0 in an arena, which has no rounds."""
    berserk: bool = False
    """Whether players may give up half of their time for an extra point."""

    @property
    def is_arena(self) -> bool:
        """Whether the game belongs to an arena: it begins only if its players are in no other game with a clock."""
        return self.round == 0


def is_other_kind(data: bytes | str, kinds: AbstractSet[object]) -> bool:
    """Whether the data of an event, of a game or a tournament, has a kind, and none of these."""
    try:
        event = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return isinstance(event, dict) and isinstance(event.get("type"), str) and event["type"] not in kinds
