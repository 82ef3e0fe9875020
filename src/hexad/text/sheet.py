"""Characters on a sheet, each with a style, and the sheet as lines of text."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple, TypeAlias

__all__ = ["Colour", "Sheet", "Style"]

Colour: TypeAlias = tuple[int, int, int]


class Style(NamedTuple):
    """How a character looks where there is colour."""

    ink: Colour | None = None
    ground: Colour | None = None
    bold: bool = False


@dataclass
class Sheet:
    """Characters by row and column; it grows in all directions."""

    signs: dict[tuple[int, int], tuple[str, Style]] = field(default_factory=dict)

    def write(self, row: int, column: int, text: str, style: Style) -> None:
        """Put text down; the ground already there stays, unless the style brings its own."""
        for place, letter in enumerate(text, column):
            under = self.signs.get((row, place), (" ", Style()))[1]
            self.signs[row, place] = (letter, style if style.ground else style._replace(ground=under.ground))

    def span(self) -> tuple[range, range]:
        """The rows and the columns that were written on."""
        rows, columns = zip(*self.signs, strict=True)
        return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)

    def lines(self, *, colour: bool) -> list[str]:
        """The sheet as lines of text."""
        rows, columns = self.span()
        blank = (" ", Style())
        lines = ([self.signs.get((row, column), blank) for column in columns] for row in rows)
        return [_ansi(line) if colour else "".join(letter for letter, _ in line).rstrip() for line in lines]


def _ansi(line: list[tuple[str, Style]]) -> str:
    """A line with its colours: one escape for each run of a style, and none left open at the end."""
    while line and line[-1][0] == " " and line[-1][1].ground is None:
        line.pop()
    runs = groupby(line, key=lambda sign: sign[1])
    return "".join(_run("".join(letter for letter, _ in signs), style) for style, signs in runs)


def _run(text: str, style: Style) -> str:
    codes = ["1"] if style.bold else []
    codes += ["38;2;{};{};{}".format(*style.ink)] if style.ink else []
    codes += ["48;2;{};{};{}".format(*style.ground)] if style.ground else []
    return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if codes else text
