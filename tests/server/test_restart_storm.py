"""After a restart, many clients reconnect at once, and nobody is charged for it."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
import websockets
from websockets.asyncio.client import connect

from hexad.server.settings import Limits
from tests.profiles import IS_LONG

from .client import UNLIMITED, Server
from .outages import wait_until_ready

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

GAMES = 500 if IS_LONG else 60
# How long clocks wait for the players to move. `make test` runs several tests at once, and clients return more slowly.
RESTART_SECONDS = Limits().restart_seconds if IS_LONG else 60.0
LIMITS = msgspec.json.encode({**msgspec.json.decode(UNLIMITED), "restart_seconds": RESTART_SECONDS}).decode()
# Seconds that a restart may cost a player, and after which the last ones return.
MAX_CHARGED, LATE = (0.3, 1.5) if IS_LONG else (2.0, 5.0)
BASE = 600.0
PATIENCE = 120.0


@dataclass
class Seat:
    """A player of a timed game, who reconnects after a restart."""

    url: str
    cookie: str
    game: str
    left: float = BASE
    """The time that the player to move had left before the restart."""
    read_at: float = 0.0
    charged: float = inf
    """What the clock lost between the kill and the moment when the game is on the screen again."""

    async def come_back(self, wait: float, killed: float, all_back: asyncio.Event) -> None:
        """Reconnect, read the clock, and stay until all others are back."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                async with _socket(self) as wire:
                    self.charged = self.left - await _time_left(wire, self) - (killed - self.read_at)
                    await all_back.wait()
                    return
            except (OSError, TimeoutError, websockets.WebSocketException):
                assert time.monotonic() < deadline, "the server does not answer"
                await asyncio.sleep(wait)


def _socket(seat: Seat) -> connect:
    return connect(
        seat.url.replace("http://", "ws://") + "/socket",
        additional_headers={"Cookie": seat.cookie},
        compression=None,
        proxy=None,
        open_timeout=60,
        close_timeout=0.1,
    )


async def _time_left(wire: ClientConnection, seat: Seat) -> float:
    await wire.send(msgspec.json.encode({"type": "watch", "game": seat.game}).decode())
    while True:
        message = msgspec.json.decode(await asyncio.wait_for(wire.recv(), 60))
        if message["type"] == "game" and message["game"] == seat.game:
            return float(message["state"]["clock"][0]) / 100


async def _players(url: str, count: int) -> list[Seat]:
    """Timed games of two players each."""
    at_once = asyncio.Semaphore(8)

    async def guest(method: str, path: str, body: dict[str, Any]) -> tuple[str, Any]:
        async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
            (await http.get("/api/me")).raise_for_status()
            answer = (await http.request(method, path, json=body)).raise_for_status().json()
            return "; ".join(f"{key}={value}" for key, value in http.cookies.items()), answer

    async def game() -> tuple[Seat, Seat]:
        async with at_once:
            setup = {"game": "abalone", "chairs": [{"who": "me"}, {"who": "anyone"}], "control": f"{BASE:g}"}
            first, created = await guest("POST", "/api/games/", setup)
            second, _ = await guest("POST", f"/api/games/{created['game']}/join", {})
            return Seat(url, first, created["game"]), Seat(url, second, created["game"])

    return [seat for pair in await asyncio.gather(*(game() for _ in range(count))) for seat in pair]


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_restart_storm_is_charged_to_nobody(request, tmp_path, database):
    """Clocks stand still until the players are back, and then they run."""
    rng = random.Random(1)

    async def story(server: Server) -> None:
        seats = await _players(server.url, GAMES)
        async with _socket(seats[0]) as wire:
            for seat in seats:
                seat.left, seat.read_at = await _time_left(wire, seat), time.monotonic()
        killed = time.monotonic()
        server.kill()
        all_back = asyncio.Event()
        # A browser waits longer after each try: every tenth client returns late.
        late = set(range(0, len(seats), 10))
        storm = [
            asyncio.create_task(seat.come_back(rng.uniform(0.1, 0.4), killed, all_back))
            for number, seat in enumerate(seats)
            if number not in late
        ]
        server.launch()
        await asyncio.to_thread(wait_until_ready, server)
        await asyncio.sleep(LATE)
        storm += [asyncio.create_task(seats[number].come_back(0.2, killed, all_back)) for number in late]
        while any(seat.charged == inf for seat in seats):
            await asyncio.sleep(0.05)
            assert not any(task.done() for task in storm)
        back = time.monotonic() - killed
        async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as http, asyncio.timeout(60):
            while (await http.get("/health/ready")).json()["clocks"] != "running":
                await asyncio.sleep(0.05)
        all_back.set()
        await asyncio.gather(*storm)
        worst = max(seat.charged for seat in seats)
        print(f"{database}: {len(seats)} clients were back after {back:.1f} s, and {worst:.2f} s were charged at most")
        assert worst <= MAX_CHARGED

    options = ["--engines", "1"]
    if database == "postgres":
        options += ["--db", request.getfixturevalue("postgres").database("arena"), "--single-process"]
    with Server(tmp_path / "data", *options, env={"HEXAD_LIMITS": LIMITS}) as server:
        asyncio.run(story(server))
