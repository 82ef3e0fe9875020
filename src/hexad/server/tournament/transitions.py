"""What each event changes: functions from the state of a tournament and an event to the next state.

An event was decided before, so it is not checked here. Nothing here changes anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from hexad.server.tournament import entrant_transitions as ent
from hexad.server.tournament import events as e
from hexad.server.tournament.arena_records import after_game, recorded_again
from hexad.server.tournament.growing import growing, grown, merged
from hexad.server.tournament.state import (
    READY_SECONDS,
    PairingState,
    RoundState,
    TournamentState,
)
from hexad.tournaments import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = ["first_state", "next_state", "replayed"]

# The number of games that were drawn and then left out of which it is remembered that they must not be played.
MAX_DROPPED = 100


def first_state(name: str, created: e.TournamentCreated) -> TournamentState:
    """Return the state after the event that created the tournament."""
    return TournamentState(name, created.settings, (created.by,), created.time, time=created.time)


def next_state(state: TournamentState, event: e.Event) -> TournamentState:
    """Return the state after one more event."""
    version, done = state.version + 1, state.done
    if event.id and event.by:
        done = merged(done, {(event.by, event.id): done.get((event.by, event.id), version)})
    organised = state.organised + (state.is_organiser(event.by) and not isinstance(event, e.Entered | e.Recorded))
    now = replace(state, version=version, time=max(state.time, event.time), organised=organised, done=done)
    return _TRANSITIONS[type(event)](now, event)


def replayed(name: str, log: Iterable[e.Event]) -> TournamentState:
    """Return the state that a list of events makes; raises TypeError if it does not begin with the creation."""
    first, *rest = log
    if not isinstance(first, e.TournamentCreated):
        raise TypeError(f"the first event of tournament {name} is {first}: expected how it was created")
    state = growing(first_state(name, first))
    for event in rest:
        state = next_state(state, event)
    return grown(state)


def _changed(now: TournamentState, event: e.Changed) -> TournamentState:
    return replace(now, settings=event.settings, changed=now.changed + 1)


def _announced(now: TournamentState, _: e.Announced) -> TournamentState:
    return replace(now, status="announced")


def _opened(now: TournamentState, _: e.Opened) -> TournamentState:
    return replace(now, status="registration")


def _organiser_added(now: TournamentState, event: e.OrganiserAdded) -> TournamentState:
    return replace(now, organisers=(*now.organisers, event.player))


def _organiser_removed(now: TournamentState, event: e.OrganiserRemoved) -> TournamentState:
    return replace(now, organisers=tuple(player for player in now.organisers if player != event.player))


def _started(now: TournamentState, event: e.Started) -> TournamentState:
    return replace(now, status="running", started=event.time, order=event.order, is_top_first=event.is_top_first)


def _paused(now: TournamentState, event: e.TournamentPaused) -> TournamentState:
    return replace(now, status="paused", paused=event.time, reason=event.reason)


def _resumed(now: TournamentState, event: e.TournamentResumed) -> TournamentState:
    seconds = now.paused_seconds + max(0.0, event.time - (now.paused or event.time))
    return replace(now, status="running", paused=None, paused_seconds=seconds, reason="")


def _paired(now: TournamentState, event: e.RoundPaired) -> TournamentState:
    drawn = _drawn(now, event, event.begins)
    now = replace(
        now,
        pairings=merged(now.pairings, drawn),
        unfinished=now.unfinished | drawn.keys(),
        last_number=max(now.last_number, *drawn) if drawn else now.last_number,
    )
    if not event.round:
        return replace(now, draws=now.draws + 1)
    last = now.last_round
    if last is not None and last.number == event.round:
        # Further games of the matches of a knockout round.
        grown = replace(last, pairings=(*last.pairings, *drawn))
        return replace(now, rounds=(*now.rounds[:-1], grown))
    new = RoundState(event.round, event.begins, tuple(drawn), event.absences, now.paused_seconds)
    return replace(now, rounds=(*now.rounds, new))


def _repaired(now: TournamentState, event: e.RoundRepaired) -> TournamentState:
    before = now.rounds[-1]
    kept = {number: pairing for number, pairing in now.pairings.items() if number not in before.pairings}
    drawn = _drawn(now, event, before.begins)
    pairings = {**kept, **{number: now.pairings.get(number, pairing) for number, pairing in drawn.items()}}
    last = replace(before, pairings=tuple(drawn), absences=event.absences)
    unfinished = frozenset(number for number, pairing in pairings.items() if pairing.result is None)
    last_number = max(now.last_number, *drawn) if drawn else now.last_number
    rounds = (*now.rounds[:-1], last)
    dropped = _dropped(now, [number for number in before.pairings if number not in drawn])
    now = replace(now, pairings=pairings, unfinished=unfinished, rounds=rounds, last_number=last_number)
    return replace(now, dropped=dropped)


def _drawn(now: TournamentState, event: e.RoundPaired | e.RoundRepaired, begins: float) -> dict[int, PairingState]:
    return {
        drawn.number: PairingState(
            drawn.number,
            event.round,
            drawn.first,
            drawn.second,
            begins,
            drawn.game,
            now.version,
            match_game=drawn.match_game,
            is_extra=drawn.is_extra,
        )
        for drawn in event.pairings
    }


def _with_pairing(now: TournamentState, pairing: PairingState) -> TournamentState:
    return replace(now, pairings=merged(now.pairings, {pairing.number: pairing}))


def _readied(now: TournamentState, event: e.Readied) -> TournamentState:
    pairing = now.pairings[event.number]
    ready = {entrant: since for entrant, since in pairing.ready.items() if entrant != event.entrant}
    if event.is_ready:
        ready = {entrant: since for entrant, since in ready.items() if event.time - since <= READY_SECONDS}
        ready[event.entrant] = event.time
    called = event.time if len(ready) == len(pairing.entrants) else pairing.called
    entrant = now.entrants[event.entrant]
    now = ent.with_entrant(now, replace(entrant, changes=entrant.changes + 1))
    return _with_pairing(now, replace(pairing, ready=ready, called=called))


def _recorded(now: TournamentState, event: e.Recorded) -> TournamentState:
    pairing = replace(
        now.pairings[event.number],
        result=Result(event.result),
        recorded=event.time,
        order=now.version,
        berserk=event.berserk,
    )
    now = replace(_with_pairing(now, pairing), unfinished=now.unfinished - {event.number})
    if now.settings.format == "arena":
        now = replace(now, arena=merged(now.arena, after_game(now.arena, pairing, now.draws)))
    return ent.with_no_shows(now, _forfeiting(pairing), 1)


def _forfeiting(pairing: PairingState) -> tuple[int, ...]:
    """The entrants who did not come to a game."""
    first = pairing.result in (Result.FIRST_FORFEITS, Result.BOTH_FORFEIT)
    second = pairing.result in (Result.SECOND_FORFEITS, Result.BOTH_FORFEIT)
    return (pairing.first,) * first + (pairing.second,) * second


def _corrected(now: TournamentState, event: e.Corrected) -> TournamentState:
    before = now.pairings[event.number]
    result = None if event.result is None else Result(event.result)
    recorded, order = before.recorded or event.time, before.order or now.version
    rest = now.unfinished - {event.number}
    # Online, the game may have begun without having a result of its own.
    is_decided = before.is_decided or (before.result is None and result is not None)
    after = replace(before, result=result, recorded=recorded, order=order, is_decided=is_decided)
    now = _with_pairing(now, after)
    now = ent.with_no_shows(ent.with_no_shows(now, _forfeiting(before), -1), _forfeiting(after), 1)
    if now.settings.format == "arena":
        if before.result is None:
            now = ent.waiting(ent.waiting(now, before.first), before.second)
        now = replace(now, arena=recorded_again(now.arena, now.pairings.values()))
    return replace(now, unfinished=rest if event.result else rest | {event.number})


def _voided(now: TournamentState, event: e.Voided) -> TournamentState:
    pairings = {number: pairing for number, pairing in now.pairings.items() if number != event.number}
    dropped = _dropped(now, [event.number])
    return replace(now, pairings=pairings, unfinished=now.unfinished - {event.number}, dropped=dropped)


def _dropped(now: TournamentState, numbers: Iterable[int]) -> tuple[str, ...]:
    """The games that were drawn and then left out, with those of some more pairings."""
    games = (now.pairings[number].game for number in numbers)
    return (*now.dropped, *(game for game in games if game))[-MAX_DROPPED:]


def _finished(now: TournamentState, event: e.Finished) -> TournamentState:
    ended = now.ended if now.ended is not None else event.time
    return replace(now, status="finished", ended=ended, paused=None, ranks=event.ranks, reason=event.reason)


def _cancelled(now: TournamentState, event: e.Cancelled) -> TournamentState:
    return replace(now, status="cancelled", ended=event.time, paused=None, reason=event.reason)


_TRANSITIONS: dict[type, Callable[[TournamentState, Any], TournamentState]] = {
    e.Changed: _changed,
    e.Announced: _announced,
    e.Opened: _opened,
    e.OrganiserAdded: _organiser_added,
    e.OrganiserRemoved: _organiser_removed,
    e.Entered: ent.entered,
    e.Confirmed: ent.confirmed,
    e.Withdrawn: ent.withdrawn,
    e.Returned: ent.returned,
    e.ByeRequested: ent.bye_requested,
    e.ByeCancelled: ent.bye_cancelled,
    e.Started: _started,
    e.TournamentPaused: _paused,
    e.TournamentResumed: _resumed,
    e.RoundPaired: _paired,
    e.RoundRepaired: _repaired,
    e.Readied: _readied,
    e.Recorded: _recorded,
    e.Corrected: _corrected,
    e.Voided: _voided,
    e.Finished: _finished,
    e.Cancelled: _cancelled,
    e.MemberAnonymised: ent.anonymised,
}
