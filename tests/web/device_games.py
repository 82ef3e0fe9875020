"""Games on the device: how they are started, where they are listed, and what the browser stores of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from playwright.sync_api import expect

import hexad
from tests.web.board_actions import has_played, is_over
from tests.web.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.board_actions import AbaloneActions
    from tests.web.visitor import Visitor

__all__ = ["begin", "board_of", "exchange_moves", "first_move", "name_of", "resign", "running", "saved", "stored"]

SAID = Words("en")
_READ = """(id) => new Promise((done) => {
    const request = indexedDB.open("hexad");
    request.onsuccess = () => {
        const asked = request.result.transaction("games").objectStore("games").get(id);
        asked.onsuccess = () => { request.result.close(); done(asked.result); };
    };
})"""


def begin(visitor: Visitor, game: str, opponent: str, *, level: int = 3, players: int = 2) -> str:
    """Start a game on this device with the form; returns its name."""
    page = visitor.open("/")
    visitor.button(SAID("home-more-game", game=SAID(f"home-{game}"))).click()
    form = page.get_by_role("dialog")
    if players == 4:
        form.get_by_role("radio", name=re.compile(f"^{SAID('home-new-players-4')}")).check()
    form.get_by_role("radio", name=re.compile(f"^{SAID(f'home-new-opponent-{opponent}')}")).check()
    if opponent == "engine":
        form.get_by_role("slider").fill(str(level))
    form.get_by_role("switch", name=SAID("home-new-on-device"), exact=False).check()
    form.get_by_role("button", name=SAID(f"home-new-start-{opponent}")).click()
    return name_of(page)


def name_of(page: Page) -> str:
    """The name of the game on the device whose page this is."""
    expect(page).to_have_url(re.compile(r"/games/device/\w+$"))
    return str(urlsplit(page.url).path.removeprefix("/games/"))


def saved(page: Page, button: Locator) -> str:
    """The text of the file that a button saves."""
    with page.expect_download() as download:
        button.click()
    assert download.value.suggested_filename.endswith(".hgn")
    return Path(download.value.path()).read_text()


def running(page: Page) -> Locator:
    """The list of games in progress."""
    return page.get_by_role("region", name=SAID("players-mine-running"))


def stored(page: Page) -> Locator:
    """The list of finished games that the device stores."""
    return page.get_by_role("region", name=SAID("players-stored"))


def board_of(page: Page, name: str) -> hexad.abalone.Board:
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


def exchange_moves(actions: AbaloneActions, name: str, count: int) -> hexad.abalone.Board:
    """Play this many moves against the engine, and see its answers."""
    board = board_of(actions.page, name)
    for _ in range(count):
        actions.play(board, first_move(board))
        has_played(actions.page, board.ply + 1)
        board = board_of(actions.page, name)
    return board


def resign(visitor: Visitor) -> None:
    """Lose the game whose page this is."""
    visitor.button(SAID("game-resign")).click()
    visitor.button(SAID("game-resign-yes")).click()
    is_over(visitor.page, SAID("game-you-lost"))
