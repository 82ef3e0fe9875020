"""No document contains a placeholder for a figure: a word in capitals between two @ signs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
PLACEHOLDER = re.compile(r"@[A-Z][A-Z0-9_]*@")


@pytest.mark.parametrize("page", [page.relative_to(ROOT).as_posix() for page in PAGES])
def test_no_document_has_a_placeholder(page: str) -> None:
    assert PLACEHOLDER.findall((ROOT / page).read_text(encoding="utf-8")) == []


def test_placeholders_are_recognised() -> None:
    assert PLACEHOLDER.findall("after @GAMES@, by @MEAN_2@; mail to a@B.example or @Ann") == ["@GAMES@", "@MEAN_2@"]
