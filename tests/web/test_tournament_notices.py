"""What players of tournaments are told on every page, and the pages of their games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.tournament_bots import retried
from tests.web.axe import violations
from tests.web.players import new_tag
from tests.web.screen_fit import screens_too_narrow
from tests.web.tournament_people import People, sign_in
from tests.web.words import Words

SAID = Words("en")


@pytest.fixture(scope="module")
def people(arena):
    with People(arena) as running:
        yield running


def notice(page, text):
    return page.get_by_role("region", name=SAID("shell-notices")).get_by_text(text)


def action(page, key):
    return page.get_by_role("group", name=SAID("game-actions")).get_by_role("button", name=SAID(key), exact=True)


def test_a_game_opens_by_itself_or_is_offered_and_leads_back(people, visit):
    club = people.club(2)
    title = f"Cup {new_tag()}"
    name = people.tournament(
        club.organiser, "open", entrants=tuple(club.players), title=title, format="round-robin", control="300"
    )
    # One reads, the other one fills in a form.
    reader, writer = (sign_in(visit(look), bot) for look, bot in zip(("phone", "desktop"), club.players, strict=True))
    reading, writing = reader.open("/players"), writer.open("/tournaments/new")
    writing.get_by_label(SAID("tournament-form-title"), exact=True).fill("Half a title")
    people.run(club.organiser.act(name, "start"))
    game = reader.game()
    offer = writing.get_by_role("region", name=SAID("matchmaking-tournament-game", title=title))
    expect(offer).to_be_visible()
    expect(writing.get_by_label(SAID("tournament-form-title"), exact=True)).to_have_value("Half a title")
    assert violations(writing) == []
    offer.get_by_role("button", name=SAID("matchmaking-go")).click()
    assert writer.game() == game

    link = writing.get_by_role("link", name=SAID("game-of-round", title=title, round=1)).first
    expect(link).to_have_attribute("href", f"/tournaments/{name}")
    for page in (reading, writing):
        expect(action(page, "game-resign")).to_be_visible()
        for key in ("game-takeback", "game-abort", "game-time", "game-berserk"):
            expect(action(page, key)).to_have_count(0)
    assert screens_too_narrow(writing) == []
    action(reading, "game-resign").click()
    reading.get_by_role("button", name=SAID("game-resign-yes")).click()
    for page in (reading, writing):
        expect(page.get_by_role("button", name=SAID("game-to-tournament"))).to_be_visible()
        expect(page.get_by_role("button", name=SAID("game-rematch"))).to_have_count(0)
    writing.get_by_role("button", name=SAID("game-to-tournament")).click()
    expect(writing).to_have_url(re.compile(f"/tournaments/{name}$"))


def test_rounds_byes_invitations_and_the_end_are_told_on_every_page(people, visit):
    organiser, one, two, three = people.members(4)
    title = f"Cup {new_tag()}"
    page = sign_in(visit(), three).open("/rules")
    people_of = {"title": title, "place": "online", "entry": "list", "format": "swiss"}
    name = people.tournament(organiser, "open", **people_of)
    people.run(organiser.act(name, "add_entrants", entrants=[{"members": [bot.name]} for bot in (one, two, three)]))
    told = notice(page, SAID("tournaments-notice-invited", title=title))
    expect(told).to_be_visible()
    expect(told.get_by_role("link", name=SAID("tournaments-notice-go"))).to_have_attribute(
        "href", f"/tournaments/{name}"
    )
    for number, bot in enumerate((one, two, three), 1):
        people.run(bot.act(name, "confirm", entrant=number))
    people.run(organiser.act(name, "start"))
    # Of three, the one with the highest number has the bye, or is paired: either is told.
    expect(notice(page, re.compile(f"^{title}, Round 1: "))).to_be_visible()
    people.run(organiser.act(name, "cancel", reason="power failure"))
    cancelled = SAID("tournaments-notice-cancelled-why", title=title, reason="power failure")
    expect(notice(page, cancelled)).to_be_visible()


def test_a_later_round_is_told_with_its_local_time(people, visit):
    club = people.club(2)
    title = f"Cup {new_tag()}"
    settings = {"title": title, "format": "round-robin", "cycles": 2, "control": "300"}
    name = people.tournament(club.organiser, "open", "start", entrants=tuple(club.players), **settings)
    people.run(club.play_round(name, 1))
    page = sign_in(visit(timezone_id="Asia/Tokyo"), club.players[0]).open("/learn")
    people.run(retried(lambda: club.organiser.ask(name, "pair", minutes=60), "round-not-over"))
    begins = people.run(club.organiser.get(name))["begins"]
    time = page.evaluate(
        """seconds => new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short",
            hour: "2-digit", minute: "2-digit", timeZone: "Asia/Tokyo" }).format(seconds * 1000)""",
        begins,
    )
    values = {
        "title": title,
        "round": SAID("tournament-round", round=2),
        "opponent": club.players[1].name,
        "time": time,
    }
    expect(notice(page, SAID("tournaments-notice-paired-later", **values))).to_be_visible()
