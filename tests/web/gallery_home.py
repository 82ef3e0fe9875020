"""The scenes of the first page, of invitations and of lists of games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.gallery_visitor import LONG_NAME
from tests.web.games import ABALONE, SIX
from tests.web.players import new_tag, sign_up

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.gallery_visitor import GalleryVisitor

__all__ = ["SCENES"]

_FOUR = {"players": 4}


def home(visitor: GalleryVisitor) -> Page:
    """The first visit."""
    page = visitor.open("/")
    expect(page.locator("#home-lobby")).to_be_visible()
    return _with_puzzles(page)


def _with_puzzles(page: Page) -> Page:
    """Look at the puzzles of the day, which are loaded then, and go back to the top of the page."""
    page.locator(".daily").scroll_into_view_if_needed()
    expect(page.locator(".daily svg[role=img]")).to_have_count(2)
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    return page


def home_busy(visitor: GalleryVisitor) -> Page:
    """Own games, an open game in the lobby, and games to watch."""
    visitor.rename("Robin")
    other = visitor.company(LONG_NAME)
    mine = visitor.play("abalone", "me", "anyone", control="900+10")
    other.join(mine)
    visitor.act(mine, type="move", move=ABALONE[0])
    other.act(mine, type="move", move=ABALONE[1])
    visitor.play("six", "me", "anyone", listed=True, control="300+3")
    visitor.play("six", "me", "anyone", "anyone", "anyone", by=other, listed=True, options=_FOUR)
    visitor.play("abalone", "me", "anyone", by=other, listed=True, control="600+5")
    visitor.play("six", by=other, control="600+5", moves=SIX[:7])
    visitor.play("abalone", by=other, control="600+5", moves=ABALONE[:12])
    page = visitor.open("/")
    expect(page.locator("#home-mine")).to_be_visible()
    expect(page.locator("#home-live")).to_be_visible()
    return _with_puzzles(page)


def matchmaking(visitor: GalleryVisitor) -> Page:
    """The search for an opponent, while another one waits elsewhere."""
    other = visitor.company("Robin").open("/")
    other.locator("button", has_text="5+3").last.click()
    page = visitor.open("/")
    visitor.touch(page.locator("button", has_text="3+2").first)
    expect(page.get_by_role("group", name=visitor.words("matchmaking-now"))).to_be_visible()
    # The bar stays at the top of the screen: in a picture of the whole page it would lie over the middle.
    page.evaluate("scrollTo(0, 0)")
    return page


def challenges(visitor: GalleryVisitor) -> Page:
    """A challenge to answer, and one that waits for an answer."""
    mine, other = sign_up(visitor, f"Robin {new_tag()}"), visitor.company("Sascha")
    theirs = sign_up(other, f"Sascha {new_tag()}")
    visitor.play("six", "me", "anyone", by=other, control="180+2", rated=True, to=mine)
    visitor.play("abalone", "me", "anyone", control="600", to=theirs)
    page = visitor.open("/players")
    expect(page.get_by_role("region", name=visitor.words("matchmaking-sent"))).to_be_visible()
    return page


def menu(visitor: GalleryVisitor) -> Page:
    """The navigation of phones."""
    page = visitor.open("/watch")
    visitor.press("shell-menu")
    visitor.sheet()
    return page


def home_name(visitor: GalleryVisitor) -> Page:
    """The sheet for the name, with an error."""
    visitor.forgives = re.compile("422")
    page = visitor.open("/")
    visitor.press("home-name-change-long")
    page.get_by_role("textbox").fill("Admin")
    visitor.press("home-name-save")
    expect(page.get_by_role("textbox")).to_have_attribute("aria-invalid", "true")
    return page


def _new_game(visitor: GalleryVisitor, game: str) -> Locator:
    visitor.open("/")
    visitor.press("home-more-game", game=visitor.words(f"home-{game}"))
    return visitor.sheet()


def new_game_abalone(visitor: GalleryVisitor) -> Page:
    """A new game of Abalone against the engine, with a clock of one's own."""
    sheet = _new_game(visitor, "abalone")
    visitor.pick("custom")
    expect(sheet.locator(".pictures svg").first).to_be_visible()
    return visitor.page


def new_game_layouts(visitor: GalleryVisitor) -> Page:
    """All layouts, and a time that is not possible."""
    sheet = _new_game(visitor, "abalone")
    visitor.pick("friend")
    visitor.touch(sheet.locator(".pictures button"))
    visitor.pick("custom")
    sheet.get_by_role("spinbutton").first.fill("999")
    visitor.touch(sheet.locator("summary"))
    return visitor.page


def new_game_six(visitor: GalleryVisitor) -> Page:
    """A new game of Six with anyone."""
    _new_game(visitor, "six")
    visitor.pick("anyone")
    return visitor.page


def new_game_four(visitor: GalleryVisitor) -> Page:
    """A new game of Six with four players, and no seat for oneself."""
    sheet = _new_game(visitor, "six")
    visitor.pick("4")
    sheet.locator("select").first.select_option("anyone")
    expect(sheet.get_by_role("alert").last).not_to_be_empty()
    return visitor.page


def invitation_host(visitor: GalleryVisitor) -> Page:
    """The host waits for an opponent."""
    page = visitor.open(f"/games/{visitor.play('abalone', 'me', 'anyone', control='600+5')}")
    expect(page.locator("#invite")).to_be_visible()
    return page


def invitation_guest(visitor: GalleryVisitor) -> Page:
    """A guest is invited to a game of four."""
    host = visitor.company(LONG_NAME)
    options = {**_FOUR, "rules": "advanced", "declare": "manual"}
    game = visitor.play("six", "me", "anyone", "3", "anyone", by=host, options=options, control="900+10")
    page = visitor.open(f"/games/{game}")
    expect(page.locator("#invite")).to_be_visible()
    return page


def watch(visitor: GalleryVisitor) -> Page:
    """Live games and finished games."""
    other = visitor.company(LONG_NAME)
    for plies in (4, 9):
        visitor.play("abalone", by=other, control="600+5", moves=ABALONE[:plies])
        visitor.play("six", by=other, control="300+3", moves=SIX[:plies])
    visitor.play("six", by=other, moves=SIX)
    visitor.play("abalone", by=other, moves=ABALONE)
    page = visitor.open("/watch")
    expect(page.locator('main a[href*="/games/"] svg').nth(3)).to_be_visible()
    return page


def watch_search(visitor: GalleryVisitor) -> Page:
    """Filters: games of Six of a player who has played none."""
    page = visitor.open("/watch")
    visitor.pick("six")
    page.get_by_role("searchbox").fill(LONG_NAME[::-1])
    visitor.press("watch-search")
    expect(page.get_by_role("button", name=visitor.words("watch-clear"))).to_be_visible()
    return page


SCENES = (
    home,
    home_busy,
    matchmaking,
    challenges,
    menu,
    home_name,
    new_game_abalone,
    new_game_layouts,
    new_game_six,
    new_game_four,
    invitation_host,
    invitation_guest,
    watch,
    watch_search,
)
