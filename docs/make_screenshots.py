"""Takes the screenshots of the README with a built client and Chromium: `python -m docs.make_screenshots`."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.client import Server
from tests.web.browser import chromium
from tests.web.games import ABALONE, SIX
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

PICTURES = Path(__file__).parent / "pictures"


def abalone(visitor: Visitor) -> Page:
    """Abalone: the preview of a push."""
    fen = "1sss1/sss1s1/1s1ss2/2sSs3/3SSSs2/2SS1S2/1SSS3/1SS3/5 1 2 b 3 24"
    game = visitor.create("abalone", "me", "6", fen=fen, control="600+5")
    page = visitor.open(f"/games/{game}")
    for cell in ("e4", "e5", "e6"):
        page.locator(f'[data-cell="{cell}"]').click()
    page.locator('[data-cell="e7"]').hover()
    return page


def six(visitor: Visitor) -> Page:
    """Six on a phone, with the open cells."""
    game = visitor.create("six", "me", "me", control="900+10")
    for move in SIX[:-3]:
        visitor.act(game, type="move", move=move)
    return visitor.open(f"/games/{game}")


def analysis(visitor: Visitor) -> Page:
    """The analysis of a finished game, with the engine's lines."""
    game = visitor.create("abalone", "me", "me")
    for move in ABALONE[:16]:
        visitor.act(game, type="move", move=move)
    visitor.act(game, type="resign")
    page = visitor.open(f"/analysis/{game}")
    page.get_by_role("switch").first.click()
    page.get_by_text(re.compile(r"Depth\s(9|1\d)")).wait_for(timeout=60_000)
    return page


def main() -> None:
    """Take all screenshots."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data") as server,
        chromium(whole=True) as browser,
    ):
        for name, scene, options in (
            ("client-abalone", abalone, {"look": "desktop"}),
            ("client-six", six, {"look": "phone", "color_scheme": "dark"}),
            ("client-analysis", analysis, {"look": "desktop", "color_scheme": "dark"}),
        ):
            visitor = Visitor(browser, server.url, **options)
            page = scene(visitor)
            page.wait_for_timeout(700)
            page.screenshot(path=PICTURES / f"{name}.png")
            visitor.leave()


if __name__ == "__main__":
    main()
