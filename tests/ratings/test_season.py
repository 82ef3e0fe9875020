"""A simulated season of 2,000 players: established players score what their ratings predict."""

from __future__ import annotations

import pytest

from bench.ratings.glicko2_pool import Glicko2Pool
from bench.ratings.scores import Prediction, calibration, quantiles
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
