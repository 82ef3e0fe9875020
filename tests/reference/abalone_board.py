"""The board of Abalone: 61 cells, six directions, and marbles in a row."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Cell = tuple[int, int]
"""Row (a is 0) and number. Rows run from a at the bottom to i at the top."""

BLACK, WHITE = "black", "white"
OTHER = {BLACK: WHITE, WHITE: BLACK}

DIRECTIONS = {"E": (0, 1), "NE": (1, 1), "NW": (1, 0), "W": (0, -1), "SW": (-1, -1), "SE": (-1, 0)}
ROWS = [[(row, number) for number in range(max(1, row - 3), min(9, row + 5) + 1)] for row in range(9)]
CELLS = frozenset(cell for row in ROWS for cell in row)


def name(cell: Cell) -> str:
    return f"{'abcdefghi'[cell[0]]}{cell[1]}"


def cell_named(text: str) -> Cell:
    return "abcdefghi".index(text[0]), int(text[1:])


def step(cell: Cell, direction: str, times: int = 1) -> Cell:
    up, along = DIRECTIONS[direction]
    return cell[0] + times * up, cell[1] + times * along


def neighbours(cell: Cell) -> list[Cell]:
    return [near for direction in DIRECTIONS if (near := step(cell, direction)) in CELLS]


def distance(a: Cell, b: Cell) -> int:
    up, along = b[0] - a[0], b[1] - a[1]
    return max(abs(up), abs(along), abs(up - along))


def in_one_line(cells: Iterable[Cell]) -> bool:
    """Whether these cells form one straight line without a gap; one cell does."""
    ordered = sorted(cells)
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(ordered)}
    return not steps or (len(steps) == 1 and steps <= set(DIRECTIONS.values()))


def cells_between(first: Cell, last: Cell) -> list[Cell]:
    """The cells from one to the other, both included; none if they are not in a straight line."""
    lines = ([step(first, direction, times) for times in range(9)] for direction in DIRECTIONS)
    return next((line[: line.index(last) + 1] for line in lines if last in line[1:]), [])


def run(marbles: dict[Cell, str], cell: Cell, direction: str) -> list[Cell]:
    """The marbles of one colour in a row from this cell on."""
    row = [cell]
    while marbles.get(ahead := step(row[-1], direction)) == marbles[cell]:
        row.append(ahead)
    return row
