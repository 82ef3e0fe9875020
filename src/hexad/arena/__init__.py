"""Matches and tournaments between untrusted players: the engine, simple built-in players, any program that speaks UGI.

    match = Match(
        game="abalone",
        first=PlayerSpec.parse("engine"),
        second=PlayerSpec.parse("ugi:./other --option"),
        openings=Openings.parse("abalone", "standard,belgian-daisy", plies=2),
        pairs=50,
        rules=MatchRules(time_control=MatchTimeControl(movetime=0.15)),
    )
    results = MatchResults()
    for result in match.run(results, save=Path("match.hgn")):
        print(result.ending.reason, results.strength())

Every move is checked on a board of the arena. A player that crashes, does not answer, plays an illegal move or answers
what cannot be read loses that game; `Failure` has the five kinds, which are counted separately.
"""

from __future__ import annotations

from hexad.arena.adjudication import Adjudication, Agreement
from hexad.arena.elo import Strength, strength
from hexad.arena.failures import Failure, PlayerError
from hexad.arena.match import Match
from hexad.arena.match_game import Ending, MatchGame, MatchRules
from hexad.arena.openings import Opening, Openings
from hexad.arena.player import Choice, MatchPlayer
from hexad.arena.player_spec import PlayerSpec
from hexad.arena.results import MatchResults, Result
from hexad.arena.sprt import Sprt
from hexad.arena.time_control import MatchTimeControl
from hexad.arena.tournament import Tournament, TournamentPlayer
from hexad.arena.tournament_results import Format, TournamentResult, TournamentResults

__all__ = [
    "Adjudication",
    "Agreement",
    "Choice",
    "Ending",
    "Failure",
    "Format",
    "Match",
    "MatchGame",
    "MatchPlayer",
    "MatchResults",
    "MatchRules",
    "MatchTimeControl",
    "Opening",
    "Openings",
    "PlayerError",
    "PlayerSpec",
    "Result",
    "Sprt",
    "Strength",
    "Tournament",
    "TournamentPlayer",
    "TournamentResult",
    "TournamentResults",
    "strength",
]
