"""Glicko-2: the example of the paper, and what the formulas for teams were derived from."""

from __future__ import annotations

from math import exp, log, sqrt

import pytest

from hexad.ratings import Glicko2, Rating
from hexad.ratings.glicko2 import Encounter

POINTS = 400 / log(10)
DAY = 86_400
YEAR = 365 * DAY
SYSTEM = Glicko2()


def against(mean: float, deviation: float, score: float, own: float = 1500) -> Encounter:
    return Encounter(1, (own - mean) / POINTS, (deviation / POINTS) ** 2, score)


def test_the_example_of_the_paper():
    """Three games in one rating period, τ = 0.5. The paper continues with numbers rounded to four digits."""
    system = Glicko2(tau=0.5, periods_per_day=1)
    games = [against(1400, 30, 1), against(1550, 100, 0), against(1700, 300, 0)]
    after = system.update(Rating(1500, 200, 0.06, time=0), games, now=DAY)
    mu, phi = (after.mean - 1500) / POINTS, after.deviation / POINTS
    assert (f"{mu:.4f}", f"{phi:.4f}") == ("-0.2069", "0.8722")
    assert (f"{173.7178 * round(mu, 4) + 1500:.2f}", f"{173.7178 * round(phi, 4):.2f}") == ("1464.06", "151.52")
    # The paper cuts the volatility off after five digits.
    assert f"{after.volatility:.6f}" == "0.059996"
    # The same without rounding on the way.
    assert (after.mean, after.deviation) == pytest.approx((1464.0507, 151.5165), abs=5e-5)


@pytest.mark.parametrize(
    ("difference", "score"), [(0, 0.5), (100, 0.640065), (200, 0.759747), (400, 10 / 11), (-400, 1 / 11)]
)
def test_certain_ratings_are_expected_to_score_as_elo_says(difference, score):
    sure = 1e-6
    assert SYSTEM.expected_score([Rating(1500 + difference, sure)], [Rating(1500, sure)], 0) == pytest.approx(score)


def test_uncertainty_moves_the_expected_score_towards_one_half():
    scores = [SYSTEM.expected_score([Rating(1700, deviation)], [Rating(1500, 60)], 0) for deviation in (50, 100, 300)]
    assert scores == sorted(scores, reverse=True)
    assert scores[-1] > 0.5


def test_a_side_is_as_strong_as_the_mean_of_its_members():
    pair, single = [Rating(1400, 1e-6), Rating(1800, 1e-6)], [Rating(1600, 1e-6)]
    assert SYSTEM.expected_score(pair, single, 0) == pytest.approx(0.5)
    assert SYSTEM.expected_score(pair, [Rating(1500, 1e-6)], 0) == pytest.approx(0.640065)


def test_a_pair_is_known_better_than_its_members():
    """The mean of two independent estimates has half their variance."""
    pair = SYSTEM.expected_score([Rating(1700, 100)] * 2, [Rating(1500, 1e-6)], 0)
    single = SYSTEM.expected_score([Rating(1700, 100 / sqrt(2))], [Rating(1500, 1e-6)], 0)
    assert pair == pytest.approx(single)


def test_partners_share_what_a_game_tells():
    """With equal deviations both move by the same amount, and less than a player who plays alone."""
    own, other = [Rating(1500, 80), Rating(1700, 80)], [Rating(1600, 80)] * 2
    pair, _ = SYSTEM.rate_game(own, other, 1, 0)
    gains = [after.mean - before.mean for before, after in zip(own, pair, strict=True)]
    assert gains[0] == pytest.approx(gains[1], rel=1e-3)
    (alone,), _ = SYSTEM.rate_game([Rating(1600, 80)], [Rating(1600, 80)], 1, 0)
    assert gains[0] == pytest.approx((alone.mean - 1600) / 2, rel=0.05)
    assert pair[0].deviation > alone.deviation


def test_the_uncertain_partner_moves_more():
    (known, new), _ = SYSTEM.rate_game([Rating(1500, 60), Rating(1500, 300)], [Rating(1500, 60)] * 2, 1, 0)
    assert new.mean - 1500 > 10 * (known.mean - 1500) > 0


def exact_posterior(own: Rating, weight: float, rest_mean: float, rest_variance: float) -> tuple[float, float]:
    """Mean and deviation of a member's strength after a won game, by numerical integration over all strengths."""
    steps = [step / 20 for step in range(-120, 121)]
    phi = own.deviation / POINTS
    total = first = second = 0.0
    for one in steps:
        mu = phi * one
        likelihood = sum(
            exp(-rest * rest / 2) / (1 + exp(-(weight * mu + rest_mean + sqrt(rest_variance) * rest))) for rest in steps
        )
        density = exp(-one * one / 2) * likelihood
        total, first, second = total + density, first + density * mu, second + density * mu * mu
    mean = first / total
    return POINTS * mean, POINTS * sqrt(second / total - mean * mean)


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ([(1500, 100)], [(1500, 100)]),
        ([(1500, 110)], [(1700, 80)]),
        ([(1500, 100), (1500, 100)], [(1500, 100), (1500, 100)]),
        ([(1400, 60), (1650, 110)], [(1500, 80), (1620, 100)]),
        ([(1600, 110), (1500, 60), (1450, 90)], [(1500, 80)]),
    ],
)
def test_updates_are_near_the_exact_posterior(own, other):
    """The formulas for sides approximate Bayes' theorem: within 5 % of the change of the mean, 1 % of the deviation."""
    own_side, other_side = [Rating(*values) for values in own], [Rating(*values) for values in other]
    after, _ = SYSTEM.rate_game(own_side, other_side, 1, 0)
    weight, other_weight = 1 / len(own), 1 / len(other)
    difference = sum(mean for mean, _ in own) * weight - sum(mean for mean, _ in other) * other_weight
    for number, (before, found) in enumerate(zip(own_side, after, strict=True)):
        partners = sum((weight * deviation) ** 2 for place, (_, deviation) in enumerate(own) if place != number)
        opponents = sum((other_weight * deviation) ** 2 for _, deviation in other)
        rest = (partners + opponents) / POINTS**2
        gain, deviation = exact_posterior(before, weight, difference / POINTS, rest)
        assert found.mean - before.mean == pytest.approx(gain, rel=0.05)
        assert found.deviation == pytest.approx(deviation, rel=0.01)


def test_a_deviation_of_60_grows_to_110_in_a_year():
    """The rate of lichess.org, with the volatility for which it was chosen."""
    assert SYSTEM.at(Rating(1500, 60, 0.06, 0), YEAR).deviation == pytest.approx(110, abs=0.01)


def test_growth_does_not_depend_on_the_steps_in_which_it_is_computed():
    rating = Rating(1500, 60, 0.06, 0)
    steps = rating
    for week in range(1, 53):
        steps = SYSTEM.at(steps, week * 7 * DAY)
    assert steps.deviation == pytest.approx(SYSTEM.at(rating, 52 * 7 * DAY).deviation)


def test_a_player_who_returns_gains_more():
    (soon,), _ = SYSTEM.rate_game([Rating(1500, 60, 0.06, 0)], [Rating(1500, 60)], 1, DAY)
    (late,), _ = SYSTEM.rate_game([Rating(1500, 60, 0.06, 0)], [Rating(1500, 60)], 1, YEAR)
    assert late.mean > soon.mean + 10
    assert late.time == YEAR


def test_an_opponent_who_returns_counts_less():
    own = Rating(1500, 80)
    (soon,), _ = SYSTEM.rate_game([own], [Rating(1500, 60, 0.06, 0)], 1, DAY)
    (late,), _ = SYSTEM.rate_game([own], [Rating(1500, 60, 0.06, 0)], 1, 5 * YEAR)
    assert 1500 < late.mean < soon.mean


def test_an_earlier_time_counts_as_that_of_the_last_game():
    sides = [Rating(1500, 80, 0.06, 1_000)], [Rating(1600, 80, 0.06, 2_000)]
    early, late = SYSTEM.rate_game(*sides, 1, 0), SYSTEM.rate_game(*sides, 1, 1_000)
    assert early == late
    assert [rating.time for side in early for rating in side] == [1_000, 2_000]


def test_a_surprise_raises_the_volatility_and_an_expected_result_lowers_it():
    (surprise,), (expected,) = SYSTEM.rate_game([Rating(1200, 50)], [Rating(1900, 50)], 1, 0)
    assert min(surprise.volatility, expected.volatility) > 0.09
    (usual,), _ = SYSTEM.rate_game([Rating(1900, 50)], [Rating(1200, 50)], 1, 0)
    assert usual.volatility < 0.09


@pytest.mark.parametrize("score", [2, -0.5, 0.75, float("nan")])
def test_other_scores_are_refused(score):
    with pytest.raises(ValueError, match=r"the score of a game is 1, 0\.5 or 0"):
        SYSTEM.rate_game([Rating()], [Rating()], score, 0)


def test_a_side_without_players_is_refused():
    with pytest.raises(ValueError, match="at least one player"):
        SYSTEM.rate_game([Rating()], [], 1, 0)
    with pytest.raises(ValueError, match="at least one player"):
        SYSTEM.expected_score([], [Rating()], 0)


def test_a_time_that_is_no_whole_number_is_refused():
    with pytest.raises(ValueError, match="whole number of seconds"):
        SYSTEM.rate_game([Rating()], [Rating()], 1, 1.5)  # type: ignore[arg-type]
