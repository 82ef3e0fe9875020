"""The form for a tournament: by keyboard alone, what it offers for each format, what it says about mistakes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations_in_every_theme
from tests.web.languages import LONG_WORDS
from tests.web.players import new_tag
from tests.web.screen_fit import screens_too_narrow
from tests.web.tournament_people import People, sign_in
from tests.web.words import Words

SAID = Words("en")


@pytest.fixture(scope="module")
def people(arena):
    with People(arena) as running:
        yield running


@pytest.fixture
def organiser(people):
    return people.members(1)[0]


def created(page):
    """The name of the tournament whose page this is."""
    page.wait_for_url(re.compile(r"/tournaments/(?!new)\w+$"))
    return page.url.rsplit("/", 1)[-1]


def tab_to(page, label):
    """Press Tab until the element with this name has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        name = page.evaluate(
            """() => { const { activeElement: e } = document;
                return e.ariaLabel ?? e.labels?.[0]?.innerText ?? e.innerText ?? ""; }"""
        )
        if label in name:
            return
    raise AssertionError(f"{label} is not reached")


def test_by_keyboard_alone_from_the_preset_of_the_olympiad(people, organiser, visit):
    page = sign_in(visit(), organiser).open("/tournaments/new")
    page.get_by_text(SAID("tournament-form-preset-mso")).wait_for()
    tab_to(page, SAID("tournament-form-preset-mso"))
    page.keyboard.press("Enter")
    tab_to(page, SAID("tournament-form-title"))
    page.keyboard.press("Control+a")
    page.keyboard.type("Olympiad in Tokyo")
    # A group of radio buttons is one stop; the arrows choose within it.
    tab_to(page, SAID("tournament-format-swiss"))
    tab_to(page, SAID("tournament-form-rounds"))
    page.keyboard.press("Control+a")
    page.keyboard.type("6")
    tab_to(page, "15+0")
    page.keyboard.press("ArrowRight")
    tab_to(page, SAID("tournament-form-ties"))
    page.keyboard.press("Enter")
    tab_to(page, f"{SAID('tournament-form-tie-down')}: {SAID('tournament-tie-head-to-head')}")
    page.keyboard.press("Enter")
    tab_to(page, SAID("tournament-form-create"))
    page.keyboard.press("Enter")
    view = people.run(organiser.get(created(page)))
    assert view["status"] == "draft"
    settings = view["settings"]
    assert settings["title"] == "Olympiad in Tokyo"
    assert (settings["format"], settings["rounds"], settings["control"]) == ("swiss", 6, "900+10")
    assert settings["options"] == {"layout": "belgian-daisy"}
    assert settings["tie_breaks"] == ["sonneborn-berger", "head-to-head"]


def test_only_what_concerns_the_format_is_offered_and_always_a_clock(people, organiser, visit):
    page = sign_in(visit(), organiser).open("/tournaments/new")
    form = page.get_by_role("form", name=SAID("tournament-form-settings"))

    def offers(**expected):
        for key, is_there in expected.items():
            name = SAID(f"tournament-form-{key}")
            switch = form.get_by_role("switch", name=re.compile(f"^{re.escape(name)}"))
            found = form.get_by_text(name, exact=True).or_(switch)
            if is_there:
                expect(found.first).to_be_visible()
            else:
                expect(found).to_have_count(0)

    offers(rounds=True, cycles=False, match=False, minutes=False, days=False, ties=True, pause=False)
    form.get_by_label(SAID("tournament-format-round-robin")).check()
    offers(rounds=False, cycles=True, match=False, ties=True)
    form.get_by_label(SAID("tournament-format-knockout")).check()
    offers(match=True, pairs=True, third=True, ties=False, cycles=False)
    form.get_by_label(SAID("tournament-format-arena")).check()
    offers(minutes=True, berserk=True, place=False, layouts=False, match=False)
    form.get_by_label(SAID("tournament-format-league")).check()
    offers(days=True, cycles=True, minutes=False)
    clocks = form.get_by_role("group", name=SAID("home-new-clock"), exact=True).get_by_role("radio")
    assert SAID("home-new-clock-none") not in clocks.evaluate_all("all => all.map(one => one.labels[0].innerText)")
    expect(form.get_by_text(SAID("tournament-form-timed"))).to_be_visible()
    expect(form.get_by_role("link", name=SAID("shell-rule", rule="A16"))).to_have_attribute("href", "/rules/A16")
    # The usual tie-breaks that the form shows are those of the server.
    form.get_by_label(SAID("tournament-form-title")).fill("League")
    form.get_by_text(SAID("tournament-form-ties"), exact=True).click()
    shown = form.locator("ol > li b").all_inner_texts()
    form.get_by_role("button", name=SAID("tournament-form-create")).click()
    view = people.run(organiser.get(created(page)))
    assert [SAID(f"tournament-tie-{name}") for name in view["tie_breaks"]] == shown


def test_errors_stand_beside_their_fields_in_the_language_of_the_page(organiser, visit):
    said = Words("de")
    visitor = sign_in(visit("phone", locale="de", timezone_id="Europe/Berlin"), organiser)
    visitor.forgives = re.compile("422")
    page = visitor.open("/tournaments/new")
    title = page.get_by_label(said("tournament-form-title"), exact=True)
    expect(title).to_have_accessible_description(said("tournament-form-title-hint", max=80))
    description = page.get_by_label(said("tournament-form-description"))
    expect(description).to_have_accessible_description(said("tournament-form-description-hint", max=2000))
    send = page.get_by_role("button", name=said("tournament-form-create"))
    send.click()
    expect(title).to_be_focused()
    expect(title).to_have_accessible_description(said("refused-bad-title", max=80))
    # Only the server knows that this is not visible.
    title.fill("\u200b")
    send.click()
    expect(title).to_have_accessible_description(said("refused-bad-title", max=80))
    title.fill("Pokal")
    rounds = page.get_by_label(said("tournament-form-rounds"), exact=True)
    rounds.fill("99")
    rounds.blur()
    expect(rounds).to_have_accessible_description(said("tournament-form-range", min=1, max=20))
    rounds.fill("2")
    page.get_by_label(said("tournament-form-round-start-schedule")).check(force=True)
    expect(page.get_by_text("Europe/Berlin")).to_be_visible()
    # An error in a part that is folded up opens it.
    page.get_by_text(said("tournament-form-entry"), exact=True).click()
    limit = page.get_by_label(said("tournament-form-max"), exact=True)
    limit.fill("1")
    page.get_by_text(said("tournament-form-entry"), exact=True).click()
    for number, time in enumerate(("2199-05-02T18:00", "2199-05-02T17:00")):
        page.get_by_label(said("tournament-round", round=number + 1), exact=True).fill(time)
    send.click()
    expect(page.get_by_text(said("refused-bad-schedule"))).to_be_visible()
    expect(limit).to_be_visible()
    expect(limit).to_have_attribute("aria-invalid", "true")


def test_guests_are_told_that_an_account_is_needed(visit):
    page = visit().open("/tournaments/new")
    expect(page.get_by_text(SAID("tournament-form-account"))).to_be_visible()
    expect(page.get_by_role("link", name=SAID("tournament-form-sign-up"))).to_have_attribute("href", "/sign-up")
    expect(page.get_by_role("form")).to_have_count(0)


def test_organisers_change_what_can_still_be_changed(people, visit):
    organiser, one, two, stranger = people.members(4)
    tag = new_tag()
    name = people.tournament(
        organiser, "open", entrants=(one, two), title=f"Cup {tag}", max_rating=3000, control="600d5", rounds=1
    )
    page = sign_in(visit(), organiser).open(f"/tournaments/{name}/settings")
    expect(page.get_by_text(SAID("tournament-form-entered"))).to_be_visible()
    expect(page.get_by_label(SAID("tournament-format-arena"))).to_have_count(0)
    expect(page.get_by_role("group", name=SAID("home-new-clock"), exact=True)).to_be_visible()
    page.get_by_label(SAID("tournament-form-title"), exact=True).fill(f"Club cup {tag}")
    page.get_by_role("button", name=SAID("tournament-form-save")).click()
    assert created(page) == name
    settings = people.run(organiser.get(name))["settings"]
    assert (settings["title"], settings["max_rating"], settings["control"]) == (f"Club cup {tag}", 3000, "600d5")
    people.run(organiser.act(name, "start"))
    page = sign_in(visit(), organiser).open(f"/tournaments/{name}/settings")
    expect(page.get_by_text(SAID("tournament-form-started"))).to_be_visible()
    expect(page.get_by_role("group", name=SAID("home-new-clock"), exact=True)).to_have_count(0)
    page.get_by_label(SAID("tournament-form-no-show"), exact=True).fill("9")
    page.get_by_role("button", name=SAID("tournament-form-save")).click()
    assert created(page) == name
    assert people.run(organiser.get(name))["settings"]["no_show_minutes"] == 9
    page = sign_in(visit(), stranger).open(f"/tournaments/{name}/settings")
    expect(page.get_by_text(SAID("tournament-form-not-organiser"))).to_be_visible()


@pytest.mark.parametrize("language", LONG_WORDS)
def test_it_fits_every_screen_in_every_language_and_is_accessible(organiser, visit, language):
    said = Words(language)
    page = sign_in(visit(locale=language), organiser).open("/tournaments/new")
    for format_ in ("knockout", "league", "swiss"):
        page.locator(f'input[type=radio][value="{format_}"]').check()
        assert screens_too_narrow(page) == [], format_
    for part in ("entry", "ties"):
        page.get_by_text(said(f"tournament-form-{part}"), exact=True).click()
    page.get_by_role("button", name=said("tournament-form-create")).click()
    expect(page.locator('[aria-invalid="true"]').first).to_be_visible()
    assert screens_too_narrow(page) == []
    if language == LONG_WORDS[0]:
        assert violations_in_every_theme(page) == []
