"""The three ways in which a text or a move can be wrong."""

from __future__ import annotations

__all__ = ["HexadError", "IllegalMoveError", "InvalidMoveError", "InvalidPositionError"]


class HexadError(ValueError):
    """What the three errors share: the rule that was broken and a stable code for programs."""

    def __init__(self, text: str, rule: str | None = None, code: str | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.rule = rule
        self.code = code

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text

    def __reduce__(self) -> tuple[type[HexadError], tuple[str, str | None, str | None]]:
        return type(self), (self.text, self.rule, self.code)


class InvalidMoveError(HexadError):
    """The text is not a move of this game at all."""


class IllegalMoveError(HexadError):
    """A move, but one that the rules forbid in this position."""


class InvalidPositionError(HexadError):
    """The text is not a position, or describes one that can not arise."""
