"""Terms of the glossary by any of their printed names, in any language and letter case."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from hexad.texts.languages import LANGUAGES
from hexad.texts.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Collection

__all__ = ["find_term", "folded", "names_of"]

_BETWEEN_WORDS = re.compile(r"[\s\-\u2010-\u2012]+")


def folded(text: str) -> str:
    """A text as it is compared: without letter case, diacritics, and the difference between a blank and a hyphen.

    Not every keyboard has the letters of every language, and only Turkish knows that the small letter of I is ı.

    >>> folded("TEK BAŞINA") == folded("tek başına"), folded("İkili") == folded("IKILI")
    (True, True)
    """
    marked = unicodedata.normalize("NFKD", text.casefold().replace("ı", "i"))
    plain = "".join(letter for letter in marked if not unicodedata.combining(letter))
    return _BETWEEN_WORDS.sub(" ", plain).strip()


def names_of(term: str, language: str) -> tuple[str, ...]:
    """The names that the printed rules of a language have for a term, the usual one first.

    >>> names_of("broadside", "de")
    ('Pfeilartige Bewegung', 'Seitwärtsbewegung')
    """
    texts, key = Texts(language), f"term-{term}"
    other = texts.attribute(key, "also")
    return (texts.say(key), other) if other else (texts.say(key),)


def find_term(name: str, terms: Collection[str], language: str) -> str | None:
    """The id of the term with this id or name: a name of this language before those of other languages."""
    wanted = folded(name)
    by_id = {folded(term): term for term in terms}
    if wanted in by_id:
        return by_id[wanted]
    for one in dict.fromkeys((language, *LANGUAGES)):
        for term in terms:
            if wanted in map(folded, names_of(term, one)):
                return term
    return None
