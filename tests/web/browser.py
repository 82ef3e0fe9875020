"""Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import Browser, sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["chromium"]

# Without a graphics card, without a sandbox in a container, and without requests to other hosts.
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


# The headless shell needs a third less processor time than the full browser.
_SHELL, _WHOLE = "chromium-headless-shell", "chromium"


@contextmanager
def chromium(*flags: str, whole: bool = False) -> Iterator[Browser]:
    """A browser. While it runs, this thread has an event loop, so that no other loop can run in it."""
    program = (None if whole else shutil.which(_SHELL)) or shutil.which(_WHOLE)
    assert program, "Chromium is missing: make browser installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*_FLAGS, *flags])
        try:
            yield browser
        finally:
            browser.close()
