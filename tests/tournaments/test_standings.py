"""Standings and crosstables."""

from __future__ import annotations

from hexad.tournaments import Absence, AbsenceKind, Entrant, History, Pairing, Result, Round
from hexad.tournaments.crosstable import Cell, round_robin_crosstable, swiss_crosstable
from hexad.tournaments.standings import standings
from hexad.tournaments.tie_breaks import MIND_SPORTS_OLYMPIAD, ROUND_ROBIN, SWISS, TieBreak
from hexad.tournaments.unplayed import Edition

from . import fide_examples as fide


def ranks(table):
    return [(row.rank, row.entrant.number) for row in table]


def test_the_exercise_by_buchholz_and_sonneborn_berger():
    """The order follows from the published values: 3.5 points are ranked by 15.5, 15, and 12.5 with 8 before 7.25."""
    order = [TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER]
    table = standings(fide.tournament(fide.SWISS), order, edition=Edition.AUGUST_2024)
    assert [number for _, number in ranks(table)] == [2, 3, 4, 1, 16, 6, 11, 8, 5, 15, 12, 14, 7, 13, 9, 10]
    assert [row.rank for row in table] == list(range(1, 17))
    assert table[0] == (1, Entrant(2, "Bruno", 2150), 4, (13, 9.5), 2120, 5)
    assert [row.games for row in table if row.entrant.name == "Nick"] == [1]


def test_equal_entrants_share_a_rank_in_the_order_of_their_numbers():
    table = standings(fide.tournament(fide.SWISS))
    shared = [1, 2, 2, 2, 2, 6, 7, 7, 7, 10, 10, 10, 13, 13, 13, 16]
    assert ranks(table) == list(zip(shared, [2, 1, 3, 4, 16, 6, 5, 8, 11, 12, 14, 15, 7, 9, 13, 10], strict=True))


def test_the_round_robin_by_its_direct_encounters():
    """Published tiers: 1 before 2 and 3; 6 before 5 before 4. Bruno and Charline are equal in everything here."""
    table = standings(fide.tournament(fide.ROUND_ROBIN), ROUND_ROBIN, predetermined=True)
    assert ranks(table) == [(1, 1), (2, 2), (2, 3), (4, 6), (5, 5), (6, 4)]
    assert [row.tie_breaks for row in table[:3]] == [(2, 3, 9.25), (0.5, 3, 6.25), (0.5, 3, 6.25)]


def test_who_is_tied_with_nobody_has_no_direct_encounter():
    history = fide.tournament(fide.SWISS)
    assert standings(history, [TieBreak.DIRECT_ENCOUNTER])[0].tie_breaks == (None,)
    assert standings(history, [TieBreak.DIRECT_ENCOUNTER])[2].tie_breaks == (0.5,)


def test_the_tie_breaks_of_the_mind_sports_olympiad():
    """1 beat 2 and 3, who drew: 1 is separated by the games between them, 2 and 3 by Sonneborn-Berger."""
    games = [
        [(1, 2, "1-0"), (3, 4, "1-0"), (5, 6, "1-0")],
        [(1, 3, "1-0"), (2, 5, "1-0"), (4, 6, "1-0")],
        [(4, 1, "1-0"), (2, 3, "1/2-1/2"), (6, 5, "0-1")],
        [(5, 1, "1-0"), (2, 6, "1/2-1/2"), (3, 4, "1/2-1/2")],
    ]
    rounds = [Round(tuple(Pairing(a, b, Result(result)) for a, b, result in row)) for row in games]
    table = standings(History([Entrant(number, str(number)) for number in range(1, 7)], rounds), MIND_SPORTS_OLYMPIAD)
    tied = [row for row in table if row.points == 2]
    # By hand: 2 beat 5 (3 points) and drew with 3 (2) and 6 (0.5): 3 + 1 + 0.25. 3 beat 4 (2.5) and drew with 2 and 4.
    assert [(row.rank, row.entrant.number, row.tie_breaks) for row in tied] == [
        (3, 1, (1, 4)),
        (4, 3, (0, 4.75)),
        (5, 2, (0, 4.25)),
    ]


def test_before_the_first_round_everybody_is_first():
    history = History([Entrant(number, str(number)) for number in range(1, 1001)])
    table = standings(history, SWISS)
    assert {row.rank for row in table} == {1}
    assert [row.entrant.number for row in table] == list(range(1, 1001))


def test_crosstable_of_the_round_robin():
    history = fide.tournament(fide.ROUND_ROBIN)
    table = standings(history, ROUND_ROBIN, predetermined=True)
    rows = round_robin_crosstable(history, table)
    assert [row.scores for row in rows] == [
        ["", "1", "1", "1", "½", "0"],
        ["0", "", "½", "1", "1", "1"],
        ["0", "½", "", "1", "1", "1"],
        ["0", "0", "0", "", "+", "½"],
        ["½", "0", "0", "-", "", "1"],
        ["1", "0", "0", "½", "0", ""],
    ]
    assert rows[0].columns[1] == (Cell(2, 2, True, "1"),)


def test_crosstable_of_the_swiss_tournament():
    history = fide.tournament(fide.SWISS)
    table = standings(history, [TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER], edition=Edition.AUGUST_2024)
    rows = {row.standing.entrant.name: row for row in swiss_crosstable(history, table)}
    # Jessica lost to Alyx (4th), lost to Lais (16th), took half a point, lost a forfeit to Maria (7th), had a bye.
    assert [cells for (cells,) in rows["Jessica"].columns] == [
        Cell(1, 4, False, "0"),
        Cell(2, 16, True, "0"),
        Cell(3, absence=AbsenceKind.HALF),
        Cell(4, 7, False, "-"),
        Cell(5, absence=AbsenceKind.BYE),
    ]


def test_games_in_progress_and_absences_are_shown():
    rounds = [Round((Pairing(2, 1),), (Absence(3, AbsenceKind.BYE),))]
    history = History([Entrant(number, str(number)) for number in range(1, 5)], rounds)
    table = standings(history)
    assert ranks(table) == [(1, 3), (2, 1), (2, 2), (2, 4)]
    rows = swiss_crosstable(history, table)
    assert [row.columns[0][0] for row in rows] == [
        Cell(1, absence=AbsenceKind.BYE),
        Cell(1, 3, False),
        Cell(1, 2, True),
        Cell(1, absence=AbsenceKind.ZERO),
    ]
    assert rows[1].scores == [""]
