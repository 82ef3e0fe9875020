"""The own deadline in a correspondence game, with the weekends of the account's time zone. Nobody else sees it."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import pytest

from .simulated_time import SimulatedServer
from .test_correspondence import BERLIN, DAY, FRIDAY, accounts, at, new_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .client import Player

TOKYO = ZoneInfo("Asia/Tokyo")
# Arena time and wall time are read one after the other.
SLACK = 2.0


@pytest.fixture
def server(tmp_path) -> Iterator[SimulatedServer]:
    with SimulatedServer(tmp_path / "data", begins=FRIDAY) as running:
        yield running


async def settle(player: Player, zone: ZoneInfo) -> None:
    (await player.http.put("/api/account/zone", json={"zone": zone.key})).raise_for_status()


async def deadline(player: Player, game: str) -> float | None:
    answer = (await player.http.get(f"/api/games/{game}/deadline")).raise_for_status()
    found: float | None = answer.json().get("deadline")
    return found


def is_then(found: float | None, expected: float, before: float, server: SimulatedServer) -> bool:
    """Whether a deadline is this moment, if the turn had begun at noon of Friday. It began after `before`."""
    assert found is not None
    earliest, latest = (expected + (moment - FRIDAY) for moment in (before, server.now()))
    return earliest - SLACK <= found <= latest + SLACK


def test_it_is_on_the_next_working_day_of_the_account(server):
    async def story() -> None:
        async with accounts(server) as (black, white):
            await settle(black, BERLIN)
            await settle(white, TOKYO)
            before = server.now()
            game = await new_game(black, white, weekends=True)
            # Noon of Friday: half a day is left for Monday, also with the hour that the night to Sunday lacks.
            assert is_then(await deadline(black, game), at(30, 12), before, server)
            assert await deadline(white, game) is None
            before = server.now()
            (await black.move(game, "a1b2")).raise_for_status()
            assert await deadline(black, game) is None
            # Noon in Berlin is 20:00 in Tokyo.
            monday = datetime(2026, 3, 30, 20, tzinfo=TOKYO).timestamp()
            assert is_then(await deadline(white, game), monday, before, server)

    asyncio.run(story())


def test_without_weekends_only_the_time_counts(server):
    async def story() -> None:
        async with accounts(server) as (black, white):
            await settle(black, TOKYO)
            before = server.now()
            game = await new_game(black, white, control=f"1/{3 * DAY}")
            assert is_then(await deadline(black, game), FRIDAY + 3 * DAY, before, server)

    asyncio.run(story())


def test_it_is_that_of_the_player_who_asks(server):
    async def story() -> None:
        async with accounts(server, 3) as (black, white, spectator):
            game = await new_game(black, white)
            refused = await spectator.http.get(f"/api/games/{game}/deadline")
            assert (refused.status_code, refused.json()["code"]) == (403, "no-seat")
            (await black.act(game, type="resign")).raise_for_status()
            assert await deadline(black, game) is None

    asyncio.run(story())
