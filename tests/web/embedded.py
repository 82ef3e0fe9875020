"""Boards in frames of other sites, and the HTML that shows them."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

from playwright.sync_api import Frame, Page, expect

from tests.web.games import ABALONE, SIX

if TYPE_CHECKING:
    from playwright.sync_api import Locator

MOVES = {"abalone": ABALONE, "six": SIX}


def position(game: str, plies: int | None = None, **more: str) -> str:
    """The address of a position."""
    return f"/embed?{urlencode({'game': game, 'moves': ' '.join(MOVES[game][:plies]), **more})}"


def framed(page: Page, host: str, address: str, path: str = "/") -> Frame:
    """Show an address in a frame of another site."""
    page.goto(f"{host}{path}?src={quote(address, safe='')}")
    handle = page.get_by_title("Board").element_handle()
    assert handle
    frame = handle.content_frame()
    assert frame
    return frame


def shows(frame: Frame | Page, words: str) -> None:
    expect(frame.get_by_role("main")).to_contain_text(words)


def html_in(place: Page | Locator) -> str:
    """The HTML that a sheet offers, once its preview is drawn."""
    place.get_by_text("Embed", exact=True).click()
    expect(place.locator("figure .board").first).to_be_visible()
    return place.get_by_role("textbox", name="HTML to copy").input_value()


def source_of(html: str) -> str:
    """The address in a frame's HTML, as a browser reads it."""
    found = re.fullmatch(r'<iframe src="([^"]+)" title="[^"]+" style="[^"]+" loading="lazy"></iframe>', html)
    assert found, html
    return unescape(found[1])
