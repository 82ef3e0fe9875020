"""Many scripted games at once, played through kills and outages, and the check that nothing was lost.

A script fixes every event of a game in advance, so that the whole log can be compared with it. A client only knows what
the server sent: it watches from its last version, and repeats an act with the same id until it is acknowledged.

    swarm = Swarm([server.url], [write_script(rng, plies=20) for _ in range(60)])
    await swarm.set_up()
    playing = asyncio.create_task(swarm.play(within=60))
    ...                                             # kill and start servers, note when in Outages
    await playing
    print(await swarm.check(outages))
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from .proof import Figures, check_game, check_time, check_turns
from .scripts import OPENING, Script

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .outages import Outages

PATIENCE = 5.0  # seconds to wait for an answer before an act is sent again
_NOT_NOW = {"unavailable", "busy"}


class Client:
    """A player, or a spectator (seat -1)."""

    def __init__(self, urls: Sequence[str], seat: int, script: Script, rng: random.Random, gate: asyncio.Event) -> None:
        self.urls = urls
        self.gate = gate
        self.seat = seat
        self.script = script
        self.game = ""
        self.events: list[dict[str, Any]] = []
        self.acknowledged: dict[str, int] = {}
        self.first_sent: dict[int, float] = {}
        self.received_live: dict[int, float] = {}
        """When each version first arrived as an event."""
        self.seen: dict[int, float] = {}
        self.surprises: list[dict[str, Any]] = []
        self.reconnects = 0
        self.resent = 0
        self.refused = 0
        self._rng = rng
        self._cookie = ""
        self._due: tuple[int, float] = (-1, 0.0)
        self._answer = asyncio.Event()

    @property
    def version(self) -> int:
        return len(self.events)

    @property
    def is_done(self) -> bool:
        return self.version >= OPENING + len(self.script.steps)

    async def create_or_join(self, game: str = "") -> str:
        """Set up a game, or join one, over HTTP."""
        async with httpx.AsyncClient(base_url=self.urls[0], verify=False, timeout=60, trust_env=False) as http:
            (await http.get("/api/me")).raise_for_status()
            if game:
                answer = await http.post(f"/api/games/{game}/join", json={})
            else:
                answer = await http.post("/api/games/", json=self.script.invitation())
            answer.raise_for_status()
            self._cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            self.game = game or str(answer.json()["game"])
        return self.game

    async def play(self) -> None:
        """Play until the last event of the script has arrived; reconnects as often as needed."""
        wait = 0.0
        for turn in itertools.count(self._rng.randrange(len(self.urls))):
            try:
                async with self._connect(self.urls[turn % len(self.urls)]) as wire:
                    before = self.version
                    await self._converse(wire)
            except (OSError, TimeoutError, websockets.WebSocketException):
                before = -1
            if self.is_done:
                return
            self.reconnects += 1
            await self.gate.wait()
            wait = 0.05 if self.version > before >= 0 else min(0.5, 2 * wait + 0.05)
            await asyncio.sleep(wait * self._rng.uniform(0.5, 1.0))

    def _connect(self, url: str) -> connect:
        return connect(
            url.replace("http://", "ws://") + "/socket",
            additional_headers={"Cookie": self._cookie},
            compression=None,
            proxy=None,
            open_timeout=10,
            close_timeout=0.1,
        )

    async def _converse(self, wire: ClientConnection) -> None:
        await _send(wire, type="watch", game=self.game, **{"from": self.version})
        acting: asyncio.Task[None] | None = None
        try:
            with suppress(websockets.ConnectionClosed):
                while not self.is_done:
                    await self._take(wire, msgspec.json.decode(await wire.recv()))
                    if (acting is None or acting.done()) and self._is_my_step():
                        acting = asyncio.create_task(self._act(wire))
        finally:
            if acting is not None:
                acting.cancel()
                await asyncio.gather(acting, return_exceptions=True)

    def _is_my_step(self) -> bool:
        step = self.version - OPENING
        return 0 <= step < len(self.script.steps) and self.script.steps[step].seat == self.seat

    async def _act(self, wire: ClientConnection) -> None:
        """Play the next steps of this seat, each after its thinking time."""
        with suppress(websockets.ConnectionClosed):
            while self._is_my_step():
                step = self.version - OPENING
                if self._due[0] != step:
                    self._due = (step, time.monotonic() + self._rng.uniform(*self.script.think))
                await asyncio.sleep(max(0.0, self._due[1] - time.monotonic()))
                await self._insist(wire, step)

    async def _insist(self, wire: ClientConnection, step: int) -> None:
        """Repeat an act until it is acknowledged."""
        act = {**self.script.steps[step].act, "id": f"s{step}"}
        while self.version == step + OPENING:
            self.resent += step in self.first_sent
            self.first_sent.setdefault(step, time.monotonic())
            self._answer.clear()
            await _send(wire, type="act", game=self.game, act=act)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._answer.wait(), PATIENCE)
            if self.version == step + OPENING:
                await asyncio.sleep(self._rng.uniform(0.05, 0.2))

    async def _take(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "ping":
                await _send(wire, type="pong", n=message.get("n", 0))
            case "game":
                self._learn(message["version"] - len(message["events"]) + 1, message["events"])
            case "event" if message["version"] > self.version + 1:
                await _send(wire, type="watch", game=self.game, **{"from": self.version})
            case "event":
                self.received_live.setdefault(message["version"], time.monotonic())
                self._learn(message["version"], [message["event"]])
            case "done":
                self._acknowledge(message["id"], message["version"])
            case "refused" if message["code"] in _NOT_NOW:
                self.refused += 1
                self._answer.set()
            case _:
                raise AssertionError(f"seat {self.seat} of game {self.game} received {message}")

    def _learn(self, first: int, events: list[dict[str, Any]]) -> None:
        now = time.monotonic()
        for version, event in enumerate(events, first):
            if version <= self.version:
                if self.events[version - 1] != event:
                    self.surprises.append({"known": self.events[version - 1], "received": event, "version": version})
                continue
            if version != self.version + 1:
                self.surprises.append({"missing": self.version + 1, "received": event, "version": version})
            self.events.append(event)
            self.seen[version] = now
            if event.get("seat") == self.seat and event.get("id"):
                self._acknowledge(event["id"], version)

    def _acknowledge(self, act: str, version: int) -> None:
        if self.acknowledged.setdefault(act, version) != version:
            self.surprises.append({"id": act, "first": self.acknowledged[act], "then": version})
        self._answer.set()


@dataclass
class ScriptedGame:
    """A game and its clients."""

    script: Script
    clients: list[Client]

    def sent(self, version: int) -> float | None:
        """When the act that became this version was first sent."""
        return next(
            (c.first_sent[version - OPENING - 1] for c in self.clients if version - OPENING - 1 in c.first_sent), None
        )

    def seen(self, version: int) -> float:
        """When the first client received this version."""
        return min(client.seen[version] for client in self.clients)


class Swarm:
    """Scripted games with their clients. Every fifth game has a spectator."""

    def __init__(self, urls: Sequence[str], scripts: Sequence[Script], seed: int = 0) -> None:
        rng = random.Random(seed)
        self.urls = list(urls)
        self.gate = asyncio.Event()
        """While it is cleared, most clients do not try to reconnect: a crowd of them would delay the moment when the
        server is back."""
        self.gate.set()
        always = asyncio.Event()
        always.set()
        self.games = [
            ScriptedGame(
                script,
                [
                    Client(self.urls, seat, script, random.Random(rng.random()), self.gate if number % 40 else always)
                    for seat in _seats(number)
                ],
            )
            for number, script in enumerate(scripts)
        ]

    @property
    def acknowledged(self) -> int:
        """The number of acknowledged acts."""
        return sum(len(client.acknowledged) for game in self.games for client in game.clients)

    async def set_up(self, at_once: int = 8) -> None:
        """Create and join all games; the servers must be up."""
        gate = asyncio.Semaphore(at_once)

        async def set_up_game(game: ScriptedGame) -> None:
            async with gate:
                name = await game.clients[0].create_or_join()
                await game.clients[1].create_or_join(name)
                for spectator in game.clients[2:]:
                    spectator.game = name

        await asyncio.gather(*map(set_up_game, self.games))

    async def play(self, within: float) -> None:
        """Play all games to their ends; raises AssertionError with the state of those that do not end in time."""
        clients = [client for game in self.games for client in game.clients]
        try:
            async with asyncio.timeout(within), asyncio.TaskGroup() as group:
                for client in clients:
                    group.create_task(client.play())
        except TimeoutError:
            stuck = [f"{c.game} seat {c.seat} at version {c.version} {c.surprises}" for c in clients if not c.is_done]
            raise AssertionError(f"{len(stuck)} clients never saw the end: {'; '.join(stuck[:5])}") from None

    async def check(self, outages: Outages) -> Figures:
        """Read every log from a server and check it against its script."""
        figures = Figures(games=len(self.games), outages=len(outages.spans))
        async with connect(self.urls[0].replace("http://", "ws://") + "/socket", compression=None, proxy=None) as wire:
            for game in self.games:
                message = await _read_game(wire, game.clients[0].game)
                check_game(game, message)
                check_turns(game, message["events"], outages, figures)
        check_time(self.games, outages, figures)
        for client in (client for game in self.games for client in game.clients):
            figures.acknowledged += len(client.acknowledged)
            figures.reconnects += client.reconnects
            figures.resent += client.resent
            figures.refused += client.refused
        return figures


def _seats(number: int) -> tuple[int, ...]:
    return (0, 1, -1) if number % 5 == 0 else (0, 1)


async def _send(wire: ClientConnection, **message: Any) -> None:
    await wire.send(msgspec.json.encode(message).decode())


async def _read_game(wire: ClientConnection, game: str) -> dict[str, Any]:
    await _send(wire, type="watch", game=game)
    while True:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(wire.recv(), 30))
        if message["type"] in ("game", "refused") and message.get("game") == game:
            await _send(wire, type="unwatch", game=game)
            return message
