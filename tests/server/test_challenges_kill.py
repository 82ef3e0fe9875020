"""Processes are killed while challenges are declined: each is declined once, however often its player says so."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

from hexad.server.game.events import Aborted
from tests.profiles import IS_LONG

from .client import Player
from .kills import acknowledged, kill_in_turn
from .outages import Outages, restart
from .test_challenges import challenge

COVERS = (Aborted,)
CHALLENGES, KILLS = (40, 8) if IS_LONG else (8, 2)


async def decline(player: Player, game: str) -> dict[str, Any]:
    return await acknowledged(lambda: player.act(game, type="decline", id=f"no {game}"))


def test_kill_while_challenges_are_declined(killable):
    async def story() -> None:
        rng = random.Random(1)
        async with AsyncExitStack() as stack:
            urls = [killable[number % len(killable)].url for number in range(CHALLENGES + 1)]
            invited, *others = [await stack.enter_async_context(Player(url)) for url in urls]
            for player in (invited, *others):
                await player.register()
            name = (await invited.http.get("/api/me")).json()["player"]
            games = [await challenge(other, name) for other in others]
            killing = asyncio.create_task(kill_in_turn(killable, KILLS, rng, pause=(0.05, 0.3)))
            answers = []
            for game in games:
                answers.append(await decline(invited, game))
                await asyncio.sleep(rng.uniform(0.0, 0.2))
            await killing
            await asyncio.to_thread(restart, killable[0], Outages())
            assert [answer["version"] for answer in answers] == [2] * CHALLENGES
            for game in games:
                events = (await invited.http.get(f"/api/games/{game}/events")).json()["events"]
                assert [event["type"] for event in events] == ["created", "aborted"]
                assert events[-1]["reason"] == "declined"
                assert (await decline(invited, game))["version"] == 2

    asyncio.run(story())
