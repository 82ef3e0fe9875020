"""Acts of players with a real server: rematches, takebacks, draws with engines, and spectators."""

from __future__ import annotations

import asyncio

import pytest

from .client import Player


def test_a_rematch_changes_sides(server):
    async def story():
        async with Player(server.url) as black, Player(server.url) as white:
            game = await black.create("abalone", "me", "anyone", control="60+1", options={"ply_limit": 50})
            await white.join(game)
            before = await black.state(game)
            assert (await white.act(game, type="resign")).status_code == 200
            async with await white.socket() as socket:
                await socket.watch(game)
                assert (await black.act(game, type="rematch")).status_code == 200
                offered = await socket.receive("event")
                assert offered["state"]["offers"] == {"rematch": {"by": 0, "waits_for": [1]}}
                await socket.act(game, type="rematch", id="yes")
                agreed = await socket.receive("event")
                name = agreed["state"]["next"]
                assert name == offered["event"]["next"]
                following = await socket.watch(name)
            assert following["events"][0]["rematch_of"] == game
            assert following["state"]["status"] == "playing"
            assert following["state"]["clock"] == pytest.approx([6_000, 6_000], abs=1_000)
            assert following["events"][0]["options"] == before["created"]["options"]
            seats = [seat["player"] for seat in before["state"]["seats"]]
            assert [seat["player"] for seat in following["state"]["seats"]] == seats[::-1]
            assert (await white.move(name, "a1b2")).status_code == 200

    asyncio.run(story())


def test_a_rematch_of_four_rotates_the_seats(server):
    async def story():
        async with Player(server.url) as ann, Player(server.url) as bob:
            game = await ann.create("six", "me", "anyone", "me", "1", options={"players": 4})
            await bob.join(game)
            await bob.act(game, type="resign")
            await bob.act(game, type="rematch")
            assert (await ann.act(game, type="rematch", id="r")).status_code == 200
            name = (await ann.state(game))["state"]["next"]
            before = [(seat["kind"], seat.get("player")) for seat in (await ann.state(game))["state"]["seats"]]
            after = [(seat["kind"], seat.get("player")) for seat in (await ann.state(name))["state"]["seats"]]
            assert after == before[-1:] + before[:-1]
            assert after[0][0] == "engine"
            async with await ann.socket() as socket:
                seen = await socket.watch(name)
                moved = seen["events"][1] if len(seen["events"]) > 1 else (await socket.receive("event"))["event"]
            assert (moved["type"], moved["seat"]) == ("moved", 0), "the engine begins"

    asyncio.run(story())


def test_a_takeback_from_an_engine(server):
    async def story():
        async with Player(server.url) as player:
            game = await player.create("six", "me", "1")
            async with await player.socket() as socket:
                await socket.watch(game)
                await socket.act(game, type="move", move="2,-1", id="1")
                while (received := await socket.receive("event"))["state"]["ply"] < 2:
                    pass
                await socket.act(game, type="takeback", id="2")
                received = await socket.receive("event")
                assert received["event"] == {
                    "type": "takeback_asked",
                    "at": received["event"]["at"],
                    "seat": 0,
                    "id": "2",
                    "plies": 2,
                }
                assert (received["state"]["ply"], received["state"]["turn"]) == (0, 0)
                await socket.act(game, type="move", move="2,-1", id="3")
                while received["state"]["ply"] < 2:
                    received = await socket.receive("event")
                assert received["event"]["seat"] == 1

    asyncio.run(story())


def test_an_engine_answers_a_draw(server):
    """The engine declines a draw early in a game."""

    async def story():
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "1")
            async with await player.socket() as socket:
                await socket.watch(game)
                await socket.act(game, type="draw", id="1")
                assert (await socket.receive("event"))["event"]["type"] == "draw_offered"
                declined = (await socket.receive("event"))["event"]
                assert (declined["type"], declined["seat"]) == ("draw_declined", 1)

    asyncio.run(story())


def test_spectators_see_and_are_refused(server):
    async def story():
        async with Player(server.url) as player, Player(server.url) as eve:
            game = await player.create("abalone", "me", "me", control="60")
            async with await eve.socket() as socket:
                await socket.watch(game)
                assert (await player.move(game, "a1b2")).status_code == 200
                assert (await socket.receive("event"))["event"]["move"] == "a1b2"
                for act in ({"type": "move", "move": "i5h5"}, {"type": "resign"}, {"type": "draw"}, {"type": "abort"}):
                    await socket.act(game, id="x", **act)
                    refused = await socket.receive()
                    assert (refused["type"], refused["code"], refused["id"]) == ("refused", "no-seat", "x")
                    assert (await eve.act(game, **act)).status_code == 403
            assert (await player.move(game, "i5h5")).status_code == 200, "both sides on one device"
            assert (await player.state(game))["version"] == 3

    asyncio.run(story())
