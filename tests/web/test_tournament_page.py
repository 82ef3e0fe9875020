"""The page of a tournament: live standings, explanations, parts with addresses, screens, languages and the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations_in_every_theme
from tests.web.boxes import boxes
from tests.web.languages import LONG_WORDS
from tests.web.players import new_tag
from tests.web.screen_fit import overflows
from tests.web.test_languages import CUT
from tests.web.tournaments import Host, enrol, part_link
from tests.web.visitor import drawn
from tests.web.words import Words

SAID = Words("en")
NAMES = ("Ada", "Bea", "Cem", "Dan")
WIDTHS = (1280, 390, 320)
PARTS = ("standings", "pairings", "crosstable", "entrants", "log")
WIDE = "Ｗ" * 40
FOCUSED = "document.activeElement?.textContent?.trim() ?? ''"


# Where the text of each column of numbers ends, in the heading and in the first row.
ENDS = """table => {
    const end = (cell) => {
        const isSeen = (node) => node.data.trim() && !node.parentElement.closest(".visually-hidden");
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, (node) => (isSeen(node) ? 1 : 3));
        const range = document.createRange();
        range.selectNodeContents(texts.nextNode());
        return range.getBoundingClientRect().right;
    };
    const below = [...table.tBodies[0].rows[0].cells];
    return [...table.tHead.rows[0].cells].flatMap((cell, column) =>
        cell.matches(".number") ? [[end(cell), end(below[column])]] : [],
    );
}"""


@pytest.fixture
def host(arena, visit):
    """The organiser of a Swiss at real tables, whose first round is paired."""
    organiser = visit()
    enrol(arena, [organiser], [f"Olga {new_tag()}"])
    host = Host(organiser, place="tables", title=f"Open {new_tag()}")
    host.started(*NAMES, ratings=(1800, 1700, 1600, 1500))
    return host


def standings(page):
    """The names in the order of the standings, and their points."""
    rows = page.get_by_role("table", name=SAID("tournament-standings")).locator("tbody tr")
    return [[row.get_by_role("rowheader").inner_text(), row.locator("td b").inner_text()] for row in rows.all()]


def press_tab_until(page, words):
    """Move the focus forward until it is on an element that begins with these words."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED).startswith(words):
            return
    raise AssertionError(f"the focus does not reach {words}")


def test_standings_are_live(host, visit):
    reader = visit()
    page = reader.open(f"{host.path}/standings")
    assert {points for _, points in standings(page)} == {"0"}
    first, second = host.round(1)
    names = {entrant["number"]: entrant["name"] for entrant in host.get("entrants")["entrants"]}
    host.record(first, "0-1")
    winner = page.get_by_role("row", name=re.compile(rf"^1 {names[first['second']]} 1\b"))
    expect(winner).to_be_visible()
    host.record(second, "1/2-1/2")
    expect(page.get_by_role("row", name=re.compile(rf"{names[second['first']]} ½"))).to_be_visible()
    host.act("correct", pairing=first["number"], result="1-0", reason="The other board")
    expect(page.get_by_role("row", name=re.compile(rf"^1 {names[first['first']]} 1\b"))).to_be_visible()
    part_link(page, SAID, "log").click()
    corrected = page.get_by_role("listitem").filter(has_text="The other board")
    expect(corrected).to_contain_text(f"{names[first['first']]} – {names[first['second']]}")


def test_tie_breaks_are_explained(host, visit):
    name, hint = SAID("tournament-tie-buchholz-cut-1"), SAID("tournament-tie-buchholz-cut-1-hint")
    reader = visit()
    page = reader.open(f"{host.path}/standings")
    button = page.get_by_role("button", name=name)
    tip = page.get_by_role("tooltip").filter(has_text=hint)
    expect(button).to_have_accessible_description(re.compile(re.escape(hint)))
    button.hover()
    expect(tip).to_be_visible()
    page.mouse.move(0, 0)
    expect(tip).to_be_hidden()
    press_tab_until(page, SAID("tournament-tie-buchholz-cut-1-short"))
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    phone = visit("phone").open(f"{host.path}/standings")
    phone.get_by_role("button", name=name).tap()
    expect(phone.get_by_role("tooltip").filter(has_text=hint)).to_be_in_viewport(ratio=1)


def test_headings_end_where_the_numbers_below_them_end(host, visit):
    table = visit().open(f"{host.path}/standings").get_by_role("table", name=SAID("tournament-standings"))
    expect(table.locator("tbody tr")).to_have_count(len(NAMES))
    columns = table.evaluate(ENDS)
    assert len(columns) > 4
    assert all(abs(heading - number) <= 1 for heading, number in columns), columns


def test_titles_and_matches_of_a_bracket_have_the_left_edge_of_the_page(arena, visit):
    organiser = visit()
    enrol(arena, [organiser], [f"Olga {new_tag()}"])
    host = Host(organiser, place="tables", format="knockout", third_place=True, title=f"Cup {new_tag()}")
    host.started(*NAMES)
    page = organiser.open(f"{host.path}/bracket")
    first = page.locator(".bracket > section").first
    third = page.locator("section.third")
    shown = [page.locator("h1"), *(one.locator(part).first for one in (first, third) for part in ("h2", ".match"))]
    assert len({boxes(one)[0][0] for one in shown}) == 1


def test_parts_have_addresses(host, visit):
    host.play_round(1, ["1-0"])
    host.act("pair")
    host.round(2)
    reader = visit()
    page = reader.open(f"{host.path}/pairings/1")
    expect(page.get_by_role("heading", name=SAID("tournament-round-of", round=1, rounds=3))).to_be_visible()
    expect(page.get_by_role("cell", name="1 : 0")).to_have_count(2)
    page.get_by_role("link", name=SAID("tournament-round", round=2), exact=True).click()
    expect(page).to_have_url(re.compile("/pairings/2$"))
    expect(page.get_by_role("cell", name=":", exact=True)).to_have_count(2)
    host.record(host.round(2)[0], "1/2-1/2")
    expect(page.get_by_role("cell", name="½ : ½")).to_be_visible()
    part_link(page, SAID, "crosstable").click()
    expect(page.get_by_role("table", name=SAID("tournament-crosstable")).get_by_role("row")).to_have_count(5)
    page.go_back()
    expect(page).to_have_url(re.compile("/pairings/2$"))
    stranger = visit()
    stranger.forgives = re.compile("404")
    stranger.page.goto("/tournaments/nothing12")
    expect(stranger.page.get_by_text(SAID("refused-no-tournament"))).to_be_visible()


def test_every_part_fits_in_every_language(host, visit):
    host.act("add_entrants", entrants=[{"members": [WIDE]}])
    host.play_round(1, ["1-0", "+/-"])
    host.act("pair")
    host.round(2)
    for language in LONG_WORDS:
        visitor = visit(locale=language)
        said = Words(language)
        page = visitor.open(f"{said.prefix}{host.path}")
        for part in PARTS:
            link = part_link(page, said, part)
            link.click()
            expect(link).to_have_attribute("aria-current", "page")
            visitor.settle()
            for width in WIDTHS:
                assert not overflows(page, width, 800), (language, part, width)
                assert page.evaluate(CUT) == [], (language, part, width)
        visitor.page.close()


def test_axe_finds_nothing(host, visit):
    host.play_round(1, ["1-0"])
    reader = visit("phone")
    page = reader.open(host.path)
    for part in PARTS:
        part_link(page, SAID, part).click()
        reader.settle()
        assert violations_in_every_theme(page) == [], part
    organiser = host.visitor
    page = organiser.open(f"{host.path}/organise")
    assert violations_in_every_theme(page) == []
    part_link(page, SAID, "pairings").click()
    page.locator("button.result").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    drawn(page)
    assert violations_in_every_theme(page) == []


def test_entering_with_the_keyboard_alone(arena, visit):
    organiser, player, guest = visit(), visit(), visit()
    tag = new_tag()
    enrol(arena, [organiser, player], [f"Olga {tag}", f"Paul {tag}"])
    host = Host(organiser, entry="link", rounds=4)
    host.act("open")
    page = guest.open(host.path)
    expect(page.get_by_text(SAID("tournament-guests"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name=SAID("shell-sign-in"))).to_be_visible()
    page = player.open(host.path)
    expect(page.get_by_text(SAID("tournament-needs-link"))).to_be_visible()
    page = player.open(f"{host.path}?key={host.get('link')['key']}")
    press_tab_until(page, SAID("tournament-enter"))
    page.keyboard.press("Enter")
    expect(page.get_by_text(SAID("tournament-you-play"))).to_be_visible()
    press_tab_until(page, SAID("tournament-byes"))
    page.keyboard.press("Enter")
    second = page.get_by_role("dialog").get_by_role("button", name=SAID("tournament-round", round=2))
    second.focus()
    page.keyboard.press("Space")
    expect(second).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=SAID("tournament-byes-requested", rounds="2"))).to_be_visible()
    press_tab_until(page, SAID("tournament-withdraw"))
    page.keyboard.press("Enter")
    page.get_by_role("button", name=SAID("tournament-withdraw")).press("Enter")
    expect(page.get_by_text(SAID("tournament-you-withdrew"))).to_be_visible()
    again = page.get_by_role("button", name=SAID("tournament-return"))
    expect(again).to_be_enabled()
    again.press("Enter")
    expect(page.get_by_text(SAID("tournament-you-play"))).to_be_visible()
