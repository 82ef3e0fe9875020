"""Decisions about pairings and results: of organisers, of players who arrange a league game, and of the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError
from hexad.server.ids import new_id
from hexad.server.tournament import events as e
from hexad.server.tournament.knockouts import knockout_of
from hexad.server.tournament.requirements import (
    clean_reason,
    pairing_numbered,
    require_organiser,
    require_patience,
    require_status,
)
from hexad.server.tournament.tables import may_meet_again, ranks_of
from hexad.server.tournament.transitions import next_state
from hexad.tournaments import AbsenceKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.server.tournament import acts as a
    from hexad.server.tournament.facts import Asked
    from hexad.server.tournament.state import PairingState, TournamentState

__all__ = ["correct", "drawn_pairings", "ready", "record", "repair"]


def drawn_pairings(state: TournamentState, pairs: Iterable[tuple[int, int]]) -> tuple[e.DrawnPairing, ...]:
    """New pairings with their numbers and, online, the names of their games."""
    is_online = state.settings.is_online
    return tuple(
        e.DrawnPairing(number, first, second, new_id() if is_online else "")
        for number, (first, second) in enumerate(pairs, state.last_number + 1)
    )


def repair(state: TournamentState, act: a.Repair, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser corrects the pairings of the last round before its games begin."""
    require_organiser(state, asked)
    require_status(state, "running", "paused")
    last = state.last_round
    if last is None or last.number != act.round or state.settings.format in ("arena", "knockout"):
        raise RefusalError("no-round", "Only the pairings of the last round can be corrected.")
    before = {number: state.pairings[number] for number in last.pairings}
    has_begun = last.begins <= asked.now if state.settings.is_online else False
    if has_begun or any(pairing.called is not None or _was_played(pairing) for pairing in before.values()):
        raise RefusalError("round-begun", "The games of this round have begun.")
    _check_pairs(state, act, {number for pairing in before.values() for number in pairing.entrants})
    kept = {pairing.entrants: number for number, pairing in before.items()}
    fresh = iter(drawn_pairings(state, [pair for pair in act.pairings if pair not in kept]))
    drawn = [
        e.DrawnPairing(kept[pair], *pair, before[kept[pair]].game) if pair in kept else next(fresh)
        for pair in act.pairings
    ]
    absences = _absences(state, act)
    reason = clean_reason(act.reason)
    return (e.RoundRepaired(**asked.author, round=act.round, pairings=tuple(drawn), absences=absences, reason=reason),)


def _was_played(pairing: PairingState) -> bool:
    """Whether a game has a result from the board. A forfeit before the game began may still change."""
    return pairing.result is not None and not pairing.result.is_forfeit


def _check_pairs(state: TournamentState, act: a.Repair, paired: set[int]) -> None:
    named = [number for pair in act.pairings for number in pair] + ([act.bye] if act.bye is not None else [])
    known = {entrant.number for entrant in state.active()} | paired
    if len(set(named)) < len(named) or not set(named) <= known:
        text = "Each entrant that takes part is in at most one pairing."
        raise RefusalError("bad-pairings", text, status=422, field="pairings")
    if state.settings.format == "swiss":
        again = [pair for pair in act.pairings if not may_meet_again(state, *pair, before=act.round)]
        if again:
            first, second = (state.entrants[number].label for number in again[0])
            params: dict[str, str | int] = {"first": first, "second": second}
            raise RefusalError("met-before", f"{first} and {second} have met before.", field="pairings", params=params)


def _absences(state: TournamentState, act: a.Repair) -> tuple[e.DrawnAbsence, ...]:
    """What those without a game get: the bye of the act, requested byes, and nothing for others."""
    paired = {number for pair in act.pairings for number in pair}
    bye = [e.DrawnAbsence(act.bye, AbsenceKind.BYE)] if act.bye is not None else []
    rest = [entrant for entrant in state.active() if entrant.number not in paired and entrant.number != act.bye]
    return (
        *bye,
        *(
            e.DrawnAbsence(entrant.number, AbsenceKind.HALF if act.round in entrant.byes else AbsenceKind.ZERO)
            for entrant in rest
        ),
    )


def ready(state: TournamentState, act: a.BeReady, asked: Asked) -> tuple[e.Event, ...]:
    """A player of a league is ready to play, or not any more."""
    require_status(state, "running")
    pairing = pairing_numbered(state, act.pairing)
    own = next((number for number in pairing.entrants if state.entrants[number].has(asked.actor.player)), None)
    if own is None:
        raise RefusalError("not-your-entry", "You can only do this for your own entry.", status=403)
    settings = state.settings
    if settings.format != "league" or settings.is_correspondence or not settings.is_online:
        raise RefusalError("not-arranged", "Only games of a league with a clock are arranged by the players.")
    if pairing.result is not None or pairing.called is not None or pairing.begins > asked.now:
        raise RefusalError("not-to-arrange", "This game has begun, or is over, or its round has not begun.")
    if not act.yes and own not in pairing.ready:
        raise RefusalError("as-it-is", "This is so already.")
    if act.yes:
        require_patience(state, state.entrants[own], asked)
    return (e.Readied(**asked.author, number=pairing.number, entrant=own, is_ready=act.yes),)


def record(state: TournamentState, act: a.Record, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser enters the result of a game at a table."""
    require_organiser(state, asked)
    require_status(state, "running", "paused")
    pairing = pairing_numbered(state, act.pairing)
    if state.settings.is_online:
        raise RefusalError("game-decides", "The game itself decides. To change its result, give a reason.")
    if pairing.result is not None:
        raise RefusalError("has-result", "This game has a result already. To change it, give a reason.")
    return (e.Recorded(**asked.author, number=pairing.number, result=act.result),)


def correct(state: TournamentState, act: a.Correct, asked: Asked) -> tuple[e.Event, ...]:
    """An organiser replaces a result. After the end of the tournament, the final standings follow."""
    require_organiser(state, asked)
    require_status(state, "running", "paused", "finished")
    pairing = pairing_numbered(state, act.pairing)
    _require_correctable(state, act, pairing)
    reason = clean_reason(act.reason)
    corrected = e.Corrected(**asked.author, number=pairing.number, result=act.result, reason=reason)
    if state.status != "finished":
        return (corrected,)
    following = next_state(state, corrected)
    if state.settings.format == "knockout" and not knockout_of(following).is_over:
        raise RefusalError("match-undecided", "With this result the match would have no winner.", field="result")
    return corrected, e.Finished(**asked.author, ranks=ranks_of(following), reason=state.reason)


def _require_correctable(state: TournamentState, act: a.Correct, pairing: PairingState) -> None:
    if act.result == pairing.result:
        raise RefusalError("as-it-is", "This is so already.")
    is_last = state.last_round is not None and pairing.round == state.last_round.number
    if state.settings.format == "knockout" and not is_last:
        raise RefusalError("next-round-paired", "The next round is paired already: it depends on this result.")
    is_fixed = state.settings.is_online or state.status == "finished" or not is_last
    if act.result is None and (is_fixed or state.busy().intersection(pairing.entrants)):
        text = "Only at real tables and in the last round a result can be removed. Enter another one."
        raise RefusalError("result-needed", text, status=422, field="result")
