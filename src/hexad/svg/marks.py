"""What is drawn over a board to speak about it: the last move, the winning shape, highlights, labels, arrows."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from hexad.svg.geometry import closed, towards
from hexad.svg.lettering import lettering
from hexad.svg.markup import group, number, tag
from hexad.svg.outline import outline
from hexad.svg.scene import KINDS

if TYPE_CHECKING:
    from hexad.svg.geometry import Point
    from hexad.svg.scene import Arrow
    from hexad.svg.stage import Stage

__all__ = ["arrows", "highlights", "labels", "landing", "trail", "winning"]

_SHAFT = (4.0, 8.0)
_HEAD = (24.0, 44.0)


def trail(stage: Stage) -> str:
    """Under the pieces: a soft track where the last move went by single steps, and the cells that it left empty."""
    tracks = {cell for step in stage.scene.steps if _is_step(stage, step) for cell in step if cell}
    left = [start for start, _ in stage.scene.steps if start and start not in stage.scene.pieces]
    soft = outline((stage.scene.spots[cell] for cell in tracks), stage.view, stage.look.radius + 4)
    return group(
        tag("path", d=soft, fill=stage.accent, fill_opacity=0.3) if tracks else "",
        *(_shape(stage, cell, 0.62, stroke_width=3.5, stroke_dasharray="9 9", stroke_opacity=0.9) for cell in left),
        class_="last-move",
    )


def landing(stage: Stage) -> str:
    """Over the pieces: a thin line on each piece that was placed, or that came from afar."""
    came = [end for start, end in stage.scene.steps if end and not _is_step(stage, (start, end))]
    return group(*(_ring(stage, cell) for cell in came), class_="last-move")


def winning(stage: Stage) -> str:
    """The shape that won, in a glow."""
    if not stage.scene.winning:
        return ""
    spots = [stage.scene.spots[cell] for cell in stage.scene.winning]
    path = outline(spots, stage.view, stage.look.radius + 5, holes=False)
    glow = ((36, 0.1), (26, 0.16), (15, 0.3), (6, 1))
    strokes = (tag("path", d=path, stroke_width=width, stroke_opacity=opacity) for width, opacity in glow)
    tiles = (_ring(stage, cell) for cell in stage.scene.winning)
    return group(*strokes, *tiles, class_="winning", fill="none", stroke=stage.accent, stroke_linejoin="round")


def highlights(stage: Stage) -> str:
    """The cells that somebody points at."""
    return group(*(_highlight(stage, cell, kind) for cell, kind in stage.scene.highlights), class_="highlights")


def labels(stage: Stage) -> str:
    """Short texts on cells, in the ink of what lies under them."""
    return group(*(_label(stage, cell, text) for cell, text in stage.scene.labels), class_="labels")


def arrows(stage: Stage) -> str:
    """Tapered arrows; from a cell to itself, a ring."""
    return group(*(_arrow(stage, arrow) for arrow in stage.scene.arrows), class_="arrows", opacity=0.92)


def _is_step(stage: Stage, step: tuple[str | None, str | None]) -> bool:
    """Whether a piece of a board with an edge went to the next cell, as its steps are what one wants to see."""
    return bool(stage.scene.cells) and step[0] is not None and step[1] is not None


def _ring(stage: Stage, cell: str) -> str:
    """A thin line on a piece: bright, or in the ink of the piece where that is all that can be told apart for sure."""
    player = stage.scene.pieces.get(cell)
    tones = stage.piece(player) if player else None
    tone = stage.accent if tones is None else tones.ink if tones.mark else stage.theme.accent
    return _shape(stage, cell, 0.83, stroke=tone, stroke_width=4)


def _shape(stage: Stage, cell: str, share: float, **style: str | float) -> str:
    """The outline of a piece, smaller or larger, at a cell."""
    x, y = stage.point(cell)
    look: dict[str, str | float] = {"fill": "none", "stroke": stage.accent, **style}
    return tag("path", d=stage.look.shape(share), transform=f"translate({number(x)} {number(y)})", **look)


def _highlight(stage: Stage, cell: str, kind: str) -> str:
    x, y = stage.point(cell)
    if kind == "target" and cell not in stage.scene.pieces:
        return _target(stage, cell)
    if kind == "forbidden":
        arms = f"M{number(x - 11)} {number(y - 11)}l22 22m0-22l-22 22"
        disc = tag("circle", cx=x, cy=y, r=26, fill=stage.theme.halo, fill_opacity=0.8)
        return disc + tag("path", d=arms, stroke=stage.theme.bad, stroke_width=7, stroke_linecap="round")
    if kind == "selected":
        return _shape(stage, cell, 1.0, stroke_width=8)
    tone = stage.accent if kind in KINDS else kind
    return _shape(stage, cell, 0.96, stroke=tone, stroke_width=5, fill=tone, fill_opacity=0.22)


def _target(stage: Stage, cell: str) -> str:
    """An open cell: a dot in a cup; on a table a broken line, which leaves the coordinates legible."""
    if stage.scene.cells:
        x, y = stage.point(cell)
        return tag("circle", cx=x, cy=y, r=14, fill=stage.accent, fill_opacity=0.9)
    return _shape(stage, cell, 0.84, stroke_width=4, stroke_dasharray="11 8", fill=stage.accent, fill_opacity=0.14)


def _label(stage: Stage, cell: str, text: str) -> str:
    player = stage.scene.pieces.get(cell)
    ground = stage.theme.board_ink if stage.scene.cells else stage.theme.cloth_ink
    ink = stage.piece(player).ink if player else ground
    size = 30.0 if len(text) < 3 else 80.0 / len(text)
    return lettering(text, stage.point(cell), size, ink, weight=1.2)


def _arrow(stage: Stage, arrow: Arrow) -> str:
    start, end, tone = arrow
    tone = tone or stage.accent
    if start == end:
        return _shape(stage, start, 1.0, stroke=tone, stroke_width=8)
    path = closed(_arrow_corners(stage.point(start), stage.point(end)))
    rim: dict[str, str | float] = {
        "stroke": stage.theme.halo,
        "stroke_opacity": 0.45,
        "stroke_width": 9.0,
        "stroke_linejoin": "round",
    }
    body: dict[str, str | float] = {"stroke": tone, "stroke_width": 4.0, "stroke_linejoin": "round", "fill": tone}
    return tag("path", d=path, fill="none", **rim) + tag("path", d=path, **body)


def _arrow_corners(start: Point, end: Point) -> list[Point]:
    """Seven corners: a shaft that widens on its way, and the head; both ends keep clear of the cells' middles."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    tail, tip = towards(start, end, 16), towards(end, start, 10)
    neck = towards(tip, start, min(_HEAD[1], length * 0.45))
    across = ((end[1] - start[1]) / length, (start[0] - end[0]) / length)

    def aside(point: Point, by: float) -> Point:
        return (point[0] + across[0] * by, point[1] + across[1] * by)

    thin, thick = _SHAFT
    left = [aside(tail, thin), aside(neck, thick), aside(neck, _HEAD[0])]
    right = [aside(neck, -_HEAD[0]), aside(neck, -thick), aside(tail, -thin)]
    return [*left, tip, *right]
