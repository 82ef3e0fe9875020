"""Boards as text for terminals, character by character."""

from __future__ import annotations

import re
import unicodedata

import pytest

import hexad
from hexad import text

from .boards import BOARDS, make

ESCAPE = re.compile(r"\x1b\[[\d;]*m")

ABALONE_START = """\
    i  O O O O O
   h  O O O O O O
  g  . . O O O . .
 f  . . . . . . . .
e  . . . . . . . . .
 d  . . . . . . . .  9
  c  . . @ @ @ . .  8
   b  @ @ @ @ @ @  7
    a  @ @ @ @ @  6
        1 2 3 4 5

> Black  @   pushed off  . . . . . .
  White  O   pushed off  . . . . . ."""

ABALONE_FLIPPED = """\
     5 4 3 2 1
   6  @ @ @ @ @  a
  7  @ @ @ @ @ @  b
 8  . . @ @ @ . .  c
9  . . . . . . . .  d
  . . . . . . . . .  e
   . . . . . . . .  f
    . . O O O . .  g
     O O O O O O  h
      O O O O O  i

> Black  @   pushed off  . . . . . .
  White  O   pushed off  . . . . . ."""

SIX_START = """\
-1     .   .   .
 0   .   B   R   .
 1     .   .   .   2
        -1   0   1

> Black    B  20 in hand
  Red      R  20 in hand"""


def plain(board: object, **options: object) -> str:
    return text.board(board, colour=False, unicode=False, **options)  # type: ignore[arg-type]  # either game's


def test_abalone_as_plain_text() -> None:
    assert plain(hexad.abalone.Board()) == ABALONE_START
    assert str(hexad.abalone.Board()) == ABALONE_START


def test_abalone_from_the_other_side() -> None:
    assert plain(hexad.abalone.Board(), flipped=True) == ABALONE_FLIPPED


def test_six_as_plain_text() -> None:
    assert plain(hexad.six.Board()) == SIX_START


@pytest.mark.parametrize("name", BOARDS)
def test_plain_text_is_ascii_without_trailing_spaces(name: str) -> None:
    shown = plain(make(name))
    assert shown.isascii()
    assert shown == "\n".join(line.rstrip() for line in shown.split("\n"))


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("large", [False, True])
def test_no_character_is_wider_than_a_column(name: str, large: bool) -> None:
    shown = text.board(make(name), large=large) + text.board(make(name), colour=False)
    assert {unicodedata.east_asian_width(sign) for sign in shown} <= {"N", "Na", "H"}


@pytest.mark.parametrize("name", BOARDS)
def test_colours_do_not_leak_out_of_a_line(name: str) -> None:
    for line in text.board(make(name), large=True).split("\n"):
        codes = ESCAPE.findall(line)
        assert codes[1::2] == ["\x1b[0m"] * (len(codes) // 2)
        assert len(codes) % 2 == 0


@pytest.mark.parametrize("name", BOARDS)
def test_every_piece_is_written_once(name: str) -> None:
    board = make(name)
    table = plain(board, coordinates=False, lastmove=None).split("\n\n")[0]
    letters = {"abalone": "@O", "six": "BR"}[board.game]
    assert sum(table.count(letter) for letter in letters) == len(board.pieces)


def test_the_last_move_is_in_round_brackets_and_highlights_in_square_ones() -> None:
    board = hexad.abalone.Board()
    board.push("c3d3")
    assert "(" in plain(board)
    assert "(" not in plain(board, lastmove=None)
    assert "[. . .]" in plain(board, highlights=["e4", "e5", "e6"])
    assert "[B]" in plain(hexad.six.Board(), highlights=["0,0"])


def test_a_table_far_away_is_legible() -> None:
    shown = plain(make("six far"))
    assert re.search(r"^ -999999 +\. +B +R +\.", shown, re.MULTILINE)
    assert "1000000" in shown


def test_four_players_have_four_hands() -> None:
    shown = plain(hexad.six.Board(players=4))
    assert "> Black 1  B  10 in hand" in shown
    assert "  Red 2    R  10 in hand" in shown


def test_the_end_of_the_game_is_shown() -> None:
    assert plain(make("six won")).endswith("Black wins: line")
    assert ">" not in plain(make("six won"))
    assert plain(make("abalone lost")).endswith("Black wins: six pushed off")


def test_coordinates_can_be_left_out() -> None:
    board = plain(hexad.abalone.Board(), coordinates=False).split("\n\n")[0]
    assert not set(board) & set("abcdefghi123456789")
