"""What needs no server works without a network: analysis, lessons, puzzles, the glossary and the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from hexad import puzzles, rulebook
from tests.web.board_actions import AbaloneActions
from tests.web.offline import cut_off
from tests.web.players import new_tag, sign_up
from tests.web.test_analysis import moves
from tests.web.test_learn import Pupil
from tests.web.test_practice import solve
from tests.web.words import Words

SAID = Words("en")


def one_move(game):
    """Puzzles that one move solves."""
    return [one for one in puzzles.load(game) if len(one.solution) == 1]


def test_a_position_is_analysed(offline):
    page = offline.page
    page.goto("/analysis")
    actions = AbaloneActions(page)
    actions.choose("a1", "b2", "c3")
    actions.cell("d4").click()
    expect(moves(offline)).to_have_text(["a1b2"])
    page.reload()
    expect(moves(offline)).to_have_text(["a1b2"])
    page.get_by_role("switch", name="Engine").check()
    lines = page.get_by_role("region", name="Engine").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    expect(page.get_by_text(re.compile(r"Depth\u00a0\d+"))).to_be_visible()


@pytest.mark.parametrize("name", ["A5", "S3"])
def test_a_lesson_is_solved(offline, name):
    lesson = rulebook.lesson(name)
    page = offline.page
    page.goto("/learn")
    page.reload()
    page.get_by_role("link", name=re.compile(f"^{name}")).first.click()
    Pupil(offline).do_lesson(lesson)


@pytest.mark.parametrize("game", ["abalone", "six"])
def test_a_puzzle_is_solved_and_rated_on_the_device(offline, game):
    puzzle = one_move(game)[0]
    page = offline.page
    page.goto(f"/practice/{puzzle.id}")
    solve(page, puzzle)
    page.reload()
    solve(page, puzzle)
    offline.button(SAID("practice-next")).click()
    expect(page).not_to_have_url(re.compile(puzzle.id))
    page.goto(f"/practice/history?game={game}")
    expect(page.get_by_role("list", name=SAID("practice-attempts")).get_by_role("listitem")).to_have_count(1)


def test_an_account_practises_without_rating(visit):
    solved, begun = one_move("six")[:2]
    visitor = visit(service_workers="allow")
    sign_up(visitor, f"Ann {new_tag()}")
    cut_off(visitor)
    page = visitor.page
    page.goto(f"/practice/{solved.id}")
    unrated = page.get_by_role("status").filter(has_text=SAID("practice-cut-off"))
    expect(unrated).to_be_visible()
    solve(page, solved)
    rating = page.locator('header a[href*="/practice/history"]')
    expect(rating).to_have_text(SAID("practice-history"))
    # The connection is lost while the puzzle is on the board.
    visitor.context.set_offline(False)
    page.goto(f"/practice/{begun.id}")
    expect(page.get_by_role("region", name=SAID("practice-task"))).to_contain_text(re.compile("Rating"))
    visitor.settle()
    expect(unrated).to_have_count(0)
    visitor.context.set_offline(True)
    solve(page, begun)
    expect(unrated).to_be_visible()
    visitor.context.set_offline(False)
    history = visitor.context.request.get("/api/puzzles/history?game=six").json()
    assert history["attempts"] == []


def test_the_glossary_shows_its_boards_and_plays_on_them(offline):
    page = offline.page
    page.goto("/glossary")
    page.reload()
    expect(page.locator("article").first).to_be_visible()
    for card in page.locator("article").all():
        card.scroll_into_view_if_needed()
        expect(card.locator("svg").first).to_be_visible()
    card = page.locator("article#in-line")
    actions = AbaloneActions(card)
    expect(card.locator("[role=gridcell].own").first).to_be_attached()
    for cell in ("e4", "e5", "e6"):
        actions.touch(actions.cell(cell))
    actions.touch(actions.target("E"))
    expect(card).to_contain_text(SAID("glossary-done"))


@pytest.mark.parametrize("language", ["en", "de", "tr", "hu"])
def test_the_rules_are_read_in_every_language(offline, language):
    said = Words(language)
    page = offline.page
    page.goto(f"{said.prefix}/rules/A12")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("rules-title"))
    page.reload()
    expect(page.locator("li#A12")).to_contain_text(said("rule-A12")[:20])
    expect(page.locator("li#S8")).to_contain_text(said("rule-S8")[:20])
    # The printed rules come from the server as long as it answers.
    page.get_by_role("link", name=said("learn-print")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("booklet-title"))
    assert page.evaluate("() => document.documentElement.lang") == language
    expect(page.locator("figure svg").first).to_be_visible()
    assert page.evaluate("() => [...document.styleSheets].some((sheet) => sheet.cssRules.length > 10)")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("rules-title"))
