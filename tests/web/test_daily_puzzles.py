"""The puzzles of the day on the first page."""

from __future__ import annotations

import datetime
import json
import re

import pytest
from playwright.sync_api import expect

from hexad import puzzles
from tests.web.axe import violations
from tests.web.words import Words

SAID = Words("en")


def today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def daily(page):
    page.locator(".daily").scroll_into_view_if_needed()
    return page.get_by_role("region", name=SAID("practice-daily-title"))


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_they_are_shown_with_their_boards_and_goals(visit, screen):
    page = visit(screen).open("/")
    section = daily(page)
    expect(section.get_by_role("link")).to_have_count(2)
    expect(section.locator("svg[role=img]")).to_have_count(2)
    for name in ("abalone", "six"):
        puzzle = puzzles.daily(datetime.date.fromisoformat(today()), name)
        link = section.get_by_role("link", name=SAID(f"home-{name}"))
        expect(link).to_contain_text(SAID("practice-find", side=puzzle.side))
        expect(link).to_have_attribute("href", f"/practice/daily?game={name}")
    assert not violations(page)


def test_they_are_loaded_when_they_come_into_view(visit):
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = visitor.open("/")
    expect(page.locator("#home-lobby")).to_be_attached()
    visitor.settle()
    assert not [url for url in asked if "puzzle" in url.lower()]
    expect(daily(page).locator("svg[role=img]")).to_have_count(2)
    assert len([url for url in asked if "/api/puzzles/daily" in url]) == 2


def test_solved_ones_are_marked(visit):
    visitor = visit()
    solved = json.dumps(json.dumps({"daily": {"six": today()}}))
    visitor.context.add_init_script(f"localStorage.setItem('hexad.practice', {solved})")
    section = daily(visitor.open("/"))
    expect(section.get_by_role("link", name="Six")).to_contain_text(SAID("practice-daily-done"))
    expect(section.get_by_role("link", name="Abalone")).not_to_contain_text(SAID("practice-daily-done"))


def test_they_are_reached_with_the_keyboard(visit):
    page = visit().open("/")
    link = daily(page).get_by_role("link", name="Six")
    link.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/practice/daily\?game=six$"))
    expect(page.get_by_role("region", name=SAID("practice-task"))).to_contain_text("to move")
