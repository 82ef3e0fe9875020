"""The table of all scenes of the gallery, and the scenes of settings and of pages that say what is missing."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web import (
    gallery_analysis,
    gallery_clock,
    gallery_club,
    gallery_games,
    gallery_home,
    gallery_lessons,
    gallery_people,
    gallery_players,
    gallery_tournament,
    gallery_tournaments_list,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.gallery_visitor import GalleryVisitor

    Scene = Callable[[GalleryVisitor], Page]

__all__ = ["DARK", "PHONE_ONLY", "SCENES", "VIEWPORT_ONLY"]


def settings(visitor: GalleryVisitor) -> Page:
    """The settings."""
    return visitor.open("/settings")


def account(visitor: GalleryVisitor) -> Page:
    """The page of an account that is also signed in elsewhere."""
    credentials = {"login": secrets.token_hex(8), "password": secrets.token_hex(8)}
    visitor.post("/api/account", **credentials)
    visitor.company("Robin").post("/api/session", **credentials)
    page = visitor.open("/account")
    expect(page.get_by_role("list", name=visitor.words("account-sessions")).get_by_role("listitem")).to_have_count(2)
    return page


def account_errors(visitor: GalleryVisitor) -> Page:
    """Errors beside fields."""
    page = visitor.open("/sign-up")
    page.get_by_label(visitor.words("account-login"), exact=True).fill("x")
    page.get_by_label(visitor.words("account-password"), exact=True).fill("short")
    visitor.press("account-sign-up")
    expect(page.locator('[aria-invalid="true"]').nth(1)).to_be_visible()
    return page


def shortcuts(visitor: GalleryVisitor) -> Page:
    """The list of shortcuts."""
    page = visitor.open("/settings")
    visitor.press("keys-title")
    visitor.sheet()
    return page


def design(visitor: GalleryVisitor) -> Page:
    """All states of all pieces."""
    return visitor.open("/design")


def not_found(visitor: GalleryVisitor) -> Page:
    """A path that does not exist."""
    visitor.forgives = re.compile("404")
    return visitor.open("/nowhere")


def broken_game(visitor: GalleryVisitor) -> Page:
    """A game that the server cannot read."""
    visitor.forgives = re.compile("409")
    return visitor.open(f"/games/{visitor.broken_game}")


def offline(visitor: GalleryVisitor) -> Page:
    """The server does not answer."""
    visitor.forgives = re.compile("ERR_FAILED")
    visitor.context.route("**/api/me", lambda route: route.abort())
    return visitor.open("/watch")


_SERVICE = (*gallery_club.SCENES, settings, account, account_errors, shortcuts, design, not_found, broken_game, offline)
_PLAYING = (*gallery_home.SCENES, *gallery_games.SCENES, *gallery_people.SCENES, *gallery_players.SCENES)
_TOURNAMENTS = (*gallery_tournament.SCENES, *gallery_tournaments_list.SCENES)
_STUDYING = (*gallery_analysis.SCENES, *gallery_lessons.SCENES, *gallery_clock.SCENES)

SCENES: dict[str, Scene] = {
    scene.__name__.replace("_", "-"): scene for scene in (*_PLAYING, *_TOURNAMENTS, *_STUDYING, *_SERVICE)
}
"""Every scene by its name, which is the name of its pictures."""

PHONE_ONLY = {"menu"}
"""What only narrow screens have."""

VIEWPORT_ONLY = {"glossary-term", "rule"}
"""Pages that are scrolled to a place: only what is seen then is photographed."""

DARK = {
    "home",
    "home-busy",
    "matchmaking",
    "new-game-abalone",
    "abalone-refusal",
    "abalone-over",
    "chat",
    "six-placing",
    "six-groups",
    "six-four",
    "watch",
    "analysis-review",
    "analysis-editor",
    "learn",
    "lesson-marking",
    "practice-wrong",
    "glossary",
    "account-errors",
    "profile",
    "players",
    "my-games",
    "game-claim",
    "clock-running",
    "clock-flag",
    "tournament-standings",
    "tournament-bracket",
    "tournament-finished",
    "design",
}
"""Photographed in the dark theme on every screen. All scenes are on phones."""
