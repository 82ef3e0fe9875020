"""The three ways in which a text or a move can be wrong, and settings that cannot be used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexad.types import Verdict

__all__ = ["HexadError", "IllegalMoveError", "InvalidMoveError", "InvalidPositionError", "SettingError", "english"]


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
        params: Mapping[str, str | int] | None = None,
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

    def __init__(self, key: str, /, **params: str | int) -> None:
        super().__init__(code=key.removeprefix("wrong-"), params=params)
        self.key = key

    def __reduce__(self) -> tuple[Any, ...]:
        return _setting_error, (self.key, self.params)


def _setting_error(key: str, params: Mapping[str, str | int]) -> SettingError:
    return SettingError(key, **params)
