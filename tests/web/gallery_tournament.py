"""The scenes of the page of a tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.gallery_visitor import LONG_NAME
from tests.web.players import new_tag, sign_up
from tests.web.tournaments import Host

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.gallery_visitor import GalleryVisitor

__all__ = ["SCENES"]

NAMES = ("Ada Winter", "Béla Nagy", "Cem Yıldız", "Dora Klein", LONG_NAME, "Ferit Şahin", "Gül", "Hans Otto")
RATINGS = (1840, 1795, 1720, 1650, 1610, 1555, 0, 1490)
RESULTS = ("1-0", "1/2-1/2", "0-1", "1-0")


def _tables(visitor: GalleryVisitor, played: int = 2, *, last: int = 4, **settings: object) -> Host:
    """A tournament at real tables, of which some rounds are played; of the last one, only some games are over."""
    sign_up(visitor, f"Robin {new_tag()}")
    chosen = {"place": "tables", "rounds": 5, "control": "900", "options": {"layout": "belgian-daisy"}, **settings}
    host = Host(visitor, **chosen)
    host.started(*NAMES, ratings=RATINGS)
    for number in range(1, played + 1):
        host.play_round(number, RESULTS)
        host.act("pair")
    for pairing, result in list(zip(host.round(played + 1), RESULTS, strict=False))[:last]:
        host.record(pairing, result)
    return host


def tournament_registration(visitor: GalleryVisitor) -> Page:
    """A tournament that can be entered, with the time of its start."""
    host = visitor.company("Sascha")
    sign_up(host, f"Sascha {new_tag()}")
    sign_up(visitor, f"Robin {new_tag()}")
    text = "Five rounds on one evening.\nBeginners are welcome."
    limits = {"min_rating": 1200, "max_entrants": 32, "starts": 1_893_520_800.0, "description": text}
    tournament = Host(host, rounds=5, control="600+5", **limits)
    tournament.act("open")
    page = visitor.open(tournament.path)
    expect(visitor.button(visitor.words("tournament-enter"))).to_be_visible()
    return page


def tournament_standings(visitor: GalleryVisitor) -> Page:
    """The standings of a Swiss."""
    host = _tables(visitor)
    page = visitor.open(f"{host.path}/standings")
    expect(page.get_by_role("row")).to_have_count(1 + len(NAMES))
    return page


def tournament_crosstable(visitor: GalleryVisitor) -> Page:
    """The crosstable of a Swiss."""
    host = _tables(visitor)
    page = visitor.open(f"{host.path}/crosstable")
    expect(page.get_by_role("row")).to_have_count(1 + len(NAMES))
    return page


def tournament_results(visitor: GalleryVisitor) -> Page:
    """An organiser enters results at real tables."""
    host = _tables(visitor, 1, last=1)
    page = visitor.open(f"{host.path}/pairings")
    expect(page.get_by_role("group").first).to_be_visible()
    return page


def tournament_correction(visitor: GalleryVisitor) -> Page:
    """A result is corrected with a reason."""
    host = _tables(visitor, 0, last=1)
    page = visitor.open(f"{host.path}/pairings")
    visitor.touch(page.locator("button.result").first)
    visitor.sheet()
    return page


def tournament_bracket(visitor: GalleryVisitor) -> Page:
    """A knock-out of eight."""
    host = _tables(visitor, 0, format="knockout", third_place=True)
    page = visitor.open(f"{host.path}/bracket")
    expect(page.get_by_role("heading", name=visitor.words("tournament-final"), exact=True)).to_be_attached()
    return page


def tournament_finished(visitor: GalleryVisitor) -> Page:
    """The podium."""
    host = _tables(visitor, 0, rounds=1)
    host.status("finished")
    page = visitor.open(host.path)
    expect(page.get_by_role("list", name=visitor.words("tournament-podium"))).to_be_visible()
    return page


def tournament_organise(visitor: GalleryVisitor) -> Page:
    """What an organiser can do between two rounds."""
    host = _tables(visitor, 0)
    return visitor.open(f"{host.path}/organise")


def tournament_log(visitor: GalleryVisitor) -> Page:
    """The log."""
    host = _tables(visitor, 0)
    page = visitor.open(f"{host.path}/log")
    expect(page.get_by_role("list", name=visitor.words("tournament-log"))).to_be_visible()
    return page


def tournament_own_game(visitor: GalleryVisitor) -> Page:
    """The reader's game has begun."""
    other = visitor.company("Sascha")
    sign_up(other, f"Sascha {new_tag()}")
    sign_up(visitor, f"Robin {new_tag()}")
    host = Host(other)
    host.act("open")
    host.act("enter")
    host.act("enter", by=visitor)
    host.act("start")
    host.round(1)
    page = visitor.open(host.path)
    expect(page.get_by_role("link", name=visitor.words("tournament-to-board"))).to_be_visible()
    return page


SCENES = (
    tournament_registration,
    tournament_standings,
    tournament_crosstable,
    tournament_results,
    tournament_correction,
    tournament_bracket,
    tournament_finished,
    tournament_organise,
    tournament_log,
    tournament_own_game,
)
