"""Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import Browser, sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["chromium"]

# No graphics card, no rights of its own in a container, and not a word to anybody but the server.
_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# The same engine without windows around it, which takes a third less of the processor; or the whole browser.
_SHELL, _WHOLE = "chromium-headless-shell", "chromium"


@contextmanager
def chromium(*, whole: bool = False) -> Iterator[Browser]:
    """A browser. While it runs, this thread has an event loop: nothing else can run one here until it is closed."""
    program = (None if whole else shutil.which(_SHELL)) or shutil.which(_WHOLE)
    assert program, "Chromium is missing: make browser installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=_FLAGS)
        try:
            yield browser
        finally:
            browser.close()
