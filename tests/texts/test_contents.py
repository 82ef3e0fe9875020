"""Texts say all that the printed rules say, in every language: see contents.toml."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from hexad.texts import LANGUAGES

from .terminology import printed

CONTENTS = tomllib.loads((Path(__file__).parent / "contents.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CONTENTS)
def test_every_text_is_complete(name, language):
    texts, entry = printed(language), CONTENTS[name]
    for keys in entry["texts"]:
        text = " ".join(texts[key] for key in keys)
        missing = [words for words in entry["says"][language] if not re.search(words, text, re.IGNORECASE)]
        assert not missing, (keys, text)


def test_what_is_required_is_required_in_every_language():
    for name, entry in CONTENTS.items():
        assert entry["says"].keys() == set(LANGUAGES), name


def test_an_incomplete_text_is_found():
    weak = "Four players form two teams, partners opposite each other. Partners do not talk about the game."
    assert [words for words in CONTENTS["S10"]["says"]["en"] if not re.search(words, weak, re.IGNORECASE)]
