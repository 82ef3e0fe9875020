"""What each entrant of an arena has done so far: the score, and what the next pairing depends on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from hexad.tournaments.arena import ArenaScore, FreeEntrant

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hexad.server.tournament.state import EntrantState, PairingState

__all__ = ["ArenaRecord", "after_game", "free_entrant", "recorded_again"]


class ArenaRecord(msgspec.Struct, frozen=True):
    """The games of an entrant that are over."""

    score: ArenaScore = ArenaScore()
    last_opponent: int | None = None
    balance: int = 0
    """Games as the side that moves first, less games as the other side."""
    was_first: bool = False
    ended: float = 0.0
    """When the last game ended, in seconds since 1970."""
    waits_since: int = 0
    """How many pairings there had been when the entrant began to wait for a game."""


def after_game(records: Mapping[int, ArenaRecord], pairing: PairingState, draws: int) -> dict[int, ArenaRecord]:
    """Return the records of both entrants after a game with a result. `draws` is the number of pairings up to now."""
    return {number: replace(after, waits_since=draws) for number, after in _after_game(records, pairing).items()}


def _after_game(records: Mapping[int, ArenaRecord], pairing: PairingState) -> dict[int, ArenaRecord]:
    assert pairing.result is not None
    first, second = pairing.result.points
    return {
        pairing.first: _after(records, pairing, pairing.first, pairing.second, first, side=1),
        pairing.second: _after(records, pairing, pairing.second, pairing.first, second, side=-1),
    }


def _after(  # noqa: PLR0913 - all that a game says about an entrant
    records: Mapping[int, ArenaRecord], pairing: PairingState, own: int, other: int, points: float, *, side: int
) -> ArenaRecord:
    before = records.get(own, ArenaRecord())
    return replace(
        before,
        score=before.score.after(points, berserk=own in pairing.berserk),
        last_opponent=other,
        balance=before.balance + side,
        was_first=side > 0,
        ended=pairing.recorded,
    )


def recorded_again(records: Mapping[int, ArenaRecord], pairings: Iterable[PairingState]) -> dict[int, ArenaRecord]:
    """Return all records, computed from all games, as after a correction."""
    again = {number: ArenaRecord(waits_since=record.waits_since) for number, record in records.items()}
    finished = (pairing for pairing in pairings if pairing.result is not None)
    for pairing in sorted(finished, key=lambda pairing: pairing.order):
        again |= _after_game(again, pairing)
    return again


def free_entrant(entrant: EntrantState, record: ArenaRecord, draws: int) -> FreeEntrant:
    """Return an entrant as the pairing sees it. `draws` is the number of pairings up to now."""
    return FreeEntrant(
        entrant.number,
        record.score.points,
        entrant.rating,
        record.last_opponent,
        record.balance,
        record.was_first,
        draws - record.waits_since,
    )
