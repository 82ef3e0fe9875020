"""Four players: whoever chooses or takes a seat reads that partners may not communicate (S10)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.languages import LANGUAGES
from tests.web.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialog_with_the_seats_has_the_ban(visitor, language):
    words = Words(language)
    page = visitor.open(words.prefix or "/")
    visitor.button(words("home-more-game", game="Six")).click()
    sheet = page.get_by_role("dialog", name=words("home-new-title"))
    ban = sheet.get_by_text(words("home-new-partners"), exact=True)
    for players, count in ((2, 0), (4, 1)):
        sheet.get_by_role("radio", name=re.compile("^" + words(f"home-new-players-{players}"))).check(force=True)
        expect(ban).to_have_count(count)
    expect(ban).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_has_the_ban(visit, language):
    words = Words(language)
    host, guest = visit(), visit("phone")
    two, four = (
        host.create("six", "me", *["anyone"] * (players - 1), options={"players": players}) for players in (2, 4)
    )
    ban = guest.page.get_by_text(words("game-partners"), exact=True)
    for game, count in ((two, 0), (four, 1)):
        guest.open(f"{words.prefix}/games/{game}")
        expect(guest.button(words("game-take-seat")).first).to_be_visible()
        expect(ban).to_have_count(count)
