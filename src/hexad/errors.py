"""The three ways in which a text or a move can be wrong, settings that cannot be used, and errors of other programs.

An error has the key of its sentence and the values in it, from which `hexad.texts` builds the sentence in any language.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.types import Verdict

__all__ = [
    "HexadError",
    "IllegalMoveError",
    "InvalidMoveError",
    "InvalidPositionError",
    "KeyedError",
    "Param",
    "Sentence",
    "SettingError",
    "english",
    "program_says",
]


class Sentence(NamedTuple):
    """The key of a sentence, and the values in it."""

    key: str
    params: Mapping[str, Param]


Param: TypeAlias = str | int | Sentence | Exception
"""A value in a sentence. In the place of an error stands its own sentence."""


def program_says(program: str, message: object) -> Sentence:
    """The first line of another program's message, as a quotation."""
    return Sentence("wrong-program-says", {"program": program, "said": (str(message).splitlines() or [""])[0]})


def english(answer: Verdict | HexadError) -> str:
    """The English sentence of an answer or an error. The texts are loaded when the first one is read."""
    return str(import_module("hexad.texts.verdicts").explained(answer.game, answer))


class HexadError(ValueError):
    """What the three errors share: a stable code for programs, the rule that was broken, and a sentence.

    `game` and `params` are what the sentence is built from, in English as `text` and in any language by
    `hexad.texts.explained`. `params` is None for an error that brings its own English text.
    """

    key: str | None = None  # the key of the sentence, if it does not follow from the class, the game and the code
    game: Any  # "abalone" or "six"; of a RecordError, the game as far as it was read

    def __init__(
        self,
        text: str | None = None,
        rule: str | None = None,
        code: str | None = None,
        game: str | None = None,
        params: Mapping[str, Param] | None = None,
    ) -> None:
        self.rule = rule
        self.code = code
        self.game = game
        self.params = params
        self._text = text

    @property
    def text(self) -> str:
        """The sentence in English, without the rule."""
        return english(self) if self._text is None else self._text

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._text, self.rule, self.code, self.game, self.params)


class InvalidMoveError(HexadError):
    """The text is not a move of this game at all."""


class IllegalMoveError(HexadError):
    """A move, but one that the rules forbid in this position."""


class InvalidPositionError(HexadError):
    """The text is not a position, or describes one that cannot arise."""


class SettingError(HexadError):
    """A setting that cannot be used, such as a player of a match: the key of its sentence, and the values in it."""

    key: str
    code: str
    params: Mapping[str, Param]

    def __init__(self, key: str, /, **params: Param) -> None:
        super().__init__(code=key.removeprefix("wrong-"), params=params)
        self.key = key

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.key, **self.params), ()


class KeyedError(Exception):
    """An error that no text or setting has caused, such as a full disk: the key of its sentence, and its values."""

    def __init__(self, key: str, /, **params: Param) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return str(import_module("hexad.texts.verdicts").error_sentence(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.key, **self.params), ()
