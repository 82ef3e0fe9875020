"""Boards that need no server: once loaded, glossary, lessons, editor, analysis and practice send no request."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from hexad import puzzles
from tests.web.board_actions import AbaloneActions, SixActions, has_played
from tests.web.held import Held
from tests.web.test_practice import play, solve
from tests.web.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.web.visitor import Visitor

SAID = Words("en")


@contextmanager
def without_requests(visitor: Visitor) -> Iterator[None]:
    """What is done in this block sends nothing to the server but what loads texts and code of the client."""
    visitor.settle()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    yield
    visitor.settle()
    # Sounds are blobs, which the page makes itself.
    assert [request for request in asked if "/assets/" not in request and "blob:" not in request] == []


def own(page: Page) -> None:
    expect(page.locator("[role=gridcell].own").first).to_be_attached()


def test_glossary(visitor):
    page = visitor.open("/glossary")
    expect(page.locator("article svg").first).to_be_visible()
    with without_requests(visitor):
        for card in page.locator("article").all():
            card.scroll_into_view_if_needed()
            expect(card.locator("svg").first).to_be_visible()


def test_lessons(visitor):
    page = visitor.open("/learn")
    with without_requests(visitor):
        page.get_by_role("link", name=re.compile("A5")).first.click()
        own(page)
        # Two cells away, which the rules forbid.
        AbaloneActions(page).choose("e5")
        AbaloneActions(page).cell("c5").click()
        expect(page.get_by_test_id("answer")).to_be_visible()


def test_an_attack_in_a_lesson_is_answered_at_once(visitor):
    page = visitor.open("/learn/pairing")
    expect(page.locator("[data-cell].open").first).to_be_attached()
    with without_requests(visitor):
        page.locator("[data-cell].open").first.click()
        expect(page.locator(".task .count")).to_contain_text("Turn 2")


def test_the_editor(visitor):
    page = visitor.open("/analysis")
    own(page)
    with without_requests(visitor):
        visitor.button(SAID("analysis-edit")).click()
        # One black marble too many.
        page.locator('[role=button][data-cell="e5"]').click()
        status = page.get_by_role("region", name=SAID("analysis-editor")).get_by_role("status")
        expect(status).to_have_text(re.compile("."))
        page.get_by_role("button", name=SAID("analysis-start-position")).click()
        expect(status).to_have_text("")
        page.get_by_role("button", name=SAID("analysis-use")).click()
        own(page)


def test_the_analysis_of_a_game(visitor):
    game = visitor.create("abalone", "me", "me")
    for move in ("a1b2", "i9h8", "b2c3"):
        visitor.act(game, type="move", move=move)
    visitor.act(game, type="resign")
    page = visitor.open(f"/analysis/{game}")
    own(page)
    engine = page.get_by_role("switch", name="Engine")
    if engine.is_checked():
        engine.click()
    with without_requests(visitor):
        for key in ("Home", "ArrowRight", "ArrowRight", "ArrowLeft"):
            page.keyboard.press(key)
        own(page)
        actions = AbaloneActions(page)
        actions.choose("i8")
        actions.touch(actions.cell("h7"))
        expect(page.locator("[role=gridcell].own").first).to_be_attached()


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_practice_without_an_account(visitor, game):
    first = next(one for one in puzzles.load(game) if one.within == 2 and one.kind != "defence")
    page = visitor.open(f"/practice/{first.id}")
    expect(page.locator(".difficulty")).to_be_attached()
    with without_requests(visitor):
        wrong = next(str(move) for move in first.board().legal_moves if not first.is_solved_by(str(move)))
        play(page, first.board(), wrong)
        visitor.button(SAID("practice-again")).click()
        solve(page, first)
        visitor.button(SAID("practice-next")).click()
        expect(page).not_to_have_url(re.compile(first.id))
        expect(page.locator(".difficulty")).to_be_attached()
        visitor.button(SAID("practice-hint")).click()
    visitor.context.set_offline(True)
    visitor.forgives = re.compile("ERR_INTERNET_DISCONNECTED")
    visitor.button(SAID("practice-skip")).click()
    expect(visitor.button(SAID("practice-hint"))).to_be_enabled()


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_taps_count_that_come_before_the_legal_moves(visitor, game):
    held = Held(visitor.page, "**/*.wasm")
    page = visitor.page
    page.goto(f"/games/{visitor.create(game, 'me', 'me')}")
    said = page.get_by_role("region", name=SAID("board-message"))
    actions = AbaloneActions(page) if game == "abalone" else SixActions(page)
    for cell in ("a1", "b2", "c3", "d4") if game == "abalone" else ("2,-1",):
        actions.cell(cell).click()
    expect(said).to_contain_text(SAID("board-idle-loading"))
    expect(said).not_to_have_class(re.compile("refusal"))
    held.release()
    has_played(page, 1)
    expect(said).not_to_contain_text(SAID("board-idle-loading"))
