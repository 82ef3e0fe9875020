"""Engine opponents of the arena, with real processes: requests and answers."""

from __future__ import annotations

import asyncio
import os
from time import monotonic

import pytest

import hexad
from hexad.position import Position
from hexad.server.engines.pool import EngineError
from hexad.server.engines.question import MoveRequest
from tests.engine.talk import OVER, RING_THREAT

from .pools import LONG, is_legal, open_pool, searching, think
from .waiting import in_a_loop


@pytest.mark.parametrize("level", [1, 10])
@pytest.mark.parametrize("game", hexad.GAMES)
@in_a_loop
async def test_an_answer_is_a_legal_move(game, level):
    board = hexad.GAMES[game].Board()
    async with open_pool(1) as pool:
        assert (pool.alive, pool.waiting, pool.busy) == (0, 0, 0)
        for _ in range(4):
            thinking = await think(pool, board, level=level, time=0.05)
            assert is_legal(board, thinking)
            assert isinstance(thinking.points, int)
            board.push(thinking.move)
        assert (pool.alive, pool.waiting, pool.busy) == (1, 0, 0)


@in_a_loop
async def test_options_of_a_board_reach_the_engine():
    manual = hexad.six.Board(RING_THREAT, declare="manual")
    overlooked = manual.copy()
    overlooked.push("0,2")
    overlooked.push("5,-1")
    four = hexad.six.Board(players=4, begins=2, rules="advanced", first_move="free", repetition=None, ply_limit=9)
    daisy = hexad.abalone.Board(layout="belgian-daisy", quiet_limit=40)
    async with open_pool(1) as pool:
        assert (await think(pool, manual, time=1)).move == "0,2#"
        assert (await think(pool, overlooked, time=1)).move == "#"
        for board in (four, daisy):
            while not board.is_over and board.ply < 12:
                board.push((await think(pool, board, level=2)).move)
    outcome = four.outcome()
    assert outcome is not None
    assert outcome.reason == "ply limit"


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (Position("abalone", OVER), "the game is over"),
        (Position("abalone", "nonsense"), "The position has 1 fields"),
        (Position("six", moves=("2,-1", "2,-1")), "move 2, '2,-1', was refused"),
    ],
)
@in_a_loop
async def test_invalid_requests_are_refused(position, said):
    async with open_pool(1) as pool:
        with pytest.raises(EngineError, match=said):
            await pool.choose_move(MoveRequest(position, level=10))
        pids = pool.pids
        assert await think(pool, hexad.six.Board(), level=1)
        assert pool.pids == pids


@in_a_loop
async def test_cancelling_frees_the_worker():
    board = hexad.abalone.Board()
    async with open_pool(1) as pool:
        given_up = await searching(pool, hexad.six.Board(), time=LONG)
        pids = pool.pids
        given_up.cancel()
        began = monotonic()
        assert is_legal(board, await think(pool, board, level=1))
        assert monotonic() - began < LONG / 2
        assert pool.pids == pids
        with pytest.raises(asyncio.CancelledError):
            await given_up


@in_a_loop
async def test_cancelling_at_any_moment_mixes_up_no_answers():
    boards = [hexad.abalone.Board(), hexad.six.Board()]
    async with open_pool(1) as pool:
        for number in range(60):
            given_up = think(pool, boards[number % 2], time=0.02)
            await asyncio.sleep(number * 0.0005)
            given_up.cancel()
            other = boards[(number + 1) % 2]
            assert is_legal(other, await think(pool, other, level=1))
        assert (pool.alive, pool.waiting, pool.busy) == (1, 0, 0)


@in_a_loop
async def test_workers_have_a_lower_priority_than_the_server():
    async with open_pool(1) as pool:
        await think(pool, hexad.six.Board(), level=1)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pool.pids[0]) == max(own, 10)
