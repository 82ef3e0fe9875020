"""Games with an engine in which nobody moves for an hour are called off."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec

from hexad.server.rooms.idle_games import IdleGames
from hexad.server.store import Database
from hexad.server.store.stores import Stores

from .client import Player, Server
from .damage import url_of

if TYPE_CHECKING:
    from pathlib import Path

HOUR = 60 * 60


def age(data: Path, game: str, seconds: int) -> None:
    """Move a game into the past, in a server that is stopped: wall time and arena time."""
    with closing(sqlite3.connect(data / "arena.sqlite3")) as database:
        (arena,) = database.execute("select max(arena) from uptime").fetchone()
        database.execute("update games set created = created - ? where name = ?", (seconds, game))
        for version, text in database.execute("select version, data from events where game = ?", (game,)).fetchall():
            event = msgspec.json.decode(text)
            event["at"] = int(100 * arena) - 100 * seconds
            row = (msgspec.json.encode(event).decode(), game, version)
            database.execute("update events set data = ? where game = ? and version = ?", row)
        database.commit()


def test_an_engine_game_without_a_move_for_an_hour_is_called_off(tmp_path):
    async def create() -> dict[str, str]:
        async with Player(server.url) as player:
            return {
                "idle": await player.create("abalone", "me", "1"),
                "moved": await player.create("abalone", "me", "1"),
                "recent": await player.create("six", "me", "1"),
                "timed": await player.create("abalone", "me", "1", control="86400"),
                "people": await player.create("abalone", "me", "me"),
            }

    async def check() -> None:
        async with Player(server.url) as player, await player.socket() as socket:
            seen = await socket.watch(games["idle"])
            if seen["state"]["status"] == "playing":
                seen = await socket.receive("event", "game", within=90)
            assert (seen["state"]["status"], seen["state"]["reason"]) == ("aborted", "idle")
            events = (await socket.watch(games["idle"]))["events"]
            assert (events[-1]["type"], events[-1]["seat"], events[-1]["reason"]) == ("aborted", -1, "idle")
            for name in ("moved", "recent", "timed", "people"):
                assert (await player.state(games[name]))["state"]["status"] == "playing", name

    server = Server(tmp_path / "data", "--engines", "1")
    with server:
        games = asyncio.run(create())
    for name in ("idle", "moved", "timed", "people"):
        age(server.data, games[name], HOUR + 1 if name != "moved" else HOUR - 600)
    with server:
        asyncio.run(check())


def test_a_damaged_game_does_not_keep_others_from_being_called_off(tmp_path):
    """It was damaged after the server had read it, so it is not in quarantine yet."""

    async def create() -> set[str]:
        async with Player(server.url) as player:
            return {await player.create("six", "me", "1") for _ in range(3)}

    async def found() -> list[str]:
        database = Database(url_of(server))
        rooms: Any = SimpleNamespace(arena_clock=SimpleNamespace(now=lambda: 100 * 2 * HOUR))
        try:
            return await IdleGames(rooms, Stores(database, "test").games).due()
        finally:
            await database.close()

    server = Server(tmp_path / "data", "--engines", "1")
    with server:
        games = asyncio.run(create())
    with closing(sqlite3.connect(server.data / "arena.sqlite3")) as database:
        database.execute("update games set created = 1")
        for damage, game in zip(("'garbage'", "17"), sorted(games), strict=False):
            database.execute(f"update events set data = {damage} where game = ?", (game,))
        database.commit()
    # Who calls a damaged game off puts it into quarantine.
    assert set(asyncio.run(found())) == games
