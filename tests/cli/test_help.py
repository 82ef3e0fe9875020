"""`--help` of every command, in every language."""

from __future__ import annotations

import re

import pytest

from hexad.cli.app import COMMANDS
from hexad.cli.commands import admin, puzzles
from hexad.texts import LANGUAGES, Texts
from tests.texts.files import OTHERS, messages

from .lines import hexad, process
from .terminals import Terminal

PAGES = [(), *((name,) for name in COMMANDS), *(("puzzles", name) for name in puzzles.COMMANDS)]
PAGES += [("admin", name) for name in admin.COMMANDS]
EXAMPLE = {"en": "Example", "tr": "Örnek", "de": "Beispiel", "hu": "Péld"}
UNSET = {"HEXAD_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}


def page(language, *command):
    answer = hexad(*command, "--help", "--language", language)
    assert (answer.code, answer.err) == (0, "")
    return answer.out


def parts(language, key):
    """The paragraphs of a text, each on one line, without the examples, which are commands."""
    paragraphs = Texts(language).say(key).split("\n\n")
    return [" ".join(one.split()) for one in paragraphs if not one.startswith(EXAMPLE[language])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", PAGES, ids=lambda command: " ".join(command) or "hexad")
def test_a_page_fits_and_has_an_example(language, command):
    out = page(language, *command)
    assert max(map(len, out.splitlines())) <= 80
    assert re.search(rf"^  {EXAMPLE[language]}\w*: .*hexad {' '.join(command)}", out, re.MULTILINE)
    for text in parts(language, "-".join(("help", *(command or ("hexad",))))):
        assert text in " ".join(out.split())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", PAGES, ids=lambda command: " ".join(command) or "hexad")
def test_no_english_is_left_over(language, command):
    out = " ".join(page(language, *command).split())
    for key in (*messages("en", "help"), *messages("en", "options")):
        for english in set(parts("en", key)) - set(parts(language, key)):
            assert not re.search(rf"(?<![\w-]){re.escape(english)}(?!\w)", out), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "names"), [((), COMMANDS), (("puzzles",), puzzles.COMMANDS), (("admin",), admin.COMMANDS)]
)
def test_every_command_is_described_in_one_line(language, command, names):
    heading = f"\n{Texts(language).say('help-commands')}:\n"
    listed = page(language, *command).partition(heading)[2].splitlines()
    assert [line.split()[0] for line in listed] == list(names)


def test_english_help_is_unchanged():
    out = hexad("puzzles", "check", "--help").out
    assert out.startswith(
        "Usage: hexad puzzles check [OPTIONS] [FILE]...\n\n  Prove every puzzle again: the solution works"
    )
    assert "\nArguments:\n  FILE  Puzzle files (default: those that come with hexad).\n\nOptions:\n  --json   " in out
    assert out.endswith("  --help                  Show this message and exit.\n")
    assert "\n  -o, --output OUT        Output file; - is standard output.  [required]\n" in page("en", "convert")


@pytest.mark.parametrize(
    ("args", "environment"),
    [
        (["--language", "tr", "play", "--help"], {}),
        (["play", "--language=tr", "--help"], {"HEXAD_LANGUAGE": "de"}),
        (["play", "--help", "--language", "tr"], {"LANG": "hu_HU.UTF-8"}),
        (["--language", "de", "play", "--language", "tr", "--help"], {}),
        (["play", "--help"], {"HEXAD_LANGUAGE": "tr"}),
        (["play", "--help"], {"LANG": "tr_TR.UTF-8"}),
    ],
)
def test_the_language_follows_options_and_environment(args, environment):
    done = process(*args, **{**UNSET, **environment})
    assert done.stdout.decode().startswith("Kullanım: hexad play [SEÇENEKLER] [OYUN]\n")


def test_options_after_two_dashes_are_ignored():
    assert hexad("explain", "six", "--", "--language", "de").err.endswith("(see hexad explain --help)\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_a_terminal(language, tmp_path):
    with Terminal("--language", language, cwd=tmp_path, columns=60) as terminal:
        shown, code = terminal.end()
    assert code == 0
    assert max(map(len, shown.splitlines())) <= 60
    assert shown.startswith(Texts(language).say("help-usage"))
