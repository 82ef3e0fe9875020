"""All languages have the same keys: none is missing, none is unused, and every text can be formatted."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import hexad
from hexad.cli.app import COMMANDS
from hexad.cli.commands import admin, puzzles
from hexad.cli.commands.glossary import TERMS
from hexad.cli.commands.rules import RULES
from hexad.cli.play import prompt_commands
from hexad.cli.position_options import BOARD_OPTIONS
from hexad.engine.levels import LEVELS
from hexad.server.game.snapshot import Status
from hexad.server.http.page_previews import _INDEXES, _PERSONAL, _WITHOUT_TEXT
from hexad.server.store.mails import MailKind
from hexad.server.store.reports import AuditAction, ReportCategory
from hexad.texts import LANGUAGES, Texts
from hexad.texts.terms import names_of
from hexad.texts.texts import area_of, file_of
from hexad.types import Player

from .files import AREAS, OTHERS, messages

ROOT = Path(__file__).parents[2]
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src" / "hexad").rglob("*.py")))
COMMAND_LINE = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "hexad" / "cli").rglob("*.py"))
CORE = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "core").rglob("*.[ch]*"))}

EVERY = [(language, area) for language in LANGUAGES for area in AREAS]
# Texts of tables, whose keys are composed from these names.
HEADINGS = (
    "kind",
    "player",
    "count",
    "cells",
    "game",
    "depth",
    "nodes",
    "seconds",
    "speed",
    "position",
    "moves",
    "all",
)

MAIL_PARTS = ("subject", "text")
# The areas of errors that the packages below the command line raise.
LIBRARY_ERRORS = (
    "database",
    "drawing",
    "engine",
    "event",
    "file",
    "limits",
    "mail",
    "match",
    "networks",
    "option",
    "program",
    "puzzle",
    "record",
    "secret",
    "serve",
    "system",
    "tls",
    "tournament",
)


def reasons() -> set[str]:
    """Every way in which a game may end, by the core, the clock and the players."""
    lines = [
        line for text in (*CORE.values(), SOURCES) for line in text.splitlines() if re.search(r"Outcome[({]", line)
    ]
    quoted = {word for line in lines for word in re.findall(r'"([a-z][a-z ]+)"', line)}
    return quoted | {"line", "triangle", "ring"}


def families() -> set[str]:
    """The keys of the command line that are composed from a name."""
    return {
        *(f"cli-side-{player}" for player in Player),
        *(f"cli-reason-{reason.replace(' ', '-')}" for reason in reasons()),
        *(f"cli-level-{number + 1}" for number in range(len(LEVELS["six"]))),
        *(f"cli-help-{name}-{kind}" for name, game in hexad.GAMES.items() for kind in game.notation.examples),
        *(f"cli-help-{word}" for word in prompt_commands.COMMANDS if word != "help"),
        *(f"cli-say-{word}" for word in prompt_commands.COMMANDS),
        *(f"cli-admin-{status}" for status in get_args(Status)),
        *(f"cli-admin-category-{category}" for category in get_args(ReportCategory)),
        *(f"cli-admin-action-{action}" for action in get_args(AuditAction)),
        *(f"cli-{heading}" for heading in HEADINGS),
    }


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("area", AREAS)
def test_every_language_has_the_keys_and_variables_of_english(language, area):
    english, other = messages("en", area), messages(language, area)
    assert set(other) == set(english)
    assert {key: one.variables for key, one in other.items()} == {key: one.variables for key, one in english.items()}


@pytest.mark.parametrize(("language", "area"), EVERY)
def test_every_text_can_be_formatted(language, area):
    texts = Texts(language)
    for key, message in messages(language, area).items():
        for number in (0, 1, 2, 5):
            said = texts.say(key, **dict.fromkeys(message.variables, number))
            assert said.strip() == said, key
            assert said, key
            assert "{ $" not in said, key


@pytest.mark.parametrize(("language", "area"), EVERY)
def test_plural_forms_are_those_of_the_language(language, area):
    for key, message in messages(language, area).items():
        assert message.plurals <= {"one", "other"}, key
        assert not message.plurals or "other" in message.plurals, key


@pytest.mark.parametrize(("language", "area"), EVERY)
def test_a_key_is_in_the_expected_file(language, area):
    assert {area_of(key) for key in messages(language, area)} == {area}


def test_there_are_no_other_files():
    for language in LANGUAGES:
        assert {path.stem for path in file_of(language, "rules").parent.iterdir()} == set(AREAS)


def test_the_command_line_uses_all_of_its_texts_and_no_others():
    literal = set(re.findall(r"""['"](cli-[a-z0-9-]+)['"]""", SOURCES))
    assert set(messages("en", "cli")) == literal | families()


def test_every_command_and_every_option_has_its_text_and_there_are_no_others():
    actions = {f"help-puzzles-{name}" for name in puzzles.COMMANDS} | {f"help-admin-{name}" for name in admin.COMMANDS}
    pages = {"help-hexad", *(f"help-{name}" for name in COMMANDS)} | actions
    assert set(messages("en", "help")) == set(re.findall(r"""['"](help-[a-z-]+)['"]""", COMMAND_LINE)) | pages
    board = {f"option-{option.flag.removeprefix('--')}" for option in BOARD_OPTIONS.values()}
    assert set(messages("en", "options")) == set(re.findall(r'"(option-[a-z-]+)"', COMMAND_LINE)) | board


def test_every_error_message_is_used_and_none_is_missing():
    of_the_library = re.findall(rf'"(wrong-(?:{"|".join(LIBRARY_ERRORS)})-[a-z-]+)"', SOURCES)
    assert set(messages("en", "wrong")) == {*re.findall(r'"(wrong-[a-z-]+)"', COMMAND_LINE), *of_the_library}


def test_every_text_of_a_preview_is_used_and_none_is_missing():
    pages = {f"preview-{page}{part}" for page in _INDEXES for part in ("", "-text")}
    # The rules have texts of their own, and some pages the text of the first page.
    pages -= {"preview-rules", "preview-rules-text", *(f"preview-{page}-text" for page in _WITHOUT_TEXT)}
    pages |= {f"preview-{page}" for page in _PERSONAL}
    assert set(messages("en", "preview")) == {*re.findall(r"""["'](preview-[a-z-]+)["']""", SOURCES), *pages}


def test_every_text_of_a_mail_is_used_and_none_is_missing():
    assert set(messages("en", "mail")) == {f"mail-{kind}-{part}" for kind in get_args(MailKind) for part in MAIL_PARTS}


def test_every_rule_has_a_text():
    rules = {key for key in messages("en", "rules") if key.startswith("rule-")}
    assert rules == {f"rule-{rule}" for ids in RULES.values() for rule in ids}


def test_every_term_has_a_name_and_a_meaning():
    terms = {kind for kinds in TERMS.values() for kind in kinds}
    assert set(messages("en", "glossary")) == {f"term-{kind}{part}" for kind in terms for part in ("", "-meaning")}
    for name, game in hexad.GAMES.items():
        assert set(game.formations) <= set(TERMS[name])


@pytest.mark.parametrize("language", OTHERS)
def test_terms_are_those_of_the_rules(language):
    """The table of A17 in docs/RULES.md has a column for each language."""
    rules = (ROOT / "docs" / "RULES.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([a-z][a-z -]+) \| [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", rules, re.MULTILINE)
    table = {term.removesuffix(" move"): names for term, *names in rows if term != "term"}
    assert set(table) == set(TERMS["abalone"])
    column = ("tr", "de", "hu").index(language)
    printed = {term: [name for name in re.split(r"[() ]*[()]", names[column]) if name] for term, names in table.items()}
    assert {term: list(names_of(term, language)) for term in table} == printed


@pytest.mark.parametrize(
    ("language", "names"),
    [("tr", "üçgen, şerit, halka"), ("de", "Dreieck, Linie, Ring"), ("hu", "háromszög, sor, gyűrű")],
)
def test_shapes_are_named_as_in_the_rules(language, names):
    assert f"{names}" in (ROOT / "docs/RULES.md").read_text().replace("\n", " ")
    texts = Texts(language)
    assert [texts.say(f"term-{shape}") for shape in ("triangle", "line", "ring")] == names.split(", ")
