"""The sentences of `explain()` and of refused moves, in each language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hexad.texts.texts import Texts

if TYPE_CHECKING:
    from hexad.errors import HexadError
    from hexad.types import Verdict

__all__ = ["QUOTING", "RULINGS", "explained", "is_ruling", "verdict"]

# The refusals that always rest on a ruling of ours. That a game is over rests on whatever ended it.
RULINGS = {
    "six": {"same-place": "R9", "away-from-group": "R6", "declare-first": "R5", "declared-by-itself": "R5"},
}
# Those that repeat what was typed: their sentences need it, as `text`.
QUOTING = ("not-a-move", "not-a-cell", "not-a-direction")

_QUOTED = re.compile(r"'(.*)' is not a ", re.DOTALL)


def is_ruling(rule: str | None) -> bool:
    """Whether a rule is one of ours (R1 to R12), and not of the printed rules."""
    return bool(rule) and str(rule).startswith("R")


def verdict(game: str, code: str, language: str = "en", *, rule: str | None = None, text: str | None = None) -> str:
    """The sentence of a code, marked as ours where it rests on a ruling; `text` is what was typed, where it is quoted.

    >>> verdict("six", "same-place")
    'A tile that is moved may not be put back where it stood. (our ruling R9)'
    """
    said, rule = sentence(game, code, language, text), rule or RULINGS.get(game, {}).get(code)
    return f"{said} ({Texts(language).say('verdict-ruling', rule=rule)})" if rule and is_ruling(rule) else said


def explained(game: str, answer: Verdict | HexadError, language: str = "en") -> str:
    """The sentence of an answer of `explain()`, or of a refused move, without its rule.

    Where there is no such sentence, as for a position that can not be, it is that of the board, in English.
    """
    quoted = _QUOTED.match(answer.text)
    known = Texts(language).has(f"verdict-{game}-{answer.code}")
    if not known or (answer.code in QUOTING and quoted is None):
        return answer.text
    return sentence(game, str(answer.code), language, quoted and quoted[1])


def sentence(game: str, code: str, language: str, text: str | None = None) -> str:
    """The sentence alone."""
    values = {"text": text} if code in QUOTING and text is not None else {}
    return Texts(language).say(f"verdict-{game}-{code}", **values)
