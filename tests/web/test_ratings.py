"""Rated games: from the form to both profiles and the leaderboard, and why others are casual."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.players import establish, new_tag, play, sign_up, was_days_ago
from tests.web.words import Words

SAID = Words("en")


def open_form(visitor, game="Abalone"):
    page = visitor.open("/")
    visitor.button(SAID("home-more-game", game=game)).click()
    return page.get_by_role("dialog")


def choose(dialog, legend, option):
    group = dialog.get_by_role("group", name=SAID(legend))
    group.get_by_role("radio", name=option).check(force=True)


def test_a_rated_game_from_its_creation_to_both_profiles_and_the_leaderboard(visit, arena):
    tag = new_tag()
    ann, bob, guest = visit(), visit("phone"), visit()
    players = [sign_up(ann, f"Ann {tag}"), sign_up(bob, f"Bob {tag}")]
    dialog = open_form(ann)
    choose(dialog, "home-new-opponent", re.compile("^Anyone"))
    choose(dialog, "home-new-clock", "5+3")
    choose(dialog, "home-new-rating", re.compile("^Rated"))
    assert violations(ann.page) == []
    dialog.get_by_role("button", name=SAID("home-new-start-anyone")).click()
    game = ann.game()
    expect(ann.page.get_by_text(re.compile(r"5\s+min.*rated"))).to_be_visible()

    page = bob.open("/")
    row = page.get_by_role("listitem").filter(has_text=f"Ann {tag}")
    expect(row).to_contain_text(re.compile(rf"Ann {tag}\s+Rating: 1500\?"))
    expect(row).to_contain_text("rated")
    lobby = guest.open("/").get_by_role("listitem").filter(has_text=f"Ann {tag}")
    expect(lobby.get_by_role("link", name=SAID("home-rated-sign-up"))).to_have_attribute("href", "/sign-up")
    row.get_by_role("button", name=re.compile("^Join")).click()
    assert bob.game() == game
    expect(page.get_by_text("1500?")).to_have_count(2)
    expect(page.get_by_role("button", name=SAID("game-draw"))).to_be_visible()
    expect(page.get_by_role("button", name=SAID("game-takeback"))).to_have_count(0)
    bob.act(game, type="resign")

    for visitor in (ann, bob):
        changes = visitor.page.get_by_role("list", name=SAID("game-ratings"))
        expect(changes.get_by_role("listitem")).to_have_text(
            [re.compile(rf"(Ann {tag}) 1500 → 16\d\d\? \+1\d\d"), re.compile(rf"(Bob {tag}) 1500 → 13\d\d\? −1\d\d")]
        )
    page = guest.open(f"/games/{game}")
    changes = page.get_by_role("list", name=SAID("game-ratings"))
    expect(changes).to_contain_text("→")
    assert violations(page) == []

    changes.get_by_role("link", name=f"Bob {tag}").click()
    expect(page).to_have_url(re.compile(rf"/@/Bob%20{tag}$"))
    card = page.get_by_role("button", name=re.compile("Abalone, blitz"))
    expect(card).to_contain_text(re.compile(r"13\d\d\?"))
    expect(page.get_by_text(SAID("players-provisional-text"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text=f"Ann {tag}").first).to_contain_text(SAID("players-score-loss"))
    page = guest.open(f"/@/Ann%20{tag}")
    expect(page.get_by_role("button", name=re.compile("Abalone, blitz"))).to_contain_text(re.compile(r"16\d\d\?"))

    page = guest.open("/players?game=abalone&speed=blitz")
    table = page.get_by_role("table")
    expect(page.get_by_text(SAID("players-leaderboard-rule"))).to_be_visible()
    expect(page.get_by_role("row").filter(has_text=tag)).to_have_count(0)
    establish(arena, *players)
    page = guest.open("/players?game=abalone&speed=blitz")
    expect(table.get_by_role("row").filter(has_text=tag)).to_contain_text([f"Ann {tag}", f"Bob {tag}"])
    assert violations(page) == []
    page.get_by_role("group", name=SAID("players-game")).get_by_role("radio", name="Six").check(force=True)
    expect(page).to_have_url(re.compile(r"\?game=six&speed=blitz$"))
    expect(page.get_by_role("row").filter(has_text=tag)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("radio", name="Six")).to_be_checked()


@pytest.mark.parametrize("has_account", [False, True])
def test_the_form_says_why_a_game_is_casual(visitor, has_account):
    if has_account:
        sign_up(visitor, f"Ann {new_tag()}")
    dialog = open_form(visitor)
    choose(dialog, "home-new-opponent", re.compile("^Engine"))
    expect(dialog).to_contain_text(SAID("home-new-casual-engine"))
    choose(dialog, "home-new-opponent", re.compile("^This device"))
    expect(dialog).to_contain_text(SAID("home-new-casual-device"))
    choose(dialog, "home-new-opponent", re.compile("^Anyone"))
    choose(dialog, "home-new-clock", "None")
    expect(dialog).to_contain_text(SAID("home-new-casual-clock"))
    choose(dialog, "home-new-clock", "10+0")
    rated = dialog.get_by_role("radio", name=re.compile("^Rated"))
    if has_account:
        expect(rated).to_be_attached()
    else:
        expect(dialog).to_contain_text(SAID("home-new-casual-account"))
        expect(dialog.get_by_role("link", name=SAID("home-new-sign-up"))).to_have_attribute("href", "/sign-up")
        expect(rated).to_have_count(0)


def test_a_guest_with_the_link_of_a_rated_game_is_asked_to_sign_up(visit):
    ann, guest = visit(), visit()
    sign_up(ann, f"Ann {new_tag()}")
    game = ann.create("six", "me", "anyone", control="600", rated=True)
    page = guest.open(f"/games/{game}")
    expect(page.get_by_text(SAID("game-rating-sign-up"))).to_be_visible()
    expect(page.get_by_role("button", name=SAID("game-take-seat"))).to_have_count(0)
    sign_up(guest, f"Bob {new_tag()}")
    page.reload()
    page.get_by_role("button", name=SAID("game-take-seat")).click()
    guest.until(lambda: guest.state(game)["status"] == "playing")


def test_a_rating_over_time_can_be_read_by_keyboard_and_touch(visit, arena):
    tag = new_tag()
    ann, bob, phone = visit(), visit(), visit("phone")
    sign_up(ann, f"Ann {tag}")
    sign_up(bob, f"Bob {tag}")
    for days in (9, 4, 0):
        was_days_ago(arena, play(ann, bob), days)
    play(ann, bob, "six", control="60")
    page = phone.open(f"/@/Ann%20{tag}")
    graph = page.get_by_role("slider", name=re.compile("Abalone, blitz"))
    expect(graph).to_have_attribute("aria-valuenow", "2")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r": 1[78]\d\d\?$"))
    expect(graph.locator("text")).not_to_have_count(0)
    graph.focus()
    for key, place in (("ArrowLeft", "1"), ("Home", "0"), ("ArrowRight", "1"), ("End", "2")):
        page.keyboard.press(key)
        expect(graph).to_have_attribute("aria-valuenow", place)
    graph.tap(position={"x": 50, "y": 100})
    expect(graph).to_have_attribute("aria-valuenow", "0")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r": 16\d\d\?$"))
    page.get_by_text(SAID("players-graph-table")).tap()
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(4)
    page.get_by_role("button", name=re.compile("Six, bullet")).tap()
    expect(page).to_have_url(re.compile(r"\?rating=six-bullet$"))
    expect(page.get_by_role("slider", name=re.compile("Six, bullet"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("Six, bullet"))).to_have_attribute("aria-pressed", "true")


def test_levels_of_the_engine_say_how_strong_they_are(visit):
    dialog = open_form(visit())
    level = dialog.get_by_role("slider", name=SAID("home-new-level"))
    said = []
    for number in ("5", "6"):
        level.fill(number)
        note = dialog.get_by_text(re.compile("about as strong as a player rated [0-9]+"))
        expect(note).to_be_visible()
        expect(level).to_have_accessible_description(note.inner_text())
        said.append(int(re.findall("[0-9]+", note.inner_text())[0]))
    assert said[0] < said[1]
