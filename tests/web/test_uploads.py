"""Games on the device that are uploaded to an account."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.board_actions import AbaloneActions, SixActions
from tests.web.device_games import begin, exchange_moves, resign, running, stored
from tests.web.players import new_tag, sign_up
from tests.web.words import Words

SAID = Words("en")
IMPORT = "**/api/records/import"


def upload_button(place):
    return place.get_by_role("button", name=SAID("device-upload"), exact=True)


def sheet_of(page):
    return page.get_by_role("dialog", name=SAID("device-upload-title"))


def imported(visitor):
    """The names of the uploaded games of the visitor's account."""
    me = visitor.context.request.get("/api/me").json()["player"]
    games = visitor.context.request.get(f"/api/players/{me}/games").json()["games"]
    return [game["name"] for game in games if game.get("imported")]


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_a_finished_game_is_uploaded_once(visit, look):
    visitor = visit(look)
    sign_up(visitor, f"Ann {new_tag()}")
    name = begin(visitor, "abalone", "engine", level=1)
    page = visitor.page
    exchange_moves(AbaloneActions(page), name, 1)
    visitor.open("/my-games")
    expect(upload_button(running(page))).to_have_count(0)
    running(page).get_by_role("link").click()
    resign(visitor)
    upload_button(page).click()
    sheet = sheet_of(page)
    expect(sheet).to_contain_text(SAID("device-upload-what"))
    expect(sheet).to_contain_text(SAID("device-upload-becomes"))
    assert violations(page) == []
    upload_button(sheet).click()
    expect(sheet).to_contain_text(SAID("device-upload-done"))
    assert violations(page) == []
    sheet.get_by_role("link", name=SAID("device-upload-open")).click()
    expect(page).to_have_url(re.compile(r"/games/\w+$"))
    (game,) = imported(visitor)
    assert page.url.endswith(game)
    expect(page.get_by_role("region", name=SAID("game-you-lost"))).to_be_visible()
    expect(visitor.button(SAID("game-rematch"))).to_have_count(0)
    visitor.open("/my-games")
    expect(stored(page).get_by_role("button", name=SAID("device-upload-open"))).to_be_visible()
    expect(upload_button(stored(page))).to_have_count(0)
    finished = page.get_by_role("region", name=SAID("players-mine-finished"), exact=True)
    expect(finished.locator(".row")).to_contain_text(SAID("home-imported"))
    assert violations(page) == []


def test_an_upload_that_fails_is_explained_and_tried_again(visitor):
    sign_up(visitor, f"Bob {new_tag()}")
    visitor.forgives = re.compile("429|ERR_FAILED")
    begin(visitor, "six", "device")
    page = visitor.page
    SixActions(page).play_all(["2,-1", "-1,0"])
    resign_at_one_device(visitor)
    visitor.open("/my-games")
    upload_button(stored(page)).click()
    sheet = sheet_of(page)
    refused = {"type": "refused", "code": "quota-imports", "text": "Too many.", "wait": 120}
    page.route(IMPORT, lambda route: route.fulfill(status=429, json=refused))
    upload_button(sheet).click()
    expect(sheet.get_by_role("alert")).to_have_text(SAID("refused-quota-imports", minutes=2))
    page.unroute(IMPORT)

    def lose_answer(route):
        route.fetch()
        route.abort()

    page.route(IMPORT, lose_answer)
    upload_button(sheet).click()
    expect(sheet.get_by_role("alert")).to_have_text(SAID("shell-no-server"))
    page.unroute(IMPORT)
    upload_button(sheet).click()
    expect(sheet).to_contain_text(SAID("device-upload-done"))
    assert len(imported(visitor)) == 1
    sheet.get_by_role("button", name=SAID("shell-close")).click()
    # The list of the account has it at once.
    finished = page.get_by_role("region", name=SAID("players-mine-finished"), exact=True)
    expect(finished.locator(".row")).to_contain_text(SAID("home-imported"))


def resign_at_one_device(visitor):
    visitor.button(SAID("game-resign")).click()
    visitor.button(SAID("game-resign-yes")).click()
    expect(visitor.page.locator("section.result")).to_be_visible()


def test_without_an_account_the_way_to_one_is_shown(visitor):
    begin(visitor, "six", "device")
    page = visitor.page
    SixActions(page).play_all(["2,-1", "-1,0"])
    resign_at_one_device(visitor)
    upload_button(page).click()
    expect(sheet_of(page)).to_contain_text(SAID("device-upload-account"))
    expect(upload_button(sheet_of(page))).to_have_count(0)
    sheet_of(page).get_by_role("link", name=SAID("home-new-sign-up")).click()
    expect(page).to_have_url(re.compile("/sign-up$"))
