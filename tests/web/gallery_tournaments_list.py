"""The scenes of lists of tournaments, of the form for one, and of games of tournaments."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.web.players import new_tag
from tests.web.tournament_people import in_hours

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.gallery_visitor import GalleryVisitor
    from tests.web.visitor import Visitor

__all__ = ["SCENES"]


def _account(visitor: Visitor) -> None:
    visitor.post("/api/account", login=secrets.token_hex(8), password=secrets.token_hex(8))


def _tournament(organiser: Visitor, *acts: str, **settings: Any) -> str:
    usual = {"title": "Spring Cup", "format": "swiss", "game": "abalone", "control": "900"}
    name = str(organiser.post("/api/tournaments", **{**usual, **settings})["name"])
    for act in acts:
        organiser.post(f"/api/tournaments/{name}/acts", type=act)
    return name


def _entered(visitor: GalleryVisitor, **settings: Any) -> str:
    """A tournament that the visitor, who organises it, and another player have entered."""
    other = visitor.company(f"Maximiliane Winterfeld-{new_tag()}")
    for one in (visitor, other):
        _account(one)
    name = _tournament(visitor, "open", "enter", **settings)
    other.post(f"/api/tournaments/{name}/acts", type="enter")
    return name


def _start(visitor: GalleryVisitor, name: str) -> None:
    visitor.post(f"/api/tournaments/{name}/acts", type="start")


def tournaments(visitor: GalleryVisitor) -> Page:
    """Tournaments of all phases, with a draft of one's own."""
    _account(visitor)
    # The visitor does not play: the board would open instead of the list.
    name = _tournament(visitor, "open", title="Blitz arena", format="arena", control="180+2", game="six", minutes=30)
    for _ in range(2):
        player = visitor.company(f"Maximiliane Winterfeld-{new_tag()}")
        _account(player)
        player.post(f"/api/tournaments/{name}/acts", type="enter")
    _start(visitor, name)
    other = visitor.company(f"Robin {new_tag()}")
    _account(other)
    _tournament(visitor, title="Club evening", place="tables", format="round-robin")
    _tournament(other, "open", title="Mind Sports Olympiad", starts=in_hours(50), rated=True)
    _tournament(other, "announce", title="League of four", format="league", control="1/86400", cycles=2)
    ended = _tournament(other, "open", title="Ｗ" * 40, format="knockout", games_per_match=2)
    other.post(f"/api/tournaments/{ended}/acts", type="cancel", reason="the hall is closed")
    page = visitor.open("/tournaments")
    expect(page.locator(f'a[href$="/tournaments/{name}"]').first).to_be_visible()
    return page


def tournaments_empty(visitor: GalleryVisitor) -> Page:
    """No tournament fits."""
    page = visitor.open("/tournaments?game=six&format=league&place=tables")
    expect(page.get_by_text(visitor.words("tournaments-no-match"))).to_be_visible()
    return page


def tournament_new(visitor: GalleryVisitor) -> Page:
    """The form for a tournament."""
    _account(visitor)
    page = visitor.open("/tournaments/new")
    expect(page.get_by_text(visitor.words("tournament-form-preset-mso"))).to_be_visible()
    return page


def tournament_new_errors(visitor: GalleryVisitor) -> Page:
    """The form with everything opened, a schedule, and errors."""
    page = tournament_new(visitor)
    page.get_by_label(visitor.words("tournament-form-round-start-schedule")).check(force=True)
    page.get_by_label(visitor.words("tournament-form-rounds"), exact=True).fill("99")
    for part in ("entry", "ties"):
        page.get_by_text(visitor.words(f"tournament-form-{part}"), exact=True).click()
    visitor.press("tournament-form-create")
    expect(page.locator('[aria-invalid="true"]').first).to_be_visible()
    return page


def tournament_new_guest(visitor: GalleryVisitor) -> Page:
    """A guest is told that an account is needed."""
    page = visitor.open("/tournaments/new")
    expect(page.get_by_text(visitor.words("tournament-form-account"))).to_be_visible()
    return page


def tournament_game(visitor: GalleryVisitor) -> Page:
    """A game of an arena before the first move."""
    name = _entered(visitor, title="Blitz arena", format="arena", control="180+2", minutes=30)
    page = visitor.open(f"/tournaments/{name}")
    # The board opens when the players are paired while the page is open.
    _start(visitor, name)
    page.wait_for_url("**/games/*")
    expect(page.get_by_role("group", name=visitor.words("game-actions"))).to_be_visible()
    return page


def tournament_game_over(visitor: GalleryVisitor) -> Page:
    """The way back from a game of an arena."""
    page = tournament_game(visitor)
    visitor.act(visitor.game(), type="resign")
    expect(page.get_by_role("button", name=visitor.words("game-to-arena"))).to_be_visible()
    return page


SCENES = (
    tournaments,
    tournaments_empty,
    tournament_new,
    tournament_new_errors,
    tournament_new_guest,
    tournament_game,
    tournament_game_over,
)
