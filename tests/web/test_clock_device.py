"""The clock page and its device: reload, sleep, no connection, a screen that stays on, other tabs."""

from __future__ import annotations

import re
from copy import copy

import pytest
from playwright.sync_api import expect

from tests.web.clock_page import ClockPage
from tests.web.languages import LANGUAGES
from tests.web.words import Words

INSECURE = "Object.defineProperty(window, 'isSecureContext', { get: () => false })"
LACKS = "delete Navigator.prototype."
# Whether the page is visible, as the test says.
HIDE = """state => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def clock(visitor):
    return ClockPage(visitor)


def test_a_reload_does_not_stop_the_time(clock):
    clock.begin("600", "abalone")
    clock.wait(5)
    clock.press(0)
    clock.wait(10)
    clock.page.reload()
    clock.shows("9:55", "9:50")
    clock.is_running(1)
    clock.has_moves(1, 0)
    clock.wait(2)
    clock.shows("9:55", "9:48")
    expect(clock.page.get_by_text("The page was closed")).to_have_count(0)
    clock.button("clock-pause").click()
    clock.page.reload()
    clock.wait(30)
    clock.shows("9:55", "9:48")


def test_time_goes_on_while_the_page_is_closed(clock):
    clock.begin("600", "abalone")
    clock.wait(5)
    clock.close()
    clock.visitor.context.clock.fast_forward("01:05")
    clock.open_again()
    clock.shows("8:50", "10:00")
    notice = clock.page.get_by_role("region", name="Notices")
    expect(notice).to_contain_text("Time that ran meanwhile: 1:05 (Black)")
    # It stays until somebody has read it.
    clock.wait(30)
    expect(notice).to_contain_text("1:05")
    notice.get_by_role("button", name="Close").click()
    expect(notice).not_to_contain_text("1:05")
    clock.press(0)
    clock.is_running(1)


def test_the_flag_falls_while_the_device_sleeps(clock):
    clock.begin("600", "abalone")
    clock.page.evaluate(HIDE, "hidden")
    # No timer fires on the way.
    clock.page.clock.fast_forward("15:00")
    clock.page.evaluate(HIDE, "visible")
    expect(clock.page.get_by_role("alert")).to_have_text("Time is up: Black loses")
    expect(clock.page.get_by_role("region", name="Notices")).to_contain_text("10:00 (Black)")
    clock.shows("0:00.0", "10:00")


def test_what_another_version_stored_is_no_error(visitor):
    visitor.context.add_init_script('localStorage.setItem(\'hexad.clock\', \'{"clock": {"turn": 7}, "setup": 3}\')')
    clock = ClockPage(visitor).open()
    clock.set()
    clock.shows("10:00", "10:00")


def test_two_tabs_show_one_clock(clock):
    clock.begin("600")
    other = copy(clock)
    other.open_again()
    other.is_running(0)
    clock.wait(5)
    clock.press(0)
    clock.is_running(1)
    other.is_running(1)
    other.has_moves(1, 0)


def test_it_works_without_a_connection_after_one_visit(visit):
    visitor = visit(service_workers="allow")
    visitor.forgives = re.compile("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    clock = ClockPage(visitor).open()
    # The worker is registered when the page has been in use for a while.
    clock.wait(10)
    visitor.until(lambda: clock.page.evaluate("navigator.serviceWorker.controller !== null"))
    visitor.context.set_offline(True)
    clock.page.goto("/de/clock")
    german = Words("de")
    clock.page.get_by_role("button", name=german("clock-set")).click()
    clock.press(1)
    clock.wait(5)
    clock.shows("9:55", "10:00")
    clock.page.reload()
    clock.wait(5)
    clock.shows("9:50", "10:00")
    expect(clock.page.get_by_text(german("offline-title"))).to_have_count(0)
    clock.page.get_by_role("button", name=german("clock-pause")).click()
    clock.shows("9:50", "10:00")


def test_the_screen_stays_on_while_a_time_runs(clock):
    def held(count, requests):
        clock.visitor.until(lambda: clock.page.evaluate("window.locks") == {"held": count, "requests": requests})

    clock.open().set()
    held(0, 0)
    clock.press(1)
    held(1, 1)
    # Browsers take the lock from a hidden page; it is requested again.
    clock.page.evaluate(HIDE, "hidden")
    held(1, 1)
    clock.page.evaluate("window.locks.held = 0")
    clock.page.evaluate(HIDE, "visible")
    held(1, 2)
    clock.button("clock-pause").click()
    held(0, 2)
    clock.button("clock-resume").click()
    held(1, 3)
    # After the flag, too: somebody has to see it.
    clock.wait(601)
    expect(clock.page.get_by_role("alert")).to_be_visible()
    held(1, 3)


def test_a_device_that_lets_the_screen_turn_off_says_so_once(visitor):
    clock = ClockPage(visitor)
    refuse = "{ request: () => Promise.reject(new DOMException('low battery', 'NotAllowedError')) }"
    visitor.context.add_init_script(f"Object.defineProperty(navigator, 'wakeLock', {{ value: {refuse} }})")
    clock.begin("600")
    told = clock.page.get_by_role("region", name="Notices").get_by_text(clock.words("clock-lock-refused"))
    expect(told).to_be_visible()
    clock.wait(10)
    expect(told).to_have_count(0)
    clock.button("clock-pause").click()
    clock.button("clock-resume").click()
    clock.is_running(0)
    expect(told).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_is_unavailable_without_https(visitor, language):
    clock = ClockPage(visitor, language)
    visitor.context.add_init_script(INSECURE)
    clock.open()
    expect(clock.page.get_by_role("note")).to_have_text([clock.words("clock-missing-insecure")])
    # The clock itself works.
    clock.set()
    clock.press(1)
    clock.wait(5)
    clock.shows("9:55", "10:00")


@pytest.mark.parametrize(
    ("missing", "said"),
    [("wakeLock", ["awake"]), ("serviceWorker", ["offline"]), ("wakeLock, serviceWorker", ["awake", "offline"])],
)
def test_the_page_says_what_the_browser_lacks(visitor, missing, said):
    clock = ClockPage(visitor)
    for name in missing.split(", "):
        visitor.context.add_init_script(f"{LACKS}{name}; delete navigator.{name}")
    clock.open()
    expect(clock.page.get_by_role("note")).to_have_text([clock.words(f"clock-missing-{name}") for name in said])
    clock.set()
    clock.press(1)
    clock.is_running(0)


def test_nothing_is_said_where_everything_works(clock):
    clock.open()
    expect(clock.button("clock-set")).to_be_visible()
    expect(clock.page.get_by_role("note")).to_have_count(0)


def test_pages_lead_to_the_clock(visit):
    visitor = visit()
    for path, name in (("/", "Clock for a real board"), ("/rules", "Clock"), ("/learn/A16", "Clock")):
        page = visitor.open(path)
        page.get_by_role("main").get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1, name="Clock")).to_be_visible()
    page = visit("phone").open("/")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog").get_by_role("link", name="Clock", exact=True).tap()
    expect(page).to_have_title("Clock · Hexad")
