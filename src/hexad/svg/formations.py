"""The terms of the glossary, drawn around the pieces that form them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.svg.geometry import STEPS, Box, towards
from hexad.svg.lettering import lettering, width
from hexad.svg.markup import group, number, tag
from hexad.svg.outline import outline

if TYPE_CHECKING:
    from hexad.svg.canvas import Canvas
    from hexad.svg.geometry import Axial, Point
    from hexad.types import Formation

__all__ = ["formations"]

_SIZE = 21.0
_PILL = 38.0


def formations(canvas: Canvas) -> str:
    """All outlines first, then all names, so that no line crosses a name."""
    shown, names = canvas.scene.formations, _names(canvas) if canvas.scene.names else []
    return group(*(_around(canvas, formation) for formation in shown), *names, class_="formations")


def _around(canvas: Canvas, formation: Formation) -> str:
    """A solid line around the cells, a dashed one around opposing pieces and missing cells."""
    missing = formation.missing
    lines = _line(canvas, (*formation.cells, *((missing,) if missing else ())), None)
    if formation.against:
        lines += _line(canvas, formation.against, "14 11")
    return lines + (_gap(canvas, missing) if missing else "")


def _line(canvas: Canvas, cells: tuple[str, ...], dashes: str | None) -> str:
    path: dict[str, str | None] = {"d": _path(canvas, cells), "fill": "none"}
    if len(cells) == 1:
        path = {"d": canvas.style.shape(1.05), "fill": "none", "transform": _at(canvas, cells[0])}
    halo = tag("path", **path, stroke=canvas.theme.halo, stroke_opacity=0.35, stroke_width=9)
    return halo + tag("path", **path, stroke=canvas.accent, stroke_width=5, stroke_dasharray=dashes)


def _path(canvas: Canvas, cells: tuple[str, ...]) -> str:
    return outline((canvas.scene.spots[cell] for cell in cells), canvas.view, canvas.style.radius + 3)


def _at(canvas: Canvas, cell: str) -> str:
    x, y = canvas.point(cell)
    return f"translate({number(x)} {number(y)})"


def _gap(canvas: Canvas, cell: str) -> str:
    style: dict[str, str | float] = {"fill": canvas.accent, "fill_opacity": 0.16, "stroke": canvas.accent}
    return tag(
        "path",
        d=canvas.style.shape(0.78),
        transform=_at(canvas, cell),
        stroke_width=4,
        stroke_dasharray="11 9",
        **style,
    )


def _names(canvas: Canvas) -> list[str]:
    """A name for each formation where there is room, and at least one for each kind."""
    taken = {canvas.scene.spots[cell] for cell in canvas.scene.pieces}
    boxes: list[Box] = []
    written: dict[str, list[str]] = {}
    for formation in canvas.scene.formations:
        wide = width(formation.kind, _SIZE) + 26
        places = [_pill(at, wide) for at in _free_places(canvas, formation, taken)]
        free = [box for box in places if not any(_overlap(box, other) for other in boxes)]
        if free or formation.kind not in written:
            boxes.append((free or places)[0])
            written.setdefault(formation.kind, []).append(_name(canvas, formation.kind, boxes[-1]))
    return [name for names in written.values() for name in names]


def _name(canvas: Canvas, text: str, box: Box) -> str:
    pill = tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=box.height / 2, fill=canvas.accent)
    middle = (box.x + box.width / 2, box.y + box.height / 2)
    return pill + lettering(text, middle, _SIZE, canvas.on_accent, weight=1.2)


def _free_places(canvas: Canvas, formation: Formation, taken: set[Axial]) -> list[Point]:
    """Places beside the formation, best first: on free cells, so that no piece is covered; the upper right first."""
    spots = [canvas.scene.spots[cell] for cell in formation.cells]
    missing = {canvas.scene.spots[formation.missing]} if formation.missing else set()
    beside = [((q + dq, r + dr), (q, r)) for q, r in spots for dq, dr in STEPS]
    free = [(canvas.view.point(spot), canvas.view.point(own)) for spot, own in beside if spot not in taken | missing]
    free.sort(key=lambda pair: _upper_right(pair[0]), reverse=True)
    top = max(map(canvas.view.point, spots), key=_upper_right)
    above = (top[0], top[1] - canvas.style.radius)
    return [*(towards(own, spot, canvas.style.radius + 25) for spot, own in free), above]


def _upper_right(point: Point) -> tuple[float, float]:
    return (point[0] * 0.5 - point[1], point[0])


def _pill(at: Point, wide: float) -> Box:
    return Box(at[0] - wide / 2, at[1] - _PILL / 2, wide, _PILL)


def _overlap(one: Box, other: Box) -> bool:
    across = abs(one.x + one.width / 2 - other.x - other.width / 2) < (one.width + other.width) / 2
    return across and abs(one.y - other.y) < _PILL
