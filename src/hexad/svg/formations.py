"""The terms of the glossary, drawn around the pieces that form them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.svg.geometry import STEPS, Box, towards
from hexad.svg.lettering import lettering, width
from hexad.svg.markup import group, number, tag
from hexad.svg.outline import outline

if TYPE_CHECKING:
    from hexad.svg.geometry import Axial, Point
    from hexad.svg.stage import Stage
    from hexad.types import Formation

__all__ = ["formations"]

_SIZE = 21.0
_PILL = 38.0


def formations(stage: Stage) -> str:
    """All outlines first, then all names, so that no line crosses a name."""
    shown, names = stage.scene.formations, _names(stage) if stage.scene.names else []
    return group(*(_around(stage, formation) for formation in shown), *names, class_="formations")


def _around(stage: Stage, formation: Formation) -> str:
    """A full line around the cells, a broken one around what stands against them or is still to come."""
    missing = formation.missing
    lines = _line(stage, (*formation.cells, *((missing,) if missing else ())), None)
    if formation.against:
        lines += _line(stage, formation.against, "14 11")
    return lines + (_gap(stage, missing) if missing else "")


def _line(stage: Stage, cells: tuple[str, ...], dashes: str | None) -> str:
    path: dict[str, str | None] = {"d": _path(stage, cells), "fill": "none"}
    if len(cells) == 1:
        path = {"d": stage.look.shape(1.05), "fill": "none", "transform": _at(stage, cells[0])}
    halo = tag("path", **path, stroke=stage.theme.halo, stroke_opacity=0.35, stroke_width=9)
    return halo + tag("path", **path, stroke=stage.accent, stroke_width=5, stroke_dasharray=dashes)


def _path(stage: Stage, cells: tuple[str, ...]) -> str:
    return outline((stage.scene.spots[cell] for cell in cells), stage.view, stage.look.radius + 3)


def _at(stage: Stage, cell: str) -> str:
    x, y = stage.point(cell)
    return f"translate({number(x)} {number(y)})"


def _gap(stage: Stage, cell: str) -> str:
    style: dict[str, str | float] = {"fill": stage.accent, "fill_opacity": 0.16, "stroke": stage.accent}
    return tag(
        "path", d=stage.look.shape(0.78), transform=_at(stage, cell), stroke_width=4, stroke_dasharray="11 9", **style
    )


def _names(stage: Stage) -> list[str]:
    """A name for each formation, where there is room; in a crowd, once for each kind at least."""
    taken = {stage.scene.spots[cell] for cell in stage.scene.pieces}
    boxes: list[Box] = []
    written: dict[str, list[str]] = {}
    for formation in stage.scene.formations:
        wide = width(formation.kind, _SIZE) + 26
        places = [_pill(at, wide) for at in _free_places(stage, formation, taken)]
        free = [box for box in places if not any(_overlap(box, other) for other in boxes)]
        if free or formation.kind not in written:
            boxes.append((free or places)[0])
            written.setdefault(formation.kind, []).append(_name(stage, formation.kind, boxes[-1]))
    return [name for names in written.values() for name in names]


def _name(stage: Stage, text: str, box: Box) -> str:
    pill = tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=box.height / 2, fill=stage.accent)
    middle = (box.x + box.width / 2, box.y + box.height / 2)
    return pill + lettering(text, middle, _SIZE, stage.on_accent, weight=1.2)


def _free_places(stage: Stage, formation: Formation, taken: set[Axial]) -> list[Point]:
    """Beside the formation, best first: on free cells, so that no piece is covered; the upper right before others."""
    spots = [stage.scene.spots[cell] for cell in formation.cells]
    missing = {stage.scene.spots[formation.missing]} if formation.missing else set()
    beside = [((q + dq, r + dr), (q, r)) for q, r in spots for dq, dr in STEPS]
    free = [(stage.view.point(spot), stage.view.point(own)) for spot, own in beside if spot not in taken | missing]
    free.sort(key=lambda pair: _upper_right(pair[0]), reverse=True)
    top = max(map(stage.view.point, spots), key=_upper_right)
    above = (top[0], top[1] - stage.look.radius)
    return [*(towards(own, spot, stage.look.radius + 25) for spot, own in free), above]


def _upper_right(point: Point) -> tuple[float, float]:
    return (point[0] * 0.5 - point[1], point[0])


def _pill(at: Point, wide: float) -> Box:
    return Box(at[0] - wide / 2, at[1] - _PILL / 2, wide, _PILL)


def _overlap(one: Box, other: Box) -> bool:
    across = abs(one.x + one.width / 2 - other.x - other.width / 2) < (one.width + other.width) / 2
    return across and abs(one.y - other.y) < _PILL
