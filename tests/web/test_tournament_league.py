"""A round of a league over simulated days: two players arrange their game, two others do not."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.server.simulated_time import SimulatedServer
from tests.web.players import new_tag
from tests.web.tournaments import Host, enrol, part_link
from tests.web.visitor import Visitor
from tests.web.words import Words

SAID = Words("en")
DAY = 86_400.0


@pytest.fixture(scope="module")
def timed(tmp_path_factory):
    """A server whose time the tests move forward."""
    with SimulatedServer(tmp_path_factory.mktemp("league") / "data", begins=time.time()) as running:
        yield running


@pytest.fixture
def people(timed, browser):
    """Five visitors of that server with accounts; the last one organises."""
    visitors = [Visitor(browser, timed.url) for _ in range(5)]
    tag = new_tag()
    enrol(timed, visitors, [f"{name} {tag}" for name in ("Ann", "Ben", "Cyd", "Dee", "Olga")])
    yield visitors
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert not troubles, troubles


def test_a_round_of_a_league(timed, people):
    *players, organiser = people
    host = Host(organiser, format="league", days=3)
    host.act("open")
    for player in players:
        host.act("enter", by=player)
    host.act("start")
    one, two = host.round(1)
    members = dict(enumerate(players, 1))
    first, second, late = members[one["first"]], members[one["second"]], members[two["first"]]
    pages = [player.open(host.path) for player in (first, second, late)]
    for page in pages:
        expect(page.get_by_text(SAID("tournament-next-window-end", round=1))).to_be_visible()
    ready = {"name": SAID("tournament-ready"), "exact": True}
    pages[0].get_by_role("button", **ready).click()
    expect(pages[0].get_by_text(SAID("tournament-you-ready"))).to_be_visible()
    waiting = SAID("tournament-other-ready", name=host.get("entrants")["entrants"][one["first"] - 1]["name"])
    expect(pages[1].get_by_text(waiting)).to_be_visible()
    pages[1].get_by_role("button", **ready).click()
    for page in pages[:2]:
        expect(page).to_have_url(re.compile(f"/games/{one['game']}$"))
    second.until(lambda: bool(second.context.request.get(f"/api/games/{one['game']}").ok))
    second.act(one["game"], type="resign")
    for player in (first, second):
        page = player.open(host.path)
        expect(page.get_by_text(SAID("tournament-result-is", result="1 : 0"))).to_be_visible()

    # A player who reads another page is told that the opponent waits.
    elsewhere = members[two["second"]].open("/rules")
    pages[2].get_by_role("button", **ready).click()
    names = [entrant["name"] for entrant in host.get("entrants")["entrants"]]
    values = {"title": "Spring Open", "round": SAID("tournament-round", round=1), "opponent": names[two["first"] - 1]}
    told = elsewhere.get_by_role("region", name=SAID("shell-notices"))
    expect(told.get_by_text(SAID("tournaments-notice-ready", **values))).to_be_visible()

    begins = float(host.get()["begins"])
    timed.go_to(begins + 3 * DAY + 1)
    host.round(2)
    part_link(pages[2], SAID, "pairings").click()
    # Exactly this name: before the round appears, only "Pairings of round 1" to print has it.
    pages[2].get_by_role("link", name=SAID("tournament-round", round=1), exact=True).click()
    expect(pages[2].get_by_role("cell", name="− : −")).to_be_visible()
    expect(pages[2].get_by_role("link", name=re.compile("won"))).to_have_count(1)
