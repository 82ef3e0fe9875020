"""The glossary of Abalone (A17), found on a board by looking at every cell."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from .abalone_board import BLACK, CELLS, DIRECTIONS, OTHER, WHITE, Cell, in_one_line, name, neighbours, run, step
from .game import Formation

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def formations(marbles: dict[Cell, str]) -> set[Formation]:
    found: set[Formation] = set()
    for player in (BLACK, WHITE):
        own = {cell for cell, colour in marbles.items() if colour == player}
        named = [*_singles(marbles, own), *_pairs(own), *_triples(own), *_blocks(own), *_multis(own)]
        found |= {Formation(kind, player, _names(cells)) for kind, cells in named}
    return found | set(_contacts(marbles))


def _names(cells: Iterable[Cell]) -> tuple[str, ...]:
    return tuple(sorted(map(name, cells)))


def _singles(marbles: dict[Cell, str], own: set[Cell]) -> Iterator[tuple[str, set[Cell]]]:
    for cell in own:
        if not own.intersection(neighbours(cell)):
            yield "single", {cell}
            # R13. No neighbour is of the marble's own colour: any marble there is an opposing one.
            if sum(near in marbles for near in neighbours(cell)) >= min(4, len(neighbours(cell))):
                yield "det", {cell}


def _pairs(own: set[Cell]) -> Iterator[tuple[str, set[Cell]]]:
    for a, b in combinations(own, 2):
        if b in neighbours(a):
            yield "pair", {a, b}


def _triples(own: set[Cell]) -> Iterator[tuple[str, set[Cell]]]:
    """Every two neighbours of a marble make a triple with it; its kind depends on the places of the two."""
    for middle in own:
        for a, b in combinations(own.intersection(neighbours(middle)), 2):
            if b in neighbours(a):
                yield "shield", {a, middle, b}
            elif in_one_line({a, middle, b}):
                yield "lance", {a, middle, b}
            else:
                yield "bow", {a, middle, b}


def _blocks(own: set[Cell]) -> Iterator[tuple[str, set[Cell]]]:
    """Three rows of three side by side, in the three orientations of a rhombus (R14)."""
    for corner in CELLS:
        for along, across in (("E", "NE"), ("NE", "NW"), ("NW", "W")):
            rhombus = {step(step(corner, along, i), across, j) for i in range(3) for j in range(3)}
            if rhombus <= own:
                yield "block", rhombus


def _multis(own: set[Cell]) -> Iterator[tuple[str, set[Cell]]]:
    left = set(own)
    while left:
        group: set[Cell] = set()
        edge = {min(left)}
        while edge:
            group |= edge
            edge = {near for cell in edge for near in neighbours(cell) if near in own} - group
        left -= group
        yield "multi", group


def _contacts(marbles: dict[Cell, str]) -> Iterator[Formation]:
    """Pacs and sumitos: where two colours face each other in a line, at most three of each count."""
    for cell, colour in marbles.items():
        for direction, back in zip(DIRECTIONS, ["W", "SW", "SE", "E", "NE", "NW"], strict=True):
            facing = step(cell, direction)
            if marbles.get(facing) != OTHER[colour]:
                continue
            own, opposing = run(marbles, cell, back)[:3], run(marbles, facing, direction)[:3]
            if len(own) == len(opposing) and colour == BLACK:
                yield Formation("pac", None, _names(own), _names(opposing))
            if len(own) > len(opposing) and step(opposing[-1], direction) not in marbles:
                yield Formation("sumito", colour, _names(own), _names(opposing), direction=direction)
