"""What the events about entrants change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hexad.server.tournament.arena_records import ArenaRecord
from hexad.server.tournament.growing import merged
from hexad.server.tournament.state import EntrantState, TournamentState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.server.tournament import events as e

__all__ = [
    "anonymised",
    "bye_cancelled",
    "bye_requested",
    "confirmed",
    "entered",
    "members_without_name",
    "returned",
    "waiting",
    "with_entrant",
    "with_no_shows",
    "withdrawn",
]


def with_entrant(now: TournamentState, entrant: EntrantState) -> TournamentState:
    """Return a state with another value of an entrant."""
    return replace(now, entrants=merged(now.entrants, {entrant.number: entrant}))


def entered(now: TournamentState, event: e.Entered) -> TournamentState:
    """An entrant was added."""
    players = {member.player for member in event.members} - {""}
    unconfirmed = frozenset(players - {event.by})
    entries = {player: (*now.entries.get(player, ()), event.number) for player in players}
    now = replace(now, entries=merged(now.entries, entries))
    now = with_entrant(now, EntrantState(event.number, event.members, event.name, event.rating, unconfirmed))
    return waiting(now, event.number)


def confirmed(now: TournamentState, event: e.Confirmed) -> TournamentState:
    """A member agreed to take part."""
    entrant = now.entrants[event.number]
    now = with_entrant(now, replace(entrant, unconfirmed=entrant.unconfirmed - {event.by}))
    return waiting(now, event.number)


def _changed_entrant(
    now: TournamentState, event: e.Withdrawn | e.Returned | e.ByeRequested | e.ByeCancelled
) -> EntrantState:
    """The entrant of an event that its players can cause again and again, with one such event more."""
    entrant = now.entrants[event.number]
    return replace(entrant, changes=entrant.changes + entrant.has(event.by))


def withdrawn(now: TournamentState, event: e.Withdrawn) -> TournamentState:
    """An entrant is not paired any more."""
    entrant = _changed_entrant(now, event)
    return with_entrant(now, replace(entrant, withdrawn_in=now.version, reason=event.reason))


def returned(now: TournamentState, event: e.Returned) -> TournamentState:
    """An entrant is paired again."""
    now = with_entrant(now, replace(_changed_entrant(now, event), withdrawn_in=0, reason="", no_shows=0))
    return waiting(now, event.number)


def bye_requested(now: TournamentState, event: e.ByeRequested) -> TournamentState:
    """An entrant leaves out a round."""
    entrant = _changed_entrant(now, event)
    return with_entrant(now, replace(entrant, byes=entrant.byes | {event.round}))


def bye_cancelled(now: TournamentState, event: e.ByeCancelled) -> TournamentState:
    """An entrant plays in a round after all."""
    entrant = _changed_entrant(now, event)
    return with_entrant(now, replace(entrant, byes=entrant.byes - {event.round}))


def waiting(now: TournamentState, entrant: int) -> TournamentState:
    """Let an entrant of an arena wait from now on: who has been left out by most pairings is paired first."""
    if now.settings.format != "arena" or now.started is None:
        return now
    record = replace(now.arena.get(entrant, ArenaRecord()), waits_since=now.draws)
    return replace(now, arena=merged(now.arena, {entrant: record}))


def with_no_shows(now: TournamentState, entrants: Iterable[int], more: int) -> TournamentState:
    """Return a state in which entrants have come to fewer games, or to more."""
    for number in entrants:
        entrant = now.entrants[number]
        now = with_entrant(now, replace(entrant, no_shows=max(0, entrant.no_shows + more)))
    return now


def anonymised(now: TournamentState, event: e.MemberAnonymised) -> TournamentState:
    """A player has no name any more, or another one."""
    entrants = {
        number: replace(entrant, members=members_without_name(entrant.members, event.player, event.name))
        for number, entrant in now.entrants.items()
        if entrant.has(event.player)
    }
    return replace(now, entrants=merged(now.entrants, entrants))


def members_without_name(members: tuple[e.Member, ...], player: str, name: str = "") -> tuple[e.Member, ...]:
    """Return members with another name of a player, or none."""
    return tuple(replace(member, name=name) if member.player == player else member for member in members)
