"""A guest who opens an account: all games become the account's, and everybody sees it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any

from .answers import visitor
from .client import Player, Server
from .sessions import PASSWORD, identity, register


async def _games(owner: Player, other: Player) -> dict[str, str]:
    """Games of a guest in every state, by the state."""
    games = {"open": await owner.create("six", "me", "anyone", listed=True)}
    for state in ("playing", "over", "joined"):
        creator, joiner = (other, owner) if state == "joined" else (owner, other)
        games[state] = await creator.create("abalone", "me", "anyone", control="300+2")
        await joiner.join(games[state])
    (await owner.act(games["over"], type="resign")).raise_for_status()
    games["two seats"] = await owner.create("abalone", "me", "me")
    games["seats of others"] = await owner.create("six", "anyone", "anyone")
    return games


def test_every_game_becomes_the_account_s(pair):
    async def story():
        async with Player(pair[0].url) as owner, Player(pair[1].url) as other:
            (await owner.http.put("/api/me", json={"name": "Before"})).raise_for_status()
            games = await _games(owner, other)
            over = (await other.http.get("/api/games")).json()["games"]
            (await owner.http.put("/api/me", json={"name": "Zoë"})).raise_for_status()
            guest, account = await identity(owner), await register(owner, "zoe")
            for state, game in games.items():
                for player in (owner, other):
                    text = json.dumps((await player.state(game))["state"])
                    assert guest["player"] not in text, state
                    assert (account["player"] in text) is (state != "seats of others"), state
                assert ((await owner.state(game))["created"]["by"] == account["player"]) is (state != "joined"), state
            (await owner.move(games["playing"], "a1b2")).raise_for_status()
            (await owner.act(games["open"], type="abort")).raise_for_status()
            (found,) = (await other.http.get("/api/games", params={"player": "Zoë"})).json()["games"]
            (before,) = over
            assert found["ended"] == before["ended"], "the game did not end once more"

    asyncio.run(story())


def test_everybody_who_watches_sees_the_new_seat(pair):
    async def story():
        async with Player(pair[0].url) as owner, Player(pair[1].url) as other:
            game = await owner.create("abalone", "me", "anyone")
            await other.join(game)
            (await owner.move(game, "a1b2")).raise_for_status()
            async with await other.socket() as socket:
                await socket.watch(game)
                account = await register(owner, "watched")
                message = await socket.receive("event", "game")
                assert message["state"]["seats"][0] == {
                    "kind": "player",
                    "player": account["player"],
                    "name": account["name"],
                }
                assert message["event"]["type"] == "transferred"
            async with await owner.socket() as socket:
                known = await socket.watch(game)
                assert [event["type"] for event in known["events"]] == ["created", "joined", "moved", "transferred"]

    asyncio.run(story())


def test_an_act_from_before_is_done_once(pair):
    """A client that did not receive the acknowledgement sends the act again, now as the account."""

    async def story():
        async with Player(pair[0].url) as owner, Player(pair[1].url) as other:
            game = await owner.create("abalone", "me", "anyone")
            await other.join(game)
            first = await owner.act(game, type="move", move="a1b2", id="once")
            await register(owner, "again")
            again = await owner.act(game, type="move", move="a1b2", id="once")
            assert again.json() == first.json()
            async with await owner.socket() as socket, await other.socket() as stranger:
                ids = [[e.get("id") for e in (await one.watch(game))["events"]] for one in (socket, stranger)]
                assert ids == [[None, None, "once", None], [None] * 4]

    asyncio.run(story())


def rows(server: Server, query: str, *values: Any) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(server.data / "arena.sqlite3", timeout=10)) as connection:
        return list(connection.execute(query, values))


def test_a_broken_game_does_not_keep_the_others_from_the_account(tmp_path):
    async def story(server: Server) -> None:
        async with Player(server.url) as owner:
            games = [await owner.create("six", "me", "anyone") for _ in range(3)]
            await asyncio.to_thread(server.stop)
            with closing(sqlite3.connect(server.data / "arena.sqlite3")) as connection, connection:
                connection.execute("update events set data = '{}' where game = ?", [games[1]])
            await asyncio.to_thread(server.start)
            account = await register(owner, "broken")
            for game in (games[0], games[2]):
                assert (await owner.state(game))["created"]["by"] == account["player"]
            assert rows(server, "select count(*) from transfers") == [(1,)], "the broken game may be repaired"

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))


def test_signing_in_keeps_the_games_of_the_guest_if_that_is_wanted(pair):
    async def story():
        async with Player(pair[0].url) as home, Player(pair[1].url) as away, Player(pair[1].url) as other:
            account = await register(home, "keeps-games")
            for keeps in (True, False):
                game = await away.create("abalone", "me", "anyone")
                await other.join(game)
                guest = await identity(away)
                token = (await away.http.post("/api/tokens", json={"label": "bot"})).json()["token"]
                credentials = {"login": "keeps-games", "password": PASSWORD, "games": keeps}
                answer = await away.http.post("/api/session", json=credentials)
                assert answer.json() == account
                seat = (await other.state(game))["state"]["seats"][0]
                assert seat["player"] == (account if keeps else guest)["player"]
                assert (await away.move(game, "a1b2")).is_success is keeps
                with visitor(pair[0], token) as bot:
                    assert bot.get("/api/me").is_success is not keeps, "the guest is the account now"
                (await away.http.delete("/api/session")).raise_for_status()

    asyncio.run(story())
