"""One process on SQLite: start, moves, acknowledgements, reconnection, idle connections and players."""

from __future__ import annotations

import asyncio
import json
import time
from statistics import median
from typing import TYPE_CHECKING

import psutil  # type: ignore[import-untyped]  # it has no types
import uvloop

from bench.measure import Row
from bench.server.echo_load import EchoLoad, echo_server
from bench.server.game_load import GameLoad, guest_cookie, post, script, set_up
from bench.websocket_client import connect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.client import Server

__all__ = ["idle", "moves", "pace", "presence", "reconnect", "start"]

GAMES = 500
SECONDS = 8.0
SLICES = 12
SLICE_SECONDS = 1.5
PACE = 500
IDLE = 5_000
PLAYERS = 5_000
SETTLE_SECONDS = 5.0
# Each socket is pinged once in this time: a shorter window would contain more pings of one measurement than of another.
PING_CYCLE_SECONDS = 20.0
MISSED = 100
ANSWER_BYTES = 330


def start(server: Server) -> Iterator[Row]:
    """The time until the server answers, with and without a new database."""
    for what in ("first start to first page", "start to first page"):
        began = time.perf_counter()
        with server:
            yield Row(what, time.perf_counter() - began, "s", 1.5, at_most=True)


def moves(server: Server) -> Iterator[Row]:
    """Moves as fast as possible, compared with an echo server on the same stack, in alternating slices."""
    slices = uvloop.run(_alternate(server))
    echo, rate = (median(column) for column in zip(*slices, strict=True))
    ratios = sorted(100 * moves / echoes for echoes, moves in slices)
    note = f"bare, of {ANSWER_BYTES} bytes, {2 * GAMES} sockets"
    yield Row("echo on the same stack", echo, "messages/s", note=note)
    yield Row("durable moves acknowledged", rate, "moves/s", 1_500, f"SQLite, {GAMES} games at once")
    spread = f"median of {SLICES} pairs of slices, {ratios[0]:.1f} to {ratios[-1]:.1f}"
    yield Row("that, of the echo", median(ratios), "%", 25, spread)


def pace(server: Server) -> Iterator[Row]:
    """The delay of acknowledgements at a moderate load."""
    rate, p99 = uvloop.run(_pace(server, PACE))
    what = f"p99 of an acknowledgement at {PACE} moves/s"
    yield Row(what, p99, "ms", 60, f"{rate:,.0f} moves/s", at_most=True)


def reconnect(server: Server) -> Iterator[Row]:
    """A client that has missed events."""
    trips, took = uvloop.run(_reconnect(server))
    yield Row(f"reconnect after {MISSED} missed events", trips, "round trips", 1, f"{took:.1f} ms", at_most=True)


def idle(server: Server) -> Iterator[Row]:
    """The memory of connections that do nothing."""
    each, share = uvloop.run(_idle(server))
    note = f"{share:.1%} of a core for their pings"
    yield Row(f"memory of {IDLE:,} idle connections", each, "kB each", 40, note, at_most=True)


def presence(server: Server) -> Iterator[Row]:
    """The processor time for knowing who is there, while players watch their games and do nothing."""
    without, share = uvloop.run(_presence(server))
    note = f"{PLAYERS // 2:,} games; the process uses {share:.1%}, and {without:.1%} if nobody asks who is there"
    own = 100 * max(0.0, share - without)
    yield Row(f"presence of {PLAYERS:,} connected players, idle", own, "% of a core", 5, note, at_most=True)


async def _alternate(server: Server) -> list[tuple[float, float]]:
    """Return pairs of echoed messages and moves per second.

    The machine's speed varies from second to second: the two of a pair are measured directly one after the other.
    """
    load, slices = GameLoad([server], GAMES), []
    await load.connect()
    with echo_server() as port:
        echo = EchoLoad(port, 2 * GAMES, ANSWER_BYTES)
        await echo.connect()
        for _ in range(SLICES):
            echoes = await echo.run(SLICE_SECONDS)
            slices.append((echoes, (await load.play(SLICE_SECONDS))[0]))
        echo.close()
    load.close()
    return slices


async def _pace(server: Server, rate: int) -> tuple[float, float]:
    load = GameLoad([server], GAMES)
    await load.connect()
    result = await load.play(SECONDS, rate)
    load.close()
    return result


async def _reconnect(server: Server) -> tuple[int, float]:
    """Return the number of messages and the milliseconds until a client has all events that it missed."""
    cookies = [guest_cookie(server.port) for _ in range(2)]
    game = set_up(server.port, *cookies)
    for ply, move in enumerate(script(0)[:MISSED]):
        post(server.port, f"/api/games/{game}/acts", cookies[ply % 2], type="move", move=move)
    received: asyncio.Queue[bytes] = asyncio.Queue()
    connection = await connect(server.port, "/socket", received.put_nowait, cookies[0])
    began = time.perf_counter()
    connection.send(json.dumps({"type": "watch", "game": game, "from": 2}).encode())
    trips, known = 0, 0
    while known < MISSED:
        trips += 1
        known += len(json.loads(await received.get()).get("events", []))
    took = time.perf_counter() - began
    connection.close()
    return trips, 1e3 * took


async def _presence(server: Server) -> tuple[float, float]:
    """Return the share of a core that the server uses for players who do not ask who is there, and who do."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    players = []
    for _ in range(PLAYERS // 2):
        cookies = [guest_cookie(server.port) for _ in range(2)]
        game = set_up(server.port, *cookies)
        players += [(game, await connect(server.port, "/socket", lambda _: None, cookie)) for cookie in cookies]
    shares = []
    for wanted in (False, True):
        for game, connection in players:
            connection.send(json.dumps({"type": "watch", "game": game, "from": 2, "presence": wanted}).encode())
        await asyncio.sleep(SETTLE_SECONDS)
        shares.append(await _share(process))
    for _, connection in players:
        connection.close()
    return shares[0], shares[1]


async def _share(process: psutil.Process) -> float:
    """Return the share of a core that a process uses."""
    busy = sum(process.cpu_times()[:2])
    await asyncio.sleep(PING_CYCLE_SECONDS)
    return float((sum(process.cpu_times()[:2]) - busy) / PING_CYCLE_SECONDS)


async def _idle(server: Server) -> tuple[float, float]:
    """Return the memory of the server per idle connection, in kilobytes, and the share of a core that all use."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    before = process.memory_info().rss
    connections = [await connect(server.port, "/socket", lambda _: None) for _ in range(IDLE)]
    await asyncio.sleep(1)
    each: float = (process.memory_info().rss - before) / 1024 / IDLE
    busy = sum(process.cpu_times()[:2])
    await asyncio.sleep(SECONDS)
    share = (sum(process.cpu_times()[:2]) - busy) / SECONDS
    for connection in connections:
        connection.close()
    return each, share
