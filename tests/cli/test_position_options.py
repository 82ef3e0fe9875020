"""Every command takes its position from the same options."""

from __future__ import annotations

import json

import pytest

import hexad as library

from .lines import failure, hexad


def fen(*args, **options):
    return json.loads(hexad("show", *args, "--json", **options).out)["fen"]


def test_the_start_of_each_game():
    assert fen("abalone") == library.abalone.Board().fen()
    assert fen("six") == library.six.Board().fen()


def test_a_layout():
    assert fen("abalone", "--layout", "snakes") == library.abalone.LAYOUTS["snakes"]


def test_a_position_and_moves_from_there():
    board = library.abalone.Board(layout="star")
    board.push("c3c4")
    assert fen("abalone", "--fen", library.abalone.LAYOUTS["star"], "--moves", "c3c4") == board.fen()


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--rules", "advanced"], "BR@0,0 20 20 b advanced 1"),
        (["--players", "4", "--begins", "2"], "BR@0,0 10+10 10+10 b2 basic 1"),
        (["--first-move", "free", "--moves", "0,1"], "BR/B@0,0 19 20 r basic 1"),
        (["--fen", "RB@3,-3 20 20 b basic 1"], "RB@3,-3 20 20 b basic 1"),
    ],
)
def test_the_options_of_six(options, expected):
    assert fen("six", *options) == expected


def test_declaring_by_hand_reaches_the_board():
    moves = "2,-1 0,-1 0,1 2,-2 1,1 3,-2 1,-1 -1,2"
    assert "2,0#" in hexad("moves", "six", "--declare", "manual", "--moves", moves).out.split()
    assert "2,0#" not in hexad("moves", "six", "--moves", moves).out.split()


def test_repetition_can_be_switched_off():
    back_and_forth = " ".join(["c3d3", "g5f5", "d3c3", "f5g5"] * 2)
    assert hexad("moves", "abalone", "--moves", back_and_forth).out == ""
    assert hexad("moves", "abalone", "--repetition", "off", "--moves", back_and_forth).out != ""
    assert hexad("moves", "abalone", "--repetition", "4", "--moves", back_and_forth).out != ""


def test_a_record_and_a_ply(record):
    board = library.abalone.Board()
    for move in ("c3d3", "g5f5"):
        board.push(move)
    assert fen(record, "--ply", "2") == board.fen()
    assert fen(record, "--ply", "0") == library.abalone.Board().fen()
    assert fen(record) != fen(record, "--ply", "2")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess"], 'there is no game or file called "chess": expected abalone, six or a record'),
        (["six", "--layout", "star"], "--layout is an option of Abalone only"),
        (["abalone", "--rules", "basic"], "--rules is an option of Six only"),
        (["abalone", "--first-move", "free"], "--first-move is an option of Six only"),
        (["abalone", "--layout", "moon"], '--layout is "moon": expected standard, belgian-daisy'),
        (["abalone", "--fen", "x"], "expected six (rows"),
        (["abalone", "--fen", "x", "--layout", "star"], "--fen and --layout both say where the game begins"),
        (["six", "--rules", "hard"], '--rules is "hard": expected basic or advanced'),
        (["six", "--players", "3"], '--players is "3": expected 2 or 4'),
        (["six", "--players", "x"], '--players is "x": expected 2 or 4'),
        (["six", "--begins", "2"], "--begins is for four players: add --players 4"),
        (["abalone", "--repetition", "0"], '--repetition is "0": expected a number, 1 or more'),
        (["abalone", "--moves", "c3d3 zz"], "--moves, move 2 (zz): “zz” is not a move"),
        (["abalone", "--moves", "c3e3"], "--moves, move 1 (c3e3): A marble moves by one cell only. (A5)"),
        (["abalone", "--ply", "3"], "--game and --ply are for files with records"),
        (["abalone", "--ply", "-3"], "--game and --ply are for files"),
        (["six", "--wrong"], "no such option: --wrong"),
        ([], "missing argument 'GAME'"),
    ],
)
def test_errors_are_reported_in_one_line(args, said):
    assert said in failure("show", *args)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--ply", "9"], '--ply is "9": expected a number from 0 to 3'),
        (["--game", "3"], "has no game 3: expected 1 to 2"),
        (["--game", "x"], '--game is "x": expected a number, 1 or more'),
        (["--layout", "star"], "already defines how its game begins: leave out --layout"),
        (["--moves", "zz"], "--moves, move 1 (zz)"),
    ],
)
def test_options_that_do_not_fit_a_record_are_refused(record, args, said):
    assert said in failure("show", record, *args)


def test_files_that_are_not_records_are_refused(tmp_path):
    binary, empty = tmp_path / "picture.png", tmp_path / "empty.hgn"
    binary.write_bytes(bytes(range(256)))
    empty.write_text("")
    assert "picture.png:" in failure("show", binary)
    assert "contains no game" in failure("show", empty)
    assert "is a directory" in failure("show", tmp_path)
