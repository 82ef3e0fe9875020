"""Teams of two in a tournament of Six for four: a player enters with a partner, who confirms, and all four play."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.players import new_tag
from tests.web.tournaments import Host, enrol
from tests.web.words import Words

SAID = Words("en")


def test_two_teams_enter_and_play(arena, visit):
    tag = new_tag()
    names = [f"{name} {tag}" for name in ("Ann", "Bob", "Cid", "Dan")]
    organiser, *players = [visit() for _ in range(5)]
    enrol(arena, [organiser, *players], [f"Olga {tag}", *names])
    ann, bob, cid, dan = players
    host = Host(organiser, format="round-robin", game="six", options={"players": 4}, title=f"Pairs {tag}")
    host.act("open")
    host.act("enter", by=cid, partner=names[3])
    host.act("confirm", by=dan, entrant=1)

    reading = bob.open("/rules")
    page = ann.open(host.path)
    partner = page.get_by_label(SAID("tournament-partner"), exact=True)
    enter = page.get_by_role("button", name=SAID("tournament-enter"))
    enter.click()
    expect(partner).to_be_focused()
    expect(partner).to_have_accessible_description(re.compile(re.escape(SAID("tournament-partner-needed"))))
    partner.fill(names[1])
    page.get_by_label(SAID("tournament-team-name"), exact=True).fill(f"Reds {tag}")
    assert violations(page) == []
    enter.click()
    expect(page.get_by_text(SAID("tournament-waits-for-partner"))).to_be_visible()

    # The partner is told on another page, and the notice leads to the tournament.
    told = reading.get_by_role("region", name=SAID("shell-notices"))
    told.get_by_role("link", name=SAID("tournaments-notice-go")).click()
    bob.button(SAID("tournament-confirm")).click()
    for own in (page, reading):
        expect(own.get_by_text(SAID("tournament-you-play"), exact=True)).to_be_visible()

    for player in (cid, dan):
        player.open(host.path)
    host.act("start")
    (pairing,) = host.round(1)
    for player in players:
        expect(player.page).to_have_url(re.compile(f"/games/{pairing['game']}$"))
    assert {seat["player"] for seat in ann.state(pairing["game"])["seats"]} == {
        member["player"] for entrant in host.get("entrants")["entrants"] for member in entrant["members"]
    }
    cid.act(pairing["game"], type="resign")
    host.status("finished")
    podium = ann.open(host.path).get_by_role("list", name=SAID("tournament-podium"))
    expect(podium.get_by_role("listitem").first).to_contain_text(f"Reds {tag}")
