"""Punctuation that is the same in all texts of a language."""

from __future__ import annotations

import re

import pytest

from hexad.texts import LANGUAGES

from .terminology import FOLDERS, printed

# The texts below a switch.
SWITCHES = re.compile(
    r"(settings-(coordinates|confirm|threats|zen)|game-set-\w+|keys-letters|home-new-repetition)-(hint|key)"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_has_a_space_before_it_in_german_only(language):
    lines = [
        line
        for folder in FOLDERS
        for path in (folder / language).glob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.endswith("…")
    ]
    assert lines
    assert not [line for line in lines if line.endswith(" …") != (language == "de")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_of_a_switch_ends_with_a_full_stop(language):
    hints = {key: text for key, text in printed(language).items() if SWITCHES.fullmatch(key)}
    assert len(hints) == 10
    assert not [key for key, text in hints.items() if not text.endswith(".")]


def test_what_is_quoted_on_pages_has_typographic_marks():
    quoted = [text for key, text in printed("en").items() if key.startswith(("position-", "verdict-"))]
    assert quoted
    assert not [text for text in quoted if "'" in text or '"' in text]
