"""Many scripted games at once, played through kills and outages, and the check that nothing was lost.

A script fixes every event of a game in advance, so that the whole log can be compared with it.

    swarm = Swarm([server.url], [write_script(rng, plies=20) for _ in range(60)])
    await swarm.set_up()
    playing = asyncio.create_task(swarm.play(within=60))
    ...                                             # kill and start servers, note when in Outages
    await playing
    print(await swarm.check(outages))
"""

from __future__ import annotations

import asyncio
import random
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .proof import Figures, check_game, check_rematch, check_time, check_turns
from .scripts import OPENING, Script
from .swarm_client import Client, answered, send

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .outages import Outages


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

    @property
    def is_done(self) -> bool:
        """Whether all clients have seen the ends of their games."""
        return all(client.is_done for game in self.games for client in game.clients)

    @property
    def lost(self) -> int:
        """The number of events that clients were told are lost."""
        return sum(client.lost for game in self.games for client in game.clients)

    async def set_up(self, at_once: int = 8) -> None:
        """Create and join all games; the servers must be up."""
        gate = asyncio.Semaphore(at_once)
        accounts = [await _new_account(self.urls[0]) for _ in range(self._people())]

        async def set_up_game(number: int, game: ScriptedGame) -> None:
            # The same few people play all rated games: their ratings depend on the order in which games end.
            pair: list[dict[str, str] | None] = [None, None]
            if game.script.rated:
                pair = [accounts[number % len(accounts)], accounts[(number + 1) % len(accounts)]]
            async with gate:
                name = await game.clients[0].create_or_join("", pair[0])
                await game.clients[1].create_or_join(name, pair[1])
                for spectator in game.clients[2:]:
                    spectator.game = name

        await asyncio.gather(*(set_up_game(number, game) for number, game in enumerate(self.games)))

    def _people(self) -> int:
        """The number of accounts that play rated games, of which each has up to eight at once."""
        rated = sum(game.script.rated for game in self.games)
        return max(4, rated // 4) if rated else 0

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

    def stay(self, *, stays: bool) -> None:
        """Let all clients stay after the ends of their games, or leave then."""
        for game in self.games:
            for client in game.clients:
                client.stays = stays

    async def check_logs(self) -> dict[str, list[dict[str, Any]]]:
        """Read every log from a server, check it against its script and against what all clients saw, and return it."""
        logs = {}
        async with connect(self.urls[0].replace("http://", "ws://") + "/socket", compression=None, proxy=None) as wire:
            for game in self.games:
                message = await _read_game(wire, game.clients[0].game)
                check_game(game, message)
                if "next" in message["state"]:
                    check_rematch(message, await _read_game(wire, message["state"]["next"]))
                logs[game.clients[0].game] = message["events"]
        return logs

    async def check(self, outages: Outages) -> Figures:
        """Check the logs, that nothing was lost on the way, and the clocks."""
        figures = Figures(games=len(self.games), outages=len(outages.spans))
        logs = await self.check_logs()
        assert not self.lost, f"{self.lost} events are lost"
        for game in self.games:
            check_turns(game, logs[game.clients[0].game], outages, figures)
        check_time(self.games, outages, figures)
        for client in (client for game in self.games for client in game.clients):
            figures.acknowledged += len(client.acknowledged)
            figures.reconnects += client.reconnects
            figures.resent += client.resent
            figures.refused += client.refused
        return figures


async def _new_account(url: str) -> dict[str, str]:
    """The login and the password of a new account."""
    account = {"login": secrets.token_hex(8), "password": secrets.token_hex(8)}
    async with httpx.AsyncClient(base_url=url, verify=False, timeout=60, trust_env=False) as http:
        await answered(http, "GET", "/api/me")
        await answered(http, "POST", "/api/account", json=account)
    return account


def _seats(number: int) -> tuple[int, ...]:
    return (0, 1, -1) if number % 5 == 0 else (0, 1)


async def _read_game(wire: ClientConnection, game: str) -> dict[str, Any]:
    await send(wire, type="watch", game=game)
    while True:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(wire.recv(), 30))
        if message["type"] in ("game", "refused") and message.get("game") == game:
            await send(wire, type="unwatch", game=game)
            return message
