"""The languages of the pages, and those in which their layouts are measured."""

from __future__ import annotations

from tests.profiles import IS_LONG

__all__ = ["LANGUAGES", "LONG_WORDS"]

LANGUAGES = ("en", "tr", "de", "hu")
LONG_WORDS = LANGUAGES if IS_LONG else ("de", "hu")
"""The languages with the longest words, in which a layout breaks first; `make test-long` measures all four."""
