"""The scenes of games."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.gallery_visitor import LONG_NAME
from tests.web.games import ABALONE, SIX, TIE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.gallery_visitor import GalleryVisitor

__all__ = ["SCENES"]

# Black can push.
_PUSH = "1sss1/sss1s1/1s1ss2/2sSs3/3SSSs2/2SS1S2/1SSS3/1SS3/5 1 2 b 3 24"


def abalone_selection(visitor: GalleryVisitor) -> Page:
    """The first game: hints, a selection, and the preview of a push."""
    page = visitor.open("/watch")
    page.evaluate("localStorage.removeItem('hexad.first-hints')")
    page.add_init_script("localStorage.removeItem('hexad.first-hints')")
    page = visitor.open(f"/games/{visitor.play('abalone', 'me', '6', fen=_PUSH, control='600+5')}")
    visitor.abalone.choose("e4", "e5", "e6")
    if not visitor.has_touch:
        visitor.abalone.cell("e7").hover()
    return page


def abalone_refusal(visitor: GalleryVisitor) -> Page:
    """A click that the rules refuse, while three marbles are chosen."""
    page = visitor.open(f"/games/{visitor.play('abalone', moves=ABALONE[:14], control='900')}")
    visitor.abalone.choose("d4", "d5", "d6")
    visitor.abalone.touch(visitor.abalone.cell("h7"))
    return _with_refusal(page)


def _with_refusal(page: Page) -> Page:
    expect(page.locator(".strip.refusal")).to_be_visible()
    return page


def abalone_offer(visitor: GalleryVisitor) -> Page:
    """The opponent offers a draw."""
    other = visitor.company(LONG_NAME)
    game = visitor.play("abalone", "me", "anyone", control="600+5")
    other.join(game)
    for ply, move in enumerate(ABALONE[:9]):
        (visitor, other)[ply % 2].act(game, type="move", move=move)
    other.act(game, type="draw")
    page = visitor.open(f"/games/{game}")
    expect(page.locator(".question")).to_be_visible()
    return page


def abalone_conditional(visitor: GalleryVisitor) -> Page:
    """A correspondence game: an answer is prepared, and another line is tried."""
    other = visitor.company(f"Robin {secrets.token_hex(3)}")
    visitor.rename(f"Alex {secrets.token_hex(3)}")
    for player in (visitor, other):
        player.post("/api/account", login=secrets.token_hex(8), password=secrets.token_hex(8))
    game = visitor.play("abalone", "me", "anyone", control="1/259200")
    other.join(game)
    visitor.act(game, type="move", move="a1b2")
    prepared = {"ply": 1, "lines": [["i9h8", "a2b3", "i8h7", "b1c2"]]}
    assert visitor.context.request.put(f"/api/games/{game}/conditional", data=prepared).ok
    page = visitor.open(f"/games/{game}")
    visitor.touch(page.get_by_role("button", name=re.compile(visitor.words("game-conditional-open"))))
    expect(page.locator("[role=gridcell].own").first).to_be_attached()
    visitor.abalone.choose("i8")
    return page


def abalone_resign(visitor: GalleryVisitor) -> Page:
    """The question whether to resign, in a game without a clock."""
    page = visitor.open(f"/games/{visitor.play('abalone', moves=ABALONE[:14])}")
    visitor.press("game-resign")
    expect(page.locator(".question")).to_be_visible()
    return page


def abalone_formations(visitor: GalleryVisitor) -> Page:
    """Formations on the board, with their menu."""
    page = visitor.open(f"/games/{visitor.play('abalone', moves=ABALONE[:20])}")
    visitor.press("formations-title")
    visitor.touch(page.locator(".chip").nth(1))
    return page


def abalone_past(visitor: GalleryVisitor) -> Page:
    """An earlier position of a game in progress."""
    page = visitor.open(f"/games/{visitor.play('abalone', moves=ABALONE[:20], control='900')}")
    visitor.touch(page.locator('[data-ply="13"]'))
    return page


def abalone_menu(visitor: GalleryVisitor) -> Page:
    """What else there is in a game."""
    page = visitor.open(f"/games/{visitor.play('abalone', moves=ABALONE[:6])}")
    visitor.press("game-more")
    visitor.sheet()
    return page


def abalone_over(visitor: GalleryVisitor) -> Page:
    """The result, with an offer of a rematch."""
    other = visitor.company("Robin")
    game = visitor.play("abalone", "me", "anyone", control="600+5")
    other.join(game)
    for ply, move in enumerate(ABALONE):
        (visitor, other)[ply % 2].act(game, type="move", move=move)
    other.act(game, type="rematch")
    page = visitor.open(f"/games/{game}")
    expect(page.locator("#result")).to_be_visible()
    return page


def reconnecting(visitor: GalleryVisitor) -> Page:
    """A game while the network is down."""
    visitor.forgives = re.compile("ERR_INTERNET_DISCONNECTED")
    page = visitor.open(f"/games/{visitor.play('abalone', moves=ABALONE[:6], control='600+5')}")
    visitor.context.set_offline(True)
    note = page.get_by_text(visitor.words("game-reconnecting")).first
    # It appears late, since most connections are back before it could be read.
    visitor.until(lambda: note.is_visible() and note.evaluate("note => getComputedStyle(note).opacity") == "1")
    return page


def zen(visitor: GalleryVisitor) -> Page:
    """A game without anything around it."""
    visitor.choose(zen=True)
    page = visitor.open(f"/games/{visitor.play('abalone', moves=ABALONE[:6], control='600+5')}")
    expect(page.get_by_role("grid")).to_be_visible()
    return page


def six_placing(visitor: GalleryVisitor) -> Page:
    """Tiles are placed against the engine; a click is refused."""
    page = visitor.open(f"/games/{visitor.play('six', moves=SIX[:7], control='900+10')}")
    visitor.six.touch("2,-1")
    return _with_refusal(page)


def six_pinned(visitor: GalleryVisitor) -> Page:
    """Tiles are moved; some may not."""
    page = visitor.open(f"/games/{visitor.play('six', fen=TIE.replace('advanced', 'basic'))}")
    visitor.six.touch("0,0")
    return _with_refusal(page)


def six_groups(visitor: GalleryVisitor) -> Page:
    """Advanced rules: the question which group stays."""
    page = visitor.open(f"/games/{visitor.play('six', fen=TIE)}")
    visitor.six.touch("0,0")
    visitor.six.touch("0,1")
    expect(page.locator(".ask")).to_be_visible()
    return page


def six_declare(visitor: GalleryVisitor) -> Page:
    """Shapes must be declared."""
    page = visitor.open(f"/games/{visitor.play('six', options={'declare': 'manual'}, moves=SIX[:-1])}")
    visitor.press("game-declare")
    return page


def six_four(visitor: GalleryVisitor) -> Page:
    """Four players with clocks."""
    visitor.rename("Robin")
    others = [visitor.company(name) for name in (LONG_NAME, "Çağla", "Őz")]
    chairs = ("me", "anyone", "anyone", "anyone")
    game = visitor.play("six", *chairs, options={"players": 4}, control="900+10")
    for other in others:
        other.join(game)
    for ply, move in enumerate(SIX[:8]):
        (visitor, *others)[ply % 4].act(game, type="move", move=move)
    page = visitor.open(f"/games/{game}")
    expect(page.locator('[data-ply="8"]')).to_be_attached()
    return page


def six_over(visitor: GalleryVisitor) -> Page:
    """A line of six."""
    page = visitor.open(f"/games/{visitor.play('six', moves=SIX)}")
    expect(page.locator("#result")).to_be_visible()
    return page


SCENES = (
    abalone_selection,
    abalone_refusal,
    abalone_offer,
    abalone_conditional,
    abalone_resign,
    abalone_formations,
    abalone_past,
    abalone_menu,
    abalone_over,
    reconnecting,
    zen,
    six_placing,
    six_pinned,
    six_groups,
    six_declare,
    six_four,
    six_over,
)
