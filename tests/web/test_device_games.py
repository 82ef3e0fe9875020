"""Games that are played and stored on the device alone: against the engine and by several people."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

import hexad
from tests.web.axe import violations
from tests.web.board_actions import AbaloneActions, SixActions, has_played, is_over
from tests.web.words import Words

SAID = Words("en")
_READ = """(id) => new Promise((done) => {
    const request = indexedDB.open("hexad");
    request.onsuccess = () => {
        const asked = request.result.transaction("games").objectStore("games").get(id);
        asked.onsuccess = () => { request.result.close(); done(asked.result); };
    };
})"""


def begin(visitor, game: str, opponent: str, **levels: int) -> str:
    """Start a game on this device with the form; returns its name."""
    page = visitor.open("/")
    visitor.button(SAID("home-more-game", game=SAID(f"home-{game}"))).click()
    form = page.get_by_role("dialog")
    form.get_by_role("radio", name=re.compile(f"^{SAID(f'home-new-opponent-{opponent}')}")).check()
    if opponent == "engine":
        form.get_by_role("slider").fill(str(levels.get("level", 3)))
    form.get_by_role("switch", name=SAID("home-new-on-device"), exact=False).check()
    form.get_by_role("button", name=SAID(f"home-new-start-{opponent}")).click()
    expect(page).to_have_url(re.compile(r"/games/device/\w+$"))
    return str(urlsplit(page.url).path.removeprefix("/games/"))


def saved(page, button) -> str:
    """The text of the file that a button saves."""
    with page.expect_download() as download:
        button.click()
    assert download.value.suggested_filename.endswith(".hgn")
    return Path(download.value.path()).read_text()


def running(page):
    return page.get_by_role("region", name=SAID("players-mine-running"))


def stored(page):
    return page.get_by_role("region", name=SAID("players-stored"))


def board_of(page, name: str) -> hexad.abalone.Board:
    """The board of a stored game of Abalone."""
    game = page.evaluate(_READ, name.removeprefix("device/"))
    board = hexad.abalone.Board()
    for event in game["events"]:
        if event["type"] == "moved":
            board.push(event["move"])
    return board


def first_move(board: hexad.abalone.Board) -> str:
    """A legal move in line, which the engine's answers cannot prevent."""
    return next(str(move) for move in board.legal_moves if len(str(move)) == 4)


def test_a_game_against_the_engine_survives_a_reload_and_is_exported(visitor):
    name = begin(visitor, "abalone", "engine", level=3)
    page = visitor.page
    board = hexad.abalone.Board()
    actions = AbaloneActions(page)
    for _ in range(2):
        actions.play(board, first_move(board))
        has_played(page, board.ply + 1)
        board = board_of(page, name)
    page.reload()
    has_played(page, 4)
    actions.play(board, first_move(board))
    has_played(page, 6)
    visitor.open("/my-games")
    expect(running(page)).to_contain_text(SAID("home-your-turn"))
    assert violations(page) == []
    record = hexad.parse_game(saved(page, running(page).get_by_role("button", name=SAID("shell-device-export"))))
    assert len(list(record.mainline())) == 6
    assert record.result == "*"
    running(page).get_by_role("link").click()
    expect(page).to_have_url(re.compile(name))
    visitor.button(SAID("game-resign")).click()
    visitor.button(SAID("game-resign-yes")).click()
    is_over(page, SAID("game-you-lost"))
    assert hexad.parse_game(saved(page, visitor.button(SAID("shell-device-export")))).result == "0-1"
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
    page = visitor.open("/")
    visitor.button(SAID("home-more-game", game="Six")).click()
    form = page.get_by_role("dialog")
    form.get_by_role("radio", name=re.compile(f"^{SAID('home-new-players-4')}")).check()
    form.get_by_role("radio", name=re.compile(f"^{SAID('home-new-opponent-device')}")).check()
    form.get_by_role("switch", name=SAID("home-new-on-device"), exact=False).check()
    form.get_by_role("button", name=SAID("home-new-start-device")).click()
    expect(page).to_have_url(re.compile(r"/games/device/\w+$"))
    SixActions(page, taps=look == "phone").play_all(["2,-1", "-1,0", "-1,1", "0,-1"])
    page.reload()
    has_played(page, 4)
    assert violations(page) == []
