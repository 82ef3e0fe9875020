"""Boards for terminals: indented rows of hexagons, in 24-bit colour or in plain letters."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple, Protocol

from hexad.svg.geometry import STEPS
from hexad.svg.scene import read
from hexad.types import BLACK, RED, WHITE, Player

if TYPE_CHECKING:
    from hexad.svg.geometry import Axial
    from hexad.svg.scene import Drawable, Highlights, Scene
    from hexad.types import Outcome

__all__ = ["Captions", "board"]

Colour = tuple[int, int, int]

_SOCKETS = 6
_INK: Colour = (134, 144, 154)
_ACCENT: Colour = (63, 208, 187)
_TRAIL: Colour = (45, 140, 132)
_BOARD: Colour = (98, 110, 123)
_CLOTH: Colour = (226, 218, 201)
_BOARD_DOT: Colour = (142, 154, 166)
_CLOTH_DOT: Colour = (160, 150, 128)
_ON_TILE: Colour = (226, 214, 208)
_CUP: tuple[Colour, Colour] = ((82, 93, 105), (88, 99, 112))
# The upper, lit half of a piece and the lower one; a small piece is the lower half alone.
_PIECES: dict[Player, tuple[Colour, Colour]] = {
    BLACK: ((38, 41, 47), (14, 15, 18)),
    WHITE: ((255, 253, 247), (240, 234, 222)),
    RED: ((214, 70, 56), (201, 58, 46)),
}


class Style(NamedTuple):
    """How a character looks where there is colour."""

    ink: Colour | None = None
    ground: Colour | None = None
    bold: bool = False


class Captions(Protocol):
    """What is said of the players below a board."""

    def side(self, player: Player, number: int | None = None) -> str:
        """A player by colour, and by number where there are two of a colour."""

    def in_hand(self, count: int) -> str:
        """How many tiles a player holds."""

    def pushed_off(self) -> str:
        """What stands before the marbles that a player pushed off."""

    def ending(self, over: Outcome) -> str:
        """Who won, and how."""


class English:
    """The captions where no others are given; the texts of other languages take longer to load than a board to draw."""

    def side(self, player: Player, number: int | None = None) -> str:
        """As in Black, or Black 2."""
        return player.capitalize() if number is None else f"{player.capitalize()} {number}"

    def in_hand(self, count: int) -> str:
        """As in 20 in hand."""
        return f"{count} in hand"

    def pushed_off(self) -> str:
        """Two words."""
        return "pushed off"

    def ending(self, over: Outcome) -> str:
        """As in Black wins: ring."""
        return f"{over.winner.capitalize()} wins: {over.reason}" if over.winner else f"Draw: {over.reason}"


# The characters for pieces and for empty cells; none of them is ever two columns wide.
Letters = dict[Player | None, str]
_PLAIN: dict[str, Letters] = {"abalone": {BLACK: "@", WHITE: "O", None: "."}, "six": {BLACK: "B", RED: "R", None: "."}}
_FINE: dict[str, Letters] = {"abalone": {BLACK: "◉", WHITE: "O", None: "⋅"}, "six": {BLACK: "B", RED: "R", None: "⋅"}}
_COLOURED: dict[str, Letters] = {"abalone": {BLACK: "◉", WHITE: "◉", None: "⋅"}, "six": _FINE["six"]}


@dataclass
class Sheet:
    """Characters by row and column; it grows in all directions."""

    signs: dict[tuple[int, int], tuple[str, Style]] = field(default_factory=dict)

    def write(self, row: int, column: int, text: str, style: Style) -> None:
        """Put text down; the ground already there stays, unless the style brings its own."""
        for place, letter in enumerate(text, column):
            under = self.signs.get((row, place), (" ", Style()))[1]
            self.signs[row, place] = (letter, style if style.ground else style._replace(ground=under.ground))

    def span(self) -> tuple[range, range]:
        """The rows and the columns that were written on."""
        rows, columns = zip(*self.signs, strict=True)
        return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)

    def lines(self, *, colour: bool) -> list[str]:
        """The sheet as lines of text."""
        rows, columns = self.span()
        blank = (" ", Style())
        lines = ([self.signs.get((row, column), blank) for column in columns] for row in rows)
        return [_ansi(line) if colour else "".join(letter for letter, _ in line).rstrip() for line in lines]


@dataclass(frozen=True)
class Layout:
    """Where cells come to lie: each row of cells is shifted by half a cell against the next."""

    scene: Scene
    letters: Letters
    colour: bool
    large: bool

    @property
    def height(self) -> int:
        """Lines from row to row."""
        return 2 if self.large else 1

    @cached_property
    def pitch(self) -> int:
        """Columns from cell to cell: few, or on a table enough for the longest coordinate and a gap."""
        if not self.table:
            return 6 if self.large else 2
        longest = max(len(str(number)) for spot in self.shown() for number in spot)
        return max(6 if self.large else 4, longest + 2 - longest % 2)

    @property
    def painted(self) -> bool:
        """Whether marks are grounds under the pieces; small tiles fill their cells and would hide them."""
        return self.large or (self.colour and not self.table)

    @property
    def table(self) -> bool:
        """Whether the cells lie on a table without an edge."""
        return not self.scene.cells

    def place(self, spot: Axial) -> tuple[int, int]:
        """Row and column of a cell's middle."""
        sign = -1 if self.scene.flipped else 1
        return sign * self.height * spot[1], sign * (self.pitch * spot[0] + self.pitch // 2 * spot[1])

    def shown(self) -> dict[Axial, str]:
        """The cells that are written down, with the names of those that have a part in the scene."""
        named = {spot: cell for cell, spot in self.scene.spots.items()}
        around = {(q + dq, r + dr) for q, r in named for dq, dr in STEPS} if self.table else set()
        return {**dict.fromkeys(sorted(around), ""), **named}


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
    square brackets; on a board in colour they are painted instead. `captions` speak of the players, in English if left
    out.
    """
    scene = read(board, coordinates=coordinates, flipped=flipped, lastmove=lastmove, highlights=highlights)
    letters = (_PLAIN if not unicode else _COLOURED if colour else _FINE)[scene.game]
    layout = Layout(scene, letters, colour, large=large and colour and unicode)
    sheet = Sheet()
    _ground(sheet, layout)
    _paint_marks(sheet, layout)
    for spot, cell in layout.shown().items():
        _write_cell(sheet, layout, spot, scene.pieces.get(cell))
    _brackets(sheet, layout)
    if coordinates:
        _coordinates(sheet, layout)
    status = _status(board, scene, letters, captions or English(), colour=colour, unicode=unicode)
    return "\n".join((*sheet.lines(colour=colour), "", *status))


def _ground(sheet: Sheet, layout: Layout) -> None:
    """The board's hexagon, or a cloth under all of the tiles."""
    places = [layout.place(spot) for spot in layout.shown()]
    if layout.table:
        rows, columns = zip(*places, strict=True)
        wide = max(columns) - min(columns) + layout.pitch + 1
        for row in range(min(rows), max(rows) + layout.height):
            sheet.write(row, min(columns) - layout.pitch // 2, " " * wide, Style(ground=_CLOTH))
    else:
        for place in places:
            _paint(sheet, layout, place, _BOARD)


def _paint(sheet: Sheet, layout: Layout, place: tuple[int, int], ground: Colour) -> None:
    """The ground of one cell, up to the middle of the gap on either side."""
    left, wide = (-3, 6) if layout.large else (-1, 3)
    for line in range(layout.height):
        sheet.write(place[0] + line, place[1] + left, " " * wide, Style(ground=ground))


def _marked(layout: Layout) -> tuple[tuple[set[str], str, Colour], ...]:
    """The cells of the last move and those that are highlighted, with their brackets and their grounds."""
    went = {cell for step in layout.scene.steps for cell in step if cell}
    return ((went, "()", _TRAIL), ({cell for cell, _ in layout.scene.highlights}, "[]", _ACCENT))


def _paint_marks(sheet: Sheet, layout: Layout) -> None:
    for cells, _, ground in _marked(layout) if layout.painted else ():
        for cell in sorted(cells):
            _paint(sheet, layout, layout.place(layout.scene.spots[cell]), ground)


def _brackets(sheet: Sheet, layout: Layout) -> None:
    """Brackets around what is not painted; cells side by side on a board share one pair, for want of room."""
    for cells, pair, _ in () if layout.painted else _marked(layout):
        for row, first, last in _runs(layout, cells):
            sheet.write(row, first - 1, pair[0], Style(_ACCENT, bold=True))
            sheet.write(row, last + 1, pair[1], Style(_ACCENT, bold=True))


def _runs(layout: Layout, cells: set[str]) -> list[tuple[int, int, int]]:
    """Row, first and last column of cells that lie side by side."""
    runs: list[tuple[int, int, int]] = []
    for row, column in sorted(layout.place(layout.scene.spots[cell]) for cell in cells):
        if runs and layout.pitch == 2 and runs[-1][0] == row and column - runs[-1][2] == layout.pitch:
            runs[-1] = (row, runs[-1][1], column)
        else:
            runs.append((row, column, column))
    return runs


def _write_cell(sheet: Sheet, layout: Layout, spot: Axial, player: Player | None) -> None:
    row, column = layout.place(spot)
    letter = layout.letters[player]
    if layout.large and (player or not layout.table):
        _disc(sheet, row, column - 2, _PIECES[player] if player else _CUP)
    elif player is None:
        sheet.write(row, column, letter, Style(_CLOTH_DOT if layout.table else _BOARD_DOT))
    elif layout.table:
        sheet.write(row, column - 1, f" {letter} ", Style(_ON_TILE, _PIECES[player][1], bold=True))
    else:
        sheet.write(row, column, letter, Style(_PIECES[player][1]))
    if layout.large and layout.table and player:
        sheet.write(row + 1, column - 1, letter, Style(_ON_TILE))


def _disc(sheet: Sheet, row: int, column: int, tones: tuple[Colour, Colour]) -> None:
    """A round piece, four columns by two lines: quarter blocks cut its corners."""
    for line, (left, right) in enumerate((("▟", "▙"), ("▜", "▛"))):
        tone = tones[line]
        sheet.write(row + line, column, left, Style(tone))
        sheet.write(row + line, column + 1, "  ", Style(tone, tone))
        sheet.write(row + line, column + 3, right, Style(tone))


def _coordinates(sheet: Sheet, layout: Layout) -> None:
    """Slanted lines are named below their last cell; rows at their first one, or at the left edge of a table."""
    shown = layout.shown()
    for q, r in dict(sorted(shown)).items():
        text = str(q) if layout.table else shown[q, r][1:]
        row, column = layout.place((q, r + 1))
        column = column - len(text) // 2 if layout.table else _clear(sheet, row, column)
        sheet.write(row, column, text, Style(_CLOTH_DOT if layout.table else _INK))
    left = sheet.span()[1].start
    for r, q in {r: q for q, r in sorted(shown, reverse=True)}.items():
        text = str(r) if layout.table else shown[q, r][0]
        row, column = layout.place((q - 1, r))
        sheet.write(row, left - 1 - len(text) if layout.table else _clear(sheet, row, column), text, Style(_INK))


def _clear(sheet: Sheet, row: int, column: int) -> int:
    """The column, or the next one outward where a coloured ground would touch the letter."""
    grounds = (sheet.signs.get((row, column + side), (" ", Style()))[1].ground for side in (1, -1))
    right, left = (ground is not None for ground in grounds)
    return column + left - right


def _status(  # noqa: PLR0913
    board: Drawable, scene: Scene, letters: Letters, captions: Captions, *, colour: bool, unicode: bool
) -> list[str]:
    """One line for each player, and how the game ended once it has."""
    sheet, over = Sheet(), board.outcome()
    seats = len(scene.hands or scene.players)
    names = [captions.side(scene.players[seat % 2], seat // 2 + 1 if seats > 2 else None) for seat in range(seats)]
    column = 3 + max(5 if scene.hands is None else 7, *map(len, names))
    for seat, name in enumerate(names):
        turn = scene.turn == scene.players[seat % 2] and scene.seat in {None, seat}
        sheet.write(seat, 0, ("▸" if unicode else ">") if turn else " ", Style(_ACCENT, bold=True))
        sheet.write(seat, 2, name, Style(bold=turn))
        _holdings(sheet, scene, letters, captions, (seat, column))
    if over:
        sheet.write(seats, 2, captions.ending(over), Style(_ACCENT, bold=True))
    return sheet.lines(colour=colour)


def _holdings(sheet: Sheet, scene: Scene, letters: Letters, captions: Captions, place: tuple[int, int]) -> None:
    """The marbles pushed off in their six sockets, or the tiles in hand, from a seat's row and a column on."""
    seat, column = place
    player, other = scene.players[seat % 2], scene.players[1 - seat % 2]
    if scene.hands is not None:
        sheet.write(seat, column, f" {letters[player]} ", Style(_ON_TILE, _PIECES[player][1], bold=True))
        sheet.write(seat, column + 4, captions.in_hand(scene.hands[seat]), Style())
    elif scene.pushed_off is not None:
        sheet.write(seat, column, f" {letters[player]} ", Style(_PIECES[player][1], _BOARD))
        sheet.write(seat, column + 5, captions.pushed_off(), Style(_INK))
        sockets = column + 6 + len(captions.pushed_off())
        sheet.write(seat, sockets, " " * (2 * _SOCKETS + 1), Style(ground=_BOARD))
        for socket in range(_SOCKETS):
            full = socket < scene.pushed_off[seat]
            letter, ink = (letters[other], _PIECES[other][1]) if full else (letters[None], _BOARD_DOT)
            sheet.write(seat, sockets + 1 + 2 * socket, letter, Style(ink))


def _ansi(line: list[tuple[str, Style]]) -> str:
    """A line with its colours: one escape for each run of a style, and none left open at the end."""
    while line and line[-1][0] == " " and line[-1][1].ground is None:
        line.pop()
    runs = groupby(line, key=lambda sign: sign[1])
    return "".join(_run("".join(letter for letter, _ in signs), style) for style, signs in runs)


def _run(text: str, style: Style) -> str:
    codes = ["1"] if style.bold else []
    codes += ["38;2;{};{};{}".format(*style.ink)] if style.ink else []
    codes += ["48;2;{};{};{}".format(*style.ground)] if style.ground else []
    return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if codes else text
