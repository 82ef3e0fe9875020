"""A tournament as `hexad.tournaments` sees it: entrants and rounds, and the standings that follow from them."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from functools import wraps
from typing import TYPE_CHECKING, TypeVar

import msgspec

from hexad.server.tournament.arena_records import ArenaRecord
from hexad.server.tournament.knockouts import knockout_of
from hexad.tournaments import Absence, Entrant, History, Pairing, Round
from hexad.tournaments.arena import arena_ranking
from hexad.tournaments.standings import standings
from hexad.tournaments.tie_breaks import ROUND_ROBIN, SWISS, TieBreak

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.tournament.settings import TournamentSettings
    from hexad.server.tournament.state import RoundState, TournamentState
    from hexad.tournaments.standings import Standing

__all__ = [
    "TableRow",
    "history_of",
    "may_meet_again",
    "participants",
    "ranked",
    "ranks_of",
    "sequential_history",
    "standings_of",
    "tie_breaks_of",
]

T = TypeVar("T")

# The number of tournaments whose tables are kept.
MAX_REMEMBERED = 32
_PREDETERMINED = ("round-robin", "league")


def participants(state: TournamentState) -> list[Entrant]:
    """The entrants that count: they take part, or did before they withdrew."""
    played = {number for pairing in state.pairings.values() for number in pairing.entrants}
    played |= {absence.entrant for round_ in state.rounds for absence in round_.absences} | set(state.order)
    return [
        Entrant(entrant.number, entrant.label, entrant.rating, tuple(member.name for member in entrant.members))
        for entrant in state.entrants.values()
        if entrant.status == "active" or entrant.number in played
    ]


def history_of(state: TournamentState) -> History:
    """Entrants and rounds."""
    return History(participants(state), [_round(state, round_) for round_ in state.rounds])


def sequential_history(state: TournamentState) -> History:
    """Entrants and games in rounds of which each has at most one game of an entrant.

    In an arena, and in matches of several games, the first games of all are the first round, and so on.
    """
    if state.settings.format not in ("arena", "knockout"):
        return history_of(state)
    rounds: list[list[Pairing]] = []
    played: defaultdict[int, int] = defaultdict(int)
    for number in sorted(state.pairings):
        pairing = state.pairings[number]
        index = max(played[entrant] for entrant in pairing.entrants)
        if index == len(rounds):
            rounds.append([])
        rounds[index].append(Pairing(pairing.first, pairing.second, pairing.result))
        for entrant in pairing.entrants:
            played[entrant] = index + 1
    return History(participants(state), [Round(tuple(games)) for games in rounds])


def _round(state: TournamentState, round_: RoundState) -> Round:
    pairings = (state.pairings[number] for number in round_.pairings)
    return Round(
        tuple(Pairing(pairing.first, pairing.second, pairing.result) for pairing in pairings),
        tuple(Absence(absence.entrant, absence.kind) for absence in round_.absences),
    )


def tie_breaks_of(settings: TournamentSettings) -> tuple[TieBreak, ...]:
    """The tie-breaks of a tournament, in their order."""
    if settings.tie_breaks:
        return tuple(map(TieBreak, settings.tie_breaks))
    return ROUND_ROBIN if settings.format in _PREDETERMINED else SWISS


class TableRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of the standings."""

    number: int
    """The entrant."""
    rank: int
    """Shared by entrants who are equal in everything."""
    points: float
    games: int = 0
    """The games that were played to their end."""
    tie_breaks: tuple[float | None, ...] = ()
    """The values of the tie-breaks in their order; null where there is none."""
    performance: int | None = None
    streak: int = 0
    """Arena: the wins in a row up to now."""


def _remembered(compute: Callable[[TournamentState], list[T]]) -> Callable[[TournamentState], list[T]]:
    """Compute a table once for each state: a page with thousands of readers asks for the same one again and again."""
    recent: OrderedDict[str, tuple[TournamentState, list[T]]] = OrderedDict()

    @wraps(compute)
    def table(state: TournamentState) -> list[T]:
        known = recent.pop(state.name, None)
        if known is None or known[0] is not state:
            known = state, compute(state)
        recent[state.name] = known
        if len(recent) > MAX_REMEMBERED:
            recent.popitem(last=False)
        return known[1]

    return table


@_remembered
def standings_of(state: TournamentState) -> list[TableRow]:
    """The table as it is now, best first."""
    settings = state.settings
    if settings.format == "arena":
        return _arena_standings(state)
    if settings.format == "knockout" and state.order:
        return _knockout_standings(state)
    return [
        TableRow(row.entrant.number, row.rank, row.points, row.games, row.tie_breaks, row.performance)
        for row in ranked(state)
    ]


@_remembered
def ranked(state: TournamentState) -> list[Standing]:
    """The table of a tournament in rounds as `hexad.tournaments` computes it."""
    settings = state.settings
    predetermined = settings.format in _PREDETERMINED
    return standings(history_of(state), tie_breaks_of(settings), predetermined=predetermined)


def _arena_standings(state: TournamentState) -> list[TableRow]:
    """Everybody who takes part, or has played."""
    scores = {number: state.arena.get(number, ArenaRecord()).score for number in state.entrants}
    scores = {
        number: score for number, score in scores.items() if score.games or state.entrants[number].status == "active"
    }
    return [
        TableRow(number, rank, scores[number].points, scores[number].games, streak=scores[number].streak)
        for rank, number in arena_ranking(scores)
    ]


def _knockout_standings(state: TournamentState) -> list[TableRow]:
    """Entrants by the round in which they lost; points are those of games."""
    points: defaultdict[int, float] = defaultdict(float)
    games: defaultdict[int, int] = defaultdict(int)
    for pairing in state.pairings.values():
        if pairing.result is not None:
            for number, scored in zip(pairing.entrants, pairing.result.points, strict=True):
                points[number] += scored
                games[number] += not pairing.result.is_forfeit
    ranking = knockout_of(state).ranking
    return [TableRow(number, rank, points[number], games[number]) for rank, number in ranking]


def ranks_of(state: TournamentState) -> tuple[tuple[int, int], ...]:
    """Entrants and their ranks, as the final standings are stored."""
    return tuple((row.number, row.rank) for row in standings_of(state))


def may_meet_again(state: TournamentState, first: int, second: int, before: int) -> bool:
    """Whether two entrants have not played a game against each other before a round. Forfeits do not count."""
    return not any(
        pairing.round < before
        and {first, second} == set(pairing.entrants)
        and pairing.result is not None
        and not pairing.result.is_forfeit
        for pairing in state.pairings.values()
    )
