"""The place beside a board where the page explains why something had no effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

__all__ = ["explains", "strip"]


def strip(page: Page, words: Words | None = None) -> Locator:
    """The place where explanations appear."""
    said = words or Words("en")
    return page.get_by_role("region", name=said("board-message"))


def explains(place: Locator, text: str, rule: str = "") -> Locator:
    """Wait for an explanation, for the eye and for screen readers; returns its place."""
    expect(place).to_contain_text(text)
    if rule:
        expect(place.get_by_role("link", name=rule)).to_be_visible()
    expect(place.page.get_by_role("status").filter(has_text=text)).to_be_attached()
    return place
