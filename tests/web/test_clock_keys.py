"""The clock page by keyboard, and for screen readers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.clock_page import ClockPage


@pytest.fixture
def clock(visitor):
    return ClockPage(visitor)


def test_every_key(clock):
    clock.open().set("600", "abalone")
    keys, said = clock.page.keyboard, clock.page.locator("[role=status]")
    keys.press("Space")
    clock.is_running(0)
    clock.wait(5)
    keys.press("9")
    clock.is_running(0)
    keys.press("1")
    clock.is_running(1)
    clock.wait(5)
    keys.press("Space")
    clock.is_running(0)
    clock.has_moves(1, 1)
    keys.press("c")
    expect(said).to_have_text("Black 9:55, White 9:55")
    keys.press("t")
    expect(said).to_have_text("Black to move.")
    # The sides stay while a time runs.
    keys.press("f")
    keys.press("r")
    expect(said).to_have_text("Paused")
    clock.wait(60)
    clock.shows("9:55", "9:55")
    keys.press("Space")
    clock.is_running(None)
    keys.press("f")
    expect(clock.halves.nth(0)).to_contain_text("White")
    keys.press("r")
    clock.is_running(1)
    clock.wait(1)
    keys.press("9")
    clock.is_running(0)
    keys.press("?")
    expect(clock.page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    # Keys in a sheet are not for the clock.
    clock.wait(1)
    keys.press("1")
    keys.press("Escape")
    clock.is_running(0)


def test_a_key_that_is_held_down_is_one_press(clock):
    clock.begin("600")
    clock.wait(1)
    clock.page.keyboard.down("1")
    clock.is_running(1)
    clock.wait(1)
    clock.page.keyboard.press("9")
    clock.wait(1)
    clock.page.keyboard.down("1")
    clock.page.keyboard.down("1")
    clock.is_running(0)
    clock.has_moves(1, 1)


def test_space_belongs_to_a_button_that_was_reached_with_the_keyboard(clock):
    clock.begin("600")
    keys = clock.page.keyboard
    # A clicked button does not keep the focus.
    clock.button("clock-sound").click()
    clock.wait(1)
    keys.press("Space")
    clock.is_running(1)
    clock.button("clock-pause").focus()
    keys.press("Space")
    clock.is_running(None)
    keys.press("Space")
    clock.is_running(1)
    clock.wait(1)
    # On either half it ends the turn; Enter presses the half itself.
    left, right = (half.get_by_role("button") for half in clock.halves.all())
    left.focus()
    keys.press("Space")
    clock.is_running(0)
    clock.wait(1)
    right.focus()
    keys.press("Enter")
    clock.is_running(0)
    left.focus()
    keys.press("Enter")
    clock.is_running(1)


def test_without_letters_as_shortcuts_space_still_works(visitor):
    visitor.choose(letters=False)
    clock = ClockPage(visitor).begin("600")
    clock.wait(1)
    for key in ("1", "r"):
        clock.page.keyboard.press(key)
    clock.is_running(0)
    clock.page.keyboard.press("Space")
    clock.is_running(1)


def test_keys_are_listed_on_the_page(clock):
    clock.open()
    keys = clock.page.get_by_role("heading", name="Keys").locator("..").locator("kbd")
    expect(keys).to_have_text(["1", "9", "Space", "R", "F", "S", "C", "T"])


def test_turns_are_announced_but_not_each_second(clock):
    clock.begin("600", "abalone")
    said = clock.page.locator("[role=status]")
    expect(said).to_have_text("Black to move.")
    clock.page.evaluate(
        """window.changes = 0;
        new MutationObserver(() => (window.changes += 1))
          .observe(document.querySelector("[role=status]"), { characterData: true, childList: true, subtree: true })"""
    )
    clock.wait(30)
    assert clock.page.evaluate("window.changes") == 0
    clock.press(0)
    expect(said).to_have_text("White to move.")
    assert clock.page.evaluate("window.changes") == 1
