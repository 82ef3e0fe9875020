"""The deadline of a correspondence game, for players whose accounts are in another time zone than their browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.simulated_time import SimulatedServer
from tests.server.test_correspondence import DAY, FRIDAY
from tests.web.players import new_tag, sign_up
from tests.web.visitor import Visitor


@pytest.fixture
def meet(tmp_path, browser):
    """Visitors from New York of a server on which it is noon of a Friday in Berlin."""
    visitors: list[Visitor] = []
    with SimulatedServer(tmp_path / "data", begins=FRIDAY) as server:

        def arrive() -> Visitor:
            visitors.append(Visitor(browser, server.url, timezone_id="America/New_York", locale="en-US"))
            return visitors[-1]

        yield arrive
        troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert not troubles, troubles


def test_the_own_weekends_are_those_of_the_account(meet):
    black, white = meet(), meet()
    for visitor in (black, white):
        sign_up(visitor, f"Robin {new_tag()}")
        assert visitor.context.request.put("/api/account/zone", data={"zone": "Asia/Tokyo"}).ok
    game = black.create("abalone", "me", "anyone", control=f"1/{DAY}", weekends=True)
    white.join(game)
    page, other = black.open(f"/games/{game}"), white.open(f"/games/{game}")
    # It is 20:00 in Tokyo; 20 hours are left for Monday, which begins there when it is 11:00 of Sunday in New York.
    expect(page.locator(".deadline")).to_have_text(re.compile(r"^You have until Monday 30 March at 07:0\d\.$"))
    expect(other.locator(".deadline")).to_have_text(re.compile("^Weekends do not count, in the time zone of Black"))
    black.act(game, type="move", move="a1b2")
    expect(other.locator(".deadline")).to_have_text(re.compile(r"^You have until Monday 30 March at 07:0\d\.$"))
    expect(page.locator(".deadline")).to_have_text(re.compile("^Weekends do not count, in the time zone of White"))
