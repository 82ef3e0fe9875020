"""The layout of the analysis, practice, lessons and rules: nothing touches, and what belongs together is level."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

import hexad
from tests.web.boxes import boxes
from tests.web.languages import LONG_WORDS
from tests.web.visitor import drawn
from tests.web.words import Words

RING = 5
"""How far a focus ring reaches, in pixels."""
FREE = "element => element.scrollWidth <= element.clientWidth"


@pytest.fixture
def phone(visit):
    return visit("phone")


@pytest.mark.parametrize("language", LONG_WORDS)
def test_the_tools_of_the_analysis_have_a_row_of_their_own_on_phones(phone, language):
    words = Words(language)
    page = phone.open(words.prefix + "/analysis")
    (title,), (tools,) = boxes(page.get_by_role("heading", level=1)), boxes(page.locator(".tools"))
    assert title[3] <= tools[2]
    assert tools[0] >= 0
    assert tools[1] <= page.viewport_size["width"]


@pytest.mark.parametrize("language", LONG_WORDS)
def test_a_heading_does_not_touch_the_tools_of_the_analysis_on_tablets(visit, language):
    visitor = visit(viewport={"width": 820, "height": 1180})
    page = visitor.open(Words(language).prefix + "/analysis")
    (title,), (tool, *_) = boxes(page.get_by_role("heading", level=1)), boxes(page.locator(".tools button"))
    assert title[1] + 8 <= tool[0] or title[3] <= tool[2]


@pytest.mark.parametrize("language", LONG_WORDS)
def test_trays_of_marbles_keep_their_size(phone, language):
    page = phone.open(f"{Words(language).prefix}/analysis?game=abalone&moves=a1b2+i9h8")
    trays = page.locator(".strip .sockets")
    expect(trays).to_have_count(2)
    strip, *found = boxes(page.locator("section.strip").or_(trays))
    for left, right, top, bottom in found:
        assert right - left > 5 * (bottom - top)
    assert len({top for _, _, top, _ in found}) == 1
    assert all(strip[2] <= top and bottom <= strip[3] for _, _, top, bottom in found)


@pytest.mark.parametrize("language", LONG_WORDS)
def test_tiles_in_hand_are_counted_in_one_line(phone, language):
    page = phone.open(f"{Words(language).prefix}/analysis?game=six")
    counts = page.locator(".hand .count")
    expect(counts).to_have_text(["20", "20"])
    assert len({top for _, _, top, _ in boxes(counts)}) == 1


def test_the_file_button_speaks_the_language_of_the_page(phone):
    words = Words("hu")
    page = phone.open(words.prefix + "/analysis")
    phone.button(words("analysis-tool-import")).tap()
    with page.expect_file_chooser() as chooser:
        phone.button(words("analysis-import-file")).tap()
    phone.forgives = re.compile("4(00|22)")
    chooser.value.set_files({"name": "nothing.txt", "mimeType": "text/plain", "buffer": b"[Game"})
    expect(page.get_by_text("nothing.txt")).to_be_visible()
    expect(page.locator("input[type=file]")).to_be_hidden()


def test_a_wrong_field_has_an_edge_in_the_colour_of_errors(visitor):
    visitor.forgives = re.compile("422")
    page = visitor.open("/analysis?game=abalone")
    visitor.button("Edit").click()
    field = page.get_by_role("spinbutton").nth(1)
    expect(field).to_be_visible()
    before = field.evaluate("field => getComputedStyle(field).borderColor")
    field.fill("7")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert field.evaluate("field => getComputedStyle(field).borderColor") != before


def test_the_focus_ring_of_a_number_touches_no_words(phone):
    page = phone.open("/analysis?game=abalone")
    phone.button("Edit").tap()
    field = page.get_by_role("spinbutton").first
    expect(field).to_be_visible()
    (number,), (hint,) = boxes(field), boxes(page.locator("fieldset .notes small:not(.error)").first)
    assert number[3] + RING < hint[2]
    name = field.evaluate(
        "field => { const range = document.createRange(); range.selectNodeContents(field.parentElement.firstChild);"
        " return range.getBoundingClientRect().bottom; }"
    )
    assert name + RING < number[2]


@pytest.mark.parametrize("language", LONG_WORDS)
def test_the_chances_stand_in_one_row_on_phones_and_add_up(phone, language):
    words = Words(language)
    page = phone.open(f"{words.prefix}/analysis?game=abalone")
    page.get_by_role("switch", name=words("analysis-engine")).tap()
    shares = page.locator(".below p.quiet > span:not(.label)")
    expect(shares).to_have_count(3)
    drawn(page)
    rows = shares.evaluate_all("all => all.map((one) => [one.textContent, one.getBoundingClientRect().top])")
    assert len({top for _, top in rows}) == 1
    assert sum(int(re.sub(r"\D", "", text)) for text, _ in rows) == 100


@pytest.mark.parametrize("language", LONG_WORDS)
def test_options_of_a_row_are_equally_wide(phone, language):
    words = Words(language)
    page = phone.open(words.prefix + "/analysis")
    phone.button(words("analysis-tool-play")).tap()
    rows = page.locator("dialog[open] fieldset > .row")
    expect(rows.first).to_be_visible()
    for row in rows.all():
        options = boxes(row.locator("label"))
        assert len({top for _, _, top, _ in options}) == 1
        assert len({bottom for _, _, _, bottom in options}) == 1
        widths = [right - left for left, right, _, _ in options]
        assert max(widths) - min(widths) <= 1
        assert all(row.locator("span").nth(place).evaluate(FREE) for place in range(len(options)))


def test_the_level_of_an_opponent_is_named_in_words(phone):
    words = Words("de")
    page = phone.open("/de/analysis")
    phone.button(words("analysis-tool-play")).tap()
    level = page.get_by_role("slider")
    expect(level).to_be_visible()
    assert words("home-new-level-" + level.input_value()) in (level.get_attribute("aria-valuetext") or "")


@pytest.mark.parametrize("language", LONG_WORDS)
@pytest.mark.parametrize("look", ["phone", "desktop"])
def test_three_actions_of_practice_stand_in_a_row(visit, language, look):
    words = Words(language)
    visitor = visit(look)
    page = visitor.open(words.prefix + "/practice/daily")
    actions = page.locator("section.finding .row > *")
    expect(actions).to_have_count(3)
    found = boxes(actions)
    assert len({(top, bottom) for _, _, top, bottom in found}) == 1
    assert all(one[1] <= other[0] for one, other in pairwise(found))
    ((_, _, top, bottom),) = boxes(page.locator("section.finding"))
    visitor.button(words("practice-solution")).click()
    shown = page.locator("section.shown")
    expect(shown.locator(".row > *")).to_have_count(3)
    visitor.settle()
    ((_, _, top_shown, bottom_shown),) = boxes(shown)
    assert bottom_shown - top_shown == bottom - top
    # The date of the puzzle stands in one line.
    day = page.locator(".day span").first
    assert day.evaluate("day => day.offsetHeight < 2 * parseFloat(getComputedStyle(day).lineHeight)")


def test_cards_of_practice_begin_at_one_edge(phone):
    page = phone.open("/practice")
    expect(page.locator("section.finding .row > *")).to_have_count(3)
    insides = boxes(page.locator(".goal h2, section.finding .strip, .side fieldset"))
    assert len({left for left, _, _, _ in insides}) == 1


@pytest.mark.parametrize("language", LONG_WORDS)
def test_rulings_stand_below_their_games(visitor, language):
    words = Words(language)
    page = visitor.open(words.prefix + "/rules")
    found = page.locator("section:has(#R1)").evaluate(
        "section => [...section.querySelectorAll('h3')].map((heading) =>"
        " [heading.textContent, [...heading.nextElementSibling.children].map((rule) => rule.id)])"
    )
    cited = {
        name: {game.time_rule, *game.rulings, *(option.rule for option in game.options.values())}
        for name, game in hexad.GAMES.items()
    }
    shared = {rule for rule in set.intersection(*cited.values()) if rule and rule.startswith("R")}
    expected = [[words("rules-both"), sorted(shared)]]
    for name, game in hexad.GAMES.items():
        expected.append([words(f"rules-{name}"), [rule for rule in game.rulings if rule not in shared]])
    assert found == expected


def test_links_of_a_course_stand_in_a_row_and_its_card_is_not_wide(visitor):
    page = visitor.open("/learn/six")
    expect(page.locator("section.card")).to_be_visible()
    links = page.locator(".more a")
    expect(links).to_have_text(["All lessons", "All the rules"])
    assert len({top for _, _, top, _ in boxes(links)}) == 1
    ((left, right, _, _),) = boxes(page.locator("section.card"))
    assert right - left <= 44 * 16


@pytest.mark.parametrize("width", [820, 1280])
def test_the_navigation_ends_at_the_edge_of_the_page(visit, width):
    page = visit(viewport={"width": width, "height": 900}).open("/settings")
    last_link = page.locator("header nav a :is(span, svg):visible").last
    (last,), (column,) = boxes(last_link), boxes(page.locator("main .columns"))
    assert abs(last[1] - column[1]) <= 2


def test_keys_have_the_names_of_their_language(visitor):
    words = Words("de")
    page = visitor.open("/de/settings")
    visitor.button(words("keys-title")).click()
    for key in ("Pos1", "Ende"):
        expect(page.locator("kbd", has_text=re.compile(f"^{key}$"))).to_be_visible()
