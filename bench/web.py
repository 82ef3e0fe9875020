"""The web client in a real browser, as its visitors have it: what it loads, and how soon it answers."""

from __future__ import annotations

import random
import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import hexad
from bench.measure import Row
from tests.server.client import Server
from tests.web.board_actions import has_played
from tests.web.browser import chromium
from tests.web.games import ABALONE
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from playwright.sync_api import Browser, Page, Request

__all__ = ["rows"]

VISITS = 5
CLICKS = 30
PLIES = 40
# Milliseconds that a person takes from one click to the next, and to look at a move. Nobody clicks while marbles glide.
CLICK_PACE = 200
MOVE_PACE = 600

_SCRIPTS = """() => performance.getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
_RENDERER = """() => {
    const context = document.createElement("canvas").getContext("webgl");
    const info = context?.getExtension("WEBGL_debug_renderer_info");
    return info ? context.getParameter(info.UNMASKED_RENDERER_WEBGL) : "";
}"""
_CELLS = """() => Object.fromEntries([...document.querySelectorAll("[data-cell]")].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [cell.dataset.cell, [x + width / 2, y + height / 2]];
}))"""
# Notes when arrows to legal targets are on the screen: the timer runs when the frame that has them was made.
_WATCH_TARGETS = """
addEventListener("pointerdown", (event) => (window.pressed = event.timeStamp), true);
let isThere = false;
new MutationObserver(() => {
    const wasThere = isThere;
    isThere = document.querySelector("[data-target]") !== null;
    if (isThere && !wasThere)
        requestAnimationFrame(() => setTimeout(() => (window.drawn = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
# Notes how long each frame took while a marble was under way, and tasks that held the page up.
_WATCH_FRAMES = """
window.framesOfMoves = [];
window.longTasks = [];
new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
let last, wasMoving;
const frame = (now) => {
    const isMoving = document.getAnimations().some(({ effect }) => effect?.target?.closest("[data-marble]"));
    if (isMoving && wasMoving) window.framesOfMoves.push(now - last);
    [last, wasMoving] = [now, isMoving];
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""

Spots = dict[str, tuple[float, float]]


def rows() -> Iterator[Row]:
    """Each measurement, as it is made."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data") as server,
        chromium(whole=True) as browser,
    ):
        bench = _Bench(browser, server.url)
        kilobytes, drawn = bench.first_page()
        yield Row("script of the first page", kilobytes, "kB by gzip", 90, at_most=True)
        ready = [bench.ready() for _ in range(VISITS)]
        beside = f"median of {VISITS} first visits, worst {max(ready):,.0f}"
        yield Row("navigation to a board that answers", statistics.median(ready), "ms", 1_000, beside, at_most=True)
        delays = bench.clicks()
        beside = f"median {statistics.median(delays):.1f}, {CLICKS} clicks"
        yield Row("worst time from a click to its targets", max(delays), "ms", 50, beside, at_most=True)
        frames, long_tasks = bench.game()
        rate = round(1000 * len(frames) / sum(frames))
        yield Row("frames while marbles move", rate, "frames/s", 60, f"{drawn}; longest {max(frames):.0f} ms")
        longest = f"longest {max(long_tasks):.0f} ms" if long_tasks else f"a game of {PLIES} plies"
        yield Row("tasks over 50 ms in it", len(long_tasks), "tasks", 0, longest, at_most=True)
        yield Row("other hosts asked in all of this", len(bench.others), "hosts", 0, at_most=True)


class _Bench:
    """One browser, a new visitor for each measurement."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self.others: set[str] = set()
        self._spots: Spots = {}

    def _visitor(self, script: str = "") -> Visitor:
        visitor = Visitor(self._browser, self._url, moving=True, service_workers="allow")
        visitor.context.on("request", self._asked)
        if script:
            visitor.context.add_init_script(script)
        return visitor

    def _asked(self, request: Request) -> None:
        host = urlsplit(request.url).netloc
        if host and host != urlsplit(self._url).netloc:
            self.others.add(host)

    def first_page(self) -> tuple[float, str]:
        """Kilobytes of script, and by what the browser draws."""
        visitor = self._visitor()
        page = visitor.open("/")
        page.get_by_role("button", name="Play now: Abalone").wait_for()
        kilobytes = page.evaluate(_SCRIPTS) / 1000
        renderer = page.evaluate(_RENDERER)
        visitor.leave()
        in_software = not renderer or "SwiftShader" in renderer or "llvmpipe" in renderer
        return kilobytes, "drawn in software, without a graphics card" if in_software else renderer

    def ready(self) -> float:
        """Milliseconds until the first click on a marble has shown its targets, for somebody who was never here."""
        visitor = self._visitor(_WATCH_TARGETS)
        game = visitor.create("abalone", "me", "me")
        if not self._spots:
            self._spots = _spots(visitor.open(f"/games/{game}"))
            visitor.leave()
            return self.ready()
        visitor.page.goto(f"/games/{game}", wait_until="commit")
        # To ask for it again and again would hold the page up: it says itself when there is something to click on.
        visitor.page.locator("[data-cell=c4]").wait_for(state="attached")
        visitor.page.mouse.click(*self._spots["c4"])
        visitor.page.wait_for_function("() => window.drawn !== undefined")
        drawn = float(visitor.page.evaluate("window.drawn"))
        visitor.leave()
        return drawn

    def clicks(self) -> list[float]:
        """Milliseconds from each click on a marble until its targets were on the screen."""
        visitor = self._visitor(_WATCH_TARGETS)
        page = visitor.open(f"/games/{visitor.create('abalone', 'me', 'me')}")
        spots = _spots(page)
        # Whoever is alone the rear of a move has a target.
        rears = {str(move)[:2] for move in hexad.abalone.Board().legal_moves if move.kind != "broadside"}
        delays = []
        for cell in random.Random(1).choices(sorted(rears), k=CLICKS):
            page.evaluate("delete window.drawn")
            page.mouse.click(*spots[cell])
            page.wait_for_function("() => window.drawn !== undefined")
            delays.append(float(page.evaluate("window.drawn - window.pressed")))
            # A second click lets go of it.
            page.mouse.click(*spots[cell])
        visitor.leave()
        return delays

    def game(self) -> tuple[list[float], list[float]]:
        """Milliseconds of each frame while marbles moved, and of each task that held the page up, in a whole game."""
        visitor = self._visitor(_WATCH_FRAMES)
        page = visitor.open(f"/games/{visitor.create('abalone', 'me', 'me')}")
        spots, board = _spots(page), hexad.abalone.Board()
        page.evaluate("window.longTasks.length = 0")
        for move in _moves():
            _play(page, spots, board, move)
            page.wait_for_timeout(MOVE_PACE)
            has_played(page, board.ply)
        frames, long_tasks = page.evaluate("[window.framesOfMoves, window.longTasks]")
        visitor.leave()
        return frames, long_tasks


def _spots(page: Page) -> Spots:
    """Where the cells of the board are."""
    page.locator("[data-cell]").first.wait_for()
    spots: Spots = page.evaluate(_CELLS)
    return spots


def _play(page: Page, spots: Spots, board: hexad.abalone.Board, text: str) -> None:
    """A move by the mouse alone: to look things up in the page would hold it up."""
    moved = dict(board.effect(text).moved)
    for cell in sorted(moved):
        page.mouse.click(*spots[cell])
        page.wait_for_timeout(CLICK_PACE)
    page.mouse.click(*_middle(spots[cell] for cell in moved.values() if cell not in moved))
    board.push(text)


def _middle(spots: Iterable[tuple[float, float]]) -> tuple[float, float]:
    xs, ys = zip(*spots, strict=True)
    return statistics.fmean(xs), statistics.fmean(ys)


def _moves() -> list[str]:
    """A game with many pushes that is not over yet."""
    board, source = hexad.abalone.Board(), random.Random(1)
    for move in ABALONE[:20]:
        board.push(move)
    while board.ply < PLIES:
        board.push(source.choice(list(board.legal_moves)))
    return [str(move) for move in board.moves]
