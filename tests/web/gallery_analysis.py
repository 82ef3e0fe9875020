"""The scenes of the analysis."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.games import ABALONE
from tests.web.test_glossary import MIDDLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.gallery_visitor import GalleryVisitor

__all__ = ["SCENES"]

# A review takes long on a busy machine.
_REVIEW = 120_000
_COMMENT = "b3 c4 d5 e6? f7!"


def analysis(visitor: GalleryVisitor) -> Page:
    """The start position."""
    page = visitor.open("/analysis")
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    return page


def analysis_engine(visitor: GalleryVisitor) -> Page:
    """Three lines of the engine."""
    page = visitor.open(MIDDLE)
    visitor.touch(page.get_by_role("switch").first)
    visitor.press("analysis-lines-count", count=3)
    expect(page.locator(".engine li").nth(2)).to_be_visible()
    return page


def analysis_review(visitor: GalleryVisitor) -> Page:
    """The review of a game, at a mistake."""
    game = visitor.play("abalone", moves=ABALONE[:24])
    visitor.act(game, type="resign")
    page = visitor.open(f"/analysis/{game}")
    visitor.press("analysis-review")
    following = page.get_by_role("button", name=visitor.words("analysis-next-mistake"))
    expect(following).to_be_visible(timeout=_REVIEW)
    visitor.touch(page.locator("[data-node]").first)
    visitor.touch(following)
    return page


def analysis_move(visitor: GalleryVisitor) -> Page:
    """The menu of a move, with a mark and a comment."""
    page = visitor.open("/analysis?game=abalone&moves=a1b2+i9h8")
    expect(page.locator("[data-node]").nth(1)).to_be_visible()
    visitor.press("analysis-menu")
    visitor.touch(page.locator(".marks button").nth(1))
    page.locator("main").get_by_role("textbox").fill(_COMMENT)
    return page


def analysis_playing(visitor: GalleryVisitor) -> Page:
    """A game that the visitor plays in: no help is shown."""
    page = visitor.open(f"/analysis/{visitor.play('six', 'me', '1')}")
    expect(page.locator("[data-cell]").first).to_be_attached()
    return page


def _editor(visitor: GalleryVisitor, game: str) -> Page:
    page = visitor.open(f"/analysis?game={game}")
    expect(page.locator("[data-cell]").first).to_be_attached()
    visitor.press("analysis-edit")
    expect(page.get_by_role("spinbutton").first).to_be_visible()
    return page


def analysis_editor(visitor: GalleryVisitor) -> Page:
    """A position of Abalone that is not possible."""
    visitor.forgives = re.compile("422")
    page = _editor(visitor, "abalone")
    page.get_by_role("spinbutton").first.fill("7")
    expect(page.get_by_role("spinbutton").first).to_have_attribute("aria-invalid", "true")
    return page


def analysis_editor_six(visitor: GalleryVisitor) -> Page:
    """A position of Six."""
    return _editor(visitor, "six")


def _tool(visitor: GalleryVisitor, name: str) -> Page:
    analysis(visitor)
    visitor.press(f"analysis-tool-{name}")
    visitor.sheet()
    return visitor.page


def analysis_new(visitor: GalleryVisitor) -> Page:
    """The sheet for a new analysis of Six."""
    page = _tool(visitor, "new")
    visitor.pick("six")
    return page


def analysis_import(visitor: GalleryVisitor) -> Page:
    """Text that cannot be read."""
    visitor.forgives = re.compile("422|400")
    page = _tool(visitor, "import")
    visitor.sheet().get_by_role("textbox").fill('[Game "Abalone"]\n\n1. a1b2 zz9 *')
    visitor.press("analysis-open")
    expect(visitor.sheet().get_by_role("status")).not_to_be_empty()
    return page


def analysis_share(visitor: GalleryVisitor) -> Page:
    """Exports."""
    return _tool(visitor, "share")


def analysis_play(visitor: GalleryVisitor) -> Page:
    """The sheet to play on."""
    return _tool(visitor, "play")


SCENES = (
    analysis,
    analysis_engine,
    analysis_review,
    analysis_move,
    analysis_playing,
    analysis_editor,
    analysis_editor_six,
    analysis_new,
    analysis_import,
    analysis_share,
    analysis_play,
)
