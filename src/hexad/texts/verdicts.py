"""The sentences of `explain()` and of errors, in each language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.errors import HexadError, InvalidPositionError, KeyedError, Sentence, program_says
from hexad.texts.system_errors import system_sentence
from hexad.texts.texts import Texts

if TYPE_CHECKING:
    from hexad.errors import Param
    from hexad.types import Verdict

__all__ = ["RULINGS", "error_sentence", "explained", "is_ruling", "verdict"]

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
    key = answer.key
    if key is None:
        area = "position" if isinstance(answer, InvalidPositionError) else "verdict"
        key = f"{area}-{game}-{answer.code}"
    return _said(Sentence(key, answer.params), language)


def error_sentence(error: Exception, language: str = "en") -> str:
    """Why something failed, with the rule behind it.

    >>> error_sentence(KeyedError("wrong-serve-folder", folder="/games", why=PermissionError(13, "no")))
    'cannot write to /games (permission denied): expected a folder of yours with free space, --data FOLDER'
    """
    if isinstance(error, KeyedError):
        return _said(Sentence(error.key, error.params), language)
    if isinstance(error, HexadError):
        rule = error.rule
        if is_ruling(rule):
            rule = Texts(language).say("verdict-ruling", rule=str(rule))
        return explained(error.game, error, language) + (f" ({rule})" if rule else "")
    if isinstance(error, OSError):
        return _said(system_sentence(error), language)
    return _said(program_says("Python", f"{type(error).__name__}: {error}"), language)


def _said(sentence: Sentence, language: str) -> str:
    values = {name: _value(value, language) for name, value in sentence.params.items()}
    return Texts(language).say(sentence.key, **values)


def _value(value: Param, language: str) -> str | int:
    """A value as it stands in a sentence."""
    if isinstance(value, Exception):
        return error_sentence(value, language)
    return _said(value, language) if isinstance(value, Sentence) else value
