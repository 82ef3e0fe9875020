"""Tournaments under load: standings before many spectators, and an arena of many bots."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import psutil  # type: ignore[import-untyped]  # it has no types
import uvloop
from msgspec.structs import replace

from bench.measure import Row
from bench.server.game_load import post, unlimited_server
from bench.websocket_client import Connection, connect
from hexad.server.people.credentials import COOKIE
from hexad.server.store import AppendResult, Database
from hexad.server.store.tournaments import TournamentStore
from hexad.server.tournament import events as e
from hexad.server.tournament.settings import ResultName, TournamentSettings, checked
from hexad.server.tournament.transitions import replayed
from hexad.server.tournaments.rows import entry_of
from tests.server.tournament_bots import Bot, members

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.client import Server

__all__ = ["NAME", "arena", "standings", "write_swiss"]

NAME = "bench"
BASE = TournamentSettings(title="Bench", format="arena", game="abalone", control="600", minutes=30)
OUTCOMES: tuple[ResultName, ...] = ("1-0", "0-1", "1/2-1/2")
PLAYERS = 1_000
SPECTATORS = 1_000
ROUNDS = 9
RESULTS = 20
ARENA_SECONDS = 60.0
MOVE_SECONDS = 3.0
# The number of own moves after which bots resign, one more for each game.
MAX_MOVES = 8


def standings(folder: Path) -> Iterator[Row]:
    """A Swiss at real tables, in whose last round a result is entered each second."""
    with unlimited_server(folder / "data") as server:
        share = uvloop.run(_show_results(server))
    note = f"one result a second, {ROUNDS} rounds, four tie-breaks"
    what = f"standings of {PLAYERS:,} players to {SPECTATORS:,} spectators"
    yield Row(what, 100 * share, "% of a core", 10, note, at_most=True)


def arena(folder: Path) -> Iterator[Row]:
    """Bots that move every three seconds, resign some time, and wait for the next game."""
    with unlimited_server(folder / "data") as server:
        first, waited = uvloop.run(_play_arena(server))
    median = sorted(waited)[len(waited) // 2]
    note = f"{len(waited):,} times, median {median:.2f} s; first games within {first:.2f} s of the start"
    what = f"arena of {PLAYERS:,} bots: longest time until a free one has a game"
    yield Row(what, max(waited), "s", 2, note, at_most=True, digits=2)


async def _write(server: Server, events: list[e.Event]) -> None:
    """Write a tournament to the database of a server."""
    database = Database(f"sqlite:///{server.data / 'arena.sqlite3'}")
    entry = entry_of(None, events, replayed(NAME, events), b"")
    assert await TournamentStore(database).append(entry) is AppendResult.WRITTEN
    await database.close()


async def write_swiss(  # noqa: PLR0913 - what a tournament is made from
    server: Server, organiser: str, players: int, rng: random.Random, *, played: int, rounds: int, paired: int = 0
) -> None:
    """Write a Swiss at real tables: rounds by lot that are played, and perhaps one that is paired."""
    now = time.time()
    settings = checked(replace(BASE, format="swiss", place="tables", rounds=rounds))
    names = [e.Member(f"Player {number}") for number in range(1, players + 1)]
    events: list[e.Event] = [
        e.TournamentCreated(time=now, by=organiser, settings=settings),
        e.Opened(time=now),
        *(e.Entered(time=now, number=n, members=(name,), rating=1500) for n, name in enumerate(names, 1)),
        e.Started(time=now, order=tuple(range(1, players + 1))),
        *_rounds(rng, players, played, paired),
    ]
    await _write(server, events)


def _rounds(rng: random.Random, players: int, played: int, paired: int) -> Iterator[e.Event]:
    number = 0
    for round_ in range(1, played + paired + 1):
        order = rng.sample(range(1, players + 1), players)
        pairs = zip(order[::2], order[1::2], strict=True)
        drawn = tuple(e.DrawnPairing(number + board, *pair) for board, pair in enumerate(pairs, 1))
        number += len(drawn)
        yield e.RoundPaired(time=1.0, round=round_, begins=1.0, pairings=drawn)
        for pairing in drawn if round_ <= played else ():
            yield e.Recorded(time=1.0, number=pairing.number, result=rng.choice(OUTCOMES))


async def _show_results(server: Server) -> float:
    """The share of a core that the server uses."""
    async with AsyncExitStack() as stack:
        (organiser,) = await members(stack, server, 1)
        played = ROUNDS - 1
        await write_swiss(server, organiser.id, PLAYERS, random.Random(1), played=played, rounds=ROUNDS, paired=1)
        follow = json.dumps({"type": "tournament", "name": NAME}).encode()
        audience: list[Connection] = []
        for _ in range(SPECTATORS):
            connection = await connect(server.port, "/socket", lambda _: None)
            connection.send(follow)
            audience.append(connection)
        await asyncio.sleep(3)
        last = PLAYERS // 2 * (ROUNDS - 1)
        process = psutil.Process(server.process.pid)  # type: ignore[union-attr]  # it runs
        began, before = time.monotonic(), process.cpu_times()
        for number in range(RESULTS):
            act = {"type": "record", "pairing": last + 1 + number, "result": "1-0"}
            await organiser.http.post(f"/api/tournaments/{NAME}/acts", json=act)
            await asyncio.sleep(max(0.0, began + number + 1 - time.monotonic()))
        after, seconds = process.cpu_times(), time.monotonic() - began
        for connection in audience:
            connection.close()
        return float(after.user + after.system - before.user - before.system) / seconds


class _ArenaBot:
    """A bot that plays what it is told of, and measures how long it is without a game."""

    def __init__(self, bot: Bot, rng: random.Random, waited: list[float]) -> None:
        self._bot = bot
        self._rng = rng
        self._waited = waited
        self.free_since: float | None = None
        self.first: float | None = None
        """When the first game began."""
        self._connection: Connection | None = None
        self._moves_left = 0

    async def start(self, port: int) -> None:
        cookie = f"{COOKIE}={self._bot.http.cookies[COOKIE]}"
        self._connection = await connect(port, "/socket", self._told, cookie)
        self._connection.send(b'{"type":"mine"}')

    def _told(self, text: bytes) -> None:
        if not text.startswith(b'{"type":"notice"'):
            return
        notice = json.loads(text)["notice"]
        if notice["type"] == "began":
            now = time.monotonic()
            self.first = self.first or now
            if self.free_since is not None:
                self._waited.append(now - self.free_since)
                self.free_since = None
            self._moves_left = self._rng.randrange(1, MAX_MOVES)
        elif notice["type"] == "turn":
            delay = self._rng.uniform(0.8, 1.2) * MOVE_SECONDS
            asyncio.get_running_loop().call_later(delay, self._move, notice["game"], notice["state"])
        elif notice["type"] == "finished":
            self.free_since = time.monotonic()

    def _move(self, game: str, state: dict[str, Any]) -> None:
        if self._connection is None:
            return  # the measurement is over
        self._moves_left -= 1
        act = {"type": "resign"}
        if self._moves_left > 0:
            act = {"type": "move", "move": _LINE[state["ply"]]}
        self._connection.send(json.dumps({"type": "act", "game": game, "act": act}).encode())

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


# Marbles that go forth and back.
_LINE = [move for _ in range(MAX_MOVES) for move in ("a1b2", "i9h8", "b2a1", "h8i9")]


async def _play_arena(server: Server) -> tuple[float, list[float]]:
    """The seconds until all bots had their first game, and those that bots were without a game after that."""
    async with AsyncExitStack() as stack:
        organiser, *players = await members(stack, server, PLAYERS + 1)
        now = time.time()
        settings = checked(BASE)
        events: list[e.Event] = [
            e.TournamentCreated(time=now, by=organiser.id, settings=settings),
            e.Opened(time=now),
            *(
                e.Entered(time=now, by=bot.id, number=n, members=(e.Member(bot.name, bot.id),), rating=1500)
                for n, bot in enumerate(players, 1)
            ),
        ]
        await _write(server, events)
        waited: list[float] = []
        bots = [_ArenaBot(bot, random.Random(number), waited) for number, bot in enumerate(players)]
        for bot in bots:
            await bot.start(server.port)
        cookie = f"{COOKIE}={organiser.http.cookies[COOKIE]}"
        began = time.monotonic()
        post(server.port, f"/api/tournaments/{NAME}/acts", cookie, type="start")
        await asyncio.sleep(ARENA_SECONDS)
        ended = time.monotonic()
        for bot in bots:
            bot.close()
        # Who still waits at the end has waited that long, too.
        waited += [ended - bot.free_since for bot in bots if bot.free_since is not None]
        return max((bot.first or ended) - began for bot in bots), waited
