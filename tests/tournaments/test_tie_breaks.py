"""Tie-breaks against the values that FIDE has published, and cases that its examples leave out."""

from __future__ import annotations

import pytest

from hexad.tournaments import Absence, AbsenceKind, Entrant, History, Pairing, Result, Round
from hexad.tournaments.tie_breaks import TieBreak, TieBreaks
from hexad.tournaments.unplayed import Edition, OpponentScores

from . import fide_examples as fide


def of_2024(history, **options):
    return TieBreaks(history, edition=Edition.AUGUST_2024, **options)


def test_points_of_the_exercise():
    history = fide.tournament(fide.SWISS)
    assert {number: history.points(number) for number in history.entrants} == fide.POINTS
    assert OpponentScores(history).adjusted == fide.ADJUSTED


@pytest.mark.parametrize("name", fide.VALUES)
def test_values_of_the_exercise(name):
    tie_breaks = of_2024(fide.tournament(fide.SWISS))
    values = [tie_breaks.value(TieBreak(name), number) for number in range(1, 17)]
    assert values == fide.VALUES[name]


def test_buchholz_cut_1_of_the_exercise():
    tie_breaks = of_2024(fide.tournament(fide.SWISS))
    assert {number: tie_breaks.value(TieBreak.BUCHHOLZ_CUT_1, number) for number in fide.CUT_1} == fide.CUT_1


def test_sonneborn_berger_of_the_round_robin():
    """A forfeit counts as a game, since the pairings are known from the start."""
    tie_breaks = of_2024(fide.tournament(fide.ROUND_ROBIN), predetermined=True)
    values = [tie_breaks.value(TieBreak.SONNEBORN_BERGER, number) for number in range(1, 7)]
    assert values == [9.25, 6.25, 6.25, 4.25, 3.25, 2.25]


def test_direct_encounter_of_the_round_robin():
    tie_breaks = of_2024(fide.tournament(fide.ROUND_ROBIN), predetermined=True)
    assert tie_breaks.split(TieBreak.DIRECT_ENCOUNTER, [1, 2, 3]) == [{1: 2}, {2: 0.5, 3: 0.5}]
    assert tie_breaks.split(TieBreak.DIRECT_ENCOUNTER, [4, 5, 6]) == [{6: 1.5}, {5: 1}, {4: 0.5}]


def test_direct_encounter_of_the_second_exercise():
    """Exercises in Tie-Breaking, page 43: the games between the four who are tied, without the other entrants."""
    table = """
    1 Alyx   =2-2 =1-3 =2-4
    2 Bruno  =1-1 -1-4 =2-3
    3 David  =1-4 =2-1 =1-2
    4 Franck =2-3 +2-2 =1-1
    """
    tie_breaks = TieBreaks(fide.tournament(table))
    assert tie_breaks.split(TieBreak.DIRECT_ENCOUNTER, [1, 2, 3, 4]) == [{4: 2}, {1: 1.5, 3: 1.5}, {2: 1}]


@pytest.mark.parametrize(
    ("games", "buchholz", "limited"),
    [
        # Laxman, 7 points of 10: absent in round 4.
        (
            [
                ("+", 5),
                ("+", 5),
                ("-", 6.5),
                ("zero", None),
                ("+", 4.5),
                ("=", 6),
                ("+", 5),
                ("=", 6.5),
                ("+", 5.5),
                ("+", 6),
            ],
            57,
            55,
        ),
        # Example 1, 7 of 9: a forfeit won in round 7. The published sum of the other scores is 44.
        ([*[("+", 5.5)] * 6, ("+F", 5.5), ("-", 5.5), ("-", 5.5)], 51, 49.5),
        # Example 3, 6.5 of 10: a forfeit lost, then an absence. The published sum of the other scores is 51.5.
        ([*[("+", 6.5)] * 6, ("-F", 7), ("zero", None), ("=", 6.5), ("-", 6)], 64.5, 63),
        # Example 4, 9.5 of 10: a forfeit won in round 1. The published sum of the other scores is 64.5.
        ([("+F", 4.5), *[("+", 7)] * 6, ("+", 7.5), ("+", 7.5), ("=", 7.5)], 74, 69),
    ],
)
def test_examples_of_the_arbiters_manual(games, buchholz, limited):
    """The dummy of an unplayed round has the entrant's own score; since March 2026 that is limited (16.4)."""
    history = fide.one_entrant(games)
    assert of_2024(history).value(TieBreak.BUCHHOLZ, 1) == buchholz
    assert TieBreaks(history).value(TieBreak.BUCHHOLZ, 1) == limited


def test_the_cuts_of_laxman():
    """The absence is cut first, although it is not the lowest score (16.5.1)."""
    scores = [
        ("+", 5),
        ("+", 5),
        ("-", 6.5),
        ("zero", None),
        ("+", 4.5),
        ("=", 6),
        ("+", 5),
        ("=", 6.5),
        ("+", 5.5),
        ("+", 6),
    ]
    history = fide.one_entrant(scores)
    for tie_breaks in (of_2024(history), TieBreaks(history)):
        assert tie_breaks.value(TieBreak.BUCHHOLZ_CUT_1, 1) == 50
        assert tie_breaks.value(TieBreak.SONNEBORN_BERGER, 1) == 37.25
        # By hand: then 4.5 is the lowest, and 6.5 the highest.
        assert tie_breaks.value(TieBreak.BUCHHOLZ_CUT_2, 1) == 45.5
        assert tie_breaks.value(TieBreak.MEDIAN_BUCHHOLZ, 1) == 43.5


def test_the_cap_of_a_bye_in_the_exercise():
    """By hand, in the edition of 2026: David's dummy of round 2 has 0.5 x 5 = 2.5 points and not 3.5."""
    tie_breaks = TieBreaks(fide.tournament(fide.SWISS))
    assert tie_breaks.value(TieBreak.BUCHHOLZ, 4) == 3 + 2.5 + 1.5 + 3.5 + 3.5
    assert tie_breaks.value(TieBreak.BUCHHOLZ_CUT_1, 4) == 3 + 1.5 + 3.5 + 3.5
    assert tie_breaks.value(TieBreak.SONNEBORN_BERGER, 4) == 3 + 0.5 * 2.5 + 1.5 + 0.5 * 3.5 + 0.5 * 3.5


def pair(first, second, result=None):
    return Pairing(first, second, None if result is None else Result(result))


def small(*rounds, size=4):
    entrants = [Entrant(number, f"Entrant {number}", 1000 + 100 * number) for number in range(1, size + 1)]
    return History(entrants, [Round(tuple(pairings)) for pairings in rounds])


def test_a_game_in_progress_counts_nowhere():
    tie_breaks = TieBreaks(small([pair(1, 2, "1-0"), pair(3, 4, "0-1")], [pair(1, 4), pair(2, 3)]))
    assert [tie_breaks.value(TieBreak.BUCHHOLZ, number) for number in (1, 2, 3, 4)] == [0, 1, 1, 0]
    assert [tie_breaks.value(TieBreak.SECOND_SIDE_GAMES, number) for number in (1, 2, 3, 4)] == [0, 1, 0, 1]
    assert tie_breaks.value(TieBreak.PERFORMANCE, 1) == 1200 + 800


def test_without_rated_opponents_there_is_no_performance():
    history = History([Entrant(1, "Ada", 1500), Entrant(2, "Bea")], [Round((pair(1, 2, "1-0"),))])
    tie_breaks = TieBreaks(history)
    assert tie_breaks.value(TieBreak.PERFORMANCE, 1) is None
    assert tie_breaks.value(TieBreak.PERFORMANCE, 2) == 700
    assert tie_breaks.split(TieBreak.PERFORMANCE, [1, 2]) == [{2: 700}, {1: None}]


def test_forfeits_in_a_round_robin():
    """Since March 2026 a lost forfeit is no game of the loser, but a won one is a game of the winner (15.2)."""
    history = small([pair(1, 2, "+/-"), pair(3, 4, "-/+")])
    new, old = TieBreaks(history, predetermined=True), of_2024(history, predetermined=True)
    assert [new.value(TieBreak.SECOND_SIDE_GAMES, number) for number in (1, 2, 3, 4)] == [0, 0, 0, 1]
    assert [old.value(TieBreak.SECOND_SIDE_GAMES, number) for number in (1, 2, 3, 4)] == [0, 1, 0, 1]
    assert [new.value(TieBreak.GAMES_WON, number) for number in (1, 2, 3, 4)] == [1, 0, 0, 1]
    assert TieBreaks(history).value(TieBreak.GAMES_WON, 1) == 0


def test_a_rest_in_a_round_robin_adds_nothing():
    rounds = [Round((pair(1, 2, "1-0"),), (Absence(3, AbsenceKind.ZERO),)), Round((pair(3, 1, "1/2-1/2"),))]
    tie_breaks = TieBreaks(History(list(small(size=3).entrants.values()), rounds), predetermined=True)
    assert [tie_breaks.value(TieBreak.SONNEBORN_BERGER, number) for number in (1, 2, 3)] == [0.25, 0, 0.75]


def test_both_forfeit():
    history = small([pair(1, 2, "-/-"), pair(3, 4, "1-0")], [pair(1, 3, "0-1"), pair(2, 4, "1-0")])
    tie_breaks = TieBreaks(history)
    # By hand: 1 has no points, so its dummy has none; the dummy of 2 has 1 point, limited to the score of 1, 0 points.
    assert [tie_breaks.value(TieBreak.BUCHHOLZ, number) for number in (1, 2, 3, 4)] == [2, 0, 0, 3]


class TestDirectEncounter:
    def test_who_has_not_met_is_not_compared(self):
        tie_breaks = TieBreaks(small([pair(1, 2, "1-0"), pair(3, 4, "1-0")]))
        assert tie_breaks.split(TieBreak.DIRECT_ENCOUNTER, [1, 3]) == [{1: 0, 3: 0}]

    def test_a_certain_leader_is_placed_although_games_are_missing(self):
        """1 beat 2 and 3 and has not met 4, who lost to both: 4 can reach one point only (6.3)."""
        rounds = (
            [pair(1, 2, "1-0"), pair(3, 4, "1-0")],
            [pair(1, 3, "1-0"), pair(2, 4, "1-0")],
            [pair(2, 3, "1/2-1/2")],
        )
        tie_breaks = TieBreaks(small(*rounds))
        assert tie_breaks.split(TieBreak.DIRECT_ENCOUNTER, [1, 2, 3, 4]) == [{1: 2}, {2: 1.5, 3: 1.5}, {4: 0}]

    def test_a_leader_who_can_be_caught_is_not_placed(self):
        tie_breaks = TieBreaks(small([pair(1, 2, "1-0")], [pair(2, 3, "1/2-1/2")]))
        assert tie_breaks.split(TieBreak.DIRECT_ENCOUNTER, [1, 2, 3]) == [{1: 1, 2: 0.5, 3: 0.5}]

    def test_those_who_remain_tied_are_compared_again(self):
        """3 beat 1; both have 2 points in the group, 2 has 1.5, 4 has 0.5 (by hand)."""
        rounds = (
            [pair(3, 1, "1-0"), pair(2, 4, "1-0")],
            [pair(1, 2, "1-0"), pair(3, 4, "1/2-1/2")],
            [pair(1, 4, "1-0"), pair(2, 3, "1/2-1/2")],
        )
        tiers = TieBreaks(small(*rounds)).split(TieBreak.DIRECT_ENCOUNTER, [1, 2, 3, 4])
        assert [list(tier) for tier in tiers] == [[3], [1], [2], [4]]

    def test_several_meetings_count_on_average(self):
        """1 and 2 met three times, 1 and 3 once: two thirds and a half, so 1.17 against 0.83 of 2 and 1 of 3."""
        rounds = (
            [pair(1, 2, "1-0")],
            [pair(2, 1, "0-1")],
            [pair(1, 2, "0-1"), pair(3, 4, "1-0")],
            [pair(1, 3, "1/2-1/2")],
            [pair(2, 3, "1/2-1/2")],
        )
        tiers = TieBreaks(small(*rounds)).split(TieBreak.DIRECT_ENCOUNTER, [1, 2, 3])
        assert [list(tier) for tier in tiers] == [[1], [3], [2]]
        assert tiers[0][1] == pytest.approx(7 / 6)

    def test_forfeits_are_no_encounters_in_a_swiss_tournament(self):
        history = small([pair(1, 2, "+/-")])
        assert TieBreaks(history).split(TieBreak.DIRECT_ENCOUNTER, [1, 2]) == [{1: 0, 2: 0}]
        assert TieBreaks(history, predetermined=True).split(TieBreak.DIRECT_ENCOUNTER, [1, 2]) == [{1: 1}, {2: 0}]


class TestHeadToHead:
    """Mind Sports Olympiad: only who has beaten all, or lost to all, is separated, and nothing is applied again."""

    def test_one_has_beaten_all_and_one_has_lost_to_all(self):
        rounds = (
            [pair(1, 2, "1-0"), pair(3, 4, "1-0")],
            [pair(1, 3, "1-0"), pair(2, 4, "1-0")],
            [pair(1, 4, "1-0"), pair(2, 3, "1-0")],
        )
        tiers = TieBreaks(small(*rounds)).split(TieBreak.HEAD_TO_HEAD, [1, 2, 3, 4])
        assert tiers == [{1: 1}, {2: 0, 3: 0}, {4: -1}]

    def test_a_draw_or_a_missing_game_separates_nobody(self):
        tie_breaks = TieBreaks(small([pair(1, 2, "1/2-1/2")], [pair(1, 3, "1-0")]))
        assert tie_breaks.split(TieBreak.HEAD_TO_HEAD, [1, 2]) == [{1: 0, 2: 0}]
        assert tie_breaks.split(TieBreak.HEAD_TO_HEAD, [1, 2, 3]) == [{1: 0, 2: 0, 3: 0}]
