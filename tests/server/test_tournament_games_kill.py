"""Processes are killed while players of an arena go berserk and then do not move: each game has both events once."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from hexad.server.game.events import Berserked, Forfeited
from tests.profiles import IS_LONG

from .kills import acknowledged, kill_in_turn
from .test_correspondence import log
from .tournament_bots import Bot, Club, story

COVERS = (Berserked, Forfeited)
PLAYERS = 4
# Half of the time must be left when a player goes berserk, and more than a minute later.
CONTROL = "600"
# It takes more than a minute on each database.
DATABASES = ["sqlite", "postgres"] if IS_LONG else ["postgres"]


async def first_games(organiser: Bot, tournament: str) -> list[str]:
    """The games of the first pairings, one for two players."""
    path = f"/api/tournaments/{tournament}/events"
    while True:
        events: list[dict[str, Any]] = (await acknowledged(lambda: organiser.http.get(path)))["events"]
        pairings = [pairing for event in events if event["type"] == "paired" for pairing in event["pairings"]]
        if len(pairings) >= PLAYERS // 2:
            return [pairing["game"] for pairing in pairings[: PLAYERS // 2]]
        await asyncio.sleep(0.1)


async def shown(club: Club, game: str) -> dict[str, Any]:
    """The state of a game, which is created shortly after the pairing."""
    answer = await acknowledged(lambda: club.organiser.http.get(f"/api/games/{game}"), "no-game")
    return dict(answer["state"])


async def seated(club: Club, game: str) -> list[Bot]:
    """The players of a game, by seat."""
    return [club.by_id[seat["player"]] for seat in (await shown(club, game))["seats"]]


async def go_berserk(bot: Bot, game: str) -> None:
    await acknowledged(lambda: bot.player.act(game, type="berserk", id="half"), "busy")


@pytest.mark.parametrize("killable", DATABASES, indirect=True)
@story
async def test_kill_while_games_of_an_arena_are_forfeited(killable):
    rng = random.Random(1)
    async with AsyncExitStack() as stack:
        club = await Club.at(stack, killable[0], PLAYERS)
        name = await club.opened(format="arena", minutes=5, control=CONTROL, no_show_minutes=1)
        await club.organiser.act(name, "start")
        games = await first_games(club.organiser, name)
        killing = asyncio.create_task(kill_in_turn(killable, 2, rng, pause=(0.0, 0.3)))
        for game in games:
            for bot in await seated(club, game):
                await go_berserk(bot, game)
        await killing
        # Nobody moves. The first player forfeits after a minute, in which the processes die again.
        await kill_in_turn(killable, 2, rng, pause=(15.0, 30.0))
        for game in games:
            while (await shown(club, game))["status"] != "over":
                await asyncio.sleep(0.2)
            events = await log(club.organiser.player, game)
            # A process that starts may return time to the player to move.
            kinds = [event["type"] for event in events if event["type"] != "time_given"]
            assert kinds == ["created", "berserked", "berserked", "forfeited"]
            assert [event["seat"] for event in events if event["type"] == "berserked"] == [0, 1]
            assert events[-1]["seat"] == 0
