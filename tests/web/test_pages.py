"""Every page on every device and theme: it loads without errors, nothing overflows, and axe-core finds nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations, violations_in_every_theme
from tests.web.games import ABALONE, SIX, TIE
from tests.web.screen_fit import screens_too_narrow

PAGES = [
    "/",
    "/watch",
    "/analysis",
    "/rules",
    "/rules/A12",
    "/glossary",
    "/practice/daily",
    "/design",
    "/settings",
    "/nowhere",
]


def games(visitor):
    """Pages of games: open, in progress and finished."""
    abalone, six = visitor.create("abalone", "me", "me", control="600+5"), visitor.create("six", "me", "me")
    for move in ABALONE[:15]:
        visitor.act(abalone, type="move", move=move)
    for move in SIX:
        visitor.act(six, type="move", move=move)
    waiting = visitor.create("six", "me", "anyone", "anyone", "anyone", options={"players": 4})
    moving = visitor.create("six", "me", "1", fen=TIE)
    return [f"/games/{game}" for game in (abalone, six, waiting, moving)] + [f"/analysis/{abalone}"]


def test_axe_finds_nothing(visitor):
    # An unknown page is answered with 404.
    visitor.forgives = re.compile("404.*/nowhere")
    pages = PAGES + games(visitor)
    found = {path: violations_in_every_theme(visitor.open(path)) for path in pages}
    assert {path: violations for path, violations in found.items() if violations} == {}


def test_axe_finds_nothing_in_the_sheets(visitor):
    page = visitor.open("/")
    for name in ("More choices for Abalone", "More choices for Six"):
        visitor.button(name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == [], name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page = visitor.open(f"/games/{visitor.create('abalone', 'me', 'me')}")
    visitor.button("More").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    page = visitor.open("/analysis")
    for name in ("New", "Import", "Share", "Play"):
        visitor.page.get_by_role("group", name="This analysis").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == [], name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    visitor.button("Edit").click()
    expect(page.get_by_role("spinbutton").first).to_be_visible()
    assert violations(page) == []


def test_nothing_overflows_the_screen(visit):
    visitor = visit("phone")
    visitor.forgives = re.compile("404.*/nowhere")
    found = {path: screens_too_narrow(visitor.open(path)) for path in PAGES + games(visitor)}
    assert {path: looks for path, looks in found.items() if looks} == {}


@pytest.mark.parametrize("look", ["phone", "landscape", "desktop"])
@pytest.mark.parametrize("name", ["abalone", "six"])
def test_the_whole_board_is_visible_when_a_game_begins(visit, look, name):
    visitor = visit(look)
    page = visitor.open(f"/games/{visitor.create(name, 'me', '1')}")
    board = page.get_by_role("grid" if name == "abalone" else "application", name="Board").bounding_box()
    screen = page.viewport_size
    assert board["x"] >= 0
    assert board["y"] >= 0
    assert board["x"] + board["width"] <= screen["width"] + 1
    assert board["y"] + board["height"] <= screen["height"] + 1


def test_the_look_follows_the_system_and_the_settings(visit):
    visitor = visit(color_scheme="dark")
    page = visitor.open("/settings")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name=re.compile("^Light")).check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("moving", [True, False])
def test_reduced_motion_is_respected(visit, moving):
    page = visit(moving=moving).open("/")
    expect(page.locator("html")).to_have_attribute("data-motion", "full" if moving else "reduced")
