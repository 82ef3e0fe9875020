"""The search for an opponent in several tabs of one browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Server
from tests.server.presence_limits import limits
from tests.web.axe import violations
from tests.web.visitor import Visitor
from tests.web.words import Words

SAID = Words("en")


@pytest.fixture(scope="module")
def club(tmp_path_factory):
    """A server without other visitors, who would be paired with those of a test."""
    with Server(tmp_path_factory.mktemp("tabs") / "data", env=limits(grace_seconds=1_000)) as running:
        yield running


@pytest.fixture
def meet(club, browser):
    """Visitors of that server; an error on any of their pages fails the test."""
    visitors: list[Visitor] = []

    def arrive() -> Visitor:
        visitors.append(Visitor(browser, club.url))
        return visitors[-1]

    yield arrive
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert not troubles, troubles


def tile(page: Page, game: str, control: str) -> Locator:
    """The tile of a time control."""
    return page.get_by_role("button", name=re.compile(rf"^{game} {re.escape(control)} "))


def bar(page: Page) -> Locator:
    """The search for an opponent."""
    return page.get_by_role("region", name=SAID("matchmaking-bar"))


def shows(page: Page, kind: str) -> None:
    """The bar shows what the player waits for, and whom the server looks for."""
    expect(bar(page)).to_contain_text(re.compile(kind))
    expect(bar(page)).to_contain_text(re.compile(r"rating within \d+ points|any rating"))


def another_tab(visitor: Visitor, path: str) -> Page:
    tab = visitor.context.new_page()
    tab.goto(path)
    return tab


def test_every_tab_shows_the_search_and_can_end_it(meet):
    ann, bob = meet(), meet()
    first, other = ann.open("/"), bob.open("/")
    second = another_tab(ann, "/rules")
    tile(first, "Abalone", "5+3").click()
    shows(first, r"Abalone\s· 5\+3")
    shows(second, r"Abalone\s· 5\+3")
    assert violations(second) == []
    expect(tile(other, "Abalone", "5+3")).to_contain_text("1 waiting")
    # A tab that is opened later.
    third = another_tab(ann, "/")
    shows(third, r"Abalone\s· 5\+3")
    expect(tile(third, "Abalone", "5+3")).to_have_attribute("aria-pressed", "true")
    # A reload of the tab that waits.
    first.reload()
    for tab in (first, second, third):
        shows(tab, r"Abalone\s· 5\+3")
    # With the keyboard, from a tab that only shows it.
    bar(second).get_by_role("button", name=SAID("matchmaking-cancel")).focus()
    second.keyboard.press("Escape")
    for tab in (first, second, third):
        expect(bar(tab)).to_have_count(0)
    expect(tile(other, "Abalone", "5+3")).not_to_contain_text("1 waiting")


def test_a_search_in_another_tab_takes_the_place_of_the_first(meet):
    ann, bob = meet(), meet()
    first, other = ann.open("/"), bob.open("/")
    second = another_tab(ann, "/")
    tile(first, "Six", "3+2").click()
    shows(second, r"Six\s· 3\+2")
    tile(second, "Six", "10+0").click()
    shows(first, r"Six\s· 10\+0")
    expect(tile(other, "Six", "10+0")).to_contain_text("1 waiting")
    expect(tile(other, "Six", "3+2")).not_to_contain_text("1 waiting")
    # The search belongs to the second tab now, and ends with it.
    second.close(run_before_unload=True)
    expect(bar(first)).to_have_count(0)
    expect(tile(other, "Six", "10+0")).not_to_contain_text("1 waiting")


def test_a_game_that_is_found_is_offered_in_the_other_tabs(meet):
    ann, bob = meet(), meet()
    first, other = ann.open("/"), bob.open("/")
    second = another_tab(ann, "/learn")
    tile(first, "Abalone", "15+10").click()
    shows(second, r"Abalone\s· 15\+10")
    tile(other, "Abalone", "15+10").click()
    game = ann.game()
    expect(bar(second)).to_have_count(0)
    second.get_by_role("region", name=SAID("matchmaking-found")).get_by_role(
        "button", name=SAID("matchmaking-go")
    ).click()
    expect(second).to_have_url(re.compile(game))
