"""`/health/ready` means "can write", and nothing is acknowledged that a restart would lose."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import time
from typing import TYPE_CHECKING

import pytest

from .client import Player, Server
from .test_outage import DATABASE, MOVES, check_logs, full_disk, insist, no_writes, small_disk
from .waiting import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

__all__ = ["small_disk"]


@contextlib.contextmanager
def moved_away(server: Server) -> Iterator[None]:
    """The database is moved away, and back."""
    path, away = server.data / DATABASE, server.data / "elsewhere"
    path.rename(away)
    yield
    assert not path.exists(), "the server has created an empty database"
    away.rename(path)


@contextlib.contextmanager
def without_lock(server: Server) -> Iterator[None]:
    """The lock is moved away, so that a second server could start, and back."""
    path, away = server.data / "lock", server.data / "elsewhere"
    path.rename(away)
    yield
    away.rename(path)


@contextlib.contextmanager
def without_wal(server: Server) -> Iterator[None]:
    """The file with the newest commits is moved away, and back."""
    path, away = server.data / f"{DATABASE}-wal", server.data / "elsewhere"
    path.rename(away)
    yield
    away.rename(path)


@pytest.fixture
def own_server(tmp_path) -> Iterator[Server]:
    with Server(tmp_path / "data") as server:
        yield server


# With a clock, heartbeats notice the fault; without one, the commit or the check itself.
FAULTS = [
    pytest.param(moved_away, DATABASE, "60", id="moved"),
    pytest.param(moved_away, DATABASE, "-", id="moved without clocks"),
    pytest.param(without_lock, "lock", "-", id="lock"),
    pytest.param(without_wal, "wal", "-", id="wal"),
    pytest.param(no_writes, "disk I/O error", "-", id="quota"),
]


@pytest.mark.parametrize(("fault", "said", "control"), FAULTS)
def test_not_ready_while_it_cannot_write(own_server, fault, said, control):
    asyncio.run(play_through(own_server, fault, said, control))


@pytest.mark.parametrize("control", ["-", "60"])
def test_not_ready_while_the_disk_is_full(small_disk, control):
    with Server(small_disk / "data") as server:
        asyncio.run(play_through(server, full_disk, "full", control))


async def play_through(
    server: Server, fault: Callable[[Server], AbstractContextManager[None]], said: str, control: str
) -> None:
    """Play before, during and after a fault, which the server survives; then restart it."""
    async with Player(server.url) as player:
        game = await player.create("abalone", "me", "me", control=control)
        assert (await player.act(game, type="move", move=MOVES[0], id="0")).status_code == 200
        assert (await player.http.get("/health/ready")).json() == {"status": "ok", "clocks": "running"}
        with fault(server):
            refused = await player.act(game, type="move", move=MOVES[1], id="1")
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable"), refused.text
            text = await ready(player, 503)
            assert said in text, text
            assert (await player.http.get("/health/live")).status_code == 200
        await ready(player, 200)
        await insist(player, game, MOVES[1], "1")
        await check_logs(player, {game: MOVES[:2]})
    server.kill()
    await asyncio.to_thread(server.start)
    async with Player(server.url) as player:
        await check_anonymous_log(player, game, MOVES[:2])
    lines = [line for line in server.log.read_text().splitlines() if "the database is lost" in line]
    assert len(lines) <= 1, "one fault is logged once"


async def ready(player: Player, status: int) -> str:
    """Wait until `/health/ready` answers with a status; returns its text."""
    deadline = time.monotonic() + PATIENCE
    while (answer := await player.http.get("/health/ready")).status_code != status:
        assert time.monotonic() < deadline, answer.text
        await asyncio.sleep(0.05)
    return str(answer.json().get("text", ""))


async def check_anonymous_log(player: Player, game: str, moves: list[str]) -> None:
    async with await player.socket() as socket:
        log = (await socket.watch(game))["events"]
    assert [event.get("move", event["type"]) for event in log] == ["created", *moves]


def test_a_replaced_database_needs_a_restart(own_server):
    """Somebody restores a backup under a running server. What it acknowledges is in the new file or is refused."""

    async def story():
        async with Player(own_server.url) as player:
            game = await player.create("abalone", "me", "me", control="60")
            assert (await player.act(game, type="move", move=MOVES[0], id="0")).status_code == 200
            replace(own_server.data / DATABASE)
            refused = await player.act(game, type="move", move=MOVES[1], id="1")
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable"), refused.text
            assert "restart" in await ready(player, 503)
            await asyncio.sleep(2.0)
            assert (await player.http.get("/health/ready")).status_code == 503
            own_server.kill()
            await asyncio.to_thread(own_server.start)
            assert (await player.act(game, type="move", move=MOVES[1], id="1")).status_code == 200
            await check_logs(player, {game: MOVES[:2]})

    asyncio.run(story())


def replace(path: Path) -> None:
    """Put a backup in the place of a database that is in use."""
    backup = path.with_name("backup")
    with contextlib.closing(sqlite3.connect(path)) as old, contextlib.closing(sqlite3.connect(backup)) as new:
        old.backup(new)
    for companion in ("-wal", "-shm"):
        path.with_name(path.name + companion).unlink()
    backup.rename(path)


def test_two_servers_never_use_one_directory(own_server, tmp_path):
    """The lock is deleted, and a second server starts: the first one accepts nothing any more."""

    async def story():
        async with Player(own_server.url) as player:
            game = await player.create("abalone", "me", "me")
            (own_server.data / "lock").unlink()
            with Server(own_server.data) as second:
                refused = await player.act(game, type="move", move=MOVES[0], id="0")
                assert (refused.status_code, refused.json()["code"]) == (503, "unavailable"), refused.text
                assert "another server" in await ready(player, 503)
                async with Player(second.url) as other:
                    await check_anonymous_log(other, game, MOVES[:1])

    asyncio.run(story())


def test_an_idle_server_notices_that_it_cannot_write(own_server):
    """No clock runs and nobody plays: the check itself writes."""

    async def story():
        async with Player(own_server.url) as player:
            await ready(player, 200)
            shutil.rmtree(own_server.data)
            assert DATABASE in await ready(player, 503)

    asyncio.run(story())
