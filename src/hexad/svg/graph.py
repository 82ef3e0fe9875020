"""The evaluation of a game as a curve: above the middle Black stands better, below it the other player."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING
from zlib import crc32

from hexad.games import game_named
from hexad.svg.geometry import hexagon, rounded
from hexad.svg.lettering import lettering
from hexad.svg.markup import group, number, tag
from hexad.svg.theme import theme_named

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hexad.descriptor import GameDescriptor
    from hexad.svg.geometry import Point
    from hexad.svg.theme import Piece, Theme

__all__ = ["graph"]

_WIDTH, _HEIGHT = 960.0, 300.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 64.0, 28.0, 28.0, 52.0
_MIDDLE = 0.5
_NAMES = {6: "inaccuracy", 2: "mistake", 4: "blunder"}
_RADII = {6: 3.5, 2: 5.5, 4: 7.5}
# The theme's colour for mistakes is not visible on light cloth.
_BAD_ON_CLOTH = {"light": "#b3261e", "dark": "#ffe3df", "colour-blind": "#3a2206"}
# The steps between the numbers of moves, and the largest number of them that fits.
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
_NUMBERS = 16


def graph(  # noqa: PLR0913
    game: str,
    values: Sequence[float],
    marks: Mapping[int, int] | None = None,
    *,
    first_ply: int = 0,
    size: float = 720,
    theme: str = "light",
) -> str:
    """A standalone SVG of what Black may expect (1 is a win, 0 a loss) at the start and after every ply.

    marks: annotations of moves by their place in `values`: 6 for an inaccuracy, 2 for a mistake, 4 for a blunder.
    first_ply: how many plies were played before the start, so that moves are numbered as in the record.
    size: the width in pixels.
    """
    played = game_named(game)
    if not values or not all(0 <= value <= 1 for value in values):
        raise ValueError("a graph needs one value or more, each from 0 to 1")
    wrong = [ply for ply, mark in (marks or {}).items() if not 0 < ply < len(values) or mark not in _NAMES]
    if wrong:
        raise ValueError(f"a mark at ply {wrong[0]}: expected 6, 2 or 4 at a ply from 1 to {len(values) - 1}")
    if size <= 0:
        raise ValueError(f"a picture needs a size above zero, not {size}")
    return _Graph(played, tuple(values), dict(marks or {}), first_ply, theme_named(theme)).document(size)


class _Graph:
    """The parts of one picture, the lowest first."""

    def __init__(
        self, game: GameDescriptor, values: tuple[float, ...], marks: dict[int, int], first: int, theme: Theme
    ) -> None:
        self.game = game
        self.values = values
        self.marks = marks
        self.first = first
        self.theme = theme
        self.key = f"graph{crc32(repr((game.name, values, marks, first, theme.name)).encode()):08x}"
        # A board without an edge lies on a cloth.
        is_cloth = not game.cells
        self.ground = theme.cloth if is_cloth else theme.board
        self.ink = theme.cloth_ink if is_cloth else theme.board_ink
        self.accent = theme.accent_on_cloth if is_cloth else theme.accent
        self.bad = _BAD_ON_CLOTH.get(theme.name, theme.bad) if is_cloth else theme.bad

    def document(self, size: float) -> str:
        """The whole picture."""
        title, description = f"{self.key}-title", f"{self.key}-desc"
        document = tag(
            "svg",
            tag("title", f"The evaluation of a game of {self.game.title}", id=title),
            tag("desc", self._description(), id=description),
            tag("defs", self._gradient()),
            self._panel(),
            self._areas(),
            self._grid(),
            self._curve(),
            self._dots(),
            self._sides(),
            xmlns="http://www.w3.org/2000/svg",
            version="1.1",
            class_=f"hexad graph {self.game.name}",
            viewBox=f"0 0 {number(_WIDTH)} {number(_HEIGHT)}",
            width=size,
            height=size * _HEIGHT / _WIDTH,
            role="img",
            aria_labelledby=f"{title} {description}",
        )
        return document + "\n"

    def _point(self, ply: float, value: float) -> Point:
        steps = max(len(self.values) - 1, 1)
        x = _LEFT + (_WIDTH - _LEFT - _RIGHT) * ply / steps
        return x, _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - value)

    def _piece(self, side: int) -> Piece:
        return self.theme.pieces[self.game.piece][self.game.players[side]]

    def _gradient(self) -> str:
        stops = [tag("stop", offset=offset, stop_color=tone) for offset, tone in enumerate(self.ground)]
        return tag("linearGradient", *stops, id=f"{self.key}-ground", x1=0, y1=0, x2=0, y2=1)

    def _panel(self) -> str:
        paper = tag("rect", width=_WIDTH, height=_HEIGHT, fill=self.theme.paper)
        inner = {"x": 6.0, "y": 6.0, "width": _WIDTH - 12, "height": _HEIGHT - 12, "rx": 14.0}
        return paper + tag("rect", fill=f"url(#{self.key}-ground)", **inner)

    def _areas(self) -> str:
        """The area between the curve and the middle, in the colour of the side that stands better."""
        points = _with_crossings(self.values)
        end = points[-1][0]
        parts = []
        for side, limit in enumerate((max, min)):
            shape = [(0.0, _MIDDLE), *((ply, limit(value, _MIDDLE)) for ply, value in points), (end, _MIDDLE)]
            parts.append(tag("path", d=f"{self._path(shape)}Z", fill=self._piece(side).face, fill_opacity=0.9))
        return group(*parts, class_="areas")

    def _grid(self) -> str:
        """The middle, and the numbers of moves below."""
        (left, middle), (right, _) = self._point(0, _MIDDLE), self._point(max(len(self.values) - 1, 1), _MIDDLE)
        lines = [tag("path", d=f"M{number(left)} {number(middle)}H{number(right)}", stroke=self.ink, stroke_width=1.5)]
        plies = len(self.values) - 1
        step = next((step for step in _STEPS if plies <= 2 * step * _NUMBERS), _STEPS[-1])
        foot = _HEIGHT - _BOTTOM
        for ply in range(1, plies + 1):
            move, rest = divmod(self.first + ply + 1, 2)
            if rest or move % step:
                continue
            x, _ = self._point(ply, 0)
            lines.append(tag("path", d=f"M{number(x)} {number(foot + 4)}v6", stroke=self.ink, stroke_width=1.5))
            lines.append(lettering(str(move), (x, foot + 24), 12, self.ink))
        return group(*lines, class_="grid")

    def _curve(self) -> str:
        path = self._path([(float(ply), value) for ply, value in enumerate(self.values)])
        ends = {"stroke_linejoin": "round", "stroke_linecap": "round"}
        return tag("path", d=path, fill="none", stroke=self.accent, stroke_width=2.5, **ends)

    def _dots(self) -> str:
        """A dot for each mistake; worse ones are larger."""
        dots = []
        for ply, mark in sorted(self.marks.items()):
            x, y = self._point(ply, self.values[ply])
            name = tag("title", f"{self._move(ply)}: {_NAMES[mark]}")
            dots.append(
                tag("circle", name, cx=x, cy=y, r=_RADII[mark], fill=self.bad, stroke=self.ground[1], stroke_width=2)
            )
        return group(*dots, class_="mistakes")

    def _sides(self) -> str:
        """A piece of each player on the side where that player stands better."""
        parts = []
        for side, value in enumerate((0.88, 0.12)):
            piece = self._piece(side)
            at = (34.0, self._point(0, value)[1])
            name = tag("title", self.game.players[side].capitalize())
            look = {"fill": piece.face, "stroke": piece.rim}
            if self.game.piece == "tile":
                shape = rounded(hexagon(14, pointed=True, centre=at), 3)
                parts.append(tag("path", name, d=shape, stroke_width=2, **look))
            else:
                parts.append(tag("circle", name, cx=at[0], cy=at[1], r=12, stroke_width=2, **look))
        return group(*parts, class_="sides")

    def _path(self, points: Sequence[tuple[float, float]]) -> str:
        corners = (self._point(*point) for point in points)
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners)

    def _move(self, ply: int) -> str:
        move, side = divmod(self.first + ply + 1, 2)
        return f"{self.game.players[side].capitalize()}'s move {move}"

    def _description(self) -> str:
        """The curve in words, for screen readers."""
        last = round(100 * self.values[-1])
        said = [f"{len(self.values) - 1} plies. At the end Black may expect {last} %."]
        said += [f"{self._move(ply)}: {_NAMES[mark]}." for ply, mark in sorted(self.marks.items())]
        return " ".join(said)


def _with_crossings(values: Sequence[float]) -> list[tuple[float, float]]:
    """The values by ply, with the points where the curve goes through the middle."""
    points = [(0.0, values[0])]
    for ply, (one, other) in enumerate(pairwise(values)):
        if (one - _MIDDLE) * (other - _MIDDLE) < 0:
            points.append((ply + (_MIDDLE - one) / (other - one), _MIDDLE))
        points.append((ply + 1.0, other))
    return points
