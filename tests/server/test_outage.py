"""A full disk, a read-only database and a locked database while games are played.

Each fault is real and caused from outside the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import resource
import sqlite3
import struct
import subprocess
import time
from typing import TYPE_CHECKING

import pytest

from .client import Player, Server
from .outages import MIN_OUTAGE, TOLERANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

DATABASE = "arena.sqlite3"
MOVES = ["a1b2", "i5h5", "a2b3", "i6h6", "a3b4", "i7h7"]
FS_IOC_GETFLAGS, FS_IOC_SETFLAGS, FS_IMMUTABLE_FL = 0x80086601, 0x40086602, 0x10


@contextlib.contextmanager
def no_writes(server: Server) -> Iterator[None]:
    """The server's process can write to no file."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Another file fills the file system."""
    ballast = server.data / "ballast"
    try:
        with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))
        yield
    finally:
        ballast.unlink()


@contextlib.contextmanager
def read_only(server: Server) -> Iterator[None]:
    """The files of the database cannot be written, not even through open file descriptors."""
    # Without the file that SQLite maps into memory: writing to it would be a bus error on any file system.
    files = [server.data / DATABASE, server.data / f"{DATABASE}-wal"]
    try:
        for path in files:
            _set_immutable(path, on=True)
        yield
    finally:
        for path in files:
            _set_immutable(path, on=False)


def _set_immutable(path: Path, *, on: bool) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        flags = struct.unpack("l", fcntl.ioctl(handle, FS_IOC_GETFLAGS, struct.pack("l", 0)))[0]
        flags = flags | FS_IMMUTABLE_FL if on else flags & ~FS_IMMUTABLE_FL
        fcntl.ioctl(handle, FS_IOC_SETFLAGS, struct.pack("l", flags))
    finally:
        os.close(handle)


@contextlib.contextmanager
def locked_database(server: Server) -> Iterator[None]:
    """Another program locks the database for longer than the server waits."""
    with contextlib.closing(sqlite3.connect(server.data / DATABASE, isolation_level=None)) as other:
        other.execute("begin exclusive")
        yield
        other.execute("rollback")


@pytest.fixture
def own_server(tmp_path) -> Iterator[Server]:
    with Server(tmp_path / "data") as server:
        yield server


@pytest.fixture
def small_disk(tmp_path) -> Iterator[Path]:
    """A small file system; skips the test where it cannot be mounted."""
    tmp_path = tmp_path / "disk"
    tmp_path.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=4m", "hexad-test", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode != 0:
        pytest.skip(f"no small disk can be mounted here: {made.stderr.strip()}")
    yield tmp_path
    subprocess.run(["umount", str(tmp_path)], check=True)


def test_no_more_room(own_server):
    asyncio.run(play_through(own_server, no_writes, seconds=1.5 + MIN_OUTAGE))


def test_a_full_disk(small_disk):
    with Server(small_disk / "data") as server:
        asyncio.run(play_through(server, full_disk, seconds=1.5 + MIN_OUTAGE))


def test_a_read_only_database(own_server):
    with contextlib.ExitStack() as fault:
        try:
            fault.enter_context(read_only(own_server))
        except OSError as error:
            pytest.skip(f"files cannot be made immutable here: {error}")
    asyncio.run(play_through(own_server, read_only, seconds=1.5 + MIN_OUTAGE))


def test_a_locked_database(own_server):
    asyncio.run(play_through(own_server, locked_database, seconds=MIN_OUTAGE))


async def play_through(server: Server, fault: Callable[[Server], AbstractContextManager[None]], seconds: float) -> None:
    """Play through a fault and after it; then check that everything acknowledged is stored."""
    async with Player(server.url) as player:
        timed = await player.create("abalone", "me", "me", control="60")
        untimed = await player.create("abalone", "me", "me")
        for game in (timed, untimed):
            assert (await player.act(game, type="move", move=MOVES[0], id="0")).status_code == 200
        began = time.monotonic()
        async with await player.socket() as socket:
            await socket.watch(timed)
            with fault(server):
                broken = time.monotonic()
                for game in (timed, untimed):
                    refused = await player.act(game, type="move", move=MOVES[1], id="1")
                    assert (refused.status_code, refused.json()["code"]) == (503, "unavailable"), refused.text
                    assert refused.json()["text"]
                await socket.act(timed, type="move", move=MOVES[1], id="1")
                assert (await socket.receive("refused"))["code"] == "unavailable"
                assert (await player.http.get("/health/live")).status_code == 200
                await asyncio.sleep(seconds)
                mended = time.monotonic()
            for game in (timed, untimed):
                await insist(player, game, MOVES[1], "1")
            landed = time.monotonic()
            while (received := await socket.receive("event", "game"))["version"] < 3:
                pass
            assert received["state"]["ply"] == 2
        # From the move before to the move after, not counting the outage.
        charged = 60 - received["state"]["clock"][1] / 100
        up = (broken - began) + (landed - mended)
        assert charged <= up + TOLERANCE, f"charged {charged} s of {up} s, broken for {mended - broken} s"
        await check_logs(player, {timed: MOVES[:2], untimed: MOVES[:2]})
        server.kill()
        await asyncio.to_thread(server.start)
        for game in (timed, untimed):
            assert (await player.act(game, type="move", move=MOVES[2], id="2")).status_code == 200
        await check_logs(player, {timed: MOVES[:3], untimed: MOVES[:3]})


async def insist(player: Player, game: str, move: str, name: str) -> None:
    """Send a move again until it is accepted, without a restart."""
    deadline = time.monotonic() + 60
    while (answer := await player.act(game, type="move", move=move, id=name)).status_code != 200:
        assert answer.json()["code"] == "unavailable", answer.text
        assert time.monotonic() < deadline, "the server does not recover"
        await asyncio.sleep(0.02)


async def check_logs(player: Player, expected: dict[str, list[str]]) -> None:
    async with await player.socket() as socket:
        for game, moves in expected.items():
            log = (await socket.watch(game))["events"]
            assert [event.get("move", event["type"]) for event in log] == ["created", *moves]
            assert [event.get("id", "") for event in log[1:]] == [str(number) for number in range(len(moves))]


def test_play_goes_on_after_an_outage_without_a_running_clock(own_server):
    """Heartbeats are stored while a clock runs: if the last clock ends during an outage, play still goes on."""

    async def story():
        async with Player(own_server.url) as player:
            timed = await player.create("abalone", "me", "me", control="0.5")
            untimed = await player.create("abalone", "me", "me")
            with no_writes(own_server):
                await asyncio.sleep(1.5)
                assert (await player.move(untimed, MOVES[0])).status_code == 503
            await insist(player, untimed, MOVES[0], "1")
            deadline = time.monotonic() + 60
            while (await player.state(timed))["state"]["status"] == "playing":
                assert time.monotonic() < deadline
                await asyncio.sleep(0.05)
            assert (await player.state(timed))["state"]["result"]["reason"] == "time"
            await insist(player, untimed, MOVES[1], "2")

    asyncio.run(story())
