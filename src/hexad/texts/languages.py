"""The four languages, and how one of them is chosen."""

from __future__ import annotations

import re

__all__ = ["LANGUAGES", "language_of"]

# The others are translated from English, and English is used where a language is missing.
LANGUAGES = {"en": "English", "tr": "Türkçe", "de": "Deutsch", "hu": "Magyar"}

_WISH = re.compile(r"\s*([A-Za-z]{2,3})(?:[-_.@][^;]*)?(?:;\s*q=([0-9.]{1,5}))?\s*")


def language_of(text: str | None) -> str:
    """The language that a text asks for: `de_AT.UTF-8` as in LANG, or `fr, de;q=0.8` as browsers write it.

    English if it asks for none of ours.
    """
    wishes = [_WISH.fullmatch(part) for part in re.split("[,:]", (text or "")[:1_000])]
    weighed = [(_weight(wish[2]), wish[1].lower()) for wish in wishes if wish]
    ours = [(weight, language) for weight, language in weighed if language in LANGUAGES and weight > 0]
    return max(ours, key=lambda wish: wish[0])[1] if ours else "en"


def _weight(text: str | None) -> float:
    """The weight of a language: 1 unless a number says otherwise."""
    try:
        return 1.0 if text is None else float(text)
    except ValueError:
        return 0.0
