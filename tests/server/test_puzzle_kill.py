"""Processes are killed while puzzles are solved: what was acknowledged is there, and it was rated exactly once."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx

from hexad import puzzles

from .client import Player, Server
from .damage import execute, url_of
from .kills import kill_in_turn
from .test_puzzle_machines import check_ratings

if TYPE_CHECKING:
    from hexad.puzzles import Puzzle

COVERS = ()  # attempts are no events of games
SOLVERS = 4
KILLS = 2
# Attempts that each solver makes after the last kill.
ATTEMPTS_AFTER = 3
PATIENCE = 60.0


class Solver:
    """An account that tries one puzzle after the other, each until it is acknowledged, whatever happens."""

    def __init__(self, player: Player, servers: list[Server], rng: random.Random) -> None:
        self.player = player
        self.acknowledged: dict[str, dict[str, Any]] = {}
        self._servers = servers
        self._rng = rng

    async def run(self) -> None:
        # Wrong moves in these are refuted at once.
        chosen = [one for game in puzzles.KINDS for one in puzzles.load(game) if one.within == 1]
        self._rng.shuffle(chosen)
        for puzzle in chosen:
            move = self._move(puzzle)
            while puzzle.id not in self.acknowledged:
                self.player.http.base_url = self._rng.choice(self._servers).url
                with suppress(OSError, httpx.HTTPError):
                    answer = await self.player.http.post(f"/api/puzzles/{puzzle.id}/try", json={"moves": move})
                    if answer.status_code != 503:
                        self.acknowledged[puzzle.id] = answer.raise_for_status().json()["attempt"]
                await asyncio.sleep(0.005)

    def _move(self, puzzle: Puzzle) -> list[str]:
        """The solution, or a wrong first move."""
        if self._rng.random() < 0.5:
            return list(puzzle.solution[::2])
        return [next(str(move) for move in puzzle.board().legal_moves if not puzzle.is_solved_by(str(move)))]


async def story(servers: list[Server]) -> None:
    solvers = [Solver(Player(servers[0].url), servers, random.Random(number)) for number in range(SOLVERS)]
    ids = {}
    for solver in solvers:
        await solver.player.__aenter__()
        await solver.player.register()
        ids[(await solver.player.http.get("/api/me")).json()["player"]] = solver
    tasks = [asyncio.create_task(solver.run()) for solver in solvers]
    try:
        await kill_in_turn(servers, KILLS, random.Random(1))
        before = [len(solver.acknowledged) for solver in solvers]
        async with asyncio.timeout(PATIENCE):
            while any(len(s.acknowledged) < count + ATTEMPTS_AFTER for s, count in zip(solvers, before, strict=True)):
                await asyncio.sleep(0.02)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for solver in solvers:
            await solver.player.http.aclose()
    assert {type(error) for error in ended} == {asyncio.CancelledError}
    await check(servers[0], ids)


async def check(server: Server, solvers: dict[str, Solver]) -> None:
    rows = await execute(
        url_of(server), "select number, player, puzzle, solved, before, after from puzzle_attempts order by number"
    )
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    stored = {(row[1], row[2]): row for row in rows}
    assert len(stored) == len(rows)
    for player, solver in solvers.items():
        assert solver.acknowledged
        for puzzle, attempt in solver.acknowledged.items():
            _, _, _, solved, before, after = stored[player, puzzle]
            assert (bool(solved), round(before), round(after)) == (
                attempt["solved"],
                attempt["before"],
                attempt["after"],
            )
    # A request whose answer nobody waits for any more may still be written.
    assert (await check_ratings(url_of(server))).games >= len(rows)


def test_no_acknowledged_attempt_is_lost_or_rated_twice(killable):
    asyncio.run(story(killable))
