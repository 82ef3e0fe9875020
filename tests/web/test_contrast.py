"""Every piece of every piece set stands out from the board or the cloth, in every theme: measured from pixels.

WCAG 1.4.11 asks for a contrast of 3:1 between an object and what is around it. It counts by the face of the piece or,
if the face is too similar, by an edge all around it. `tests/pictures/test_contrast.py` measures pictures.
"""

from __future__ import annotations

import pytest

from tests.web.board_actions import has_played
from tests.web.games import ABALONE, SIX
from tests.web.pixels import Piece, circle, screenshot
from tests.web.visitor import drawn

LOOKS = [(theme, pieces) for theme in ("light", "dark") for pieces in ("classic", "colour-blind")]
ENOUGH = 3
# The pieces are measured on cells without a mark of the last move; the tiles have few neighbours.
PIECES = {"abalone": {"black": "b3", "white": "h6"}, "six": {"black": "3,-1", "red": "-1,2"}}
EMPTY = {"abalone": ("e5", "f4"), "six": ("2,0", "5,0", "-2,2")}
# A piece in shares of the half width of its cell.
RADIUS = {"abalone": 0.85, "six": 0.96}


def middle_of(page, cell):
    """The middle of a cell, and half its width."""
    box = page.locator(f'[data-cell="{cell}"]').first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] / 2


def grounds_of(page, shot, game):
    """All colours that a piece may stand on: empty cells, which are lit from above, and what is between them."""
    found = []
    for name in EMPTY[game]:
        x, y, half = middle_of(page, name)
        found += [shot.colour(circle(x, y + shift * half, half / 10)) for shift in (-0.5, 0, 0.5)]
    if game == "abalone":
        # The corners between the cups.
        x, y, half = middle_of(page, "e5")
        return found + [shot.colour([(x, y + sign * half * 1.12)]) for sign in (-1, 1)]
    table = page.get_by_role("application").bounding_box()
    low = table["y"] + 0.94 * table["height"]
    return found + [shot.colour(circle(table["x"] + share * table["width"], low, 9)) for share in (0.06, 0.5)]


def measured(page, game):
    """The contrast of every piece in every look."""
    for theme, pieces in LOOKS:
        look = {"theme": theme, "pieces": pieces}
        page.evaluate("look => Object.assign(document.documentElement.dataset, look)", look)
        drawn(page)
        shot = screenshot(page)
        grounds = grounds_of(page, shot, game)
        for side, cell in PIECES[game].items():
            x, y, half = middle_of(page, cell)
            piece = Piece(x, y, half * RADIUS[game], hexagonal=game == "six")
            yield f"{side}, {theme}, {pieces}", round(piece.stands_out(shot, grounds), 2)


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_every_piece_stands_out_from_what_it_stands_on(visitor, game):
    name = visitor.create(game, "me", "me")
    moves = {"abalone": ABALONE[:1], "six": SIX[:9]}[game]
    for move in moves:
        visitor.act(name, type="move", move=move)
    page = visitor.open(f"/games/{name}")
    has_played(page, len(moves))
    found = dict(measured(page, game))
    assert len(found) == 8
    assert {piece: ratio for piece, ratio in found.items() if ratio < ENOUGH} == {}
