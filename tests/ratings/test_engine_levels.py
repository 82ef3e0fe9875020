"""The levels of the engine on the scale of ratings."""

from __future__ import annotations

import random
from math import exp

import pytest

from bench.ratings.engine_levels import POINTS, Duel, fitted
from hexad.engine.levels import FULL, LEVELS
from hexad.ratings import Rating
from hexad.ratings.engine_levels import ANCHOR_LEVEL, LEVEL_DISTANCES, LevelGame, anchor_rating, level_ratings

GAMES = sorted(LEVELS)


@pytest.mark.parametrize("game", GAMES)
def test_higher_levels_have_higher_ratings(game):
    distances = LEVEL_DISTANCES[game]
    assert len(distances) == FULL
    assert list(distances) == sorted(set(distances))
    assert distances[ANCHOR_LEVEL - 1] == 0


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_where_people_meet_them(game):
    """People of known strength play against all levels, which are 180 points above what is assumed without games."""
    source = random.Random(5)
    games = []
    for _ in range(400):
        level, mean = source.randrange(1, FULL + 1), source.uniform(1200, 2000)
        engine = 1680 + LEVEL_DISTANCES[game][level - 1]
        score = float(source.random() < 1 / (1 + exp((mean - engine) / POINTS)))
        games.append(LevelGame(level, Rating(mean, 50), score))
    anchor = anchor_rating(game, games)
    assert not anchor.is_provisional
    assert anchor.mean == pytest.approx(1680, abs=2 * anchor.deviation)
    ratings = level_ratings(game, anchor)
    assert ratings[ANCHOR_LEVEL - 1] == anchor
    assert [rating.mean for rating in ratings] == sorted(rating.mean for rating in ratings)


def test_without_games_ratings_are_provisional():
    assert all(rating.is_provisional for rating in level_ratings("six", anchor_rating("six", [])))


def test_ratings_stay_on_the_scale():
    lost = [LevelGame(1, Rating(100, 45), 0.0)] * 300
    won = [LevelGame(10, Rating(4000, 45), 1.0)] * 300
    for games in (lost, won):
        assert all(100 <= rating.mean <= 4000 for rating in level_ratings("abalone", anchor_rating("abalone", games)))


def test_the_fit_finds_the_distances_that_made_the_scores():
    truth = [(level - ANCHOR_LEVEL) * 120.0 for level in range(1, FULL + 1)]
    duels = []
    for first in range(1, FULL + 1):
        for second in range(first + 1, min(FULL, first + 2) + 1):
            expected = 1 / (1 + exp((truth[second - 1] - truth[first - 1]) / POINTS))
            duels.append(Duel(first, second, 100_000, 100_000 * expected))
    found = fitted(duels)
    assert [distance for distance, _ in found] == pytest.approx(truth, abs=1)
    assert found[ANCHOR_LEVEL - 1][1] == 0
    assert all(0 < error < 5 for level, (_, error) in enumerate(found, 1) if level != ANCHOR_LEVEL)
