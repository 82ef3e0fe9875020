"""Pairing in an arena: who is free, and who plays whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.tournament import events as e
from hexad.server.tournament.arena_records import ArenaRecord, free_entrant
from hexad.server.tournament.pairing_decisions import drawn_pairings
from hexad.tournaments.arena import pair_free

if TYPE_CHECKING:
    from collections.abc import Collection

    from hexad.server.tournament.state import EntrantState, TournamentState

__all__ = ["decide_arena_pairings", "free_entrants"]

# Two who met in their last game meet again if nobody else was there for so long.
REPEAT_SECONDS = 8.0


def free_entrants(state: TournamentState, now: float) -> list[EntrantState]:
    """Return the entrants of an arena who have no game and can be paired now."""
    ends = state.ends_at
    if state.status != "running" or ends is None or ends <= now:
        return []
    busy = state.busy()
    return [entrant for entrant in state.active() if entrant.number not in busy]


def decide_arena_pairings(state: TournamentState, playing: Collection[str], now: float) -> tuple[e.Event, ...]:
    """Return the event by which free entrants are paired, if some can be.

    `playing` are players who are in other games with a clock, of no tournament or of another one.
    """
    free = {
        entrant.number: free_entrant(entrant, state.arena.get(entrant.number, ArenaRecord()), state.draws)
        for entrant in free_entrants(state, now)
        if not any(member.player in playing for member in entrant.members)
    }
    pairs = pair_free(free.values(), allow_repeats=False)
    paired = {number for pair in pairs for number in (pair.first, pair.second)}
    patient = [
        entrant
        for number, entrant in free.items()
        if number not in paired and now - state.arena.get(number, ArenaRecord()).ended >= REPEAT_SECONDS
    ]
    pairs += pair_free(patient, allow_repeats=True)
    if not pairs:
        return ()
    drawn = drawn_pairings(state, [(pair.first, pair.second) for pair in pairs])
    return (e.RoundPaired(time=now, round=0, begins=now, pairings=drawn),)
