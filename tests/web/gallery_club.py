"""The scenes of accounts, sharing and correspondence games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.games import ABALONE
from tests.web.players import new_tag, sign_up

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.gallery_visitor import GalleryVisitor

__all__ = ["SCENES"]


def sign_in(visitor: GalleryVisitor) -> Page:
    """The form for visitors with an account."""
    return visitor.open("/sign-in")


def sign_up_form(visitor: GalleryVisitor) -> Page:
    """The form for visitors without an account."""
    return visitor.open("/sign-up")


def reset(visitor: GalleryVisitor) -> Page:
    """A forgotten password."""
    return visitor.open("/reset")


def privacy(visitor: GalleryVisitor) -> Page:
    """What is stored."""
    return visitor.open("/privacy")


def share(visitor: GalleryVisitor) -> Page:
    """The link, the animated image and the QR code of a finished game."""
    game = visitor.play("abalone", "me", "me", control="-", moves=ABALONE)
    page = visitor.open(f"/games/{game}")
    visitor.press("shell-share")
    sheet = visitor.sheet()
    expect(sheet.locator("svg, img").first).to_be_visible()
    return page


def correspondence(visitor: GalleryVisitor) -> Page:
    """A game with days for each move, whose weekends do not count."""
    other = visitor.company("Sascha")
    for player, name in ((visitor, "Robin"), (other, "Sascha")):
        sign_up(player, f"{name} {new_tag()}")
    game = visitor.play("abalone", "me", "anyone", control="1/259200", weekends=True)
    other.join(game)
    for number, move in enumerate(ABALONE[:4]):
        (other if number % 2 else visitor).act(game, type="move", move=move)
    page = visitor.open(f"/games/{game}")
    expect(page.locator(".deadline").first).to_be_visible()
    return page


def challenge_reasons(visitor: GalleryVisitor) -> Page:
    """The reasons with which a challenge can be declined."""
    other = visitor.company("Sascha")
    mine = sign_up(visitor, f"Robin {new_tag()}")
    sign_up(other, f"Sascha {new_tag()}")
    visitor.play("six", "me", "anyone", by=other, control="180+2", rated=True, to=mine)
    page = visitor.open("/players")
    visitor.press("matchmaking-reasons")
    expect(page.get_by_role("group", name=visitor.words("matchmaking-reasons"))).to_be_visible()
    return page


SCENES = (sign_in, sign_up_form, reset, privacy, share, correspondence, challenge_reasons)
