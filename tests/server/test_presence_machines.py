"""Presence and claims on two processes with PostgreSQL and a bus: what one knows, the other is told."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from .client import Player, lines
from .conftest import machines
from .presence_limits import begun, claimable, limits, presence, watch


@pytest.fixture
def two(tmp_path, postgres, redis):
    """Two processes; the first one has the shorter life in these tests."""
    both = machines(tmp_path, postgres, redis)
    for server in both:
        server.env |= limits()
        server.launch()
    try:
        for server in both:
            server.wait()
        yield both
    finally:
        for server in both:
            if server.process is not None and server.process.poll() is None:
                server.stop()


def test_a_player_at_another_process_is_online_away_and_gone_and_the_game_is_claimed(two):
    here, there = two

    async def story():
        async with Player(here.url) as one, Player(there.url) as other, await one.socket() as mine:
            game = await begun(one, other)
            theirs = await other.socket()
            await presence(mine, game, seats=["online", "online"])
            await theirs.send(type="away")
            await presence(mine, seats=["online", "away"])
            await watch(theirs, game)
            async with Player(there.url) as guest, await guest.socket() as spectator:
                await watch(spectator, game)
                await presence(mine, spectators=1)
            await theirs.wire.close()
            await presence(mine, seats=["online", "gone"])
            await claimable(mine, game)
            answer: dict[str, Any] = {"type": "refused", "code": "claim-soon"}
            while answer["type"] == "refused":
                assert answer["code"] == "claim-soon"
                await mine.act(game, type="claim", result="win", id="c")
                answer = await mine.receive("event", "refused")
            async with await other.socket() as late:
                seen = await late.watch(game)
                while seen["state"]["status"] == "playing":
                    seen = await late.receive("event")
                assert seen["state"]["result"]["reason"] == "abandonment"

    asyncio.run(story())


def test_players_of_a_process_that_dies_are_not_online_for_ever(two):
    here, there = two

    async def story():
        async with Player(here.url) as one, Player(there.url) as other, await one.socket() as mine:
            game = await begun(one, other)
            async with await other.socket():
                await presence(mine, game, seats=["online", "online"])
                await asyncio.to_thread(there.kill)
                await presence(mine, seats=["online", "gone"])
            await asyncio.to_thread(there.start)
            async with await other.socket():
                await presence(mine, seats=["online", "online"])

    asyncio.run(story())


def test_own_games_of_any_process(two):
    here, there = two

    async def story():
        async with Player(here.url) as one, Player(there.url) as same, Player(there.url) as other:
            same.http.cookies = one.http.cookies
            async with await one.socket() as mine, lines(one, "/api/stream"):
                await mine.send(type="mine")
                assert (await mine.receive("mine"))["games"] == []
                game = await same.create("abalone", "me", "anyone")
                await other.join(game)
                notices = [(await mine.receive("notice"))["notice"] for _ in range(2)]
                assert [(notice["type"], notice["game"]) for notice in notices] == [("began", game), ("turn", game)]

    asyncio.run(story())
