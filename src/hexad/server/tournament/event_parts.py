"""Parts of the events of a tournament: members of entrants, and what was drawn."""

from __future__ import annotations

import msgspec

from hexad.tournaments import AbsenceKind

__all__ = ["DrawnAbsence", "DrawnPairing", "Member"]


class Member(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player of an entrant. Without an id, the organiser wrote the name down, at real tables."""

    name: str
    player: str = ""


class DrawnPairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of two entrants. `game` is the name of the game on this server; empty at real tables."""

    number: int
    """Unique in the tournament, from 1."""
    first: int
    second: int
    game: str = ""
    match_game: int = 0
    """Knockout: which game of the match it is, from 1."""
    is_extra: bool = False
    """Knockout: whether it is one of the additional games after a level match."""


class DrawnAbsence(msgspec.Struct, frozen=True):
    """An entrant without a game in a round."""

    entrant: int
    kind: AbsenceKind
