"""Takes a picture of every page in every language, for people who inspect them.

`python -m tests.web.gallery [--language de …] [--page NAME …] [--screen phone …] [--out FOLDER]` plays real games on a
real server and writes `FOLDER/LANGUAGE/PAGE-SCREEN-SCHEME.png`. The further parts of a sheet that scrolls have a number
at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import expect

from tests.server.client import Player, Server
from tests.server.test_admin import damaged_game
from tests.web.browser import chromium
from tests.web.gallery_scenes import DARK, PHONE_ONLY, SCENES, VIEWPORT_ONLY
from tests.web.gallery_visitor import SCREENS, GalleryVisitor
from tests.web.languages import LANGUAGES
from tests.web.test_languages import QUIET
from tests.web.visitor import PATIENCE
from tests.web.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Browser, Page

__all__ = ["Gallery", "Picture", "pictures_of"]

_ROOT = Path(__file__).parents[2]
_LINES = 6
# Show the next part of a sheet; false at its end.
_SCROLL_ON = """() => {
  const content = document.querySelector("dialog[open] .content");
  const before = content?.scrollTop;
  content?.scrollBy({ top: 0.9 * content.clientHeight, behavior: "instant" });
  return content !== null && content.scrollTop > before;
}"""
_SCROLL_UP = "document.querySelector('dialog[open] .content')?.scrollTo({ top: 0, behavior: 'instant' })"


class Picture(NamedTuple):
    """A page on a screen in a language; it is photographed in one theme or in both."""

    language: str
    page: str
    screen: str

    @property
    def schemes(self) -> tuple[str, ...]:
        """The themes."""
        return ("light", "dark") if self.screen == "phone" or self.page in DARK else ("light",)

    def __str__(self) -> str:
        return f"{self.language}/{self.page}-{self.screen}"


def pictures_of(languages: Sequence[str], pages: Sequence[str], screens: Sequence[str]) -> list[Picture]:
    """All pictures of some languages, pages and screens."""
    return [
        Picture(language, page, screen)
        for language in languages
        for page in pages
        for screen in screens
        if screen == "phone" or page not in PHONE_ONLY
    ]


def take(picture: Picture, browser: Browser, url: str, out: Path, broken_game: str = "") -> None:
    """Play a scene and photograph it. Errors on its pages are errors of the scene."""
    for old in out.glob(f"{picture}-*.png"):
        old.unlink()
    visitor = GalleryVisitor(browser, url, Words(picture.language), picture.screen, broken_game)
    try:
        page = SCENES[picture.page](visitor)
        for scheme in picture.schemes:
            _photograph(page, out / f"{picture}-{scheme}.png", scheme, whole=picture.page not in VIEWPORT_ONLY)
    finally:
        troubles = visitor.leave()
    assert not troubles, troubles


def _photograph(page: Page, file: Path, scheme: str, *, whole: bool) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.evaluate(_SCROLL_UP)
    page.evaluate(QUIET)
    is_sheet = page.locator("dialog[open]").count() > 0
    page.screenshot(path=file, full_page=whole and not is_sheet)
    part = 1
    while page.evaluate(_SCROLL_ON):
        part += 1
        page.screenshot(path=file.with_stem(f"{file.stem}-{part}"))


def _shortened(error: Exception) -> str:
    """The first lines of an error: those of a browser contain the whole page."""
    return "\n".join((str(error) or type(error).__name__).splitlines()[:_LINES])


class Gallery:
    """Takes pictures one after the other. A scene that fails is reported at the end."""

    def __init__(self, pictures: Sequence[Picture], out: Path) -> None:
        self._pictures = pictures
        self._out = out
        self._done = 0
        self.failures: list[str] = []

    def open(self, language: str, browser: Browser, url: str, broken_game: str = "") -> None:
        """Take all pictures of a language, with a line for each."""
        for picture in self._pictures:
            if picture.language != language:
                continue
            self._done += 1
            print(f"{self._done:4}/{len(self._pictures)} {picture}", flush=True)
            try:
                take(picture, browser, url, self._out, broken_game)
            # Whatever is wrong with a scene, the others can be shown.
            except Exception as error:
                self.failures.append(f"{picture}: {_shortened(error)}")

    def close(self) -> int:
        """Name the scenes that failed; returns the exit code."""
        for failure in self.failures:
            print(failure, file=sys.stderr)
        print(f"{self._done - len(self.failures)} of {len(self._pictures)} scenes are in {self._out}")
        return 1 if self.failures else 0


async def _broken_game(server: Server) -> str:
    async with Player(server.url) as player:
        return await damaged_game(server, player)


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.web.gallery", description="Take pictures of all pages.")
    for name, choices in (("language", LANGUAGES), ("page", list(SCENES)), ("screen", list(SCREENS))):
        parser.add_argument(f"--{name}", nargs="+", choices=choices, default=choices, metavar=name.upper())
    parser.add_argument("--out", type=Path, default=_ROOT / "build" / "gallery", metavar="FOLDER")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Take the pictures that the command line asks for."""
    options = _options(words)
    gallery = Gallery(pictures_of(options.language, options.page, options.screen), options.out)
    expect.set_options(timeout=PATIENCE)
    for language in options.language:
        # Each language has a server of its own: lists of games have no players from other languages.
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server:
            # Before the browser starts, since this needs an event loop of its own.
            broken_game = asyncio.run(_broken_game(server))
            with chromium() as browser:
                gallery.open(language, browser, server.url, broken_game)
    return gallery.close()


if __name__ == "__main__":
    sys.exit(main())
