"""Errors with a key: the sentence in every language, with the errors and the quotations in it."""

from __future__ import annotations

import pickle

import pytest

import hexad
from hexad.errors import KeyedError, Sentence, SettingError, program_says
from hexad.options import OptionError
from hexad.puzzles import PuzzleError
from hexad.texts.verdicts import error_sentence


def illegal_move() -> hexad.HexadError:
    with pytest.raises(hexad.IllegalMoveError) as caught:
        hexad.six.Board().push("0,0")
    return caught.value


def in_a_file() -> PuzzleError:
    error = PuzzleError("wrong-puzzle-move", move="0,0", why=illegal_move())
    error.place = "puzzles.jsonl:3"
    return error


ERRORS = {
    "key": KeyedError("wrong-serve-log"),
    "system": KeyedError("wrong-serve-folder", folder="/games", why=OSError(28, "No space left on device")),
    "program": KeyedError(
        "wrong-serve-database", why=KeyedError("wrong-database-fails", why=program_says("SQLite", "x"))
    ),
    "sentence": SettingError("wrong-puzzle-missing", name="id", expected=Sentence("wrong-puzzle-expected-text", {})),
    "option": OptionError("wrong-option-two-positions", code="two-positions"),
    "puzzle": in_a_file(),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors_can_be_pickled(name):
    error = ERRORS[name]
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (type(error), str(error))
    assert getattr(again, "code", None) == getattr(error, "code", None)


@pytest.mark.parametrize(
    ("name", "language", "said"),
    [
        ("key", "hu", "a szerver nem indult el: az előző sorok elmondják, miért"),
        (
            "system",
            "tr",
            "/games klasörüne yazılamıyor (diskte yer kalmadı); boş yeri olan, sana ait bir klasör ver: --data KLASÖR",
        ),
        ("program", "de", "die Datenbank ist nicht nutzbar: die Datenbank versagt (SQLite meldet: „x“)"),
        ("sentence", "de", "id fehlt; erwartet wird ein Text"),
        ("puzzle", "en", "solution: 0,0 cannot be played: There is a tile on that cell already. (S4)"),
        ("puzzle", "hu", "solution: 0,0 nem léphető meg. Azon a helyen már van lapka. (S4)"),
    ],
)
def test_an_error_in_a_sentence_is_said_in_its_language(name, language, said):
    assert error_sentence(ERRORS[name], language) == said


def test_a_puzzle_of_a_file_is_named_with_its_place():
    assert str(in_a_file()).startswith("puzzles.jsonl:3: solution: 0,0 cannot be played")


def test_other_exceptions_are_quoted():
    assert error_sentence(KeyError("chess"), "de") == "Python meldet: „KeyError: 'chess'“"
    assert program_says("SQLite", "one\ntwo").params["said"] == "one"
    assert program_says("SQLite", "").params["said"] == ""
