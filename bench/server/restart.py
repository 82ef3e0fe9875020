"""A restart while players are connected: how much time their clocks lose."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from statistics import median
from typing import TYPE_CHECKING

import uvloop

from bench.measure import Row
from bench.server.game_load import guest_cookie, move_message, script, set_up, unlimited_server
from bench.websocket_client import Connection, connect
from tests.server.outages import wait_until_ready

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.client import Server

__all__ = ["restart_storm"]

CLIENTS = 1_000
CENTISECONDS = 360_000
PATIENCE = 60.0


def restart_storm(folder: Path) -> Iterator[Row]:
    """The server is killed while one player of each game thinks; all clients connect again at once."""
    with unlimited_server(folder / "data") as server:
        charged = uvloop.run(_Storm(server).run())
    note = f"{CLIENTS:,} clients connect again at once; median {median(charged):.2f} s"
    yield Row("most time charged after a restart", max(charged), "s", 0.3, note, at_most=True)


class _Storm:
    """Games in which Black has moved and White thinks."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._count = CLIENTS // 2
        self._cookies: list[str] = []
        self._games: list[str] = []
        self._connections: list[Connection | None] = [None] * CLIENTS
        self._moves = script(0)[:2]
        self._began = [0.0] * self._count
        """When White knew of Black's move."""
        self._clocks: dict[int, int] = {}
        """The centiseconds that White has left after the answer."""
        self._has_restarted = False

    async def run(self) -> list[float]:
        """The seconds that White was charged for the restart, in each game."""
        for _ in range(self._count):
            pair = [guest_cookie(self._server.port) for _ in range(2)]
            self._games.append(set_up(self._server.port, *pair))
            self._cookies += pair
        await asyncio.gather(*(self._connect(seat) for seat in range(CLIENTS)))
        for game in range(self._count):
            self._send(2 * game, move_message(self._games[game], self._moves[0], 0))
        await self._until(lambda: all(self._began))
        killed = time.perf_counter()
        await asyncio.to_thread(self._restart)
        self._has_restarted = True
        await asyncio.gather(*(self._connect(seat) for seat in range(CLIENTS)))
        await self._until(lambda: len(self._clocks) == self._count)
        for connection in self._connections:
            if connection is not None:
                connection.close()
        return [
            (CENTISECONDS - left) / 100 - (killed - self._began[game]) for game, left in sorted(self._clocks.items())
        ]

    def _restart(self) -> None:
        self._server.kill()
        self._server.launch()
        wait_until_ready(self._server)

    async def _connect(self, seat: int) -> None:
        game = self._games[seat // 2]
        connection = await connect(self._server.port, "/socket", partial(self._on_message, seat), self._cookies[seat])
        self._connections[seat] = connection
        connection.send(json.dumps({"type": "watch", "game": game, "from": 0}).encode())

    def _send(self, seat: int, text: bytes) -> None:
        connection = self._connections[seat]
        assert connection is not None
        connection.send(text)

    def _on_message(self, seat: int, text: bytes) -> None:
        game, side = divmod(seat, 2)
        if side == 0 or not text.startswith((b'{"type":"event"', b'{"type":"game"')):
            return
        message = json.loads(text)
        if not self._has_restarted and message["version"] == 3:
            # As an event, or as a whole game if Black moved before White's request to watch was read.
            self._began[game] = time.perf_counter()
        elif message["type"] == "event" and message["version"] == 4:
            self._clocks[game] = message["state"]["clock"][1]
        elif message["type"] == "game" and self._has_restarted:
            # White answers as soon as the game is there again.
            asyncio.get_running_loop().call_soon(self._send, seat, move_message(self._games[game], self._moves[1], 1))

    async def _until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happened():
                await asyncio.sleep(0.02)
