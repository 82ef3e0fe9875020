"""Laws of ratings that hold for all players, sides, scores and times."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexad.ratings import Glicko2, Rating
from hexad.ratings.rating import MAX_MEAN, MIN_MEAN

SYSTEM = Glicko2()
SCORES = st.sampled_from([1.0, 0.5, 0.0])
TIMES = st.integers(0, 4_000_000_000)
RATINGS = st.builds(
    Rating,
    st.floats(MIN_MEAN, MAX_MEAN),
    st.floats(SYSTEM.min_deviation, SYSTEM.max_deviation),
    st.floats(0.02, SYSTEM.max_volatility),
    st.none() | TIMES,
)
SIDES = st.lists(RATINGS, min_size=1, max_size=4)


def rated_season(games: int = 3_000, players: int = 60, stored_after: int | None = None) -> list[Rating]:
    """The ratings after random games of one, two or three players a side; in the middle they may be stored and read."""
    random = Random(6)
    ratings = [Rating()] * players
    for number in range(games):
        size = random.randint(1, 3)
        sides = random.sample(range(players), 2 * size)
        now = 1_700_000_000 + 4_000 * number
        one, other = ([ratings[player] for player in side] for side in (sides[:size], sides[size:]))
        first, second = SYSTEM.rate_game(one, other, random.choice((1, 1, 0, 0, 0.5)), now)
        for player, rating in zip(sides, first + second, strict=True):
            ratings[player] = rating
        if number == stored_after:
            texts = [(repr(one.mean), repr(one.deviation), repr(one.volatility), str(one.time)) for one in ratings]
            ratings = [
                Rating(float(mean), float(deviation), float(sigma), int(time)) for mean, deviation, sigma, time in texts
            ]
    return ratings


@given(SIDES, SIDES, TIMES)
def test_winning_never_lowers_a_rating_and_losing_never_raises_it(first, second, now):
    winners, losers = SYSTEM.rate_game(first, second, 1, now)
    assert all(after.mean >= before.mean for before, after in zip(first, winners, strict=True))
    assert all(after.mean <= before.mean for before, after in zip(second, losers, strict=True))


@given(SIDES, SIDES, TIMES)
def test_a_better_result_gives_a_better_rating(first, second, now):
    lost, drawn, won = (SYSTEM.rate_game(first, second, score, now)[0] for score in (0, 0.5, 1))
    for worst, middle, best in zip(lost, drawn, won, strict=True):
        assert worst.mean <= middle.mean <= best.mean


@given(SIDES, SIDES, SCORES, TIMES)
def test_it_makes_no_difference_which_side_is_first(first, second, score, now):
    one, other = SYSTEM.rate_game(first, second, score, now)
    assert SYSTEM.rate_game(second, first, 1 - score, now) == (other, one)
    expected = SYSTEM.expected_score(first, second, now) + SYSTEM.expected_score(second, first, now)
    assert expected == pytest.approx(1, abs=1e-12)


@given(SIDES, SIDES, SCORES, TIMES)
def test_the_order_of_the_members_makes_no_difference(first, second, score, now):
    after, others = SYSTEM.rate_game(first, second, score, now)
    expected = SYSTEM.expected_score(first, second, now)
    for order in permutations(range(len(first))):
        members = [first[place] for place in order]
        assert SYSTEM.rate_game(members, second, score, now) == (tuple(after[place] for place in order), others)
        assert SYSTEM.expected_score(members, second, now) == expected


@given(SIDES, SIDES, SCORES, TIMES)
def test_ratings_stay_within_their_bounds(first, second, score, now):
    for rating in sum(SYSTEM.rate_game(first, second, score, now), ()):
        assert MIN_MEAN <= rating.mean <= MAX_MEAN
        assert SYSTEM.min_deviation <= rating.deviation <= SYSTEM.max_deviation
        assert 0 < rating.volatility <= SYSTEM.max_volatility


@given(SIDES, SIDES, SCORES, TIMES)
def test_a_game_never_makes_a_rating_less_certain(first, second, score, now):
    after, _ = SYSTEM.rate_game(first, second, score, now)
    for before, rating in zip(first, after, strict=True):
        # The growth since the last game is computed with the volatility after the game, which differs a little.
        grown = SYSTEM.at(Rating(before.mean, before.deviation, rating.volatility, before.time), now)
        assert rating.deviation <= grown.deviation * (1 + 1e-12)


@given(SIDES, TIMES)
def test_a_draw_between_equal_sides_moves_nobody(side, now):
    for after in SYSTEM.rate_game(side, side, 0.5, now):
        assert [rating.mean for rating in after] == [rating.mean for rating in side]


@given(RATINGS, TIMES, TIMES)
def test_a_deviation_grows_with_time_up_to_that_of_a_new_player(rating, one, other):
    early, late = sorted((one, other))
    deviations = [rating.deviation, SYSTEM.at(rating, early).deviation, SYSTEM.at(rating, late).deviation]
    # The scale of the formulas is another one, so the last digit may differ.
    assert all(before <= after * (1 + 1e-12) for before, after in pairwise([*deviations, SYSTEM.max_deviation]))


@given(RATINGS, RATINGS, st.floats(0, 500), TIMES)
def test_a_stronger_player_is_expected_to_score_more(one, other, points, now):
    stronger = Rating(min(one.mean + points, MAX_MEAN), one.deviation, one.volatility, one.time)
    assert SYSTEM.expected_score([stronger], [other], now) >= SYSTEM.expected_score([one], [other], now)


def test_the_same_games_give_the_same_ratings_to_the_last_bit():
    assert rated_season() == rated_season()


def test_ratings_that_were_stored_continue_to_the_last_bit():
    assert rated_season(stored_after=1_500) == rated_season()


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_another_process_computes_the_same_ratings(hash_seed, monkeypatch):
    monkeypatch.setenv("PYTHONHASHSEED", hash_seed)
    command = [sys.executable, "-c", "from tests.ratings.test_laws import *; print(rated_season())"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == repr(rated_season())
