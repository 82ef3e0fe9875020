"""Processes are killed while games are uploaded: each upload that was acknowledged is there, whole and once."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from hexad.record import parse_game
from hexad.server.game import events as e
from tests.profiles import IS_LONG

from .client import Player
from .damage import execute, url_of
from .kills import acknowledged, kill_in_turn
from .uploads import body, played, record, upload
from .waiting import PATIENCE

if TYPE_CHECKING:
    from .client import Server

COVERS = (e.Created, e.Moved, e.Resigned)
UPLOADERS, UPLOADS, KILLS = (4, 60, 12) if IS_LONG else (3, 15, 3)


class Uploader:
    """A player with an account who uploads one game after the other, each until it is acknowledged, and then again."""

    def __init__(self, player: Player, servers: list[Server], seed: int) -> None:
        self.player = player
        self.names: list[str] = []
        self.moves: list[list[str]] = []
        self._servers = servers
        self._rng = random.Random(seed)

    async def run(self) -> None:
        for number in range(UPLOADS):
            board = played("abalone", 40, self._rng)
            wanted = body(record(board), name=f"upload000000{number}")
            first = await self._acknowledged(wanted)
            again = await self._acknowledged(wanted)
            assert (again["game"], again["is_new"]) == (first["game"], False)
            self.names.append(first["game"])
            self.moves.append([str(move) for move in board.moves])
            await asyncio.sleep(self._rng.uniform(0.0, 0.1))

    async def check(self) -> None:
        """Every game is listed once, and has all its moves and its end."""
        me = (await acknowledged(lambda: self.player.http.get("/api/me")))["player"]
        found = await acknowledged(lambda: self.player.http.get(f"/api/games?player={me}&limit=100"))
        assert sorted(game["name"] for game in found["games"]) == sorted(self.names)
        assert all(game["imported"] for game in found["games"])
        for name, moves in zip(self.names, self.moves, strict=True):
            game = parse_game((await self.player.http.get(f"/api/games/{name}/record")).text)
            assert [str(node.move) for node in game.mainline()] == moves
            assert (game.result, game.tags["Termination"]) == ("1-0", "resignation")

    async def _acknowledged(self, wanted: dict[str, Any]) -> dict[str, Any]:
        async def send() -> Any:
            self.player.http.base_url = self._rng.choice(self._servers).url
            return await upload(self.player, wanted)

        return await acknowledged(send)


def test_kill_while_games_are_uploaded(killable):
    async def story() -> None:
        async with AsyncExitStack() as stack:
            uploaders = []
            for seed in range(UPLOADERS):
                player = await stack.enter_async_context(Player(killable[0].url))
                await player.register()
                uploaders.append(Uploader(player, killable, seed))
            uploading = [asyncio.create_task(uploader.run()) for uploader in uploaders]
            await kill_in_turn(killable, KILLS, random.Random(1))
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*uploading)
            for uploader in uploaders:
                await uploader.check()
            # Nothing else was written, such as a part of a game.
            url = url_of(killable[0])
            for query in ("select count(*) from games", "select count(distinct game) from events"):
                assert await execute(url, query) == [(UPLOADERS * UPLOADS,)]

    asyncio.run(story())
