"""Every piece stands out from the board or the cloth in every theme of the pictures, as `tests/web/test_contrast.py`
measures it on the pages: with a contrast of 3:1, by the face of the piece or by an edge all around it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import hexad
from hexad import png, svg
from hexad.svg.theme import PAPER, Theme
from tests.web.pixels import Picture, Piece, circle

if TYPE_CHECKING:
    from hexad.board import AnyBoard

ENOUGH = 3
WIDTH = 960
BOARDS: dict[str, AnyBoard] = {"abalone": hexad.abalone.Board(), "six": hexad.six.Board()}
RADIUS = {"abalone": 45, "six": 48}


class Drawing:
    """A picture of the start of a game: its pixels, and where its pieces and its cells are."""

    def __init__(self, game: str, theme: Theme) -> None:
        board = BOARDS[game]
        self._drawn = svg.board(board, size=WIDTH, theme=theme, coordinates=False, pushed_off=False, hands=False)
        found = re.search(r'viewBox="(\S+) (\S+) (\S+) ', self._drawn)
        assert found
        self._left, self._top, across = map(float, found.groups())
        self.picture = Picture(png.render(self._drawn, width=WIDTH), WIDTH / across)

    def places(self, pattern: str) -> list[tuple[float, float]]:
        """The middles of all parts of a kind."""
        found = re.findall(rf"<use[^>]*{pattern}[^>]*translate\((\S+) (\S+)\)", self._drawn)
        return [(float(x) - self._left, float(y) - self._top) for x, y in found]

    def grounds(self) -> list[tuple[int, int, int]]:
        """The colours that a piece may stand on: an empty cell, which is lit from above, and what is around it."""
        taken = self.places('class="piece')
        x, y = next(place for place in self.places("-(?:cup|open)") if place not in taken)
        inside = [self.picture.colour(circle(x, y + shift, 5)) for shift in (-20, 0, 20)]
        return inside + [self.picture.colour([(x, y + shift)]) for shift in (-58, 58)]


@pytest.mark.parametrize("theme", [*svg.THEMES.values(), PAPER], ids=lambda theme: str(theme.name))
@pytest.mark.parametrize("game", BOARDS)
def test_every_piece_stands_out_from_what_it_stands_on(game: str, theme: Theme) -> None:
    drawing = Drawing(game, theme)
    grounds = drawing.grounds()
    found = {}
    for side in theme.pieces["marble" if game == "abalone" else "tile"]:
        x, y = drawing.places(f'class="piece {side}"')[-1]
        piece = Piece(x, y, RADIUS[game], hexagonal=game == "six")
        found[str(side)] = round(piece.stands_out(drawing.picture, grounds), 2)
    assert len(found) == 2
    assert {side: ratio for side, ratio in found.items() if ratio < ENOUGH} == {}
