"""Actions on a board: pieces are chosen and moved through the accessible names of the cells."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

import hexad
from tests.web.visitor import drawn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playwright.sync_api import Locator, Page

__all__ = ["AbaloneActions", "SixActions", "has_played", "is_loaded", "is_over", "six_name"]

WAYS = {
    "NE": "north-east",
    "E": "east",
    "SE": "south-east",
    "SW": "south-west",
    "W": "west",
    "NW": "north-west",
}


def has_played(page: Page, ply: int) -> None:
    """Wait until the move list has this ply."""
    expect(page.locator(f'[data-ply="{ply}"]')).to_be_attached()


def is_loaded(page: Page) -> None:
    """Wait until the page of a game has loaded the core, which knows the legal moves."""
    expect(page.locator(".board[aria-busy=true]")).to_have_count(0)


def is_over(page: Page, title: str, reason: str = "") -> None:
    """Wait until the page shows how the game ended."""
    expect(page.get_by_role("region", name=title)).to_contain_text(reason)


def six_name(cell: str) -> str:
    """The name that the client shows for a cell of Six: 0,0 is K10. The rows have no I and no O."""
    q, r = map(int, cell.split(","))
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    return f"{letters[letters.index('K') - r]}{q + 10}"


class AbaloneActions:
    """Clicks, taps or drags marbles."""

    def __init__(self, page: Page, *, taps: bool = False) -> None:
        self.page = page
        self._taps = taps

    def cell(self, name: str) -> Locator:
        """A cell of the board."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{name}, "))

    def target(self, direction: str) -> Locator:
        """The cell that moves the chosen pieces in a direction."""
        return self.page.get_by_role("gridcell", name=re.compile(rf" {WAYS[direction]}\b")).first

    def touch(self, cell: Locator) -> None:
        """Click it, or tap it with a finger."""
        if self._taps:
            cell.tap()
        else:
            cell.click()

    def ready(self) -> None:
        """Wait until the board knows whose turn it is, and the legal moves."""
        is_loaded(self.page)
        expect(self.page.locator("[role=gridcell].own").first).to_be_attached()

    def choose(self, *cells: str) -> None:
        """Choose marbles, one after the other along their line."""
        self.ready()
        for cell in sorted(cells):
            self.touch(self.cell(cell))

    def play(self, board: hexad.abalone.Board, text: str) -> None:
        """Play a move on the page and on a `Board`, and wait until it is in the move list."""
        self.choose(*(cell for cell, _ in board.effect(text).moved))
        self.touch(self.target(board.parse(text).direction))
        board.push(text)
        has_played(self.page, board.ply)

    def play_all(self, moves: Iterable[str]) -> hexad.abalone.Board:
        """Play moves from the start of a game."""
        board = hexad.abalone.Board()
        for move in moves:
            self.play(board, move)
        return board

    def drag(self, *cells: str, hold: bool = False) -> None:
        """Draw a line over cells with the mouse button down."""
        self.ready()
        drawn(self.page)
        spots = [self.middle(cell) for cell in cells]
        self.page.mouse.move(*spots[0])
        self.page.mouse.down()
        for spot in spots[1:]:
            self.page.mouse.move(*spot, steps=6)
        if not hold:
            self.page.mouse.up()

    def middle(self, cell: str) -> tuple[float, float]:
        """Where a cell is on the page."""
        box = self.cell(cell).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class SixActions:
    """Puts tiles down, and moves them."""

    def __init__(self, page: Page, *, taps: bool = False) -> None:
        self.page = page
        self._taps = taps

    def cell(self, name: str) -> Locator:
        """A cell of the table, by its coordinates."""
        return self.page.get_by_role("button", name=re.compile(rf"^{six_name(name)}: "))

    def touch(self, name: str) -> None:
        """Click or tap a cell."""
        is_loaded(self.page)
        if self._taps:
            self.cell(name).tap()
        else:
            self.cell(name).click()

    def play_all(self, moves: Iterable[str], after: int = 0) -> None:
        """Put down tiles, or move them where a move has a `>`."""
        for ply, move in enumerate(moves, after + 1):
            for cell in move.split(">"):
                self.touch(cell)
            has_played(self.page, ply)
