"""The font of pictures and printed pages, Figtree, so that words look the same on all machines."""

from __future__ import annotations

import re
from pathlib import Path

__all__ = ["FAMILY", "FILES", "FOLDER", "covers"]

FAMILY = "Figtree"
FOLDER = Path(__file__).parent / "booklet" / "fonts"
FILES = sorted(FOLDER.glob("*.ttf"))

# What Figtree has of the letters that our languages and most names are written with.
_KNOWN = re.compile(
    r"[ -~\xa0-\xac\xae-\u0113\u0116-\u0127\u012e-\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0161\u016a-\u017e–—‘’“”„…−]*"
)


def covers(text: str) -> bool:
    """Whether the font has all letters of a text. If it does not, the fonts of the system are needed.

    >>> covers("Dóra Şahin"), covers("Δέσποινα")
    (True, False)
    """
    return _KNOWN.fullmatch(text) is not None
