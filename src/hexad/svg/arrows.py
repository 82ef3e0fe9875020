"""Arrows. Pieces that follow each other in a line are one row with one arrow, which points ahead of the foremost piece.

No arrow covers a piece that it moves: the arrow starts at the rim of the piece and ends on the cell ahead.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from hexad.svg.geometry import UNIT, closed, towards
from hexad.svg.markup import group, number, tag
from hexad.svg.outline import outline

if TYPE_CHECKING:
    from hexad.svg.canvas import Canvas
    from hexad.svg.geometry import Point
    from hexad.svg.scene import Arrow, Scene

__all__ = ["arrows", "tracks"]

# Half of the width, at the tail and at the neck; the head's half width and length.
_SHAFT = (4.0, 8.0)
_HEAD = (24.0, 40.0)
# How far a tail keeps from the rim of its piece, and how far a tip goes past the middle of an empty cell.
_CLEARANCE = 6.0
_PAST = 14.0


class _Row(NamedTuple):
    """Cells whose pieces move together along a line, the foremost last; the cell ahead of it; the colour."""

    cells: tuple[str, ...]
    end: str
    tone: str | None


def tracks(canvas: Canvas) -> str:
    """Under the pieces: a soft track below each row, which shows the pieces that move and those that stay."""
    rows = [row for row in _rows(canvas.scene) if len(row.cells) > 1]
    return group(*(_track(canvas, row) for row in rows), class_="tracks")


def arrows(canvas: Canvas) -> str:
    """Tapered arrows; from a cell to itself, a ring."""
    return group(*(_arrow(canvas, row) for row in _rows(canvas.scene)), class_="arrows", opacity=0.92)


def _rows(scene: Scene) -> list[_Row]:
    """The arrows, joined where one ends on the piece from which the next continues."""
    following = {(arrow[0], _step(scene, arrow), arrow[2]): arrow for arrow in scene.arrows}
    continued = {(arrow[1], _step(scene, arrow), arrow[2]) for arrow in scene.arrows if arrow[1] in scene.pieces}
    rows = []
    for arrow in scene.arrows:
        start, end, tone = arrow
        step = _step(scene, arrow)
        if step != (0, 0) and (start, step, tone) in continued:
            continue
        cells = [start]
        while step != (0, 0) and end in scene.pieces and (end, step, tone) in following:
            cells.append(end)
            end = following[end, step, tone][1]
        rows.append(_Row(_with_last(scene, cells, end), end, tone))
    return rows


def _with_last(scene: Scene, cells: list[str], end: str) -> tuple[str, ...]:
    """A row that runs onto a piece pushes it off the board: this piece is its foremost."""
    return (*cells, end) if len(cells) > 1 and end in scene.pieces else tuple(cells)


def _step(scene: Scene, arrow: Arrow) -> tuple[int, int]:
    (q0, r0), (q1, r1) = scene.spots[arrow[0]], scene.spots[arrow[1]]
    return (q1 - q0, r1 - r0)


def _track(canvas: Canvas, row: _Row) -> str:
    path = outline((canvas.scene.spots[cell] for cell in row.cells), canvas.view, canvas.style.radius + _CLEARANCE)
    tone = row.tone or canvas.accent
    return tag("path", d=path, fill=tone, fill_opacity=0.38, stroke=tone, stroke_width=3)


def _arrow(canvas: Canvas, row: _Row) -> str:
    tone = row.tone or canvas.accent
    if row.cells == (row.end,):
        x, y = canvas.point(row.end)
        place = f"translate({number(x)} {number(y)})"
        return tag("path", d=canvas.style.shape(1.0), transform=place, fill="none", stroke=tone, stroke_width=8)
    path = closed(_corners(*_span(canvas, row)))
    rim: dict[str, str | float] = {
        "stroke": canvas.theme.halo,
        "stroke_opacity": 0.45,
        "stroke_width": 9.0,
        "stroke_linejoin": "round",
    }
    body: dict[str, str | float] = {"stroke": tone, "stroke_width": 4.0, "stroke_linejoin": "round", "fill": tone}
    return tag("path", d=path, fill="none", **rim) + tag("path", d=path, **body)


def _span(canvas: Canvas, row: _Row) -> tuple[Point, Point]:
    """Tail and tip of an arrow."""
    pieces, rim = canvas.scene.pieces, canvas.style.radius + _CLEARANCE
    start, end = canvas.point(row.cells[-1]), canvas.point(row.end)
    if row.cells[-1] == row.end:
        # Off the board: ahead of the last piece, in the direction of the row.
        behind = canvas.point(row.cells[-2])
        return towards(start, behind, -rim), towards(start, behind, -UNIT - _PAST)
    tail = towards(start, end, rim if row.cells[-1] in pieces else 16)
    length = hypot(end[0] - start[0], end[1] - start[1])
    has_room = length > 2 * rim + _HEAD[1]
    return tail, towards(end, start, (rim if has_room else 10) if row.end in pieces else -_PAST)


def _corners(tail: Point, tip: Point) -> list[Point]:
    """Seven corners: a shaft that widens on its way, and the head."""
    length = hypot(tip[0] - tail[0], tip[1] - tail[1])
    neck = towards(tip, tail, min(_HEAD[1], length * 0.7))
    across = ((tip[1] - tail[1]) / length, (tail[0] - tip[0]) / length)

    def aside(point: Point, by: float) -> Point:
        return (point[0] + across[0] * by, point[1] + across[1] * by)

    thin, thick = _SHAFT
    left = [aside(tail, thin), aside(neck, thick), aside(neck, _HEAD[0])]
    right = [aside(neck, -_HEAD[0]), aside(neck, -thick), aside(tail, -thin)]
    return [*left, tip, *right]
