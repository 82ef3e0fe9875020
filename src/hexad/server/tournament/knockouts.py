"""The bracket of a knockout tournament: which games come next, and when a round is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.server.ids import new_id
from hexad.server.tournament import events as e
from hexad.tournaments import AbsenceKind, Pairing
from hexad.tournaments.knockout import Knockout
from hexad.tournaments.knockout_match import Decision, MatchRules

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.server.tournament.state import TournamentState
    from hexad.tournaments.knockout_match import Match, NextGame

__all__ = [
    "drawn_games",
    "further_games",
    "is_bracket_round_over",
    "knockout_of",
    "matches_of_round",
    "next_bracket_round",
]


def knockout_of(state: TournamentState) -> Knockout:
    """The bracket as it stands, of a tournament that has started."""
    settings = state.settings
    games = (state.pairings[number] for number in sorted(state.pairings))
    return Knockout(
        state.order,
        MatchRules(settings.games_per_match, settings.tie_break_pairs),
        [Pairing(game.first, game.second, game.result) for game in games],
        third_place=settings.third_place,
        withdrawn=sorted(
            (number for number in state.order if state.entrants[number].is_withdrawn),
            key=lambda number: state.entrants[number].withdrawn_in,
        ),
    )


def matches_of_round(bracket: Knockout, number: int) -> list[Match]:
    """The matches of a round, from 1. The match for the third place belongs to the last round."""
    matches = list(bracket.rounds[number - 1])
    is_last = number == len(bracket.rounds)
    return [*matches, bracket.third_place_match] if is_last and bracket.third_place_match is not None else matches


def is_bracket_round_over(state: TournamentState) -> bool:
    """Whether every match of the last round that was paired is decided."""
    number = len(state.rounds)
    return number == 0 or all(match.winner is not None for match in matches_of_round(knockout_of(state), number))


def further_games(state: TournamentState) -> list[NextGame]:
    """The games that the matches of the current round go on with."""
    number = len(state.rounds)
    return _next_games(knockout_of(state), number) if number else []


def next_bracket_round(state: TournamentState) -> tuple[list[NextGame], tuple[e.DrawnAbsence, ...]]:
    """The first games of the matches of the next round, and the entrants who need not play in it."""
    bracket, number = knockout_of(state), len(state.rounds) + 1
    byes = [match.winner for match in bracket.rounds[number - 1] if match.decision is Decision.BYE]
    absences = tuple(e.DrawnAbsence(entrant, AbsenceKind.BYE) for entrant in byes if entrant is not None)
    return _next_games(bracket, number), absences


def _next_games(bracket: Knockout, number: int) -> list[NextGame]:
    games = (match.next_game(bracket.rules) for match in matches_of_round(bracket, number))
    return [game for game in games if game is not None]


def drawn_games(state: TournamentState, games: Iterable[NextGame]) -> tuple[e.DrawnPairing, ...]:
    """Games of matches as pairings with numbers and, online, the names of their games."""
    return tuple(
        e.DrawnPairing(
            number,
            game.pairing.first,
            game.pairing.second,
            new_id() if state.settings.is_online else "",
            match_game=game.number,
            is_extra=game.is_extra,
        )
        for number, game in enumerate(games, state.last_number + 1)
    )
