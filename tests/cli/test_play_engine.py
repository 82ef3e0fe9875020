"""`hexad play --level`: one person against the engine, with moves read from lines."""

from __future__ import annotations

import pytest

from hexad.record import read_game

from .lines import LAST_PUSH, failure, hexad

# Black threatens a ring; the engine must answer on 0,2.
THREAT = "3R/1BBRR/BRB/1B@0,-1 16 17 r basic 6"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(*args, lines):
    return hexad("play", *args, given="\n".join([*lines, ""]))


def test_the_engine_answers_each_move_and_is_named_in_the_record():
    answer = play("six", "--level", 1, "--save", "a.hgn", lines=["2,-1"])
    game = read_game("a.hgn")
    assert answer.out.startswith("1. 2,-1\n1... ")
    assert len(list(game.mainline())) == 2
    assert game.tags["Red"] == "Hexad, level 1 (first steps)"


def test_the_engine_begins_if_the_person_plays_the_other_side():
    answer = play("abalone", "--level", 2, "--side", "white", "--save", "a.hgn", lines=[])
    assert answer.out.startswith("1. ")
    assert read_game("a.hgn").tags["Black"] == "Hexad, level 2 (beginner)"


@pytest.mark.parametrize("level", [4, 9])
def test_the_engine_stops_the_only_threat(level):
    answer = play("six", "--fen", THREAT, "--level", level, "--side", "black", "--save", "a.hgn", lines=[])
    assert answer.out.startswith("6... 0,2\n")


def test_the_engine_takes_a_win_in_one():
    answer = play("abalone", "--fen", LAST_PUSH, "--level", 9, "--side", "white", lines=["n"])
    assert answer.out == "40. a3a4\nBlack wins: six pushed off (A15)\n"


def test_undo_takes_the_engines_answer_back_too():
    answer = play("six", "--level", 1, "--save", "a.hgn", lines=["2,-1", "undo", "2,0"])
    assert "2,-1 " in answer.out
    assert " is taken back." in answer.out
    assert next(str(node.move) for node in read_game("a.hgn").mainline()) == "2,0"


def test_undo_keeps_the_engines_opening_move():
    answer = play("six", "--level", 1, "--side", "red", "--save", "a.hgn", lines=["undo"])
    assert len(list(read_game("a.hgn").mainline())) == 1
    assert " is taken back." in answer.out


def test_a_hint_is_a_legal_move_with_its_score():
    answer = play("abalone", "--fen", LAST_PUSH, "--save", "a.hgn", lines=["hint"])
    assert "The engine would play a3a4 (win in 1)." in answer.out


def test_the_engine_declines_a_draw_if_it_prefers_to_play_on():
    answer = play("six", "--level", 1, "--save", "a.hgn", lines=["draw"])
    assert "Red plays on." in answer.out


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--level", 11], "11 is not a level: expected 1 to 10"),
        (["--level", "x"], "x is not a level: expected 1 to 10"),
        (["--level", 3, "--side", "white"], "white is not a side: expected black or red"),
        (["--side", "red"], "--side is your side against the engine: add --level N"),
    ],
)
def test_invalid_opponents_are_refused(args, sentence):
    assert failure("play", "six", *args) == sentence
