"""The first game of a kind: hints that are shown once, and the way to the course."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.words import Words

SAID = Words("en")


def hints(page):
    return page.get_by_role("region", name=SAID("board-hints"))


@pytest.mark.parametrize("game", ["abalone", "six"])
@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_three_hints_are_shown_once(visit, game, look):
    visitor = visit(look)
    first, second = visitor.create(game, "me", "me"), visitor.create(game, "me", "me")
    page = visitor.open(f"/games/{first}")
    expect(hints(page).get_by_role("listitem")).to_have_count(3)
    assert violations(page) == []
    board = page.locator("div.board").bounding_box()
    box = hints(page).bounding_box()
    assert board
    assert box
    assert box["x"] >= board["x"] + board["width"] or box["y"] >= board["y"] + board["height"]
    # A reload keeps them, another game does not show them again.
    page.reload()
    expect(hints(page)).to_be_visible()
    visitor.open(f"/games/{second}")
    expect(page.get_by_role("region", name=SAID("board-message"))).to_contain_text("Black to move.")
    expect(hints(page)).to_have_count(0)


def test_closed_hints_stay_closed_for_one_kind_of_game(visitor):
    game, other = visitor.create("abalone", "me", "me"), visitor.create("six", "me", "me")
    page = visitor.open(f"/games/{game}")
    hints(page).get_by_role("button", name=SAID("board-hints-close")).click()
    expect(hints(page)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("region", name=SAID("board-message"))).to_contain_text("Black to move.")
    expect(hints(page)).to_have_count(0)
    visitor.open(f"/games/{other}")
    expect(hints(page)).to_be_visible()


def test_spectators_get_no_hints(visit):
    host, watcher = visit(), visit()
    page = watcher.open(f"/games/{host.create('abalone', 'me', 'me')}")
    expect(page.get_by_role("region", name=SAID("board-message"))).to_contain_text("Black to move.")
    expect(hints(page)).to_have_count(0)


@pytest.mark.parametrize(("game", "name", "other"), [("abalone", "Abalone", "Six"), ("six", "Six", "Abalone")])
def test_how_to_play_opens_the_course_of_the_game(visitor, game, name, other):
    page = visitor.open("/")
    page.get_by_role("link", name=SAID("home-learn-game", game=name)).click()
    expect(page).to_have_url(re.compile(f"/learn/{game}$"))
    expect(page.get_by_role("region", name=name)).to_be_visible()
    expect(page.get_by_role("region", name=other)).to_have_count(0)
    page.get_by_role("link", name=SAID("learn-back")).click()
    expect(page.get_by_role("region", name=other)).to_be_visible()
    visitor.open(f"/games/{visitor.create(game, 'me', 'me')}")
    hints(page).get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/learn/{game}$"))
