"""A game between two players, and an attacker who tries to disturb it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from typing import TYPE_CHECKING, Any

import httpx
import websockets

from .client import Player, Server, Socket

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 60.0
# Black and White move back and forth, so that the game never ends by itself.
LOOP = ["a1b1", "i9h9", "c1b1", "g9h9"]


class OngoingGame:
    """A game of Abalone between two players who must be able to play on during every attack."""

    def __init__(self, server: Server) -> None:
        self.runner = asyncio.Runner()
        self.server = server
        self.run(self._start())
        self.moves = itertools.cycle(LOOP)
        self.version = 2

    def run(self, story: Any) -> Any:
        return self.runner.run(story)

    async def _start(self) -> None:
        self.black, self.white = Player(self.server.url), Player(self.server.url)
        await self.black.__aenter__()
        await self.white.__aenter__()
        self.game = await self.black.create("abalone", "me", "anyone", options={"repetition": None})
        await self.white.join(self.game)
        self.ends = [await self.black.socket(), await self.white.socket()]
        for end in self.ends:
            await end.watch(self.game)

    async def play(self, plies: int) -> None:
        """Play moves; both players receive each move and nothing else."""
        for ply in range(plies):
            move = next(self.moves)
            await self.ends[(self.version - 2) % 2].act(self.game, type="move", move=move, id=f"secret {self.version}")
            self.version += 1
            for end in self.ends:
                event = await end.receive()
                assert (event["type"], event["version"], event["event"]["move"]) == ("event", self.version, move), ply

    async def leave(self) -> None:
        for end in self.ends:
            await end.wire.close()
        for player in (self.black, self.white):
            await player.http.aclose()


@contextlib.contextmanager
def playing(server: Server) -> Iterator[OngoingGame]:
    """A game that is played before, during and after a test."""
    one = OngoingGame(server)
    one.run(one.play(2))
    yield one
    one.run(one.play(4))
    one.run(one.leave())
    one.runner.close()


@contextlib.contextmanager
def unharmed(server: Server, ongoing: OngoingGame) -> Iterator[None]:
    """Check afterwards that the server is the same process, has logged no error, and the game goes on."""
    process = server.process
    yield
    assert process is not None
    assert server.process is process
    assert process.poll() is None
    ongoing.run(ongoing.play(2))
    for line in server.log.read_text().splitlines():
        assert "Traceback" not in line
        assert '"level": "error"' not in line
        assert '"level": "critical"' not in line
    assert httpx.get(f"{server.url}/health/ready").status_code == 200


class Attacker:
    """A client with a cookie and a socket that sends bad messages and reconnects when it is disconnected."""

    def __init__(self, ongoing: OngoingGame) -> None:
        self.ongoing = ongoing
        self.player = Player(ongoing.server.url)
        self.end: Socket | None = None
        self.named: set[str] = set()
        self._numbers = itertools.count(1)

    async def socket(self) -> Socket:
        if self.end is None or self.end.is_closed:
            if self.end is None:
                await self.player.__aenter__()
                self.own = await self.player.create("six", "me", "me")
            self.end = await self.player.socket(max_size=None)
            self.named = set()
        return self.end

    async def send(self, messages: list[str | bytes]) -> None:
        """Send all messages and check the answers, up to the answer to a final ping."""
        end, mark, is_sent = await self.socket(), next(self._numbers), False
        with contextlib.suppress(websockets.ConnectionClosed):
            for message in messages:
                self.named.update(_names_in(message))
                await end.wire.send(message)
            await end.send(type="ping", n=mark)
            is_sent = True
            while (received := await end.receive(within=PATIENCE)) != {"type": "pong", "n": mark}:
                self.check(received)
        if end.is_closed:
            # A message that arrives after the server has closed the connection resets it, and the close frame is lost.
            codes = (1007, 1008, 1009) if is_sent else (1006, 1007, 1008, 1009)
            assert end.wire.close_code in codes, "1011 would be an internal error of the server"

    def check(self, received: dict[str, Any]) -> None:
        own = ("notice", "mine", "seeking", "paired", "tournament_notice")
        lists = ("lobby", "lobby_changes", "live", "live_changes", "waiting", "tournament", "tournament_changes")
        of_games = ("game", "event", "done", "presence", "messages")
        assert received["type"] in ("pong", "refused", "lines", *of_games, *own, *lists)
        assert received.get("code") != "fault"
        if received["type"] in of_games:
            assert received["game"] in self.named, "a client receives only messages about games that it named"
        if received["type"] == "notice":
            assert received["notice"]["seats"], "notices are about own games"

    async def leave(self) -> None:
        if self.end is not None:
            await self.end.wire.close()
        await self.player.http.aclose()


def _names_in(message: str | bytes) -> set[str]:
    """The games that a message names, if it can be parsed."""
    try:
        found = json.loads(message)
    except (ValueError, RecursionError):
        return set()
    name = found.get("game") if isinstance(found, dict) else None
    return {name} if isinstance(name, str) else set()
