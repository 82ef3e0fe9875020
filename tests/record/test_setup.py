"""From tags to the board that a game starts from, and back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

import hexad
from hexad.record import Game, parse_game
from hexad.record.setup import board_of, setup_names, setup_tags

from .samples import boards, record


@settings(deadline=None)
@given(boards())
def test_every_board_survives_its_tags(board):
    again = board_of(setup_tags(board))
    assert type(again) is type(board)
    assert again.start_fen == board.start_fen
    assert again.options == board.options


@pytest.mark.parametrize("name", hexad.GAMES)
def test_every_option_of_a_board_has_a_tag(name):
    game = hexad.GAMES[name]
    assert {game.options[option].tag for option in game.Board().options} <= set(setup_names(name))


@pytest.mark.parametrize("layout", sorted(hexad.abalone.LAYOUTS))
def test_layouts_have_names(layout):
    game = parse_game(record("*", f'[Layout "{layout}"]'))
    assert game.board().start_fen == hexad.abalone.LAYOUTS[layout]
    assert game.tags["Layout"] == layout
    assert parse_game(record("*", f'[FEN "{hexad.abalone.LAYOUTS[layout]}"]')) == game


def test_other_positions_are_written_as_they_are():
    fen = "5/6/7/8/3Ss4/8/7/6/5 2 3 w 4 31"
    game = Game(hexad.abalone.Board(fen))
    assert game.tags["FEN"] == fen
    assert "Layout" not in game.tags
    game.play("e5e6")
    assert str(game).endswith("\n\n31... e5e6 *")
    assert parse_game(str(game)) == game


def test_defaults_are_not_written():
    assert list(setup_tags(hexad.abalone.Board())) == ["Game", "Notation", "Layout"]
    assert list(setup_tags(hexad.six.Board())) == ["Game", "Notation", "Rules", "Declare"]


def test_all_options_of_six():
    board = hexad.six.Board(
        rules="advanced", declare="manual", first_move="free", players=4, begins=2, repetition=None, ply_limit=300
    )
    assert setup_tags(board) == {
        "Game": "six", "Notation": "1", "Rules": "advanced", "Declare": "manual", "FirstMove": "free", "Players": "4",
        "Repetition": "off", "PlyLimit": "300", "Begins": "2",
    }  # fmt: skip


def test_all_options_of_abalone():
    board = hexad.abalone.Board(layout="snakes", repetition=None, ply_limit=200, quiet_limit=50)
    assert setup_tags(board) == {
        "Game": "abalone", "Notation": "1", "Layout": "snakes", "Repetition": "off", "PlyLimit": "200",
        "QuietLimit": "50",
    }  # fmt: skip


def test_words_are_read_in_any_case():
    game = parse_game('[Game "Six"]\n[Rules "Advanced"]\n[Repetition "OFF"]\n\n*')
    assert game.board().options["rules"] == "advanced"
    assert game.board().options["repetition"] is None
    assert game.tags["Game"] == "six"


def test_the_rules_of_six_may_be_given_by_the_position_only():
    game = parse_game('[Game "six"]\n[FEN "BR@0,0 20 20 b advanced 1"]\n\n*')
    assert game.tags["Rules"] == "advanced"


@pytest.mark.parametrize(
    ("variant", "layout"),
    [("belgian", "belgian-daisy"), ("German Daisy", "german-daisy"), ("classic", "standard"), ("snakes", "snakes")],
)
def test_variants_of_other_programs_are_layouts(variant, layout):
    game = parse_game(f'[Variant "{variant}"]\n[Notation "Aba-Pro"]\n[Plies "0"]\n\n*')
    assert game.tags["Layout"] == layout
    assert game.tags["Notation"] == "1"
    assert game.tags["Plies"] == "0"
    assert "Variant" not in game.tags


def test_repetition_is_off_in_records_of_other_programs_by_default():
    moves = " ".join(["c3d3 g5f5 d3c3 f5g5"] * 3)
    game = parse_game(f'[Notation "Aba-Pro"]\n\n{moves} *')
    assert game.tags["Repetition"] == "off"
    assert game.end().outcome() is None
    assert parse_game(str(game)) == game
    game = parse_game('[Notation "Aba-Pro"]\n[Repetition "3"]\n\n*')
    assert "Repetition" not in game.tags
    assert game.board().options["repetition"] == 3


def test_records_of_hexad_end_after_a_draw():
    with pytest.raises(hexad.IllegalMoveError, match=":3:"):
        parse_game(record(" ".join(["c3d3 g5f5 d3c3 f5g5"] * 3) + " *"))
