"""The measurements of how ratings develop, on a small season."""

from __future__ import annotations

import pytest

from bench.ratings.course import course
from bench.ratings.scores import log_loss
from bench.ratings.season import Kind
from hexad.ratings import Rating


@pytest.fixture(scope="module")
def found():
    return course(Kind(players=200, days=60), seed=1)


def test_ratings_are_established_after_some_games(found):
    assert len(found.until_established) > 50
    assert all(5 <= games <= found.played[player] for player, games in found.until_established.items())


def test_ratings_of_players_with_many_games_become_established(found):
    regulars = {player for player, games in enumerate(found.played) if games >= 100}
    assert regulars
    assert regulars <= set(found.until_established)


def test_the_constant_volatility_is_that_of_a_new_player(found):
    start = Rating().volatility
    assert all(rating.volatility == pytest.approx(start, rel=1e-4) for rating in found.constant.ratings)
    assert any(rating.volatility != pytest.approx(start, rel=1e-4) for rating in found.pool.ratings)


def test_both_predict_the_same_games(found):
    scores = [prediction.score for prediction in found.predictions]
    assert [prediction.score for prediction in found.constant_predictions] == scores
    assert log_loss(found.constant_predictions) == pytest.approx(log_loss(found.predictions), abs=0.005)
