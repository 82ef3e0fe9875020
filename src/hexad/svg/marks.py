"""What is drawn over a board: the last move, the winning shape, highlights and labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.svg.lettering import lettering
from hexad.svg.markup import group, number, tag
from hexad.svg.outline import outline
from hexad.svg.scene import KINDS

if TYPE_CHECKING:
    from hexad.svg.canvas import Canvas

__all__ = ["highlights", "labels", "landing", "trail", "winning"]

# Half of the length of a cross along each side.
_CROSS = 17.0


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
    if kind == "target" and cell not in canvas.scene.pieces:
        return _target(canvas, cell)
    if kind == "forbidden":
        return _cross(canvas, cell)
    if kind == "selected":
        return _shape(canvas, cell, 1.0, stroke_width=8)
    tone = canvas.accent if kind in KINDS else kind
    return _shape(canvas, cell, 0.96, stroke=tone, stroke_width=5, fill=tone, fill_opacity=0.22)


def _cross(canvas: Canvas, cell: str) -> str:
    """A cross with a rim in place of a ground: a disc on an empty cell would look like a marble."""
    x, y = canvas.point(cell)
    side = number(2 * _CROSS)
    arms = f"M{number(x - _CROSS)} {number(y - _CROSS)}l{side} {side}m0-{side}l-{side} {side}"
    return "".join(
        tag("path", d=arms, fill="none", stroke=tone, stroke_width=width, stroke_linecap="round")
        for tone, width in ((canvas.theme.halo, 17), (canvas.theme.bad, 9))
    )


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
