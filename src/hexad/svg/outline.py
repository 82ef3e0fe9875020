"""The line around a group of cells: straight along rows, round at the ends, with a hole where the group has one.

Cells that touch are joined; the lines between them cut the plane into faces. Small triangles belong to the group;
around every other face the outline runs at the same distance from the cells.
"""

from __future__ import annotations

from math import atan2, cos, pi, sin, tan
from typing import TYPE_CHECKING

from hexad.svg.geometry import STEPS
from hexad.svg.markup import number

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hexad.svg.geometry import Axial, Point, View

__all__ = ["outline"]


def outline(spots: Iterable[Axial], view: View, distance: float, *, holes: bool = True) -> str:
    """One path around the cells; several loops where they do not all touch, and around holes if these are wanted."""
    cells = set(spots)
    alone = (_circle(view.point(cell), distance) for cell in sorted(cells) if not _neighbours(cell, cells))
    loops = (_offset([view.point(cell) for cell in face], distance) for face in _faces(cells, holes))
    return "".join((*alone, *loops))


def _neighbours(cell: Axial, cells: set[Axial]) -> list[int]:
    """The directions in which a cell has neighbours, counter-clockwise."""
    return [way for way, (q, r) in enumerate(STEPS) if (cell[0] + q, cell[1] + r) in cells]


def _faces(cells: set[Axial], holes: bool) -> list[list[Axial]]:
    """Every face but the triangles inside the group, as the cells that one passes on a walk around it."""
    edges = [(cell, way) for cell in sorted(cells) for way in _neighbours(cell, cells)]
    seen: set[tuple[Axial, int]] = set()
    faces = []
    for edge in edges:
        if edge not in seen:
            face, turns = _walk(edge, cells, seen)
            if turns < 0 or (holes and len(face) > 3):
                faces.append(face)
    return faces


def _walk(edge: tuple[Axial, int], cells: set[Axial], seen: set[tuple[Axial, int]]) -> tuple[list[Axial], int]:
    """Follow the face to the left of an edge, always turning as far left as one can; count the turns in sixths."""
    face, turns = [], 0
    while edge not in seen:
        seen.add(edge)
        (q, r), way = edge
        face.append((q, r))
        ahead = (q + STEPS[way][0], r + STEPS[way][1])
        free = _neighbours(ahead, cells)
        turn = next(turn for turn in (2, 1, 0, -1, -2, -3) if (way + turn) % 6 in free)
        turns += turn
        edge = (ahead, (way + turn) % 6)
    return face, turns


def _circle(centre: Point, radius: float) -> str:
    size, across = number(radius), number(2 * radius)
    arcs = f"a{size} {size} 0 1 1 0 {across}a{size} {size} 0 1 1 0-{across}Z"
    return f"M{number(centre[0])} {number(centre[1] - radius)}{arcs}"


def _offset(loop: list[Point], distance: float) -> str:
    """The loop, moved to its left: arcs around outward corners, cut short at inward ones."""
    parts = []
    for index, corner in enumerate(loop):
        before, after = loop[index - 1], loop[(index + 1) % len(loop)]
        parts.append(_corner(before, corner, after, distance))
    return "M" + "L".join(parts) + "Z"


def _corner(before: Point, corner: Point, after: Point, distance: float) -> str:
    enter, leave = _heading(before, corner), _heading(corner, after)
    turn = (leave - enter + 3 * pi) % (2 * pi) - pi  # positive: to the right, since y grows downward
    start, end = _beside(corner, enter, distance), _beside(corner, leave, distance)
    if turn > 1e-6 or turn < 1e-6 - pi:
        return f"{_pair(start)}A{number(distance)} {number(distance)} 0 0 1 {_pair(end)}"
    if turn > -1e-6:
        return _pair(start)
    back = distance * tan(-turn / 2)
    meet = (start[0] - back * cos(enter), start[1] - back * sin(enter))
    soft = min(back, distance) * 0.5
    first = (meet[0] - soft * cos(enter), meet[1] - soft * sin(enter))
    last = (meet[0] + soft * cos(leave), meet[1] + soft * sin(leave))
    return f"{_pair(first)}Q{_pair(meet)} {_pair(last)}"


def _heading(start: Point, end: Point) -> float:
    return atan2(end[1] - start[1], end[0] - start[0])


def _beside(point: Point, heading: float, distance: float) -> Point:
    return (point[0] + distance * sin(heading), point[1] - distance * cos(heading))


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
