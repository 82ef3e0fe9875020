"""What the first page loads."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["MAX_SCRIPT", "script_of"]

MAX_SCRIPT = 80
"""Kilobytes of compressed script, at most."""

_SCRIPTS = """() => performance.getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
    .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""


def script_of(page: Page) -> dict[str, float]:
    """The kilobytes of each script that a page has loaded, as they were sent."""
    return {path: size / 1000 for path, size in page.evaluate(_SCRIPTS)}
