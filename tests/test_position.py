"""A position and how it was reached: made, checked, written and read."""

import pickle

import pytest
from hypothesis import given, settings

import hexad
from hexad.options import OptionError
from hexad.position import NumberedMoveError, Position

from .record.samples import boards


@settings(deadline=None, max_examples=50)
@given(boards())
def test_every_board_can_be_made_again(board):
    position = Position.of(board)
    assert position.board() == board
    assert position.board().moves == board.moves
    assert position.start() == board.root()
    assert Position.from_json(position.as_json()) == position


@pytest.mark.parametrize("game", hexad.GAMES)
def test_a_position_is_the_start_by_default(game):
    position = Position(game)
    assert position.board() == hexad.GAMES[game].Board()
    assert position.as_json() == {"game": game}
    assert Position.from_json({"game": game, "id": 7}) == position


def test_a_bad_move_is_named_by_its_number():
    with pytest.raises(NumberedMoveError) as caught:
        Position("abalone", moves=("a1b2", "a1b2")).board()
    error = caught.value
    assert (error.number, error.move, error.rule) == (2, "a1b2", error.error.rule)
    assert error.code == error.error.code
    assert error.text == f"Move 2 (a1b2): {error.error.text}"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({}, "game is 'None': expected abalone or six"),
        ({"game": "go"}, "game is 'go': expected abalone or six"),
        ({"game": ["six"]}, "game is \"['six']\": expected abalone or six"),
        ({"game": "six", "fen": 3}, "expected a text as fen, an object as options"),
        ({"game": "six", "options": []}, "expected a text as fen, an object as options"),
        ({"game": "six", "moves": "2,-1"}, "expected a list of texts"),
        ({"game": "six", "moves": [2]}, "expected a list of texts"),
    ],
)
def test_json_that_is_not_a_position_is_refused(data, text):
    with pytest.raises(ValueError, match="expected") as caught:
        Position.from_json(data)
    assert text in str(caught.value)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"rules": "basic"}, "wrong-option"),
        ({"layout": "nowhere"}, "bad-position"),
        ({"repetition": 0}, "bad-position"),
    ],
)
def test_options_are_checked_when_a_position_is_made(options, code):
    with pytest.raises(OptionError) as caught:
        Position("abalone", options=options)
    assert caught.value.code == code
    assert pickle.loads(pickle.dumps(caught.value)).code == code


def test_a_position_starts_in_one_place():
    with pytest.raises(OptionError) as caught:
        Position("abalone", hexad.abalone.LAYOUTS["pyramid"], {"layout": "pyramid"})
    assert caught.value.code == "two-positions"


def test_a_text_that_is_not_a_position_is_refused_by_the_board():
    with pytest.raises(hexad.InvalidPositionError):
        Position("six", "nonsense").board()
