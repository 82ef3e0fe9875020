"""The clock page with a time that only the test moves on."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from tests.web.visitor import Visitor

__all__ = ["ClockPage"]

_BEGINNING = 1_800_000_000
_LOADED = 60
# The timers of the browser, before the test's time takes their place.
_TIMERS = "window.timers = { setTimeout };"
_EXCHANGE = "() => { [window.setTimeout, window.timers.setTimeout] = [window.timers.setTimeout, window.setTimeout]; }"
# Counts the sounds, and the patterns of vibration.
_COUNT = """
    window.sounds = 0;
    window.prepared = 0;
    window.vibrations = [];
    HTMLMediaElement.prototype.play = function () {
      window[this.muted ? "prepared" : "sounds"] += 1;
      return Promise.resolve();
    };
    Navigator.prototype.vibrate = (pattern) => { window.vibrations.push(pattern); return true; };
"""
# Headless browsers refuse to keep the screen on: here they agree, and the requests are counted.
_AWAKE = """
    window.locks = { held: 0, requests: 0 };
    const request = async () => {
      window.locks.held += 1;
      window.locks.requests += 1;
      return { release: async () => { window.locks.held -= 1; } };
    };
    Object.defineProperty(Navigator.prototype, "wakeLock", { configurable: true, get: () => ({ request }) });
"""


class ClockPage:
    """A visitor's clock: the left or upper half has the place 0, the other 1."""

    def __init__(self, visitor: Visitor, language: str = "en") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.words = Words(language)
        for script in (_TIMERS, _COUNT, _AWAKE):
            visitor.context.add_init_script(script)
        visitor.context.clock.install(time=_BEGINNING)

    def open(self) -> ClockPage:
        """Open the page; from then on the time stands unless the test moves it."""
        self.visitor.open(f"{self.words.prefix}/clock")
        self.page.clock.pause_at(_BEGINNING + _LOADED)
        return self

    def close(self) -> None:
        """Close the tab."""
        self.page.close()

    def open_again(self) -> None:
        """Open the page in a new tab."""
        self.page = self.visitor.context.new_page()
        self.page.goto(f"{self.words.prefix}/clock")

    def choose(self, *values: str) -> None:
        """Choose options by their values, which are the same in all languages."""
        for value in values:
            self.page.locator(f'input[type="radio"][value="{value}"]').check(force=True)

    def fill(self, key: str, *numbers: float) -> None:
        """Fill in the fields with this label."""
        for at, number in enumerate(numbers):
            self.page.get_by_label(self.words(key), exact=True).nth(at).fill(str(number))

    def set(self, *values: str) -> None:
        """Choose options and put the clock on the table."""
        self.choose(*values)
        self.button("clock-set").click()
        expect(self.halves).to_have_count(2)

    def begin(self, *values: str) -> ClockPage:
        """Open the page, set the clock and let the player with the place 1 start the other's time."""
        self.open().set(*values)
        self.press(1)
        self.is_running(0)
        return self

    def button(self, key: str) -> Locator:
        """The button with this text."""
        return self.page.get_by_role("button", name=self.words(key), exact=True)

    @property
    def halves(self) -> Locator:
        """Both halves."""
        return self.page.locator("section[data-seat]")

    def press(self, place: int) -> None:
        """Press a half."""
        self.halves.nth(place).get_by_role("button").click(force=True)

    def wait(self, seconds: float) -> None:
        """Let time pass, with everything that happens in it."""
        self.page.clock.run_for(round(seconds * 1000))

    @contextmanager
    def real_timers(self) -> Iterator[None]:
        """Tools that the test runs in the page get the browser's timers; the clock's own timers stand."""
        self.page.evaluate(_EXCHANGE)
        yield
        self.page.evaluate(_EXCHANGE)

    def shows(self, *times: str) -> None:
        """Wait until both halves show these times."""
        expect(self.page.get_by_role("timer")).to_have_text(list(times))

    def has_moves(self, *counts: int) -> None:
        """Wait until the halves show these numbers of moves."""
        said = [self.words("clock-moves", count=count) for count in counts]
        expect(self.halves.locator(".moves")).to_have_text(said)

    def is_running(self, place: int | None) -> None:
        """Wait until the time of a place runs, or none."""
        for at in (0, 1):
            status = self.halves.nth(at).get_by_text(self.words("clock-your-turn"), exact=True)
            expect(status).to_have_count(1 if at == place else 0)

    def sounds(self) -> int:
        """How many sounds were played on this page."""
        return int(self.page.evaluate("window.sounds"))
