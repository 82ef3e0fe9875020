"""Offers in a game: described from the user's point of view, and visible; they hide no action."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.board_actions import has_played
from tests.web.words import Words

SAID = Words("en")


def action(visitor, key):
    """A button of the row of actions."""
    return visitor.page.get_by_role("group", name=SAID("game-actions")).get_by_role("button", name=SAID(key))


def says(page, words):
    """Wait until the page says this, for the eye and for screen readers."""
    expect(page.get_by_role("region", name=SAID("board-message"))).to_contain_text(words)
    expect(page.get_by_role("status")).to_contain_text(words)


@pytest.fixture
def pair(visit):
    """A game of two visitors after two plies, both with its page open."""
    black, white = visit(), visit("phone")
    game = black.create("abalone", "me", "anyone", control="600")
    white.join(game)
    black.act(game, type="move", move="a1b2")
    white.act(game, type="move", move="i9h8")
    for person in (black, white):
        has_played(person.open(f"/games/{game}"), 2)
    return game, black, white


def test_an_offer_hides_neither_resign_nor_flip(pair):
    _, black, white = pair
    action(black, "game-draw").click()
    own = black.page.get_by_role("group", name=SAID("game-draw-waiting"))
    expect(own.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(action(black, "game-draw")).to_be_disabled()
    expect(white.page.get_by_role("group", name=SAID("game-draw-offered", who="White"))).to_have_count(0)
    expect(white.page.get_by_role("group", name=SAID("game-draw-offered", who="Black"))).to_be_visible()
    for person in (black, white):
        for name in ("Resign", "Flip", "Undo"):
            expect(person.button(name)).to_be_visible()
        assert violations(person.page) == []


def test_answers_are_visible_to_both(pair):
    _, black, white = pair
    action(black, "game-draw").click()
    white.page.get_by_role("group", name=SAID("game-draw-offered", who="Black")).get_by_role(
        "button", name="No"
    ).click()
    says(black.page, SAID("board-said-draw-declined", who="White", mine="no"))
    says(white.page, SAID("board-said-draw-declined", who="", mine="yes"))
    action(black, "game-draw").click()
    black.button("Withdraw").click()
    says(black.page, SAID("board-said-draw-withdrawn", who="", mine="yes"))
    says(white.page, SAID("board-said-draw-withdrawn", who="Black", mine="no"))
    # The next action replaces the message.
    black.page.locator('[data-cell="a2"]').click()
    expect(black.page.get_by_role("region", name=SAID("board-message"))).to_contain_text("Your turn.")


def test_a_takeback_is_described_to_both(pair):
    _, black, white = pair
    black.button("Undo").click()
    expect(black.page.get_by_role("group", name=SAID("game-takeback-waiting"))).to_be_visible()
    expect(black.button("Undo")).to_be_disabled()
    asked = white.page.get_by_role("group", name=SAID("game-takeback-offered", who="Black"))
    asked.get_by_role("button", name="No").click()
    says(black.page, SAID("board-said-takeback-declined", who="White", mine="no"))
    black.button("Undo").click()
    asked.get_by_role("button", name="Yes").click()
    for person in (black, white):
        says(person.page, SAID("game-said-takeback"))


def test_given_time_and_the_clocks_are_visible(pair):
    _, black, white = pair
    black.button("+15 s").click()
    says(white.page, SAID("game-said-time", who="Black", count=15))
    black.page.keyboard.press("c")
    says(black.page, re.compile(r"Black \d+:\d\d, White 1\d:\d\d"))


def test_undo_needs_a_move_of_ones_own(visit):
    black, white = visit(), visit()
    game = black.create("abalone", "me", "anyone")
    white.join(game)
    for person in (black, white):
        person.open(f"/games/{game}")
        expect(person.button("Undo")).to_be_disabled()
    black.act(game, type="move", move="a1b2")
    expect(black.button("Undo")).to_be_enabled()
    has_played(white.page, 1)
    # White has not moved yet: there is nothing to undo.
    expect(white.button("Undo")).to_be_disabled()


def test_undo_at_one_device_takes_back_the_last_move(visitor):
    game = visitor.create("abalone", "me", "me")
    visitor.act(game, type="move", move="a1b2")
    visitor.act(game, type="move", move="i9h8")
    has_played(visitor.open(f"/games/{game}"), 2)
    # One move of either side at a time.
    for left in (1, 0):
        visitor.button("Undo").click()
        expect(visitor.page.locator(f'[data-ply="{left + 1}"]')).to_have_count(0)
        assert visitor.state(game)["ply"] == left
    expect(visitor.button("Undo")).to_be_disabled()
