"""A picture of a board: the order of layers is the same for all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.svg import abalone, marks, six
from hexad.svg.arrows import arrows as arrows_of
from hexad.svg.arrows import tracks
from hexad.svg.canvas import Canvas
from hexad.svg.formations import formations as glossary
from hexad.svg.geometry import Box, View
from hexad.svg.markup import escaped, group, number, tag
from hexad.svg.scene import read
from hexad.svg.theme import Theme, theme_named

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hexad.svg.canvas import BoardStyle
    from hexad.svg.scene import Drawable, Formations, Highlights, Scene

__all__ = ["STYLES", "board", "canvas_of", "cell_layers"]

# A close picture: the space around the pieces, and its smallest size.
_ROOM = 85.0
_CARD = (500.0, 400.0)

STYLES: dict[str, BoardStyle] = {"abalone": abalone.STYLE, "six": six.STYLE}


def board(  # noqa: PLR0913
    board: Drawable,
    *,
    size: float = 480,
    theme: str | Theme = "light",
    coordinates: bool = True,
    flipped: bool = False,
    lastmove: object = "auto",
    highlights: Highlights = (),
    labels: Mapping[str, str] | None = None,
    arrows: Iterable[tuple[str, ...]] = (),
    formations: Formations = False,
    names: bool = True,
    close: bool | tuple[float, float] = False,
    pushed_off: bool = True,
    hands: bool = True,
    around: Iterable[str] = (),
    title: str | None = None,
    description: str | None = None,
) -> str:
    """A picture of a board: a standalone SVG, the same for the same arguments.

    size: the width in pixels; the height follows from the board.
    theme: "light", "dark", "colour-blind" or "colour-blind-dark"; or a `Theme`.
    flipped: seen from the other side.
    lastmove: the move to show as played last; "auto" is the board's own, None shows none.
    highlights: cells to mark, or a mapping of cells to "mark", "target", "selected", "forbidden" or a colour.
    labels: short texts to write on cells.
    arrows: (from, to) or (from, to, colour); an arrow from a cell to itself is a ring.
    formations: formations to outline, or kinds of them to look for; True looks for block, det, sumito and threat.
    names: writes the kinds of formations, in English.
    close: shows the pieces and no more of the board than needed; or the least width and height, in hundredths of the
    distance between two cells.
    pushed_off: the trays of Abalone. hands: the tiles in hand of Six.
    around: cells of Six that the picture has room for, so that several positions are drawn from the same place.
    title, description: for screen readers; made from the board if left out.
    """
    scene = read(
        board,
        lastmove=lastmove,
        highlights=highlights,
        labels=labels,
        arrows=arrows,
        formations=formations,
        names=names,
        pushed_off=pushed_off,
        hands=hands,
        coordinates=coordinates,
        flipped=flipped,
        around=around,
    )
    if size <= 0:
        raise ValueError(f"a picture needs a size above zero, not {size}")
    canvas = canvas_of(scene, theme, f"{close or ''}")
    frame = canvas.style.box(canvas) if close is False else _near(canvas, _CARD if close is True else close)
    return _document(canvas, frame, size, title or _title(scene), description or _description(scene))


def canvas_of(scene: Scene, theme: str | Theme, look: str = "") -> Canvas:
    """What draws a scene; `look` is what else tells its picture from others of the same scene."""
    paint = theme if isinstance(theme, Theme) else theme_named(theme)
    origin = (0, 0) if scene.cells else min(scene.spots.values(), default=(0, 0))
    view = View(origin, scene.flipped)
    return Canvas(scene, paint, view, STYLES[scene.game], scene.key(f"{paint.name}{look}"))


def _near(canvas: Canvas, card: tuple[float, float]) -> Box:
    """The part of the board that has something on it, in the proportions of a card and no smaller."""
    scene = canvas.scene
    pointed = {cell for start, end, _ in scene.arrows for cell in (start, end)}
    marked = {cell for cell, _ in scene.highlights}
    left = {cell for step in scene.steps for cell in step if cell}
    cells = {*scene.pieces, *pointed, *marked, *left, *(one.missing for one in scene.formations if one.missing)}
    box = Box.around((canvas.point(cell) for cell in cells), _ROOM).at_least(*card)
    wide, high = card
    return box.at_least(box.height * wide / high, box.width * high / wide)


def _document(canvas: Canvas, frame: Box, size: float, title: str, description: str) -> str:
    document = tag(
        "svg",
        tag("title", escaped(title), id=canvas.name("title")),
        tag("desc", escaped(description), id=canvas.name("desc")),
        tag("defs", canvas.style.defs(canvas)),
        *_layers(canvas, frame),
        xmlns="http://www.w3.org/2000/svg",
        xmlns__xlink="http://www.w3.org/1999/xlink",
        version="1.1",
        class_=f"hexad {canvas.scene.game}",
        viewBox=" ".join(number(value) for value in frame),
        width=size,
        height=size * frame.height / frame.width,
        role="img",
        aria_labelledby=f"{canvas.name('title')} {canvas.name('desc')}",
    )
    return document + "\n"


def _layers(canvas: Canvas, frame: Box) -> tuple[str, ...]:
    """The layers, the lowest first."""
    style = canvas.style
    return (style.ground(canvas, frame), *cell_layers(canvas), style.sides(canvas, frame))


def cell_layers(canvas: Canvas) -> tuple[str, ...]:
    """The layers between the ground and what stands beside the board: what lies on the cells."""
    scene, style = canvas.scene, canvas.style
    return (
        style.grid(canvas),
        marks.trail(canvas),
        tracks(canvas),
        group(*(_piece(canvas, cell) for cell in scene.pieces), class_="pieces"),
        style.coordinates(canvas) if scene.coordinates else "",
        marks.landing(canvas),
        marks.winning(canvas),
        glossary(canvas),
        marks.highlights(canvas),
        marks.labels(canvas),
        arrows_of(canvas),
    )


def _piece(canvas: Canvas, cell: str) -> str:
    player = canvas.scene.pieces[cell]
    return canvas.use(str(player), canvas.point(cell), tag("title", f"{player} {cell}"), css=f"piece {player}")


def _title(scene: Scene) -> str:
    return f"A board of {scene.game.capitalize()}"


def _description(scene: Scene) -> str:
    """The board in words, for screen readers."""
    said = []
    for player in scene.players:
        cells = [cell for cell, owner in scene.pieces.items() if owner == player]
        said.append(f"{player.capitalize()}: {' '.join(cells) or 'none'}.")
    if scene.pushed_off is not None:
        counts = zip(scene.players, scene.pushed_off, strict=True)
        said.append("Pushed off: " + ", ".join(f"{count} by {player.capitalize()}" for player, count in counts) + ".")
    if scene.hands is not None:
        said.append(f"In hand: {', '.join(str(count) for count in scene.hands)}.")
    said.append(f"{scene.turn.capitalize()} to move." if scene.turn else "The game is over.")
    return " ".join(said)
