"""What is printed, as data: all words are in the language of the sheet, and only the look is left to the template."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

__all__ = ["Align", "Cell", "Column", "Section", "Sheet", "Side", "Slip"]

Align: TypeAlias = Literal["left", "center", "right"]
SideName: TypeAlias = Literal["", "first", "second"]


class Side(NamedTuple):
    """A side of the game: its name, and its colour on paper."""

    name: str
    colour: str


class Column(NamedTuple):
    """A column of a table. `width` is in millimetres; columns of width 0 share what is left."""

    heading: str
    width: float = 0.0
    align: Align = "left"
    side: SideName = ""
    """The side whose colour is shown before the heading."""


class Cell(NamedTuple):
    """A cell of a table."""

    text: str = ""
    note: str = ""
    """A small text below."""
    side: SideName = ""
    """The side whose colour is shown before the note."""
    is_strong: bool = False
    is_quiet: bool = False
    is_open: bool = False
    """Whether it is to be filled in by hand."""
    is_filled: bool = False
    """Whether nothing can stand in it, as where an entrant meets itself."""


class Section(NamedTuple):
    """Rows below a heading of their own, which may be empty."""

    heading: str
    rows: tuple[tuple[Cell, ...], ...]


class Slip(NamedTuple):
    """A result slip: a game, for the players to fill in and sign."""

    table: str
    first: str
    second: str


@dataclass(frozen=True)
class Sheet:
    """A printout: a table, or result slips."""

    language: str
    title: str
    """The name of the tournament, as its organiser wrote it."""
    heading: str
    lead: str
    sides: tuple[Side, Side]
    page: str
    """The words for the number of a page, with `{page}` and `{pages}` in it."""
    columns: tuple[Column, ...] = ()
    sections: tuple[Section, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()
    """Abbreviations and what they mean."""
    slips: tuple[Slip, ...] = ()
    words: tuple[tuple[str, str], ...] = ()
    """The words of a slip, by name."""
    is_landscape: bool = False
    is_small: bool = False
    """Whether the table is set in small type, since it has many columns."""

    @property
    def names(self) -> str:
        """The texts that people wrote, one after the other."""
        cells = (cell.text for section in self.sections for row in section.rows for cell in row)
        slips = (name for slip in self.slips for name in (slip.first, slip.second))
        return "".join((self.title, *cells, *slips))

    def as_data(self) -> dict[str, Any]:
        """The sheet as data that JSON can hold."""
        return {
            **asdict(self),
            "sides": [side._asdict() for side in self.sides],
            "columns": [column._asdict() for column in self.columns],
            "sections": [
                {"heading": section.heading, "rows": [[cell._asdict() for cell in row] for row in section.rows]}
                for section in self.sections
            ],
            "slips": [slip._asdict() for slip in self.slips],
            "words": dict(self.words),
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Sheet:
        """The sheet of `as_data`."""
        sections = (
            Section(section["heading"], tuple(tuple(Cell(**cell) for cell in row) for row in section["rows"]))
            for section in data["sections"]
        )
        first, second = (Side(**side) for side in data["sides"])
        return cls(
            **{
                **data,
                "sides": (first, second),
                "columns": tuple(Column(**column) for column in data["columns"]),
                "sections": tuple(sections),
                "notes": tuple((name, meaning) for name, meaning in data["notes"]),
                "slips": tuple(Slip(**slip) for slip in data["slips"]),
                "words": tuple(data["words"].items()),
            }
        )
