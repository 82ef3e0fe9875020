"""The short form of `make soak`, on SQLite and by the number of visits, and the definition of flatness."""

from __future__ import annotations

import asyncio

from tests.server.client import Server

from .flatness import trends
from .report import plot
from .sampler import COLUMNS, Sample
from .soak import GAMES_IN_MEMORY, Soak, limits

# About half of the visits are games: the first ones fill the cache of games.
VISITS = 250
# MB between two idle moments. So few games show large leaks only; `make soak` shows small ones.
MAX_GROWTH = 10.0


def test_server_uses_no_more_after_many_games(tmp_path):
    env = {"HEXAD_LIMITS": limits(processes=1)}
    with Server(tmp_path / "data", "--engines", "1", env=env, fresh=True) as server:
        result = asyncio.run(Soak(server, slots=10).compare(VISITS, MAX_GROWTH))
    assert not result.faults, result
    assert result.before.games >= GAMES_IN_MEMORY, "the cache of games is not full after the first half"
    assert result.games > GAMES_IN_MEMORY


def _samples(memory, tasks) -> list[Sample]:
    return [
        Sample(second, memory(second), 50, 8, tasks(second), 20, 100, 3) for second in (float(one) for one in range(60))
    ]


def test_growth_is_found_and_peaks_are_not_growth():
    flat = {one.name: one for one in trends(_samples(lambda t: 80 + 20 * (t % 7 == 0), lambda t: 40), 5, 100)}
    assert all(trend.is_flat for trend in flat.values())
    full = trends(_samples(lambda t: min(80 + 5 * t, 180), lambda t: 40), 5, 100)
    assert all(trend.is_flat for trend in full), "a cache that is full before the last half"
    growing = {one.name: one for one in trends(_samples(lambda t: 80 + t, lambda t: 40 + 2 * t), 5, 100)}
    assert not growing["memory"].is_flat
    assert not growing["tasks"].is_flat
    assert growing["threads"].is_flat


def test_plot_has_a_curve_for_each_column():
    assert plot(_samples(lambda t: t, lambda t: t)).count("<polyline") == len(COLUMNS)
