"""Eight players in eight browsers through a Swiss of three rounds."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.players import new_tag
from tests.web.tournaments import Host, enrol, part_link
from tests.web.words import Words

SAID = Words("en")
ROUNDS = 3


def test_eight_players_in_a_swiss(arena, visit):
    tag = new_tag()
    names = [f"{name} {tag}" for name in ("Ann", "Ben", "Cyd", "Dee", "Eli", "Fay", "Gus", "Hal")]
    organiser, *players = [visit() for _ in range(9)]
    ids = enrol(arena, [organiser, *players], [f"Olga {tag}", *names])[1:]
    by_id = dict(zip(ids, players, strict=True))
    host = Host(organiser, rounds=ROUNDS, title=f"Eight {tag}")
    host.act("open")
    for player in players:
        page = player.open(host.path)
        page.get_by_role("button", name=SAID("tournament-enter")).click()
    for player in players:
        expect(player.page.get_by_text(SAID("tournament-you-play"))).to_be_visible()
    entrants = host.get("entrants")["entrants"]
    members = {entrant["number"]: by_id[entrant["members"][0]["player"]] for entrant in entrants}
    host.act("start")
    for number in range(1, ROUNDS + 1):
        pairings = host.round(number)
        for pairing in pairings:
            play(host, members, pairing)
        if number < ROUNDS:
            for player in players:
                card = player.page.get_by_role("region", name=SAID("tournament-your-part"))
                expect(card.get_by_text(re.compile("^Result: "))).to_be_visible()
            host.act("pair")
    host.status("finished")
    table = host.get("standings")["standings"]
    winner = next(entrant["name"] for entrant in entrants if entrant["number"] == table[0]["number"])
    for player in players:
        page = player.page
        podium = page.get_by_role("list", name=SAID("tournament-podium"))
        expect(podium.get_by_role("listitem").first).to_contain_text(winner)
        part_link(page, SAID, "standings").click()
        rows = page.get_by_role("table", name=SAID("tournament-standings")).locator("tbody tr")
        expect(rows).to_have_count(len(names))
        expect(rows.first).to_contain_text(winner)
        expect(page.locator("tr.mine")).to_have_count(1)
    assert sum(row["points"] for row in table) == ROUNDS * len(names) / 2


def play(host, members, pairing):
    """Both look at the tournament and are taken to the board; the second one resigns, and both go back."""
    pair = [members[pairing["first"]], members[pairing["second"]]]
    for player in pair:
        expect(player.page).to_have_url(re.compile(f"/games/{pairing['game']}$"))
        expect(player.page.get_by_role("grid").first).to_be_visible()
    pair[1].act(pairing["game"], type="resign")
    for player in pair:
        player.open(host.path)
