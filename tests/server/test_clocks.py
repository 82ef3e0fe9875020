"""Clocks with a real server: the server's time decides, and no player is charged for time without a server."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from .client import Player, Server
from .outages import MIN_OUTAGE, TOLERANCE, Outages, restart
from .test_lag import message_without_pong
from .waiting import PATIENCE


async def ended(player: Player, game: str, within: float = PATIENCE) -> dict[str, Any]:
    """The state once the game is over. No client is connected to the game meanwhile."""
    deadline = time.monotonic() + within
    while True:
        state = (await player.state(game))["state"]
        if state["status"] != "playing":
            return dict(state)
        assert time.monotonic() < deadline, state
        await asyncio.sleep(0.05)


def test_a_flag_falls_by_itself(server):
    async def story():
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "me", control="1")
            await asyncio.sleep(1.5)
            async with await player.socket() as late:
                while (seen := await late.watch(game))["version"] < 2:
                    await asyncio.sleep(0.1)
            created, flagged = seen["events"]
            assert flagged["type"] == "flagged"
            assert (flagged["at"] - created["at"]) / 100 == pytest.approx(1.0, abs=TOLERANCE)
            assert seen["state"]["result"] == {"result": "0-1", "reason": "time", "winner": "white", "rule": "A16"}
            assert seen["state"]["clock"] == [0, 100]

    asyncio.run(story())


def test_a_move_after_the_flag_is_refused(server):
    async def story():
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "me", control="0.5")
            async with await player.socket() as socket:
                # The flag may fall before the client watches.
                if (await socket.watch(game))["version"] < 2:
                    assert (await socket.receive("event"))["event"]["type"] == "flagged"
                await socket.act(game, type="move", move="a1b2", id="late")
                refused = await socket.receive()
                assert (refused["code"], refused["id"]) == ("over", "late")
            assert (await player.move(game, "a1b2")).status_code == 409

    asyncio.run(story())


def test_time_given_keeps_the_flag_up(server):
    async def story():
        async with Player(server.url) as black, Player(server.url) as white:
            game = await black.create("abalone", "me", "anyone", control="5")
            await white.join(game)
            assert (await white.act(game, type="time", seconds=5)).status_code == 200
            state = await ended(white, game)
            assert state["result"]["winner"] == "white"
            async with await white.socket() as socket:
                log = (await socket.watch(game))["events"]
            assert [event["type"] for event in log] == ["created", "joined", "time_given", "flagged"]
            assert (log[3]["at"] - log[1]["at"]) / 100 == pytest.approx(10.0, abs=TOLERANCE)

    asyncio.run(story())


def test_increments_delays_and_displayed_times(server):
    async def story():
        async with Player(server.url) as player:
            for control, before, free in (("60+20", 8000, 0.0), ("60d20", 6000, 20.0), ("60", 6000, 0.0)):
                began = time.monotonic()
                game = await player.create("abalone", "me", "me", control=control)
                await asyncio.sleep(0.5)
                answer = await player.move(game, "a1b2")
                assert answer.status_code == 200
                state = (await player.state(game))["state"]
                passed = time.monotonic() - began
                # A server that waits for a core counts a part of its time.
                least, most = max(0.0, 0.5 - TOLERANCE - free), max(0.0, passed - free)
                assert before - 100 * most - 5 <= state["clock"][0] <= before - 100 * least
                assert state["turn"] == 1

    asyncio.run(story())


def test_time_without_a_server_is_not_charged(tmp_path):
    """Restart twice, the second time without a request for the game in between, so that it is not in memory."""
    with Server(tmp_path / "data") as server:
        asyncio.run(_story_without_server(server))


async def _story_without_server(server: Server) -> None:
    outages = Outages()
    async with Player(server.url) as player:
        game = await player.create("abalone", "me", "me", control="60")
        began = time.monotonic()
        await asyncio.sleep(0.7)
        await asyncio.to_thread(restart, server, outages, 2.0 + MIN_OUTAGE)
        await asyncio.sleep(2.5)
        await asyncio.to_thread(restart, server, outages, 1.0 + MIN_OUTAGE)
        asked = time.monotonic()
        left = (await player.state(game))["state"]["clock"][0] / 100
        answered = time.monotonic()
        # TOLERANCE is allowed for each of the two outages.
        most, least = 60 - (outages.up(asked) - outages.up(began)), 60 - (outages.up(answered) - outages.up(began))
        assert least - 2 * TOLERANCE <= left <= most + 2 * TOLERANCE
        assert sum(end - start for start, end in outages.spans) > 3.0


def test_a_flag_falls_after_a_restart(tmp_path):
    """No client reconnects: the server must load the game and end it by itself."""
    with Server(tmp_path / "data") as server:

        async def story():
            outages = Outages()
            async with Player(server.url) as player:
                game = await player.create("abalone", "me", "me", control="3")
                await asyncio.sleep(1.0)
                await asyncio.to_thread(restart, server, outages, 3.0 + 2 * MIN_OUTAGE)
                assert (await player.state(await player.create("six", "me", "me")))["state"]["status"] == "playing"
                # Asking for the game would load it.
                async with asyncio.timeout(PATIENCE):
                    while (await player.http.get("/api/now")).json()["playing"] > 1:
                        await asyncio.sleep(0.1)
                async with await player.socket() as socket:
                    log = (await socket.watch(game))["events"]
            assert [event["type"] for event in log] == ["created", "flagged"]
            # The periodic check finds it, at most one interval late.
            assert 3.0 - TOLERANCE <= (log[1]["at"] - log[0]["at"]) / 100 <= 3.0 + 1.0 + 2 * TOLERANCE

        asyncio.run(story())


def test_time_does_not_jump_over_an_old_game(tmp_path):
    """Without a running clock there is no heartbeat, so time goes back after a kill. No clock may change."""
    with Server(tmp_path / "data") as server:

        async def story():
            outages = Outages()
            async with Player(server.url) as player:
                untimed = await player.create("abalone", "me", "me")
                await asyncio.sleep(4.0)
                assert (await player.move(untimed, "a1b2")).status_code == 200
                await asyncio.to_thread(restart, server, outages)
                began = time.monotonic()
                timed = await player.create("abalone", "me", "me", control="60")
                assert (await player.state(untimed))["state"]["ply"] == 1
                assert (await player.move(untimed, "i5h5")).status_code == 200
                state = (await player.state(timed))["state"]
                assert state["status"] == "playing"
                assert state["clock"][0] / 100 > 60 - (time.monotonic() - began) - TOLERANCE

        asyncio.run(story())


def test_lag_compensation_is_limited(server):
    async def story():
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "me", control="60")
            async with await player.socket() as socket:
                await socket.watch(game)
                while msgspec.json.decode(await socket.wire.recv())["type"] != "ping":
                    pass
                # A slow client, or one that pretends to be slow, gets at most half a second a move.
                await asyncio.sleep(1.2)
                await socket.send(type="pong")
                began = time.monotonic()
                before = (await player.state(game))["state"]["clock"][0]
                await socket.act(game, type="move", move="a1b2", id="1")
                moved = await message_without_pong(socket)
                passed = 100 * (time.monotonic() - began)
                assert moved["event"]["lag"] == 50
                assert before - passed + 45 < moved["state"]["clock"][0] <= before + 50
                # It gets no more than the duration of the turn.
                await socket.act(game, type="move", move="i5h5", id="2")
                quick = await message_without_pong(socket)
                assert quick["event"].get("lag", 0) == min(50, quick["event"]["at"] - moved["event"]["at"])
                assert quick["state"]["clock"][1] <= 6_000

    asyncio.run(story())
