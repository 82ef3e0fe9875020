"""The figures: positions as data, drawn by `hexad.svg` in colours that save ink."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hexad
from hexad import svg
from hexad.position import Position
from hexad.svg.theme import PAPER

if TYPE_CHECKING:
    from hexad.board import AnyBoard

__all__ = ["Card", "Diagram", "Figure", "Term", "cards", "figures", "terms"]

# Whether a picture shows only the part of the board around the pieces, or the least size of that part.
Close = bool | tuple[float, float]

_HERE = Path(__file__).parent

# Each piece has a title in English. The caption of a figure replaces these titles.
_TITLES = re.compile(r"<title>[^<]*</title>")


@dataclass(frozen=True)
class Diagram:
    """A board and what is marked on it."""

    game: str
    fen: str | None = None
    play: str = ""
    move: str | None = None
    targets: bool = False
    formations: tuple[str, ...] = ()
    marks: dict[str, str] = field(default_factory=dict)
    sides: bool = False

    @classmethod
    def read(cls, game: str, entry: dict[str, Any]) -> Diagram:
        """A board as the data files write it."""
        return cls(game, **{**entry, "formations": tuple(entry.get("formations", ()))})

    def board(self) -> AnyBoard:
        """The position."""
        return Position(self.game, self.fen, moves=tuple(self.play.split())).board()

    def draw(self, title: str, text: str, *, coordinates: bool = True, close: Close = False) -> str:
        """The picture; title and text are for screen readers."""
        board = self.board()
        effect = board.effect(self.move) if self.move else hexad.Effect()
        marks = {cell: kind for kind, cells in self.marks.items() for cell in cells.split()}
        targets = board.legal_moves.destinations() if self.targets else ()
        arrows = [*effect.moved, *effect.pushed]
        # The arrow of a row shows that a marble is pushed off. Only tiles that are taken out need crosses.
        taken = [cell for cell in effect.removed if cell not in {end for _, end in arrows}]
        picture = svg.board(
            board,
            theme=PAPER,
            coordinates=coordinates,
            highlights={**dict.fromkeys(targets, "target"), **dict.fromkeys(taken, "forbidden"), **marks},
            arrows=arrows,
            formations=self.formations,
            names=False,
            close=close,
            pushed_off=self.sides,
            hands=self.sides,
            title=title,
            description=text,
        )
        return _TITLES.sub("", picture).strip()


@dataclass(frozen=True)
class Figure:
    """A figure of the rulebook, of one board or of several side by side."""

    game: str
    number: str
    rule: str
    width: int
    boards: tuple[Diagram, ...]
    close: Close = False

    @property
    def is_numbered(self) -> bool:
        """Whether the printed rules give the figure a number; one that they do not has a name."""
        return self.number[0].isdigit()

    @property
    def key(self) -> str:
        """The key of its caption."""
        return f"booklet-figure-{self.game}-{self.number}"


@dataclass(frozen=True)
class Term:
    """A word of the glossary and its board."""

    game: str
    name: str
    board: Diagram


@dataclass(frozen=True)
class Card:
    """A part of the summary: the rules that it sums up, and its boards."""

    game: str
    name: str
    rules: str
    boards: tuple[Diagram, ...]

    @property
    def key(self) -> str:
        """The key of its title."""
        return f"booklet-glance-{self.game}-{self.name}"

    @property
    def text_key(self) -> str:
        """The key of its text. A part without boards quotes its rule."""
        return f"{self.key}-text" if self.boards else f"rule-{self.rules}"


@cache
def figures() -> tuple[Figure, ...]:
    """All figures, in order."""
    return tuple(
        Figure(
            **{
                **entry,
                "boards": tuple(Diagram.read(entry["game"], board) for board in entry["boards"]),
                "close": tuple(entry["close"]) if "close" in entry else False,
            }
        )
        for entry in _read("figures")["figure"]
    )


@cache
def terms() -> tuple[Term, ...]:
    """All terms, in order."""
    return tuple(
        Term(entry["game"], entry["name"], Diagram.read(entry["game"], entry["board"]))
        for entry in _read("terms")["term"]
    )


@cache
def cards() -> tuple[Card, ...]:
    """All parts of the summary, in order."""
    return tuple(
        Card(
            entry["game"],
            entry["name"],
            entry["rules"],
            tuple(Diagram.read(entry["game"], board) for board in entry.get("boards", ())),
        )
        for entry in _read("glance")["card"]
    )


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / f"{name}.toml").read_text(encoding="utf-8"))
