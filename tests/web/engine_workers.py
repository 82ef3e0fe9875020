"""The workers of the engine in a page: what they are told, what they answer, and how they fail."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from tests.web.visitor import Visitor

__all__ = ["EngineWorkers", "without_isolation"]

_WATCH = """
    window.engine = { started: [], alive: new Set(), heard: [], lines: [] };
    window.Worker = class extends Worker {
        constructor(...settings) {
            super(...settings);
            engine.alive.add(this);
            this.addEventListener("message", ({ data }) => {
                if (data.type) engine.heard.push(data.type);
                if (data.type === "line") engine.lines.push(data.info);
            });
        }
        postMessage(message, ...more) {
            if (message.type === "begin") {
                const { game, hashMb, helpers, memory } = message;
                engine.started.push({ game, hashMb, helpers, isShared: memory !== undefined });
            }
            super.postMessage(message, ...more);
        }
        terminate() {
            engine.alive.delete(this);
            super.terminate();
        }
    };
"""
# A fault in the middle of a search: the module calls back into the worker, which throws.
_CRASH = """
    const post = self.postMessage.bind(self);
    let told = 0;
    self.postMessage = (message) => {
        if (message.type === "line" && ++told > 1) throw new Error("a fault of this test");
        post(message);
    };
"""
# Searches after the first ones never end.
_HANG = """
    const post = self.postMessage.bind(self);
    let done = 0;
    self.postMessage = (message) => {
        if (message.type !== "done" || ++done < 5) post(message);
    };
"""
# What a browser does with a worker that it can no longer run.
_LOSE = """() => {
    const [lost] = engine.alive;
    lost.terminate();
    lost.dispatchEvent(new ErrorEvent("error", { message: "lost" }));
}"""
_ISOLATION = ("cross-origin-opener-policy", "cross-origin-embedder-policy")
_WORKER = re.compile(r"/assets/engine-worker-[^/]+\.js")


def without_isolation(visitor: Visitor) -> None:
    """Open the analysis as a browser or a server without cross-origin isolation would."""
    # Chromium takes a page that the test has changed for one of another network, and refuses it the WebSocket.
    visitor.forgives = re.compile("LOCAL_NETWORK_ACCESS")

    def strip(route: Route) -> None:
        answer = route.fetch()
        headers = {name: value for name, value in answer.headers.items() if name not in _ISOLATION}
        route.fulfill(response=answer, headers=headers)

    visitor.page.route(lambda url: "/analysis" in url and "/assets/" not in url, strip)


class EngineWorkers:
    """The workers that a page starts. Make it before the page is opened."""

    def __init__(self, visitor: Visitor, cores: int = 2, gigabytes: float = 2) -> None:
        self._visitor = visitor
        self._page = visitor.page
        device = f"hardwareConcurrency: {{ get: () => {cores} }}, deviceMemory: {{ get: () => {gigabytes} }}"
        self._page.add_init_script(f"Object.defineProperties(navigator, {{ {device} }});{_WATCH}")

    def started(self) -> list[dict[str, Any]]:
        """The settings of each engine that was started: game, hashMb, helpers, isShared."""
        return list(self._page.evaluate("engine.started"))

    def alive(self) -> int:
        """How many workers there are."""
        return int(self._page.evaluate("engine.alive.size"))

    def lines(self) -> list[dict[str, Any]]:
        """The reports of all searches."""
        return list(self._page.evaluate("engine.lines"))

    def wait_for_the_end_of_the_search(self) -> None:
        """Wait until the engine has answered."""
        self._visitor.until(lambda: self._page.evaluate("engine.heard.at(-1)") == "done")

    def crash(self, times: int | None = None) -> None:
        """Let new workers fail in the middle of a search; with `times`, only that many of them."""
        self._change(_CRASH, times)

    def hang(self) -> None:
        """From now on new workers complete a few searches only."""
        self._change(_HANG)

    def work_again(self) -> None:
        """New workers work."""
        self._page.unroute(_WORKER)

    def _change(self, script: str, times: int | None = None) -> None:
        """Put a script before that of new workers."""

        def change(route: Route) -> None:
            answer = route.fetch()
            route.fulfill(response=answer, body=script + answer.text())

        self._page.route(_WORKER, change, times=times)

    def lose(self) -> None:
        """A worker is gone."""
        self._page.evaluate(_LOSE)
