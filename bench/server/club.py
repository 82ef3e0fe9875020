"""Ratings and profiles in a database with many games."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from functools import partial
from statistics import median
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, text

from bench.measure import Row
from bench.server.game_load import unlimited_server
from hexad.server.store import Database, Store, rating_tables
from hexad.server.store.rerate import rerate
from hexad.server.store.schema import events
from tests.server.stored_games import StoredGame

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection

__all__ = ["profile", "ratings"]

RATED_GAMES = 100_000
PLAYERS = 2_000
MOVES = 60
PROFILE_GAMES = 10_000
OPPONENTS = 300
REQUESTS = 30
BATCH = 500
ENDINGS = ("1-0", "0-1", "1/2-1/2")


def ratings(folder: Path) -> Iterator[Row]:
    """All ratings are computed again from the log and written. The games have moves, which are not needed for it."""
    seconds = asyncio.run(_rerate(folder))
    note = f"{PLAYERS:,} players, SQLite, {MOVES} moves a game"
    yield Row(f"rerate of {RATED_GAMES:,} games", seconds, "s", 30, note, at_most=True)


def profile(folder: Path) -> Iterator[Row]:
    """The requests of the first page of a profile: the player, and the latest games."""
    with unlimited_server(folder / "data") as server:
        player = _register(server.port)
        server.stop()
        asyncio.run(_write_games(f"sqlite:///{folder / 'data' / 'arena.sqlite3'}", player))
        server.start()
        times = [_first_page(server.port, player) for _ in range(REQUESTS)]
    what = f"first page of a profile with {PROFILE_GAMES:,} games"
    yield Row(what, median(times), "ms", 50, f"2 requests, slowest {max(times):.0f} ms", at_most=True)


async def _rerate(folder: Path) -> float:
    rng = random.Random(1)
    players = [f"player{number}" for number in range(PLAYERS)]
    database = Database(f"sqlite:///{folder / 'arena.sqlite3'}")
    await database.migrate()
    for first in range(0, RATED_GAMES, BATCH):
        games = [StoredGame(f"game{first + n}", rng.sample(players, 2), at=100 * (first + n)) for n in range(BATCH)]
        await _store(database, games, rng)
        await database.write(partial(_add_moves, games=games))
    await database.write(_forget_ratings)
    began = time.perf_counter()
    found = await rerate(database, check=False, show=lambda _, __: None)
    seconds = time.perf_counter() - began
    assert (found.games, found.changes) == (RATED_GAMES, 2 * RATED_GAMES), found
    await database.close()
    return seconds


async def _write_games(url: str, player: str) -> None:
    rng = random.Random(1)
    database = Database(url)
    for first in range(0, PROFILE_GAMES, BATCH):
        # Random names, as those of real games: the rows of a player are all over the tables.
        names = [f"{rng.getrandbits(48):012x}" for _ in range(BATCH)]
        games = [
            StoredGame(name, (player, f"player{rng.randrange(OPPONENTS)}"), at=100 * (first + n), listed=True)
            for n, name in enumerate(names)
        ]
        await _store(database, games, rng)
    await database.write(lambda connection: connection.execute(text("analyze")))
    await database.close()


async def _store(database: Database, games: list[StoredGame], rng: random.Random) -> None:
    """Store games from their creation to their end, in one transaction."""
    at = [game.state.at for game in games]
    await Store(database).append(
        [game.opening() + game.end(rng.choice(ENDINGS), now) for game, now in zip(games, at, strict=True)]
    )


def _forget_ratings(connection: Connection) -> None:
    """Empty the tables, so that every row has to be written again."""
    for table in (rating_tables.ratings, rating_tables.rating_changes):
        connection.execute(delete(table))


def _add_moves(connection: Connection, games: list[StoredGame]) -> None:
    """Add events that look like moves. Nobody replays these games."""
    move = '{{"type":"moved","at":{at},"seat":{seat},"id":"{number:08}","move":"2,-1>4,0"}}'
    connection.execute(
        insert(events),
        [
            {
                "game": game.state.name,
                "version": game.state.version + number,
                "data": move.format(at=game.state.at + number, seat=number % 2, number=number),
            }
            for game in games
            for number in range(1, MOVES + 1)
        ],
    )


def _register(port: int) -> str:
    """Open an account; returns the id of the player."""
    line = http.client.HTTPConnection("127.0.0.1", port)
    line.request("GET", "/api/me")
    answer = line.getresponse()
    answer.read()
    headers = {"Content-Type": "application/json", "Cookie": str(answer.headers["Set-Cookie"]).partition(";")[0]}
    line.request("POST", "/api/account", json.dumps({"login": "bench", "password": "a long password"}), headers)
    player = json.loads(line.getresponse().read())["player"]
    line.close()
    return str(player)


def _first_page(port: int, player: str) -> float:
    """The milliseconds until both answers are there."""
    line = http.client.HTTPConnection("127.0.0.1", port)
    began = time.perf_counter()
    for path in ("", "/games"):
        line.request("GET", f"/api/players/{player}{path}")
        answer = line.getresponse()
        assert answer.status == 200
        answer.read()
    line.close()
    return 1e3 * (time.perf_counter() - began)
