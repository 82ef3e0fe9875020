"""Correspondence games in a real browser: created with days for each move, deadlines, prepared answers, the account."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations_in_every_theme
from tests.web.board_actions import AbaloneActions, has_played
from tests.web.players import new_tag, sign_up
from tests.web.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.web.visitor import Visitor

    Visit = Callable[..., Visitor]

SAID = Words("en")
DAYS = {"control": "1/259200"}


def begun(black: Visitor, white: Visitor, **settings: object) -> str:
    """A game of two accounts in which Black has moved."""
    sign_up(black, f"Ann {new_tag()}")
    sign_up(white, f"Ben {new_tag()}")
    game = black.create("abalone", "me", "anyone", **{**DAYS, **settings})
    white.join(game)
    black.act(game, type="move", move="a1b2")
    return game


def open_sheet(page: Page) -> None:
    """Open the form for a new game."""
    page.get_by_role("button", name=SAID("home-more-game", game="Abalone")).click()


def pick(sheet: Locator, choice: str) -> None:
    """Choose an option by the beginning of its name."""
    sheet.get_by_role("radio", name=re.compile(f"^{re.escape(choice)}")).check(force=True)


def try_move(page: AbaloneActions, cell: str, direction: str) -> None:
    """Play a move of one marble, or of the line behind it, on a board without a move list."""
    page.choose(cell)
    page.touch(page.target(direction))


def test_a_game_with_days_for_each_move(visit: Visit):
    host, guest = visit(), visit("phone")
    sign_up(host, f"Ann {new_tag()}")
    page = host.open("/")
    open_sheet(page)
    sheet = page.get_by_role("dialog")
    # Against the engine, nobody needs days.
    expect(sheet.get_by_role("radio", name=SAID("home-new-clock-days"), exact=True)).to_have_count(0)
    pick(sheet, SAID("home-new-opponent-friend"))
    pick(sheet, SAID("home-new-clock-days"))
    for shortest_and_longest in ("1 hour", "30 days"):
        pick(sheet, shortest_and_longest)
    pick(sheet, "7 days")
    sheet.get_by_role("switch", name=re.compile(SAID("home-new-weekends"))).check()
    assert violations_in_every_theme(page) == []
    sheet.get_by_role("button", name=SAID("home-new-start-friend")).click()
    game = host.game()
    created = host.context.request.get(f"/api/games/{game}").json()["created"]
    assert (created["control"], created["weekends"]) == ("1/604800", True)
    sign_up(guest, f"Ben {new_tag()}")
    guest.join(game)
    expect(page.get_by_role("timer").last).to_have_text(re.compile("^(7 days|6 days 23 hr)$"))
    expect(page.get_by_text("You have until")).to_be_visible()
    page = guest.open(f"/games/{game}")
    expect(page.get_by_text(re.compile("Weekends do not count"))).to_be_visible()
    # The account has the browser's time zone from now on.
    zone = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    guest.until(lambda: guest.context.request.get("/api/account").json().get("zone") == zone)


def test_guests_are_told_that_they_need_an_account(visit: Visit):
    page = visit("phone").open("/")
    open_sheet(page)
    sheet = page.get_by_role("dialog")
    pick(sheet, SAID("home-new-opponent-anyone"))
    pick(sheet, SAID("home-new-clock-days"))
    expect(sheet.get_by_text(SAID("home-new-days-account"))).to_be_visible()
    expect(sheet.get_by_role("button", name=SAID("home-new-start-anyone"))).to_be_disabled()


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_answers_are_prepared_on_the_board(visit: Visit, look: str):
    black, white = visit(look), visit()
    game = begun(black, white)
    page = black.open(f"/games/{game}")
    board = AbaloneActions(page, taps=look == "phone")
    page.get_by_role("button", name=SAID("game-conditional-open")).click()
    expect(page.get_by_text(SAID("game-conditional-expected"))).to_be_visible()
    save = page.get_by_role("button", name=SAID("game-conditional-save"))
    expect(save).to_be_disabled()
    try_move(board, "i9", "SW")
    expect(page.get_by_text(SAID("game-conditional-answer"))).to_be_visible()
    try_move(board, "a2", "NE")
    expect(page.get_by_text(SAID("game-conditional-expected"))).to_be_visible()
    assert violations_in_every_theme(page) == []
    save.click()
    expect(page.get_by_role("listitem").filter(has_text="i9h8 a2b3")).to_be_visible()
    # A second line, which is removed again.
    try_move(board, "i8", "SW")
    try_move(board, "b1", "NE")
    save.click()
    page.get_by_role("button", name=SAID("game-conditional-drop", moves="i8h7 b1c2")).click()
    expect(page.get_by_role("listitem").filter(has_text="i8h7 b1c2")).to_have_count(0)
    page.get_by_role("button", name=SAID("game-conditional-close")).click()
    has_played(page, 1)
    # Reloading shows what is prepared; when the expected move comes, it is answered.
    page.reload()
    expect(page.get_by_role("button", name=SAID("game-conditional-open"))).to_contain_text("1")
    white.act(game, type="move", move="i9h8")
    has_played(page, 3)
    assert black.state(game)["last"] == "a2b3"
    expect(page.get_by_role("button", name=SAID("game-conditional-open"))).not_to_contain_text("1")


def test_time_zone_vacation_and_reminders(visit: Visit):
    black, white = visit(), visit()
    game = begun(black, white)
    white.act(game, type="move", move="i9h8")
    page = black.open("/account")
    section = page.locator("section").filter(has=page.get_by_role("heading", name=SAID("account-correspondence")))
    section.get_by_label(SAID("account-zone")).select_option("Asia/Tokyo")
    black.until(lambda: black.context.request.get("/api/account").json().get("zone") == "Asia/Tokyo")
    days = section.get_by_label(SAID("account-vacation"), exact=True)
    days.fill("31")
    begin = section.get_by_role("button", name=SAID("account-vacation-begin"))
    expect(begin).to_be_disabled()
    days.fill("3")
    begin.click()
    expect(section.get_by_text("You are on vacation until")).to_be_visible()
    # Reminders need an address.
    black.forgives = re.compile("409")
    section.get_by_role("switch").click()
    expect(page.get_by_role("region", name="Notices").get_by_text(SAID("refused-no-mail"))).to_be_visible()
    expect(section.get_by_role("switch")).not_to_be_checked()
    watched = white.open(f"/games/{game}")
    expect(watched.get_by_text(re.compile("is on vacation until"))).to_be_visible()
    section.get_by_role("button", name=SAID("account-vacation-end")).click()
    expect(begin).to_be_visible()
    expect(watched.get_by_text(re.compile("has until"))).to_be_visible()
    assert violations_in_every_theme(page) == []


def test_reminders_are_stopped_by_a_button(visit: Visit):
    visitor = visit()
    visitor.forgives = re.compile("404")
    page = visitor.open(f"/unsubscribe/abc-{'0' * 32}")
    expect(page.get_by_role("heading", name=SAID("account-stop-title"))).to_be_visible()
    page.get_by_role("button", name=SAID("account-stop")).click()
    expect(page.get_by_role("heading", name=SAID("account-link-bad"))).to_be_visible()
