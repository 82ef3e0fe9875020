"""The table of Six, played with the mouse, by touch and with the keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.board_actions import SixActions, has_played, is_over
from tests.web.games import SIX, TIE

SEATS = 4


def at_one_device(visitor, **more):
    game = visitor.create("six", "me", "me", **more)
    visitor.open(f"/games/{game}")
    return game


def test_a_whole_game_to_the_end(visit):
    visitor = visit(moving=True)
    game = at_one_device(visitor)
    actions = SixActions(visitor.page)
    actions.play_all(SIX)
    is_over(visitor.page, "Black wins.", "Black formed a line of six.")
    winning = visitor.page.get_by_label(re.compile("in the winning shape"))
    expect(winning).to_have_count(6)
    assert visitor.state(game)["result"]["shape"] == "line"


def test_a_whole_game_by_touch_on_a_phone(visit):
    visitor = visit("phone")
    at_one_device(visitor)
    SixActions(visitor.page, taps=True).play_all(SIX)
    is_over(visitor.page, "Black wins.")


def test_with_the_keyboard_alone(visitor):
    game = at_one_device(visitor)
    page = visitor.page
    table = page.get_by_role("application", name="Board")
    for _ in range(60):
        page.keyboard.press("Tab")
        if table.evaluate("table => table === document.activeElement"):
            break
    expect(page.locator("[data-cell].open").first).to_be_attached()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    has_played(page, 1)
    assert visitor.state(game)["last"] in ("2,0", "1,1", "2,-1")


def test_a_tie_asks_which_group_stays(visitor):
    game = at_one_device(visitor, fen=TIE)
    actions = SixActions(visitor.page)
    actions.touch("0,0")
    actions.touch("0,1")
    question = visitor.page.get_by_role("dialog", name="Which group stays?")
    expect(question.get_by_role("button", name="Keep the 12 tiles on the left")).to_be_visible()
    question.get_by_role("button", name="Keep the 12 tiles on the right").click()
    is_over(visitor.page, "Black wins.", "Red has five tiles or fewer left.")
    assert visitor.state(game)["last"] == "0,0>0,1=1,0"
    expect(visitor.page.get_by_label(re.compile("red tile"))).to_have_count(5)


def test_an_advanced_move_shows_the_tiles_it_removes(visitor):
    at_one_device(visitor, fen=TIE)
    actions = SixActions(visitor.page)
    actions.touch("0,0")
    actions.cell("7,0").hover()
    expect(visitor.page.get_by_label(re.compile("would leave the game"))).to_have_count(12)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_label(re.compile("would leave the game"))).to_have_count(0)


def test_tiles_that_may_not_move_are_marked(visitor):
    at_one_device(visitor, fen=TIE.replace("advanced", "basic"))
    actions = SixActions(visitor.page)
    expect(actions.cell("0,0")).to_have_accessible_name(re.compile("may not move"))
    actions.touch("0,0")
    expect(visitor.page.get_by_role("link", name="Rule S9")).to_be_visible()


def test_a_shape_is_overlooked_and_declared_a_turn_later(visitor):
    game = at_one_device(visitor, options={"declare": "manual"})
    actions = SixActions(visitor.page)
    actions.play_all(SIX)
    assert visitor.state(game)["status"] == "playing"
    actions.play_all(["0,2"], after=len(SIX))
    visitor.button("Declare").click()
    is_over(visitor.page, "Black wins.")


def test_a_shape_is_declared_with_the_tile_that_completes_it(visitor):
    game = at_one_device(visitor, options={"declare": "manual"})
    actions = SixActions(visitor.page)
    actions.play_all(SIX[:-1])
    visitor.button("Declare").click()
    actions.touch(SIX[-1])
    is_over(visitor.page, "Black wins.")
    assert visitor.state(game)["last"] == f"{SIX[-1]}#"


def test_declaring_without_a_shape_is_refused(visitor):
    game = at_one_device(visitor, options={"declare": "manual"})
    visitor.button("Declare").click()
    expect(visitor.button("Declare")).to_have_attribute("aria-pressed", "true")
    SixActions(visitor.page).touch(SIX[0])
    expect(visitor.page.get_by_role("link", name="Rule S6")).to_be_visible()
    assert visitor.state(game)["ply"] == 0


def test_four_players_in_four_browsers(visit):
    people = [visit() for _ in range(SEATS)]
    game = people[0].create("six", "me", "anyone", "anyone", "anyone", options={"players": 4})
    for person in people[1:]:
        page = person.open(f"/games/{game}")
        page.get_by_role("button", name="Take this seat").first.click()
    people[0].open(f"/games/{game}")
    for ply, move in enumerate(SIX):
        SixActions(people[ply % SEATS].page).play_all([move], after=ply)
        for person in people:
            has_played(person.page, ply + 1)
    for seat, person in enumerate(people):
        said = "You won!" if seat % 2 == 0 else "You lost."
        is_over(person.page, said)


def test_tiles_glide_in_the_moving_phase(visit):
    visitor = visit(moving=True)
    game = at_one_device(visitor, fen=TIE)
    SixActions(visitor.page).play_all(["6,1>7,0"])
    assert visitor.state(game)["last"] == "6,1>7,0"
    expect(SixActions(visitor.page).cell("7,0")).to_have_accessible_name(re.compile("black tile, last move"))
