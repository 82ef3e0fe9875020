"""Processes are killed while players write to each other: what was acknowledged is there, once, and all see it."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from websockets.exceptions import WebSocketException

from tests.profiles import IS_LONG

from .kills import acknowledged, kill_in_turn
from .test_messages import begun, chat, listening, players
from .waiting import PATIENCE

if TYPE_CHECKING:
    from .client import Player, Server

COVERS = ()  # messages are no events of games
MESSAGES, KILLS = (150, 12) if IS_LONG else (25, 3)


class Writer:
    """A player who sends one message after the other, each until it is acknowledged, and reads all of them."""

    def __init__(self, player: Player, game: str, servers: list[Server], rng: random.Random) -> None:
        self.player = player
        self.sent: dict[str, int] = {}
        """The texts that were acknowledged, and their numbers."""
        self.read: list[dict[str, Any]] = []
        self._path = f"/api/games/{game}/messages"
        self._game = game
        self._servers = servers
        self._rng = rng

    async def write(self, name: str) -> None:
        for number in range(MESSAGES):
            text = f"{name} {number}"
            answer = await acknowledged(lambda: self._send(text))  # noqa: B023 - called before the next round
            self.sent[text] = answer["number"]
            await asyncio.sleep(self._rng.uniform(0.0, 0.1))

    async def _send(self, text: str) -> Any:
        self._change_process()
        return await self.player.http.post(self._path, json={"id": text, "text": text})

    async def listen(self) -> None:
        """Read messages from a socket, and go on after the last one when it breaks."""
        while True:
            try:
                async with AsyncExitStack() as stack:
                    self._change_process()
                    socket = await listening(self.player, stack, self._game, after=len(self.read))
                    while True:
                        self.read += (await socket.receive("messages", within=PATIENCE))["messages"]
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def stored(self) -> list[dict[str, Any]]:
        """All messages, as the database has them."""
        return list((await acknowledged(lambda: self.player.http.get(self._path)))["messages"])

    def _change_process(self) -> None:
        self.player.http.base_url = self._rng.choice(self._servers).url


def test_kill_while_players_write(killable):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            people = await players(stack, killable, 2)
            game = await begun(*people)
            for player in people:
                (await chat(player, game)).raise_for_status()
            writers = [Writer(player, game, killable, random.Random(n)) for n, player in enumerate(people)]
            listening = [asyncio.create_task(writer.listen()) for writer in writers]
            writing = [asyncio.create_task(writer.write(name)) for writer, name in zip(writers, "ab", strict=True)]
            await kill_in_turn(killable, KILLS, random.Random(1))
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*writing)
                stored = await writers[0].stored()
                while any(len(writer.read) < len(stored) for writer in writers):
                    await asyncio.sleep(0.05)
            for task in listening:
                task.cancel()
            ended = await asyncio.gather(*listening, return_exceptions=True)
            assert {type(error) for error in ended} == {asyncio.CancelledError}
            check(writers, stored)
            assert (await people[0].http.get(f"/api/games/{game}/messages")).json()["chat"] == [True, True]

    asyncio.run(story())


def check(writers: list[Writer], stored: list[dict[str, Any]]) -> None:
    """Every message is stored once, with the number that its author was told, and both players have read the same."""
    assert [message["number"] for message in stored] == list(range(1, 2 * MESSAGES + 1))
    for seat, writer in enumerate(writers):
        assert {message["text"]: message["number"] for message in stored if message["seat"] == seat} == writer.sent
        assert writer.read == stored
