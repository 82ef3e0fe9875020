"""Requests of a page that wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

__all__ = ["Held"]


class Held:
    """Requests that wait until the test lets them pass."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.count = 0
        self._waiting: list[Route] = []
        self._passes = False
        page.route(pattern, self._take)

    def _take(self, route: Route) -> None:
        self.count += 1
        if self._passes:
            route.continue_()
        else:
            self._waiting.append(route)

    def release(self) -> None:
        """Let them pass, and all that come later."""
        self._passes = True
        for route in self._waiting:
            route.continue_()
