"""Round robins: the published Berger tables, a second library, and what every schedule must satisfy."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest
from caissify_pairings.engines.round_robin import RoundRobinEngine

from hexad.errors import SettingError
from hexad.tournaments import AbsenceKind
from hexad.tournaments.berger import MAX_ENTRANTS, MIN_ENTRANTS, round_robin

# FIDE Handbook C.05, Annex 1: Details of Berger tables, for 3 or 4, 5 or 6, and 7 or 8 players. The side that moves
# first (White in chess) is named first.
TABLES = {
    4: "1-4 2-3, 4-3 1-2, 2-4 3-1",
    6: "1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1",
    8: (
        "1-8 2-7 3-6 4-5, 8-5 6-4 7-3 1-2, 2-8 3-1 4-7 5-6, 8-6 7-5 1-4 2-3, 3-8 4-2 5-1 6-7, 8-7 1-6 2-5 3-4, "
        "4-8 5-3 6-2 7-1"
    ),
}
SIZES = range(MIN_ENTRANTS, MAX_ENTRANTS + 1)


def pairs(round_):
    return [(first, second) for first, second, _ in round_.pairings]


def sides(rounds, entrant):
    """Whether an entrant moves first, in each of its games."""
    return [entrant == first for round_ in rounds for first, second in pairs(round_) if entrant in (first, second)]


@pytest.mark.parametrize("size", TABLES)
def test_published_tables(size):
    table = [[tuple(map(int, pair.split("-"))) for pair in text.split()] for text in TABLES[size].split(", ")]
    assert [pairs(round_) for round_ in round_robin(range(1, size + 1))] == table


@pytest.mark.parametrize("size", [3, 5, 7])
def test_published_tables_with_an_odd_number(size):
    """The highest number of the table is the bye."""
    table = [[tuple(map(int, pair.split("-"))) for pair in text.split()] for text in TABLES[size + 1].split(", ")]
    rounds = round_robin(range(1, size + 1))
    assert [pairs(round_) for round_ in rounds] == [[pair for pair in row if size + 1 not in pair] for row in table]
    assert [round_.absences[0].entrant for round_ in rounds] == [
        min(pair) for row in table for pair in row if size + 1 in pair
    ]


@pytest.mark.parametrize("size", SIZES)
def test_the_same_games_as_the_second_library(size):
    """caissify_pairings orders the boards of a round by the lower number, and the tables do not."""
    players = [{"id": number, "starting_number": number} for number in range(1, size + 1)]
    rounds = round_robin(range(1, size + 1))
    for number, round_ in enumerate(rounds, 1):
        theirs = RoundRobinEngine(players, set(), number, len(rounds)).generate_pairings()
        games = {(game["white_id"], game["black_id"]) for game in theirs if game["black_id"] is not None}
        assert set(pairs(round_)) == games
        assert [a.entrant for a in round_.absences] == [game["white_id"] for game in theirs if game["black_id"] is None]


@pytest.mark.parametrize("size", SIZES)
def test_everybody_meets_everybody_once(size):
    entrants = range(101, 101 + size)
    rounds = round_robin(entrants)
    met = [tuple(sorted(pair)) for round_ in rounds for pair in pairs(round_)]
    assert sorted(met) == list(combinations(entrants, 2))
    for round_ in rounds:
        seen = [number for pair in pairs(round_) for number in pair] + [absence.entrant for absence in round_.absences]
        assert sorted(seen) == list(entrants)


@pytest.mark.parametrize("size", SIZES)
def test_sides_are_balanced_and_no_side_comes_three_times_in_a_row(size):
    entrants = range(1, size + 1)
    for double in (False, True):
        rounds = round_robin(entrants, double=double)
        for entrant in entrants:
            mine = sides(rounds, entrant)
            assert abs(2 * sum(mine) - len(mine)) <= (0 if double else 1)
            if size % 2 == 0:
                assert not any(mine[i] == mine[i + 1] == mine[i + 2] for i in range(len(mine) - 2))


@pytest.mark.parametrize("size", SIZES)
def test_a_double_round_robin_has_every_game_with_both_sides(size):
    entrants = range(1, size + 1)
    rounds = round_robin(entrants, double=True)
    assert sorted(pair for round_ in rounds for pair in pairs(round_)) == sorted(permutations(entrants, 2))
    rests = Counter(absence.entrant for round_ in rounds for absence in round_.absences)
    assert rests == (dict.fromkeys(entrants, 2) if size % 2 else {})


def test_the_last_two_rounds_of_the_first_cycle_change_places():
    single, double = round_robin(range(1, 7)), round_robin(range(1, 7), double=True)
    assert double[:5] == (*single[:3], single[4], single[3])
    assert [pairs(round_) for round_ in double[5:]] == [[pair[::-1] for pair in pairs(round_)] for round_ in single]


def test_to_rest_gives_no_points():
    kinds = {absence.kind for round_ in round_robin(range(1, 6)) for absence in round_.absences}
    assert kinds == {AbsenceKind.ZERO}
    assert AbsenceKind.ZERO.points == 0


@pytest.mark.parametrize("size", [0, 1, MAX_ENTRANTS + 1])
def test_sizes_that_are_refused(size):
    with pytest.raises(SettingError, match=f"2 to 40 entrants, not {size}"):
        round_robin(range(size))


def test_an_entrant_is_in_the_list_once():
    with pytest.raises(ValueError, match="twice"):
        round_robin([1, 2, 1])
