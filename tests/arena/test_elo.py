"""Elo, its error bars and the sequential test, compared with values computed by hand."""

from __future__ import annotations

from math import inf, log, sqrt

import pytest

from hexad.arena import Sprt, strength
from hexad.arena.elo import elo_of, score_of


@pytest.mark.parametrize(("score", "elo"), [(0.5, 0), (0.75, 190.848), (0.64, 99.95), (0.25, -190.848), (0.99, 798.25)])
def test_elo_of_a_score(score, elo):
    assert elo_of(score) == pytest.approx(elo, abs=0.01)
    assert score_of(elo) == pytest.approx(score, abs=1e-4)


def test_error_bars_come_from_pairs():
    found = strength((0, 0, 50, 0, 50))
    # Shares of 1/2 and 1 in equal parts: mean 3/4, deviation 1/4, standard error over 100 pairs 1/40.
    assert found.score == 0.75
    assert found.elo == pytest.approx(190.848, abs=0.01)
    assert found.low == pytest.approx(elo_of(0.75 - 1.959964 / 40), abs=0.01)
    assert found.high == pytest.approx(elo_of(0.75 + 1.959964 / 40), abs=0.01)


def test_error_bars_are_narrower_if_pairs_cancel_out():
    # Black wins every game: 100 games of ±1, but 50 pairs of exactly one point.
    assert strength((0, 0, 50, 0, 0)).high < strength((13, 0, 24, 0, 13)).high


@pytest.mark.parametrize("pairs", [(1, 2, 3, 4, 5), (0, 0, 7, 0, 0), (9, 0, 0, 0, 1)])
def test_elo_is_symmetric_between_the_players(pairs):
    one, other = strength(pairs), strength(pairs[::-1])
    assert (one.elo, one.low, one.high) == pytest.approx((-other.elo, -other.high, -other.low))
    assert one.superiority == pytest.approx(1 - other.superiority)


def test_more_games_narrow_the_interval():
    few, many = strength((1, 2, 3, 4, 5)), strength((100, 200, 300, 400, 500))
    assert few.elo == pytest.approx(many.elo)
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.1)
    assert 0.5 < few.superiority < many.superiority


def test_winning_everything_has_no_finite_elo():
    found = strength((0, 0, 0, 0, 10))
    assert (found.elo, found.high) == (inf, inf)
    # Wilson's bound for ten of ten.
    assert found.low == pytest.approx(elo_of(10 / (10 + 1.959964**2)), abs=0.01)
    assert str(found) == "at least +166"
    assert 0.9 < strength((0, 0, 0, 0, 2)).superiority < 1


def test_no_games_give_no_information():
    assert str(strength((0, 0, 0, 0, 0))) == "unknown"


def test_bounds_of_the_sequential_test():
    assert Sprt(0, 10).bounds == pytest.approx((-2.944, 2.944), abs=0.001)


def test_ratio_where_it_is_known_exactly():
    # With only won and lost pairs the likeliest distribution is the hypothesis itself.
    won, lost, test = 60, 40, Sprt(0, 50)
    p0, p1 = 0.5, score_of(50)
    exact = won * log(p1 / p0) + lost * log((1 - p1) / (1 - p0))
    assert test.ratio((lost, 0, 0, 0, won)) == pytest.approx(exact, abs=0.01)


def test_ratio_near_the_normal_approximation():
    pairs, test = (150, 900, 2000, 1000, 200), Sprt(0, 5)
    mean = sum(place * pair for place, pair in enumerate(pairs)) / 4 / sum(pairs)
    spread = sqrt(sum((place / 4 - mean) ** 2 * pair for place, pair in enumerate(pairs)) / sum(pairs))
    s0, s1 = score_of(0), score_of(5)
    normal = sum(pairs) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * spread**2)
    assert test.ratio(pairs) == pytest.approx(normal, rel=0.02)


def test_ratio_rises_with_every_better_pair():
    test = Sprt(0, 20)
    ratios = [test.ratio((10, 20, 40, 20 - moved, 10 + moved)) for moved in range(20)]
    assert ratios == sorted(ratios)
    assert len(set(ratios)) == len(ratios)


def test_decisions():
    test = Sprt(0, 30)
    assert test.decision((0, 0, 0, 0, 0)) is None
    assert test.decision((5, 10, 20, 10, 5)) is None
    assert test.decision((50, 100, 400, 300, 150)) == "elo1"
    assert test.decision((150, 300, 400, 100, 50)) == "elo0"
