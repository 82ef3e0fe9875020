"""The engine in the page: its speed beside the native engine, with a second thread, and the size of WebAssembly."""

from __future__ import annotations

import gzip
import json
import re
import statistics
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

import hexad
from bench.measure import Row
from hexad.cli.commands.bench import POSITIONS
from hexad.engine import Engine, Limit
from tests.web.engine_workers import EngineWorkers
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

__all__ = ["rows"]

# A search ends with the first depth that is completed after this many seconds.
SECONDS = 3.0
ROUNDS = 3
HASH_MB = 64
# With this memory the page has a table of the same size.
GIGABYTES = 4
# From `hexad bench`: the middle of a game of Abalone, and Six while tiles are placed.
SEARCHED = {"abalone": POSITIONS[2][2], "six": POSITIONS[5][2]}
MIN_PERCENT = 55
MIN_TWO_THREADS = 1.5
MAX_MODULE = 150
PATIENCE = 300_000

_CHOOSE = """(chosen) => localStorage.setItem("hexad.analysis-engine", JSON.stringify(chosen))"""
_REACHED = """([depth, seconds]) => {
    const last = engine.lines.at(-1);
    return last !== undefined && (depth ? last.depth >= depth : last.seconds >= seconds);
}"""
_MODULES = """() => performance.getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.endsWith(".wasm"))
    .map(({ name, startTime }) => [new URL(name).pathname, startTime])"""
_PAINTED = """() => performance.getEntriesByName("first-contentful-paint")[0].startTime"""


class Speed(NamedTuple):
    """How many nodes a search had, in how many seconds, to which depth."""

    nodes: int
    seconds: float
    depth: int

    @property
    def rate(self) -> float:
        """Nodes per second."""
        return self.nodes / self.seconds


def rows(browser: Browser, url: str) -> Iterator[Row]:
    """Yield each measurement as soon as it is made."""
    for game in SEARCHED:
        yield _beside_native(browser, url, game)
    for game in SEARCHED:
        yield _two_threads(browser, url, game)
    yield from _modules(browser, url)


def _beside_native(browser: Browser, url: str, game: str) -> Row:
    """Both search the same tree, one after the other, so that other work on the machine slows both down."""
    natives, pages = [], []
    for _ in range(ROUNDS):
        natives.append(_native(game))
        pages.append(_in_page(browser, url, game, depth=natives[-1].depth))
        assert pages[-1].nodes == natives[-1].nodes, "not the same tree"
    ratios = [100 * page.rate / native.rate for page, native in zip(pages, natives, strict=True)]
    page, native = (statistics.median(one.rate for one in many) / 1000 for many in (pages, natives))
    note = f"{page:,.0f} of {native:,.0f} thousand nodes/s, depth {natives[0].depth}; median of {ROUNDS}"
    what = f"nodes/s in the page, one thread, {game}"
    return Row(what, statistics.median(ratios), "% of native", MIN_PERCENT, note)


def _two_threads(browser: Browser, url: str, game: str) -> Row:
    rates = [[_in_page(browser, url, game, threads=threads).rate for threads in (1, 2)] for _ in range(ROUNDS)]
    ratio = statistics.median(two / one for one, two in rates)
    one, two = (statistics.median(rate) / 1000 for rate in zip(*rates, strict=True))
    note = f"{two:,.0f} and {one:,.0f} thousand nodes/s; median of {ROUNDS}"
    return Row(f"two threads in the page, {game}", ratio, "x one", MIN_TWO_THREADS, note, digits=2)


def _native(game: str) -> Speed:
    """Search with the native engine."""
    board, engine = hexad.GAMES[game].Board(SEARCHED[game]), Engine(game, hash_mb=HASH_MB)
    for info in engine.analyse(board, Limit()):
        if info.seconds >= SECONDS:
            break
    return Speed(info.nodes, info.seconds, info.depth)


def _in_page(browser: Browser, url: str, game: str, *, threads: int = 1, depth: int = 0) -> Speed:
    """Search on the analysis page, to a depth or for some seconds."""
    visitor = Visitor(browser, url)
    workers, page = EngineWorkers(visitor, cores=2, gigabytes=GIGABYTES), visitor.page
    page.add_init_script(f"({_CHOOSE})({json.dumps({'isOn': True, 'lines': 1, 'threads': threads})})")
    visitor.open(f"/analysis?{urlencode({'game': game, 'fen': SEARCHED[game]})}")
    page.wait_for_function(_REACHED, arg=[depth, SECONDS], polling=200, timeout=PATIENCE)
    [started] = workers.started()
    assert started["helpers"] == threads - 1
    assert started["hashMb"] == HASH_MB
    lines = workers.lines()
    visitor.leave()
    last = next(line for line in lines if (line["depth"] >= depth if depth else line["seconds"] >= SECONDS))
    return Speed(last["nodes"], last["seconds"], last["depth"])


def _modules(browser: Browser, url: str) -> Iterator[Row]:
    """The modules of boards and of the engine, and when the first one is asked for."""
    visitor = Visitor(browser, url)
    page = visitor.open("/analysis")
    page.get_by_role("switch", name="Engine").check()
    page.get_by_text(re.compile(r"Depth\u00a0\d+")).wait_for()
    painted, modules = page.evaluate(_PAINTED), page.evaluate(_MODULES)
    sizes = {path: len(gzip.compress(visitor.context.request.get(path).body())) / 1000 for path, _ in modules}
    visitor.leave()
    for path, size in sizes.items():
        name = "with threads" if "threads" in path else "for boards"
        yield Row(f"WebAssembly with weights, {name}", size, "kB by gzip", MAX_MODULE, at_most=True)
    first = min(start for _, start in modules)
    yield Row("WebAssembly after the first paint", first - painted, "ms", 0, f"painted after {painted:,.0f} ms")
