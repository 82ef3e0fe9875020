"""The database and its directory are checked when the server starts, and problems are reported with a remedy."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess

import httpx
import pytest

from .backends import wait_until
from .client import Player, Server
from .test_serve import PATIENCE, refused


def test_a_file_that_is_no_database_is_refused(tmp_path):
    (tmp_path / "arena.sqlite3").write_text("These are not the games you are looking for.")
    line = refused(data=tmp_path)
    assert "is not a SQLite database" in line
    assert "restore a backup" in line


def test_a_damaged_database_is_refused(tmp_path):
    """Pages in the middle of the file are overwritten, as a failing disk does."""
    with Server(tmp_path / "data") as server:
        asyncio.run(_create_games(server, 30))
    database = tmp_path / "data" / "arena.sqlite3"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        (page,) = connection.execute("select rootpage from sqlite_master where name = 'events'").fetchone()
        (size,) = connection.execute("pragma page_size").fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\x55" * size)
    line = refused(data=tmp_path / "data")
    assert "damaged" in line
    assert "restore a backup" in line
    assert ".recover" in line


async def _create_games(server: Server, count: int) -> None:
    async with Player(server.url) as player:
        for _ in range(count):
            await player.create("abalone", "me", "me")


def test_damage_in_a_large_database_is_found_while_the_server_runs(tmp_path):
    """Before the start there is no time to read a large file."""
    data = tmp_path / "data"
    with Server(data) as server:
        asyncio.run(_create_games(server, 1))
    with contextlib.closing(sqlite3.connect(data / "arena.sqlite3")) as connection:
        connection.execute("create table padding (data blob)")
        connection.execute("insert into padding values (zeroblob(70000000)), (zeroblob(5000))")
        connection.commit()
        connection.execute("pragma wal_checkpoint(truncate)")
        (page,) = connection.execute("select rootpage from sqlite_master where name = 'padding'").fetchone()
        (size,) = connection.execute("pragma page_size").fetchone()
    with Server(data) as server:
        assert wait_until(lambda: "it is in order" in server.tail())
    with (data / "arena.sqlite3").open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\x55" * size)
    # It may answer before the damage is found.
    server.launch()
    try:
        assert wait_until(lambda: "is damaged" in server.tail())
        answer = httpx.get(f"{server.url}/health/ready", timeout=PATIENCE)
        assert answer.status_code == 503
        assert "restore a backup" in answer.json()["text"]
    finally:
        server.stop()


def test_a_read_only_data_directory_is_refused(tmp_path):
    """The directory is on a read-only file system."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "ro,size=1m", "hexad-test", str(folder)]
    made = subprocess.run(mount, capture_output=True, text=True, check=False)
    if made.returncode != 0:
        pytest.skip(f"no disk can be mounted here: {made.stderr.strip()}")
    try:
        assert "cannot write to" in refused(data=folder)
    finally:
        subprocess.run(["umount", str(folder)], check=True)
