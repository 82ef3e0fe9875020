"""The terminology file, and what the texts have that it forbids."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hexad.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src" / "hexad" / "texts" / "terminology.toml"
FOLDERS = (ROOT / "src" / "hexad" / "texts", ROOT / "web" / "src" / "texts")


class Concept(NamedTuple):
    name: str
    terms: dict[str, str]
    variants: dict[str, str]
    printed: str | None  # the key whose text is the term
    keys: str
    allowed: dict[str, str]
    pending: list[str]


class Words(Visitor):
    """The text of a message without its variables; every variant of a choice is part of it."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent calls it by the name of the class
        self.parts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - see above
        self.parts.append("…")


def concepts() -> dict[str, Concept]:
    """The concepts of the terminology file by name."""
    tables: dict[str, dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    defaults: dict[str, Any] = {"printed": None, "keys": "", "variants": {}, "allowed": {}, "pending": []}
    return {name: Concept(name=name, **defaults | table) for name, table in tables.items()}


def texts(language: str) -> dict[tuple[Path, str], str]:
    """The texts of a language by file and key; an attribute is KEY.NAME."""
    found: dict[tuple[Path, str], str] = {}
    for path in sorted(path for folder in FOLDERS for path in (folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                for key, pattern in [
                    (entry.id.name, entry.value),
                    *((f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes),
                ]:
                    words = Words()
                    words.visit(pattern)
                    found[path, key] = " ".join("".join(words.parts).split())
    return found


def printed(language: str) -> dict[str, str]:
    """The texts of a language by key alone."""
    return {key: text for (_, key), text in texts(language).items()}


def wrong_words(concept: Concept, language: str, entries: dict[tuple[Path, str], str]) -> list[str]:
    """What the texts of a language call the concept against the file, each with the right term."""
    if language not in concept.variants:
        return []
    pattern = re.compile(concept.variants[language], re.IGNORECASE)
    return [
        f"{path.relative_to(ROOT)}: {key}: “{wrong[0]}” is “{concept.terms[language]}” ({concept.name})"
        for (path, key), text in entries.items()
        if re.search(concept.keys, key) and not concept.allowed.keys() & {key, f"{language}/{key}"}
        if (wrong := pattern.search(text))
    ]


def all_texts() -> dict[str, dict[tuple[Path, str], str]]:
    return {language: texts(language) for language in LANGUAGES}
