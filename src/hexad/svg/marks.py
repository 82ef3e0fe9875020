"""What is drawn over a board: the last move, the winning shape, highlights, labels and arrows."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from hexad.svg.geometry import closed, towards
from hexad.svg.lettering import lettering
from hexad.svg.markup import group, number, tag
from hexad.svg.outline import outline
from hexad.svg.scene import KINDS

if TYPE_CHECKING:
    from hexad.svg.canvas import Canvas
    from hexad.svg.geometry import Point
    from hexad.svg.scene import Arrow

__all__ = ["arrows", "highlights", "labels", "landing", "trail", "winning"]

_SHAFT = (4.0, 8.0)
_HEAD = (24.0, 44.0)


def trail(canvas: Canvas) -> str:
    """Under the pieces: a soft track where the last move went by single steps, and the cells that it left empty."""
    tracks = {cell for step in canvas.scene.steps if _is_step(canvas, step) for cell in step if cell}
    left = [start for start, _ in canvas.scene.steps if start and start not in canvas.scene.pieces]
    soft = outline((canvas.scene.spots[cell] for cell in tracks), canvas.view, canvas.style.radius + 4)
    return group(
        tag("path", d=soft, fill=canvas.accent, fill_opacity=0.3) if tracks else "",
        *(_shape(canvas, cell, 0.62, stroke_width=3.5, stroke_dasharray="9 9", stroke_opacity=0.9) for cell in left),
        class_="last-move",
    )


def landing(canvas: Canvas) -> str:
    """Over the pieces: a thin line on each piece that was placed, or that moved further than one step."""
    came = [end for start, end in canvas.scene.steps if end and not _is_step(canvas, (start, end))]
    return group(*(_ring(canvas, cell) for cell in came), class_="last-move")


def winning(canvas: Canvas) -> str:
    """The shape that won, in a glow."""
    if not canvas.scene.winning:
        return ""
    spots = [canvas.scene.spots[cell] for cell in canvas.scene.winning]
    path = outline(spots, canvas.view, canvas.style.radius + 5, holes=False)
    glow = ((36, 0.1), (26, 0.16), (15, 0.3), (6, 1))
    strokes = (tag("path", d=path, stroke_width=width, stroke_opacity=opacity) for width, opacity in glow)
    tiles = (_ring(canvas, cell) for cell in canvas.scene.winning)
    return group(*strokes, *tiles, class_="winning", fill="none", stroke=canvas.accent, stroke_linejoin="round")


def highlights(canvas: Canvas) -> str:
    """The highlighted cells."""
    return group(*(_highlight(canvas, cell, kind) for cell, kind in canvas.scene.highlights), class_="highlights")


def labels(canvas: Canvas) -> str:
    """Short texts on cells, in the ink of the piece or the board below."""
    return group(*(_label(canvas, cell, text) for cell, text in canvas.scene.labels), class_="labels")


def arrows(canvas: Canvas) -> str:
    """Tapered arrows; from a cell to itself, a ring."""
    return group(*(_arrow(canvas, arrow) for arrow in canvas.scene.arrows), class_="arrows", opacity=0.92)


def _is_step(canvas: Canvas, step: tuple[str | None, str | None]) -> bool:
    """Whether a piece on a board with an edge moved to a neighbouring cell, so that its track is drawn."""
    return bool(canvas.scene.cells) and step[0] is not None and step[1] is not None


def _ring(canvas: Canvas, cell: str) -> str:
    """A thin line on a piece: bright, or in the ink of the piece where only that is certain to be visible."""
    player = canvas.scene.pieces.get(cell)
    tones = canvas.piece(player) if player else None
    tone = canvas.accent if tones is None else tones.ink if tones.mark else canvas.theme.accent
    return _shape(canvas, cell, 0.83, stroke=tone, stroke_width=4)


def _shape(canvas: Canvas, cell: str, share: float, **style: str | float) -> str:
    """The outline of a piece, smaller or larger, at a cell."""
    x, y = canvas.point(cell)
    look: dict[str, str | float] = {"fill": "none", "stroke": canvas.accent, **style}
    return tag("path", d=canvas.style.shape(share), transform=f"translate({number(x)} {number(y)})", **look)


def _highlight(canvas: Canvas, cell: str, kind: str) -> str:
    x, y = canvas.point(cell)
    if kind == "target" and cell not in canvas.scene.pieces:
        return _target(canvas, cell)
    if kind == "forbidden":
        arms = f"M{number(x - 11)} {number(y - 11)}l22 22m0-22l-22 22"
        disc = tag("circle", cx=x, cy=y, r=26, fill=canvas.theme.halo, fill_opacity=0.8)
        return disc + tag("path", d=arms, stroke=canvas.theme.bad, stroke_width=7, stroke_linecap="round")
    if kind == "selected":
        return _shape(canvas, cell, 1.0, stroke_width=8)
    tone = canvas.accent if kind in KINDS else kind
    return _shape(canvas, cell, 0.96, stroke=tone, stroke_width=5, fill=tone, fill_opacity=0.22)


def _target(canvas: Canvas, cell: str) -> str:
    """An open cell: a dot in a cup; on a table a broken line, which leaves the coordinates legible."""
    if canvas.scene.cells:
        x, y = canvas.point(cell)
        return tag("circle", cx=x, cy=y, r=14, fill=canvas.accent, fill_opacity=0.9)
    return _shape(canvas, cell, 0.84, stroke_width=4, stroke_dasharray="11 8", fill=canvas.accent, fill_opacity=0.14)


def _label(canvas: Canvas, cell: str, text: str) -> str:
    player = canvas.scene.pieces.get(cell)
    ground = canvas.theme.board_ink if canvas.scene.cells else canvas.theme.cloth_ink
    ink = canvas.piece(player).ink if player else ground
    size = 30.0 if len(text) < 3 else 80.0 / len(text)
    return lettering(text, canvas.point(cell), size, ink, weight=1.2)


def _arrow(canvas: Canvas, arrow: Arrow) -> str:
    start, end, tone = arrow
    tone = tone or canvas.accent
    if start == end:
        return _shape(canvas, start, 1.0, stroke=tone, stroke_width=8)
    path = closed(_arrow_corners(canvas.point(start), canvas.point(end)))
    rim: dict[str, str | float] = {
        "stroke": canvas.theme.halo,
        "stroke_opacity": 0.45,
        "stroke_width": 9.0,
        "stroke_linejoin": "round",
    }
    body: dict[str, str | float] = {"stroke": tone, "stroke_width": 4.0, "stroke_linejoin": "round", "fill": tone}
    return tag("path", d=path, fill="none", **rim) + tag("path", d=path, **body)


def _arrow_corners(start: Point, end: Point) -> list[Point]:
    """Seven corners: a shaft that widens on its way, and the head; neither end covers the middle of its cell."""
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
