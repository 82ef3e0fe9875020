"""Elo of several players: a published example, cases that are known exactly, and how often the intervals are right."""

from __future__ import annotations

import random
from itertools import combinations
from math import log

import pytest

from hexad.arena import strength
from hexad.arena.elo import score_of
from hexad.arena.multiplayer_elo import Encounter, multiplayer_elo

# Seven teams of the American League, 1987, 13 games of each two: the example of A. Agresti, Categorical Data Analysis,
# with the strengths relative to the last team that the package BradleyTerry2 of R computes.
WINS = {
    "Milwaukee": (1.5814, (7, 9, 7, 7, 9, 11)),
    "Detroit": (1.4364, (7, 5, 11, 9, 9)),
    "Toronto": (1.2945, (7, 7, 8, 12)),
    "New York": (1.2476, (6, 7, 10)),
    "Boston": (1.1077, (7, 12)),
    "Cleveland": (0.6839, (6,)),
    "Baltimore": (0.0, ()),
}


def test_a_published_example():
    encounters = [
        Encounter(first, first + 1 + after, wins, 13)
        for first, (_, row) in enumerate(WINS.values())
        for after, wins in enumerate(row)
    ]
    ratings = multiplayer_elo(7, encounters, prior=0)
    found = [(rating.elo - ratings[-1].elo) * log(10) / 400 for rating in ratings]
    assert found == pytest.approx([published for published, _ in WINS.values()], abs=5e-5)
    assert sum(rating.elo for rating in ratings) == pytest.approx(0)


def test_results_as_expected_give_the_true_strengths():
    true = [250, 40, -10, -280]
    encounters = [
        Encounter(first, second, 10_000 * score_of(true[first] - true[second]), 10_000)
        for first, second in combinations(range(4), 2)
    ]
    assert [rating.elo for rating in multiplayer_elo(4, encounters)] == pytest.approx(true, abs=0.2)


@pytest.mark.parametrize("pairs", [(0, 0, 500, 0, 500), (100, 200, 300, 400, 500), (0, 300, 900, 300, 0)])
def test_two_players_have_the_difference_and_the_error_of_a_match(pairs):
    encounters = [Encounter(0, 1, points / 2, 2) for points, count in enumerate(pairs) for _ in range(count)]
    first, second = multiplayer_elo(2, encounters)
    match = strength(pairs)
    assert first.elo - second.elo == pytest.approx(match.elo, abs=0.5)
    # Both are relative to their average, so each has half of the error of the difference.
    assert 2 * first.error == pytest.approx((match.high - match.low) / 2, rel=0.02)


def test_a_player_who_gets_all_points_or_none_has_a_finite_rating():
    winner, loser = multiplayer_elo(2, [Encounter(0, 1, 2, 2)] * 5)
    assert (winner.has_all, winner.has_none, loser.has_all, loser.has_none) == (True, False, False, True)
    assert 0 < winner.low < winner.elo < 2000
    assert loser.high == pytest.approx(-winner.low)


def test_without_games_nothing_is_known():
    for rating in multiplayer_elo(3, []):
        assert (rating.elo, rating.games, rating.has_all, rating.has_none) == (0, 0, False, False)
        assert rating.error > 500


def test_more_games_narrow_the_interval():
    varied = [Encounter(first, first + 1, points, 2) for first in (0, 1) for points in (0, 1, 1, 2)]
    few, many = (multiplayer_elo(3, varied * count) for count in (5, 500))
    assert few[0].error / many[0].error == pytest.approx(10, rel=0.2)


def test_intervals_contain_the_truth_in_nineteen_of_twenty_cases():
    true, chance, right = [200, 100, 0, -300], random.Random(7), 0
    for _ in range(150):
        encounters = [
            Encounter(first, second, sum(game(true[first] - true[second], chance) for _ in range(2)), 2)
            for first, second in combinations(range(4), 2)
            for _ in range(5)
        ]
        right += sum(
            rating.low <= elo <= rating.high for rating, elo in zip(multiplayer_elo(4, encounters), true, strict=True)
        )
    assert 0.93 <= right / 600 <= 0.99


def game(difference, chance):
    """The points of a random game; half of the results that could be draws are."""
    expected = score_of(difference)
    draws = min(expected, 1 - expected)
    number = chance.random()
    return 1 if number < expected - draws / 2 else 0.5 if number < expected + draws / 2 else 0
