"""A challenge is declined with a reason, which the challenger reads in another language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.axe import violations_in_every_theme
from tests.web.players import new_tag, sign_up
from tests.web.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.web.visitor import Visitor

ENGLISH, GERMAN = Words("en"), Words("de")


def received(visitor: Visitor, name: str) -> Locator:
    """The challenge of a player."""
    return visitor.page.get_by_role("region", name=GERMAN("matchmaking-challenged", name=name))


def test_a_reason_is_chosen_and_read_in_the_languages_of_both(visit):
    tag = new_tag()
    ann, bob = visit(), visit("phone", locale="de")
    sign_up(ann, f"Ann {tag}")
    to = sign_up(bob, f"Bob {tag}")
    page = ann.open("/my-games")
    bob.open("/de/players")
    game = ann.create("abalone", "me", "anyone", control="60", rated=True, to=to)
    bar = received(bob, f"Ann {tag}")
    bar.get_by_role("button", name=GERMAN("matchmaking-reasons")).click()
    reasons = bar.get_by_role("group", name=GERMAN("matchmaking-reasons"))
    # The challenge is rated already.
    expect(reasons.get_by_role("button", name=GERMAN("matchmaking-reason-rated"), exact=True)).to_have_count(0)
    expect(reasons.get_by_role("button", name=GERMAN("matchmaking-reason-casual"), exact=True)).to_be_visible()
    assert violations_in_every_theme(bob.page) == []
    reasons.get_by_role("button", name=GERMAN("matchmaking-reason-too-fast"), exact=True).click()
    expect(bar).to_have_count(0)
    said = ENGLISH("matchmaking-declined-why", why=ENGLISH("matchmaking-reason-too-fast"))
    expect(page.get_by_role("region", name=ENGLISH("shell-notices"))).to_contain_text(said)
    ann.open(f"/games/{game}")
    expect(page.get_by_text(ENGLISH("game-aborted-declined"))).to_be_visible()


def test_the_reasons_are_reached_with_the_keyboard(visit):
    tag = new_tag()
    ann, bob = visit(), visit(locale="de")
    sign_up(ann, f"Ann {tag}")
    to = sign_up(bob, f"Bob {tag}")
    ann.open("/my-games")
    page = bob.open("/de/rules")
    ann.create("six", "me", "anyone", control="600", to=to)
    bar = received(bob, f"Ann {tag}")
    arrow = bar.get_by_role("button", name=GERMAN("matchmaking-reasons"))
    arrow.focus()
    page.keyboard.press("Enter")
    first = bar.get_by_role("button", name=GERMAN("matchmaking-reason-too-fast"), exact=True)
    expect(first).to_be_focused()
    page.keyboard.press("Escape")
    expect(first).to_be_hidden()
    expect(arrow).to_be_focused()
    page.keyboard.press("Enter")
    expect(first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(bar).to_have_count(0)
    said = ENGLISH("matchmaking-declined-why", why=ENGLISH("matchmaking-reason-too-slow"))
    expect(ann.page.get_by_role("region", name=ENGLISH("shell-notices"))).to_contain_text(said)
