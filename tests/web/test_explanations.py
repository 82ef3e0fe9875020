"""Explanations beside the board: every click, key and drag without effect is answered, in one place of fixed size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.board_actions import AbaloneActions, SixActions
from tests.web.boxes import boxes as measured
from tests.web.games import ABALONE, TIE
from tests.web.languages import LONG_WORDS
from tests.web.messages import explains, strip
from tests.web.visitor import drawn
from tests.web.words import Words

# The tile at 0,0 holds the group together; the red tile at -6,0 is at its end.
PINNED = TIE.replace("advanced", "basic")
SAID = Words("en")


def says(page, words, rule=""):
    """Wait for an explanation; returns its place."""
    return explains(strip(page), words, rule)


def open_game(visitor, game, *chairs, **more):
    name = visitor.create(game, *(chairs or ("me", "me")), **more)
    visitor.open(f"/games/{name}")
    return name


def boxes(page, *selectors):
    """Where parts of the page are, in pixels."""
    drawn(page)
    return [page.locator(selector).first.bounding_box() for selector in selectors]


def lies_beside(place, board):
    """The place of explanations is on the right of a board or below it."""
    (left, _, top, _), (_, right, _, bottom) = measured(place)[0], measured(board)[0]
    assert left >= right or top >= bottom


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_abalone_answers_every_click(visit, look):
    visitor = visit(look)
    open_game(visitor, "abalone")
    page, actions = visitor.page, AbaloneActions(visitor.page, taps=look == "phone")
    expect(strip(page)).to_contain_text("Black to move.")
    before = boxes(page, "[role=grid]", "[aria-label=Actions]", ".game")
    actions.touch(actions.cell("e5"))
    says(page, SAID("verdict-abalone-nothing-chosen"), "Rule A4")
    actions.touch(actions.cell("i9"))
    says(page, SAID("verdict-abalone-not-yours"), "Rule A3")
    actions.choose("a1", "a2", "a3")
    # An action replaces the explanation.
    expect(strip(page)).to_contain_text("Black to move.")
    actions.touch(actions.cell("a4"))
    place = says(page, SAID("verdict-abalone-too-many"), "Rule A6")
    expect(page.locator('[role="gridcell"][aria-selected="true"]')).to_have_count(3)
    actions.touch(actions.cell("f6"))
    says(page, SAID("verdict-abalone-too-far"), "Rule A5")
    expect(page.locator('[role="gridcell"][aria-selected="true"]')).to_have_count(3)
    assert boxes(page, "[role=grid]", "[aria-label=Actions]", ".game") == before
    lies_beside(place, page.locator("svg[role=presentation]"))
    # Nothing lies over the board.
    expect(page.get_by_role("region", name="Notices").locator("p")).to_have_count(0)


def test_abalone_answers_keys_and_drags(visitor):
    open_game(visitor, "abalone")
    page, actions = visitor.page, AbaloneActions(visitor.page)
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    # Each answer differs from the one before it.
    actions.drag("g5", "f5", "e4")
    says(page, SAID("verdict-abalone-not-yours"))
    actions.cell("e5").focus()
    page.keyboard.press("Shift+KeyE")
    says(page, SAID("verdict-abalone-nothing-chosen"))
    actions.cell("h6").focus()
    page.keyboard.press("Enter")
    says(page, SAID("verdict-abalone-not-yours"))
    actions.drag("a1", "a2", "a3", "a4")
    says(page, SAID("verdict-abalone-too-many"))
    page.keyboard.press("Escape")
    actions.drag("c5", "d6", "f7")
    says(page, SAID("verdict-abalone-too-far"))


def test_abalone_says_whose_turn_it_is(visit):
    black, white = visit(), visit("phone")
    game = black.create("abalone", "me", "anyone")
    white.join(game)
    page = white.open(f"/games/{game}")
    actions = AbaloneActions(page, taps=True)
    expect(strip(page)).to_contain_text("Black to move.")
    actions.touch(actions.cell("a1"))
    says(page, SAID("board-idle-plan"))
    black.act(game, type="move", move="a1b2")
    expect(strip(page)).to_contain_text("Your turn.")


@pytest.mark.parametrize(("players", "key"), [(2, "board-idle-plan"), (4, "board-idle-turn")])
def test_six_says_whose_turn_it_is(visit, players, key):
    people = [visit() for _ in range(players)]
    game = people[0].create("six", "me", *["anyone"] * (players - 1), options={"players": players})
    for person in people[1:]:
        person.join(game)
    page = people[1].open(f"/games/{game}")
    expect(strip(page)).to_contain_text(re.compile("Black.* to move"))
    tile = page.locator(".tile .body").first.bounding_box()
    page.mouse.click(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    says(page, SAID(key))
    people[0].act(game, type="move", move="2,-1")
    expect(strip(page)).to_contain_text("Your turn.")


def test_a_spectator_and_a_finished_game_answer_too(visit):
    black, watcher = visit(), visit()
    game = black.create("abalone", "me", "me")
    page = watcher.open(f"/games/{game}")
    AbaloneActions(page).cell("a1").click()
    says(page, SAID("board-idle-watching"))
    black.act(game, type="move", move="a1b2")
    black.act(game, type="move", move="i9h8")
    black.act(game, type="resign")
    page = black.open(f"/games/{game}")
    AbaloneActions(page).cell("a1").click()
    says(page, SAID("board-idle-over"))


def test_an_earlier_position_says_how_to_go_on(visitor):
    game = visitor.create("abalone", "me", "me")
    for move in ABALONE[:4]:
        visitor.act(game, type="move", move=move)
    page = visitor.open(f"/games/{game}")
    page.locator('[data-ply="2"]').click()
    expect(strip(page)).to_contain_text("Move 1 of 2")
    AbaloneActions(page).cell("a1").click()
    place = says(page, SAID("board-idle-past"))
    place.get_by_role("button", name=SAID("game-back-to-now")).click()
    AbaloneActions(page).choose("a1")
    expect(strip(page)).to_contain_text("Black to move.")


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_six_answers_every_click(visit, look):
    visitor = visit(look)
    open_game(visitor, "six")
    page, actions = visitor.page, SixActions(visitor.page, taps=look == "phone")
    expect(strip(page)).to_contain_text("Black to move.")
    before = boxes(page, "[role=application]", "[aria-label=Actions]", ".game")
    actions.touch("0,0")
    says(page, SAID("verdict-six-occupied"), "Rule S4")
    actions.touch("0,1")
    says(page, SAID("verdict-six-first-touches-black"), "Rule S3")
    table = page.get_by_role("application").bounding_box()
    assert table
    page.mouse.click(table["x"] + 12, table["y"] + 12)
    place = says(page, SAID("verdict-six-touches-nothing"), "Rule S4")
    lies_beside(place, page.get_by_role("application"))
    assert boxes(page, "[role=application]", "[aria-label=Actions]", ".game") == before


def test_six_answers_in_the_moving_phase(visitor):
    open_game(visitor, "six", fen=PINNED)
    page, actions = visitor.page, SixActions(visitor.page)
    actions.touch("0,0")
    says(page, SAID("verdict-six-splits"), "Rule S9")
    actions.touch("-6,0")
    says(page, SAID("verdict-six-not-yours"), "Rule S8")
    actions.touch("0,1")
    says(page, SAID("verdict-six-nothing-in-hand"), "Rule S8")
    actions.touch("6,1")
    expect(strip(page)).to_contain_text("Black to move.")
    actions.touch("-6,0")
    says(page, SAID("verdict-six-occupied"))
    expect(page.get_by_label(re.compile("lifted"))).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_label(re.compile("lifted"))).to_have_count(0)
    # With the keyboard, another tile is lifted.
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    expect(page.get_by_label(re.compile("lifted"))).to_have_count(1)
    expect(actions.cell("6,1")).not_to_have_accessible_name(re.compile("lifted"))


def test_a_pinned_tile_is_dragged_in_vain(visitor):
    open_game(visitor, "six", fen=PINNED)
    page, actions = visitor.page, SixActions(visitor.page)
    start, end = actions.cell("0,0").bounding_box(), actions.cell("0,1").bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    says(page, SAID("verdict-six-splits"), "Rule S9")


def test_the_analysis_answers(visitor):
    page = visitor.open("/analysis")
    actions = AbaloneActions(page)
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    board = boxes(page, "[role=grid]")
    actions.cell("i9").click()
    says(page, SAID("verdict-abalone-not-yours"), "Rule A3")
    actions.choose("a1")
    expect(strip(page)).to_contain_text(re.compile("Black.* to move"))
    actions.cell("h6").click()
    says(page, SAID("verdict-abalone-too-far"), "Rule A5")
    assert boxes(page, "[role=grid]") == board
    expect(page.get_by_role("region", name="Notices").locator("p")).to_have_count(0)


def test_a_puzzle_answers(visitor):
    page = visitor.open("/practice?game=abalone")
    puzzle = page.get_by_role("grid", name="Board with a puzzle")
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    before = boxes(page, "[role=grid]", ".side")
    puzzle.get_by_role("gridcell", name=re.compile("empty$")).first.click()
    says(page, SAID("verdict-abalone-nothing-chosen"), "Rule A4")
    assert boxes(page, "[role=grid]", ".side") == before
    page.get_by_role("button", name="Solution").click()
    expect(strip(page)).to_contain_text(SAID("practice-shown"))
    # The solution is announced at its end, which would replace the answer to a click.
    expect(page.get_by_role("status").filter(has_text=SAID("practice-shown"))).to_be_attached()
    puzzle.get_by_role("gridcell").first.click()
    says(page, SAID("board-idle-puzzle"))


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_a_lesson_answers(visit, look):
    visitor = visit(look)
    page = visitor.open("/learn/A10")
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    # What comes after the answer does not move, however far the page was scrolled.
    height = "document.documentElement.scrollHeight"
    before = page.evaluate(height)
    page.get_by_role("gridcell", name=re.compile("white marble$")).first.click()
    answer = page.get_by_test_id("answer")
    expect(answer).to_contain_text(SAID("verdict-abalone-not-yours"))
    expect(answer).to_be_in_viewport()
    assert page.evaluate(height) == before
    assert answer.evaluate("element => getComputedStyle(element).position") == "static"


def longest(language):
    """The longest explanation that a gesture can lead to, and the rule named after it."""
    words = Words(language)
    found = [key for key in words.keys if re.match(r"board-idle-|verdict-(abalone|six)-(?!not-an?-|outside)", key)]
    return max((words(key, button="…", asked="empty") for key in found), key=len)


@pytest.mark.parametrize("language", LONG_WORDS)
def test_the_longest_explanation_fits(visit, language):
    visitor = visit("phone")
    game = visitor.create("abalone", "me", "me")
    words = Words(language)
    page = visitor.open(f"{words.prefix}/games/{game}")
    AbaloneActions(page, taps=True).touch(page.locator('[data-cell="e5"]'))
    message = page.locator(".strip .message")
    expect(message).to_be_visible()
    message.locator("span").evaluate("(place, text) => (place.firstChild.textContent = text + ' ')", longest(language))
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 844})
        drawn(page)
        assert message.evaluate("place => place.scrollHeight <= place.clientHeight + 1"), width
