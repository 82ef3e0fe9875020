"""Attempts at puzzles at two processes that share PostgreSQL and a bus."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hexad.server.store import Database

from .client import Player
from .damage import url_of
from .test_puzzle_store import rerated
from .test_rated_puzzles import some

if TYPE_CHECKING:
    from hexad.server.store.rerate import Comparison


def test_attempts_at_two_processes(pair):
    """The same account tries a puzzle at both processes at once, and so do others: each counts once, in one order."""

    async def story() -> None:
        chosen = [some("abalone", 1, number) for number in range(4)]
        accounts = [Player(server.url) for server in pair]
        for player in accounts:
            await player.__aenter__()
            await player.register()
        ends = []
        for player in accounts:
            for server in pair:
                end = Player(server.url)
                end.http.cookies = player.http.cookies
                ends.append(end)
        asked = [
            end.http.post(f"/api/puzzles/{puzzle.id}/try", json={"moves": [puzzle.solution[0]]})
            for puzzle in chosen
            for end in ends
        ]
        answers = [answer.raise_for_status().json()["attempt"] for answer in await asyncio.gather(*asked)]
        assert sum(answer.get("new", False) for answer in answers) == len(chosen) * len(accounts)
        seen = [
            (await end.http.get("/api/puzzles/history", params={"game": "abalone"})).json()["attempts"] for end in ends
        ]
        assert (seen[0], seen[2]) == (seen[1], seen[3])
        numbers = sorted(row["number"] for row in (*seen[0], *seen[2]))
        assert numbers == list(range(1, len(chosen) * len(accounts) + 1))
        for player in (*accounts, *ends):
            await player.http.aclose()
        await check_ratings(url_of(pair[0]))

    asyncio.run(story())


async def check_ratings(url: str) -> Comparison:
    database = Database(url)
    try:
        found = await rerated(database, check=True)
    finally:
        await database.close()
    assert found.is_equal, found
    return found
