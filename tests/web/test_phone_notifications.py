"""Notifications on phones, which only service workers may show."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.test_presence import HIDE, begun, listening
from tests.web.visitor import Visitor
from tests.web.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.server.client import Server

SAID = Words("en")
# As on a phone: pages may not show notifications, and the browser does not show those of the headless one.
PHONE = """
    window.shown = [];
    window.Notification = class {
        static permission = "granted";
        constructor() { throw new TypeError("Illegal constructor"); }
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        window.shown.push([title, options]);
    };
"""
# A click on a notification, in the service worker. Only a real one may bring the page to the front.
CLICK = """data => {
    let done;
    const event = new Event("notificationclick");
    event.notification = { data, close() {} };
    event.waitUntil = (promise) => (done = promise);
    self.dispatchEvent(event);
    return done.catch(() => null).then(() => null);
}"""


def test_a_click_opens_the_game_in_the_page_that_is_there(arena: Server, browser: Browser) -> None:
    black, white = Visitor(browser, arena.url, "phone", service_workers="allow"), Visitor(browser, arena.url)
    black.choose(notifications=True)
    black.context.add_init_script(PHONE)
    with black.context.expect_event("serviceworker") as arriving:
        page = listening(black, "/rules")
    page.evaluate("navigator.serviceWorker.ready.then(() => { window.isSame = true; })")
    page.evaluate(HIDE, True)
    game = begun(black, white)
    # That the seat was taken comes first.
    black.until(lambda: page.evaluate("window.shown.at(-1)?.[0]") == SAID("alerts-turn"))
    options = page.evaluate("window.shown.at(-1)[1]")
    assert options["tag"] == game
    arriving.value.evaluate(CLICK, options["data"])
    expect(page).to_have_url(re.compile(f"/games/{game}$"))
    assert page.evaluate("window.isSame"), "the page was not loaded again"
    assert black.leave() + white.leave() == []
