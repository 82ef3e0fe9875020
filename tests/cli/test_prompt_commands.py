"""Commands typed during a game: in English and in the chosen language."""

from __future__ import annotations

import pytest

import hexad as library
from hexad.cli.phrases import Phrases
from hexad.cli.play.prompt_commands import COMMANDS, prompt_commands
from hexad.texts import LANGUAGES, Texts
from hexad.texts.terms import folded
from tests.texts.files import OTHERS

from .lines import LAST_PUSH, failure, hexad
from .terminals import Terminal

ENGLISH = ["help", "moves c3", "explain c3e3", "formations", "board", "flip", "undo", "c3d3", "undo", "save", "draw"]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def word(language, name):
    return Texts(language).say(f"cli-say-{name}").split()[0]


def play(language, lines, *args, game="abalone"):
    return hexad("play", game, "--language", language, *args, given="\n".join([*lines, ""])).out


def translated(language, lines):
    heads = (line.partition(" ") for line in lines)
    return [(word(language, head) if head in COMMANDS else head) + space + rest for head, space, rest in heads]


@pytest.mark.parametrize("language", OTHERS)
def test_a_word_of_the_language_does_what_the_english_one_does(language):
    lines = [*ENGLISH, "n", "resign"]
    own = translated(language, lines)
    assert not set(own) & set(lines[:7])
    spoken = play(language, own, "--save", "own.hgn")
    assert spoken.replace("own.hgn", "") == play(language, lines, "--save", "english.hgn").replace("english.hgn", "")
    assert spoken.count("\n") > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_shows_the_words_of_the_language(language):
    typed = [line.split()[0] for line in play(language, ["help", "quit"]).splitlines()]
    assert typed == ["a1b2", "c3c5d4", *(word(language, name) for name in COMMANDS if name != "help")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_words_differ_from_each_other_and_from_moves(language):
    own = [folded(word(language, name)) for name in COMMANDS]
    assert len(set(own)) == len(COMMANDS)
    known = prompt_commands(Phrases(language))
    for name, spelt in zip(COMMANDS, own, strict=True):
        assert known[spelt] is known[name] is COMMANDS[name]
        for board in (library.abalone.Board(), library.six.Board()):
            with pytest.raises(library.InvalidMoveError):
                board.push(spelt)


@pytest.mark.parametrize(
    ("language", "spellings"),
    [("tr", ["yardim", "YARDIM", "Yardım"]), ("de", ["HILFE", "Hilfe"]), ("hu", ["sugo", "SÚGÓ"])],
)
def test_words_may_be_typed_without_diacritics_and_in_capitals(language, spellings):
    assert len({play(language, [spelt]) for spelt in (*spellings, "help")}) == 1


@pytest.mark.parametrize(
    ("language", "red", "refused"),
    [
        ("tr", "Kirmizi", "mavi diye bir taraf yok; siyah ya da kırmızı olmalı"),
        ("de", "ROT", "mavi ist keine Seite: Möglich ist schwarz oder rot"),
        ("hu", "piros", "nincs „mavi” oldal, csak fekete vagy piros"),
    ],
)
def test_sides_are_named_in_the_language(language, red, refused):
    level = ["--level", "1", "--save"]
    for name in (red, "red"):
        play(language, ["quit"], "--side", name, *level, f"{name}.hgn", game="six")
        assert '[Black "Hexad, level 1 (first steps)"]' in str(library.record.read_game(f"{name}.hgn"))
    assert failure("play", "six", "--level", "1", "--side", "mavi", "--language", language) == refused


@pytest.mark.parametrize(
    ("language", "back", "leave"), [("tr", "g", "ç"), ("de", "zurück", "e"), ("hu", "V", "kilépés")]
)
def test_stepping_through_a_record_in_the_language(language, back, leave, record):
    def replayed(*lines):
        return hexad(
            "replay", record, "--game", "1", "--step", "--language", language, given="\n".join([*lines, ""])
        ).out

    assert replayed("", back, leave, "", "") == replayed("", "b", "q") != replayed("", "", "q")


@pytest.mark.parametrize(
    ("language", "to_move", "thinking", "win", "asked", "no", "over"),
    [
        ("tr", "Siyah › ", "Hexad, seviye 1 (ilk adımlar)", "1 hamlede kazanç", "[e/h] ", "h", "Siyah kazandı"),
        ("de", "Schwarz › ", "Hexad, Stufe 1 (erste Schritte)", "Gewinn in einem", "[j/n] ", "nein", "Schwarz gewinnt"),
        (
            "hu",
            "Fekete › ",
            "Hexad, 1. szint (első lépések)",
            "győzelem 1 féllépésben",
            "[i/n] ",
            "nem",
            "Fekete nyert",
        ),
    ],
)
def test_a_game_at_a_terminal(language, to_move, thinking, win, asked, no, over, tmp_path):  # noqa: PLR0917
    start = ["--fen", LAST_PUSH, "--level", "1", "--language", language]
    with Terminal("play", "abalone", *start, cwd=tmp_path, NO_COLOR="1") as terminal:

        def answer(typed, until=to_move):
            terminal.type(f"{typed}\r")
            return terminal.until(until)

        terminal.until(to_move)
        assert Texts(language).say("cli-help-undo") in answer(word(language, "help"))
        assert win in answer(word(language, "hint"))
        assert thinking in answer("a3b3")
        assert Texts(language).say("cli-play-undone", moves="").strip(" .") in answer(word(language, "undo"))
        answer(word(language, "resign"), asked)
        answer(no)
        assert over in answer("a3a4", "hgn · ")
        terminal.type(f"{no}\r")
        assert terminal.end()[1] == 0
    assert list(tmp_path.iterdir()) == []
