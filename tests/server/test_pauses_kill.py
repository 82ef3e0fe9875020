"""The kill test of pauses: processes are killed while vacations begin and end, and each pauses each game once."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from hexad.server.game.events import Paused, Resumed
from tests.profiles import IS_LONG

from .outages import Outages, restart
from .test_correspondence import DAY, PATIENCE, accounts, log, new_game

if TYPE_CHECKING:
    from .client import Player

COVERS = (Paused, Resumed)
BOTH = ["paused", "resumed"]
GAMES, ROUNDS = (40, 8) if IS_LONG else (8, 1)


def pauses(events: list[dict[str, Any]]) -> list[str]:
    """The kinds of the events that stop and continue the time, in their order."""
    return [event["type"] for event in events if event["type"] in ("paused", "resumed")]


async def until_all(player: Player, games: list[str], wanted: list[str]) -> None:
    """Wait until the pauses of all games are as wanted."""
    end = time.monotonic() + PATIENCE
    while missing := [game for game in games if pauses(await log(player, game)) != wanted]:
        assert time.monotonic() < end, [pauses(await log(player, game)) for game in missing]
        await asyncio.sleep(0.1)


def test_kill_while_vacations_begin_and_end(killable):
    """Whichever process dies, the time of each game stops once and goes on once for each vacation."""

    async def story() -> None:
        async with accounts(killable[0]) as (black, white):
            games = [await new_game(black, white, f"1/{3 * DAY}") for _ in range(GAMES)]
            for number in range(1, ROUNDS + 1):
                (await black.http.post("/api/account/vacation", json={"days": 1})).raise_for_status()
                await asyncio.to_thread(restart, killable[number % len(killable)], Outages())
                await until_all(black, games, (BOTH * number)[:-1])
                (await black.http.delete("/api/account/vacation")).raise_for_status()
                await asyncio.to_thread(restart, killable[number % len(killable)], Outages())
                await until_all(black, games, BOTH * number)

    asyncio.run(story())
