"""Every way to start a game, from the first page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import hexad
from tests.web.board_actions import AbaloneActions, SixActions, has_played
from tests.web.messages import strip


def test_against_the_engine(visitor):
    visitor.open("/")
    visitor.button("Play now: Abalone").click()
    game = visitor.game()
    # The side may be chosen at random: then the engine moves first.
    expect(strip(visitor.page)).to_contain_text("Your turn.")
    board = hexad.abalone.Board(visitor.state(game)["fen"])
    actions = AbaloneActions(visitor.page)
    text = "a1b2" if board.turn == "black" else "i9h8"
    actions.choose(text[:2])
    actions.touch(actions.target(board.parse(text).direction))
    has_played(visitor.page, board.ply + 2)


def test_a_friend_by_a_link(visit):
    host, friend = visit(), visit()
    host.open("/")
    host.button("Abalone with a friend (you send a link)").click()
    link = host.page.get_by_role("textbox", name="Link to this game").input_value()
    friend.open(link)
    friend.button("Take this seat").click()
    for page in (host.page, friend.page):
        expect(page.get_by_role("grid", name="Board")).to_be_visible()
    state = host.state(host.game())
    assert state["status"] == "playing"


@pytest.mark.parametrize("name", ["Abalone", "Six"])
def test_on_this_device(visitor, name):
    visitor.open("/")
    visitor.button(f"{name} for two on this device").click()
    game = visitor.game()
    if name == "Six":
        SixActions(visitor.page).play_all(["2,0", "3,0"])
    else:
        AbaloneActions(visitor.page).play_all(["a1b2", "i9h8"])
    assert visitor.state(game)["ply"] == 2


def test_anyone_in_the_lobby(visit):
    host, guest = visit(), visit()
    guest.open("/")
    host.open("/")
    host.button("Six with anyone from the lobby").click()
    game = host.game()
    expect(host.page.get_by_role("heading", level=1)).to_have_text("Waiting for your opponent")
    guest.page.get_by_role("button", name=re.compile("^Join .*Six")).first.click()
    assert guest.game() == game
    for person in (host, guest):
        expect(person.page.get_by_role("application", name="Board")).to_be_visible()
    assert host.state(game)["status"] == "playing"


def test_two_visitors_with_the_same_wish_are_matched(visit):
    one, other = visit(), visit()
    one.open("/")
    one.button("Abalone with anyone from the lobby").click()
    game = one.game()
    other.open("/")
    other.button("Abalone with anyone from the lobby").click()
    assert other.game() == game


def test_the_sheet_has_every_choice_and_remembers_it(visitor):
    page = visitor.open("/")
    visitor.button("More choices for Six").click()
    sheet = page.get_by_role("dialog", name="New game")
    for choice in ("This device", "Advanced", "must be declared", "5+3"):
        sheet.get_by_role("radio", name=re.compile(f"^{re.escape(choice)}")).check(force=True)
    sheet.get_by_role("button", name="Set up the board").click()
    game = visitor.game()
    created = visitor.context.request.get(f"/api/games/{game}").json()["created"]
    assert created["control"] == "300+3"
    assert (created["options"]["rules"], created["options"]["declare"]) == ("advanced", "manual")
    visitor.open("/")
    visitor.button("More choices for Six").click()
    expect(sheet.get_by_role("radio", name=re.compile("^Advanced"))).to_be_checked()
    expect(sheet.get_by_role("radio", name="5+3")).to_be_checked()


def test_a_layout_is_chosen_by_its_picture(visitor):
    page = visitor.open("/")
    visitor.button("More choices for Abalone").click()
    sheet = page.get_by_role("dialog", name="New game")
    sheet.get_by_role("radio", name="Belgian Daisy").check(force=True)
    sheet.get_by_role("radio", name=re.compile("^This device")).check(force=True)
    sheet.get_by_role("button", name="Set up the board").click()
    state = visitor.state(visitor.game())
    assert state["fen"].split()[0] == hexad.abalone.Board(layout="belgian-daisy").fen().split()[0]
