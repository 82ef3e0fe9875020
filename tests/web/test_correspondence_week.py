"""A correspondence game over a week of simulated time, on the pages of both players."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import hexad
from tests.server.simulated_time import SimulatedServer
from tests.server.test_correspondence import DAY, FRIDAY, at
from tests.web.board_actions import AbaloneActions, has_played
from tests.web.players import new_tag, sign_up
from tests.web.visitor import Visitor
from tests.web.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

SAID = Words("en")
# While the server is down, the pages try to reach it.
OUTAGE = re.compile("ERR_|WebSocket|50[0-9]")


@pytest.fixture
def server(tmp_path) -> Iterator[SimulatedServer]:
    with SimulatedServer(tmp_path / "data", begins=FRIDAY) as running:
        yield running


@pytest.fixture
def couple(server: SimulatedServer, browser: Browser) -> Iterator[tuple[Visitor, Visitor]]:
    """Two players with accounts in Berlin."""
    looks = ("desktop", "phone")
    both = [Visitor(browser, server.url, look, timezone_id="Europe/Berlin", locale="en") for look in looks]
    for visitor in both:
        visitor.forgives = OUTAGE
        sign_up(visitor, f"Ann {new_tag()}")
        answer = visitor.context.request.put("/api/account/zone", data={"zone": "Europe/Berlin"})
        assert answer.ok, answer.text()
    yield both[0], both[1]
    assert [trouble for visitor in both for trouble in visitor.leave()] == []


def says(visitor: Visitor, text: str) -> None:
    """The page of a player says when the time ends, or why none runs."""
    expect(visitor.page.locator(".deadline").filter(has_text=re.compile(text))).to_be_visible()


def test_a_week(server, couple):
    """A weekend with an outage, a move on Monday and one on Tuesday, a vacation, and a flag on Friday."""
    black, white = couple
    game = black.create("abalone", "me", "anyone", control=f"1/{DAY}", weekends=True)
    white.join(game)
    board = AbaloneActions(black.open(f"/games/{game}"))
    white.open(f"/games/{game}")

    # On Friday at noon, a day ends on Monday at noon.
    says(black, "^You have until Monday 30 March")
    says(white, "^Weekends do not count")
    server.go_to(at(28, 0))
    for visitor in couple:
        says(visitor, "^It is the weekend: the clock is stopped until Monday 30 March")

    # An outage: the pages find the server again, and nothing has changed.
    server.kill()
    server.go_to(at(29, 15))
    server.start()
    server.go_to(at(30, 0) + 1)
    says(black, "^You have until Monday 30 March")
    expect(black.page).to_have_title(re.compile(r"^\(1\) "))
    server.go_to(at(30, 7))
    position = hexad.abalone.Board()
    board.play(position, "a1b2")

    # White is told on another page, and answers on Tuesday.
    has_played(white.page, 1)
    white.open("/rules")
    expect(white.page.get_by_role("banner").get_by_role("link", name=SAID("alerts-badge", count=1))).to_be_visible()
    server.go_to(at(31, 6))
    white.page.get_by_role("banner").get_by_role("link", name=SAID("alerts-badge", count=1)).click()
    says(white, "^You have until Tuesday 31 March")
    AbaloneActions(white.page, taps=True).play(position, "i9h8")
    has_played(black.page, 2)
    says(black, "^You have until Wednesday 1 April")

    # Black goes on vacation, which stops the clock, and comes back too late.
    black.post("/api/account/vacation", days=2)
    says(black, "^You are on vacation until Thursday 2 April")
    says(white, "is on vacation until Thursday 2 April")
    server.go_to(at(2, 7, month=4))
    says(black, "^You have until Friday 3 April")
    server.go_to(at(3, 8, month=4))
    for visitor, ending in ((black, "game-you-lost"), (white, "game-you-won")):
        expect(visitor.page.get_by_text(SAID(ending)).first).to_be_visible()
        expect(visitor.page.get_by_text(SAID("game-reason-time", loser="Black")).first).to_be_visible()
