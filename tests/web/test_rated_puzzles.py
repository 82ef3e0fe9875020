"""Rated puzzles on the pages: on the device without an account, with an account, days, themes, history, suggestions."""

from __future__ import annotations

import datetime
import json
import re

import pytest
from playwright.sync_api import expect

from hexad import puzzles
from hexad.puzzles.themes import themes_of
from tests.web.axe import violations
from tests.web.players import new_tag, sign_up
from tests.web.puzzle_history import device_history
from tests.web.screen_fit import screens_too_narrow
from tests.web.test_practice import play, solve
from tests.web.words import Words

SAID = Words("en")
# Puzzles of one move that no other test of this folder solves.
ONE_MOVE = {game: [one for one in puzzles.load(game) if len(one.solution) == 1][10:] for game in puzzles.KINDS}


def rating(page):
    return page.locator('header a[href*="/practice/history"]')


def goal(page):
    return page.get_by_role("region", name=SAID("practice-task"))


def attempts(page, name="practice-attempts"):
    return page.get_by_role("list", name=SAID(name)).get_by_role("listitem")


def wrong_move(puzzle):
    return next(str(move) for move in puzzle.board().legal_moves if not puzzle.is_solved_by(str(move)))


def puzzle_rating(visitor, puzzle):
    return visitor.context.request.get(f"/api/puzzles/{puzzle.id}").json()["rating"]


def remember(visitor, history):
    item = f"localStorage.setItem('hexad.attempts', {json.dumps(json.dumps(history))})"
    visitor.context.add_init_script(f"if (!localStorage.getItem('hexad.attempts')) {item}")


def test_a_guest_is_rated_on_the_device(visitor):
    puzzle, failed = ONE_MOVE["six"][:2]
    before = puzzle_rating(visitor, puzzle)
    page = visitor.open(f"/practice/{puzzle.id}")
    expect(rating(page)).to_contain_text(SAID("practice-history"))
    solve(page, puzzle)
    expect(rating(page)).to_contain_text(re.compile(r"15\d\d\? *\+\d\d"))
    expect(page.get_by_role("list", name=SAID("practice-themes-of")).get_by_role("link")).to_have_count(
        len(themes_of(puzzle))
    )
    assert puzzle_rating(visitor, puzzle) == before
    page = visitor.open(f"/practice/{failed.id}")
    play(page, failed.board(), wrong_move(failed))
    expect(rating(page)).to_contain_text(re.compile(r"1[1-5]\d\d\? *−\d\d\d"))
    fallen = rating(page).locator("strong").inner_text()
    visitor.button(SAID("practice-again")).click()
    solve(page, failed)
    expect(rating(page).locator("strong")).to_have_text(fallen)
    page = visitor.open(f"/practice/{puzzle.id}")
    expect(goal(page)).to_contain_text(SAID("practice-unrated"))
    solve(page, puzzle)
    expect(rating(page).locator("strong")).to_have_text(fallen)
    rating(page).click()
    expect(page).to_have_url(re.compile("/practice/history"))
    expect(attempts(page)).to_have_count(2)
    expect(attempts(page).first).to_contain_text(SAID("practice-result-failed"))
    expect(attempts(page).last).to_contain_text(SAID("practice-result-solved"))
    expect(page.get_by_text(SAID("practice-history-guest"))).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()


def test_an_account_has_a_rating_on_the_server_and_hints_count(visitor):
    solved, hinted, device = ONE_MOVE["abalone"][:3]
    page = visitor.open(f"/practice/{device.id}")
    solve(page, device)
    name = f"Ann {new_tag()}"
    sign_up(visitor, name)
    page = visitor.open(f"/practice/{solved.id}")
    # The rating begins anew.
    expect(rating(page)).to_contain_text(SAID("practice-history"))
    before = puzzle_rating(visitor, solved)
    solve(page, solved)
    expect(rating(page)).to_contain_text(re.compile(r"1\d\d\d\? *\+\d+"))
    assert puzzle_rating(visitor, solved)["mean"] < before["mean"]
    after = rating(page).locator("strong").inner_text()
    page = visitor.open(f"/practice/{solved.id}")
    expect(goal(page)).to_contain_text(SAID("practice-unrated"))
    expect(rating(page)).to_have_text(re.compile(re.escape(after)))
    solve(page, solved)
    page = visitor.open(f"/practice/{hinted.id}")
    expect(goal(page)).not_to_contain_text(SAID("practice-unrated"))
    visitor.button(SAID("practice-hint")).click()
    expect(rating(page)).to_contain_text("−")
    solve(page, hinted)
    page = visitor.open("/practice/history?game=abalone")
    expect(attempts(page)).to_have_count(2)
    expect(attempts(page).first).to_contain_text(SAID("practice-result-failed"))
    expect(page.get_by_text(SAID("practice-device-text"))).to_be_visible()
    expect(attempts(page, "practice-device")).to_have_count(1)
    assert violations(page) == []
    page = visitor.open(f"/@/{name}")
    card = page.get_by_role("button", name=re.compile("Abalone, puzzles"))
    expect(card).to_contain_text("2 puzzles tried")
    expect(page.get_by_role("slider")).to_have_attribute("aria-label", re.compile("Abalone, puzzles"))
    assert violations(page) == []


def test_the_puzzle_of_the_day_is_counted_and_past_days_are_reached(visitor):
    sign_up(visitor, f"Bob {new_tag()}")
    today = datetime.datetime.now(datetime.UTC).date()
    page = visitor.open("/practice/daily?game=six")
    expect(goal(page)).to_contain_text(re.compile("today"))
    before = visitor.context.request.get("/api/puzzles/daily?game=six").json()["solvers"]
    solve(page, puzzles.daily(today, "six"))
    page = visitor.open("/practice/daily?game=six")
    expect(goal(page)).to_contain_text(SAID("practice-solvers-today", count=before + 1))
    expect(page.get_by_role("link", name=SAID("practice-day-after"))).to_have_count(0)
    page.get_by_role("link", name=SAID("practice-day-before")).click()
    expect(page).to_have_url(re.compile(rf"game=six&day={today - datetime.timedelta(1)}"))
    expect(goal(page)).to_contain_text(SAID("practice-solvers-then", count=0))
    page.get_by_role("link", name=SAID("practice-day-after")).click()
    expect(page).to_have_url(re.compile(r"/practice/daily\?game=six$"))


def test_puzzles_of_a_theme(visitor):
    page = visitor.open("/practice/broadside")
    expect(page).to_have_url(re.compile(r"/practice/a[0-9a-f]{10}\?theme=broadside"))
    choice = page.get_by_label(SAID("practice-theme"))
    expect(choice).to_have_value("broadside")
    expect(page.get_by_role("link", name=SAID("practice-theme-about"))).to_have_attribute("href", "/glossary/broadside")
    seen = page.url
    visitor.button(SAID("practice-skip")).click()
    visitor.until(lambda: page.url != seen)
    assert "broadside" in themes_of(next(one for one in puzzles.load("abalone") if one.id in page.url))
    page.reload()
    expect(choice).to_have_value("broadside")
    choice.select_option("last-marble")
    expect(page).to_have_url(re.compile("theme=last-marble"))
    choice.select_option("")
    expect(page).to_have_url(re.compile(r"/practice/a[0-9a-f]{10}$"))


def test_an_unknown_theme_is_not_found(visitor):
    visitor.forgives = re.compile("404")
    page = visitor.open("/practice/fork")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


def test_suggestions_what_to_practise(visitor):
    """Ten puzzles of a theme were failed; one is offered again today, and solving it changes no rating."""
    history = device_history(9, *[1] * 9)
    remember(visitor, history)
    page = visitor.open("/practice/history?game=six")
    suggestions = page.get_by_role("region", name=SAID("practice-suggest"))
    expect(suggestions.get_by_role("link", name="Triangle", exact=True)).to_have_attribute(
        "href", "/practice/triangle?game=six"
    )
    expect(suggestions).to_contain_text(SAID("practice-suggest-theme", solved=0, count=10, expected=5))
    expect(suggestions).to_contain_text(SAID("practice-due-rule", days=3))
    due = next(one for one in puzzles.load("six") if one.id == history["attempts"][0]["puzzle"])
    suggestions.locator(f'a[href="/practice/{due.id}"]').click()
    expect(goal(page)).to_contain_text(SAID("practice-unrated"))
    shown = rating(page).locator("strong").inner_text()
    solve(page, due)
    expect(rating(page).locator("strong")).to_have_text(shown)
    page = visitor.open("/practice/history?game=six")
    expect(attempts(page).last).to_contain_text(SAID("practice-solved-later"))
    expect(suggestions.locator(f'a[href="/practice/{due.id}"]')).to_have_count(0)


@pytest.mark.parametrize(("look", "language"), [("small phone", "de"), ("desktop", "hu")])
def test_the_history_and_days_fit_and_axe_finds_nothing(visit, look, language):
    visitor = visit(look)
    remember(visitor, device_history(*range(30, 2, -1)))
    page = visitor.open(f"/{language}/practice/history?game=six")
    expect(page.get_by_role("slider")).to_be_visible()
    assert violations(page) == []
    assert screens_too_narrow(page) == []
    page = visitor.open(f"/{language}/practice/daily?game=six&day=2026-01-02")
    expect(page.locator(".difficulty")).to_be_attached()
    assert violations(page) == []
    assert screens_too_narrow(page) == []
