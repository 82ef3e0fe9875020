"""Arrows and crosses of the figures: they leave the pieces visible. The shapes are read from the drawn SVG."""

from __future__ import annotations

import re
from math import hypot
from xml.etree import ElementTree

import pytest

from hexad.booklet.figures import Diagram, cards, figures, terms

SVG = "{http://www.w3.org/2000/svg}"
# The part of a piece that stays uncovered: a whole marble; a tile without its slopes.
VISIBLE = {"abalone": 45.0, "six": 38.0}

Point = tuple[float, float]

DIAGRAMS = {
    **{f"{figure.game} {figure.number} {at}": board for figure in figures() for at, board in enumerate(figure.boards)},
    **{f"{term.game} {term.name}": term.board for term in terms()},
    **{f"{card.game} glance {card.name} {at}": board for card in cards() for at, board in enumerate(card.boards)},
}
MOVES = {name: board for name, board in DIAGRAMS.items() if board.move}
CROSSED = {name: board for name, board in DIAGRAMS.items() if "forbidden" in board.marks}


def drawn(diagram: Diagram) -> ElementTree.Element:
    return ElementTree.fromstring(diagram.draw("title", "text"))


def layer(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """What is drawn in a layer."""
    return [part for group in root.iter(f"{SVG}g") if group.get("class") == name for part in group]


def pieces(root: ElementTree.Element) -> list[Point]:
    """The middles of all pieces."""
    used = (part for part in root.iter(f"{SVG}use") if (part.get("class") or "").startswith("piece "))
    return [numbers(part.get("transform", "")) for part in used]


def numbers(text: str) -> Point:
    x, y = (float(part) for part in re.findall(r"-?[\d.]+", text)[:2])
    return x, y


def heads(root: ElementTree.Element) -> list[list[Point]]:
    """The corners of all arrows."""
    paths = {part.get("d", "") for part in layer(root, "arrows")}
    return [[numbers(corner) for corner in path.strip("MZ").split("L")] for path in sorted(paths)]


def distance(point: Point, polygon: list[Point]) -> float:
    """How far a point lies from the outline of a polygon; 0 if it lies inside."""
    edges = list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))
    crossings = sum(
        (a[1] > point[1]) != (b[1] > point[1]) and point[0] < (b[0] - a[0]) * (point[1] - a[1]) / (b[1] - a[1]) + a[0]
        for a, b in edges
    )
    return 0.0 if crossings % 2 else min(from_edge(point, a, b) for a, b in edges)


def from_edge(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = min(1.0, max(0.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)))
    return hypot(point[0] - a[0] - share * dx, point[1] - a[1] - share * dy)


@pytest.mark.parametrize("name", MOVES)
def test_arrows_cover_no_piece(name):
    root = drawn(MOVES[name])
    arrows = heads(root)
    assert arrows
    for piece in pieces(root):
        for arrow in arrows:
            assert distance(piece, arrow) >= VISIBLE[MOVES[name].game], piece


@pytest.mark.parametrize(
    ("name", "count", "tracks"),
    [
        ("abalone 2 0", 1, 1),
        ("abalone 3 0", 3, 0),
        ("abalone 6b 0", 1, 1),
        ("abalone 7b 0", 1, 1),
        ("abalone 8 0", 1, 1),
    ],
)
def test_a_row_has_one_arrow_and_one_track(name, count, tracks):
    root = drawn(DIAGRAMS[name])
    assert len(heads(root)) == count
    assert len(layer(root, "tracks")) == tracks


def test_the_arrow_of_a_marble_that_is_pushed_off_leads_over_the_edge():
    root = drawn(DIAGRAMS["abalone 8 0"])
    (arrow,) = heads(root)
    assert max(x for x, _ in arrow) > max(x for x, _ in pieces(root)) + 100
    assert not layer(root, "highlights")


@pytest.mark.parametrize("name", CROSSED)
def test_crosses_are_lines_without_a_disc(name):
    marks = layer(drawn(CROSSED[name]), "highlights")
    assert len(marks) == 2 * len(CROSSED[name].marks["forbidden"].split())
    assert {(part.tag, part.get("fill")) for part in marks} == {(f"{SVG}path", "none")}
