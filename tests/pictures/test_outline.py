"""The line around a group: one loop around it, one more around each hole."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexad.svg.geometry import STEPS, View
from hexad.svg.lettering import lettering, width
from hexad.svg.markup import number
from hexad.svg.outline import outline

VIEW = View((0, 0), flipped=False)
RING = [*STEPS]


def loops(cells: list[tuple[int, int]], *, holes: bool = True) -> int:
    return outline(cells, VIEW, 40, holes=holes).count("M")


@pytest.mark.parametrize(
    ("cells", "count"),
    [
        ([(0, 0)], 1),
        ([(0, 0), (1, 0)], 1),
        ([(0, 0), (1, 0), (2, 0)], 1),
        ([(0, 0), (1, 0), (0, 1)], 1),
        ([(0, 0), (1, 0), (1, 1)], 1),
        ([(0, 0), (3, 0)], 2),
        ([(0, 0), (1, 0), (3, 0)], 2),
        (RING, 2),
        ([*RING, (0, 0)], 1),
    ],
)
def test_loops(cells: list[tuple[int, int]], count: int) -> None:
    assert loops(cells) == count


def test_holes_can_be_left_out() -> None:
    assert loops(RING, holes=False) == 1


@given(st.lists(st.integers(0, 5), max_size=30))
def test_a_connected_group_has_one_outer_loop(walk: list[int]) -> None:
    cells = [(0, 0)]
    for way in walk:
        cells.append((cells[-1][0] + STEPS[way][0], cells[-1][1] + STEPS[way][1]))
    assert loops(cells, holes=False) == 1


@given(st.sets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1))
def test_the_outline_keeps_its_distance(cells: set[tuple[int, int]]) -> None:
    """The line starts at the given distance from the nearest cell, or further away in an inward corner."""
    for x, y in re.findall(r"M(-?[\d.]+) (-?[\d.]+)", outline(cells, VIEW, 40)):
        middles = map(VIEW.point, cells)
        nearest = min((float(x) - cx) ** 2 + (float(y) - cy) ** 2 for cx, cy in middles) ** 0.5
        assert nearest >= 39.9


def test_numbers_are_short_and_never_minus_zero() -> None:
    assert [number(value) for value in (-0.001, 1.0, 2.5, -3.14159, 100.0)] == ["0", "1", "2.5", "-3.14", "100"]


def test_letters_are_centred() -> None:
    assert width("", 10) == 0
    assert width("11", 10) < width("00", 10) < width("00", 20)
    assert lettering("", (0, 0), 10, "#000000") == ""
    assert "translate(-3 5)" in lettering("0", (0, 0), 10, "#000000")
