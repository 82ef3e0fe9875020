"""A client of a scripted game. It only knows what the server sent.

It watches from its last version, and repeats an act with the same id until it is acknowledged.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from .scripts import OPENING, Script

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

PATIENCE = 5.0  # seconds to wait for an answer before an act is sent again
_NOT_NOW = {"unavailable", "busy", "set-back"}


async def answered(http: httpx.AsyncClient, method: str, path: str, **body: Any) -> httpx.Response:
    """Send a request until the server is available, as on a machine that is busy with other tests."""
    while (answer := await http.request(method, path, **body)).status_code == httpx.codes.SERVICE_UNAVAILABLE:
        await asyncio.sleep(0.5)
    return answer.raise_for_status()


class Client:
    """A player, or a spectator (seat -1)."""

    def __init__(self, urls: Sequence[str], seat: int, script: Script, rng: random.Random, gate: asyncio.Event) -> None:
        self.urls = urls
        self.gate = gate
        self.stays = False
        """Whether it stays connected after the end of its game, since the database may lose the end."""
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
        self.lost = 0
        """The number of events that the client was told are lost."""
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

    async def create_or_join(self, game: str = "", account: dict[str, str] | None = None) -> str:
        """Set up a game, or join one, over HTTP, as a new guest or signed in with an account."""
        async with httpx.AsyncClient(base_url=self.urls[0], verify=False, timeout=60, trust_env=False) as http:
            await answered(http, "GET", "/api/me")
            if account is not None:
                await answered(http, "POST", "/api/session", json=account)
            path, wish = (f"/api/games/{game}/join", {}) if game else ("/api/games/", self.script.invitation())
            answer = await answered(http, "POST", path, json=wish)
            self._cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            self.game = game or str(answer.json()["game"])
        return self.game

    async def play(self) -> None:
        """Play until the last event of the script has arrived and it need not stay; reconnects as often as needed."""
        wait = 0.0
        for turn in itertools.count(self._rng.randrange(len(self.urls))):
            try:
                async with self._connect(self.urls[turn % len(self.urls)]) as wire:
                    before = self.version
                    await self._converse(wire)
            except (OSError, TimeoutError, websockets.WebSocketException):
                before = -1
            if self._may_leave:
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
        await self._watch(wire)
        acting: asyncio.Task[None] | None = None
        try:
            with suppress(websockets.ConnectionClosed):
                while not self._may_leave:
                    with suppress(TimeoutError):
                        await self._take(wire, msgspec.json.decode(await asyncio.wait_for(wire.recv(), 1)))
                    if (acting is None or acting.done()) and self._is_my_step():
                        acting = asyncio.create_task(self._act(wire))
        finally:
            if acting is not None:
                acting.cancel()
                await asyncio.gather(acting, return_exceptions=True)

    @property
    def _may_leave(self) -> bool:
        return self.is_done and not self.stays

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
            await send(wire, type="act", game=self.game, act=act, **self._known)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._answer.wait(), PATIENCE)
            if self.version == step + OPENING:
                await asyncio.sleep(self._rng.uniform(0.05, 0.2))

    async def _take(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "ping":
                await send(wire, type="pong", n=message.get("n", 0))
            case "game" if message.get("reset"):
                self._set_back(message["events"])
            case "game":
                self._learn(message["version"] - len(message["events"]) + 1, message["events"])
            case "event" if message["version"] > self.version + 1:
                await self._watch(wire)
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

    async def _watch(self, wire: ClientConnection) -> None:
        await send(wire, type="watch", game=self.game, **self._known)

    @property
    def _known(self) -> dict[str, int]:
        return {"from": self.version, "at": self.events[-1]["at"]} if self.events else {"from": 0}

    def _set_back(self, events: list[dict[str, Any]]) -> None:
        """Forget what the server has lost."""
        pairs = enumerate(zip(self.events, events, strict=False))
        kept = next((number for number, (old, new) in pairs if old != new), min(self.version, len(events)))
        self.lost += self.version - kept
        del self.events[kept:]
        for moments in (self.seen, self.received_live):
            for version in [version for version in moments if version > kept]:
                del moments[version]
        for step in [step for step in self.first_sent if step + OPENING >= kept]:
            del self.first_sent[step]
        for act in [act for act, version in self.acknowledged.items() if version > kept]:
            del self.acknowledged[act]
        self._learn(1, events)
        self._answer.set()

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


async def send(wire: ClientConnection, **message: Any) -> None:
    """Send a message of the live protocol."""
    await wire.send(msgspec.json.encode(message).decode())
