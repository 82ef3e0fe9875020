"""Every way in which a record can be broken, with the place that is reported."""

from __future__ import annotations

import io
import pickle

import pytest

from hexad import HexadError, IllegalMoveError, InvalidMoveError, InvalidPositionError
from hexad.record import (
    RecordError,
    RecordIllegalMoveError,
    RecordInvalidMoveError,
    RecordInvalidPositionError,
    parse_game,
    read_game,
)

from .samples import record

# The movetext of `record` is on line 3. Each row: text, line, column, code, the text found.
BROKEN = {
    "nothing": ("", 1, 1, "empty", None),
    "only blanks": (" \n\n", 1, 1, "empty", None),
    "only remarks": ("; nothing\n% here\n", 1, 1, "empty", None),
    "no game named": ("1. c3d3 *", 1, 1, "setup", None),
    "no game named, after blanks": ("\n\n  1. c3d3 *", 3, 3, "setup", None),
    "unknown game": ('\n[Event "x"]\n[Game "chess"]\n\n*', 3, 8, "setup", "chess"),
    "unknown notation": (record("*", '[Notation "2"]'), 2, 12, "notation", "2"),
    "Nacre by its tag": (record("*", '[Notation "Nacre"]'), 2, 12, "notation", "Nacre"),
    "unknown layout": (record("*", '[Layout "moon"]'), 2, 10, "setup", "moon"),
    "unknown variant": ('[Variant "moon"]\n\n*', 1, 11, "setup", "moon"),
    "no position": (record("*", '[FEN "9/9"]'), 2, 7, "setup", "9/9"),
    "two positions": (
        record("*", '[Layout "snakes"]', '[FEN "5/6/7/8/4S4/8/7/6/5 0 0 b 0 1"]'), 2, 10, "setup", "snakes",
    ),
    "bad option": (record("*", '[Repetition "often"]'), 2, 14, "setup", "often"),
    "bad rules": ('[Game "six"]\n[Rules "harsh"]\n\n*', 2, 9, "setup", "harsh"),
    "bad players": ('[Game "six"]\n[Players "3"]\n\n*', 2, 11, "setup", "3"),
    "limit of nothing": (record("*", '[PlyLimit "0"]'), 2, 12, "setup", "0"),
    "two players with a choice": ('[Game "six"]\n[Begins "2"]\n\n*', 1, 1, "setup", None),
    "two sets of rules": (
        '[Game "six"]\n[Rules "basic"]\n[FEN "BR@0,0 20 20 b advanced 1"]\n\n*', 3, 7, "setup",
        "BR@0,0 20 20 b advanced 1",
    ),
    "bad result tag": (record("*", '[Result "won"]'), 2, 10, "tag", "won"),
    "tag twice": (record("*", '[Black "A"]', '[Black "B"]'), 3, 2, "tag", "Black"),
    "tag without quotes": (record("*", "[Black Ada]"), 2, 1, "tag", "[Black Ada]"),
    "tag without end": (record("*", '[Black "Ada"'), 2, 1, "tag", '[Black "Ada"'),
    "tag over two lines": (record("*", '[Black "Ada', 'Lovelace"]'), 2, 1, "tag", '[Black "Ada'),
    "tag in the movetext": (record("1. c3d3 [Black] *"), 3, 9, "syntax", "["),
    "quote in the movetext": (record('c3d3 "good" *'), 3, 6, "syntax", '"'),
    "comment never closed": (record("c3d3 {why\n\n*"), 3, 6, "syntax", "{"),
    "brace that closes nothing": (record("c3d3 why} *"), 3, 6, "move", "why"),
    "lone closing brace": (record("c3d3 } *"), 3, 6, "syntax", "}"),
    "variation never closed": (record("c3d3 (c5d5\n{x}"), 3, 6, "syntax", "("),
    "variation not closed before the result": (record("c3d3 (c5d5\n{x} *"), 4, 5, "syntax", "*"),
    "inner variation never closed": (record("c3d3 g5f5 (g6f6 (g7f7) c4d4 (c5d5"), 3, 29, "syntax", "("),
    "variation never opened": (record("c3d3\n c5d5) *"), 4, 2, "move", "c5d5"),
    "bracket that closes nothing": (record("c3d3 ) *"), 3, 6, "syntax", ")"),
    "variation before any move": (record("( c3d3 ) *"), 3, 1, "syntax", "("),
    "empty variation": (record("c3d3 () *"), 3, 7, "syntax", ")"),
    "variation of comments": (record("c3d3 ({x}) *"), 3, 10, "syntax", ")"),
    "variation in a variation without a move": (record("c3d3 ((c5d5)) *"), 3, 7, "syntax", "("),
    "annotation of nothing": (record("c3d3 ($1 c5d5) *"), 3, 7, "syntax", "$1"),
    "annotation too large": (record("c3d3 $256 *"), 3, 6, "syntax", "$256"),
    "annotation far too large": (record(f"c3d3 ${'1' * 5000} *"), 3, 6, "syntax", f"${'1' * 5000}"),
    "dollar alone": (record("c3d3 $ *"), 3, 6, "syntax", "$"),
    "no move at all": (record("1. c3d3 hello *"), 3, 9, "move", "hello"),
    "cell off the board": (record("1. a9b9 *"), 3, 4, "move", "a9b9"),
    "illegal move": (record("1. c3d3 g5f5\n2. e5e6 *"), 4, 4, "move", "e5e6"),
    "illegal move in a variation": (record("1. c3d3 (1. c5d5 c3d3) *"), 3, 18, "move", "c3d3"),
    "Nacre by a move": (record("1. c3d6 *"), 3, 4, "notation", "c3d6"),
    "move of the other game": (record("1. 2,-1 *"), 3, 4, "move", "2,-1"),
    "no result": (record("1. c3d3 g5f5"), 3, 13, "result", ""),
    "two results": (record("1. c3d3 * *"), 3, 11, "syntax", "*"),
    "moves after the result": (record("1. c3d3 * g5f5"), 3, 11, "syntax", "g5f5"),
    "result in a variation": (record("1. c3d3 (1. c5d5 *) *"), 3, 18, "syntax", "*"),
    "results that differ": (record("1. c3d3 0-1", '[Result "1-0"]'), 4, 9, "result", "0-1"),
    "lone surrogate": (record("1. c3d3 {\ud800} *"), 3, 10, "encoding", "surrogate '\\ud800'"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_an_error_has_its_line_and_column(name):
    text, line, column, code, found = BROKEN[name]
    with pytest.raises(RecordError) as caught:
        parse_game(text)
    error = caught.value
    assert (error.line, error.column, error.code, error.found) == (line, column, code, found)
    assert isinstance(error, HexadError)
    assert str(error).startswith(f"<text>:{line}:{column}: ")


def test_an_illegal_move_has_the_rule_and_the_sentence_of_the_board():
    with pytest.raises(RecordIllegalMoveError) as caught:
        parse_game(record("1. c3d3 g5f5 2. e5e6 *"))
    error = caught.value
    assert isinstance(error, IllegalMoveError)
    cause = error.__cause__
    assert isinstance(cause, IllegalMoveError)
    assert error.rule == cause.rule
    assert error.rule is not None
    assert cause.text in error.text
    assert error.expected == "a legal move"


def test_errors_derive_from_the_errors_of_the_library():
    with pytest.raises(InvalidMoveError) as move:
        parse_game(record("hello *"))
    assert type(move.value) is RecordInvalidMoveError
    with pytest.raises(InvalidPositionError) as position:
        parse_game(record("*", '[FEN "9/9"]'))
    assert type(position.value) is RecordInvalidPositionError


def test_an_error_contains_the_game_up_to_it():
    with pytest.raises(RecordError) as caught:
        parse_game(record("1. c3d3 {fine} g5f5 2. e5e6 *", '[Black "Ada"]'))
    game = caught.value.game
    assert game is not None
    assert [str(node.move) for node in game.mainline()] == ["c3d3", "g5f5"]
    assert game.tags["Black"] == "Ada"
    with pytest.raises(RecordError) as caught:
        parse_game('[Game "chess"]\n\n*')
    assert caught.value.game is None


def test_an_error_names_the_file(tmp_path):
    path = tmp_path / "broken.hgn"
    path.write_text(record("hello *"))
    with pytest.raises(RecordError, match=r"broken\.hgn:3:1: ") as caught:
        read_game(path)
    assert caught.value.file == str(path)
    with path.open() as file, pytest.raises(RecordError, match=r"broken\.hgn:3:1: "):
        read_game(file)
    path.write_text("")
    with pytest.raises(RecordError, match=r"broken\.hgn:1:1: There is no game here") as caught:
        read_game(path)
    assert caught.value.file == str(path)


def test_errors_can_be_pickled():
    with pytest.raises(RecordError) as caught:
        parse_game(record("1. c3d3 hello *"))
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is type(caught.value)
    assert str(again) == str(caught.value)
    assert (again.found, again.expected, again.game) == ("hello", "a move", caught.value.game)


@pytest.mark.parametrize("text", [record("1. c3d6 *"), record("*", '[Notation "nacre"]')])
def test_nacre_is_refused_with_a_hint(text):
    with pytest.raises(RecordError, match=r"Nacre notation is not read.*c3d6 is c3c5d4"):
        parse_game(text)


def test_arguments_that_are_not_files_are_refused():
    with pytest.raises(FileNotFoundError):
        read_game("no-such-file.hgn")
    file = io.StringIO()
    file.close()
    with pytest.raises(ValueError, match="closed file"):
        read_game(file)
