"""Where elements are on a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.web.visitor import drawn

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    Box = tuple[int, int, int, int]

__all__ = ["boxes", "first_lines", "overlap"]

# All at once, so that they belong to one state of the page.
_BOXES = """elements => elements.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left, right, top, bottom].map(Math.round);
})"""
_FIRST_LINES = """elements => elements.map((element) => {
    const text = document.createRange();
    text.selectNodeContents([...element.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE));
    return Math.round(text.getClientRects()[0].top);
})"""


def boxes(locator: Locator) -> list[Box]:
    """The left, right, upper and lower edges of elements in pixels, when there are some and their fonts are loaded."""
    return [(left, right, top, bottom) for left, right, top, bottom in _measured(locator, _BOXES)]


def first_lines(locator: Locator) -> list[int]:
    """The height at which the texts of elements begin."""
    return [int(top) for top in _measured(locator, _FIRST_LINES)]


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share some of their area."""
    (left, right, top, bottom), (left2, right2, top2, bottom2) = one, other
    return left < right2 and left2 < right and top < bottom2 and top2 < bottom


def _measured(locator: Locator, script: str) -> list[Any]:
    expect(locator.first).to_be_attached()
    drawn(locator.page)
    return list(locator.evaluate_all(script))
