"""The sentences of `explain()` and of errors, in each language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.errors import HexadError, InvalidPositionError
from hexad.texts.texts import Texts

if TYPE_CHECKING:
    from hexad.types import Verdict

__all__ = ["RULINGS", "explained", "is_ruling", "verdict"]

# The refusals that always rest on a ruling of ours. That a game is over rests on the rule that ended it.
RULINGS = {
    "six": {"same-place": "R9", "away-from-group": "R6", "declare-first": "R5", "declared-by-itself": "R5"},
}


def is_ruling(rule: str | None) -> bool:
    """Whether a rule is a ruling of ours (R1, R2, ...), and not one of the printed rules."""
    return bool(rule) and str(rule).startswith("R")


def verdict(game: str, code: str, language: str = "en", *, rule: str | None = None, **params: str | int) -> str:
    """The sentence of a code, marked where it rests on a ruling of ours.

    `params` are the values in the sentence: `not-a-move`, `not-a-cell` and `not-a-direction` quote the `text` that
    was typed.

    >>> verdict("six", "same-place")
    'A tile that is moved may not be put back where it stood. (our ruling R9)'
    """
    texts, rule = Texts(language), rule or RULINGS.get(game, {}).get(code)
    said = texts.say(f"verdict-{game}-{code}", **params)
    return f"{said} ({texts.say('verdict-ruling', rule=rule)})" if rule and is_ruling(rule) else said


def explained(game: str, answer: Verdict | HexadError, language: str = "en") -> str:
    """The sentence of an answer of `explain()`, or of an error, without its rule.

    An error that brings its own text keeps it: that is English.
    """
    if not isinstance(answer, HexadError):
        return Texts(language).say(f"verdict-{game}-{answer.code}")
    if answer.params is None:
        return answer.text
    if answer.key is not None:
        return Texts(language).say(answer.key, **answer.params)
    area = "position" if isinstance(answer, InvalidPositionError) else "verdict"
    return Texts(language).say(f"{area}-{game}-{answer.code}", **answer.params)
