"""How a game stands between two events, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from hexad.clock import Clock
from hexad.server.game.events import Seat
from hexad.types import Outcome

__all__ = ["Offer", "OfferKind", "Pause", "Snapshot", "Status"]

Status = Literal["open", "playing", "over", "aborted"]
OfferKind = Literal["draw", "takeback", "rematch"]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer that stands until every seat has agreed or one has declined."""

    by: int
    agreed: frozenset[int]
    plies: int = 0
    """Takeback: the number of plies to take back."""
    next: str = ""
    """Rematch: the id of the next game."""


class Pause(msgspec.Struct, frozen=True):
    """Why the time of the seat to move stands still, and until when, in seconds since 1970."""

    reason: str
    until: float


class Snapshot(msgspec.Struct, frozen=True):
    """Everything that events change, except the board. `transitions` computes the next one from an event."""

    version: int
    at: int
    """The arena clock at the last event, in centiseconds."""
    seats: tuple[Seat, ...]
    plies: int = 0
    status: Status = "open"
    clock: Clock | None = None
    lag_quotas: tuple[int, ...] = ()
    """The network delay that can still be given back to each seat, in centiseconds; empty without a clock."""
    pause: Pause | None = None
    """Why the clock stands still although the game is being played."""
    weekend_ends: Mapping[int, float] = {}
    """When the last weekend of each seat ended or ends, in seconds since 1970."""
    berserk: frozenset[int] = frozenset()
    """The seats that gave up half of their time, and have no increment."""
    outcome: Outcome | None = None
    call_off_reason: str = ""
    """Why the game was called off; empty if it was not, before its second move, or for an invitation that expired."""
    offers: Mapping[str, Offer] = {}
    next: str = ""
    """The id of the rematch that was agreed."""

    def seats_of(self, player: str) -> list[int]:
        """Return the numbers of the seats that a player holds."""
        return [number for number, seat in enumerate(self.seats) if player and seat.player == player]

    def unanswered(self, kind: str) -> list[int]:
        """Return the seats that have not answered an offer. Engines answer draw offers only."""
        offer = self.offers[kind]
        asked = ("player", "engine") if kind == "draw" else ("player",)
        return [number for number, seat in enumerate(self.seats) if seat.kind in asked and number not in offer.agreed]
