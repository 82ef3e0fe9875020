"""A live game needs little traffic: events come over the socket, and the page derives the rest by itself."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.board_actions import AbaloneActions, has_played
from tests.web.games import ABALONE, SIX
from tests.web.spectator import MAX_BYTES_PER_PLY, bytes_per_ply


@pytest.mark.parametrize(("game", "moves"), [("abalone", ABALONE[:12]), ("six", SIX)])
def test_a_spectator_receives_events_without_moves_and_pieces(visit, game, moves):
    assert 100 < bytes_per_ply(visit(), visit(), game, moves) < MAX_BYTES_PER_PLY


def test_a_game_is_played_and_replayed_without_requests(visit):
    visitor = visit()
    game = visitor.create("abalone", "me", "me")
    for move in ABALONE[:4]:
        visitor.act(game, type="move", move=move)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page = visitor.open(f"/games/{game}")
    has_played(page, 4)
    actions = AbaloneActions(page)
    actions.choose("a4", "b4", "c4")
    page.get_by_role("button", name="First position").click()
    expect(actions.cell("a2")).to_have_accessible_name(re.compile("black marble"))
    assert not [path for path in asked if path.startswith((f"/api/games/{game}", "/api/positions"))]


def test_moves_that_are_taken_back_leave_the_page(visit):
    visitor = visit()
    game = visitor.create("abalone", "me", "me")
    page = visitor.open(f"/games/{game}")
    for move in ABALONE[:3]:
        visitor.act(game, type="move", move=move)
    has_played(page, 3)
    visitor.act(game, type="takeback", seat=0)
    expect(page.locator('[data-ply="3"]')).to_have_count(0)
    has_played(page, 2)
    expect(AbaloneActions(page).cell("b5")).to_have_accessible_name(re.compile("black marble"))
    page.reload()
    has_played(page, 2)
    expect(page.locator('[data-ply="3"]')).to_have_count(0)
