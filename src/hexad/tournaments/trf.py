"""FIDE's tournament report files, TRF16 (Handbook C.04.A, Annex 2): the layout, and writing.

A line of digits at fixed columns for each entrant, with ten columns for each round: the opponent, the side ("w" is the
side that moves first) and the result. Programs for pairing and rating read it. It has no place for the members of a
team, for the order of the boards, and for names of more than 33 characters, which are cut.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from hexad.tournaments.history import AbsenceKind, History, Pairing, Round
from hexad.tournaments.result import Result
from hexad.tournaments.standings import standings
from hexad.tournaments.swiss import starting_order

if TYPE_CHECKING:
    from hexad.tournaments.history import Entrant, Played

__all__ = ["MAX_NAME", "Report", "in_starting_order", "write_trf"]

# Columns of an entrant's line, from 0, each with the column after it.
NUMBER, NAME, RATING, POINTS, RANK = (4, 8), (14, 47), (48, 52), (80, 84), (85, 89)
FIRST_ROUND, ROUND_WIDTH = 91, 10
MAX_NAME = NAME[1] - NAME[0]
MAX_NUMBER = 9999

RESULTS = {
    Result.FIRST_WINS: "1",
    Result.DRAW: "=",
    Result.SECOND_WINS: "0",
    Result.SECOND_FORFEITS: "+",
    Result.FIRST_FORFEITS: "-",
    Result.BOTH_FORFEIT: "-",
}
ABSENCES = {AbsenceKind.BYE: "U", AbsenceKind.HALF: "H", AbsenceKind.ZERO: "Z"}


class Report(NamedTuple):
    """A tournament as a report file holds it."""

    history: History
    name: str = ""
    rounds: int = 0
    """The number of rounds of the tournament; 0 if the file does not say it."""
    top_seed_first: bool | None = None
    """Whether the first entrant began with the first side; None if the file does not say it."""
    forbidden: tuple[tuple[int, int], ...] = ()
    """Pairs of entrants who must not meet."""
    other_lines: tuple[str, ...] = ()
    """Lines about other things, such as the place and the dates, as they are in the file."""


def write_trf(report: Report) -> str:
    """A report file. Numbers of entrants are kept; ranks are by points.

    >>> from hexad.tournaments import Entrant
    >>> rounds = [Round((Pairing(2, 1, Result.DRAW),))]
    >>> history = History([Entrant(1, "Ada", 1500), Entrant(2, "Bea")], rounds)
    >>> print(write_trf(Report(history, "Club evening", rounds=1)))
    012 Club evening
    001    1      Ada                               1500                            0.5    1     2 b =
    001    2      Bea                                                               0.5    1     1 w =
    XXR 1
    <BLANKLINE>

    Raises ValueError for numbers and ratings of more than four digits, which have no place.
    """
    ranks = {row.entrant.number: row.rank for row in standings(report.history)}
    lines = [f"012 {_clean(report.name)}"] if report.name else []
    lines += report.other_lines
    lines += [_line(report.history, entrant, ranks[entrant.number]) for entrant in report.history.entrants.values()]
    lines += [f"XXR {report.rounds}"] if report.rounds else []
    if report.top_seed_first is not None:
        lines.append("XXC white1" if report.top_seed_first else "XXC black1")
    lines += [f"XXP {one} {other}" for one, other in report.forbidden]
    return "".join(f"{line}\n" for line in lines)


def in_starting_order(report: Report) -> Report:
    """The same tournament with the numbers of the starting order, which programs for pairing expect."""
    order = starting_order(report.history.entrants.values())
    numbers = {entrant.number: place for place, entrant in enumerate(order, 1)}
    rounds = [
        Round(
            tuple(Pairing(numbers[first], numbers[second], result) for first, second, result in round_.pairings),
            tuple(absence._replace(entrant=numbers[absence.entrant]) for absence in round_.absences),
        )
        for round_ in report.history.rounds
    ]
    history = History([entrant._replace(number=numbers[entrant.number]) for entrant in order], rounds)
    return report._replace(
        history=history, forbidden=tuple((numbers[one], numbers[other]) for one, other in report.forbidden)
    )


def _clean(text: str) -> str:
    """A text on one line."""
    return re.sub(r"\s+", " ", text).strip()


def _line(history: History, entrant: Entrant, rank: int) -> str:
    number, name, rating, *_ = entrant
    if max(number, rating) > MAX_NUMBER:
        raise ValueError(f"numbers of four digits only: {entrant}")
    rounds = "".join(f"  {_cell(played)}" for played in history.views[number])
    shown_rating = rating or ""
    points = history.points(number)
    return f"001 {number:4}      {_clean(name)[:MAX_NAME]:33} {shown_rating:>4}{points:32.1f} {rank:4}{rounds}"


def _cell(played: Played) -> str:
    if played.opponent is None:
        return f"0000 - {ABSENCES[played.absence or AbsenceKind.ZERO]}"
    result = " " if played.result is None else RESULTS[played.result]
    return f"{played.opponent:4} {'w' if played.is_first else 'b'} {result}"
