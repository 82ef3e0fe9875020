"""Positions of one game, all drawn from the same place: the ground once, and then what changes from one to the next.

To draw a whole board takes ten times as long as to draw the cells that a move changes. A series is therefore drawn in
parts, which a renderer puts over each other. Together they are the picture that `hexad.svg.board` draws.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple

from hexad.svg.geometry import UNIT, Box
from hexad.svg.markup import number, tag
from hexad.svg.picture import canvas_of, cell_layers
from hexad.svg.scene import check_distances, read

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hexad.svg.canvas import Canvas
    from hexad.svg.scene import Drawable, Scene
    from hexad.svg.theme import Theme

__all__ = ["Area", "Series"]

# How far from the middle of a cell something may change with it: on a table also the grid on the cells around it.
_REACH = 0.8 * UNIT
_REACH_ON_TABLE = 1.7 * UNIT
# A table on which the tiles wander up or down is not higher than this share of its width.
_MAX_HEIGHT = 1.25


class Area(NamedTuple):
    """A part of a picture, in pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def size(self) -> int:
        """The number of pixels."""
        return (self.right - self.left) * (self.bottom - self.top)

    def joined(self, other: Area) -> Area:
        """The smallest area that holds both."""
        return Area(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


class Series:
    """The pictures of several positions in one frame, `size` pixels wide; the options are those of `svg.board`."""

    def __init__(
        self,
        boards: Sequence[Drawable],
        *,
        size: int,
        theme: str | Theme = "light",
        coordinates: bool = True,
        flipped: bool = False,
    ) -> None:
        scenes = [read(board, coordinates=coordinates, flipped=flipped) for board in boards]
        spots = {cell: spot for scene in scenes for cell, spot in scene.spots.items()}
        self._canvases = [canvas_of(replace(scene, spots=spots), theme) for scene in scenes]
        for canvas in self._canvases:
            check_distances(canvas.scene)
        first = self._canvases[0]
        box = first.style.box(first)
        self._frame = box.at_least(box.height / _MAX_HEIGHT, 0)
        self._scale = size / self._frame.width
        self.theme = first.theme
        self.width = size
        self.height = ceil(self._frame.height * self._scale)

    def __len__(self) -> int:
        return len(self._canvases)

    def ground(self) -> str:
        """What lies below everything and never changes."""
        first = self._canvases[0]
        return self._drawn(first, (first.style.ground(first, self._frame),), self.whole)

    def cells(self, at: int, area: Area) -> str:
        """A part of the cells of a position and what lies on them."""
        canvas = self._canvases[at]
        pieces = {cell: player for cell, player in canvas.scene.pieces.items() if self._is_near(canvas, cell, area)}
        near = replace(canvas, scene=replace(canvas.scene, pieces=pieces))
        return self._drawn(near, cell_layers(near), area)

    def sides(self, at: int) -> str:
        """What stands beside the board: the marbles pushed off, or the hands, and whose turn it is."""
        canvas = self._canvases[at]
        return self._drawn(canvas, (canvas.style.sides(canvas, self._frame),), self.whole)

    def state_of_sides(self, at: int) -> tuple[object, ...]:
        """Positions of which this is equal have the same sides."""
        scene = self._canvases[at].scene
        return (scene.pushed_off, scene.hands, scene.turn, scene.seat)

    @property
    def whole(self) -> Area:
        """The whole picture."""
        return Area(0, 0, self.width, self.height)

    def changed(self, at: int) -> list[Area]:
        """Where the cells of a position differ from those of the position before it.

        The last move, and the one before it, whose marks are gone, are often far from each other.
        """
        before, after = self._canvases[at - 1].scene, self._canvases[at].scene
        old, new = _marked(before), _marked(after) | _differing(before, after)
        areas = [self._area(self._canvases[at], cells) for cells in (old, new) if cells]
        if len(areas) == 2:
            both = areas[0].joined(areas[1])
            return [both] if both.size <= areas[0].size + areas[1].size else areas
        return areas

    def _is_near(self, canvas: Canvas, cell: str, area: Area) -> bool:
        """Whether a piece on this cell may be seen in an area."""
        x, y = canvas.point(cell)
        left, top = (x - self._frame.x) * self._scale, (y - self._frame.y) * self._scale
        room = _REACH_ON_TABLE * self._scale
        return area.left - room < left < area.right + room and area.top - room < top < area.bottom + room

    def _area(self, canvas: Canvas, cells: Iterable[str]) -> Area:
        """The pixels on which something may depend on these cells."""
        reach = _REACH if canvas.scene.cells else _REACH_ON_TABLE
        box = Box.around((canvas.point(cell) for cell in cells), reach)
        left, top = (box.x - self._frame.x) * self._scale, (box.y - self._frame.y) * self._scale
        return Area(
            max(floor(left), 0),
            max(floor(top), 0),
            min(ceil(left + box.width * self._scale), self.width),
            min(ceil(top + box.height * self._scale), self.height),
        )

    def _drawn(self, canvas: Canvas, layers: tuple[str, ...], area: Area) -> str:
        width, height = area.right - area.left, area.bottom - area.top
        left, top = self._frame.x + area.left / self._scale, self._frame.y + area.top / self._scale
        view = (left, top, width / self._scale, height / self._scale)
        return tag(
            "svg",
            tag("defs", canvas.style.defs(canvas)),
            *layers,
            xmlns="http://www.w3.org/2000/svg",
            xmlns__xlink="http://www.w3.org/1999/xlink",
            viewBox=" ".join(number(value) for value in view),
            width=width,
            height=height,
        )


def _marked(scene: Scene) -> set[str]:
    """The cells of the last move and of the shape that won."""
    return {*(cell for step in scene.steps for cell in step if cell is not None), *scene.winning}


def _differing(before: Scene, after: Scene) -> set[str]:
    """The cells on which another piece lies."""
    cells = {*before.pieces, *after.pieces}
    return {cell for cell in cells if before.pieces.get(cell) != after.pieces.get(cell)}
