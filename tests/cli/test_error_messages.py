"""Error messages for options, files and typed input, in every language."""

from __future__ import annotations

import re

import pytest

from hexad.texts import LANGUAGES, Texts
from tests.texts.files import OTHERS, messages

from .lines import failure, hexad

WRONG = [
    (["shwo"], "wrong-no-command-perhaps", {"name": "shwo", "others": "show"}),
    (["chess"], "wrong-no-command", {"name": "chess"}),
    (["puzzles", "shwo"], "wrong-no-command-perhaps", {"name": "shwo", "others": "show"}),
    (["moves", "six", "--xyz"], "wrong-no-option", {"option": "--xyz"}),
    (["explain", "six", "--xyz"], "wrong-no-option", {"option": "--xyz"}),
    (["moves", "six", "--fem"], "wrong-no-option-perhaps", {"option": "--fem", "options": "--fen, --from"}),
    (["convert", "a.hgn"], "wrong-missing-option", {"option": "--output"}),
    (["moves", "six", "--fen"], "wrong-needs-value", {"option": "--fen"}),
    (["moves", "six", "--json=1"], "wrong-takes-no-value", {"option": "--json"}),
    (["moves", "six", "a", "b"], "wrong-too-many", {"words": "a b"}),
    (["perft", "six", "x"], "wrong-number", {"text": "x", "least": "0", "most": "99"}),
    (["moves", "six", "--repetition", "0"], "wrong-number-least", {"name": "--repetition", "text": "0", "least": "1"}),
    (["moves", "six", "--rules", "hard"], "wrong-choice", {"name": "--rules", "text": "hard"}),
    (["moves", "six", "--layout", "star"], "wrong-other-game", {"option": "--layout", "game": "Abalone"}),
    (["moves", "six", "--begins", "2"], "wrong-begins", {}),
    (["moves", "none.hgn"], "wrong-no-game-or-file", {"name": "none.hgn"}),
    (["replay", "none.hgn"], "wrong-file-there", {}),
    (["replay", "."], "wrong-file-folder", {}),
    (["replay", "empty.hgn"], "wrong-empty", {"file": "empty.hgn"}),
    (["play", "chess"], "wrong-no-game", {"game": "chess"}),
    (["play", "six", "--clock", "soon"], "wrong-clock", {"clock": "soon"}),
    (["play", "six", "--level", "11"], "wrong-level", {"level": "11", "most": "10"}),
    (["play", "six", "--save", "empty.hgn"], "wrong-save-exists", {"file": "empty.hgn"}),
    (["show", "six", "--theme", "dark"], "wrong-for-pictures", {}),
    (["engine"], "wrong-engine-json", {}),
    (["serve", "--db", "mysql://x"], "wrong-serve-url", {"option": "--db", "url": "mysql://x"}),
    (["serve", "--db", "postgresql://x"], "wrong-serve-no-bus", {}),
    (["serve", "--single-process", "--workers", "2"], "wrong-serve-single", {}),
]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.hgn").write_text("")
    return tmp_path


def saying(language, key, values):
    """The longest part of the message that contains no other value than these."""
    missing = dict.fromkeys(messages("en", "wrong")[key].variables - set(values), "\0")
    return max(Texts(language).say(key, **values, **missing).split("\0"), key=len)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("args", "key", "values"), WRONG, ids=lambda part: " ".join(part) if type(part) is list else ""
)
def test_errors_are_in_the_language(language, args, key, values):
    said = failure("--language", language, *args)
    assert saying(language, key, values) in said
    if language != "en":
        assert saying("en", key, values) not in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "missing argument 'DEPTH' (see hexad perft --help)"),
        ("tr", "DERİNLİK eksik (bkz. hexad perft --help)"),
        ("de", "es fehlt TIEFE (mehr mit hexad perft --help)"),
        ("hu", "hiányzik: MÉLYSÉG (lásd: hexad perft --help)"),
    ],
)
def test_a_missing_argument_has_its_name_from_the_help(language, said):
    assert failure("perft", "six", "--language", language) == said
    name = re.findall(r"[A-ZÉİ]{4,}", said)[0]
    assert f"{{{name}}}\n" in hexad("perft", "--help", "--language", language).out
    assert failure("perft", "six", "x", "--language", language).startswith(name)


@pytest.mark.parametrize(
    ("language", "illegal", "no_move"),
    [
        ("tr", "“a1a1” burada oynanamaz. ", "“zz” bir hamle değil"),
        ("de", "„a1a1“ kann hier nicht gespielt werden. ", "„zz“ ist kein Zug"),
        ("hu", "„a1a1” itt nem léphető meg. ", "„zz” nem lépés"),
    ],
)
def test_a_broken_record_is_explained_by_the_rules(language, illegal, no_move, broken, folder):
    """The whole sentence is in the language: place, move, reason and rule."""
    said = failure("--language", language, "show", broken, "--game", "2")
    assert said.startswith(f"{broken}:14:9: {illegal}")
    assert said.removeprefix(f"{broken}:14:9: {illegal}") != illegal
    assert "A marble" not in said
    (folder / "zz.hgn").write_text('[Game "abalone"]\n\n1. zz *\n')
    assert failure("--language", language, "show", "zz.hgn").startswith(f"zz.hgn:3:4: {no_move}")


@pytest.mark.parametrize("language", OTHERS)
def test_moves_and_positions(language):
    said = failure("--language", language, "show", "abalone", "--moves", "c3d3 a1a1")
    assert saying(language, "wrong-move-number", {"number": "2", "move": "a1a1", "detail": ""}) in said
    own = Texts(language)
    assert failure("--language", language, "moves", "abalone", "--from", "z9").startswith(
        own.say("verdict-abalone-not-a-cell", text="z9")
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The position has 1 fields: expected six"),
        ("tr", "Konumda 1 bölüm var: altı bölüm olmalı"),
        ("de", "Die Stellung enthält nur eine Angabe: Erwartet werden sechs"),
        ("hu", "Az állás 1 részből áll: hat kell"),
    ],
)
def test_an_impossible_position_is_explained_in_the_language(language, said, folder):
    assert failure("--language", language, "show", "six", "--fen", "x").startswith(said)
    (folder / "a.hgn").write_text('[Game "abalone"]\n[FEN "x"]\n\n*\n')
    lead = Texts(language).say("wrong-record-setup", detail="\0").partition("\0")[0]
    assert failure("--language", language, "show", "a.hgn").startswith(f"a.hgn:2:7: {lead}{said}")


def test_rulings_are_marked_in_error_messages():
    back = ["show", "six", "--fen", "BRRB@0,0 0 0 b basic 30", "--moves", "0,0>0,0"]
    assert failure(*back).endswith("(our ruling R9)")
    assert failure(*back, "--language", "hu").endswith("(a mi döntésünk: R9)")


def test_an_internal_error_is_reported_in_the_language(monkeypatch):
    monkeypatch.setattr("hexad.abalone.Board.fen", lambda _: 1 / 0)
    said = failure("--language", "de", "moves", "abalone", "--json")
    assert said.startswith("ein Fehler in hexad, nicht in der Eingabe: ZeroDivisionError: ")
