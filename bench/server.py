"""The server under load, with clients in this process, compared with an echo server on the same stack."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psutil  # type: ignore[import-untyped]  # it has no types
import uvloop

import hexad
from bench.measure import Row
from bench.websocket_client import Connection, connect
from tests.server.client import Server, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["rows"]

GAMES = 500
SECONDS = 8.0
PACE = 500
IDLE = 5_000
MISSED = 100
ANSWER_BYTES = 330
UNLIMITED = {
    "requests_per_second": 1e9,
    "burst": 1_000_000,
    "messages_per_second": 1e9,
    "sockets_per_address": 100_000,
    "games_per_player": 100_000,
    "guests_per_minute": 1e9,
}


def rows() -> Iterator[Row]:
    """Yield each measurement as soon as it is made."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", env={"HEXAD_LIMITS": json.dumps(UNLIMITED)})
        start = time.perf_counter()
        with server:
            yield Row("first start to first page", time.perf_counter() - start, "s", 1.5, at_most=True)
        start = time.perf_counter()
        with server:
            yield Row("start to first page", time.perf_counter() - start, "s", 1.5, at_most=True)
            echo = uvloop.run(_echoes())
            note = f"bare, of {ANSWER_BYTES} bytes, {2 * GAMES} sockets"
            yield Row("echo on the same stack", echo, "messages/s", note=note)
            moves, _ = uvloop.run(_Load(server).run(None))
            yield Row("durable moves acknowledged", moves, "moves/s", 1_500, f"SQLite, {GAMES} games at once")
            yield Row("that, of the echo", 100 * moves / echo, "%", 25)
            paced, p99 = uvloop.run(_Load(server).run(PACE))
            yield Row(
                f"p99 of an acknowledgement at {PACE} moves/s", p99, "ms", 60, f"{paced:,.0f} moves/s", at_most=True
            )
            trips, took = uvloop.run(_reconnect(server))
            yield Row(
                f"reconnect after {MISSED} missed events", trips, "round trips", 1, f"{took:.1f} ms", at_most=True
            )
            each = uvloop.run(_idle(server))
            yield Row(f"memory of {IDLE:,} idle connections", each, "kB each", 40, at_most=True)


async def _echoes() -> float:
    """Return echoed messages per second, of the size of a move's answer, with one in flight per socket."""
    text = b"x" * ANSWER_BYTES
    with _echo_server() as port:
        received = 0
        connections: list[Connection] = []

        def answer(connection: int, _: bytes) -> None:
            nonlocal received
            received += 1
            connections[connection].send(text)

        for number in range(2 * GAMES):
            connection = await connect(port, "/socket", partial(answer, number))
            connections.append(connection)
        start = time.perf_counter()
        for connection in connections[:GAMES]:
            connection.send(text)
        await asyncio.sleep(SECONDS)
        return received / (time.perf_counter() - start)


@contextmanager
def _echo_server() -> Iterator[int]:
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.echo_server", str(port)])
    try:
        while True:
            try:
                http.client.HTTPConnection("127.0.0.1", port).request("GET", "/")
                break
            except OSError:
                time.sleep(0.05)
        yield port
    finally:
        process.kill()
        process.wait()


class _Load:
    """Many games at once with two clients each, which answer each other's moves at once or move at a fixed rate."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._scripts = [_script(seed) for seed in range(20)]
        self._games: list[str] = []
        self._connections: list[Connection] = []
        self._ply = [0] * GAMES
        self._sent = [0.0] * GAMES
        self._delays: list[float] = []
        self._rate: int | None = None
        self._running = False

    async def run(self, pace: int | None) -> tuple[float, float]:
        """Return acknowledged moves per second and the p99 of the acknowledgement time in milliseconds."""
        self._rate = pace
        cookies = [self.new_cookie() for _ in range(2 * GAMES)]
        self._games = [self._set_up(*cookies[2 * game : 2 * game + 2]) for game in range(GAMES)]
        for seat, cookie in enumerate(cookies):
            game = seat // 2
            connection = await connect(self._server.port, "/socket", partial(self._on_message, seat), cookie)
            self._connections.append(connection)
            connection.send(json.dumps({"type": "watch", "game": self._games[game], "from": 2}).encode())
        await asyncio.sleep(1)
        self._running = True
        start = time.perf_counter()
        if pace is None:
            for game in range(GAMES):
                self._play(game)
            await asyncio.sleep(SECONDS)
        else:
            await self._keep_pace(pace)
        took, delays = time.perf_counter() - start, sorted(self._delays)
        self._running = False
        for connection in self._connections:
            connection.close()
        return len(delays) / took, 1e3 * delays[int(0.99 * len(delays))]

    async def _keep_pace(self, pace: int) -> None:
        start = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - start) < SECONDS:
            while sent < now * pace:
                self._play(sent % GAMES)
                sent += 1
            await asyncio.sleep(0.002)

    def _set_up(self, black: str, white: str) -> str:
        name = self._post("/api/games/", black, game="abalone", control="3600", chairs=_CHAIRS, options=_ENDLESS)[
            "game"
        ]
        self._post(f"/api/games/{name}/join", white)
        return str(name)

    def new_cookie(self) -> str:
        """The cookie of a new guest."""
        line = http.client.HTTPConnection("127.0.0.1", self._server.port)
        line.request("GET", "/api/me")
        answer = line.getresponse()
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
        line.close()
        return str(cookie)

    def _post(self, path: str, cookie: str, **body: object) -> dict[str, Any]:
        line = http.client.HTTPConnection("127.0.0.1", self._server.port)
        line.request("POST", path, json.dumps(body), {"Content-Type": "application/json", "Cookie": cookie})
        answer = line.getresponse()
        text = answer.read()
        line.close()
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        return dict(json.loads(text))

    def _on_message(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"event"'):
            game, side = divmod(seat, 2)
            if text.find(b'"seat":%d' % side, 0, 160) > 0:
                self._delays.append(time.perf_counter() - self._sent[game])
            elif self._running and self._rate is None:
                self._play(game)
        elif text.startswith(b'{"type":"ping"'):
            self._connections[seat].send(b'{"type":"pong"}')
        elif text.startswith(b'{"type":"refused"'):
            raise RuntimeError(text.decode())

    def _play(self, game: int) -> None:
        ply, script = self._ply[game], self._scripts[game % len(self._scripts)]
        if ply < len(script):
            self._ply[game] += 1
            self._sent[game] = time.perf_counter()
            self._connections[2 * game + ply % 2].send(_move(self._games[game], script[ply], ply))


_CHAIRS = [{"who": "me"}, {"who": "anyone"}]
_ENDLESS = {"repetition": None}


def _move(game: str, move: str, number: int) -> bytes:
    return b'{"type":"act","game":"%s","act":{"type":"move","move":"%s","id":"%d"}}' % (
        game.encode(),
        move.encode(),
        number,
    )


def _script(seed: int) -> list[str]:
    """Return the legal moves of a long random game."""
    source, board = random.Random(seed), hexad.abalone.Board(repetition=None)
    while not board.is_over and len(board.moves) < 600:
        board.push(source.choice(list(board.legal_moves)))
    return [str(move) for move in board.moves]


async def _reconnect(server: Server) -> tuple[int, float]:
    """Return the number of messages and the milliseconds until a client has all events that it missed."""
    load = _Load(server)
    cookies = [load.new_cookie() for _ in range(2)]
    game = load._set_up(*cookies)
    for ply, move in enumerate(_script(0)[:MISSED]):
        load._post(f"/api/games/{game}/acts", cookies[ply % 2], type="move", move=move)
    received: asyncio.Queue[bytes] = asyncio.Queue()
    connection = await connect(server.port, "/socket", received.put_nowait, cookies[0])
    start = time.perf_counter()
    connection.send(json.dumps({"type": "watch", "game": game, "from": 2}).encode())
    trips, known = 0, 0
    while known < MISSED:
        trips += 1
        known += len(json.loads(await received.get()).get("events", []))
    took = time.perf_counter() - start
    connection.close()
    return trips, 1e3 * took


async def _idle(server: Server) -> float:
    """Return the memory of the server per idle connection, in kilobytes."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    before = process.memory_info().rss
    connections = [await connect(server.port, "/socket", lambda _: None) for _ in range(IDLE)]
    await asyncio.sleep(1)
    each: float = (process.memory_info().rss - before) / 1024 / IDLE
    for connection in connections:
        connection.close()
    return each
