"""Texts that people write to each other: what is removed from them, and how long they may be."""

from __future__ import annotations

import unicodedata

from hexad.server.errors import RefusalError

__all__ = ["MAX_MESSAGE", "MAX_REPORT", "clean_text"]

MAX_MESSAGE = 200
MAX_REPORT = 1_000
# More accents than this on one letter cover the lines around it.
MAX_MARKS = 2
# Letters and symbols without any ink, which are no spaces for Unicode.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_SPACES = ("Cc", "Zl", "Zp", "Zs")
# Marks of direction, zero-width characters and tags (Cf), halves of characters, private and unassigned ones.
_REMOVED = ("Cf", "Cs", "Co", "Cn")


def clean_text(text: str, *, code: str, most: int) -> str:
    """Return a text in its stored form, as one line of visible characters; raises RefusalError if it is empty or long.

    Control characters become spaces. Characters that nobody sees, that hide others or reorder them are removed.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in _REMOVED or character in _BLANK:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MAX_MARKS:
            kept.append(" " if category in _SPACES else character)
    clean = " ".join("".join(kept).split())
    if not 1 <= len(clean) <= most or not any(unicodedata.category(character)[0] in "LNPS" for character in clean):
        sentence = f"A text has 1 to {most} visible characters, not {len(clean)}."
        raise RefusalError(code, sentence, status=422, field="text", params={"min": 1, "max": most})
    return clean
