"""Watching others play."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.board_actions import AbaloneActions
from tests.web.games import ABALONE


def finished(visitor):
    game = visitor.create("abalone", "me", "me")
    for move in ABALONE:
        visitor.act(game, type="move", move=move)
    return game


def test_live_games_move_on_the_page(visit):
    player, watcher = visit(), visit()
    game = player.create("abalone", "me", "me", control="600+5")
    player.act(game, type="move", move="a1b2")
    page = watcher.open("/watch")
    card = page.locator(f'a[href="/games/{game}"]')
    expect(card.get_by_label(re.compile("move 1$"))).to_be_visible()
    player.act(game, type="move", move="i9h8")
    expect(card.get_by_label(re.compile("move 2$"))).to_be_visible()
    card.click()
    assert watcher.game() == game
    expect(AbaloneActions(page).cell("f6")).to_have_accessible_name(re.compile("white marble"))


def test_a_finished_game_is_replayed(visit):
    game = finished(visit())
    watcher = visit()
    page = watcher.open("/watch")
    page.locator(f'a[href="/games/{game}"]').first.click()
    expect(page.get_by_role("heading", name="Black wins.")).to_be_visible()
    page.get_by_role("button", name="First position").click()
    expect(AbaloneActions(page).cell("c3")).to_have_accessible_name("c3, black marble")
    page.get_by_role("button", name=re.compile("^Speed")).click()
    page.get_by_role("button", name="Play the moves").click()
    # Each move is shown for a moment only.
    current = page.locator("[data-ply][aria-current]")
    watcher.until(lambda: int(current.get_attribute("data-ply") or 0) >= 3)
    page.get_by_role("button", name="Pause").click()


def test_finished_games_lead_to_analysis(visit):
    game = finished(visit())
    page = visit().open("/watch")
    page.locator(f'a[href="/analysis/{game}"]').first.click()
    expect(page).to_have_url(re.compile(f"/analysis/{game}"))
