"""A simulated season of 2,000 players: established players score what their ratings predict."""

from __future__ import annotations

from math import log, sqrt

import pytest

from bench.ratings.glicko2_pool import Glicko2Pool
from bench.ratings.players import mean_strength, uneven_strength
from bench.ratings.scores import Prediction, brier_score, calibration, log_loss, quantiles
from bench.ratings.season import Kind, Season
from tests.profiles import IS_LONG

MAX_ERROR = 0.02
MIN_GAMES = 6_000


def predictions(kind: Kind, seed: int) -> list[Prediction]:
    """Predictions and results of the games in which nobody's rating is provisional."""
    pool = Glicko2Pool(kind.players)
    found = []
    for game in Season(seed, kind).games(pool):
        if pool.is_established(game):
            found.append(Prediction(pool.expected_score(game), game.score))
        pool.rate(game)
    return found


@pytest.mark.parametrize("seed", range(1, 6) if IS_LONG else (1,))
def test_established_players_score_as_predicted(seed):
    found = predictions(Kind(), seed)
    for tenths in (calibration(found), quantiles(found)):
        assert len(tenths) == 10
        assert min(tenth.games for tenth in tenths) >= MIN_GAMES
        assert [tenth for tenth in tenths if abs(tenth.observed - tenth.predicted) > MAX_ERROR] == []


@pytest.mark.parametrize("strength", [mean_strength, uneven_strength] if IS_LONG else [mean_strength])
def test_established_teams_score_as_predicted(strength):
    """A game tells less about a member of a team, so 2,000 players have few games in which four are established.

    With 2,500 games a tenth has a standard error of one percentage point. So a tenth fails if it is further from the
    prediction than two points by three standard errors, which happens to one of ten tenths in a hundred seasons.
    """
    tenths = quantiles(predictions(Kind(team_size=2, players=5_000 if IS_LONG else 2_000, strength=strength), seed=1))
    assert min(tenth.games for tenth in tenths) >= (MIN_GAMES if IS_LONG else 2_500)
    wrong = [one for one in tenths if abs(one.observed - one.predicted) > MAX_ERROR + 3 * one.error]
    assert wrong == []


def test_how_predictions_are_scored():
    certain, even = Prediction(1.0, 1.0), Prediction(0.5, 0.5)
    assert log_loss([certain]) == pytest.approx(0, abs=1e-5)
    assert log_loss([even]) == pytest.approx(log(2))
    assert brier_score([certain, Prediction(0.5, 1.0)]) == 0.125
    games = [Prediction(0.25, score) for score in (1, 0, 0, 0)] + [Prediction(0.95, 0.5)]
    assert calibration(games) == [(4, 0.25, 0.25, pytest.approx(sqrt(3) / 8)), (1, 0.95, 0.5, 0)]
    assert [tenth.games for tenth in quantiles(games * 4)] == [2] * 10
