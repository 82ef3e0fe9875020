"""The glossary with its boards, and formations shown on any board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.board_actions import AbaloneActions
from tests.web.games import SIX
from tests.web.screen_fit import screens_too_narrow

MARKED = {
    "marble": 2,
    "single": 4,
    "pair": 1,
    "triple": 3,
    "lance": 1,
    "bow": 1,
    "shield": 1,
    "multi": 1,
    "block": 1,
    "det": 1,
    "pac": 2,
    "sumito": 2,
    "tile": 2,
    "hand": 0,
    "group": 1,
    "line": 1,
    "triangle": 1,
    "ring": 1,
    "threat": 2,
    "double-threat": 4,
    "holding": 5,
    "split": 2,
    "declaration": 1,
}
"""How many lines the formations of each word are drawn with: a pac and a sumito have two, a threat lacks a cell."""
MIDDLE = "/analysis?game=abalone&fen=5/3S2/1ssss2/1ssssSs1/2sSSss2/3SSS2/3SS2/2SS2/5+2+3+b+4+20"


def test_every_word_has_a_board_where_it_is_found(visitor):
    page = visitor.open("/glossary")
    expect(page.locator("article")).to_have_count(len(MARKED) + 2)
    for term, lines in MARKED.items():
        card = page.locator(f"article#{term}")
        card.scroll_into_view_if_needed()
        expect(card.get_by_role("img").first).to_be_visible()
        expect(card.locator("[data-formation]")).to_have_count(lines)
        assert len(card.get_by_role("heading").inner_text()) > 2
        assert not card.get_by_text(re.compile("^term-")).count()


@pytest.mark.parametrize(("term", "way"), [("in-line", "E"), ("broadside", "NE")])
def test_moves_are_played(visitor, term, way):
    page = visitor.open(f"/glossary/{term}")
    card = page.locator(f"article#{term}")
    expect(card).to_be_in_viewport()
    for _ in range(2):
        actions = AbaloneActions(card)
        expect(card.locator("[role=gridcell].own").first).to_be_attached()
        for cell in ("e4", "e5", "e6"):
            actions.touch(actions.cell(cell))
        actions.touch(actions.target(way))
        expect(card).to_contain_text("Just like that!")
        card.get_by_role("button", name="Once more").click()


def test_the_boards_open_for_study(visitor):
    page = visitor.open("/rules")
    page.get_by_role("main").get_by_role("link", name="Glossary").click()
    page.get_by_role("link", name="Open this board: sumito").click()
    expect(page).to_have_url(re.compile(r"/analysis\?game=abalone"))


def test_formations_are_shown_on_the_analysis_board(visitor):
    page = visitor.open(MIDDLE)
    visitor.button("Formations").click()
    chip = visitor.button(re.compile("^sumito 7"))
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(page.locator('.board [data-formation="sumito"]')).to_have_count(14)
    heard = page.get_by_role("list", name="Formations on the board")
    expect(heard.get_by_role("listitem")).to_have_count(7)
    expect(heard).to_contain_text(re.compile(r"sumito: .* against "))
    visitor.button(re.compile("^det 1")).click()
    expect(page.locator('.board [data-formation="det"]')).to_have_count(1)
    visitor.button("Formations").click()
    expect(page.get_by_role("list", name="What is shown")).to_contain_text("sumito")
    page.reload()
    expect(page.locator('.board [data-formation="sumito"]')).to_have_count(14)
    visitor.button("Formations").click()
    visitor.button(re.compile("^sumito")).click()
    expect(page.locator('.board [data-formation="sumito"]')).to_have_count(0)


def test_formations_follow_a_game_on_one_device(visitor):
    game = visitor.create("six", "me", "me")
    for move in SIX[:-2]:
        visitor.act(game, type="move", move=move)
    page = visitor.open(f"/games/{game}")
    visitor.button("Formations").click()
    visitor.button(re.compile("^threat")).click()
    threats = page.locator('.board [data-formation="threat"]')
    expect(threats).to_have_count(4)
    visitor.act(game, type="move", move="1,-1")
    expect(visitor.button(re.compile("^threat"))).to_be_visible()


def test_formations_are_shown_in_lessons(visitor):
    page = visitor.open("/learn/A9")
    visitor.button("Formations").click()
    visitor.button(re.compile("^sumito [1-9]")).click()
    expect(page.locator('.board [data-formation="sumito"]').first).to_be_attached()


def test_formations_are_hidden_from_players_until_the_end(visit):
    player, guest = visit(), visit()
    game = player.create("abalone", "me", "anyone")
    guest.join(game)
    player.open(f"/games/{game}")
    expect(player.button("Resign").or_(player.button("Call off"))).to_be_visible()
    expect(player.button("Formations")).to_have_count(0)
    watcher = visit()
    watcher.open(f"/games/{game}")
    watcher.button("Formations").click()
    watcher.button(re.compile("^multi 2")).click()
    expect(watcher.page.locator('.board [data-formation="multi"]')).to_have_count(2)
    player.act(game, type="resign")
    expect(player.button("Formations")).to_be_visible()


@pytest.mark.parametrize("look", ["small phone", "desktop"])
def test_nothing_overflows_and_axe_finds_nothing(visit, look):
    visitor = visit(look)
    for path in ("/glossary", "/hu/glossary/det"):
        page = visitor.open(path)
        expect(page.locator("article svg").first).to_be_attached()
        assert violations(page) == [], path
        assert screens_too_narrow(page) == [], path
    page = visitor.open(MIDDLE)
    visitor.button("Formations").click()
    assert violations(page) == []
