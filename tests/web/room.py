"""Whether a page finds room on a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.visitor import LOOKS

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["sizes_too_small", "sticks_out"]

_DRAWN = "document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => true)"
_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def sticks_out(page: Page, width: int, height: int) -> bool:
    """Whether the page is wider than a screen of this size, which it has from then on."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(_DRAWN)
    return bool(page.evaluate(_WIDE))


def sizes_too_small(page: Page) -> list[str]:
    """The looks whose screens the page is too wide for."""
    before = page.viewport_size
    assert before is not None
    found = [look for look, settings in LOOKS.items() if sticks_out(page, **settings["viewport"])]
    page.set_viewport_size(before)
    return found
