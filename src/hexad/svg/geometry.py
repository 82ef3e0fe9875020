"""Where cells lie in a picture, and the shapes drawn around them. One unit is a hundredth of the step between cells."""

from __future__ import annotations

from math import cos, hypot, pi, sin, sqrt
from typing import TYPE_CHECKING, NamedTuple

from hexad.svg.markup import number

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["SLANT", "STEPS", "UNIT", "Axial", "Box", "Point", "View", "closed", "hexagon", "rounded", "towards"]

UNIT = 100.0
SLANT = sqrt(3) / 2

Axial = tuple[int, int]
Point = tuple[float, float]

# East first, then counter-clockwise on the screen.
STEPS: tuple[Axial, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class View(NamedTuple):
    """How a board is seen: the cell at the origin of the picture, and whether the board is turned by 180 degrees."""

    origin: Axial
    flipped: bool

    def point(self, cell: Axial) -> Point:
        """The middle of a cell. The origin is subtracted in whole numbers, so that distant cells stay exact."""
        sign = -UNIT if self.flipped else UNIT
        q, r = cell[0] - self.origin[0], cell[1] - self.origin[1]
        return (sign * (q + r / 2), sign * r * SLANT)


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, points: Iterable[Point], margin: float) -> Box:
        """The smallest box that holds the points, grown on all sides."""
        xs, ys = zip(*points, strict=True)
        left, top = min(xs) - margin, min(ys) - margin
        return cls(left, top, max(xs) + margin - left, max(ys) + margin - top)

    def at_least(self, width: float, height: float) -> Box:
        """This box, grown about its middle to no less than the given size."""
        wider, higher = max(width - self.width, 0), max(height - self.height, 0)
        return Box(self.x - wider / 2, self.y - higher / 2, self.width + wider, self.height + higher)

    def deeper(self, by: float) -> Box:
        """This box with room added below."""
        return self._replace(height=self.height + by)


def hexagon(radius: float, *, pointed: bool, centre: Point = (0, 0)) -> list[Point]:
    """The six corners of a hexagon; a pointed one stands on a corner, the other lies on an edge."""
    turn = pi / 6 if pointed else 0
    angles = (turn + step * pi / 3 for step in range(6))
    return [(centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)) for angle in angles]


def towards(start: Point, end: Point, distance: float) -> Point:
    """The point between start and end, at a share of the way."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    share = distance / length
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def closed(points: Sequence[Point]) -> str:
    """A closed path through the points."""
    return "M" + "L".join(_pair(point) for point in points) + "Z"


def rounded(points: Sequence[Point], radius: float) -> str:
    """A closed path through the points with its corners rounded; a short side is rounded up to its middle at most."""
    steps = []
    for index, corner in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        reach = min(radius, hypot(corner[0] - before[0], corner[1] - before[1]) / 2)
        reach = min(reach, hypot(corner[0] - after[0], corner[1] - after[1]) / 2)
        enter, leave = towards(corner, before, reach), towards(corner, after, reach)
        steps.append(f"{'L' if index else 'M'}{_pair(enter)}Q{_pair(corner)} {_pair(leave)}")
    return "".join(steps) + "Z"


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
