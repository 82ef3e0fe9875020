"""Detects a loss of strength: the engine must beat simple opponents, which run as real programs."""

from __future__ import annotations

import sys

import pytest

from hexad.arena import MatchTimeControl

from .matches import opponent, planned, played

# About the number of nodes that a slow core searches in 50 ms; the same on every machine.
TIME_CONTROL = MatchTimeControl(nodes=5_000)


@pytest.mark.parametrize("game", ["abalone", "six"])
@pytest.mark.parametrize(("name", "pairs"), [("random_mover", 3), ("greedy", 3), ("fixed_depth", 1)])
def test_full_strength_wins_every_game(game, name, pairs):
    results = played(
        planned(game, "engine", opponent(name, game), pairs=pairs, time_control=TIME_CONTROL, concurrency=2)
    )
    assert results.counts() == (2 * pairs, 0, 0)
    assert results.failures(1) == {}


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_the_greedy_opponent_beats_the_random_one(game):
    wins, _, losses = played(planned(game, "greedy", "random", pairs=4)).counts()
    assert wins > losses


def test_the_hexad_program_can_play_a_match():
    match = planned(
        "abalone", "engine", f"ugi:{sys.executable} -m hexad ugi abalone", time_control=MatchTimeControl(nodes=1_000)
    )
    results = played(match)
    assert results.failures(0) == results.failures(1) == {}
    assert results.games == 2
