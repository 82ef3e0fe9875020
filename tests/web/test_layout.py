"""The layout of pages on phones, in every language: what stands side by side is equally high and fits."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.boxes import boxes, first_lines
from tests.web.games import SIX
from tests.web.languages import LONG_WORDS
from tests.web.words import Words


@pytest.fixture
def phone(visit):
    return visit("phone")


@pytest.mark.parametrize("language", LONG_WORDS)
def test_the_ways_to_start_a_game_are_level(phone, language):
    words = Words(language)
    page = phone.open(words.prefix + "/")
    ways = page.locator(".ways")
    expect(ways).to_have_count(2)
    for game in range(2):
        assert len(set(first_lines(ways.nth(game).locator("button")))) == 1
    links = boxes(page.locator(".more > :is(a, button)"))
    assert len({top for _, _, top, _ in links}) == 2


@pytest.mark.parametrize("language", LONG_WORDS)
@pytest.mark.parametrize("game", ["abalone", "six"])
def test_the_options_of_a_new_game_are_equally_high(phone, language, game):
    words = Words(language)
    page = phone.open(words.prefix + "/")
    phone.button(words("home-more-game", game=words(f"home-{game}"))).tap()
    sheet = page.get_by_role("dialog", name=words("home-new-title"))
    expect(sheet.locator(".colours label")).to_have_count(3)
    for row in sheet.locator("fieldset > .row").all():
        heights: dict[int, set[int]] = {}
        for _, _, top, bottom in boxes(row.locator("label > span")):
            heights.setdefault(top, set()).add(bottom)
        assert all(len(bottoms) == 1 for bottoms in heights.values()), row.inner_text()
    assert len({top for _, _, top, _ in boxes(sheet.locator(".colours label"))}) == 1


def test_two_live_games_fit_side_by_side(phone):
    for _ in range(2):
        game = phone.create("six", "me", "me", control="600")
        for move in SIX[:3]:
            phone.act(game, type="move", move=move)
    page = phone.open("/")
    cards = page.locator(".strip > li")
    expect(cards.nth(1)).to_be_visible()
    margin = boxes(page.locator("#home-lobby"))[0][0]
    assert boxes(cards)[1][1] <= page.viewport_size["width"] - margin


@pytest.mark.parametrize("language", LONG_WORDS)
def test_a_finished_game_has_its_links_beside_its_details(phone, language):
    game = phone.create("six", "me", "me")
    for move in SIX:
        phone.act(game, type="move", move=move)
    page = phone.open(f"{Words(language).prefix}/watch")
    row = page.locator(".row", has=page.locator(f'a[href$="/games/{game}"]'))
    parts = row.locator(".small, .links")
    expect(parts).to_have_count(2)
    (_, right, top, bottom), (left, _, link_top, link_bottom) = boxes(parts)
    assert right <= left
    assert abs((top + bottom) - (link_top + link_bottom)) <= 2


def test_fields_of_a_form_are_as_wide_as_its_column(phone):
    page = phone.open("/sign-in")
    # The button that shows a password is part of its field.
    fields = page.locator("form > :has(.entry)")
    expect(fields).to_have_count(2)
    (form,) = boxes(page.locator("form"))
    assert {(left, right) for left, right, _, _ in boxes(fields)} == {(form[0], form[1])}
