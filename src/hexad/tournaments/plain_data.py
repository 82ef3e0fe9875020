"""A tournament as data that JSON can hold, for other processes and files."""

from __future__ import annotations

from typing import Any

from hexad.tournaments.history import Absence, AbsenceKind, Entrant, History, Pairing, Round
from hexad.tournaments.result import Result

__all__ = ["history_as_data", "history_from_data", "round_as_data", "round_from_data"]


def history_as_data(history: History) -> dict[str, Any]:
    """Entrants and rounds as lists and texts.

    >>> round_ = Round((Pairing(1, 2, Result.DRAW),), (Absence(3, AbsenceKind.BYE),))
    >>> data = history_as_data(History([Entrant(1, "Ada", 1500), Entrant(2, "Bea"), Entrant(3, "Cem")], [round_]))
    >>> data["rounds"]
    [{'pairings': [[1, 2, '1/2-1/2']], 'absences': [[3, 'bye']]}]
    >>> data["entrants"][0]
    {'number': 1, 'name': 'Ada', 'rating': 1500, 'members': []}
    """
    return {
        "entrants": [{**entrant._asdict(), "members": list(entrant.members)} for entrant in history.entrants.values()],
        "rounds": [round_as_data(round_) for round_ in history.rounds],
    }


def history_from_data(data: dict[str, Any]) -> History:
    """The tournament of `history_as_data`."""
    entrants = [Entrant(**{**entrant, "members": tuple(entrant["members"])}) for entrant in data["entrants"]]
    return History(entrants, [round_from_data(round_) for round_ in data["rounds"]])


def round_as_data(round_: Round) -> dict[str, Any]:
    """A round as lists and texts."""
    return {
        "pairings": [
            [first, second, None if result is None else str(result)] for first, second, result in round_.pairings
        ],
        "absences": [[entrant, str(kind)] for entrant, kind in round_.absences],
    }


def round_from_data(data: dict[str, Any]) -> Round:
    """The round of `round_as_data`."""
    pairings = [
        Pairing(first, second, None if result is None else Result(result)) for first, second, result in data["pairings"]
    ]
    return Round(tuple(pairings), tuple(Absence(entrant, AbsenceKind(kind)) for entrant, kind in data["absences"]))
