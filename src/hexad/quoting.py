"""Texts of unknown origin in error messages."""

from __future__ import annotations

__all__ = ["quoted"]

MAX_QUOTED = 40


def quoted(text: str) -> str:
    """A text in quotation marks, as a message may repeat it: short, printable and ASCII.

    >>> quoted("0,1" * 20), quoted("b\\n")
    ("'0,10,10,10,10,10,10,10,10,10,10,10,10,10...'", "'b\\\\n'")
    """
    return ascii(text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}...")
