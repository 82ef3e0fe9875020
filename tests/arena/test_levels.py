"""Levels as players: they need no limit, respect a given limit, and make the same mistakes in the same game."""

from __future__ import annotations

import pytest

import hexad
from hexad.arena import MatchTimeControl, PlayerSpec
from hexad.arena.time_control import Turn
from hexad.engine.levels import LEVELS
from hexad.record import read_games

from .matches import planned, played

NO_LIMIT = MatchTimeControl()
GAMES = ("abalone", "six")


def moves_of(path):
    return {game.tags["Round"]: [str(node.move) for node in game.mainline()] for game in read_games(path)}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_between_levels_is_the_same_each_time_on_any_number_of_threads(game, tmp_path):
    paths = [tmp_path / f"{number}.hgn" for number in (1, 3)]
    for path, threads in zip(paths, (1, 3), strict=True):
        match = planned(game, "engine:level=3", "engine:level=1", pairs=3, concurrency=threads, time_control=NO_LIMIT)
        results = played(match, path)
        assert results.games == 6
        assert results.failures(0) == results.failures(1) == {}
    assert moves_of(paths[0]) == moves_of(paths[1])


def test_mistakes_differ_from_game_to_game(tmp_path):
    path = tmp_path / "match.hgn"
    # Without random opening moves, the games differ only by the levels' deliberate mistakes.
    played(
        planned("abalone", "engine:level=1", "engine:level=1", pairs=3, plies=0, ply_limit=12, time_control=NO_LIMIT),
        path,
    )
    games = [tuple(moves) for moves in moves_of(path).values()]
    assert len(games) == len(set(games)) == 6


@pytest.mark.parametrize("game", GAMES)
def test_a_level_searches_no_deeper_than_its_depth_and_the_limit(game):
    board = hexad.GAMES[game].Board()
    player = PlayerSpec.parse("engine:level=5").make(game)
    player.begin("1")
    assert player.choose(board, Turn(NO_LIMIT, None, 0)).depth == LEVELS[game][4].depth
    assert player.choose(board, Turn(MatchTimeControl(depth=1), None, 0)).depth == 1


def test_a_higher_level_beats_a_lower_one():
    results = played(planned("six", "engine:level=6", "engine:level=1", pairs=2, time_control=NO_LIMIT))
    assert results.counts() == (4, 0, 0)


@pytest.mark.parametrize("level", [0, 11])
def test_unknown_levels_are_refused(level):
    with pytest.raises(ValueError, match=f'"engine:level={level}" is not a player: level is {level}, expected 1 to 10'):
        PlayerSpec.parse(f"engine:level={level}")


@pytest.mark.parametrize("spec", ["engine", "engine:level=10", "ugi:./other"])
def test_full_strength_and_programs_need_a_limit(spec):
    said = f"nothing ends a move of {spec}: expected a time, a clock, nodes or a depth"
    with pytest.raises(ValueError, match=said):
        planned("six", "engine:level=9", spec, time_control=NO_LIMIT)
