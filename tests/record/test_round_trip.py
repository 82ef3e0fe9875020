"""The law of the writer: a written game is read back unchanged, and writing it again gives the same text."""

from __future__ import annotations

import io
import random

import pytest
from hypothesis import HealthCheck, given, settings

import hexad
from hexad.record import Eval, Game, parse_game, parse_games, read_games, write_game, write_games

from .samples import ABALONE, SIX, evals, games, words


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(games())
def test_reading_what_was_written(game):
    text = str(game)
    again = parse_game(text)
    assert again == game
    assert str(again) == text


@settings(deadline=None)
@given(words(), words())
def test_any_comment_survives(comment, before):
    game = Game(hexad.abalone.Board())
    node = game.play("c3d3")
    game.root.comment = node.comment = comment
    node.comment_before = before
    assert parse_game(str(game)) == game


def test_a_comment_is_not_cut_where_it_looks_like_another_record():
    game = Game(hexad.abalone.Board())
    game.play("c3d3").comment = f'{"x" * 70} \x85 [Event"{"y" * 80}"]'
    assert parse_game(str(game)) == game


@settings(deadline=None)
@given(words())
def test_any_tag_survives(value):
    game = Game(hexad.abalone.Board(), {"Black": value})
    assert parse_game(str(game)) == game


@settings(deadline=None)
@given(evals())
def test_any_evaluation_survives(evaluation):
    assert Eval.parse(str(evaluation)) == evaluation


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("abalone", {"layout": "belgian-daisy"}),
        ("six", {}),
        ("six", {"rules": "advanced", "ply_limit": 120}),
        ("six", {"rules": "advanced", "declare": "manual", "players": 4, "begins": 2, "ply_limit": 120}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_at_random(name, options, seed):
    chance = random.Random(seed)
    board = hexad.GAMES[name].Board(**options)
    while not board.is_over and len(board.moves) < 150:
        board.push(chance.choice(board.legal_moves))
    game = Game.from_board(board)
    again = parse_game(str(game))
    assert again == game
    assert again.end() == board
    outcome = board.outcome()
    assert again.result == ("*" if outcome is None else outcome.result)


@pytest.mark.parametrize("text", [ABALONE, SIX])
def test_a_record_in_canonical_form_is_written_as_it_was(text):
    assert str(parse_game(text)) + "\n" == text


def test_movetext_is_wrapped_at_eighty_columns():
    game = Game(hexad.abalone.Board(repetition=None))
    for _ in range(30):
        for move in ("c3d3", "g5f5", "d3c3", "f5g5"):
            game.play(move).comment = "a comment of some words"
    lines = str(game).split("\n\n")[1].splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert all(len(line) > 60 for line in lines[:-1])
    assert not any(line.endswith(".") for line in lines)


def test_a_word_that_is_too_long_gets_a_separate_line():
    game = Game(hexad.abalone.Board())
    game.play("c3d3").comment = "x" * 200
    assert str(game).endswith("\n1. c3d3\n{" + "x" * 200 + "}\n*")


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(games(), games())
def test_files_of_several_games(one, other):
    file = io.StringIO()
    write_game(one, file)
    write_games([other, one], file)
    assert list(parse_games(file.getvalue())) == [one, other, one]


def test_writing_to_a_path(tmp_path):
    path = tmp_path / "games.hgn"
    games = [parse_game(ABALONE), parse_game(SIX)]
    games[0].tags["Black"] = "Łukasz"
    write_games(games, path)
    assert list(read_games(path)) == games
    assert b"\r" not in path.read_bytes()
    write_game(games[1], str(path))
    assert list(read_games(path)) == [games[1]]
