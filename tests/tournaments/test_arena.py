"""Arena tournaments: points, streaks and berserk; the pairing of free entrants."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexad.tournaments import Pairing, Result
from hexad.tournaments.arena import ArenaGame, ArenaScore, FreeEntrant, arena_ranking, arena_scores, pair_free

POINTS = {"w": 1, "d": 0.5, "l": 0}


def score(course, berserk=""):
    """The score after games; those in `berserk`, by number from 1, are berserk."""
    current = ArenaScore()
    for number, letter in enumerate(course, 1):
        current = current.after(POINTS[letter], berserk=str(number) in berserk)
    return current


@pytest.mark.parametrize(
    ("course", "points"),
    [
        ("w", 2),
        ("d", 1),
        ("l", 0),
        ("ww", 4),
        ("www", 8),  # the third win is doubled
        ("wwww", 12),
        ("wwd", 6),  # a draw is doubled, too, and ends the streak
        ("wwdw", 8),
        ("wwl", 4),
        ("wwlwww", 12),
        ("wdww", 7),
        ("lwwdd", 7),
    ],
)
def test_points(course, points):
    assert score(course).points == points


@pytest.mark.parametrize(
    ("course", "berserk", "points"), [("w", "1", 3), ("d", "1", 1), ("l", "1", 0), ("www", "3", 9), ("wwd", "3", 6)]
)
def test_berserk_gives_a_point_for_a_win(course, berserk, points):
    assert score(course, berserk).points == points


def test_games_of_several_entrants():
    games = [
        ArenaGame(1, 2, Result.FIRST_WINS, first_berserk=True, second_berserk=True),
        ArenaGame(3, 1, Result.SECOND_WINS),
        ArenaGame(2, 3, Result.DRAW),
        ArenaGame(1, 2, Result.DRAW),
        ArenaGame(3, 2, Result.FIRST_FORFEITS),
        ArenaGame(1, 3, Result.BOTH_FORFEIT),
    ]
    scores = arena_scores([1, 2, 3, 4], games)
    assert scores == {1: (7, 4, 2, 0), 2: (4, 4, 1, 1), 3: (1, 4, 0, 0), 4: (0, 0, 0, 0)}
    assert arena_ranking(scores) == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_equal_entrants_share_a_rank_and_fewer_games_are_better():
    scores = {1: ArenaScore(4, 3), 2: ArenaScore(4, 2), 3: ArenaScore(4, 3), 4: ArenaScore(0, 0)}
    assert arena_ranking(scores) == [(1, 2), (2, 1), (2, 3), (4, 4)]


def test_neighbours_are_paired():
    free = [FreeEntrant(number, points) for number, points in ((1, 0), (2, 9), (3, 4), (4, 5), (5, 8), (6, 1))]
    assert [{pairing.first, pairing.second} for pairing in pair_free(free)] == [{2, 5}, {4, 3}, {6, 1}]


def test_before_the_first_game_ratings_decide():
    free = [
        FreeEntrant(1, rating=1000),
        FreeEntrant(2, rating=2000),
        FreeEntrant(3, rating=1100),
        FreeEntrant(4, rating=1900),
    ]
    assert [{pairing.first, pairing.second} for pairing in pair_free(free)] == [{2, 4}, {3, 1}]


def test_the_side_goes_to_whoever_had_it_less_often_or_not_last():
    assert pair_free([FreeEntrant(1, 9, balance=1), FreeEntrant(2, 8, balance=2)]) == [Pairing(1, 2)]
    assert pair_free([FreeEntrant(1, 9, was_first=True), FreeEntrant(2, 8)]) == [Pairing(2, 1)]
    assert pair_free([FreeEntrant(1, 9), FreeEntrant(2, 8, was_first=True)]) == [Pairing(1, 2)]
    assert pair_free([FreeEntrant(1, 9), FreeEntrant(2, 8)]) == [Pairing(2, 1)]


def test_of_an_odd_number_the_one_who_has_waited_least_is_left_out():
    free = [FreeEntrant(1, 9, waited=1), FreeEntrant(2, 8), FreeEntrant(3, 7, waited=1)]
    assert pair_free(free) == [Pairing(3, 1)]
    assert pair_free([FreeEntrant(1, 9), FreeEntrant(2, 8), FreeEntrant(3, 7)]) == [Pairing(2, 1)]


def test_the_last_opponent_is_avoided_by_an_exchange():
    """3 and 4, the lowest, have just met: they take the partners of the pair above."""
    free = [
        FreeEntrant(1, 9),
        FreeEntrant(2, 8),
        FreeEntrant(3, 7, last_opponent=4),
        FreeEntrant(4, 6, last_opponent=3),
    ]
    assert [{pairing.first, pairing.second} for pairing in pair_free(free)] == [{1, 3}, {2, 4}]


def test_two_who_have_just_met_wait_or_meet_again():
    free = [FreeEntrant(1, 9, last_opponent=2), FreeEntrant(2, 8, last_opponent=1)]
    assert pair_free(free) == [Pairing(2, 1)]
    assert pair_free(free, allow_repeats=False) == []


def test_nobody_is_free():
    assert pair_free([]) == []


@st.composite
def waiting(draw):
    """Entrants who wait; last opponents may be absent, and need not be mutual."""
    numbers = range(1, draw(st.integers(0, 14)) + 1)
    return [
        FreeEntrant(
            number,
            draw(st.integers(0, 6)),
            last_opponent=draw(st.sampled_from([None, *(other for other in range(1, 17) if other != number)])),
            balance=draw(st.integers(-2, 2)),
            was_first=draw(st.booleans()),
            waited=draw(st.integers(0, 2)),
        )
        for number in numbers
    ]


@given(waiting(), st.randoms(use_true_random=False))
def test_laws_of_pairing(free, source):
    pairs = pair_free(free)
    paired = [number for pairing in pairs for number in (pairing.first, pairing.second)]
    assert len(paired) == len(set(paired)) == len(free) // 2 * 2
    # The order of the arguments does not matter.
    shuffled = source.sample(free, len(free))
    assert pair_free(shuffled) == pairs
    # Nobody who has waited longer is left out.
    left = [entrant for entrant in free if entrant.number not in paired]
    assert all(entrant.waited == min(other.waited for other in free) for entrant in left)
    by_number = {entrant.number: entrant for entrant in free}
    for first, second, _ in pairs:
        assert by_number[first].balance <= by_number[second].balance


@given(waiting())
def test_nobody_meets_the_last_opponent_again_without_need(free):
    """With mutual last opponents and four or more free entrants there is always another way."""
    mutual = [
        entrant._replace(last_opponent=(entrant.number - 1 ^ 1) + 1)
        if (entrant.number - 1 ^ 1) < len(free)
        else entrant._replace(last_opponent=None)
        for entrant in free
    ]
    last = {entrant.number: entrant.last_opponent for entrant in mutual}
    repeats = [pairing for pairing in pair_free(mutual) if last[pairing.first] == pairing.second]
    assert len(repeats) <= (1 if len(free) in (2, 3) else 0)


def test_a_simulated_arena_is_fair():
    """Forty entrants, a third of whom are free at a time: sides are balanced, and nobody waits long."""
    source = random.Random(20)
    numbers = range(1, 41)
    scores = dict.fromkeys(numbers, ArenaScore())
    balance: Counter[int] = Counter()
    last: dict[int, int] = {}
    was_first: dict[int, bool] = {}
    waited: Counter[int] = Counter()
    playing: list[Pairing] = []
    for _ in range(200):
        ended = [pairing for pairing in playing if source.random() < 0.35]
        playing = [pairing for pairing in playing if pairing not in ended]
        for pairing in ended:
            points = source.choice([*Result][:3]).points
            for number, gained in zip((pairing.first, pairing.second), points, strict=True):
                scores[number] = scores[number].after(gained)
        busy = {number for pairing in playing for number in (pairing.first, pairing.second)}
        free = [
            FreeEntrant(n, scores[n].points, 0, last.get(n), balance[n], was_first.get(n, False), waited[n])
            for n in numbers
            if n not in busy
        ]
        new = pair_free(free)
        for entrant in free:
            waited[entrant.number] += 1
        for first, second, _ in new:
            assert len(free) < 4 or last.get(first) != second
            last |= {first: second, second: first}
            was_first |= {first: True, second: False}
            balance[first] += 1
            balance[second] -= 1
            waited[first] = waited[second] = 0
        playing += new
        assert max(waited.values()) <= 1
    assert all(abs(balance[number]) <= 2 for number in numbers)
