"""Which round comes next, when the server pairs it by itself, and what its pairing depends on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.errors import RefusalError
from hexad.server.tournament import events as e
from hexad.server.tournament.knockouts import drawn_games, is_bracket_round_over, next_bracket_round
from hexad.server.tournament.pairing_decisions import drawn_pairings
from hexad.server.tournament.requirements import require_status
from hexad.server.tournament.settings import MIN_ENTRANTS
from hexad.server.tournament.tables import history_of, ranks_of
from hexad.tournaments import AbsenceKind
from hexad.tournaments.berger import round_robin
from hexad.tournaments.swiss_process import request, same_history

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexad.server.tournament.state import RoundState, TournamentState
    from hexad.tournaments import Round

__all__ = [
    "LEAD_SECONDS",
    "decide_round",
    "decide_unpairable",
    "has_next_round",
    "is_round_over",
    "is_same_history",
    "next_round_begins",
    "require_next_round",
    "rounds_in_all",
    "swiss_request",
    "unpairable",
    "window_ends",
]

# A round with a time in the schedule is paired this long before it begins.
LEAD_SECONDS = 60.0
_DAY = 24 * 60 * 60.0


def rounds_in_all(state: TournamentState) -> int:
    """The number of rounds, as far as it is known. An arena has none."""
    settings, entrants = state.settings, len(state.order)
    if settings.format == "swiss":
        return settings.rounds
    if settings.format == "arena" or entrants < MIN_ENTRANTS:
        return 0
    if settings.format == "knockout":
        return (entrants - 1).bit_length()
    return settings.cycles * (entrants - 1 + entrants % 2)


def has_next_round(state: TournamentState) -> bool:
    """Whether a round is left that can be paired, perhaps later."""
    return len(state.rounds) < rounds_in_all(state)


def is_round_over(state: TournamentState) -> bool:
    """Whether the last round is over; true before the first one. A round of a knockout is when its matches are."""
    if any(number in state.unfinished for round_ in state.rounds[-1:] for number in round_.pairings):
        return False
    return state.settings.format != "knockout" or is_bracket_round_over(state)


def require_next_round(state: TournamentState) -> None:
    """Raise RefusalError unless the next round can be paired now."""
    require_status(state, "running")
    if state.settings.format == "arena":
        raise RefusalError("no-rounds", "An arena has no rounds: players are paired again and again.")
    if not is_round_over(state):
        raise RefusalError("round-not-over", "Some games are not over yet.")
    if not has_next_round(state):
        raise RefusalError("no-round-left", "There is no round left.")


def next_round_begins(state: TournamentState, now: float) -> float | None:
    """Return when the games of the next round begin, if the server pairs it now by itself; None if it does not.

    The first round is paired at the start of the tournament, whoever starts the others.
    """
    if state.status != "running" or not has_next_round(state) or not is_round_over(state):
        return None
    settings, number = state.settings, len(state.rounds)
    if settings.format == "league":
        window = (state.started or now) + number * settings.days * _DAY + state.paused_seconds
        return now if window <= now else None
    if settings.round_start == "schedule":
        return _scheduled(settings.round_times[number : number + 1], now)
    if number == 0:
        return now
    return None if settings.round_start == "organiser" else max(now, _ended(state) + 60.0 * settings.pause_minutes)


def _scheduled(times: Sequence[float], now: float) -> float | None:
    """Return when a round with a time in the schedule begins, if it is time to pair it."""
    return next((max(time, now) for time in times if time - LEAD_SECONDS <= now), None)


def _ended(state: TournamentState) -> float:
    """When the last round was over."""
    last = state.rounds[-1]
    return max((state.pairings[number].recorded for number in last.pairings), default=last.begins)


def window_ends(state: TournamentState, round_: RoundState) -> float:
    """When the window of a round of a league ends. Pauses since it was paired prolong it."""
    return round_.begins + state.settings.days * _DAY + state.paused_seconds - round_.paused_before


def swiss_request(state: TournamentState) -> bytes:
    """What the process that pairs a Swiss round is asked.

    Two states with the same request have the same pairings: a round that was paired for one fits the other.
    """
    history, number = history_of(state), len(state.rounds) + 1
    entrants = [state.entrants[entrant] for entrant in history.entrants]
    absent = {
        entrant.number: AbsenceKind.HALF if entrant.status == "active" else AbsenceKind.ZERO
        for entrant in entrants
        if entrant.status != "active" or number in entrant.byes
    }
    return request(history, state.settings.rounds, absent=absent, top_seed_first=state.is_top_first)


def is_same_history(asked: bytes, state: TournamentState) -> bool:
    """Whether a round that was paired for a request is possible in a state, although entrants have come and gone since.

    Who has withdrawn meanwhile is paired and forfeits, who has entered plays from the next round on.
    """
    return same_history(asked, swiss_request(state))


def decide_round(
    state: TournamentState, begins: float, now: float, by: str = "", swiss: Round | None = None
) -> e.RoundPaired:
    """Return the event by which the next round is paired; that of a Swiss was computed before."""
    number = len(state.rounds) + 1
    if state.settings.format == "knockout":
        games, absences = next_bracket_round(state)
        drawn = drawn_games(state, games)
    else:
        round_ = swiss or round_robin(state.order, double=state.settings.cycles == 2)[number - 1]
        drawn = drawn_pairings(state, [(pairing.first, pairing.second) for pairing in round_.pairings])
        absences = tuple(e.DrawnAbsence(absence.entrant, absence.kind) for absence in round_.absences)
    return e.RoundPaired(time=now, by=by, round=number, begins=begins, pairings=drawn, absences=absences)


def decide_unpairable(state: TournamentState, now: float) -> e.Finished:
    """Return the event by which the server ends a Swiss tournament whose next round cannot be paired by the rules."""
    return e.Finished(time=now, ranks=ranks_of(state), reason="unpairable")


def unpairable() -> RefusalError:
    """The refusal for a Swiss round that cannot be paired by the rules."""
    return RefusalError("unpairable", "No pairing is possible without two entrants who have met before.")
