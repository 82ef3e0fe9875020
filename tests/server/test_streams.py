"""Streams for programs, line by line."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from litestar.connection import ASGIConnection

from hexad.server.edge.session import Session
from hexad.server.http.streams import StreamReader
from hexad.server.people.identity import Identity
from hexad.server.services import Services
from hexad.server.settings import Limits, Settings

from .client import Server, lines
from .damage import execute, url_of
from .test_api_games import done, guests


def test_a_game_line_by_line(server):
    async def story():
        async with guests(server, 2) as (black, white):
            game = await black.create("abalone", "me", "anyone")
            async with lines(white, f"/api/games/{game}/stream") as following:
                assert (await following())["version"] == 1
                await white.join(game)
                await done(black.move(game, "a1b2"))
                messages = [await following() for _ in range(2)]
                assert [one["event"]["type"] for one in messages] == ["joined", "moved"]
                await done(white.act(game, type="resign"))
                assert (await following())["state"]["status"] == "over"
                assert await following() is None
            async with lines(white, f"/api/games/{game}/stream?from=3") as following:
                assert [event["type"] for event in (await following())["events"]] == ["resigned"]
                assert await following() is None

    asyncio.run(story())


def test_notifications_line_by_line(server):
    async def story():
        async with guests(server, 3) as (black, white, other):
            before = await black.create("abalone", "me", "anyone")
            await white.join(before)
            async with lines(black, "/api/stream") as following, lines(other, "/api/stream") as elsewhere:
                messages = [await following() for _ in range(2)]
                assert [(one["type"], one["game"], one["seats"]) for one in messages] == [
                    ("began", before, [0]),
                    ("turn", before, [0]),
                ]
                assert messages[0]["created"]["game"] == "abalone"
                await done(black.move(before, "a1b2"))
                await done(white.move(before, "i5h5"))
                turn = await following()
                assert (turn["type"], turn["state"]["ply"]) == ("turn", 2)
                await done(white.act(before, type="draw"))
                asked = await following()
                assert (asked["type"], asked["offer"]) == ("offer", "draw")
                await done(black.act(before, type="draw"))
                assert (await following())["type"] == "finished"
                await done(white.act(before, type="rematch"))
                assert (await following())["offer"] == "rematch"
                await done(black.act(before, type="rematch"))
                began = await following()
                assert (began["type"], began["seats"], began["created"]["rematch_of"]) == ("began", [1], before)
                # None of this concerned the third player, whose first line is about the next game.
                mine = await other.create("six", "me", "me")
                assert (await elsewhere())["game"] == mine

    asyncio.run(story())


def test_a_stream_that_cannot_begin_has_a_status(tmp_path):
    """A client that receives status 200 is subscribed. Before, the status came first and an error as a line."""

    async def story(server):
        async with guests(server, 1) as (player,):
            game = await player.create("six", "me", "me")
            url = url_of(server)
            await execute(url, "alter table seats rename to no_seats")
            answer = await player.http.get("/api/stream")
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            await execute(url, "alter table no_seats rename to seats")
            async with lines(player, "/api/stream") as mine:
                notice = await mine()
                assert (notice["type"], notice["game"]) == ("began", game)
            assert (await player.http.get("/api/games/nosuchgame00/stream")).status_code == 404

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))


def test_streams_end_when_the_server_does(tmp_path):
    async def story(server):
        async with guests(server, 1) as (player,):
            game = await player.create("six", "me", "me")
            async with lines(player, "/api/stream") as mine, lines(player, f"/api/games/{game}/stream") as events:
                assert (await mine())["type"] == "began"
                assert (await events())["type"] == "game"
                await asyncio.to_thread(server.stop)
                assert (await mine())["type"] == "turn"
                assert await mine() is None
                assert await events() is None

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))
    assert "error" not in server.tail()


def test_a_reader_that_is_too_slow_is_disconnected(tmp_path):
    async def story():
        arena = Services(Settings(data=tmp_path, limits=Limits(outbox_bytes=310)))
        scope: Any = {"type": "http"}
        reader = StreamReader(arena, Session(ASGIConnection(scope), Identity("somebody", ""), ""))
        for message in (b"1", b"2", b"3"):
            reader.send(message)
        lines = reader.lines()
        assert await anext(lines) == b"1\n"
        for message in (b"4", b"5", b"6"):
            reader.send(message)
        assert [json.loads(line)["code"] async for line in lines] == ["too-slow"]
        await arena.database.close()

    asyncio.run(story())
