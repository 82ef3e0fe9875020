"""A visitor: a browser context with its own cookies and storage, which records all errors of its pages."""

from __future__ import annotations

import json
import os
import re
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request

__all__ = ["LOOKS", "PATIENCE", "Visitor", "drawn"]

LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "small phone": {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True},
    "landscape": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
}
# The error of requests that were cancelled when the page was left.
_LEFT = "net::ERR_ABORTED"
PATIENCE = 60_000
"""Milliseconds that a test waits for an element; the machine may be busy."""
SLOWNESS = float(os.environ.get("HEXAD_SLOW") or 1)
"""How many times slower than usual the scripts of pages run. Each request takes longer, too."""
_LATENCY = 50
"""Milliseconds that a request takes longer, times the slowness."""
# After two frames, all that was changed before is drawn. Fonts are loaded when a text that needs them is drawn.
_DRAWN = """() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    .then(() => document.fonts.ready).then(() => true)"""


def drawn(page: Page) -> None:
    """Wait until a page is drawn as it is now, with its fonts: before that, nothing on it has its size and place."""
    page.evaluate(_DRAWN)


class Visitor:
    """A page in a separate context. Without `moving` there are no animations, so that tests need not wait for them."""

    def __init__(self, browser: Browser, url: str, look: str = "desktop", *, moving: bool = False, **more: Any) -> None:
        self.url = url
        self.forgives = re.compile(r"(?!)")
        """Errors that this test allows, such as those of a connection that is cut on purpose."""
        self.troubles: list[str] = []
        # A service worker would fetch the whole client for each new visitor.
        usual = {"reduced_motion": "no-preference" if moving else "reduce", "service_workers": "block", **LOOKS[look]}
        self.context = browser.new_context(base_url=url, **{**usual, **more})
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        self.context.on("request", self._asked)
        self.context.on("requestfailed", self._failed)
        if SLOWNESS > 1:
            self.context.on("page", self._slow_down)
        self.page = self.context.new_page()
        self._unanswered: set[Request] = set()
        self.page.on("request", self._waits)
        self.page.on("requestfinished", self._has_answer)
        self.page.on("requestfailed", self._has_answer)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"{message.text} ({message.location.get('url')})")

    def _asked(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme not in ("data", "blob") and f"{url.scheme}://{url.netloc}" != self.url:
            self.troubles.append(f"asked another host: {request.url}")

    def _waits(self, request: Request) -> None:
        self._unanswered.add(request)

    def _has_answer(self, request: Request) -> None:
        self._unanswered.discard(request)

    def _slow_down(self, page: Page) -> None:
        session = self.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
        session.send("Network.enable")
        late = {"offline": False, "latency": _LATENCY * SLOWNESS, "downloadThroughput": -1, "uploadThroughput": -1}
        session.send("Network.emulateNetworkConditions", late)

    def _failed(self, request: Request) -> None:
        if request.failure != _LEFT:
            self.troubles.append(f"{request.failure} ({request.url})")

    def leave(self) -> list[str]:
        """Close the context; returns the errors of its pages."""
        self.context.close()
        return [trouble for trouble in self.troubles if not self.forgives.search(trouble)]

    def choose(self, **settings: Any) -> None:
        """Store settings before the first page is opened."""
        keep = f"localStorage.setItem('hexad.settings', {json.dumps(json.dumps(settings))})"
        self.context.add_init_script(f"if (!localStorage.getItem('hexad.settings')) {keep}")

    def open(self, path: str) -> Page:
        """Go to a page, and wait until it is drawn with all that it asks the server for."""
        self._unanswered.clear()
        self.page.goto(path)
        expect(self.page.get_by_role("heading", level=1).first).to_be_attached()
        self.settle()
        return self.page

    def settle(self) -> None:
        """Wait until every request of the page is answered and the answers are drawn."""
        self.until(self._has_settled)

    def _has_settled(self) -> bool:
        # An answer may lead to another request.
        if not self._unanswered:
            drawn(self.page)
        return not self._unanswered

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds that the page does not show."""
        deadline = time.monotonic() + PATIENCE / 1000
        # Asked once each time: what holds for a moment only has held.
        while not holds():
            assert time.monotonic() < deadline, "the condition does not hold"
            self.page.wait_for_timeout(20)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The button of this name."""
        return self.page.get_by_role("button", name=name)

    def game(self) -> str:
        """The name of the game whose page this is."""
        expect(self.page).to_have_url(re.compile(r"/games/\w+"))
        return urlsplit(self.page.url).path.rsplit("/", 1)[-1]

    def create(self, game: str, *chairs: str, **more: Any) -> str:
        """Set up a game without the page; chairs are `me`, `anyone` or the level of an engine."""
        seats = [{"who": "engine", "level": int(c)} if c.isdigit() else {"who": c} for c in chairs]
        return str(self.post("/api/games/", game=game, chairs=seats, **more)["game"])

    def join(self, game: str) -> None:
        """Take a free seat without the page."""
        self.post(f"/api/games/{game}/join")

    def act(self, game: str, **act: Any) -> None:
        """Do something in a game without the page."""
        self.post(f"/api/games/{game}/acts", **act)

    def state(self, game: str) -> dict[str, Any]:
        """The state of a game on the server."""
        return dict(self.context.request.get(f"/api/games/{game}").json()["state"])

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Send a request with this visitor's cookie."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return dict(answer.json())
