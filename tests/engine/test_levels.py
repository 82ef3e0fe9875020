"""Levels 1 to 10: their search depth and their deliberate mistakes."""

from __future__ import annotations

from collections import Counter

import pytest

import hexad
from hexad._core import Chooser
from hexad.engine import Engine, Info, Limit, Score
from hexad.engine.levels import LEVELS, choose

GAMES = ("abalone", "six")


def info(points: int, rank: int = 1) -> Info:
    return Info(rank, 1, Score(points), ("move",), 1, 0.0, 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_ten_levels_and_the_last_has_no_limit(game: str) -> None:
    levels = LEVELS[game]
    assert len(levels) == len({level.name for level in levels}) == 10
    assert levels[-1][1:] == (None, None, 1, 0)


@pytest.mark.parametrize("game", GAMES)
def test_no_level_searches_less_deeply_than_the_one_below(game: str) -> None:
    sights = [(level.depth, level.nodes) for level in LEVELS[game][:-1]]
    assert sights == sorted(sights)


def test_the_worse_a_line_is_the_less_often_it_is_taken() -> None:
    chooser = Chooser("1")
    infos = [info(100), info(80, 2), info(0, 3)]
    taken = Counter(choose(infos, 40, chooser).score.points for _ in range(2000))
    assert taken[100] > taken[80] > taken[0]
    # 20 points are 40 half points: e times less often.
    assert 0.25 < taken[80] / taken[100] < 0.5


def test_without_mistakes_the_best_line_is_chosen_in_any_order() -> None:
    assert choose([info(3), info(8, 2)], 0, Chooser("1")).score.points == 8


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", range(1, 10))
def test_every_level_plays_a_legal_move_without_a_limit(game: str, level: int) -> None:
    board = hexad.GAMES[game].Board()
    assert Engine(game, hash_mb=1, seed=3).play(board, level=level).move in board.legal_moves


def test_a_seed_makes_the_mistakes_repeatable() -> None:
    def opening() -> list[str]:
        engine, board = Engine("abalone", hash_mb=1, seed=7), hexad.abalone.Board()
        for _ in range(8):
            board.push(engine.play(board, level=1).move)
        return [str(move) for move in board.moves]

    assert opening() == opening()


def test_full_strength_needs_a_limit_and_levels_end_at_ten() -> None:
    engine = Engine("six", hash_mb=1)
    with pytest.raises(ValueError, match="full strength needs a limit"):
        engine.play(hexad.six.Board())
    with pytest.raises(ValueError, match="level is 11: expected 1 to 10"):
        engine.play(hexad.six.Board(), Limit(depth=1), level=11)


@pytest.mark.parametrize("game", GAMES)
def test_a_higher_level_beats_a_much_lower_one(game: str) -> None:
    for high_is_black in (True, False):
        engine = Engine(game, hash_mb=1, seed=5)
        board = hexad.GAMES[game].Board(ply_limit=300)
        while not board.is_over:
            level = 6 if (board.turn is hexad.BLACK) == high_is_black else 1
            board.push(engine.play(board, level=level).move)
        outcome = board.outcome()
        assert outcome is not None
        assert (outcome.winner is hexad.BLACK) == high_is_black
