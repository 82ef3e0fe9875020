"""Messages between players, and following, blocking and reporting them, seen by several visitors at once."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from hexad.server.store import Database
from hexad.server.store.reports import Reports
from tests.server.damage import url_of
from tests.web.axe import violations
from tests.web.players import new_tag, sign_up
from tests.web.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from hexad.server.store.reports import StoredReport
    from tests.server.client import Server
    from tests.web.visitor import Visitor

EN, TR, DE = Words("en"), Words("tr"), Words("de")


def panel(visitor: Visitor, said: Words = EN) -> None:
    """Open or close the messages."""
    visitor.page.locator(".chat button").click()
    expect(visitor.page.get_by_role("list", name=said("chat-messages"))).to_be_visible()


def written(visitor: Visitor, said: Words = EN) -> Locator:
    """The messages that a visitor sees."""
    return visitor.page.get_by_role("list", name=said("chat-messages")).locator(".said")


def free(visitor: Visitor, said: Words = EN) -> Locator:
    return visitor.page.get_by_role("switch", name=said("chat-free"))


def settings(visitor: Visitor, said: Words = EN) -> None:
    """Open the settings of the messages."""
    visitor.page.locator("summary", has_text=said("shell-settings")).click()


def two_at_a_board(visit, look: str = "desktop") -> tuple[Visitor, Visitor, str]:
    """Two players of one game, the second one in Turkish, whose pages are open."""
    one, two = visit(locale="en"), visit(look, locale="tr")
    game = one.create("abalone", "me", "anyone", control="600", listed=True)
    two.join(game)
    one.open(f"/games/{game}")
    two.open(f"/tr/games/{game}")
    for visitor in (one, two):
        expect(visitor.page.locator(".chat button")).to_be_visible()
    return one, two, game


def board_of(page: Page) -> list[float]:
    """Where the board is on the page, however far it is scrolled."""
    place = "board => { const b = board.getBoundingClientRect(); return [b.x, b.y + scrollY, b.width, b.height]; }"
    return list(page.locator(".board").first.evaluate(place))


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_each_reads_a_phrase_in_their_own_language_and_the_board_stays_where_it_is(visit, look):
    one, two, _ = two_at_a_board(visit, look)
    before = board_of(two.page)
    panel(one)
    one.button(EN("chat-say-good-luck")).click()
    expect(written(one)).to_have_text([EN("chat-say-good-luck")])
    unread = two.page.get_by_role("button", name=TR("chat-unread", count=1))
    expect(unread).to_be_visible()
    expect(two.page.get_by_text(TR("chat-say-good-luck")).first).to_be_visible()
    announced = two.page.locator("[aria-live]").filter(has_text=TR("chat-say-good-luck"))
    expect(announced.first).to_be_attached()
    panel(two, TR)
    expect(unread).to_have_count(0)
    expect(written(two, TR)).to_have_text([TR("chat-say-good-luck")])
    assert board_of(two.page) == before
    two.button(TR("chat-say-hello")).click()
    expect(written(one)).to_have_text([EN("chat-say-good-luck"), EN("chat-say-hello")])
    assert violations(two.page) == []


def test_free_messages_need_both_players_are_text_and_can_be_muted(visit):
    one, two, game = two_at_a_board(visit)
    for visitor, said in ((one, EN), (two, TR)):
        panel(visitor, said)
        settings(visitor, said)
        expect(free(visitor, said)).not_to_be_checked()
    expect(one.page.get_by_text(EN("chat-free-off"))).to_be_visible()
    free(one).click()
    expect(one.page.get_by_text(EN("chat-free-waiting"))).to_be_visible()
    expect(two.page.get_by_text(TR("chat-free-asked"))).to_be_visible()
    field = one.page.get_by_role("textbox", name=EN("chat-write"))
    expect(field).to_have_count(0)
    free(two, TR).click()
    field.fill("See https://example.org <b>now</b>")
    field.press("Enter")
    expect(written(two, TR)).to_have_text(["See https://example.org <b>now</b>"])
    expect(written(two, TR).locator("a, b")).to_have_count(0)
    expect(field).to_have_value("")
    spectator = visit(locale="en")
    page = spectator.open(f"/games/{game}")
    expect(page.locator(".board").first).to_be_visible()
    expect(page.locator(".chat button")).to_have_count(0)
    expect(page.get_by_text("https://example.org")).to_have_count(0)
    two.page.get_by_role("switch", name=TR("chat-mute")).click()
    expect(two.page.get_by_text(TR("chat-muted"))).to_be_visible()
    field.fill("Hello?")
    field.press("Enter")
    expect(written(one)).to_have_count(2)
    two.page.get_by_role("switch", name=TR("chat-mute")).click()
    expect(written(two, TR)).to_have_count(2)
    free(two, TR).click()
    expect(field).to_have_count(0)
    two.page.reload()
    panel(two, TR)
    expect(written(two, TR)).to_have_count(2)
    expect(free(two, TR)).not_to_be_checked()


def test_partners_are_told_that_they_may_not_write(visit):
    four = [visit(locale="en") for _ in range(4)]
    game = four[0].create("six", "me", "anyone", "anyone", "anyone", options={"players": 4})
    for visitor in four[1:]:
        visitor.join(game)
    page = four[0].open(f"/games/{game}")
    panel(four[0])
    settings(four[0])
    expect(four[0].button(EN("chat-say-hello"))).to_be_visible()
    expect(four[0].button(EN("chat-say-thanks"))).to_have_count(0)
    expect(free(four[0])).to_have_count(0)
    four[0].act(game, type="move", move="2,0")
    expect(page.get_by_text(EN("chat-silent"))).to_be_visible()
    expect(four[0].button(EN("chat-say-hello"))).to_have_count(0)
    four[1].act(game, type="resign")
    expect(four[0].button(EN("chat-say-good-game"))).to_be_visible()


def test_players_are_followed_blocked_and_reported(visit, arena):
    tag = new_tag()
    ann, bob = visit(locale="en"), visit("phone", locale="de")
    sign_up(ann, f"Ann {tag}")
    reported = sign_up(bob, f"Bob {tag}")
    game = ann.create("abalone", "me", "anyone", control="600", listed=True)
    bob.join(game)
    bob.open(f"/de/games/{game}")
    page = ann.open(f"/@/Bob {tag}")
    ann.button(EN("relations-follow")).click()
    expect(ann.button(EN("relations-follows"))).to_be_visible()
    ann.open("/players")
    followed = page.get_by_role("region", name=EN("relations-followed-list"))
    expect(followed.get_by_role("link", name=f"Bob {tag}")).to_be_visible()
    expect(followed.get_by_role("link", name=EN("relations-playing"))).to_have_attribute("href", f"/games/{game}")
    ann.open(f"/games/{game}")
    panel(ann)
    settings(ann)
    ann.button(EN("relations-report")).click()
    sheet = page.get_by_role("dialog")
    rule = EN("relations-text-limit", max=1000)
    expect(sheet.get_by_role("textbox")).to_have_accessible_description(rule)
    sheet.get_by_role("button", name=EN("relations-report-send")).click()
    expect(sheet.get_by_role("textbox")).to_have_attribute("aria-invalid", "true")
    sheet.get_by_role("radio", name=EN("relations-category-leaving")).check()
    sheet.get_by_role("textbox").fill("Always leaves")
    assert violations(page) == []
    sheet.get_by_role("button", name=EN("relations-report-send")).click()
    expect(page.get_by_text(EN("relations-reported")).first).to_be_visible()
    (report,) = [found for found in reports(arena) if found.reported == reported]
    assert (report.category, report.text, report.game) == ("leaving", "Always leaves", game)
    ann.button(EN("relations-block")).click()
    expect(ann.button(EN("relations-blocks"))).to_be_visible()
    panel(bob, DE)
    bob.button(DE("chat-say-hello")).click()
    expect(written(bob, DE)).to_have_text([DE("chat-say-hello")])
    ann.page.reload()
    panel(ann)
    expect(page.get_by_text(EN("chat-none"))).to_be_visible()
    ann.open("/players")
    blocked = page.get_by_role("region", name=EN("relations-blocked-list"))
    blocked.get_by_role("button").click()
    expect(blocked).to_have_count(0)
    ann.open(f"/games/{game}")
    panel(ann)
    expect(written(ann)).to_have_text([EN("chat-say-hello")])
    messages = page.get_by_role("list", name=EN("chat-messages"))
    expect(messages.get_by_role("link", name=f"Bob {tag}")).to_have_attribute("href", f"/@/Bob%20{tag}")


def reports(server: Server) -> list[StoredReport]:
    """The open reports."""

    async def read() -> list[StoredReport]:
        database = Database(url_of(server))
        try:
            return await Reports(database).all(with_closed=False)
        finally:
            await database.close()

    # This thread has the browser's event loop.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(read())).result()
