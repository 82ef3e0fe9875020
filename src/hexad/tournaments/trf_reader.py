"""Reads FIDE's tournament report files, TRF16. What contradicts itself is refused, with its line and column."""

from __future__ import annotations

import re
from itertools import combinations
from typing import NamedTuple

from hexad.quoting import quoted
from hexad.tournaments.history import Absence, AbsenceKind, Entrant, History, Pairing, Round
from hexad.tournaments.result import Result
from hexad.tournaments.text_error import TournamentTextError
from hexad.tournaments.trf import ABSENCES, FIRST_ROUND, NAME, NUMBER, POINTS, RATING, RESULTS, ROUND_WIDTH, Report

__all__ = ["read_trf"]

_CELL_WIDTH = 8
# W, D and L are games of less than one move, F is a bye that organisers gave. Old files have + = - for absences.
_RESULTS = {token: result for result, token in RESULTS.items() if result is not Result.BOTH_FORFEIT}
_RESULTS |= {"W": Result.FIRST_WINS, "D": Result.DRAW, "L": Result.SECOND_WINS}
_ABSENCES = {token: kind for kind, token in ABSENCES.items()}
_ABSENCES |= {
    "F": AbsenceKind.BYE,
    "+": AbsenceKind.BYE,
    "=": AbsenceKind.HALF,
    "-": AbsenceKind.ZERO,
    " ": AbsenceKind.ZERO,
}
_READ = ("012 ", "XXR ", "XXC white1", "XXC black1")
_NOBODY = ("", "0", "0000")
# A file of 1,000 entrants and 20 rounds has 20,000 places for games. More than these would only take time and memory.
MAX_PLACES = 100_000
MAX_FORBIDDEN = 10_000


class _Cell(NamedTuple):
    """A round of an entrant as the file has it; result is None while the game goes on."""

    line: int
    column: int
    opponent: int | None = None
    is_first: bool = False
    result: Result | None = None
    absence: AbsenceKind | None = None

    def error(self, key: str, **params: str | int) -> TournamentTextError:
        """An error at the place of the cell."""
        return TournamentTextError(key, self.line, self.column, **params)


class _Row(NamedTuple):
    """The line of an entrant."""

    line: int
    entrant: Entrant
    points: str
    cells: list[_Cell]


def read_trf(text: str) -> Report:
    """Read a report file.

    >>> from hexad.tournaments.trf import write_trf
    >>> written = write_trf(Report(History([Entrant(1, "Ada"), Entrant(2, "Bea")], [Round((Pairing(1, 2),))])))
    >>> read_trf(written).history.rounds
    (Round(pairings=(Pairing(first=1, second=2, result=None),), absences=()),)

    Boards are in the order of the entrants who move first, since the format has no order of its own. Every entrant
    without a game is listed as absent. Raises TournamentTextError, which names line and column.
    """
    rows: list[_Row] = []
    report = Report(History([]))
    forbidden: list[tuple[int, int]] = []
    others: list[str] = []
    # The last line of each code, for errors that are known only at the end.
    lines: dict[str, int] = {}
    for number, line in enumerate(re.split(r"\r\n|\n|\r", text.removeprefix("\ufeff")), 1):
        lines[line[:3]] = number
        if line.startswith("001"):
            rows.append(_row(number, line))
        elif line.startswith("XXP"):
            forbidden += _forbidden(number, line, MAX_FORBIDDEN - len(forbidden))
        elif line.startswith(_READ):
            report = _with_line(report, number, line)
        elif line.strip():
            others.append(_other(number, line))
    if not rows:
        raise TournamentTextError("wrong-tournament-trf-empty", 1, 1)
    history = _history(rows)
    if report.rounds and report.rounds < len(history.rounds):
        found, least = quoted(str(report.rounds)), len(history.rounds)
        raise TournamentTextError("wrong-tournament-trf-rounds", lines["XXR"], 5, found=found, min=least)
    for one in (one for pair in forbidden for one in pair if one not in history.entrants):
        raise TournamentTextError("wrong-tournament-trf-opponent", lines["XXP"], 5, number=one)
    return report._replace(history=history, forbidden=tuple(forbidden), other_lines=tuple(others))


def _with_line(report: Report, number: int, line: str) -> Report:
    """The report with what a line says about the tournament."""
    code, text = line[:3], line[4:].strip()
    if code == "012":
        return report._replace(name=" ".join(text.split()))
    if code == "XXC":
        return report._replace(top_seed_first=text == "white1")
    if not text.isdecimal() or not 1 <= int(text[:5]) <= 9999 or len(text) > 4:
        raise TournamentTextError("wrong-tournament-trf-rounds", number, 5, found=quoted(text), min=1)
    return report._replace(rounds=int(text))


def _forbidden(number: int, line: str, most: int) -> list[tuple[int, int]]:
    """Pairs of entrants who must not meet: all pairs of those whom the line names."""
    words = line[4:].split()
    if not all(word.isdecimal() and len(word) <= 4 for word in words):
        raise TournamentTextError("wrong-tournament-trf-number", number, 5, found=quoted(line[4:].strip()))
    if len(words) * (len(words) - 1) // 2 > most:
        raise TournamentTextError("wrong-tournament-trf-large", number, 5)
    return list(combinations(map(int, words), 2))


def _other(number: int, line: str) -> str:
    """A line about something else."""
    if not re.match(r"\w{3}( |$)|###", line):
        raise TournamentTextError("wrong-tournament-trf-code", number, 1, found=quoted(line[:3]))
    return line


def _row(number: int, line: str) -> _Row:
    def field(columns: tuple[int, int]) -> str:
        return line[slice(*columns)].strip()

    def refused(key: str, columns: tuple[int, int]) -> TournamentTextError:
        return TournamentTextError(key, number, columns[0] + 1, found=quoted(field(columns)))

    if not field(NUMBER).isdecimal() or int(field(NUMBER)) < 1:
        raise refused("wrong-tournament-trf-number", NUMBER)
    if not field(NAME):
        raise TournamentTextError("wrong-tournament-trf-name", number, NAME[0] + 1)
    if field(RATING) and not field(RATING).isdecimal():
        raise refused("wrong-tournament-trf-rating", RATING)
    entrant = Entrant(int(field(NUMBER)), " ".join(field(NAME).split()), int(field(RATING) or 0))
    starts = range(FIRST_ROUND, max(len(line.rstrip()), FIRST_ROUND), ROUND_WIDTH)
    cells = [_cell(number, start, line[start : start + _CELL_WIDTH].ljust(_CELL_WIDTH)) for start in starts]
    return _Row(number, entrant, field(POINTS), cells)


def _cell(line: int, start: int, text: str) -> _Cell:
    place = _Cell(line, start + 1)
    opponent, side, token = text[:4].strip(), text[5].lower(), text[7].upper()
    if opponent in _NOBODY and side in "- " and token in _ABSENCES and text[4] == text[6] == " ":
        return place._replace(absence=_ABSENCES[token])
    is_game = opponent.isdecimal() and side in "wb" and (token in _RESULTS or token == " ")
    if not is_game or not text[4] == text[6] == " ":
        raise place.error("wrong-tournament-trf-round", found=quoted(text))
    return place._replace(opponent=int(opponent), is_first=side == "w", result=_RESULTS.get(token))


def _history(rows: list[_Row]) -> History:
    lines: dict[int, _Row] = {}
    for row in rows:
        if row.entrant.number in lines:
            raise TournamentTextError("wrong-tournament-trf-twice", row.line, NUMBER[0] + 1, number=row.entrant.number)
        lines[row.entrant.number] = row
    for row in rows:
        for cell in row.cells:
            if cell.opponent is not None and (cell.opponent not in lines or cell.opponent == row.entrant.number):
                raise cell.error("wrong-tournament-trf-opponent", number=cell.opponent)
    longest = max(rows, key=lambda row: len(row.cells))
    count = len(longest.cells)
    if len(rows) * count > MAX_PLACES:
        raise TournamentTextError("wrong-tournament-trf-large", longest.line, FIRST_ROUND + 1)
    history = History([row.entrant for row in rows], [_round(lines, index) for index in range(count)])
    for row in rows:
        if not count and not row.points:
            continue  # a list of entrants before the first round
        points = history.points(row.entrant.number)
        if not re.fullmatch(r"\d+(\.\d)?", row.points) or float(row.points) != points:
            raise TournamentTextError(
                "wrong-tournament-trf-points",
                row.line,
                POINTS[0] + 1,
                found=quoted(row.points),
                expected=f"{points:.1f}",
            )
    return history


def _round(lines: dict[int, _Row], index: int) -> Round:
    pairings, absences = [], []
    for number, row in lines.items():
        cell = row.cells[index] if index < len(row.cells) else _Cell(row.line, 1, absence=AbsenceKind.ZERO)
        if cell.absence is not None:
            absences.append(Absence(number, cell.absence))
            continue
        pairing = _pairing(lines, index, number, cell)
        if cell.is_first:
            pairings.append(pairing)
    return Round(tuple(pairings), tuple(absences))


def _pairing(lines: dict[int, _Row], index: int, number: int, cell: _Cell) -> Pairing:
    """The game of a cell, which the line of the opponent must have, too."""
    opponent = cell.opponent
    assert opponent is not None
    others = lines[opponent].cells
    other = others[index] if index < len(others) else None
    if other is None or other.opponent != number or other.is_first == cell.is_first:
        raise cell.error("wrong-tournament-trf-contradiction", number=opponent)
    is_both = cell.result is other.result is Result.FIRST_FORFEITS
    if not is_both and cell.result != (other.result and other.result.reversed):
        raise cell.error("wrong-tournament-trf-contradiction", number=opponent)
    result = Result.BOTH_FORFEIT if is_both else cell.result
    if cell.is_first:
        return Pairing(number, opponent, result)
    return Pairing(opponent, number, result and result.reversed)
