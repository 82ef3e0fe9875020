"""The web client in a real browser: what it loads, and how fast it responds."""

from __future__ import annotations

import random
import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import hexad
from bench import engine_in_page
from bench.measure import Row
from tests.server.client import Server
from tests.web.board_actions import has_played
from tests.web.browser import chromium
from tests.web.first_page import MAX_SCRIPT, script_of
from tests.web.games import ABALONE
from tests.web.spectator import MAX_BYTES_PER_PLY, bytes_per_ply
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from playwright.sync_api import Browser, Page, Request

__all__ = ["rows"]

VISITS = 5
CLICKS = 30
PLIES = 40
SPECTATOR_PLIES = 100
# Milliseconds between two clicks of a person, and between two moves. People do not click while marbles glide.
CLICK_PACE = 200
MOVE_PACE = 600

_RENDERER = """() => {
    const context = document.createElement("canvas").getContext("webgl");
    const info = context?.getExtension("WEBGL_debug_renderer_info");
    return info ? context.getParameter(info.UNMASKED_RENDERER_WEBGL) : "";
}"""
_CELLS = """() => Object.fromEntries([...document.querySelectorAll("[data-cell]")].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [cell.dataset.cell, [x + width / 2, y + height / 2]];
}))"""
# Records when arrows to legal targets are drawn: the timeout runs after the frame that contains them.
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
# Records the duration of each frame while a marble moves, and of long tasks.
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

Centres = dict[str, tuple[float, float]]


def rows() -> Iterator[Row]:
    """Yield each measurement as soon as it is made."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data", fresh=True) as server,
        chromium(whole=True) as browser,
    ):
        bench = _Bench(browser, server.url)
        kilobytes, drawn = bench.first_page()
        yield Row("script of the first page", kilobytes, "kB by gzip", MAX_SCRIPT, at_most=True)
        for what, is_known, most in (("a first visit", False, 800), ("files in the cache", True, 400)):
            ready = [bench.ready(is_known=is_known) for _ in range(VISITS)]
            note = f"median of {VISITS}, worst {max(ready):,.0f}"
            name = f"navigation to a board that answers, {what}"
            yield Row(name, statistics.median(ready), "ms", most, note, at_most=True)
        delays = bench.clicks()
        note = f"median {statistics.median(delays):.1f}, {CLICKS} clicks"
        yield Row("worst time from a click to its targets", max(delays), "ms", 16, note, at_most=True)
        frames, long_tasks = bench.game()
        rate = round(1000 * len(frames) / sum(frames))
        yield Row("frames while marbles move", rate, "frames/s", 60, f"{drawn}; longest {max(frames):.0f} ms")
        longest = f"longest {max(long_tasks):.0f} ms" if long_tasks else f"a game of {PLIES} plies"
        yield Row("tasks over 50 ms in it", len(long_tasks), "tasks", 0, longest, at_most=True)
        for game in hexad.GAMES:
            carried = bench.spectator(game)
            yield Row(f"bytes per ply to a spectator, {game}", carried, "bytes", MAX_BYTES_PER_PLY, at_most=True)
        yield from engine_in_page.rows(browser, server.url)
        yield Row("other hosts asked in all of this", len(bench.others), "hosts", 0, at_most=True)


class _Bench:
    """One browser, a new visitor for each measurement."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self.others: set[str] = set()
        self._centres: Centres = {}

    def _visitor(self, script: str = "") -> Visitor:
        visitor = Visitor(self._browser, self._url, moving=True, service_workers="allow")
        visitor.context.on("request", self._on_request)
        if script:
            visitor.context.add_init_script(script)
        return visitor

    def _on_request(self, request: Request) -> None:
        host = urlsplit(request.url).netloc
        if host and host != urlsplit(self._url).netloc:
            self.others.add(host)

    def first_page(self) -> tuple[float, str]:
        """Return the kilobytes of script and the name of the renderer."""
        visitor = self._visitor()
        page = visitor.open("/")
        page.get_by_role("button", name="Play now: Abalone").wait_for()
        kilobytes = sum(script_of(page).values())
        renderer = page.evaluate(_RENDERER)
        visitor.leave()
        in_software = not renderer or "SwiftShader" in renderer or "llvmpipe" in renderer
        return kilobytes, "drawn in software, without a graphics card" if in_software else renderer

    def ready(self, *, is_known: bool) -> float:
        """Return the milliseconds until the first click on a marble has shown its targets.

        The browser may know the page already: then it has another game open before.
        """
        visitor = self._visitor(_WATCH_TARGETS)
        if not self._centres or is_known:
            self._centres = _centres(visitor.open(f"/games/{visitor.create('abalone', 'me', 'me')}"))
        if not is_known:
            visitor.leave()
            visitor = self._visitor(_WATCH_TARGETS)
        game = visitor.create("abalone", "me", "me")
        visitor.page.goto(f"/games/{game}", wait_until="commit")
        # Polling would slow the page down; this waits for an event.
        visitor.page.locator("[aria-busy=false] [data-cell=c4]").wait_for(state="attached")
        visitor.page.mouse.click(*self._centres["c4"])
        visitor.page.wait_for_function("() => window.drawn !== undefined")
        drawn = float(visitor.page.evaluate("window.drawn"))
        visitor.leave()
        return drawn

    def clicks(self) -> list[float]:
        """Return the milliseconds from each click on a marble until its targets were drawn."""
        visitor = self._visitor(_WATCH_TARGETS)
        page = visitor.open(f"/games/{visitor.create('abalone', 'me', 'me')}")
        centres = _centres(page)
        # A marble that can move in line has a target when it is chosen alone.
        rears = {str(move)[:2] for move in hexad.abalone.Board().legal_moves if move.kind != "broadside"}
        delays = []
        for cell in random.Random(1).choices(sorted(rears), k=CLICKS):
            page.evaluate("delete window.drawn")
            page.mouse.click(*centres[cell])
            page.wait_for_function("() => window.drawn !== undefined")
            delays.append(float(page.evaluate("window.drawn - window.pressed")))
            # A second click deselects it.
            page.mouse.click(*centres[cell])
        visitor.leave()
        return delays

    def game(self) -> tuple[list[float], list[float]]:
        """Play a game; return the milliseconds of each frame while marbles moved, and of each long task."""
        visitor = self._visitor(_WATCH_FRAMES)
        page = visitor.open(f"/games/{visitor.create('abalone', 'me', 'me')}")
        centres, board = _centres(page), hexad.abalone.Board()
        page.evaluate("window.longTasks.length = 0")
        for move in _moves():
            _play(page, centres, board, move)
            page.wait_for_timeout(MOVE_PACE)
            has_played(page, board.ply)
        frames, long_tasks = page.evaluate("[window.framesOfMoves, window.longTasks]")
        visitor.leave()
        return frames, long_tasks

    def spectator(self, game: str) -> float:
        """Return the bytes that a spectator's page receives for each ply of a game."""
        board, source = hexad.GAMES[game].Board(repetition=None), random.Random(1)
        while board.ply < SPECTATOR_PLIES and not board.is_over:
            board.push(source.choice(list(board.legal_moves)))
        player, spectator = self._visitor(), self._visitor()
        carried = bytes_per_ply(player, spectator, game, [str(move) for move in board.moves])
        player.leave()
        spectator.leave()
        return carried


def _centres(page: Page) -> Centres:
    """Return the centre of each cell on the page."""
    page.locator("[data-cell]").first.wait_for()
    centres: Centres = page.evaluate(_CELLS)
    return centres


def _play(page: Page, centres: Centres, board: hexad.abalone.Board, text: str) -> None:
    """Play a move by mouse clicks only: queries would slow the page down."""
    moved = dict(board.effect(text).moved)
    for cell in sorted(moved):
        page.mouse.click(*centres[cell])
        page.wait_for_timeout(CLICK_PACE)
    page.mouse.click(*_middle(centres[cell] for cell in moved.values() if cell not in moved))
    board.push(text)


def _middle(centres: Iterable[tuple[float, float]]) -> tuple[float, float]:
    xs, ys = zip(*centres, strict=True)
    return statistics.fmean(xs), statistics.fmean(ys)


def _moves() -> list[str]:
    """Return the moves of an unfinished game with many pushes."""
    board, source = hexad.abalone.Board(), random.Random(1)
    for move in ABALONE[:20]:
        board.push(move)
    while board.ply < PLIES:
        board.push(source.choice(list(board.legal_moves)))
    return [str(move) for move in board.moves]
