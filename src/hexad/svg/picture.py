"""The picture: one order of layers for both games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.svg import abalone, marks, six
from hexad.svg.formations import formations as glossary
from hexad.svg.geometry import Box, View
from hexad.svg.markup import escaped, group, number, tag
from hexad.svg.scene import read
from hexad.svg.stage import Stage
from hexad.svg.theme import Theme, theme_named

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hexad.svg.scene import Drawable, Formations, Highlights, Scene
    from hexad.svg.stage import Look

__all__ = ["LOOKS", "board"]

# A picture from near: what is left around the pieces, and how small it may be.
_ROOM = 85.0
_CARD = (500.0, 400.0)

LOOKS: dict[str, Look] = {"abalone": abalone.LOOK, "six": six.LOOK}


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
    close: bool = False,
    pushed_off: bool = True,
    hands: bool = True,
    title: str | None = None,
    description: str | None = None,
) -> str:
    """A picture of a board of either game: a standalone SVG, the same for the same arguments.

    size: the width in pixels; the height follows from the board.
    theme: "light", "dark", "colour-blind" or "colour-blind-dark"; or one made by oneself.
    flipped: seen from the other side.
    lastmove: the move to show as played last; "auto" is the board's own, None shows none.
    highlights: cells to mark, or a mapping of cells to "mark", "target", "selected", "forbidden" or a colour.
    labels: short texts to write on cells.
    arrows: (from, to) or (from, to, colour); an arrow from a cell to itself is a ring.
    formations: formations to outline, or kinds of them to look for; True looks for block, det, sumito and threat.
    names: what kind they are, in English. close: the pieces from near, and no more of the board than they need.
    pushed_off: the trays of Abalone. hands: the tiles in hand of Six.
    title, description: what is read out to those who cannot see the picture; made from the board if left out.
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
    )
    if size <= 0:
        raise ValueError(f"a picture needs a size above zero, not {size}")
    paint = theme if isinstance(theme, Theme) else theme_named(theme)
    stage = Stage(scene, paint, _view(scene), LOOKS[scene.game], scene.key(paint.name))
    frame = _near(stage) if close else stage.look.box(stage)
    return _document(stage, frame, size, title or _title(scene), description or _description(scene))


def _view(scene: Scene) -> View:
    origin = (0, 0) if scene.cells else min(scene.spots.values(), default=(0, 0))
    return View(origin, scene.flipped)


def _near(stage: Stage) -> Box:
    """What is cut out of the board: all that has something on it, in the shape of a card."""
    scene = stage.scene
    pointed = {cell for start, end, _ in scene.arrows for cell in (start, end)}
    cells = {*scene.pieces, *pointed, *(one.missing for one in scene.formations if one.missing)}
    box = Box.around((stage.point(cell) for cell in cells), _ROOM).at_least(*_CARD)
    wide, high = _CARD
    return box.at_least(box.height * wide / high, box.width * high / wide)


def _document(stage: Stage, frame: Box, size: float, title: str, description: str) -> str:
    document = tag(
        "svg",
        tag("title", escaped(title), id=stage.name("title")),
        tag("desc", escaped(description), id=stage.name("desc")),
        tag("defs", stage.look.defs(stage)),
        *_layers(stage, frame),
        xmlns="http://www.w3.org/2000/svg",
        xmlns__xlink="http://www.w3.org/1999/xlink",
        version="1.1",
        class_=f"hexad {stage.scene.game}",
        viewBox=" ".join(number(value) for value in frame),
        width=size,
        height=size * frame.height / frame.width,
        role="img",
        aria_labelledby=f"{stage.name('title')} {stage.name('desc')}",
    )
    return document + "\n"


def _layers(stage: Stage, frame: Box) -> tuple[str, ...]:
    """From the table up."""
    scene, look = stage.scene, stage.look
    return (
        look.ground(stage, frame),
        marks.trail(stage),
        group(*(_piece(stage, cell) for cell in scene.pieces), class_="pieces"),
        look.coordinates(stage) if scene.coordinates else "",
        marks.landing(stage),
        marks.winning(stage),
        glossary(stage),
        marks.highlights(stage),
        marks.labels(stage),
        marks.arrows(stage),
        look.sides(stage, frame),
    )


def _piece(stage: Stage, cell: str) -> str:
    player = stage.scene.pieces[cell]
    return stage.use(str(player), stage.point(cell), tag("title", f"{player} {cell}"), css=f"piece {player}")


def _title(scene: Scene) -> str:
    return f"A board of {scene.game.capitalize()}"


def _description(scene: Scene) -> str:
    """The board in words, for those who cannot see it."""
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
