"""Correspondence games on a real server in simulated time: deadlines, outages, weekends, vacations."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import pytest

from .client import Player, Server
from .simulated_time import SimulatedServer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

HOUR = 3600
DAY = 24 * HOUR
# The clocks of Europe are changed in the night to Sunday, 29 March 2026. The story begins two days before.
BERLIN = ZoneInfo("Europe/Berlin")
FRIDAY = datetime(2026, 3, 27, 12, tzinfo=BERLIN).timestamp()
# Seconds of real time that may pass meanwhile: a sweep finds a game within a second or two, and a loaded machine takes
# long to start a server. The times that are told apart are hours.
TOLERANCE = 600.0
PATIENCE = 60.0


@pytest.fixture
def server(tmp_path) -> Iterator[SimulatedServer]:
    with SimulatedServer(tmp_path / "data", begins=FRIDAY) as running:
        yield running


@asynccontextmanager
async def accounts(server: Server, count: int = 2) -> AsyncIterator[list[Player]]:
    players = [Player(server.url) for _ in range(count)]
    for player in players:
        await player.__aenter__()
        await player.register()
    try:
        yield players
    finally:
        for player in players:
            await player.http.aclose()


async def new_game(black: Player, white: Player, control: str = f"1/{DAY}", **settings: Any) -> str:
    game = await black.create("abalone", "me", "anyone", control=control, **settings)
    await white.join(game)
    return game


async def log(player: Player, game: str) -> list[dict[str, Any]]:
    return list((await player.http.get(f"/api/games/{game}/events")).raise_for_status().json()["events"])


async def until(player: Player, game: str, kind: str, count: int = 1) -> dict[str, Any]:
    """The last event of a kind, once there are `count` of them."""
    end = time.monotonic() + PATIENCE
    while True:
        found = [event for event in await log(player, game) if event["type"] == kind]
        if len(found) >= count:
            return found[-1]
        assert time.monotonic() < end, await log(player, game)
        await asyncio.sleep(0.05)


async def left(player: Player, game: str, seat: int) -> float:
    """The seconds on the clock of a seat."""
    return float((await player.state(game))["state"]["clock"][seat]) / 100


def near(seconds: float) -> Any:
    return pytest.approx(seconds, abs=TOLERANCE)


def at(day: int, hour: int, minute: int = 0, month: int = 3) -> float:
    return datetime(2026, month, day, hour, minute, tzinfo=BERLIN).timestamp()


def test_a_game_over_a_week(server):
    """A weekend with a change of clocks, an outage on it and one after it, a vacation, and a flag at the end."""

    async def story() -> None:
        async with accounts(server) as (black, white):
            (await black.http.put("/api/account/zone", json={"zone": "Europe/Berlin"})).raise_for_status()
            game = await new_game(black, white, weekends=True)
            assert await left(black, game, 0) == near(DAY)

            # On Friday, twelve of the 24 hours pass.
            server.go_to(at(28, 0))
            pause = await until(black, game, "paused")
            assert (pause["reason"], pause["until"], pause["seat"]) == ("weekend", at(30, 0), 0)
            assert await left(black, game, 0) == near(12 * HOUR)

            # Nothing passes on the weekend, whether the server runs or not.
            server.kill()
            server.go_to(at(29, 15))
            await asyncio.to_thread(server.start)
            assert await left(black, game, 0) == near(12 * HOUR)
            server.go_to(at(30, 0) + 1)
            await until(black, game, "resumed")
            assert await left(black, game, 0) == near(12 * HOUR)

            # On Monday, an outage of five hours does not count, and the rest does.
            server.kill()
            server.go_to(at(30, 5))
            await asyncio.to_thread(server.start)
            server.go_to(at(30, 7))
            assert await left(black, game, 0) == near(10 * HOUR)
            (await black.move(game, "a1b2")).raise_for_status()

            # Each move has its own time: White has a day, and so has Black afterwards.
            assert await left(white, game, 1) == near(DAY)
            server.go_to(at(31, 6))
            assert await left(white, game, 1) == near(HOUR)
            (await white.move(game, "i9h8")).raise_for_status()
            assert await left(black, game, 0) == near(DAY)

            # A vacation of two days stops the time until it is over.
            answer = await black.http.post("/api/account/vacation", json={"days": 2})
            assert (answer.status_code, answer.json()["vacation_days"]) == (200, 28)
            pause = await until(black, game, "paused", 2)
            assert (pause["reason"], pause["until"]) == ("vacation", near(at(2, 6, month=4)))
            server.go_to(at(2, 7, month=4))
            await until(black, game, "resumed", 2)
            server.go_to(at(3, 6, month=4))
            assert (await black.state(game))["state"]["status"] == "playing"
            server.go_to(at(3, 8, month=4))
            flagged = await until(black, game, "flagged")
            assert flagged["seat"] == 0
            assert (await white.state(game))["state"]["result"]["winner"] == "white"

    asyncio.run(story())


def test_a_weekend_is_that_of_the_player_to_move(server):
    async def story() -> None:
        async with accounts(server) as (black, white):
            (await black.http.put("/api/account/zone", json={"zone": "Pacific/Kiritimati"})).raise_for_status()
            (await white.http.put("/api/account/zone", json={"zone": "Pacific/Pago_Pago"})).raise_for_status()
            game = await new_game(black, white, weekends=True)
            other = await new_game(black, white)
            # In Kiritimati it is Saturday, in Pago Pago not yet.
            pause = await until(black, game, "paused")
            # A change of the time zone does not make the weekend longer, and there is one weekend a week.
            (await black.http.put("/api/account/zone", json={"zone": "Pacific/Pago_Pago"})).raise_for_status()
            (await black.move(game, "a1b2")).raise_for_status()
            server.go_to(server.now() + HOUR)
            assert await left(white, game, 1) == near(DAY - HOUR)
            (await white.move(game, "i9h8")).raise_for_status()
            server.go_to(at(28, 12, 1))  # now it is Saturday in Pago Pago, too
            assert (await until(black, game, "paused", 2))["until"] == pause["until"]
            before = await left(black, game, 0)
            server.go_to(pause["until"] + 1)
            await until(black, game, "resumed")
            server.go_to(pause["until"] + HOUR / 2)
            assert await left(black, game, 0) == near(before - HOUR / 2)
            # Without the option, no weekend stops the time.
            assert [event["type"] for event in await log(black, other)] == ["created", "joined", "flagged"]

    asyncio.run(story())
