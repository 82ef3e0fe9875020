"""Every piece of every piece set stands out from the board or the cloth, in every theme: measured from pixels.

WCAG 1.4.11 asks for a contrast of 3:1 between an object and what is around it. It counts by the face of the piece or,
if the face is too similar, by an edge all around it.
"""

from __future__ import annotations

import math

import pytest
from playwright.sync_api import expect

from tests.web.games import ABALONE, SIX
from tests.web.pixels import Screenshot, contrast

LOOKS = [(theme, pieces) for theme in ("light", "dark") for pieces in ("classic", "colour-blind")]
ENOUGH = 3
RAYS = [math.tau * ray / 90 for ray in range(90)]
# The pieces are measured on cells without a mark of the last move; the tiles have few neighbours.
PIECES = {"abalone": {"black": "b3", "white": "h6"}, "six": {"black": "3,-1", "red": "-1,2"}}
EMPTY = {"abalone": ("e5", "f4"), "six": ("2,0", "5,0", "-2,2")}


def circle(x, y, radius):
    """Points on a circle."""
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in RAYS]


class Cell:
    """A cell of the page: its middle, and the distance from there to its sides."""

    def __init__(self, page, name):
        box = page.locator(f'[data-cell="{name}"]').first.bounding_box()
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.radius = box["width"] / 2

    def face(self, shot):
        """The colour in the middle, without the mark and the highlight."""
        return shot.colour(spot for share in (0.45, 0.6, 0.7) for spot in circle(self.x, self.y, share * self.radius))

    def empty(self, shot):
        """The colours of a cell without a piece, which is lit from above."""
        reach = self.radius / 2
        return [shot.colour(circle(self.x, self.y + shift, self.radius / 10)) for shift in (-reach, 0, reach)]

    def ray(self, turn, *, hexagonal):
        """Points in a direction, around the place where the edge of the piece is: a marble is a little smaller than its
        cell, and the cells of tiles are hexagons."""
        beside = (turn + math.pi / 6) % (math.pi / 3) - math.pi / 6
        end = self.radius / math.cos(beside) if hexagonal else 0.86 * self.radius
        shares = [0.88 + step / 100 for step in range(25)]
        return [(self.x + end * share * math.cos(turn), self.y + end * share * math.sin(turn)) for share in shares]


def around(page, shot, game):
    """All colours that a piece may stand on: empty cells, and the board or the cloth between and beside them."""
    found = [colour for name in EMPTY[game] for colour in Cell(page, name).empty(shot)]
    if game == "abalone":
        # The corners between the cups.
        cell = Cell(page, "e5")
        found += [shot.colour([(cell.x, cell.y + sign * cell.radius * 1.12)]) for sign in (-1, 1)]
    else:
        table = page.get_by_role("application").bounding_box()
        for across in (0.06, 0.5):
            found.append(
                shot.colour(circle(table["x"] + across * table["width"], table["y"] + 0.94 * table["height"], 9))
            )
    return found


def by_face(shot, cell, grounds):
    """The least contrast of the face."""
    return min(contrast(cell.face(shot), ground) for ground in grounds)


def by_edge(shot, cell, grounds, *, hexagonal):
    """The least contrast of the edge, but for a few rays: on each ray, that of the pixel that stands out most."""
    rays = [
        max(
            min(contrast(shot.pixel(*spot), ground) for ground in grounds)
            for spot in cell.ray(turn, hexagonal=hexagonal)
        )
        for turn in RAYS
    ]
    return sorted(rays)[len(rays) // 20]


def measured(page, game):
    """The contrast of every piece in every look."""
    for theme, pieces in LOOKS:
        look = {"theme": theme, "pieces": pieces}
        page.evaluate("look => Object.assign(document.documentElement.dataset, look)", look)
        shot = Screenshot(page)
        grounds = around(page, shot, game)
        for side, name in PIECES[game].items():
            cell = Cell(page, name)
            ratio = max(by_face(shot, cell, grounds), by_edge(shot, cell, grounds, hexagonal=game == "six"))
            yield f"{side}, {theme}, {pieces}", round(ratio, 2)


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_every_piece_stands_out_from_what_it_stands_on(visitor, game):
    name = visitor.create(game, "me", "me")
    for move in {"abalone": ABALONE[:1], "six": SIX[:9]}[game]:
        visitor.act(name, type="move", move=move)
    page = visitor.open(f"/games/{name}")
    expect(page.locator("[data-cell]").first).to_be_attached()
    found = dict(measured(page, game))
    assert len(found) == 8
    assert {piece: ratio for piece, ratio in found.items() if ratio < ENOUGH} == {}
