"""Games that are played and stored on the device alone: against the engine and by several people."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import hexad
from tests.web.axe import violations
from tests.web.board_actions import AbaloneActions, SixActions, has_played, is_over
from tests.web.device_games import begin, exchange_moves, resign, running, saved, stored
from tests.web.words import Words

SAID = Words("en")
# A private window of some browsers, and a device without room.
MISSING = 'Object.defineProperty(window, "indexedDB", { value: undefined })'
FULL = """IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError") }"""


def test_a_game_against_the_engine_survives_a_reload_and_is_exported(visitor):
    name = begin(visitor, "abalone", "engine", level=3)
    page = visitor.page
    actions = AbaloneActions(page)
    exchange_moves(actions, name, 2)
    page.reload()
    has_played(page, 4)
    exchange_moves(actions, name, 1)
    visitor.open("/my-games")
    expect(running(page)).to_contain_text(SAID("home-your-turn"))
    assert violations(page) == []
    record = hexad.parse_game(saved(page, running(page).get_by_role("button", name=SAID("device-export"))))
    assert len(list(record.mainline())) == 6
    assert record.result == "*"
    running(page).get_by_role("link").click()
    expect(page).to_have_url(re.compile(name))
    resign(visitor)
    assert hexad.parse_game(saved(page, visitor.button(SAID("device-export")))).result == "0-1"
    # The server knows nothing of it, and the list has it among the finished games.
    assert visitor.context.request.get(f"/api/games/{name.removeprefix('device/')[:16]}").status == 404
    visitor.open("/my-games")
    expect(stored(page)).to_contain_text(SAID("watch-won-white"))


def test_two_play_at_one_device_and_take_moves_back(visitor):
    begin(visitor, "abalone", "device")
    page = visitor.page
    AbaloneActions(page).play_all(["a1b2", "i9h8", "a2b3"])
    visitor.button(SAID("game-takeback")).click()
    expect(page.locator('[data-ply="3"]')).to_have_count(0)
    visitor.button(SAID("game-draw")).click()
    visitor.button(SAID("game-draw-yes")).click()
    is_over(page, SAID("game-drawn"))
    visitor.button(SAID("game-analyse")).click()
    expect(page.get_by_role("button", name=re.compile("^a1b2"))).to_be_visible()
    page.go_back()
    visitor.button(SAID("game-rematch")).click()
    expect(page.get_by_role("region", name=SAID("board-message"))).to_contain_text("Black to move.")
    expect(page.locator("[data-ply]")).to_have_count(0)


def test_a_stored_game_is_deleted_and_a_damaged_one_hides_no_other(visitor):
    begin(visitor, "six", "device")
    page = visitor.page
    SixActions(page).play_all(["2,-1"])
    page.evaluate(
        """() => new Promise((done) => {
            const request = indexedDB.open("hexad");
            request.onsuccess = () => {
                const change = request.result.transaction("games", "readwrite");
                change.objectStore("games").put({ id: "broken", events: "none" });
                change.oncomplete = done;
            };
        })"""
    )
    visitor.open("/my-games")
    expect(running(page).get_by_role("listitem")).to_have_count(1)
    expect(stored(page)).to_contain_text(SAID("players-stored-damaged"))
    stored(page).get_by_role("button", name=SAID("players-stored-delete"), exact=True).click()
    expect(stored(page)).to_have_count(0)
    running(page).get_by_role("button", name=re.compile(SAID("players-stored-delete-game", game=""))).click()
    running(page).get_by_role("button", name=SAID("players-stored-delete"), exact=True).click()
    expect(running(page).get_by_role("listitem")).to_have_count(0)
    page.reload()
    expect(running(page)).to_contain_text(SAID("players-mine-running-none"))


@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_four_play_six_at_one_device(visit, look):
    visitor = visit(look)
    begin(visitor, "six", "device", players=4)
    page = visitor.page
    SixActions(page, taps=look == "phone").play_all(["2,-1", "-1,0", "-1,1", "0,-1"])
    page.reload()
    has_played(page, 4)
    assert violations(page) == []


@pytest.mark.parametrize(("obstacle", "trouble"), [(MISSING, "missing"), (FULL, "full")], ids=["missing", "full"])
def test_the_user_is_told_when_games_live_in_the_tab_only(visitor, obstacle, trouble):
    visitor.context.add_init_script(obstacle)
    begin(visitor, "abalone", "device")
    page = visitor.page
    notices = page.get_by_role("region", name=SAID("shell-notices"))
    expect(notices).to_contain_text(SAID(f"device-storage-{trouble}"))
    assert violations(page) == []
    notices.get_by_role("button", name=SAID("shell-close")).click()
    AbaloneActions(page).play_all(["a1b2", "i9h8"])
    expect(notices.get_by_role("button")).to_have_count(0)
    page.get_by_role("link", name=SAID("shell-name"), exact=True).first.click()
    page.get_by_role("link", name=SAID("home-my-games")).first.click()
    expect(running(page).get_by_role("status")).to_have_text(SAID(f"device-storage-{trouble}"))
    assert violations(page) == []
    exported = saved(page, running(page).get_by_role("button", name=SAID("device-export")))
    assert len(list(hexad.parse_game(exported).mainline())) == 2
    running(page).get_by_role("link").click()
    board = hexad.abalone.Board()
    for move in ("a1b2", "i9h8"):
        board.push(move)
    AbaloneActions(page).play(board, "a2b3")
    page.goto("/my-games")
    expect(running(page)).to_contain_text(SAID("players-mine-running-none"))
