"""The layout of games: nothing is covered, the board fits the window, and what is pressed looks pressed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.board_actions import AbaloneActions, SixActions, has_played
from tests.web.boxes import boxes, overlap
from tests.web.games import ABALONE, SIX, TIE
from tests.web.languages import LONG_WORDS
from tests.web.pixels import contrast
from tests.web.visitor import drawn
from tests.web.words import Words

SAID = Words("en")
# All tiles in a block, up to its upper right corner.
FULL = "BRBBBRR/RRBRBRB/RBRBRBR/BRBBRRB/BBBRBRB/RRRBRBR@0,-3 0 0 b basic 30"
BACKGROUND = "element => getComputedStyle(element).backgroundColor"


def zen_game(visitor, **more):
    visitor.choose(zen=True, **more)
    game = visitor.create("abalone", "me", "me", control="600+5")
    page = visitor.open(f"/games/{game}")
    expect(page.get_by_role("grid")).to_be_visible()
    return page


@pytest.mark.parametrize("look", ["desktop", "phone", "small phone", "landscape"])
def test_the_button_that_leaves_zen_mode_covers_nothing(visit, look):
    page = zen_game(visit(look))
    (button,) = boxes(page.get_by_role("button", name="Leave zen mode"))
    for clock in boxes(page.locator(".clock")):
        assert not overlap(button, clock)
    assert not overlap(button, boxes(page.locator(".board"))[0])


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("asks", [False, True], ids=["", "with a question"])
def test_zen_mode_fits_the_window(visit, size, asks):
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    page = zen_game(visitor, confirm=True)
    if asks:
        board = AbaloneActions(page)
        board.choose("a1")
        board.touch(board.target("NE"))
        expect(page.locator(".question")).to_be_visible()
    drawn(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]


@pytest.mark.parametrize("look", ["desktop", "phone", "small phone"])
def test_the_zoom_buttons_cover_no_tile(visit, look):
    visitor = visit(look)
    page = visitor.open(f"/games/{visitor.create('six', 'me', 'me', fen=FULL)}")
    expect(page.locator(".tile .body")).to_have_count(42)
    # The table is drawn anew when its size is known.
    visitor.until(lambda: not covered_tiles(page, ".zoom"))


@pytest.mark.parametrize("language", LONG_WORDS)
def test_the_question_which_group_stays_covers_no_tile(visit, language):
    visitor = visit("phone")
    game = visitor.create("six", "me", "me", fen=TIE)
    page = visitor.open(f"{Words(language).prefix}/games/{game}")
    expect(page.locator(".tile .body")).to_have_count(25)
    table = SixActions(page, taps=True)
    before = boxes(page.locator(".tile .body"))
    table.touch("0,0")
    table.touch("0,1")
    expect(page.locator(".ask")).to_be_visible()
    expect(page.locator(".tile .body")).to_have_count(25)
    visitor.until(lambda: not covered_tiles(page, ".ask"))
    page.locator(".ask .title button").tap()
    expect(page.locator(".ask")).to_be_hidden()
    visitor.until(lambda: boxes(page.locator(".tile .body")) == before)


def covered_tiles(page, selector):
    """The tiles that something lies over."""
    (above,) = boxes(page.locator(selector))
    return [tile for tile in boxes(page.locator(".tile .body")) if overlap(tile, above)]


def test_a_pressed_button_looks_pressed_under_the_pointer(visitor):
    page = visitor.open("/analysis")
    edit = page.get_by_role("button", name="Edit")
    edit.click()
    expect(edit).to_have_attribute("aria-pressed", "true")
    under = edit.evaluate(BACKGROUND)
    page.mouse.move(0, 0)
    assert under == edit.evaluate(BACKGROUND)


def test_a_pressed_action_looks_pressed_under_the_pointer(visitor):
    game = visitor.create("six", "me", "me", options={"declare": "manual"})
    for move in SIX[:-1]:
        visitor.act(game, type="move", move=move)
    page = visitor.open(f"/games/{game}")
    declare = page.get_by_role("button", name="Declare")
    declare.click()
    expect(declare).to_have_attribute("aria-pressed", "true")
    under = declare.evaluate(BACKGROUND)
    page.mouse.move(0, 0)
    assert under == declare.evaluate(BACKGROUND)


def current_move_is_seen(page):
    (current,), (whole,) = boxes(page.locator("[data-ply][aria-current]")), boxes(page.locator("ol:has([data-ply])"))
    return whole[2] <= current[2] and current[3] <= whole[3]


def test_the_list_of_moves_shows_the_current_one(visitor):
    game = visitor.create("abalone", "me", "me")
    for move in ABALONE:
        visitor.act(game, type="move", move=move)
    page = visitor.open(f"/games/{game}")
    has_played(page, len(ABALONE))
    visitor.until(lambda: current_move_is_seen(page))
    page.get_by_role("button", name="Formations").click()
    expect(page.locator(".chip").first).to_be_visible()
    visitor.until(lambda: current_move_is_seen(page))


def test_the_list_of_moves_shows_the_current_one_beside_messages_and_a_result(visit):
    visitor, other = visit(viewport={"width": 1280, "height": 900}), visit()
    game = visitor.create("abalone", "me", "anyone", control="600", listed=True)
    other.join(game)
    for ply, move in enumerate(ABALONE[:-1]):
        (visitor, other)[ply % 2].act(game, type="move", move=move)
    page = visitor.open(f"/games/{game}")
    has_played(page, len(ABALONE) - 1)
    messages = page.locator(".chat button")
    messages.click()
    expect(page.get_by_role("list", name=SAID("chat-messages"))).to_be_visible()
    visitor.until(lambda: current_move_is_seen(page))
    # Only what is said scrolls: whatever stands at the foot of the messages is seen.
    assert page.locator("section:has(> .panel)").evaluate("box => box.scrollHeight <= box.clientHeight")
    other.act(game, type="resign")
    expect(page.locator(".result")).to_be_visible()
    visitor.until(lambda: current_move_is_seen(page))
    messages.click()
    page.get_by_role("button", name="Formations").click()
    expect(page.locator(".chip").first).to_be_visible()
    visitor.until(lambda: current_move_is_seen(page))


def rgb(colour):
    red, green, blue = map(int, re.findall(r"\d+", colour))
    return red, green, blue


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tiles_in_hand_have_an_edge_that_is_seen(visit, scheme):
    visitor = visit("phone", color_scheme=scheme)
    page = visitor.open(f"/games/{visitor.create('six', 'me', 'me', fen=TIE)}")
    edge = page.locator(".hand .around").first
    expect(edge).to_be_attached()
    outline = edge.evaluate("edge => getComputedStyle(edge).stroke")
    assert contrast(rgb(outline), rgb(page.evaluate("getComputedStyle(document.body).backgroundColor"))) >= 3
    # Nothing is faded: the outline alone says that there are none.
    expect(page.locator(".hand use")).to_have_count(2)


@pytest.mark.parametrize("language", LONG_WORDS)
def test_four_lines_fit_the_message_strip(visit, language):
    visitor = visit("phone")
    game = visitor.create("abalone", "me", "me", control="900")
    for move in ABALONE[:20]:
        visitor.act(game, type="move", move=move)
    page = visitor.open(f"{Words(language).prefix}/games/{game}")
    for ply in range(1, 21):
        move = page.locator(f'[data-ply="{ply}"]')
        move.evaluate("button => button.click()")
        expect(move).to_have_attribute("aria-current", "true")
        (strip,), (words,) = boxes(page.locator("section.strip")), boxes(page.locator(".strip .rest"))
        assert words[2] - strip[2] >= 4, ply
        assert strip[3] - words[3] >= 4, ply


def test_keys_are_mentioned_only_where_there_are_keys(visit):
    for look, count in (("phone", 0), ("desktop", 1)):
        visitor = visit(look)
        page = visitor.open(f"/games/{visitor.create('abalone', 'me', 'me')}")
        page.get_by_role("button", name="More").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.get_by_text("Press O to toggle.")).to_have_count(count)


@pytest.mark.parametrize("language", LONG_WORDS)
def test_an_invitation_names_the_level_and_has_a_short_heading(visit, language):
    visitor = visit("phone")
    game = visitor.create("six", "anyone", "3", "anyone", "me", options={"players": 4})
    words = Words(language)
    page = visit("phone").open(f"{words.prefix}/games/{game}")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    expect(page.get_by_text(words("game-level", level=3))).to_be_visible()
    assert heading.evaluate("h1 => parseFloat(getComputedStyle(h1).fontSize)") == 20
