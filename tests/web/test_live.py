"""A game between two browsers, with network failures and reloads."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import hexad
from tests.web.board_actions import AbaloneActions, has_played, is_over
from tests.web.games import ABALONE


@pytest.fixture
def start_game(visit):
    """A function that starts a game of two visitors, both with its page open."""

    def start(**more):
        black, white = visit(), visit()
        game = black.create("abalone", "me", "anyone", **more)
        white.join(game)
        black.open(f"/games/{game}")
        white.open(f"/games/{game}")
        return game, black, white

    return start


def play(visitor, move):
    """Play a move on the board, in a game from the standard position."""
    board = hexad.abalone.Board()
    for event in visitor.context.request.get(f"/api/games/{visitor.game()}/events").json()["events"]:
        if event["type"] == "moved":
            board.push(event["move"])
    AbaloneActions(visitor.page).play(board, move)


def test_moves_are_seen_by_both(start_game):
    game, black, white = start_game()
    play(black, "a1b2")
    has_played(white.page, 1)
    play(white, "i9h8")
    has_played(black.page, 2)
    assert black.state(game)["ply"] == 2


def test_a_player_who_loses_the_network_reconnects(start_game):
    game, black, white = start_game()
    play(black, "a1b2")
    has_played(white.page, 1)
    black.forgives = re.compile("ERR_INTERNET_DISCONNECTED")
    black.context.set_offline(True)
    expect(black.page.get_by_text("Reconnecting…")).to_be_visible()
    play(white, "i9h8")
    # The move is played while the network is down and arrives after the reconnect.
    black.context.set_offline(False)
    has_played(black.page, 2)
    expect(black.page.get_by_text("Reconnecting…")).to_have_count(0)
    play(black, "b1c2")
    has_played(white.page, 3)
    assert black.state(game)["ply"] == 3


def test_a_move_made_offline_is_sent_after_the_reconnect(start_game):
    game, black, white = start_game()
    black.forgives = re.compile("ERR_INTERNET_DISCONNECTED")
    black.context.set_offline(True)
    expect(black.page.get_by_text("Reconnecting…")).to_be_visible()
    actions = AbaloneActions(black.page)
    actions.choose("a1", "b2", "c3")
    actions.touch(actions.target("NE"))
    black.context.set_offline(False)
    has_played(white.page, 1)
    has_played(black.page, 1)
    assert black.state(game)["last"] == "a1b2"


def test_a_reload_in_mid_move_loses_nothing(start_game):
    game, black, _ = start_game()
    actions = AbaloneActions(black.page)
    actions.choose("a1", "b2", "c3")
    black.page.reload()
    play(black, "a1b2")
    black.page.reload()
    has_played(black.page, 1)
    expect(actions.cell("d4")).to_have_accessible_name(re.compile("black marble"))
    assert black.state(game)["ply"] == 1


def test_time_runs_out(visit):
    visitor = visit()
    game = visitor.create("abalone", "me", "me", control="6")
    visitor.act(game, type="move", move="a1b2")
    page = visitor.open(f"/games/{game}")
    expect(page.get_by_role("timer", name="Clock: White")).to_have_text(re.compile(r"0:0\d\.\d"))
    is_over(page, "Black wins.", "White ran out of time.")
    assert visitor.state(game)["result"]["reason"] == "time"


def test_offers_and_a_rematch(start_game):
    game, black, white = start_game()
    play(black, "a1b2")
    has_played(white.page, 1)
    white.button("Draw").click()
    offer = black.page.get_by_role("group", name="White offers a draw")
    offer.get_by_role("button", name="No").click()
    expect(offer).to_have_count(0)
    play(white, "i9h8")
    has_played(black.page, 2)
    black.button("Resign").click()
    black.page.get_by_role("group", name="Resign this game?").get_by_role("button", name="Resign").click()
    is_over(white.page, "You won!")
    is_over(black.page, "You lost.")
    white.button("Rematch").click()
    black.page.get_by_role("group", name=re.compile("offers a rematch")).get_by_role("button", name="Yes").click()
    for person in (black, white):
        expect(person.page).not_to_have_url(re.compile(f"/games/{game}$"))
    assert black.game() == white.game()


def test_a_move_is_taken_back(start_game):
    game, black, white = start_game()
    play(black, "a1b2")
    has_played(white.page, 1)
    black.button("Undo").click()
    white.page.get_by_role("group", name=re.compile("asks to take back a move")).get_by_role(
        "button", name="Yes"
    ).click()
    expect(AbaloneActions(black.page).cell("d4")).to_have_accessible_name(re.compile("empty"))
    assert black.state(game)["ply"] == 0


def test_earlier_moves_can_be_viewed_during_the_game(start_game):
    game, black, white = start_game()
    for ply, move in enumerate(ABALONE[:6]):
        (black, white)[ply % 2].act(game, type="move", move=move)
    has_played(white.page, 6)
    cells = AbaloneActions(white.page)
    white.page.locator('[data-ply="1"]').click()
    expect(cells.cell("f6")).to_have_accessible_name("f6, empty")
    play(black, ABALONE[6])
    has_played(white.page, 7)
    expect(white.page.locator('[data-ply="1"]')).to_have_attribute("aria-current", "true")
    white.button("Back to the current position").click()
    expect(white.page.locator('[data-ply="7"]')).to_have_attribute("aria-current", "true")
    white.button("Previous move").click()
    expect(white.page.locator('[data-ply="6"]')).to_have_attribute("aria-current", "true")


def test_a_spectator_sees_and_can_do_nothing(start_game, visit):
    game, black, _ = start_game()
    watcher = visit()
    page = watcher.open(f"/games/{game}")
    expect(page.get_by_role("grid", name="Board")).to_be_visible()
    play(black, "a1b2")
    has_played(page, 1)
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)
    AbaloneActions(page).cell("i9").click()
    expect(page.locator('[role="gridcell"][aria-selected="true"]')).to_have_count(0)


def test_zen_mode_hides_everything_else(start_game):
    _, black, _ = start_game()
    black.page.keyboard.press("o")
    expect(black.page.get_by_role("navigation", name="Pages")).to_have_count(0)
    play_field = black.page.get_by_role("textbox", name="Type a move")
    expect(play_field).to_have_count(0)
    black.button("Leave zen mode").click()
    expect(play_field).to_be_visible()
