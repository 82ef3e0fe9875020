"""What is wrong with a record, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from hexad.errors import HexadError, IllegalMoveError, InvalidMoveError, InvalidPositionError, Sentence

if TYPE_CHECKING:
    from hexad.record.game import Game

__all__ = [
    "ErrorPlace",
    "RecordError",
    "RecordIllegalMoveError",
    "RecordInvalidMoveError",
    "RecordInvalidPositionError",
    "Sentence",
]


class ErrorPlace(NamedTuple):
    """Where a record is wrong, what was found there and what was expected."""

    file: str | None = None
    line: int = 0
    column: int = 0
    found: str | None = None
    expected: str | None = None


class RecordError(HexadError):
    """A record that cannot be read: the place, what was found there and what was expected.

    `code` is stable, for programs: "encoding", "syntax", "tag", "notation", "setup", "move", "result", "size" or
    "empty". `game` holds what could be read before the error, or None if not even the start position was known. `key`
    and `params` are what the sentence is built from; both are None for an error of the board, which is the cause.
    """

    def __init__(
        self,
        text: str | None = None,
        rule: str | None = None,
        code: str | None = None,
        place: ErrorPlace | None = None,
        sentence: Sentence | None = None,
    ) -> None:
        super().__init__(text, rule, code)
        self.key, self.params = sentence or (None, None)
        self.file, self.line, self.column, self.found, self.expected = place or ErrorPlace()
        self.game: Game | None = None

    @property
    def _sentence(self) -> Sentence | None:
        return None if self.key is None or self.params is None else Sentence(self.key, self.params)

    def __str__(self) -> str:
        return f"{self.file or '<text>'}:{self.line}:{self.column}: {super().__str__()}"

    def __reduce__(self) -> tuple[Any, ...]:
        place = ErrorPlace(self.file, self.line, self.column, self.found, self.expected)
        return type(self), (self._text, self.rule, self.code, place, self._sentence), {"game": self.game}


class RecordInvalidMoveError(RecordError, InvalidMoveError):
    """A word in the movetext that is not a move of the game."""


class RecordIllegalMoveError(RecordError, IllegalMoveError):
    """A move in the movetext that the rules forbid where it stands."""


class RecordInvalidPositionError(RecordError, InvalidPositionError):
    """A FEN tag that is not a position."""
