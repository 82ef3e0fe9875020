"""The scenes of the clock page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.gallery_visitor import GalleryVisitor

__all__ = ["SCENES"]


def clock_setup(visitor: GalleryVisitor) -> Page:
    """Own times, with a handicap."""
    page = visitor.open("/clock")
    for value in ("own", "delay", "six"):
        visitor.pick(value)
    page.get_by_role("switch").check(force=True)
    return page


def clock_ready(visitor: GalleryVisitor) -> Page:
    """The clock before the first press."""
    page = _set(visitor, "900+10", "any")
    expect(page.get_by_role("timer")).to_have_count(2)
    return page


def clock_running(visitor: GalleryVisitor) -> Page:
    """The second player is to move."""
    page = _set(visitor, "600", "abalone")
    _press(page, 1)
    page.clock.run_for(83_000)
    _press(page, 0)
    page.clock.run_for(17_000)
    return page


def clock_paused(visitor: GalleryVisitor) -> Page:
    """The clock stands."""
    page = clock_running(visitor)
    visitor.press("clock-pause")
    expect(page.get_by_text(visitor.words("clock-resume"))).to_be_visible()
    return page


def clock_correction(visitor: GalleryVisitor) -> Page:
    """The arbiter corrects times."""
    page = clock_paused(visitor)
    visitor.press("clock-adjust")
    visitor.sheet()
    return page


def clock_flag(visitor: GalleryVisitor) -> Page:
    """The time of a player is up."""
    page = _set(visitor, "300+3", "six")
    _press(page, 1)
    page.clock.run_for(301_000)
    expect(page.get_by_role("alert")).to_be_visible()
    return page


def _set(visitor: GalleryVisitor, preset: str, game: str) -> Page:
    # The time also passes by itself: the pictures wait until the page is quiet.
    visitor.context.clock.install()
    page = visitor.open("/clock")
    visitor.pick(preset)
    visitor.pick(game)
    visitor.press("clock-set")
    return page


def _press(page: Page, place: int) -> None:
    page.locator("section[data-seat]").nth(place).get_by_role("button").click()


SCENES = (clock_setup, clock_ready, clock_running, clock_paused, clock_correction, clock_flag)
"""The scenes of this module."""
