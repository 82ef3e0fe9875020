"""The bus may be late: an act is not refused because its process has not heard yet what another has committed."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack, contextmanager
from typing import TYPE_CHECKING

import pytest

from .client import Player
from .tournament_bots import members, story

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .backends import Redis


@pytest.fixture
def urls(pair) -> list[str]:
    return [server.url for server in pair]


@contextmanager
def standing_still(redis: Redis) -> Iterator[None]:
    """Nothing that processes tell each other arrives."""
    os.kill(redis.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(redis.pid, signal.SIGCONT)


def test_a_move_after_the_opponent_joined_at_another_process(urls, redis):
    async def play() -> None:
        async with Player(urls[0]) as black, Player(urls[1]) as white:
            game = await black.create("abalone", "me", "anyone")
            with standing_still(redis):
                await white.join(game)
                moved = await black.move(game, "a1b2", ply=0)
                answered = await white.move(game, "i9h8", ply=1)
            assert (moved.status_code, answered.status_code) == (200, 200), (moved.text, answered.text)
            refused = await white.move(game, "i9h8", ply=1)
            assert refused.status_code == 409

    asyncio.run(play())


def test_what_was_refused_stays_refused(urls, redis):
    async def play() -> None:
        async with Player(urls[0]) as black, Player(urls[1]) as white:
            game = await black.create("abalone", "me", "anyone")
            with standing_still(redis):
                refused = await black.move(game, "a1b2", ply=0)
                assert (refused.status_code, refused.json()["code"]) == (409, "not-begun")
                await white.join(game)
                refused = await black.move(game, "a1d4", ply=0)
            assert refused.json()["rule"] == "A5", refused.text

    asyncio.run(play())


@story
async def test_a_tournament_that_was_opened_at_another_process(pair, redis):
    async with AsyncExitStack() as stack:
        organiser, player = await members(stack, pair[0], 2)
        name = await organiser.create(format="round-robin", title="Late")
        await organiser.act(name, "announce")
        player.http.base_url = pair[1].url
        # The other process has the tournament in memory.
        (await player.http.get(f"/api/tournaments/{name}")).raise_for_status()
        with standing_still(redis):
            await organiser.act(name, "open")
            await player.act(name, "enter")
