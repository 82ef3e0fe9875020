"""The analysis board."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import hexad
from tests.web.board_actions import AbaloneActions, SixActions
from tests.web.games import ABALONE, TIE
from tests.web.held import Held
from tests.web.words import Words


def moves(visitor):
    """The moves in the list, with variations."""
    return visitor.page.get_by_role("region", name="Moves").locator("[data-node] .move-text")


def test_the_engine_shows_its_lines_and_they_can_be_played(visitor):
    page = visitor.open("/analysis")
    page.get_by_role("switch", name="Engine").check()
    lines = page.get_by_role("region", name="Engine").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    expect(page.get_by_text(re.compile(r"Depth\u00a0\d+"))).to_be_visible()
    lines.first.get_by_role("button").first.click()
    expect(moves(visitor)).to_have_count(1)
    assert hexad.abalone.Board().is_legal((moves(visitor).text_content() or "").strip())


def test_free_moves_and_variations(visitor):
    page = visitor.open("/analysis")
    actions = AbaloneActions(page)
    for cells, target, played in (
        (("a1", "b2", "c3"), "d4", ["a1b2"]),
        (("i9", "h8", "g7"), "f6", ["a1b2", "i9h8"]),
    ):
        actions.choose(*cells)
        actions.cell(target).click()
        expect(moves(visitor)).to_have_text(played)
    visitor.button("One move back").click()
    actions.choose("i5", "h5", "g5")
    actions.cell("f5").click()
    expect(moves(visitor)).to_have_text(["a1b2", "i9h8", "i5h5"])
    moves(visitor).first.click()
    expect(actions.cell("f5")).to_have_accessible_name(re.compile("empty"))


def test_a_record_is_imported_and_exported(visitor):
    page = visitor.open("/analysis")
    visitor.button("Import").click()
    sheet = page.get_by_role("dialog", name="Import")
    sheet.get_by_role("textbox").fill(" ".join(ABALONE))
    sheet.get_by_role("button", name="Open").click()
    expect(moves(visitor)).to_have_text(ABALONE)
    expect(page.get_by_text("Black pushed six marbles off the board.")).to_be_visible()
    visitor.button("Share").click()
    with page.expect_download() as download:
        page.get_by_role("dialog", name="Share").get_by_role("button", name="Download .hgn").click()
    game = hexad.read_game(download.value.path())
    assert [str(node.move) for node in game.mainline()] == ABALONE


def test_a_position_is_imported_and_exported(visitor):
    page = visitor.open("/analysis")
    visitor.button("Import").click()
    sheet = page.get_by_role("dialog", name="Import")
    sheet.get_by_role("textbox").fill(TIE)
    sheet.get_by_role("button", name="Open").click()
    expect(SixActions(page).cell("0,0")).to_have_accessible_name(re.compile("black tile"))
    visitor.button("Share").click()
    expect(page.get_by_role("textbox", name="Position")).to_have_value(TIE)


def test_unreadable_input_is_explained(visitor):
    # The server refuses it, which browsers write into their console.
    visitor.forgives = re.compile("status of 4")
    page = visitor.open("/analysis")
    visitor.button("Import").click()
    sheet = page.get_by_role("dialog", name="Import")
    sheet.get_by_role("textbox").fill("what is this?")
    sheet.get_by_role("button", name="Open").click()
    expect(sheet.get_by_role("status")).not_to_be_empty()


def test_a_position_is_set_up_by_hand(visitor):
    # An incomplete position is refused, which browsers write into their console.
    visitor.forgives = re.compile("status of 422")
    page = visitor.open("/analysis")
    # The editor starts with the current position, which must be loaded.
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    visitor.button("Edit").click()
    board = page.get_by_role("group", name="Board to set up")
    brushes = page.get_by_role("group", name="Put on the board")
    for brush, cell in (("Erase", "i9"), ("White", "d4"), ("Erase", "a5"), ("Black", "d6")):
        brushes.get_by_role("radio", name=brush).check(force=True)
        board.get_by_label(re.compile(f"^{cell}, ")).click()
    visitor.button("Analyse from here").click()
    actions = AbaloneActions(page)
    expect(actions.cell("i9")).to_have_accessible_name("i9, empty")
    actions.choose("a1", "b2", "c3")
    actions.touch(actions.target("NE"))
    expect(actions.cell("e5")).to_have_accessible_name(re.compile("white marble"))


def test_players_of_a_running_game_get_no_engine_lines(visitor):
    game = visitor.create("abalone", "me", "1")
    page = visitor.open(f"/analysis/{game}")
    expect(page.get_by_text("so the engine keeps quiet", exact=False)).to_be_visible()
    expect(page.get_by_role("switch", name="Engine")).to_have_count(0)


def test_an_editor_that_is_asked_for_early_opens_with_the_first_position(visitor):
    page, words = visitor.page, Words("en")
    # The core is still loading.
    held = Held(page, "**/*.wasm")
    with page.expect_request("**/*.wasm"):
        page.goto(f"{visitor.url}/analysis")
    edit = visitor.button(words("analysis-edit"))
    edit.click()
    expect(edit).to_have_attribute("aria-pressed", "true")
    held.release()
    expect(page.get_by_role("spinbutton").first).to_be_visible()
    edit.click()
    expect(page.get_by_role("gridcell").first).to_be_visible()
    expect(page.get_by_role("spinbutton")).to_have_count(0)
