"""Many games at once with two clients each: what the benchmarks of the server share."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import hexad
from bench.websocket_client import Connection, connect
from tests.server.client import UNLIMITED, Server

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

__all__ = ["GameLoad", "guest_cookie", "move_message", "post", "script", "set_up", "unlimited_server"]

CHAIRS = [{"who": "me"}, {"who": "anyone"}]
ENDLESS = {"repetition": None}
SETTLE_SECONDS = 0.2


def unlimited_server(data: Path, *options: str, secret: str = "") -> Server:
    """A server without rate limits: all clients have one address."""
    limits = {name: value for name, value in json.loads(UNLIMITED).items() if name != "restart_seconds"}
    env = {"HEXAD_LIMITS": json.dumps(limits)}
    return Server(data, *options, env={**env, "HEXAD_SECRET": secret} if secret else env, fresh=True)


def guest_cookie(port: int) -> str:
    """The cookie of a new guest."""
    line = http.client.HTTPConnection("127.0.0.1", port)
    line.request("GET", "/api/me")
    answer = line.getresponse()
    answer.read()
    line.close()
    return str(answer.headers["Set-Cookie"]).partition(";")[0]


def post(port: int, path: str, cookie: str, **body: object) -> dict[str, Any]:
    """The answer to a request as JSON; raises RuntimeError for an error."""
    line = http.client.HTTPConnection("127.0.0.1", port)
    line.request("POST", path, json.dumps(body), {"Content-Type": "application/json", "Cookie": cookie})
    answer = line.getresponse()
    text = answer.read()
    line.close()
    if answer.status >= 400:
        raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
    return dict(json.loads(text))


def set_up(port: int, black: str, white: str) -> str:
    """A new game between two guests with a clock of an hour; returns its name."""
    game = str(post(port, "/api/games/", black, game="abalone", control="3600", chairs=CHAIRS, options=ENDLESS)["game"])
    post(port, f"/api/games/{game}/join", white)
    return game


def move_message(game: str, move: str, number: int) -> bytes:
    """The message that plays a move."""
    text = b'{"type":"act","game":"%s","act":{"type":"move","move":"%s","id":"%d"}}'
    return text % (game.encode(), move.encode(), number)


def script(seed: int) -> list[str]:
    """The legal moves of a long random game."""
    source, board = random.Random(seed), hexad.abalone.Board(repetition=None)
    while not board.is_over and len(board.moves) < 600:
        board.push(source.choice(list(board.legal_moves)))
    return [str(move) for move in board.moves]


class GameLoad:
    """Games whose clients answer each other's moves at once, or move at a fixed rate.

    With several servers, the two clients of a game are connected to different ones.
    """

    def __init__(self, servers: Sequence[Server], games: int) -> None:
        self._ports = [server.port for server in servers]
        self._count = games
        self._scripts = [script(seed) for seed in range(20)]
        self._games: list[str] = []
        self._connections: list[Connection] = []
        self._ply = [0] * games
        self._sent = [0.0] * games
        self._delays: list[float] = []
        self._is_paced = False
        self._running = False

    async def connect(self) -> None:
        """Set up the games and connect their clients."""
        for game in range(self._count):
            ports = [self._ports[(game + side) % len(self._ports)] for side in range(2)]
            cookies = [guest_cookie(port) for port in ports]
            self._games.append(set_up(ports[0], *cookies))
            for side in range(2):
                seat = 2 * game + side
                connection = await connect(ports[side], "/socket", partial(self._on_message, seat), cookies[side])
                self._connections.append(connection)
                connection.send(json.dumps({"type": "watch", "game": self._games[game], "from": 2}).encode())
        await asyncio.sleep(1)

    async def play(self, seconds: float, pace: int | None = None) -> tuple[float, float]:
        """Return acknowledged moves per second and the p99 of the acknowledgement time in milliseconds."""
        self._is_paced, self._running, self._delays = pace is not None, True, []
        start = time.perf_counter()
        if pace is None:
            for game in range(self._count):
                self._play(game)
            await asyncio.sleep(seconds)
        else:
            await self._keep_pace(pace, seconds)
        took, delays = time.perf_counter() - start, sorted(self._delays)
        self._running = False
        # The last acknowledgements arrive now, so that a further run begins without moves in flight.
        await asyncio.sleep(SETTLE_SECONDS)
        return len(delays) / took, 1e3 * delays[int(0.99 * len(delays))]

    def close(self) -> None:
        """Disconnect all clients."""
        for connection in self._connections:
            connection.close()

    async def _keep_pace(self, pace: int, seconds: float) -> None:
        start = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - start) < seconds:
            while sent < now * pace:
                self._play(sent % self._count)
                sent += 1
            await asyncio.sleep(0.002)

    def _on_message(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"event"'):
            game, side = divmod(seat, 2)
            if text.find(b'"seat":%d' % side, 0, 160) > 0:
                self._delays.append(time.perf_counter() - self._sent[game])
            elif self._running and not self._is_paced:
                self._play(game)
        elif text.startswith(b'{"type":"ping"'):
            self._connections[seat].send(b'{"type":"pong"}')
        elif text.startswith(b'{"type":"refused"'):
            raise RuntimeError(text.decode())

    def _play(self, game: int) -> None:
        ply, moves = self._ply[game], self._scripts[game % len(self._scripts)]
        if ply < len(moves):
            self._ply[game] += 1
            self._sent[game] = time.perf_counter()
            self._connections[2 * game + ply % 2].send(move_message(self._games[game], moves[ply], ply))
