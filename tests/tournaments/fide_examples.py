"""Tournaments that FIDE has published with the values of their tie-breaks.

Sources: the tie-break exercises of FIDE's Technical Commission (tec.fide.com/2024/03/18/tie-break-exercise), for the
edition of C.07 that was valid until February 2026, and the examples of unplayed rounds in FIDE's Arbiters' Manual 2026,
pages 258 to 261, for both editions. The figures were taken from the tests of public programs that check themselves
against them: Sharly-Chess/sharly-chess, marceljuenemann/tiebreak and 20kevit/tiebreak-core on GitHub.
"""

from __future__ import annotations

from itertools import count

from hexad.tournaments import Absence, AbsenceKind, Entrant, History, Pairing, Result, Round

RATINGS = range(2200, 1400, -50)

# A round of an entrant: the result, the side (1 moves first) and the opponent; F is a forfeit. A bye, a requested half
# point and an absence have no opponent.
SWISS = """
1  Alyx      +1-9   =2-13  =1-2   +2-15  =1-4
2  Bruno     +2-10  +1-7   =2-1   +1-16  =2-3
3  Charline  =1-11  +2-6   +1-8   =2-4   =1-2
4  David     +2-12  half   +1-13  =1-3   =2-1
5  Helene    -1-13  -2-15  +1-11  =2-7   +1-10
6  Franck    -2-14  -1-3   bye    +1-10  +2-8
7  Genevieve +1-15  -2-2   -2-16  =1-5   -2-11
8  Irina     =2-16  +1-14  -2-3   +1-13  -1-6
9  Jessica   -2-1   -1-10  half   -F2-11 bye
10 Lais      -1-2   +2-9   -1-15  -2-6   -2-5
11 Maria     =2-3   -1-16  -2-5   +F1-9  +1-7
12 Nick      -1-4   bye    +F2-14 zero   zero
13 Opal      +2-5   =1-1   -2-4   -2-8   -1-14
14 Paul      +1-6   -2-8   -F1-12 zero   +2-13
15 Reine     -2-7   +1-5   +2-10  -1-1   -2-16
16 Stephan   =1-8   +2-11  +1-7   -2-2   +1-15
"""
ROUND_ROBIN = """
1  Alyx      =1-5   +1-2   +2-3   -1-4   +2-6
2  Bruno     +1-6   -2-1   +1-5   =1-3   +2-4
3  Charline  +1-4   +2-6   -1-1   =2-2   +1-5
4  David     -2-3   -2-5   =1-6   +2-1   -1-2
5  Franck    =2-1   +1-4   -2-2   -F1-6  -2-3
6  Helene    -2-2   -1-3   =2-4   +F2-5  -1-1
"""
# The values of the exercise, by the numbers of the entrants.
POINTS = {
    1: 3.5,
    2: 4,
    3: 3.5,
    4: 3.5,
    5: 2.5,
    6: 3,
    7: 1.5,
    8: 2.5,
    9: 1.5,
    10: 1,
    11: 2.5,
    12: 2,
    13: 1.5,
    14: 2,
    15: 2,
}
POINTS |= {16: 3.5}
ADJUSTED = POINTS | {12: 3}
VALUES: dict[str, list[float]] = {
    "wins": [2, 3, 2, 2, 2, 3, 1, 2, 1, 1, 2, 2, 1, 2, 2, 3],
    "games-won": [2, 3, 2, 2, 2, 2, 1, 2, 0, 1, 1, 0, 1, 2, 2, 3],
    "second-side-games": [2, 3, 2, 2, 2, 2, 3, 2, 1, 3, 2, 0, 3, 2, 3, 2],
    "progressive": [11, 13, 11, 11.5, 5, 6, 6, 8.5, 2.5, 4, 5.5, 7, 7, 6, 7, 10.5],
    "buchholz": [12.5, 13, 15.5, 15, 8.5, 12, 14.5, 13.5, 9, 13, 13.5, 11.5, 14, 11, 12, 12.5],
    "sonneborn-berger": [8, 9.5, 10.5, 9.75, 4.25, 6.5, 3.25, 5.25, 2.25, 1.5, 5.75, 4, 4.25, 4.5, 3.5, 7.25],
    "performance": [
        *(1969, 2120, 2089, 2081, 1690, 1813, 1611, 1730),
        *(1175, 1640, 1776, 1250, 1781, 1925, 1788, 1969),
    ],
}
# The exercise has Buchholz Cut-1 of these entrants only.
CUT_1 = {1: 11, 3: 13, 4: 11.5, 16: 11, 5: 7.5, 8: 12, 11: 12, 12: 9.5, 14: 9, 15: 11, 7: 12.5, 9: 7.5, 13: 12}

SIGNS = {"+": Result.FIRST_WINS, "=": Result.DRAW, "-": Result.SECOND_WINS}
FORFEITS = {"+F": Result.SECOND_FORFEITS, "-F": Result.FIRST_FORFEITS}


def tournament(table: str) -> History:
    """The tournament of a table."""
    rows = [line.split() for line in table.strip().splitlines()]
    entrants = [Entrant(int(number), name, RATINGS[int(number) - 1]) for number, name, *_ in rows]
    cells = [{int(row[0]): row[2 + index] for row in rows} for index in range(len(rows[0]) - 2)]
    return History(entrants, [_round(cell) for cell in cells])


def _round(cells: dict[int, str]) -> Round:
    pairings, absences = [], []
    for number, cell in cells.items():
        if "-" not in cell[1:]:
            absences.append(Absence(number, AbsenceKind(cell)))
            continue
        head, opponent = cell.rsplit("-", 1)
        if head[-1] == "1":
            pairings.append(Pairing(number, int(opponent), (SIGNS | FORFEITS)[head[:-1]]))
    return Round(tuple(pairings), tuple(absences))


def one_entrant(games: list[tuple[str, float | None]]) -> History:
    """A tournament in which entrant 1 has these rounds: what happened, and the final score of the opponent.

    Each opponent has a partner of its own for the other rounds, against whom it scores what it needs.
    """
    numbers = count(2)
    entrants = [Entrant(1, "1")]
    rounds: list[tuple[list[Pairing], list[Absence]]] = [([], []) for _ in games]
    for index, (what, score) in enumerate(games):
        if score is None:
            rounds[index][1].append(Absence(1, AbsenceKind(what)))
            continue
        opponent, partner = next(numbers), next(numbers)
        entrants += [Entrant(opponent, str(opponent)), Entrant(partner, str(partner))]
        result = (SIGNS | FORFEITS)[what]
        rounds[index][0].append(Pairing(1, opponent, result))
        missing = score - result.points[1]
        for other, (pairings, _) in enumerate(rounds):
            if other != index:
                gained = min(1.0, max(0.0, missing))
                missing -= gained
                scored = {1.0: Result.FIRST_WINS, 0.5: Result.DRAW, 0.0: Result.SECOND_WINS}[gained]
                pairings.append(Pairing(opponent, partner, scored))
        assert missing == 0
    return History(entrants, [Round(tuple(pairings), tuple(absences)) for pairings, absences in rounds])
