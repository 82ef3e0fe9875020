"""What every drawing function receives, and the part of a picture that differs from game to game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hexad.svg.markup import number, tag

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.svg.geometry import Box, Point, View
    from hexad.svg.scene import Scene
    from hexad.svg.theme import Piece, Theme
    from hexad.types import Player

__all__ = ["BoardStyle", "Canvas", "fade", "shades"]


class BoardStyle(NamedTuple):
    """How the board and the pieces of one game are drawn."""

    material: str  # "marble" or "tile": which of a theme's pieces
    radius: float  # of a piece, for what is drawn around it
    shape: Callable[[float], str]  # the outline of a piece, scaled by a factor, as path data
    box: Callable[[Canvas], Box]
    defs: Callable[[Canvas], str]
    ground: Callable[[Canvas, Box], str]  # the same for all positions in one frame
    grid: Callable[[Canvas], str]  # the empty cells, where they depend on the pieces
    coordinates: Callable[[Canvas], str]
    sides: Callable[[Canvas, Box], str]


@dataclass(frozen=True)
class Canvas:
    """A scene with its view, its colours and its style."""

    scene: Scene
    theme: Theme
    view: View
    style: BoardStyle
    key: str

    @property
    def accent(self) -> str:
        """The colour for moves, arrows, formations and the player to move."""
        return self.theme.accent if self.scene.cells else self.theme.accent_on_cloth

    @property
    def on_accent(self) -> str:
        """The ink for words on the accent."""
        return self.theme.on_accent if self.scene.cells else self.theme.on_accent_on_cloth

    def point(self, cell: str) -> Point:
        """The middle of a cell, in the picture."""
        return self.view.point(self.scene.spots[cell])

    def piece(self, player: Player) -> Piece:
        """The colours of a player's pieces."""
        return self.theme.pieces[self.style.material][player]

    def name(self, what: str) -> str:
        """An id that no other picture on the page has."""
        return f"{self.key}-{what}"

    def url(self, what: str) -> str:
        """A reference to a gradient or a pattern."""
        return f"url(#{self.key}-{what})"

    def use(self, what: str, at: Point, *children: str, scale: float = 1.0, css: str | None = None) -> str:
        """A drawing from the definitions, placed at a point."""
        place = f"translate({number(at[0])} {number(at[1])})" + (f" scale({number(scale)})" if scale != 1.0 else "")
        return tag("use", *children, class_=css, xlink__href=f"#{self.key}-{what}", transform=place)


def shades(canvas: Canvas, name: str, *stops: tuple[float, str, float], **attributes: str | float) -> str:
    """A radial gradient, its stops given as offset, colour and opacity."""
    return tag("radialGradient", _stops(stops), id=canvas.name(name), **attributes)


def fade(canvas: Canvas, name: str, *stops: tuple[float, str, float], **attributes: str | float) -> str:
    """A linear gradient, from top to bottom if no direction is given."""
    direction = attributes or {"x1": 0, "y1": 0, "x2": 0, "y2": 1}
    return tag("linearGradient", _stops(stops), id=canvas.name(name), **direction)


def _stops(stops: tuple[tuple[float, str, float], ...]) -> str:
    return "".join(
        tag("stop", offset=offset, stop_color=tone, stop_opacity=None if opacity == 1 else opacity)
        for offset, tone, opacity in stops
    )
