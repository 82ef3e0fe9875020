"""The Abalone board, played with the mouse, by touch and with the keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import hexad
from tests.web.board_actions import AbaloneActions, has_played, is_over
from tests.web.games import ABALONE
from tests.web.words import Words

SAID = Words("en")


def at_one_device(visitor, moves=(), **more):
    """A game in which one visitor plays both sides, after some moves."""
    game = visitor.create("abalone", "me", "me", **more)
    for move in moves:
        visitor.act(game, type="move", move=move)
    visitor.open(f"/games/{game}")
    return game


def board_after(moves):
    board = hexad.abalone.Board()
    for move in moves:
        board.push(move)
    return board


def pieces(visitor):
    """The piece on each cell, by the page's accessible names."""
    names = visitor.page.get_by_role("gridcell").evaluate_all("cells => cells.map(c => c.getAttribute('aria-label'))")
    said = dict(re.findall(r"^(\w\d), (\w+)", "\n".join(names), re.MULTILINE))
    return {cell: side for cell, side in said.items() if side != "empty"}


def test_a_whole_game_to_the_end(visit):
    visitor = visit(moving=True)
    game = at_one_device(visitor)
    actions = AbaloneActions(visitor.page)
    board = actions.play_all(ABALONE)
    is_over(visitor.page, "Black wins.", "Black pushed six marbles off the board.")
    expect(visitor.page.get_by_role("img", name=re.compile("6 of 6 white marbles pushed off"))).to_be_visible()
    visitor.until(lambda: pieces(visitor) == {cell: str(side) for cell, side in board.pieces.items()})
    assert visitor.state(game)["result"]["rule"] == "A15"


def test_a_game_is_ended_by_touch_on_a_phone(visit):
    visitor = visit("phone")
    at_one_device(visitor, ABALONE[:-9])
    board, actions = board_after(ABALONE[:-9]), AbaloneActions(visitor.page, taps=True)
    for move in ABALONE[-9:]:
        actions.play(board, move)
    is_over(visitor.page, "Black wins.")


def test_the_rear_marble_takes_its_line_along(visitor):
    game = at_one_device(visitor)
    actions = AbaloneActions(visitor.page)
    actions.choose("a1")
    actions.touch(actions.cell("d4"))
    has_played(visitor.page, 1)
    assert visitor.state(game)["last"] == "a1b2"


def test_with_the_keyboard_alone(visitor):
    visitor.create("abalone", "me", "me")
    page = visitor.open("/")
    start = page.get_by_role("button", name="Abalone for two on this device")
    for _ in range(60):
        page.keyboard.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    game = visitor.game()
    grid = page.get_by_role("grid", name="Board")
    expect(grid).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if grid.evaluate("grid => grid.contains(document.activeElement)"):
            break
    # From the centre down to c3, along the three marbles, and up with them.
    expect(page.locator(":focus")).to_have_attribute("data-cell", "e5")
    AbaloneActions(page).ready()
    for key in ("z", "z", "Space", "z", "Space", "z", "Space", "Shift+e"):
        page.keyboard.press(key)
    has_played(page, 1)
    assert visitor.state(game)["last"] == "a1b2"
    expect(page.get_by_role("status")).to_contain_text("Black moves three marbles")


def test_marbles_are_drawn_along_and_beyond_their_line(visitor):
    game = at_one_device(visitor)
    actions = AbaloneActions(visitor.page)
    actions.drag("a1", "b2", "c3", "d4")
    has_played(visitor.page, 1)
    assert visitor.state(game)["last"] == "a1b2"


def test_a_chosen_group_is_carried_sideways(visitor):
    game = at_one_device(visitor)
    actions = AbaloneActions(visitor.page)
    actions.drag("c3", "c5")
    expect(actions.cell("c4")).to_have_attribute("aria-selected", "true")
    actions.drag("c4", "d5")
    has_played(visitor.page, 1)
    assert visitor.state(game)["last"] == "c3c5d4"


def test_a_push_is_shown_before_it_is_made(visitor):
    at_one_device(visitor, ABALONE[:-1])
    actions = AbaloneActions(visitor.page)
    board = board_after(ABALONE[:-1])
    actions.choose(*(cell for cell, _ in board.effect(ABALONE[-1]).moved))
    expect(actions.target(board.parse(ABALONE[-1]).direction)).to_have_accessible_name(
        re.compile("pushes one off the board")
    )


def test_an_illegal_move_is_refused_with_the_rule(visitor):
    # Two against two: a pac.
    at_one_device(visitor, fen="5/6/7/8/2ssSS3/8/7/6/5 0 0 b 0 1")
    actions = AbaloneActions(visitor.page)
    actions.choose("e5", "e6")
    actions.cell("e4").click()
    link = visitor.page.get_by_role("region", name=SAID("board-message")).get_by_role("link", name="Rule A10")
    expect(link).to_be_visible()
    link.click()
    expect(visitor.page).to_have_url(re.compile("/rules/A10$"))
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def test_moves_can_be_typed(visitor):
    game = at_one_device(visitor)
    field = visitor.page.get_by_role("textbox", name="Type a move")
    field.fill("a1b2")
    field.press("Enter")
    has_played(visitor.page, 1)
    assert visitor.state(game)["last"] == "a1b2"
    field.fill("a1b2")
    field.press("Enter")
    expect(visitor.page.get_by_role("region", name=SAID("board-message")).get_by_role("link")).to_be_visible()
    assert visitor.state(game)["ply"] == 1


def test_a_premove_is_played_when_its_turn_comes(visit):
    black, white = visit(), visit()
    game = black.create("abalone", "me", "anyone")
    white.join(game)
    page = white.open(f"/games/{game}")
    actions = AbaloneActions(page)
    actions.choose("i9", "h8", "g7")
    actions.cell("f6").click()
    expect(page.get_by_role("status")).to_contain_text("Premove")
    assert white.state(game)["ply"] == 0
    black.act(game, type="move", move="a1b2")
    has_played(page, 2)
    assert white.state(game)["last"] == "i9h8"


def test_a_move_waits_for_confirmation_if_set(visitor):
    visitor.choose(confirm=True)
    game = at_one_device(visitor)
    actions = AbaloneActions(visitor.page)
    actions.choose("a1", "b2", "c3")
    actions.cell("d4").click()
    question = visitor.page.get_by_role("group", name="Play a1b2?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    assert visitor.state(game)["ply"] == 0
    actions.choose("a1", "b2", "c3")
    actions.cell("d4").click()
    question.get_by_role("button", name="Play").click()
    has_played(visitor.page, 1)


def test_the_board_can_be_flipped(visitor):
    at_one_device(visitor)
    actions = AbaloneActions(visitor.page)
    below = actions.middle("a1")[1] > actions.middle("i9")[1]
    visitor.button("Flip").click()
    expect(visitor.page.get_by_role("gridcell").first).to_have_accessible_name(re.compile("^a"))
    assert below
    assert actions.middle("a1")[1] < actions.middle("i9")[1]
    actions.play(hexad.abalone.Board(), "a1b2")
