"""Themes and piece sets: forced colours, and texts that name the colours on the screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.games import ABALONE, SIX
from tests.web.words import Words


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_forced_colours_keep_the_current_move_visible(visit, game):
    visitor = visit(forced_colors="active")
    name = visitor.create(game, "me", "me")
    for move in {"abalone": ABALONE[:6], "six": SIX[:6]}[game]:
        visitor.act(name, type="move", move=move)
    for path, current, other in (
        (f"/games/{name}", '[data-ply="6"]', '[data-ply="5"]'),
        (f"/analysis/{name}#6", '[data-node][aria-current="step"]', '[data-node]:not([aria-current="step"])'),
    ):
        page = visitor.open(path)
        expect(page.locator(current)).to_have_attribute("aria-current", re.compile("true|step"))
        style = "element => { const s = getComputedStyle(element); return [s.outlineStyle, s.outlineWidth] }"
        assert page.locator(current).evaluate(style) == ["solid", "3px"]
        assert page.locator(other).first.evaluate(style)[0] == "none"


@pytest.mark.parametrize("language", ["en", "de", "tr", "hu"])
def test_texts_name_the_colours_of_the_colour_blind_set(visit, language):
    blue, orange = {
        "en": ("Blue", "Orange"),
        "de": ("Blau", "Orange"),
        "tr": ("Mavi", "Turuncu"),
        "hu": ("Kék", "Narancssárga"),
    }[language]
    words = Words(language)
    visitor = visit()
    visitor.choose(pieces="colour-blind")
    name = visitor.create("abalone", "me", "me")
    page = visitor.open(f"{words.prefix}/games/{name}")
    expect(page.get_by_text(words("game-to-move", who=blue), exact=True)).to_be_visible()
    visitor.act(name, type="move", move="a1b2")
    expect(page.get_by_text(words("game-to-move", who=orange), exact=True)).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile("^i9, ")).first).to_have_accessible_name(
        re.compile(orange, re.IGNORECASE)
    )
    page = visitor.open(f"{words.prefix}/rules/S3")
    expect(page.locator("main")).to_contain_text(blue)
    assert words("game-side-black") not in page.locator("main").inner_text()


def test_a_change_of_the_piece_set_changes_the_texts_at_once(visitor):
    page = visitor.open("/settings")
    page.get_by_role("radio", name="Colour-blind safe").check()
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_text("Blue to move")).to_be_visible()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_evaluation_bar_explains_its_parts(visit, screen):
    visitor = visit(screen)
    page = visitor.open("/analysis")
    page.get_by_role("switch", name="Engine").check()
    legend = page.get_by_role("paragraph").filter(has=page.get_by_text("Winning chances:"))
    # On phones there is room for the chances alone.
    expect(page.get_by_text("Winning chances:")).to_be_visible(visible=screen == "desktop")
    expect(legend).to_be_visible()
    expect(legend).to_contain_text(re.compile(r"Black\s+\d+%"))
    expect(legend).to_contain_text(re.compile(r"White\s+\d+%"))
    assert violations(page) == []


def test_resign_does_not_look_like_play(visitor):
    page = visitor.open("/")
    face = "element => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]"
    play = visitor.button("Play now: Abalone").evaluate(face)
    game = visitor.create("abalone", "me", "1")
    visitor.act(game, type="move", move="a1b2")
    page = visitor.open(f"/games/{game}")
    visitor.button("Resign").click()
    asked = page.get_by_role("group", name=re.compile("Resign")).get_by_role("button", name="Resign")
    resign = asked.evaluate(face)
    assert all(one != other for one, other in zip(resign, play, strict=True))
    assert violations(page) == []
