"""The lobby: an open game is listed for all clients of all processes until it is full."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack

from .client import Player, Server
from .conftest import machines
from .followed_list import FollowedList


async def listed(player):
    answer = await player.http.get("/api/lobby")
    return {game["name"]: game for game in answer.raise_for_status().json()["games"]}


def test_open_games_are_listed_until_they_are_full(server):
    async def story():
        async with Player(server.url) as one, Player(server.url) as other:
            me = (await one.http.get("/api/me")).json()
            friends = await one.create("six", "me", "anyone")
            open_ = await one.create("six", "anyone", "me", listed=True, control="300+3", options={"rules": "advanced"})
            games = await listed(other)
            assert friends not in games
            game = games[open_]
            assert (game["game"], game["control"], game["options"]["rules"]) == ("six", "300+3", "advanced")
            assert (game["open"], game["by"]) == ([0], me["player"])
            assert game["seats"][1]["name"] == me["name"]
            daisy = await one.create("abalone", "me", "anyone", listed=True, options={"layout": "german-daisy"})
            assert next(iter(await listed(other))) == daisy
            assert (await listed(other))[daisy]["layout"] == "german-daisy"
            await other.join(open_)
            assert open_ not in await listed(other)
            await one.act(daisy, type="abort")
            assert daisy not in await listed(other)

    asyncio.run(story())


def test_the_lobby_is_sent_as_changes(server):
    async def story():
        async with Player(server.url) as one, Player(server.url) as other, await other.socket() as socket:
            earlier = await one.create("six", "me", "anyone", listed=True)
            lobby = FollowedList(socket, "lobby")
            assert earlier in await lobby.subscribe()
            game = await one.create("six", "me", "anyone", "anyone", "anyone", listed=True, options={"players": 4})
            assert (await lobby.until(lambda games: game in games))[game]["open"] == [1, 2, 3]
            await other.join(game, seat=2)
            assert (await lobby.until(lambda games: len(games[game]["open"]) == 2))[game]["open"] == [1, 3]
            await one.act(game, type="abort")
            await lobby.until(lambda games: game not in games)
            assert [message["type"] for message in lobby.messages] == ["lobby", *["lobby_changes"] * 3]
            # Nothing but the game that changed is sent.
            for message in lobby.messages[1:]:
                assert {entry["name"] for entry in message["games"]} | set(message["removed"]) == {game}
            await socket.send(type="lobby", on=False)
            await one.create("six", "me", "anyone", listed=True)
            await socket.send(type="ping", n=5)
            assert await socket.receive() == {"type": "pong", "n": 5}

    asyncio.run(story())


def test_a_client_that_subscribes_later_continues_with_the_same_numbers(server):
    async def story():
        async with Player(server.url) as one, await one.socket() as early, await one.socket() as late:
            first, second = FollowedList(early, "lobby"), FollowedList(late, "lobby")
            await first.subscribe()
            games = [await one.create("six", "me", "anyone", listed=True) for _ in range(3)]
            await second.subscribe()
            for follower in (first, second):
                await follower.until(lambda found: set(games) <= set(found))
            for game in games:
                await one.act(game, type="abort")
            for follower in (first, second):
                await follower.until(lambda found: not set(games) & set(found))
            assert first.number == second.number
            # A second subscription of a socket takes the place of the first.
            await second.subscribe()
            game = await one.create("six", "me", "anyone", listed=True)
            await second.until(lambda found: game in found)

    asyncio.run(story())


def test_open_games_are_listed_after_a_restart(tmp_path):
    async def before(url):
        async with Player(url) as player:
            game = await player.create("six", "me", "anyone", listed=True)
            lapsed = await player.create("six", "me", "anyone", listed=True)
            await player.act(lapsed, type="abort")
            return game

    async def after(url):
        async with Player(url) as player:
            return await listed(player)

    server = Server(tmp_path / "data")
    with server:
        game = asyncio.run(before(server.url))
        server.kill()
    with server:
        assert list(asyncio.run(after(server.url))) == [game]


def test_the_lobby_of_two_processes_is_one(tmp_path, postgres, redis):
    """A player in one process finds a game of a player in the other process and plays it."""

    async def story(here, there):
        async with Player(here) as one, Player(there) as other, await other.socket() as socket:
            lobby = FollowedList(socket, "lobby")
            await lobby.subscribe()
            game = await one.create("abalone", "me", "anyone", listed=True)
            await lobby.until(lambda games: game in games)
            async with one.http.stream("GET", "/api/stream") as stream, asyncio.timeout(60):
                lines = (line async for line in stream.aiter_lines() if line)
                await other.join(game)
                assert '"type":"began"' in await anext(lines)
                assert '"type":"turn"' in await anext(lines)
                await lobby.until(lambda games: game not in games)
                # A game that was created and joined in the other process is found, too.
                following = await other.create("six", "anyone", "me")
                await one.http.post(f"{there}/api/games/{following}/join", json={})
                assert following in await anext(lines)
                for name in (game, following):
                    (await one.act(name, type="resign")).raise_for_status()
            me = (await one.http.get("/api/me")).json()["player"]
            first = (await other.http.get("/api/games", params={"player": me, "limit": 1})).json()
            then = await other.http.get("/api/games", params={"player": me, "before": first["next"]})
            assert [page["games"][0]["name"] for page in (first, then.json())] == [following, game]
            text = (await other.http.get("/api/records", params={"player": me})).raise_for_status().text
            assert text.count('[Termination "resignation"]') == 2

    with ExitStack() as stack:
        pair = [stack.enter_context(server) for server in machines(tmp_path, postgres, redis)]
        asyncio.run(story(*(server.url for server in pair)))


def test_changes_of_other_processes_come_without_a_query(tmp_path, postgres, redis):
    """Subscribers see a game of another process at once: many times faster than the lists are compared."""

    async def story(here, there):
        async with Player(here) as one, Player(there) as other, await other.socket() as socket:
            lobby = FollowedList(socket, "lobby")
            await lobby.subscribe()
            began = time.monotonic()
            for _ in range(20):
                game = await one.create("six", "me", "anyone", listed=True)
                await lobby.until_listed(game)
                await one.act(game, type="abort")
                await lobby.until_removed(game)
            # 40 changes, each of which would take five seconds on average if the database were compared.
            assert time.monotonic() - began < 120

    with ExitStack() as stack:
        pair = [stack.enter_context(server) for server in machines(tmp_path, postgres, redis)]
        asyncio.run(story(*(server.url for server in pair)))


def test_lost_messages_are_made_up_for(tmp_path, postgres, redis):
    async def story(here, there):
        async with Player(here) as one, Player(there) as other, await other.socket() as socket:
            lobby = FollowedList(socket, "lobby")
            await lobby.subscribe()
            redis.kill()
            try:
                game = await one.create("six", "me", "anyone", listed=True)
                await lobby.until(lambda games: game in games)
                await one.act(game, type="abort")
            finally:
                redis.start()
            await lobby.until(lambda games: game not in games)

    with ExitStack() as stack:
        pair = [stack.enter_context(server) for server in machines(tmp_path, postgres, redis)]
        asyncio.run(story(*(server.url for server in pair)))
