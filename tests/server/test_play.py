"""Playing over the live protocol: two people, engines, one device, four players."""

from __future__ import annotations

import asyncio

import hexad

from .client import Player


def test_two_people_play(server):
    async def story():
        async with Player(server.url) as black, Player(server.url) as white:
            game = await black.create("abalone", "me", "anyone", control="600+5")
            await white.join(game)
            async with await black.socket() as one, await white.socket() as two:
                seen = await one.watch(game)
                assert [event["type"] for event in seen["events"]] == ["created", "joined"]
                assert (seen["version"], seen["state"]["status"], seen["state"]["turn"]) == (2, "playing", 0)
                await two.watch(game)
                await one.act(game, type="move", move="a1b2", id="m1")
                for end, name in ((one, "m1"), (two, None)):
                    received = await end.receive("event")
                    assert received["version"] == 3
                    assert received["event"]["move"] == "a1b2"
                    assert received["event"].get("id") == name, "only the sender of an act sees its id"
                    assert received["state"]["turn"] == 1
                for end, name in ((one, "m1"), (two, None)):
                    assert (await end.watch(game, 2))["events"][0].get("id") == name
                await one.act(game, type="move", move="a1b2", id="m1")
                assert await one.receive() == {"type": "done", "game": game, "version": 3, "id": "m1"}
                await one.act(game, type="move", move="b2c3", id="m2")
                assert (await one.receive())["code"] == "not-your-turn"

    asyncio.run(story())


def test_an_engine_answers(server):
    async def story():
        async with Player(server.url) as player:
            game = await player.create("six", "me", "3")
            async with await player.socket() as socket:
                await socket.watch(game, detail=True)
                await socket.act(game, type="move", move="2,-1", id="1")
                assert (await socket.receive("event"))["event"]["seat"] == 0
                received = await socket.receive("event")
                assert received["event"]["seat"] == 1
                assert received["state"]["turn"] == 0
                assert received["detail"]["moves"]

    asyncio.run(story())


def test_an_engine_that_is_behind_accepts_a_draw(server):
    async def play_on(socket, game, board, engine):
        """Play a move and wait for the engine's answer."""
        await socket.act(game, type="move", move=str(engine.play(board, level=9).move))
        for _ in range(2):
            received = await socket.receive("event")
            assert received["state"]["status"] == "playing", "the engine never accepted a draw"
            board.push(received["event"]["move"])

    async def story():
        stronger, board = hexad.Engine("abalone", hash_mb=1, seed=1), hexad.abalone.Board()
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "1")
            async with await player.socket() as socket:
                await socket.watch(game)
                while True:
                    await play_on(socket, game, board, stronger)
                    await socket.act(game, type="draw")
                    assert (await socket.receive("event"))["event"]["type"] == "draw_offered"
                    received = await socket.receive("event")
                    if received["event"]["type"] == "draw_agreed":
                        break
                    assert received["event"]["type"] == "draw_declined"
                assert board.ply >= 40, "the engine accepts no draw early in a game"
                assert received["state"]["result"]["reason"] == "agreement"

    asyncio.run(story())
