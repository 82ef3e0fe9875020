"""How Abalone is drawn: a grey board with rounded corners and round cups, and glossy marbles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.svg.canvas import BoardStyle, fade, shades
from hexad.svg.geometry import SLANT, UNIT, Box, hexagon, rounded, towards
from hexad.svg.lettering import lettering
from hexad.svg.markup import group, number, tag

if TYPE_CHECKING:
    from hexad.svg.canvas import Canvas
    from hexad.svg.geometry import Axial, Point
    from hexad.types import Player

__all__ = ["STYLE"]

_BOARD = 532.0
_CORNER = 70.0
_MARBLE = 45.0
_CUP = 40.0
# Around the board: with the trays, and without.
_MARGIN = 62.0
_NARROW_MARGIN = 26.0
_SOCKETS = 6
_SOCKET_STEP = 58.0
_SOCKET_START = 124.0
_SOCKET_OFF = 60.0
_SOCKET_SCALE = 0.54
_WEST: Axial = (-1, 0)
_SOUTH_EAST: Axial = (0, 1)


def _box(canvas: Canvas) -> Box:
    margin = _NARROW_MARGIN if canvas.scene.pushed_off is None else _MARGIN
    return Box.around(hexagon(_BOARD, pointed=False), margin)


def _shape(share: float) -> str:
    size = number(_MARBLE * share)
    across = number(2 * _MARBLE * share)
    return f"M-{size} 0a{size} {size} 0 1 1 {across} 0a{size} {size} 0 1 1-{across} 0Z"


def _defs(canvas: Canvas) -> str:
    theme = canvas.theme
    shared = (
        fade(canvas, "board", (0, theme.board[0], 1), (1, theme.board[1], 1)),
        fade(canvas, "bevel", (0, theme.board_edge, 1), (0.55, theme.board[1], 1), (1, theme.cup[0], 1)),
        fade(canvas, "hollow", (0, theme.cup[0], 1), (1, theme.cup[1], 1)),
        fade(canvas, "lip", (0, "#000000", 0.38), (0.5, "#000000", 0), (1, "#ffffff", 0.26)),
        shades(canvas, "shadow", (0.5, "#000000", 0.5), (1, "#000000", 0)),
        shades(canvas, "gloss", (0, "#ffffff", 0.95), (0.4, "#ffffff", 0.4), (1, "#ffffff", 0)),
        _cup(canvas),
    )
    marbles = (part for player in canvas.scene.players for part in _marble(canvas, player))
    return "".join((*shared, *marbles))


def _cup(canvas: Canvas) -> str:
    return tag(
        "g",
        tag("circle", r=_CUP, fill=canvas.url("hollow")),
        tag("circle", r=_CUP + 0.5, fill="none", stroke=canvas.url("lip"), stroke_width=3),
        id=canvas.name("cup"),
    )


def _marble(canvas: Canvas, player: Player) -> tuple[str, ...]:
    """A lit sphere: body, light thrown back from the board along the lower edge, and one soft highlight."""
    tones = canvas.piece(player)
    body, glow = f"{player}-body", f"{player}-rim"
    lit = ((0, tones.light, 1), (0.55, tones.face, 1), (1, tones.shade, 1))
    return (
        shades(canvas, body, *lit, cx=0.48, cy=0.45, r=0.6, fx=0.35, fy=0.25),
        shades(canvas, glow, (0.8, tones.rim, 0), (1, tones.rim, 0.62), cx=0.4, cy=0.36, r=0.66),
        tag(
            "g",
            tag("ellipse", cx=2, cy=9, rx=_MARBLE + 5, ry=_MARBLE + 3, fill=canvas.url("shadow")),
            tag("circle", r=_MARBLE, fill="none", stroke=tones.edge, stroke_width=7) if tones.edge else "",
            tag("circle", r=_MARBLE, fill=canvas.url(body)),
            tag("circle", r=_MARBLE, fill=canvas.url(glow)),
            tag("ellipse", cx=-14, cy=-19, rx=15, ry=11, fill=canvas.url("gloss"), transform="rotate(-34 -14 -19)"),
            _engraving(tones.mark, tones.ink),
            id=canvas.name(str(player)),
        ),
    )


def _engraving(mark: str | None, ink: str) -> str:
    """The mark that tells the sides apart without colour."""
    style: dict[str, str | float] = {"fill": "none", "stroke": ink, "stroke_width": 7, "stroke_linecap": "round"}
    if mark == "bar":
        return tag("path", d="M-14 6H14", **style)
    return tag("circle", cy=6, r=11, **style) if mark == "ring" else ""


def _ground(canvas: Canvas, frame: Box) -> str:
    plate = hexagon(_BOARD, pointed=False)
    inner = hexagon(_BOARD - 9, pointed=False)
    shadows = (
        tag("path", d=rounded(hexagon(_BOARD + grow, pointed=False), _CORNER + grow), transform="translate(0 12)")
        for grow in range(-8, 17, 3)
    )
    cups = (canvas.use("cup", canvas.point(cell)) for cell in canvas.scene.cells)
    return "".join(
        (
            tag("rect", x=frame.x, y=frame.y, width=frame.width, height=frame.height, rx=36, fill=canvas.theme.paper),
            group(*shadows, fill="#000000", fill_opacity=0.035),
            tag("path", d=rounded(plate, _CORNER), fill=canvas.url("bevel")),
            tag("path", d=rounded(inner, _CORNER - 5), fill=canvas.url("board")),
            group(*cups),
        )
    )


def _grid(_canvas: Canvas) -> str:
    """Nothing: the cells are a part of the board."""
    return ""


def _coordinates(canvas: Canvas) -> str:
    """A letter west of every row, a number south-east of every diagonal: beside the cell where the line ends."""
    inside = set(canvas.scene.spots.values())
    written = []
    for cell in canvas.scene.cells:
        q, r = canvas.scene.spots[cell]
        for step, text in ((_WEST, cell[0]), (_SOUTH_EAST, cell[1:])):
            outside = (q + step[0], r + step[1])
            if outside not in inside:
                rim = towards(canvas.point(cell), canvas.view.point(outside), UNIT * 0.84)
                written.append(lettering(text, rim, 22, canvas.theme.board_ink))
    return group(*written, class_="coordinates", stroke_opacity=0.85)


def _sides(canvas: Canvas, _frame: Box) -> str:
    """Beside each half of the board, six sockets for the marbles pushed off, and a small marble of the pusher."""
    if canvas.scene.pushed_off is None:
        return ""
    first, second = canvas.scene.players
    counts = dict(zip(canvas.scene.players, canvas.scene.pushed_off, strict=True))
    near, far = (second, first) if canvas.scene.flipped else (first, second)
    other = {first: second, second: first}
    return "".join(
        group(_tray(canvas, player, other[player], counts[player], turn), class_=f"pushed-off {player}")
        for player, turn in ((near, 1), (far, -1))
    )


def _tray(canvas: Canvas, owner: Player, prey: Player, count: int, turn: int) -> str:
    """The tray runs along the board's slanted edge; `turn` is -1 for the opposite corner."""

    def place(step: float) -> Point:
        along = _SOCKET_START + step * _SOCKET_STEP
        return (turn * (along / 2 - _BOARD - _SOCKET_OFF * SLANT), turn * (along * SLANT + _SOCKET_OFF / 2))

    spots = [place(step) for step in range(_SOCKETS)]
    sockets = (canvas.use("cup", spot, scale=_SOCKET_SCALE) for spot in spots)
    marbles = (canvas.use(str(prey), spot, scale=_SOCKET_SCALE, css=f"lost {prey}") for spot in spots[:count])
    owned = place(_SOCKETS + 0.3)
    return "".join((_plate(canvas, spots[0], owned), *sockets, *marbles, _badge(canvas, owner, owned)))


def _plate(canvas: Canvas, start: Point, end: Point) -> str:
    """The tray, in the colours of the board, since dark marbles are not visible on dark paper."""
    path = f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"
    theme = canvas.theme
    strokes = ((72, theme.cup[0], "translate(0 3)"), (72, theme.board_edge, None), (67, theme.board[1], None))
    return "".join(
        tag("path", d=path, stroke=tone, stroke_width=width, stroke_linecap="round", transform=shift)
        for width, tone, shift in strokes
    )


def _badge(canvas: Canvas, player: Player, at: Point) -> str:
    x, y = at
    ring = tag("circle", cx=x, cy=y, r=31, fill="none", stroke=canvas.accent, stroke_width=5, class_="turn")
    return (ring if canvas.scene.turn == player else "") + canvas.use(str(player), at, scale=_SOCKET_SCALE)


STYLE = BoardStyle("marble", _MARBLE, _shape, _box, _defs, _ground, _grid, _coordinates, _sides)
