"""The scenes of what players have to do with each other."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.gallery_visitor import LONG_NAME
from tests.web.games import ABALONE
from tests.web.players import new_tag, sign_up

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.gallery_visitor import GalleryVisitor
    from tests.web.visitor import Visitor

__all__ = ["SCENES"]


def _say(writer: Visitor, game: str, **message: str) -> None:
    writer.post(f"/api/games/{game}/messages", id=secrets.token_hex(4), **message)


def _conversation(visitor: GalleryVisitor) -> tuple[Visitor, str]:
    """A game with some messages, in which the visitor has an account."""
    other = visitor.company(LONG_NAME)
    visitor.post("/api/account", login=secrets.token_hex(8), password=secrets.token_hex(8))
    game = visitor.play("abalone", "me", "anyone", control="600+5")
    other.join(game)
    for ply, move in enumerate(ABALONE[:6]):
        (visitor, other)[ply % 2].act(game, type="move", move=move)
    for one in (visitor, other):
        assert one.context.request.put(f"/api/games/{game}/chat", data={"on": True}).ok
    _say(visitor, game, phrase="good-luck")
    _say(other, game, phrase="have-fun")
    _say(other, game, text="https://example.org: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15")
    return other, game


def chat(visitor: GalleryVisitor) -> Page:
    """Messages, phrases and free texts."""
    _, game = _conversation(visitor)
    page = visitor.open(f"/games/{game}")
    visitor.touch(page.locator(".chat button"))
    expect(page.locator(".said")).to_have_count(3)
    return page


def chat_unread(visitor: GalleryVisitor) -> Page:
    """The mark of unread messages."""
    _, game = _conversation(visitor)
    page = visitor.open(f"/games/{game}")
    expect(page.locator(".chat .count")).to_have_text("2")
    return page


def report(visitor: GalleryVisitor) -> Page:
    """A report about a player, with an error."""
    name = f"Robin {new_tag()}"
    sign_up(visitor.company("Robin"), name)
    visitor.post("/api/account", login=secrets.token_hex(8), password=secrets.token_hex(8))
    page = visitor.open(f"/@/{name}")
    visitor.press("relations-report")
    visitor.sheet()
    visitor.press("relations-report-send")
    expect(page.locator('[aria-invalid="true"]')).to_be_visible()
    return page


def followed_players(visitor: GalleryVisitor) -> Page:
    """Followed players and a blocked player."""
    tag = new_tag()
    visitor.post("/api/account", login=secrets.token_hex(8), password=secrets.token_hex(8))
    request = visitor.context.request
    for list_, name in (("follows", "Kim"), ("follows", "Sascha"), ("blocks", "Robin")):
        sign_up(visitor.company(name), f"{name} {tag}")
        assert request.put(f"/api/{list_}/{name} {tag}").ok
    page = visitor.open("/players")
    expect(page.get_by_role("region", name=visitor.words("relations-blocked-list"))).to_be_visible()
    return page


SCENES = (chat, chat_unread, report, followed_players)
