"""Cards: a board with words beside it, as the picture of a page that is linked to elsewhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from hexad.svg.markup import tag
from hexad.svg.theme import theme_named
from hexad.svg.words import shortened, width, words, wrapped

if TYPE_CHECKING:
    from hexad.svg.theme import Theme

__all__ = ["HEIGHT", "WIDTH", "Card", "card"]

# The size that sites with link previews expect.
WIDTH, HEIGHT = 1200, 630

_MARGIN = 48
# The board stands on the left, the words in a column on the right.
_BOARD = (660, HEIGHT - 2 * 28)
_COLUMN = 756
_ROOM = WIDTH - _COLUMN - _MARGIN
_SIZES = (46, 40, 34, 28)
_SMALL = 30
_ACCENT = "#0b7265"

# The mark of the web client: six pieces around a cell.
_PIECES = ((0, -27), (23.4, -13.5), (23.4, 13.5), (0, 27), (-23.4, 13.5), (-23.4, -13.5))
# The size of a picture of a board, in its first tag.
_SIZE = re.compile(r' width="[^"]*" height="[^"]*"')


class Card(NamedTuple):
    """What a card shows: the picture of a board, and in words a heading, a title or two players, and a text.

    Players are names with the colours of their pieces. All of it may come from anybody: it is escaped and cut to size.
    """

    board: str
    heading: str
    title: str = ""
    players: tuple[tuple[str, str], ...] = ()
    text: str = ""


def card(shown: Card, theme: str | Theme = "light") -> str:
    """A card as an SVG of 1200 by 630 pixels."""
    paint = theme_named(theme) if isinstance(theme, str) else theme
    x, y = 36, (HEIGHT - _BOARD[1]) / 2
    board = _SIZE.sub(f' x="{x}" y="{y}" width="{_BOARD[0]}" height="{_BOARD[1]}"', shown.board, count=1)
    return tag(
        "svg",
        tag("rect", width=WIDTH, height=HEIGHT, fill=paint.paper),
        board,
        # What does not fit into the column is cut off, whatever the letters of a name look like.
        tag("svg", *_column(shown, paint), x=_COLUMN, y=0, width=_ROOM + _MARGIN, height=HEIGHT, overflow="hidden"),
        xmlns="http://www.w3.org/2000/svg",
        xmlns__xlink="http://www.w3.org/1999/xlink",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )


def _column(shown: Card, paint: Theme) -> list[str]:
    """The words, from top to bottom."""
    ink = paint.paper_ink
    drawn, y = _wordmark(ink), 176.0
    if shown.heading:
        y = 218
        drawn.append(words(shortened(shown.heading, _SMALL, _ROOM), (0, y), _SMALL, ink, weight=600, opacity=0.7))
        y += 8
    size = _fitting([name for name, _ in shown.players], _ROOM - 46)
    for name, tone in shown.players:
        y += 58
        drawn += [
            tag("circle", cx=15, cy=y - 14, r=14, fill=tone, stroke=ink, stroke_width=2),
            words(shortened(name, size, _ROOM - 46), (46, y), size, ink, weight=700),
        ]
    size, lines = _title(shown.title)
    for line in lines:
        y += size * 1.24
        drawn.append(words(line, (0, y), size, ink, weight=700))
    y += 24
    room = int((HEIGHT - _MARGIN - y) / (_SMALL * 1.32))
    for line in wrapped(shown.text, _SMALL, _ROOM, room):
        y += _SMALL * 1.32
        drawn.append(words(line, (0, y), _SMALL, ink))
    return drawn


def _fitting(names: list[str], room: float) -> int:
    """The largest size in which all names fit, or the smallest of all."""
    return next((size for size in _SIZES[1:] if all(width(name, size) <= room for name in names)), _SIZES[-1])


def _title(text: str) -> tuple[int, list[str]]:
    """The title in a size in which three lines hold it, or cut off after the third line."""
    for size in _SIZES:
        lines = wrapped(text, size, _ROOM, 3)
        if not lines[-1].endswith("…"):
            break
    return size, lines if text else []


def _wordmark(ink: str) -> list[str]:
    circles = (tag("circle", cx=x, cy=y, r=9, fill="#ffffff") for x, y in _PIECES)
    hexagon = tag("path", d="M0-46 40-23V23L0 46-40 23V-23Z", fill=_ACCENT)
    mark = tag("g", hexagon, *circles, transform="translate(32 92) scale(0.8)")
    return [mark, words("Hexad", (86, 110), 52, ink, weight=700)]
