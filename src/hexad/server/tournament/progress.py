"""What the server has to do next in a tournament, as a function of its state and the time.

Everything here may be asked again and again, by several processes: what was done is not due any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.tournament import events as e
from hexad.server.tournament.knockouts import drawn_games, further_games
from hexad.server.tournament.organiser_decisions import started
from hexad.server.tournament.rounds import has_next_round, is_round_over, window_ends
from hexad.server.tournament.settings import MIN_ENTRANTS
from hexad.server.tournament.tables import ranks_of
from hexad.tournaments import Result

if TYPE_CHECKING:
    from hexad.server.tournament.state import PairingState, TournamentState

__all__ = ["due_events", "games_due", "starts_at"]

MAX_NO_SHOWS = 2
# A tournament in which nothing has happened for so long has been given up.
ABANDONED_SECONDS = 180 * 24 * 60 * 60.0
# The longest pause between two games of a knockout match.
MAX_MATCH_PAUSE_SECONDS = 30.0


def starts_at(state: TournamentState) -> float | None:
    """When the tournament starts by itself; None if an organiser has to start it."""
    settings = state.settings
    if settings.format not in ("arena", "league") and settings.round_start == "organiser":
        return None
    return settings.starts if settings.starts is not None else min(settings.round_times, default=None)


def due_events(state: TournamentState, now: float) -> tuple[e.Event, ...]:
    """Return what the server records now: the start, forfeits, withdrawals, further games, the end."""
    if state.ended is None and now - state.time > ABANDONED_SECONDS:
        return (e.Cancelled(time=now, reason="abandoned"),)
    if state.status == "registration":
        return _due_start(state, now)
    if state.status != "running":
        return ()
    forfeits = tuple(_forfeit(state, pairing, now) for pairing in state.open_pairings())
    due: tuple[e.Event, ...] = tuple(event for event in forfeits if event is not None)
    return due or _due_withdrawals(state, now) or _due_games(state, now) or _due_end(state, now)


def _due_start(state: TournamentState, now: float) -> tuple[e.Event, ...]:
    starts = starts_at(state)
    if starts is None or starts > now:
        return ()
    if sum(1 for _ in state.active()) < MIN_ENTRANTS:
        return (e.Cancelled(time=now, reason="too-few"),)
    return (started(state, now),)


def _forfeit(state: TournamentState, pairing: PairingState, now: float) -> e.Event | None:
    """Return the forfeit of a game that cannot begin any more; None if it can, or has begun."""
    settings = state.settings
    # If an entrant withdraws from a game that has begun, the game decides.
    has_begun = settings.is_online and pairing.is_due(settings, now)
    first, second = (_is_absent(state, pairing, number, has_begun=has_begun) for number in pairing.entrants)
    is_arranged = settings.format == "league" and settings.is_online and not has_begun
    if is_arranged and window_ends(state, state.rounds[pairing.round - 1]) <= now:
        first = second = True
    if not (first or second):
        return None
    result = Result.BOTH_FORFEIT if first and second else Result.FIRST_FORFEITS if first else Result.SECOND_FORFEITS
    return e.Recorded(time=now, number=pairing.number, result=result.value)


def _is_absent(state: TournamentState, pairing: PairingState, number: int, *, has_begun: bool) -> bool:
    """Return whether an entrant has withdrawn: before the pairing, as in a round robin, or before the game began."""
    entrant = state.entrants[number]
    return entrant.is_withdrawn and (not has_begun or entrant.withdrawn_in < pairing.drawn_in)


def _due_withdrawals(state: TournamentState, now: float) -> tuple[e.Event, ...]:
    """Entrants who did not come twice are not paired any more, so that their opponents can play."""
    if not state.settings.is_online or state.settings.format == "league":
        return ()
    absent = (entrant for entrant in state.active() if entrant.no_shows >= MAX_NO_SHOWS)
    return tuple(e.Withdrawn(time=now, number=entrant.number, reason="no-show") for entrant in absent)


def _due_games(state: TournamentState, now: float) -> tuple[e.Event, ...]:
    """Further games of the matches of a knockout round."""
    if state.settings.format != "knockout" or not state.rounds:
        return ()
    games = further_games(state)
    if not games:
        return ()
    pause = min(MAX_MATCH_PAUSE_SECONDS, 60.0 * state.settings.pause_minutes)
    begins = now + (pause if state.settings.is_online else 0.0)
    return (e.RoundPaired(time=now, round=len(state.rounds), begins=begins, pairings=drawn_games(state, games)),)


def _due_end(state: TournamentState, now: float) -> tuple[e.Event, ...]:
    if state.unfinished or not is_round_over(state):
        return ()
    ends = state.ends_at
    if ends is not None:
        return (e.Finished(time=now, ranks=ranks_of(state)),) if ends <= now else ()
    if not has_next_round(state):
        return (e.Finished(time=now, ranks=ranks_of(state)),)
    if sum(1 for _ in state.active()) < MIN_ENTRANTS and state.settings.format != "knockout":
        return (e.Finished(time=now, ranks=ranks_of(state), reason="too-few"),)
    return ()


def games_due(state: TournamentState, now: float) -> list[PairingState]:
    """Return the pairings without a result whose games have begun or begin now. None begins during a pause."""
    settings = state.settings
    if not settings.is_online or state.status != "running":
        return []
    due = (pairing for pairing in state.open_pairings() if pairing.is_due(settings, now))
    return [pairing for pairing in due if _forfeit(state, pairing, now) is None]
