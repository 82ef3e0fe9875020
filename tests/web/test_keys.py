"""Keyboard shortcuts: each key has one meaning on all pages, the list names it, and letters can be disabled."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.clock_page import ClockPage
from tests.web.games import ABALONE, SIX, finished
from tests.web.words import Words

ARROWS = {"ArrowLeft": "←", "ArrowRight": "→", "ArrowUp": "↑", "ArrowDown": "↓"}
# The outlined cell: of Abalone, of Six, and where cells are buttons.
OUTLINE = ".cell:focus .focus:not(.under):visible, path.cursor"
NUMBER_PAD = "794613"
# The keys of a keyboard, as `key` and `code` of their events, and those of which the page prevents the usual effect.
STROKES = [
    *((letter, f"Key{letter.upper()}") for letter in "abcdefghijklmnopqrstuvwxyz"),
    *((digit, f"Digit{digit}") for digit in "0123456789"),
    *((digit, f"Numpad{digit}") for digit in "0123456789"),
    *((sign, "") for sign in "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ "),
    *((name, name) for name in (*ARROWS, "Home", "End", "PageUp", "PageDown", "Insert", "Delete", "Backspace")),
    *((name, name) for name in ("Enter", "Escape", "Tab", *(f"F{number}" for number in range(1, 13)))),
]
USED = """(target, strokes) => strokes.filter(([key, code]) => {
    const event = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
})"""


def enter(page):
    """Press Tab until the focus is on the board."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-cell], [role=application]')"):
            return
    pytest.fail("the board is not reached with Tab")


class Moves:
    """A page with a finished game: which move is shown, and where the keyboard is on the board."""

    def __init__(self, visitor, game, place):
        self.page = visitor.open(f"/{place}/{finished(visitor, game)}")
        self.last = len({"abalone": ABALONE, "six": SIX}[game])
        self.shows(self.last)

    def shows(self, ply):
        """Wait until this move is shown."""
        moves = self.page.locator("[data-ply], [data-node]")
        expect(moves.nth(ply - 1)).to_have_attribute("aria-current", re.compile("true|step"))

    def click(self):
        self.page.locator("[data-cell]").nth(20).click()

    def cursor(self):
        """The cell of the keyboard."""
        return self.page.evaluate(
            """() => document.activeElement.getAttribute("data-cell")
                ?? document.activeElement.getAttribute("aria-activedescendant")"""
        )


@pytest.fixture(params=["games", "analysis"])
def place(request):
    return request.param


@pytest.fixture(params=["abalone", "six"])
def moves(visitor, request, place):
    return Moves(visitor, request.param, place)


def test_arrow_keys_go_from_cell_to_cell_while_a_cell_is_outlined(moves):
    enter(moves.page)
    expect(moves.page.locator(OUTLINE)).to_have_count(1)
    for key in ARROWS:
        before = moves.cursor()
        moves.page.keyboard.press(key)
        assert moves.cursor() != before, key
        moves.shows(moves.last)
    expect(moves.page.locator(OUTLINE)).to_have_count(1)
    # The keys that go through the moves in any case.
    before = moves.cursor()
    moves.page.keyboard.press(",")
    moves.shows(moves.last - 1)
    assert moves.cursor() == before


def test_arrow_keys_go_through_the_moves_after_a_click(moves):
    enter(moves.page)
    moves.click()
    before = moves.cursor()
    expect(moves.page.locator(OUTLINE)).to_have_count(0)
    for key, back in (("ArrowLeft", 1), ("ArrowLeft", 2), ("ArrowUp", 2), ("ArrowDown", 2), ("ArrowRight", 1)):
        moves.page.keyboard.press(key)
        moves.shows(moves.last - back)
        assert moves.cursor() == before, key
    expect(moves.page.locator(OUTLINE)).to_have_count(0)
    # A key of the board shows the outline, and the arrow keys go from cell to cell again.
    moves.page.keyboard.press("d")
    expect(moves.page.locator(OUTLINE)).to_have_count(1)
    before = moves.cursor()
    moves.page.keyboard.press("ArrowLeft")
    assert moves.cursor() != before
    moves.shows(moves.last - 1)


def test_arrow_keys_go_through_the_moves_when_no_board_has_the_focus(moves):
    moves.page.keyboard.press("ArrowLeft")
    moves.shows(moves.last - 1)
    moves.page.keyboard.press("Shift+ArrowLeft")
    moves.shows(moves.last - 1)
    moves.page.keyboard.press("ArrowRight")
    moves.shows(moves.last)
    assert moves.cursor() is None


@pytest.mark.parametrize(("path", "edits"), [("/learn/S3", False), ("/analysis", True)])
def test_arrow_keys_on_cells_that_are_buttons(visitor, path, edits):
    # The position in the editor has a marble too many then.
    visitor.forgives = re.compile("422")
    page = visitor.open(path)
    if edits:
        visitor.button("Edit").click()
    cells = page.locator("[role=button][data-cell]")
    expect(cells.first).to_be_visible()
    enter(page)
    expect(cells.first).to_be_focused()
    expect(page.locator(OUTLINE)).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(cells.first).not_to_be_focused()
    expect(page.locator(OUTLINE)).to_have_count(1)
    # Up to the edge, and no further: the page does not scroll either.
    for _ in range(20):
        page.keyboard.press("ArrowUp")
    assert page.evaluate("scrollY") == 0
    cells.nth(4).click()
    # Cells of the editor are also outlined under the pointer.
    page.mouse.move(5, 5)
    expect(page.locator(OUTLINE)).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(cells.nth(4)).to_be_focused()
    expect(page.locator(OUTLINE)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "tr", "hu"])
def test_all_shortcuts_are_listed_with_one_meaning(visit, language):
    words = Words(language)
    page = visit().open(f"{words.prefix}/rules")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=words("keys-title"))
    expect(dialog).to_be_visible()
    keys = dialog.locator("kbd").all_inner_texts()
    assert {*ARROWS.values(), *"RFMCTSOWNP019?", words("keys-home"), words("keys-end"), "Tab", "Esc"} <= set(keys)
    # The arrow keys have two meanings, each with its condition, and no other key has.
    assert sorted(key for key in keys if keys.count(key) == 2) == sorted(2 * list(ARROWS.values()))
    assert max(map(keys.count, keys)) == 2
    for name, arrows in (("steps", "←→"), ("variations", "↑↓"), ("cells", "←→↑↓")):
        row = dialog.locator("dl > div").filter(has=page.get_by_text(words(f"keys-{name}"), exact=True))
        assert row.locator("kbd").all_inner_texts() == list(arrows)
    assert violations(page) == []


def pages_with_keys(visitor):
    """All pages with keys of their own, each with the element that has the focus."""
    for place in ("games", "analysis"):
        for game in ("abalone", "six"):
            page = visitor.open(f"/{place}/{finished(visitor, game)}")
            yield page.locator("[role=gridcell][tabindex='0'], [role=application]").first
    yield visitor.open(f"/games/{visitor.create('six', 'me', 'me')}").get_by_role("application")
    yield ClockPage(visitor).begin("600").page.locator("body")


def test_every_key_that_does_something_is_listed(visitor):
    words = Words("en")
    page = visitor.open("/settings")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=words("keys-title"))
    expect(dialog).to_be_visible()
    listed = set(dialog.locator("kbd").all_inner_texts())
    caps = {" ": words("keys-space"), "-": "−", "Escape": "Esc", "=": "+", **ARROWS}
    used: set[str] = set()
    on_the_pad: set[str] = set()
    for target in pages_with_keys(visitor):
        for key, code in target.evaluate(USED, STROKES):
            cap = caps.get(key, key.upper() if len(key) == 1 else key)
            (on_the_pad if code.startswith("Numpad") else used).add(cap)
    # Tab is the browser's, and Shift is held.
    assert used == listed - {"Tab", "Shift"}
    # The digits around the 5 of the number pad are named beside the letters that do the same.
    assert {digit for digit in words("keys-around") if digit.isdigit()} == set(NUMBER_PAD)
    assert on_the_pad == {*NUMBER_PAD, "0"}


def test_keys_mean_the_same_on_a_board_and_beside_it(visitor):
    page = visitor.open(f"/games/{visitor.create('six', 'me', 'me')}")
    page.keyboard.press("z")
    expect(page.get_by_role("navigation", name="Pages")).to_be_visible()
    page.keyboard.press("o")
    expect(page.get_by_role("navigation", name="Pages")).to_have_count(0)
    page.keyboard.press("o")
    expect(page.get_by_role("navigation", name="Pages")).to_be_visible()
    page = visitor.open(f"/games/{finished(visitor)}")
    page.locator('[role="gridcell"][tabindex="0"]').focus()
    for key, shown in ((",", 32), ("Home", None), (".", 1), ("End", 33)):
        page.keyboard.press(key)
        if shown:
            expect(page.locator(f'[data-ply="{shown}"]')).to_have_attribute("aria-current", "true")
        else:
            expect(page.locator("[data-ply][aria-current]")).to_have_count(0)


def test_letters_can_be_disabled_as_shortcuts(visitor):
    page = visitor.open("/settings")
    page.get_by_role("switch", name=re.compile("Letters as shortcuts")).uncheck()
    page.keyboard.press("?")
    page = visitor.open(f"/games/{finished(visitor)}")
    expect(page.locator('[data-ply="33"]')).to_have_attribute("aria-current", "true")
    for key in ("o", ",", "?"):
        page.keyboard.press(key)
    cell = page.locator('[role="gridcell"][tabindex="0"]')
    cell.focus()
    name = cell.get_attribute("data-cell")
    page.keyboard.press("d")
    expect(page.locator(":focus")).to_have_attribute("data-cell", name)
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).not_to_have_attribute("data-cell", name)
    expect(page.get_by_role("navigation", name="Pages")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator('[data-ply="33"]')).to_have_attribute("aria-current", "true")
