"""axe-core finds nothing while something is shown beside a board, above the page or beside a field, in every theme."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from hexad import puzzles, rulebook
from hexad.rulebook import Cells, One
from hexad.server.game.record_json import MAX_COMMENT
from tests.web.axe import violations_in_every_theme
from tests.web.board_actions import AbaloneActions, SixActions, has_played
from tests.web.games import finished
from tests.web.messages import strip
from tests.web.words import Words

SAID = Words("en")


def is_clean(page, shown, text=""):
    """Wait until something is shown; then axe finds nothing."""
    expect(shown).to_contain_text(text)
    expect(shown).to_be_visible()
    assert violations_in_every_theme(page) == []


def close_sheet(page):
    """Close a dialog. A key that comes while it closes would be the dialog's."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_an_explanation_in_a_game(visitor, game):
    page = visitor.open(f"/games/{visitor.create(game, 'me', 'me')}")
    if game == "abalone":
        AbaloneActions(page).cell("i9").click()
        is_clean(page, strip(page), SAID("verdict-abalone-not-yours"))
    else:
        SixActions(page).touch("0,0")
        is_clean(page, strip(page), SAID("verdict-six-occupied"))


def test_an_explanation_in_the_analysis(visitor):
    page = visitor.open("/analysis")
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    AbaloneActions(page).cell("i9").click()
    is_clean(page, strip(page), SAID("verdict-abalone-not-yours"))
    visitor.button("Edit").click()
    page.get_by_role("group", name=SAID("analysis-brush")).get_by_role("radio", name="Erase").check(force=True)
    page.locator('[role=button][data-cell="e5"]').click()
    is_clean(page, strip(page), SAID("analysis-idle-empty"))


def test_explanations_in_lessons(visitor):
    page = visitor.open("/learn/A10")
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    page.get_by_role("gridcell", name=re.compile("white marble$")).first.click()
    is_clean(page, page.get_by_test_id("answer"), SAID("verdict-abalone-not-yours"))
    visitor.button("Hint").click()
    is_clean(page, page.locator(".hint"))
    page = visitor.open("/learn/S1")
    page.get_by_role("application").click()
    is_clean(page, page.get_by_test_id("answer-place"), SAID("board-idle-read"))


def test_explanations_in_lessons_with_cells_and_boards_to_choose(visitor):
    (cells,) = rulebook.lesson("S3").tasks
    assert isinstance(cells, Cells)
    page = visitor.open("/learn/S3")
    wrong = next(cell for cell in cells.answers if cell not in cells.right)
    page.locator(f'figure [data-cell="{wrong}"]').click()
    is_clean(page, page.get_by_test_id("answer"))
    page.locator("figure use[data-piece]").first.click()
    is_clean(page, page.get_by_test_id("answer-place"), SAID("board-idle-unasked", asked="empty"))
    for cell in (*cells.right, cells.right[0]):
        page.locator(f'figure [data-cell="{cell}"]').click()
    is_clean(page, page.get_by_test_id("answer-place"), SAID("board-idle-solved"))
    (boards,) = rulebook.lesson("A4").tasks
    assert isinstance(boards, One)
    page = visitor.open("/learn/A4")
    for at in ((boards.right + 1) % len(boards.choices), boards.right):
        visitor.button(f"Board {at + 1}").click()
        is_clean(page, page.get_by_test_id("answer"))


def test_explanations_in_a_puzzle(visitor):
    puzzle = next(one for one in puzzles.load("six") if (one.kind, one.within) == ("defence", 1))
    page = visitor.open(f"/practice/{puzzle.id}")
    taken = next(iter(puzzle.board().pieces))
    SixActions(page).touch(taken)
    is_clean(page, strip(page), SAID("verdict-six-occupied"))
    visitor.button("Hint").click()
    is_clean(page, strip(page))
    wrong = next(str(move) for move in puzzle.board().legal_moves if str(move) != puzzle.solution[0])
    SixActions(page).touch(wrong)
    is_clean(page, strip(page), SAID("practice-falls"))
    page.get_by_role("application").click(position={"x": 20, "y": 200})
    is_clean(page, strip(page), SAID("board-idle-wrong", button=SAID("practice-again")))


def test_an_explanation_in_the_glossary(visitor):
    page = visitor.open("/glossary/in-line")
    card = page.locator("article#in-line")
    expect(card.locator("[role=gridcell].own").first).to_be_attached()
    place = card.get_by_role("region", name=SAID("glossary-message", term=SAID("term-in-line")))
    card.locator('[data-cell="c4"]').click()
    is_clean(page, place, SAID("verdict-abalone-nothing-chosen"))
    for cell in ("e4", "e5", "e6", "e7"):
        card.locator(f'[data-cell="{cell}"]').click()
    is_clean(page, place, SAID("glossary-done"))
    card.locator('[data-cell="c4"]').click()
    is_clean(page, place, SAID("glossary-idle", button=SAID("glossary-again")))


def test_offers_and_questions(visit):
    black, white = visit(), visit("phone")
    game = black.create("abalone", "me", "anyone", control="600")
    white.join(game)
    black.act(game, type="move", move="a1b2")
    white.act(game, type="move", move="i9h8")
    for person in (black, white):
        has_played(person.open(f"/games/{game}"), 2)
    for act, waiting, offered in (
        ("draw", "game-draw-waiting", "game-draw-offered"),
        ("takeback", "game-takeback-waiting", "game-takeback-offered"),
    ):
        black.act(game, type=act)
        is_clean(black.page, black.page.get_by_role("group", name=SAID(waiting)))
        asked = white.page.get_by_role("group", name=SAID(offered, who="Black"))
        is_clean(white.page, asked)
        asked.get_by_role("button", name="No").click()
        expect(asked).to_have_count(0)
    is_clean(black.page, strip(black.page), SAID("board-said-takeback-declined", who="White", mine="no"))
    black.button("Resign").click()
    is_clean(black.page, black.page.get_by_role("group", name=re.compile("Resign")))
    black.act(game, type="resign")
    white.act(game, type="rematch")
    is_clean(black.page, black.page.get_by_text(SAID("board-said-rematch-offered", who="White", mine="no")).first)


def test_a_move_to_be_confirmed(visitor):
    visitor.choose(confirm=True)
    page = visitor.open(f"/games/{visitor.create('abalone', 'me', '1')}")
    actions = AbaloneActions(page)
    actions.choose("c3")
    actions.touch(actions.cell("d4"))
    page.get_by_role("button", name=SAID("game-confirm"), exact=True).wait_for()
    actions.touch(actions.cell("e5"))
    is_clean(page, strip(page), SAID("board-idle-asked"))


def test_sheets(visitor):
    page = visitor.open(f"/games/{finished(visitor)}")
    for name in ("More", "New game"):
        visitor.button(name).first.click()
        is_clean(page, page.get_by_role("dialog"))
        close_sheet(page)
    page.keyboard.press("?")
    is_clean(page, page.get_by_role("dialog", name=SAID("keys-title")))
    page = visitor.open("/analysis")
    for name in ("New", "Import", "Share", "Play"):
        page.get_by_role("group", name="This analysis").get_by_role("button", name=name).click()
        is_clean(page, page.get_by_role("dialog"))
        close_sheet(page)


def test_the_menu_of_phones(visit):
    visitor = visit("phone")
    page = visitor.open("/")
    visitor.button(SAID("shell-menu")).tap()
    is_clean(page, page.get_by_role("dialog", name=SAID("shell-menu")))


def test_errors_beside_fields(visitor):
    visitor.forgives = re.compile("4(?:22|01|00)")
    page = visitor.open("/account")
    page.get_by_label(SAID("account-name-label")).fill("Admin")
    visitor.button(SAID("account-save")).click()
    is_clean(page, page.get_by_text(SAID("refused-reserved-name")).first)
    page = visitor.open("/sign-in")
    page.get_by_label(SAID("account-login")).fill("nobody-at-all")
    page.get_by_label(SAID("account-password"), exact=True).fill("not this one")
    page.locator("main").get_by_role("button", name=SAID("account-sign-in")).click()
    is_clean(page, page.get_by_text(SAID("refused-wrong-login")).first)
    page = visitor.open("/")
    visitor.button(SAID("home-more-game", game="Abalone")).click()
    page.get_by_role("radio", name=SAID("home-new-clock-custom")).check(force=True)
    page.get_by_label(SAID("home-new-minutes")).fill("0")
    expect(page.get_by_label(SAID("home-new-minutes"))).to_have_attribute("aria-invalid", "true")
    is_clean(page, page.get_by_role("dialog"))
    page = visitor.open("/watch")
    page.get_by_role("searchbox", name=SAID("watch-player")).fill("x" * 61)
    visitor.button(SAID("watch-search")).click()
    expect(page.get_by_role("searchbox")).to_have_attribute("aria-invalid", "true")
    is_clean(page, page.get_by_role("searchbox"))


def test_errors_beside_fields_of_the_analysis(visitor):
    visitor.forgives = re.compile("4(?:22|00)")
    page = visitor.open("/analysis?game=abalone&moves=a1b2")
    visitor.button(SAID("analysis-tool-import")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox").fill("a1b2 a1b2")
    sheet.get_by_role("button", name=SAID("analysis-open")).click()
    is_clean(page, sheet, SAID("verdict-abalone-empty-cell"))
    close_sheet(page)
    visitor.button(SAID("analysis-menu")).click()
    field = page.get_by_role("textbox", name=SAID("analysis-comment"))
    field.fill("x" * (MAX_COMMENT + 1))
    expect(field).to_have_attribute("aria-invalid", "true")
    is_clean(page, field)
    page.keyboard.press("Escape")
    visitor.button(SAID("analysis-edit")).click()
    page.get_by_role("spinbutton").first.fill("7")
    is_clean(page, page.get_by_text(re.compile("7")).first)


def test_a_notice(visitor):
    page = visitor.open("/analysis")
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    visitor.forgives = re.compile("503")
    page.route("**/api/records/write", lambda route: route.fulfill(status=503, body=""))
    visitor.button(SAID("analysis-share")).click()
    page.get_by_role("dialog").get_by_role("button", name=SAID("analysis-hgn")).click()
    is_clean(page, page.get_by_role("region", name="Notices").locator("p").first)
