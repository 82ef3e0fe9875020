"""The levels of the engine are rated by the games of people with established ratings."""

from __future__ import annotations

import asyncio

from hexad.ratings.engine_levels import LEVEL_DISTANCES
from hexad.server.store import Database
from hexad.server.store.engine_games import EngineGames

from .client import Player
from .damage import damage, url_of
from .test_containment import arena, first_move, until_state  # noqa: F401 - `arena` is a fixture

# After this many games between the same two players, their ratings are established.
RATED_GAMES = 24


async def levels_of(url: str, game: str) -> list[tuple[int, float]]:
    """The levels and scores of the engine's games that count."""
    database = Database(url)
    try:
        return [(one.level, one.score) for one in await EngineGames(database).latest(game)]
    finally:
        await database.close()


async def resign(player: Player, game: str) -> None:
    (await player.act(game, type="resign")).raise_for_status()


def test_games_of_established_players_count(arena):  # noqa: F811 - the fixture
    async def story() -> None:
        async with Player(arena.url) as ann, Player(arena.url) as ben, Player(arena.url) as guest:
            for player in (ann, ben):
                await player.register()
            early = await ann.create("six", "me", "3")
            await resign(ann, early)
            assert await levels_of(url_of(arena), "six") == [], "ratings are provisional"
            for number in range(RATED_GAMES):
                game = await ann.create("six", "me", "anyone", control="300", rated=True)
                await ben.join(game)
                await resign(ann if number % 2 else ben, game)
            assert await levels_of(url_of(arena), "six") == [(3, 1.0)]
            assert await levels_of(url_of(arena), "abalone") == []
            await resign(guest, await guest.create("six", "me", "4"))
            await resign(ben, await ben.create("six", "me", "5"))
            custom = await ben.create("six", "me", "6", fen="BR/RB@0,0 19 19 b basic 3")
            await resign(ben, custom)
            undone = await ben.create("six", "me", "1")
            (await ben.move(undone, await first_move(ben, undone))).raise_for_status()
            await until_state(ben, undone, lambda state: state["ply"] == 2)
            (await ben.act(undone, type="takeback")).raise_for_status()
            await until_state(ben, undone, lambda state: state["ply"] == 0)
            await resign(ben, undone)
            assert await levels_of(url_of(arena), "six") == [(3, 1.0), (5, 1.0)]
            await damage(url_of(arena), early, "another type")
            assert await levels_of(url_of(arena), "six") == [(5, 1.0)], "a damaged game counts as none"

    asyncio.run(story())


def test_everybody_may_read_them(arena):  # noqa: F811 - the fixture
    async def story() -> None:
        async with Player(arena.url) as player:
            answer = (await player.http.get("/api/engine-levels")).raise_for_status().json()
            assert [one["game"] for one in answer] == ["abalone", "six"]
            for one in answer:
                assert [level["level"] for level in one["levels"]] == list(range(1, 11))
                distances = [level["rating"] - 1500 for level in one["levels"]]
                assert distances == list(LEVEL_DISTANCES[one["game"]])
                assert all(level["provisional"] for level in one["levels"])

    asyncio.run(story())
