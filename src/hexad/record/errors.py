"""What is wrong with a record, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexad.errors import HexadError, IllegalMoveError, InvalidMoveError, InvalidPositionError

if TYPE_CHECKING:
    from hexad.record.game import Game

__all__ = ["RecordError", "RecordIllegalMoveError", "RecordInvalidMoveError", "RecordInvalidPositionError"]


class RecordError(HexadError):
    """A record that can not be read: the place, what stands there and what should.

    `code` is stable, for programs: "encoding", "syntax", "tag", "notation", "setup", "move", "result", "size" or
    "empty". `game` holds what could be read before the error, or None if not even the start position was known.
    """

    def __init__(  # noqa: PLR0913 - all of this meets in an error
        self,
        text: str,
        rule: str | None = None,
        code: str | None = None,
        *,
        file: str | None = None,
        line: int = 0,
        column: int = 0,
        found: str | None = None,
        expected: str | None = None,
        game: Game | None = None,
    ) -> None:
        super().__init__(text, rule, code)
        self.file = file
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
        self.game = game

    def __str__(self) -> str:
        return f"{self.file or '<text>'}:{self.line}:{self.column}: {super().__str__()}"

    def __reduce__(self) -> tuple[Any, ...]:
        place = {name: getattr(self, name) for name in ("file", "line", "column", "found", "expected", "game")}
        return type(self), (self.text, self.rule, self.code), place


class RecordInvalidMoveError(RecordError, InvalidMoveError):
    """A word in the movetext that is no move of the game."""


class RecordIllegalMoveError(RecordError, IllegalMoveError):
    """A move in the movetext that the rules forbid where it stands."""


class RecordInvalidPositionError(RecordError, InvalidPositionError):
    """A FEN tag that is not a position."""
