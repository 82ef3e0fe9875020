"""The texts of the client in each language, by which tests find buttons."""

from __future__ import annotations

import functools
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

__all__ = ["Words"]

_ROOT = Path(__file__).parents[2]
_FOLDERS = (_ROOT / "web" / "src" / "texts", _ROOT / "src" / "hexad" / "texts")


@functools.cache
def _parsed(language: str) -> tuple[FluentBundle, tuple[str, ...]]:
    """All texts of one language, and their keys. Parsing them takes half a second, and nearly every test needs them."""
    bundle = FluentBundle([language], use_isolating=False)
    keys: list[str] = []
    for folder in _FOLDERS:
        for file in sorted((folder / language).glob("*.ftl")):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
            bundle.add_resource(resource)
    return bundle, tuple(keys)


class Words:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.prefix = "" if language == "en" else f"/{language}"
        self._bundle, self.keys = _parsed(language)

    def __call__(self, key: str, **values: str | float) -> str:
        """The text of a key."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        said, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, (key, errors)
        return str(said)
