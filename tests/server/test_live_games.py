"""The list of games in progress."""

from __future__ import annotations

import asyncio

import httpx

from .client import Player
from .conftest import machines


async def listed(player, **wishes):
    return (await player.http.get("/api/live", params=wishes)).raise_for_status().json()


async def names_until(player, wanted, **wishes):
    """Wait until the list, which may be some seconds old, has the wanted names."""
    async with asyncio.timeout(15):
        while True:
            names = [game["name"] for game in await listed(player, **wishes)]
            if names == wanted:
                return
            await asyncio.sleep(0.2)


def test_games_in_progress_are_listed_latest_first(server):
    async def story():
        async with Player(server.url) as player, Player(server.url) as other:
            assert await listed(player) == []
            first = await player.create("abalone", "me", "me", control="600+5")
            second = await player.create("six", "me", "anyone")
            await names_until(player, [first])
            await other.join(second)
            await names_until(player, [second, first])
            (await player.move(first, "a1b2")).raise_for_status()
            await names_until(player, [first, second])
            await names_until(player, [second], game="six")
            assert [game["name"] for game in await listed(player, limit=1)] == [first]
            (shown, _) = await listed(player)
            known = await player.state(first)
            assert shown["created"] == known["created"]
            assert shown["state"]["fen"] == known["state"]["fen"]
            assert abs(shown["state"]["clock"][1] - known["state"]["clock"][1]) < 500
            assert shown["pieces"]["b2"] == "black"
            await player.act(first, type="resign")
            await names_until(player, [second])

    asyncio.run(story())


def test_ids_of_acts_are_not_shown(server):
    async def story():
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "me")
            await player.act(game, type="move", move="a1b2", id="a-word-for-my-partner")
            answer = await player.http.get("/api/live")
            assert "a-word-for-my-partner" not in answer.text

    asyncio.run(story())


def test_invalid_parameters_are_refused(server):
    for wrong in ({"game": "go"}, {"limit": 0}, {"limit": 31}):
        assert httpx.get(f"{server.url}/api/live", params=wrong).status_code == 400


def test_every_process_lists_the_games_of_all(tmp_path, postgres, redis):
    async def story(one, other):
        async with Player(one.url) as player, Player(other.url) as subscriber:
            first = await player.create("abalone", "me", "me")
            second = await player.create("six", "me", "me")
            await names_until(subscriber, [second, first])
            (await player.move(first, "a1b2")).raise_for_status()
            await names_until(subscriber, [first, second])
            assert (await listed(subscriber))[0]["state"]["ply"] == 1

    one, other = machines(tmp_path, postgres, redis)
    with one, other:
        asyncio.run(story(one, other))
