"""What is wrong with a text that describes a tournament, and where."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from hexad.errors import SettingError

if TYPE_CHECKING:
    from hexad.errors import Param

__all__ = ["TournamentTextError"]


class TournamentTextError(SettingError):
    """A report file or a table that cannot be read: the line and the column, from 1, and the key of the sentence."""

    def __init__(self, key: str, /, line: int, column: int, **params: Param) -> None:
        super().__init__(key, **params)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {super().__str__()}"

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.key, self.line, self.column, **self.params), ()
