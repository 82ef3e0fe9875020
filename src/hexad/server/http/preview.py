"""What other sites show of a page that is linked to there: a title, a text and a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import hexad
from hexad import svg
from hexad.svg.card import Card, card

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.board import AnyBoard

__all__ = ["Preview", "board_picture", "decoration"]

# The layout that is the most colourful: for pages without a board of their own.
_DECORATION = "belgian-daisy"


@dataclass(frozen=True)
class Preview:
    """The preview of one page in one language. Names in it are what players have chosen: they are not escaped here."""

    page: str
    """The path of the page, without a language."""
    title: str
    text: str
    board: Callable[[], str]
    """Draws the board of the picture."""
    query: str = ""
    """What of the address is a part of it, as in `game=six`."""
    heading: str = ""
    players: tuple[tuple[str, str], ...] = ()
    """In the picture of a game, instead of the title: names with the colours of their pieces."""
    said: str = ""
    """In the picture, instead of the text."""
    version: str = hexad.__version__
    """Changes with the picture, so that other sites load it again."""
    is_public: bool = True
    """Whether search engines may list the page. The link of a game may be known to its players alone."""
    is_final: bool = True
    """Whether the picture remains as it is."""
    is_private: bool = False
    """Whether only people with the link may see the page: no shared cache keeps the picture."""

    def card(self) -> str:
        """The picture, as an SVG."""
        return card(
            Card(
                board=self.board(),
                heading=self.heading,
                title="" if self.players else self.title,
                players=self.players,
                text=self.said or self.text,
            )
        )


def board_picture(board: AnyBoard) -> str:
    """The picture of a board as cards show it: small, so that coordinates could not be read."""
    return svg.board(board, coordinates=False)


def decoration() -> str:
    """The picture of pages without a board of their own."""
    return board_picture(hexad.abalone.Board(layout=_DECORATION))
