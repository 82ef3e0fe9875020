"""What a process knows about the sessions of its connections: races, lost messages, and when sessions were used."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager

from hexad.server.edge import open_sessions
from hexad.server.edge.open_sessions import OpenSessions
from hexad.server.rooms.bus import NoBus
from hexad.server.store import Database, NewSession, Sessions

from .client import Player, Server
from .conftest import machines
from .sessions import SESSION_ENDED, close_code, log_in, open_socket, register

DAY = 24 * 60 * 60.0


@asynccontextmanager
async def stored(folder):
    database = Database(f"sqlite:///{folder / 'arena.sqlite3'}")
    try:
        await database.migrate()
        yield Sessions(database)
    finally:
        await database.close()


def test_a_connection_that_opens_while_its_session_ends_is_closed(tmp_path):
    async def story():
        async with stored(tmp_path) as sessions:
            found, closed = OpenSessions(sessions, NoBus()), []
            found.end(["ended"])
            found.add("ended", lambda: closed.append("ended"))
            found.add("other", lambda: closed.append("other"))
            assert closed == ["ended"]
            found.end(["other"])
            assert closed == ["ended", "other"]

    asyncio.run(story())


def test_a_connection_that_was_closed_is_forgotten(tmp_path):
    async def story():
        async with stored(tmp_path) as sessions:
            found, closed = OpenSessions(sessions, NoBus()), []

            def close() -> None:
                closed.append(1)

            found.add("session", close)
            found.discard("session", close)
            found.discard("session", close)
            found.end(["session"])
            assert closed == []

    asyncio.run(story())


def test_sessions_are_seen_once_a_day(tmp_path, monkeypatch):
    monkeypatch.setattr(open_sessions, "ROUND_SECONDS", 0.01)

    async def story():
        async with stored(tmp_path) as sessions:
            await sessions.add(NewSession("one", "player", "Name"))
            found = OpenSessions(sessions, NoBus())
            running = asyncio.create_task(found.run())
            holder = await sessions.find("one")
            assert holder is not None
            assert holder.seen is None
            assert found.used("one", holder.seen)
            while (seen := (await sessions.of_player("player"))[0].seen) is None:
                await asyncio.sleep(0.01)
            assert time.time() - seen < 60
            assert not found.used("one", seen)
            assert found.used("one", seen - 2 * DAY)
            running.cancel()

    asyncio.run(story())


def test_old_sessions_are_deleted(tmp_path):
    async def story():
        async with stored(tmp_path) as sessions:
            for name in ("used", "unused"):
                await sessions.add(NewSession(name, name, "Name"))
            exchanged = await sessions.exchange("key", ["exchanged"], "guest", "Name")
            assert exchanged == "exchanged"
            now = time.time()
            await sessions.set_seen(["used"], now)
            remaining = {}
            for days in (0.9, 1.1, 399.0, 401.0):
                await sessions.clean_up(now + days * DAY)
                remaining[days] = await sessions.existing(["used", "unused", "exchanged"])
            assert remaining == {
                0.9: {"used", "unused", "exchanged"},
                1.1: {"used", "exchanged"},
                399.0: {"used", "exchanged"},
                401.0: set(),
            }

    asyncio.run(story())


def test_new_guests_have_a_limit_for_each_address(tmp_path):
    with Server(tmp_path / "data", env={"HEXAD_LIMITS": '{"guests_per_minute": 3}'}) as server:

        async def story():
            players = [Player(server.url) for _ in range(5)]
            answers = [await player.http.get("/api/me") for player in players]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
            assert 1 <= int(answers[-1].headers["retry-after"]) <= 20
            assert answers[-1].json()["code"] == "quota-guests"
            assert (await players[0].http.get("/api/me")).json() == answers[0].json(), "known guests are not counted"
            assert (await players[0].http.delete("/api/session")).status_code == 200, "one may always log out"
            assert (await players[4].http.get("/api/live")).status_code == 200, "one may always watch"
            for player in players:
                await player.http.aclose()

        asyncio.run(story())


def test_sessions_end_everywhere_while_the_bus_is_down(tmp_path, postgres, redis):
    both = machines(tmp_path, postgres, redis)

    async def story():
        async with Player(both[0].url) as owner, Player(both[1].url) as other:
            await register(owner, "owner")
            (await log_in(other, "owner")).raise_for_status()
            socket = await open_socket(other)
            redis.kill()
            while not await _is_bus_down(other):
                await asyncio.sleep(0.05)
            (await owner.http.delete("/api/sessions")).raise_for_status()
            assert await close_code(socket) == SESSION_ENDED

    try:
        for server in both:
            server.launch()
        for server in both:
            server.wait()
        asyncio.run(story())
    finally:
        for server in both:
            server.stop()
        redis.start()


async def _is_bus_down(player: Player) -> bool:
    return "hexad_bus_up 0.0" in (await player.http.get("/metrics")).text
