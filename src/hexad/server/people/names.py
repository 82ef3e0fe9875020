"""Names that look alike: they count as one, so that an account cannot be imitated by its name. Logins ignore case."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from functools import cache
from pathlib import Path

__all__ = ["folded", "folded_login", "skeleton", "skeletons", "visible"]

MAX_SKELETON = 200
"""The length of the column. A name of 40 characters can become longer: some characters are normalized to words."""

_TABLE = Path(__file__).parent / "look_alikes.txt"
# Latin letters and digits that look alike in at least one usual typeface. I and l do, and ı, İ, I and i are one letter
# in different cases and alphabets, so that all of these are one.
_LATIN = str.maketrans({"l": "i", "1": "i", "|": "i", "!": "i", "0": "o", "m": "rn", "w": "vv"})
_DOT_ABOVE = "\u0307"
# In lower case, İ is an i with a dot above.
_LETTERS_I = re.compile(f"[iı]{_DOT_ABOVE}*")
# Hangul fillers and the combining grapheme joiner: their categories are those of visible characters.
_INVISIBLE = "\u115f\u1160\u3164\uffa0\u034f"


def skeletons(name: str) -> tuple[str, ...]:
    """The skeleton of a name and, if it is another one, the skeleton of the name as it is displayed.

    A few letters look like different Latin letters in lower case and in upper case, such as the Greek ν and Ν. The
    skeleton ignores case; as it is displayed, a name in upper case could still imitate another one.
    """
    displayed = _finished(_mapped(visible(unicodedata.normalize("NFKC", name)), _look_alikes()))
    return tuple(dict.fromkeys((skeleton(name), displayed)))


def skeleton(name: str) -> str:
    """The name with everything made equal that looks alike. Two names look alike if they have the same skeleton.

    It ignores case, invisible characters, the width of spaces, and differences between letters that look alike, also
    those of different scripts. Marks such as accents count.
    """
    return _finished(_mapped(visible(folded(name)), _folded_look_alikes()))


def folded(text: str) -> str:
    """A text without differences of case and of compatibility characters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def folded_login(login: str) -> str:
    """A login without differences of case.

    In Turkish, I is the capital of ı and İ that of i; elsewhere I is the capital of i. All four count as one letter.
    """
    return unicodedata.normalize("NFKC", _LETTERS_I.sub("i", folded(login.strip())))


def visible(text: str) -> str:
    """A text in decomposed form without invisible characters, and with single spaces."""
    decomposed = unicodedata.normalize("NFD", text)
    return " ".join("".join(character for character in decomposed if not _is_invisible(character)).split())


def _is_invisible(character: str) -> bool:
    is_selector = "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"
    return is_selector or character in _INVISIBLE or unicodedata.category(character) == "Cf"


def _mapped(text: str, table: dict[str, str]) -> str:
    return "".join(table.get(character) or character for character in text)


def _finished(text: str) -> str:
    latin = folded(text)
    for letter in "il":
        latin = latin.replace(letter + _DOT_ABOVE, letter)
    latin = unicodedata.normalize("NFD", latin.translate(_LATIN))
    return latin if len(latin) <= MAX_SKELETON else hashlib.sha256(latin.encode()).hexdigest()


@cache
def _look_alikes() -> dict[str, str]:
    """The Latin text that each character of another script looks like. Read when the first name is compared."""
    lines = [line.split() for line in _TABLE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {character: latin for latin, characters in lines for character in characters}


@cache
def _folded_look_alikes() -> dict[str, str]:
    """The same for text that ignores case. The look of the lower-case letter counts, if it has one."""
    table = _look_alikes()
    return {folded(character): latin for character, latin in table.items()} | {
        character: latin for character, latin in table.items() if folded(character) == character
    }
