"""Parsed Fluent files."""

from __future__ import annotations

from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hexad.texts import LANGUAGES
from hexad.texts.texts import file_of

AREAS = sorted({path.stem for path in file_of("en", "rules").parent.glob("*.ftl")})
OTHERS = [language for language in LANGUAGES if language != "en"]


class Message(NamedTuple):
    variables: frozenset[str]
    plurals: frozenset[str]  # the plural forms that it distinguishes


class Parts(Visitor):
    """The variables and plural forms of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        match node:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                self.variables.add(name)
            case ast.Variant(key=ast.Identifier(name="zero" | "one" | "two" | "few" | "many" | "other" as form)):
                self.plurals.add(form)
        super().generic_visit(node)


def messages(language: str, area: str) -> dict[str, Message]:
    """The messages of a file by key; an invalid line or a duplicate key is an error."""
    found: dict[str, Message] = {}
    resource = FluentParser().parse(file_of(language, area).read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), (language, area, entry.content)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, (language, area, entry.id.name)
            assert entry.value is not None
            parts = Parts()
            parts.visit(entry)
            found[entry.id.name] = Message(frozenset(parts.variables), frozenset(parts.plurals))
    return found
