"""How Six is drawn: bevelled hexagonal tiles on a cloth without an edge, cut off near the group."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from hexad.svg.canvas import BoardStyle, fade, shades
from hexad.svg.geometry import STEPS, Box, closed, hexagon, rounded
from hexad.svg.lettering import lettering, width
from hexad.svg.markup import group, number, tag

if TYPE_CHECKING:
    from hexad.svg.canvas import Canvas
    from hexad.svg.geometry import Axial, Point
    from hexad.svg.theme import Piece
    from hexad.types import Player

__all__ = ["STYLE"]

_TILE = 2 * 48.5 / sqrt(3)
_FACE = 2 * 40.0 / sqrt(3)
_MARGIN = 165.0
_SMALLEST = (900.0, 540.0)
_STRIP = 130.0
_COORDINATE = 17.0


def _box(canvas: Canvas) -> Box:
    around = Box.around((canvas.point(cell) for cell in canvas.scene.spots), _MARGIN).at_least(*_SMALLEST)
    return around if canvas.scene.hands is None else around.deeper(_STRIP - 50)


def _shape(share: float) -> str:
    return rounded(hexagon(_TILE * share, pointed=True), 9 * share)


def _defs(canvas: Canvas) -> str:
    theme = canvas.theme
    shared = (
        shades(canvas, "cloth", (0, theme.cloth[0], 1), (1, theme.cloth[1], 1), cx=0.5, cy=0.42, r=0.75),
        tag("path", d=rounded(hexagon(_TILE - 4, pointed=True), 9), id=canvas.name("open")),
    )
    tiles = (part for player in canvas.scene.players for part in _tile(canvas, player))
    return "".join((*shared, *tiles))


def _weave(canvas: Canvas, frame: Box) -> str:
    """Warp and weft: two broad lines, broken into threads. A pattern would be slow to paint and show its seams."""
    inset = 12
    x, y, wide, high = frame.x + inset, frame.y + inset, frame.width - 2 * inset, frame.height - 2 * inset
    warp = tag("path", d=f"M{number(x)} {number(y + high / 2)}h{number(wide)}", stroke_width=high)
    weft = tag("path", d=f"M{number(x + wide / 2)} {number(y)}v{number(high)}", stroke_width=wide)
    return group(warp, weft, stroke=canvas.theme.weave, stroke_opacity=0.09, stroke_dasharray="1 4")


def _tile(canvas: Canvas, player: Player) -> tuple[str, ...]:
    """A thick tile: shadow, side, six slopes that catch the light differently, and a face that is a little hollow."""
    tones = canvas.piece(player)
    face = f"{player}-face"
    hollow = _mixed(tones.face, tones.light, 0.22)
    outer = rounded(hexagon(_TILE, pointed=True), 9)
    shadows = (tag("path", d=outer, transform=f"translate(3 {depth})") for depth in (7, 10, 13))
    edge: dict[str, str | float] = {"stroke": tones.edge, "stroke_width": 4} if tones.edge else {}
    return (
        fade(canvas, face, (0, tones.face, 1), (1, hollow, 1), x1=0.2, y1=0, x2=0.8, y2=1),
        tag(
            "g",
            group(*shadows, fill="#000000", fill_opacity=0.09),
            tag("path", d=outer, fill=tones.shade, transform="translate(0 6)", **edge),
            tag("path", d=outer, fill=tones.face, **edge),
            *_slopes(tones),
            tag("path", d=rounded(hexagon(_FACE, pointed=True), 6), fill=canvas.url(face)),
            _engraving(tones),
            id=canvas.name(str(player)),
        ),
    )


def _slopes(tones: Piece) -> list[str]:
    """The light comes from the upper left. The slopes are counted from the lower right, clockwise."""
    outer, inner = hexagon(_TILE - 2.2, pointed=True), hexagon(_FACE, pointed=True)
    lights = (-0.35, -0.3, 0.25, 0.85, 0.6, 0.05)
    slopes = []
    for side, light in enumerate(lights):
        after = (side + 1) % 6
        tone = _mixed(tones.face, tones.light if light > 0 else tones.shade, abs(light))
        slopes.append(tag("path", d=closed([outer[side], outer[after], inner[after], inner[side]]), fill=tone))
    return slopes


def _mixed(one: str, other: str, share: float) -> str:
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(tone: str) -> tuple[int, int, int]:
    return int(tone[1:3], 16), int(tone[3:5], 16), int(tone[5:7], 16)


def _engraving(tones: Piece) -> str:
    """The mark that tells the sides apart without colour; above the middle, clear of the coordinates."""
    style: dict[str, str | float] = {"fill": "none", "stroke": tones.ink, "stroke_width": 6, "stroke_linecap": "round"}
    if tones.mark == "bar":
        return tag("path", d="M-13 -15H13", **style)
    return tag("circle", cy=-15, r=9.5, **style) if tones.mark == "ring" else ""


def _ground(canvas: Canvas, frame: Box) -> str:
    area: dict[str, str | float] = {"x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height, "rx": 36}
    return tag("rect", fill=canvas.url("cloth"), **area) + _weave(canvas, frame)


def _grid(canvas: Canvas) -> str:
    cells = (canvas.use("open", canvas.view.point(spot)) for spot in _open(canvas))
    return group(*cells, fill="none", stroke=canvas.theme.cloth_ink, stroke_opacity=0.16, stroke_width=2)


def _open(canvas: Canvas) -> list[Axial]:
    """The empty cells around the group, where the grid is shown faintly."""
    taken = {canvas.scene.spots[cell] for cell in canvas.scene.pieces}
    around = {(q + dq, r + dr) for q, r in taken for dq, dr in STEPS}
    return sorted(around - taken)


def _coordinates(canvas: Canvas) -> str:
    theme, scene = canvas.theme, canvas.scene
    labelled = {scene.spots[cell] for cell, _ in scene.labels}
    empty = (_written(spot, canvas.view.point(spot), theme.cloth_ink) for spot in _open(canvas) if spot not in labelled)
    tiles = (
        _written(scene.spots[cell], _below_mark(canvas, cell), canvas.piece(player).ink)
        for cell, player in scene.pieces.items()
        if scene.spots[cell] not in labelled
    )
    return group(group(*empty, stroke_opacity=0.5), group(*tiles, stroke_opacity=0.66), class_="coordinates")


def _below_mark(canvas: Canvas, cell: str) -> Point:
    x, y = canvas.point(cell)
    return (x, y + 17) if canvas.piece(canvas.scene.pieces[cell]).mark else (x, y)


def _written(spot: Axial, at: Point, ink: str) -> str:
    q, r = spot
    text = f"{q},{r}"
    if width(text, _COORDINATE) <= 66:
        return lettering(text, at, _COORDINATE, ink)
    lines = (f"{q},", f"{r}")
    size = min(_COORDINATE, *(_COORDINATE * 62 / width(line, _COORDINATE) for line in lines))
    places = ((at[0], at[1] + shift * size) for shift in (-0.8, 0.8))
    return "".join(lettering(line, place, size, ink) for line, place in zip(lines, places, strict=True))


def _sides(canvas: Canvas, frame: Box) -> str:
    """The tiles in hand, side by side at the lower edge; a line under the hand whose turn it is."""
    hands = canvas.scene.hands
    if hands is None:
        return ""
    each = frame.width / len(hands)
    base = frame.y + frame.height - _STRIP / 2
    return "".join(
        _hand(canvas, seat, count, (frame.x + each * (seat + 0.5), base), each < _SMALLEST[0] / 2)
        for seat, count in enumerate(hands)
    )


def _hand(canvas: Canvas, seat: int, count: int, at: Point, is_close: bool) -> str:
    """A pile of tiles laid over, how many there are, and with four players the name of the seat.

    In a close picture, which is shown small, the tiles are larger and the pile is tighter.
    """
    player, crowded = canvas.scene.players[seat % 2], len(canvas.scene.hands or ()) > 2
    name = f"{player[0]}{seat // 2 + 1}" if crowded else ""
    step, half, size = (8.0, 21.0, 22.0) if crowded else (4.5, 34.0, 34.0) if is_close else (15.0, 25.0, 26.0)
    ink = canvas.theme.cloth_ink
    before, after = width(name, 20) + 14 if name else 0.0, width(str(count), size) + 14
    drawn = max(count, 1)  # an empty hand still shows whose it is: one faint tile
    pile = step * (drawn - 1) + 2 * half
    left, y = at[0] - (before + pile + after) / 2, at[1]
    right = left + before + pile + after
    tiles = (canvas.use(str(player), (left + before + half + step * tile, y), scale=half / 50) for tile in range(drawn))
    return group(
        lettering(name, (left + (before - 14) / 2, y), 20, ink),
        group(*tiles, opacity=None if count else 0.35),
        lettering(str(count), (right - (after - 14) / 2, y), size, ink, weight=1.1),
        _turn_line(canvas, left, right, y + 46) if canvas.scene.seat == seat else "",
        class_=f"hand {player}",
    )


def _turn_line(canvas: Canvas, left: float, right: float, y: float) -> str:
    path = f"M{number(left)} {number(y)}H{number(right)}"
    return tag("path", d=path, stroke=canvas.accent, stroke_width=5, stroke_linecap="round", class_="turn")


STYLE = BoardStyle("tile", _TILE, _shape, _box, _defs, _ground, _grid, _coordinates, _sides)
