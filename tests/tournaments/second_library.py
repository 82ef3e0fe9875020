"""The pairing of a round by the second library, caissify_pairings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caissify_pairings.engines.dutch import DutchEngine

from hexad.tournaments import AbsenceKind, Result
from hexad.tournaments.swiss import starting_order

if TYPE_CHECKING:
    from hexad.tournaments import History, Played

    from .random_tournaments import Step


def second_opinion(step: Step) -> set[frozenset[int]]:
    """Who meets whom; a bye is a set of one."""
    order = [entrant.number for entrant in starting_order(step.history.entrants.values())]
    places = {number: place for place, number in enumerate(order, 1)}
    players = [_player(step.history, number, places[number]) for number in order if number not in step.absent]
    met = {
        (places[first], places[second])
        for round_ in step.history.rounds
        for first, second, result in round_.pairings
        if result is not None and not result.is_forfeit
    }
    engine = DutchEngine(
        players,
        met,
        len(step.history.rounds) + 1,
        step.rounds,
        initial_color="white" if step.top_seed_first else "black",
    )
    games = [(game["white_id"], game["black_id"]) for game in engine.generate_pairings()]
    return {frozenset(order[place - 1] for place in pair if place is not None) for pair in games}


def _player(history: History, number: int, place: int) -> dict[str, object]:
    rounds = history.views[number]
    return {
        "id": place,
        "name": str(number),
        "score": history.points(number),
        "rating": 10_000 - place,
        "starting_number": place,
        "pairing_number": place,
        "color_hist": ["white" if played.is_first else "black" for played in rounds if played.is_game],
        "float_history": [_float(history, number, played) for played in rounds],
        "bye_count": sum(played.absence is AbsenceKind.BYE for played in rounds),
        "forfeit_win_count": sum(played.result is Result.SECOND_FORFEITS for played in rounds),
    }


def _float(history: History, number: int, played: Played) -> str:
    """The float of a round by the edition of py4swiss, in which every unplayed round is a downfloat (A.4.b)."""
    if not played.is_game or played.opponent is None:
        return "down"
    own, other = history.points(number, played.round), history.points(played.opponent, played.round)
    return "down" if own > other else "up" if own < other else "none"
