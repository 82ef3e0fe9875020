"""Nothing is available on hover alone: what a tooltip says is a name that is read, or stands on the page as well."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.games import finished
from tests.web.players import new_tag
from tests.web.tournaments import Host, enrol
from tests.web.words import Words

SAID = Words("en")
PAGES = ["/", "/watch", "/tournaments", "/tournaments/new", "/analysis", "/learn", "/learn/S10", "/practice", "/rules"]
PAGES += ["/practice/daily", "/glossary", "/settings", "/account", "/players", "/my-games", "/clock", "/design"]
# A control is named by its label or its words; its tooltip may repeat the name.
TOOLTIPS = """() => [...document.querySelectorAll("[title]")].filter((one) => one.checkVisibility()).map((one) => {
    const control = one.closest("a, button, [role=button]");
    return [one.title, control ? control.ariaLabel ?? control.textContent : ""];
})"""
# Without the words for screen readers, which have no size.
SEEN = """() => [...document.querySelectorAll("body *")]
    .filter((one) => one.checkVisibility() && !one.closest(".visually-hidden") && one.offsetWidth !== 1)
    .flatMap((one) => [...one.childNodes].filter((part) => part.nodeType === Node.TEXT_NODE))
    .map((part) => part.data.trim()).join("\\n")"""


def untold(page):
    """The tooltips that are neither the name of a control nor seen elsewhere on the page."""
    seen = page.evaluate(SEEN)
    return [title for title, name in page.evaluate(TOOLTIPS) if title not in name and title not in seen]


def test_nothing_is_explained_on_hover_alone(visit):
    """What a title says is also visible on the page, or in the sheet of the button "More"."""
    visitor = visit("phone")
    titled = "elements => elements.map(({ title, textContent }) => [title, textContent.trim()])"
    page = visitor.open(f"/analysis/{finished(visitor)}")
    expect(page.locator("[data-node]").first).to_be_visible()
    found = page.locator("main [title]").evaluate_all(titled)
    assert found == []
    for name in ("Edit", "New", "Import", "Share", "Play"):
        assert page.get_by_role("group", name="This analysis").get_by_text(name).bounding_box()["width"] > 10
    game = visitor.create("abalone", "me", "1", control="600+5")
    page = visitor.open(f"/games/{game}")
    buttons = page.get_by_role("group", name="Actions")
    expect(buttons.get_by_role("button", name="More")).to_be_visible()
    actions = buttons.locator("[title]").evaluate_all(titled)
    visitor.button("More").tap()
    sheet = page.get_by_role("dialog")
    for title, label in actions:
        if label != "More":
            expect(sheet.get_by_text(title, exact=True)).to_be_visible()
    page = visitor.open("/practice/daily")
    expect(page.get_by_text(re.compile("^Difficulty . of .$"))).to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_tooltips_of_pages(visit, path):
    visitor = visit("phone")
    game = visitor.create("abalone", "me", "me")
    visitor.act(game, type="move", move="a1b2")
    assert untold(visitor.open(path)) == []


def test_tooltips_of_a_profile_and_of_a_tournament(arena, visit):
    organiser = visit("phone")
    name = f"Olga {new_tag()}"
    enrol(arena, [organiser], [name])
    host = Host(organiser, place="tables", title="Open", starts=4_000_000_000)
    host.act("open")
    page = organiser.open(host.path)
    # The time zone of the next moment is seen.
    expect(page.locator(".moment")).to_contain_text("GMT")
    assert untold(page) == []
    # What the format means is told after a tap.
    page.get_by_role("button", name=SAID("tournament-format-swiss")).tap()
    told = page.get_by_role("tooltip").filter(has_text=SAID("tournament-format-swiss-hint"))
    expect(told).to_be_in_viewport(ratio=1)
    host = Host(organiser, place="tables", title="Started")
    host.started("Ada", "Bea", ratings=(1700, 1600))
    for part in ("standings", "pairings", "crosstable", "entrants", "log", "organise"):
        assert untold(organiser.open(f"{host.path}/{part}")) == [], part
    assert untold(organiser.open(f"/@/{name}")) == []


def test_the_actions_of_a_game_with_declarations(visit):
    visitor = visit("phone")
    game = visitor.create("six", "me", "me", options={"declare": "manual"})
    page = visitor.open(f"/games/{game}")
    actions = page.get_by_role("group", name=SAID("game-actions")).locator("[title]")
    titles = set(actions.evaluate_all("all => all.map(({ title }) => title)"))
    assert SAID("game-declare-title") in titles
    visitor.button("More").tap()
    sheet = page.get_by_role("dialog")
    for title in titles - {SAID("game-more-title")}:
        expect(sheet.get_by_text(title, exact=True)).to_be_visible()
    # The row has no room for this one: a phone has no key for it either.
    first = page.locator(".tile").first
    before = first.bounding_box()
    sheet.get_by_role("button", name=SAID("game-flip")).tap()
    expect(sheet).to_have_count(0)
    visitor.until(lambda: first.bounding_box() != before)


def test_the_symbols_beside_players_are_explained(visit):
    people = [visit("phone") for _ in range(4)]
    game = people[0].create("six", "me", "anyone", "anyone", "anyone", options={"players": 4})
    for person in people[1:]:
        person.join(game)
        person.open(f"/games/{game}")
    page = people[0].open(f"/games/{game}")
    expect(page.locator(".presence.online")).to_have_count(3)
    actions = page.get_by_role("group", name=SAID("game-actions")).locator("[title]")
    symbols = set(untold(page)) - set(actions.evaluate_all("all => all.map(({ title }) => title)"))
    assert symbols == {SAID("game-presence-online"), SAID("game-partner")}
    people[0].button("More").tap()
    legend = page.get_by_role("dialog").get_by_role("heading", name=SAID("game-symbols")).locator("..")
    for key in ("presence-online", "presence-away", "presence-gone", "partner"):
        expect(legend.get_by_text(SAID(f"game-{key}"), exact=True)).to_be_visible()
