"""The strip below a picture of a series: who plays, and the last move or the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexad.svg.markup import tag
from hexad.svg.words import shortened, width, words

if TYPE_CHECKING:
    from hexad.svg.theme import Theme

__all__ = ["Caption", "caption"]

# In shares of the width of the picture.
_SIZE = 0.042
_LINE = 0.06
_MARGIN = 0.035


class Caption(NamedTuple):
    """A line for the players, each with the colour of the pieces, and a line below it."""

    players: tuple[tuple[str, str], ...]
    line: str


def caption(said: Caption, across: int, theme: Theme) -> str:
    """The strip as an SVG, `across` pixels wide. Its height depends only on whether there are players."""
    size, margin = across * _SIZE, across * _MARGIN
    rows = 2 if said.players else 1
    high = round(across * (_LINE * rows + _MARGIN))
    room = across - 2 * margin
    return tag(
        "svg",
        tag("rect", width=across, height=high, fill=theme.paper),
        *_players(said.players, margin, across * _LINE, size, room, theme),
        words(shortened(said.line, size, room), (margin, across * _LINE * rows), size, theme.paper_ink),
        xmlns="http://www.w3.org/2000/svg",
        width=across,
        height=high,
    )


def _players(  # noqa: PLR0913, PLR0917 - measures of one line
    players: tuple[tuple[str, str], ...], left: float, base: float, size: float, room: float, theme: Theme
) -> list[str]:
    """A dot in the colour of the pieces before each name. A short name leaves its room to the next."""
    drawn = []
    for number, (name, tone) in enumerate(players):
        each = room / (len(players) - number)
        dot, gap = size * 0.36, size * 0.5
        shown = shortened(name, size, each - 2 * dot - gap - size)
        drawn.append(
            tag("circle", cx=left + dot, cy=base - size * 0.35, r=dot, fill=tone, stroke=theme.paper_ink)
            + words(shown, (left + 2 * dot + gap, base), size, theme.paper_ink, weight=600)
        )
        used = 2 * dot + gap + width(shown, size) + size
        left, room = left + used, room - used
    return drawn
