"""Who is there, and what waits: seen by several visitors at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.client import Server
from tests.server.presence_limits import limits
from tests.web.axe import violations
from tests.web.visitor import Visitor
from tests.web.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Page

SAID = Words("en")
# Chromium hides no page of a context that is not shown: the page is told so.
HIDE = """isHidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
# Records the notifications of the browser, which the headless one does not show, and the answer to its question.
NOTIFICATIONS = """answer => {
    window.notified = [];
    window.asked = 0;
    window.Notification = class {
        static permission = localStorage.getItem("answered") ?? "default";
        static async requestPermission() {
            window.asked += 1;
            localStorage.setItem("answered", answer);
            return (this.permission = answer);
        }
        constructor(title, options) { window.notified.push([title, options.tag]); }
        close() {}
    };
}"""
SOUNDS = "window.played = 0; HTMLMediaElement.prototype.play = async () => { window.played += 1; };"


@pytest.fixture(scope="module")
def club(tmp_path_factory):
    """A server at which a player is gone at once, and a game can be claimed soon."""
    with Server(tmp_path_factory.mktemp("club") / "data", env=limits()) as running:
        yield running


@pytest.fixture
def meet(club, browser):
    """Visitors of that server; an error on any of their pages fails the test."""
    visitors: list[Visitor] = []

    def arrive(look: str = "desktop", **more) -> Visitor:
        visitors.append(Visitor(browser, club.url, look, **more))
        return visitors[-1]

    yield arrive
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert not troubles, troubles


def begun(black: Visitor, white: Visitor, **more) -> str:
    """A game of two visitors after two plies."""
    game = black.create("abalone", "me", "anyone", **{"control": "600", **more})
    white.join(game)
    black.act(game, type="move", move="a1b2")
    white.act(game, type="move", move="i9h8")
    return game


def listening(visitor: Visitor, path: str) -> Page:
    """Open a page, and wait until it knows how the visitor's games stand: what happens from now on is news."""
    heard: list[str] = []
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
    page = visitor.open(path)
    visitor.until(lambda: any('"type":"mine"' in data for data in heard))
    return page


def bar(visitor: Visitor, side: str):
    """The bar of a player."""
    return visitor.page.get_by_role("region", name=side, exact=True)


def claim_card(visitor: Visitor):
    return visitor.page.get_by_role("group", name=SAID("game-claim-now"))


def test_away_and_return_for_players_and_spectators(meet):
    black, white, spectator = meet(), meet("phone"), meet()
    game = begun(black, white)
    for person in (black, white, spectator):
        person.open(f"/games/{game}")
    watching = (black, spectator)
    for person in watching:
        expect(bar(person, "White")).to_contain_text(SAID("game-presence-online"))
        expect(person.page.get_by_text(SAID("game-spectators", count=1))).to_be_visible()
    white.page.evaluate(HIDE, True)
    for person in watching:
        expect(bar(person, "White")).to_contain_text(SAID("game-presence-away"))
    white.page.evaluate(HIDE, False)
    for person in watching:
        expect(bar(person, "White")).to_contain_text(SAID("game-presence-online"))
    spectator.open("/rules")
    expect(black.page.get_by_text(SAID("game-spectators", count=1))).to_have_count(0)
    assert violations(black.page) == []


def test_a_reload_is_no_departure(meet, browser, tmp_path):
    """With the usual grace time, the card of a claim never appears."""
    with Server(tmp_path / "data", env=limits(grace_seconds=1_000)) as patient:
        black, white = Visitor(browser, patient.url), Visitor(browser, patient.url)
        game = begun(black, white)
        for person in (black, white):
            person.open(f"/games/{game}")
        expect(bar(black, "White")).to_contain_text(SAID("game-presence-online"))
        for _ in range(3):
            white.open(f"/games/{game}")
            expect(bar(white, "Black")).to_contain_text(SAID("game-presence-online"))
        expect(bar(black, "White")).to_contain_text(SAID("game-presence-online"))
        expect(claim_card(black)).to_have_count(0)
        assert black.leave() + white.leave() == []


@pytest.mark.parametrize(
    ("result", "ending"), [("win", "game-you-won"), ("draw", "game-drawn"), ("abort", "game-aborted-left")]
)
def test_gone_and_claimed(meet, browser, club, result, ending):
    black, white = meet("phone" if result == "win" else "desktop"), Visitor(browser, club.url)
    game = begun(black, white)
    for person in (black, white):
        person.open(f"/games/{game}")
    expect(bar(black, "White")).to_contain_text(SAID("game-presence-online"))
    assert white.leave() == []
    expect(bar(black, "White")).to_contain_text(SAID("game-presence-gone"))
    choice = claim_card(black).get_by_role("button", name=SAID(f"game-claim-{result}"))
    expect(choice).to_be_visible()
    assert violations(black.page) == []
    choice.focus()
    black.page.keyboard.press("Enter")
    expect(black.page.get_by_text(SAID(ending)).first).to_be_visible()
    if result != "abort":
        assert black.state(game)["result"]["reason"] == "abandonment"


def test_a_countdown_stands_before_the_claim(meet, browser, tmp_path):
    with Server(tmp_path / "data", env=limits(claim_factor=10)) as slow:
        black, white = Visitor(browser, slow.url), Visitor(browser, slow.url)
        game = begun(black, white)
        black.open(f"/games/{game}")
        expect(claim_card(black)).to_contain_text(re.compile(r"In [45]\d\d seconds you can end the game"))
        expect(claim_card(black).get_by_role("button")).to_have_count(0)
        # Whoever comes back ends it.
        white.open(f"/games/{game}")
        expect(claim_card(black)).to_have_count(0)
        assert black.leave() + white.leave() == []


def test_badge_title_icon_and_sound_on_every_page(meet):
    black, white = meet(), meet("phone")
    black.context.add_init_script(SOUNDS)
    page = listening(black, "/rules")
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon.svg")
    page.locator("h1").first.click()  # browsers allow sounds after the first click
    calm, urgent = begun(black, white), begun(black, white, control="300")
    badge = page.get_by_role("banner").get_by_role("link", name=SAID("alerts-badge", count=2))
    expect(badge).to_be_visible()
    expect(page).to_have_title(re.compile(r"^\(2\) .*Hexad"))
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    black.until(lambda: page.evaluate("window.played") >= 2)
    assert violations(page) == []
    badge.click()
    assert black.game() == urgent
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    for count, game in ((1, urgent), (0, calm)):
        black.act(game, type="move", move="a2b3")
        expect(page.get_by_role("banner").get_by_text(SAID("alerts-badge", count=count))).to_have_count(min(1, count))
    expect(page).to_have_title(re.compile(r"^[^(]"))
    expect(icon).to_have_attribute("href", "/icon.svg")


@pytest.mark.parametrize("answer", ["granted", "denied"])
def test_notifications_are_asked_for_in_the_settings_alone(meet, answer):
    black, white = meet(), meet()
    black.context.add_init_script(f"({NOTIFICATIONS})({answer!r})")
    page = black.open("/settings")
    switch = page.get_by_role("switch", name=SAID("settings-notifications"))
    expect(switch).not_to_be_checked()
    assert page.evaluate("window.asked") == 0
    switch.click()
    if answer == "denied":
        expect(page.get_by_text(SAID("settings-notifications-denied"))).to_be_visible()
        expect(switch).not_to_be_checked()
    else:
        expect(switch).to_be_checked()
    black.until(lambda: page.evaluate("window.asked") == 1)
    assert violations(page) == []
    page = listening(black, "/rules")
    page.evaluate(HIDE, True)
    game = begun(black, white)
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    if answer == "granted":
        black.until(lambda: [SAID("alerts-turn"), game] in page.evaluate("window.notified"))
    assert page.evaluate("window.asked") == 0
    if answer == "denied":
        assert page.evaluate("window.notified") == []


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_a_seat_is_taken_while_a_form_is_half_filled(meet, look):
    black, white = meet(look), meet()
    page = listening(black, "/account")
    name = page.get_by_label(SAID("account-name-label"), exact=True)
    name.fill("Half a na")
    game = black.create("abalone", "me", "anyone")
    white.join(game)
    notice = page.get_by_role("region", name=SAID("shell-notices"))
    expect(notice).to_contain_text(SAID("alerts-seat-taken"))
    expect(page).to_have_url(re.compile("/account$"))
    expect(name).to_have_value("Half a na")
    assert violations(page) == []
    notice.get_by_role("link", name=SAID("alerts-go")).click()
    assert black.game() == game
    expect(notice).not_to_contain_text(SAID("alerts-seat-taken"))


def test_a_seat_is_taken_during_another_game(meet):
    black, white, third = meet(), meet(), meet()
    running = begun(black, white)
    page = listening(black, f"/games/{running}")
    offered = black.create("six", "me", "anyone")
    third.join(offered)
    expect(page.get_by_role("link", name=SAID("alerts-go"))).to_be_visible()
    assert black.game() == running
