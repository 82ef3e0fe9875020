"""The texts of one language, by key."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from hexad.texts.languages import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["Texts", "area_of", "file_of"]

_HERE = Path(__file__).parent

# The first word of a key is the name of its file, except for these.
_AREAS = {
    "rule": "rules",
    "verdict": "verdicts",
    "position": "positions",
    "term": "glossary",
    "theme": "themes",
    "lesson": "lessons",
    "option": "options",
}


class Texts:
    """The texts of one language.

    >>> Texts("hu").say("term-lance")
    'egy vonalban alak'
    """

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(f'there is no language "{language}": expected {_listed()}')
        self.language = language

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return _bundle(self.language, area_of(key)).has_message(key)

    def say(self, key: str, **values: str | float) -> str:
        """The text of a key, with these values in it; a key or a value that is missing is a KeyError."""
        bundle = _bundle(self.language, area_of(key))
        if not bundle.has_message(key):
            raise KeyError(f"there is no text {key} in {LANGUAGES[self.language]}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"the text {key} is empty in {LANGUAGES[self.language]}")
        said, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"the text {key} cannot be said in {LANGUAGES[self.language]}: {errors[0]}")
        return str(said)

    def attribute(self, key: str, name: str) -> str | None:
        """An attribute of a text; None if the text has no such attribute in this language."""
        bundle = _bundle(self.language, area_of(key))
        pattern = bundle.get_message(key).attributes.get(name)
        return None if pattern is None else str(bundle.format_pattern(pattern)[0])


def area_of(key: str) -> str:
    """The area whose file holds a key."""
    word = key.partition("-")[0]
    return _AREAS.get(word, word)


def file_of(language: str, area: str) -> Path:
    """The file with the texts of an area."""
    return _HERE / language / f"{area}.ftl"


@cache
def _bundle(language: str, area: str) -> FluentBundle:
    """The texts of an area, read once."""
    # Fluent takes longer to load than all of hexad: it is loaded when the first text is read.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - see above

    # Without the marks for bidirectional text, which none of our languages needs.
    bundle = FluentBundle([language], use_isolating=False)
    path = file_of(language, area)
    if path.exists():
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _listed() -> str:
    *most, last = (f"{code} ({name})" for code, name in LANGUAGES.items())
    return f"{', '.join(most)} or {last}"
