"""Processes are killed while the time of many games runs out: each of them ends once."""

from __future__ import annotations

import asyncio
import random

from hexad.server.game.events import Flagged
from tests.profiles import IS_LONG

from .client import Player
from .kills import kill_in_turn
from .outages import Outages, restart
from .presence_limits import limits
from .test_correspondence import log
from .waiting import PATIENCE

COVERS = (Flagged,)
GAMES, KILLS = (60, 8) if IS_LONG else (8, 3)
ENV = limits(games_per_player=2 * GAMES)


def test_kill_while_time_runs_out(killable):
    async def story() -> None:
        async with Player(killable[0].url) as one, Player(killable[-1].url) as other:
            games = []
            for number in range(GAMES):
                # Flags fall before, between and after the kills.
                games.append(await one.create("abalone", "me", "anyone", control=str(1 + number % 4)))
                await other.join(games[-1])
            await kill_in_turn(killable, KILLS, random.Random(1))
            async with asyncio.timeout(PATIENCE):
                for game in games:
                    while (await one.state(game))["state"]["status"] != "over":
                        await asyncio.sleep(0.1)
            logs = {game: await log(one, game) for game in games}
            await asyncio.to_thread(restart, killable[0], Outages())
            for game, events in logs.items():
                # A process that starts may return time to the player to move.
                kinds = [event["type"] for event in events if event["type"] != "time_given"]
                assert kinds == ["created", "joined", "flagged"]
                assert events[-1]["seat"] == 0
                assert await log(one, game) == events

    asyncio.run(story())
