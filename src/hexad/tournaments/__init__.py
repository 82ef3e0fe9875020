"""Tournaments: pairings, standings and tie-breaks as functions of what was played.

`History` holds entrants and rounds. The formats compute the pairings of the next round from it, `standings` the table,
and `trf` reads and writes it in FIDE's format. Nothing here knows a clock, a server or a game.
"""

from hexad.tournaments.history import Absence, AbsenceKind, Entrant, History, Pairing, Played, Round
from hexad.tournaments.result import Result

__all__ = ["Absence", "AbsenceKind", "Entrant", "History", "Pairing", "Played", "Result", "Round"]
