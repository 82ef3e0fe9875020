"""What a process knows about the sessions of its connections: races, lost messages, and when sessions were used."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from hexad.server.edge import open_sessions
from hexad.server.edge.open_sessions import OpenSessions
from hexad.server.rooms.bus import NoBus
from hexad.server.store import Account, Accounts, Database, NewSession, Sessions, Store
from hexad.server.store import sessions as stored_sessions

from .client import Player, Server
from .conftest import machines
from .damage import execute
from .sessions import SESSION_ENDED, close_code, log_in, open_socket, register
from .stored_games import StoredGame, store_whole
from .waiting import until

DAY = 24 * 60 * 60.0
PATIENCE = 60.0


def sqlite_url(folder) -> str:
    return f"sqlite:///{folder / 'arena.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return str(request.getfixturevalue("postgres").database("sessions"))


@asynccontextmanager
async def opened(url):
    database = Database(url)
    try:
        await database.migrate()
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def stored(folder):
    async with opened(sqlite_url(folder)) as database:
        yield Sessions(database)


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


def test_what_could_not_be_written_is_written_later(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(open_sessions, "ROUND_SECONDS", 0.01)
    monkeypatch.setattr(stored_sessions, "MAX_HASHES", 2)  # after a long outage, there are more than a statement takes
    caplog.set_level(logging.DEBUG, logger=open_sessions.__name__)
    url, names = sqlite_url(tmp_path), [str(number) for number in range(5)]

    async def story():
        async with stored(tmp_path) as sessions, asyncio.timeout(PATIENCE):
            for name in names:
                await sessions.add(NewSession(name, "player", "Name"))
            found = OpenSessions(sessions, NoBus())
            await execute(url, "alter table sessions rename to unreachable")
            for name in names:
                found.used(name, None)
            running = asyncio.create_task(found.run())
            await until(lambda: "no such table" in caplog.text)
            await execute(url, "alter table unreachable rename to sessions")
            while None in {session.seen for session in await sessions.of_player("player")}:
                await asyncio.sleep(0.01)
            running.cancel()

    asyncio.run(story())


async def add_account(database: Database, player: str) -> None:
    """Add the account of a guest; it has a session of the same name."""
    sessions, guest = Sessions(database), NewSession(f"guest of {player}", f"was {player}", "Name")
    await sessions.add(guest)
    account = Account(player, f"login of {player}", player, "")
    ended = await Accounts(database).register(account, [player], guest, NewSession(player, player, ""))
    assert ended == [guest.hash]


def test_old_sessions_are_deleted(url):
    """An unused session is deleted early only if nobody would miss it: that it was used may not have been written."""

    async def story():
        async with opened(url) as database:
            sessions = Sessions(database)
            for name in ("used", "unused", "seated"):
                await sessions.add(NewSession(name, name, "Name"))
            await add_account(database, "account")
            await store_whole(Store(database), StoredGame("game", ("other", "seated")).opening())
            exchanged = await sessions.exchange("key", ["exchanged"], "other", "Name")
            assert exchanged == "exchanged"
            now = time.time()
            await sessions.set_seen(["used"], now)
            kept, remaining = {"used", "seated", "account", "exchanged"}, {}
            for days in (0.9, 1.1, 399.0, 401.0):
                await sessions.clean_up(now + days * DAY)
                remaining[days] = await sessions.existing([*kept, "unused"])
            assert remaining == {0.9: {*kept, "unused"}, 1.1: kept, 399.0: kept, 401.0: set()}

    asyncio.run(story())


def test_old_sessions_are_found_by_indexes(tmp_path):
    """There may be as many sessions as visitors within 400 days, and SQLite has one writer."""
    statements = []

    def note(_, __, statement, parameters, *___):
        if statement.startswith("DELETE"):
            statements.append((statement, parameters))

    async def story():
        async with opened(sqlite_url(tmp_path)) as database:
            event.listen(Engine, "before_cursor_execute", note)
            try:
                await Sessions(database).clean_up(time.time())
            finally:
                event.remove(Engine, "before_cursor_execute", note)
            for statement, parameters in statements:
                plan = await database.read(
                    lambda connection, explained=f"explain query plan {statement}", given=parameters: (
                        connection.exec_driver_sql(explained, given).all()
                    )
                )
                assert "SEARCH" in str(plan), statement
                assert "SCAN" not in str(plan), statement

    asyncio.run(story())
    assert statements


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
