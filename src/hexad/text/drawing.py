"""A board as text: ground, pieces, marks and coordinates, written onto a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.svg.scene import read
from hexad.text import palette
from hexad.text.captions import Captions, English
from hexad.text.layout import TextLayout
from hexad.text.palette import letters_for
from hexad.text.sheet import Colour, Sheet, Style
from hexad.text.status import Status

if TYPE_CHECKING:
    from hexad.svg.geometry import Axial
    from hexad.svg.scene import Drawable, Highlights
    from hexad.types import Player

__all__ = ["board"]


def board(  # noqa: PLR0913
    board: Drawable,
    *,
    colour: bool = True,
    unicode: bool = True,
    large: bool = False,
    coordinates: bool = True,
    highlights: Highlights = (),
    lastmove: object = "auto",
    flipped: bool = False,
    captions: Captions | None = None,
) -> str:
    """A board as text, without a line break at its end.

    `colour` writes 24-bit ANSI colours; without it, `unicode=False` makes the text plain ASCII. `large` draws round
    pieces two lines high, where there is colour. Cells of the last move stand in round brackets and highlighted ones in
    square brackets; on a board in colour they are painted instead. `captions` name the players, in English if left
    out.
    """
    scene = read(board, coordinates=coordinates, flipped=flipped, lastmove=lastmove, highlights=highlights)
    letters = letters_for(scene.game, colour=colour, unicode=unicode)
    layout = TextLayout(scene, letters, colour, large=large and colour and unicode)
    sheet = Sheet()
    _ground(sheet, layout)
    _paint_marks(sheet, layout)
    for spot, cell in layout.shown().items():
        _write_cell(sheet, layout, spot, scene.pieces.get(cell))
    _brackets(sheet, layout)
    if coordinates:
        _coordinates(sheet, layout)
    status = Status(scene, letters, captions or English(), unicode)
    return "\n".join((*sheet.lines(colour=colour), "", *status.lines(board.outcome(), colour=colour)))


def _ground(sheet: Sheet, layout: TextLayout) -> None:
    """The board's hexagon, or a cloth under all of the tiles."""
    places = [layout.place(spot) for spot in layout.shown()]
    if layout.table:
        rows, columns = zip(*places, strict=True)
        wide = max(columns) - min(columns) + layout.pitch + 1
        for row in range(min(rows), max(rows) + layout.height):
            sheet.write(row, min(columns) - layout.pitch // 2, " " * wide, Style(ground=palette.CLOTH))
    else:
        for place in places:
            _paint(sheet, layout, place, palette.BOARD)


def _paint(sheet: Sheet, layout: TextLayout, place: tuple[int, int], ground: Colour) -> None:
    """The ground of one cell, up to the middle of the gap on either side."""
    left, wide = (-3, 6) if layout.large else (-1, 3)
    for line in range(layout.height):
        sheet.write(place[0] + line, place[1] + left, " " * wide, Style(ground=ground))


def _marked(layout: TextLayout) -> tuple[tuple[set[str], str, Colour], ...]:
    """The cells of the last move and those that are highlighted, with their brackets and their grounds."""
    went = {cell for step in layout.scene.steps for cell in step if cell}
    return ((went, "()", palette.TRAIL), ({cell for cell, _ in layout.scene.highlights}, "[]", palette.ACCENT))


def _paint_marks(sheet: Sheet, layout: TextLayout) -> None:
    for cells, _, ground in _marked(layout) if layout.painted else ():
        for cell in sorted(cells):
            _paint(sheet, layout, layout.place(layout.scene.spots[cell]), ground)


def _brackets(sheet: Sheet, layout: TextLayout) -> None:
    """Brackets around what is not painted; cells side by side on a board share one pair."""
    for cells, pair, _ in () if layout.painted else _marked(layout):
        for row, first, last in _runs(layout, cells):
            sheet.write(row, first - 1, pair[0], Style(palette.ACCENT, bold=True))
            sheet.write(row, last + 1, pair[1], Style(palette.ACCENT, bold=True))


def _runs(layout: TextLayout, cells: set[str]) -> list[tuple[int, int, int]]:
    """Row, first and last column of cells that lie side by side."""
    runs: list[tuple[int, int, int]] = []
    for row, column in sorted(layout.place(layout.scene.spots[cell]) for cell in cells):
        if runs and layout.pitch == 2 and runs[-1][0] == row and column - runs[-1][2] == layout.pitch:
            runs[-1] = (row, runs[-1][1], column)
        else:
            runs.append((row, column, column))
    return runs


def _write_cell(sheet: Sheet, layout: TextLayout, spot: Axial, player: Player | None) -> None:
    row, column = layout.place(spot)
    letter = layout.letters[player]
    if layout.large and (player or not layout.table):
        _disc(sheet, row, column - 2, palette.PIECES[player] if player else palette.CUP)
    elif player is None:
        sheet.write(row, column, letter, Style(palette.CLOTH_DOT if layout.table else palette.BOARD_DOT))
    elif layout.table:
        sheet.write(row, column - 1, f" {letter} ", Style(palette.ON_TILE, palette.PIECES[player][1], bold=True))
    else:
        sheet.write(row, column, letter, Style(palette.PIECES[player][1]))
    if layout.large and layout.table and player:
        sheet.write(row + 1, column - 1, letter, Style(palette.ON_TILE))


def _disc(sheet: Sheet, row: int, column: int, tones: tuple[Colour, Colour]) -> None:
    """A round piece, four columns by two lines: quarter blocks cut its corners."""
    for line, (left, right) in enumerate((("▟", "▙"), ("▜", "▛"))):
        tone = tones[line]
        sheet.write(row + line, column, left, Style(tone))
        sheet.write(row + line, column + 1, "  ", Style(tone, tone))
        sheet.write(row + line, column + 3, right, Style(tone))


def _coordinates(sheet: Sheet, layout: TextLayout) -> None:
    """Slanted lines are named below their last cell; rows at their first one, or at the left edge of a table."""
    shown = layout.shown()
    for q, r in dict(sorted(shown)).items():
        text = str(q) if layout.table else shown[q, r][1:]
        row, column = layout.place((q, r + 1))
        column = column - len(text) // 2 if layout.table else _clear(sheet, row, column)
        sheet.write(row, column, text, Style(palette.CLOTH_DOT if layout.table else palette.INK))
    left = sheet.span()[1].start
    for r, q in {r: q for q, r in sorted(shown, reverse=True)}.items():
        text = str(r) if layout.table else shown[q, r][0]
        row, column = layout.place((q - 1, r))
        sheet.write(row, left - 1 - len(text) if layout.table else _clear(sheet, row, column), text, Style(palette.INK))


def _clear(sheet: Sheet, row: int, column: int) -> int:
    """The column, or the next one outward where a coloured ground would touch the letter."""
    grounds = (sheet.signs.get((row, column + side), (" ", Style()))[1].ground for side in (1, -1))
    right, left = (ground is not None for ground in grounds)
    return column + left - right
