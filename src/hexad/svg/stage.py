"""What every drawing function is handed, and what a game adds of its own to a picture."""

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

__all__ = ["Look", "Stage", "fade", "shades"]


class Look(NamedTuple):
    """The part of a picture that differs from game to game; a third game would bring one more of these."""

    material: str  # "marble" or "tile": which of a theme's pieces
    radius: float  # of a piece, for what is drawn around it
    shape: Callable[[float], str]  # the outline of a piece at so much of its size, as path data
    box: Callable[[Stage], Box]
    defs: Callable[[Stage], str]
    ground: Callable[[Stage, Box], str]
    coordinates: Callable[[Stage], str]
    sides: Callable[[Stage, Box], str]


@dataclass(frozen=True)
class Stage:
    """A scene, seen in one way, in one set of colours."""

    scene: Scene
    theme: Theme
    view: View
    look: Look
    key: str

    @property
    def accent(self) -> str:
        """The one colour that speaks: for moves, arrows, formations and whose turn it is."""
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
        return self.theme.pieces[self.look.material][player]

    def name(self, what: str) -> str:
        """An id that no other picture on the page has."""
        return f"{self.key}-{what}"

    def url(self, what: str) -> str:
        """A reference to a gradient or a pattern."""
        return f"url(#{self.key}-{what})"

    def use(self, what: str, at: Point, *children: str, scale: float = 1.0, css: str | None = None) -> str:
        """A drawing from the definitions, put down at a point."""
        place = f"translate({number(at[0])} {number(at[1])})" + (f" scale({number(scale)})" if scale != 1.0 else "")
        return tag("use", *children, class_=css, xlink__href=f"#{self.key}-{what}", transform=place)


def shades(stage: Stage, name: str, *stops: tuple[float, str, float], **attributes: str | float) -> str:
    """A radial gradient, its stops given as offset, colour and opacity."""
    return tag("radialGradient", _stops(stops), id=stage.name(name), **attributes)


def fade(stage: Stage, name: str, *stops: tuple[float, str, float], **attributes: str | float) -> str:
    """A linear gradient from top to bottom unless told otherwise."""
    direction = attributes or {"x1": 0, "y1": 0, "x2": 0, "y2": 1}
    return tag("linearGradient", _stops(stops), id=stage.name(name), **direction)


def _stops(stops: tuple[tuple[float, str, float], ...]) -> str:
    return "".join(
        tag("stop", offset=offset, stop_color=tone, stop_opacity=None if opacity == 1 else opacity)
        for offset, tone, opacity in stops
    )
