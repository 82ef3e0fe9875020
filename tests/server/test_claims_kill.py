"""The kill test of claims: the server is killed while many games are claimed, and each of them ends once."""

from __future__ import annotations

import asyncio
import random

from hexad.server.game.events import Claimed
from tests.profiles import IS_LONG

from .client import Player
from .kills import acknowledged, kill_in_turn
from .outages import Outages, restart
from .presence_limits import begun, limits

GAMES, KILLS = (100, 12) if IS_LONG else (16, 3)
RESULTS = ("win", "draw", "abort")
COVERS = (Claimed,)
ENV = limits(grace_seconds=0.05, games_per_player=2 * GAMES)


async def claim(player: Player, game: str, result: str) -> dict[str, object]:
    """Claim until the server has said yes, and return its answer."""
    return await acknowledged(
        lambda: player.act(game, type="claim", result=result, id="claim"), "claim-soon", "not-gone"
    )


def test_kill_while_games_are_claimed(killable):
    async def story() -> None:
        async with Player(killable[0].url) as one, Player(killable[-1].url) as other:
            wanted = {await begun(one, other): RESULTS[number % 3] for number in range(GAMES)}
            claims = {game: asyncio.create_task(claim(one, game, result)) for game, result in wanted.items()}
            await kill_in_turn(killable, KILLS, random.Random(1), pause=(0.2, 0.6))
            answers = {game: await task for game, task in claims.items()}
            await asyncio.to_thread(restart, killable[0], Outages())
            async with await one.socket() as socket:
                for game, result in wanted.items():
                    seen = await socket.watch(game)
                    *before, last = seen["events"]
                    assert (last["type"], last["seat"], last["result"]) == ("claimed", 0, result)
                    assert [event["type"] for event in before] == ["created", "joined", "moved", "moved"]
                    assert answers[game]["version"] == seen["version"] == 5
                    assert seen["state"]["status"] == ("aborted" if result == "abort" else "over")
                    assert (await claim(one, game, result))["version"] == 5

    asyncio.run(story())
