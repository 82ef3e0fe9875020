"""The table of Six: hexagons without an edge, the three shapes of S5, and what the program shows on a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .game import Formation

if TYPE_CHECKING:
    from collections.abc import Iterator

Cell = tuple[int, int]
"""Axial q and r."""

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def cell_named(text: str) -> Cell:
    q, r = map(int, text.split(","))
    return q, r


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


class Shape(NamedTuple):
    kind: str
    cells: frozenset[Cell]


def _patterns() -> Iterator[tuple[str, list[Cell]]]:
    for q, r in STEPS[:3]:
        yield "line", [(i * q, i * r) for i in range(6)]
    rows = [(q, r) for r in range(3) for q in range(3 - r)]
    yield "triangle", rows
    yield "triangle", [(-q, -r) for q, r in rows]
    yield "ring", list(STEPS)


PATTERNS = list(_patterns())


def places_through(cell: Cell) -> Iterator[tuple[str, list[Cell]]]:
    """Every place on the table where one of the shapes would contain this cell, whatever pieces are there."""
    for kind, pattern in PATTERNS:
        for q, r in pattern:
            yield kind, [(cell[0] - q + i, cell[1] - r + j) for i, j in pattern]


def shapes_through(tiles: dict[Cell, str], cell: Cell) -> set[Shape]:
    """The finished shapes of one colour that contain this tile."""
    return {
        Shape(kind, frozenset(cells))
        for kind, cells in places_through(cell)
        if all(tiles.get(other) == tiles[cell] for other in cells)
    }


def shapes(tiles: dict[Cell, str], player: str) -> set[Shape]:
    return {shape for cell, colour in tiles.items() if colour == player for shape in shapes_through(tiles, cell)}


def groups(cells: set[Cell]) -> list[set[Cell]]:
    """The connected groups of these cells."""
    left, found = set(cells), []
    while left:
        group: set[Cell] = set()
        edge = {left.pop()}
        while edge:
            group |= edge
            edge = {near for cell in edge for near in neighbours(cell) if near in left}
            left -= edge
        found.append(group)
    return found


def formations(tiles: dict[Cell, str]) -> set[Formation]:
    return set(_threats(tiles)) | set(_holding(tiles))


def _threats(tiles: dict[Cell, str]) -> Iterator[Formation]:
    """Five tiles of one colour that lack one empty cell to be a shape."""
    places = {Shape(kind, frozenset(cells)) for cell in tiles for kind, cells in places_through(cell)}
    for kind, cells in places:
        empty = [cell for cell in cells if cell not in tiles]
        colours = {tiles[cell] for cell in cells if cell in tiles}
        if len(empty) == 1 and len(colours) == 1:
            five = tuple(name(cell) for cell in sorted(cells) if cell in tiles)
            yield Formation("threat", colours.pop(), five, missing=name(empty[0]), shape=kind)


def _holding(tiles: dict[Cell, str]) -> Iterator[Formation]:
    """The tiles that hold the others together."""
    for cell, player in tiles.items():
        if len(groups(set(tiles) - {cell})) > 1:
            yield Formation("holding", player, (name(cell),))
