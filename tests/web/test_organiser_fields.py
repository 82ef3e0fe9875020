"""The fields that organisers fill in state their rules, and say what is wrong in the page's language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.languages import LANGUAGES
from tests.web.players import new_tag
from tests.web.tournaments import Host, enrol
from tests.web.words import Words

MAX_NAME, MAX_REASON = 40, 300


@pytest.fixture
def organiser(arena, visit):
    visitor = visit("phone")
    enrol(arena, [visitor], [f"Olga {new_tag()}"])
    return visitor


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_names_of_entrants(organiser, language, players):
    words = Words(language)
    host = Host(organiser, place="tables", game="six", options={"players": players})
    host.act("open")
    page = organiser.open(f"{words.prefix}{host.path}/organise")
    field = page.get_by_label(words("tournament-names"))
    rule = words("tournament-names-hint" if players == 2 else "tournament-names-teams", max=MAX_NAME)
    expect(field).to_have_accessible_description(rule)
    good = "Ada" if players == 2 else "Ada / Bea"
    for wrong in (good.replace("Ada", "x" * (MAX_NAME + 1)), f"{good}, 9999", "Ada / Bea / Cem" * (players == 4)):
        if not wrong:
            continue
        field.fill(f"{good}\n{wrong}")
        expect(field).to_have_attribute("aria-invalid", "true")
        told = words("tournament-names-wrong", line=2)
        expect(field).to_have_accessible_description(re.compile(re.escape(told)))
        expect(page.get_by_text(told)).to_be_visible()
        expect(organiser.button(words("tournament-add-count", count=1))).to_be_disabled()
    field.fill(good.replace("Ada", "x" * MAX_NAME))
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(organiser.button(words("tournament-add-count", count=1))).to_be_enabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_for_an_end(organiser, language):
    words = Words(language)
    host = Host(organiser, place="tables")
    host.act("open")
    page = organiser.open(f"{words.prefix}{host.path}/organise")
    organiser.button(words("tournament-cancel")).click()
    sheet = page.get_by_role("dialog", name=words("tournament-cancel"))
    field = sheet.get_by_label(words("tournament-reason"))
    expect(field).to_have_accessible_description(words("tournament-reason-hint", max=MAX_REASON))
    sheet.get_by_role("button", name=words("tournament-cancel")).click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(words("tournament-reason-needed"))
