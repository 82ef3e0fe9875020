"""Whether a page fits the width of a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.visitor import LOOKS, drawn

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["overflows", "screens_too_narrow"]

_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def overflows(page: Page, width: int, height: int) -> bool:
    """Set the size of the screen; returns whether the page is wider than the screen."""
    page.set_viewport_size({"width": width, "height": height})
    drawn(page)
    return bool(page.evaluate(_WIDE))


def screens_too_narrow(page: Page) -> list[str]:
    """The device profiles whose screens are too narrow for the page."""
    before = page.viewport_size
    assert before is not None
    found = [look for look, settings in LOOKS.items() if overflows(page, **settings["viewport"])]
    page.set_viewport_size(before)
    return found
