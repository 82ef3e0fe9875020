"""Matches between players that nobody trusts: the engine, simple players, and any program that speaks UGI.

    match = Match(
        game="abalone",
        first=Spec.parse("engine"),
        second=Spec.parse("ugi:./other --option"),
        openings=Openings.parse("abalone", "standard,belgian-daisy", plies=2),
        pairs=50,
        rules=Rules(pace=Pace(movetime=0.15)),
    )
    tally = Tally()
    for result in match.run(tally, save=Path("match.hgn")):
        print(result.ending.reason, tally.strength())

Every move is checked by a board of our own. Who crashes, hangs, cheats or can not be read loses that game, and how is
counted apart: a `Failing` of five kinds.
"""

from __future__ import annotations

from hexad.arena.elo import Strength, strength
from hexad.arena.fault import Failing, Fault
from hexad.arena.game import Ending, Rules, Table
from hexad.arena.judge import Adjudication, Agreement
from hexad.arena.match import Match
from hexad.arena.openings import Opening, Openings
from hexad.arena.pace import Pace
from hexad.arena.player import Choice, Player
from hexad.arena.spec import Spec
from hexad.arena.sprt import Sprt
from hexad.arena.tally import Result, Tally

__all__ = [
    "Adjudication",
    "Agreement",
    "Choice",
    "Ending",
    "Failing",
    "Fault",
    "Match",
    "Opening",
    "Openings",
    "Pace",
    "Player",
    "Result",
    "Rules",
    "Spec",
    "Sprt",
    "Strength",
    "Table",
    "Tally",
    "strength",
]
