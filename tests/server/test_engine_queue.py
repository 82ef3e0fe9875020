"""The queue of requests to the engines, and their time limits."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

import hexad
from hexad.server.engines.fair_queue import FairQueue
from hexad.server.engines.worker import EngineWorker

from .pools import LONG, is_legal, open_pool, searching, think
from .waiting import in_a_loop, until


@pytest.fixture
def requests(monkeypatch):
    """The requests to workers in order, without those of the start."""
    asked = []
    ask = EngineWorker.ask

    async def listen(self, request, **kwargs):
        if "level" in request:
            asked.append((self.pid, request))
        return await ask(self, request, **kwargs)

    monkeypatch.setattr(EngineWorker, "ask", listen)
    return asked


@in_a_loop
async def test_full_strength_without_a_clock_thinks_for_a_second(requests):
    async with open_pool(1) as pool:
        await think(pool, hexad.abalone.Board())
    assert requests[0][1]["time"] == pytest.approx(1.0, abs=0.01)


@in_a_loop
async def test_cancelling_in_the_queue(requests):
    async with open_pool(1) as pool:
        first = await searching(pool, hexad.six.Board(), time=1)
        second, third = think(pool, hexad.six.Board(), level=2), think(pool, hexad.six.Board(), level=3)
        await until(lambda: pool.waiting == 2)
        second.cancel()
        await asyncio.gather(first, third)
    assert [request["level"] for _, request in requests] == [10, 3]


@in_a_loop
async def test_many_requests_share_two_workers(requests):
    limits = [0.5 + number / 1000 for number in range(10)]
    most = 0
    async with open_pool(2) as pool:
        questions = [think(pool, hexad.six.Board(), time=limit) for limit in limits]
        while not all(question.done() for question in questions):
            most = max(most, pool.busy)
            await asyncio.sleep(0.01)
        assert all(is_legal(hexad.six.Board(), question.result()) for question in questions)
        assert pool.alive == most == 2
    assert len({pid for pid, _ in requests}) == 2


@in_a_loop
async def test_first_come_first_served(requests):
    async with open_pool(2) as pool:
        ahead = await searching(pool, hexad.six.Board(), time=1)
        levels = [3, 1, 4, 1, 5, 9, 2, 6]
        await asyncio.gather(ahead, *(think(pool, hexad.six.Board(), level=level) for level in levels))
    assert [request["level"] for _, request in requests] == [10, *levels]


@in_a_loop
async def test_time_in_the_queue_is_taken_from_the_clock(requests):
    board = hexad.abalone.Board()
    async with open_pool(1) as pool:
        ahead = await searching(pool, board, time=LONG)
        began = monotonic()
        answer = await think(pool, board, remaining=12.0, increment=0.5)
        assert monotonic() - began < 12
        assert is_legal(board, answer)
        assert ahead.done(), "a search ahead of a game with a clock is shortened"
        assert is_legal(board, ahead.result())
    _, request = requests[-1]
    assert request["increment"] == 0.5
    assert 0 <= request["remaining"] < 12 - 1


@in_a_loop
async def test_no_engine_loses_on_time_in_a_long_queue():
    board = hexad.six.Board()
    async with open_pool(2) as pool:
        await think(pool, board, level=1)
        began = monotonic()
        answers = await asyncio.gather(*(think(pool, board, remaining=30.0) for _ in range(60)))
        assert monotonic() - began < 30
        assert all(is_legal(board, answer) for answer in answers)


@in_a_loop
async def test_a_request_without_time_left_is_answered():
    async with open_pool(1) as pool:
        for remaining in (0.0, -1.0):
            for level in (1, 10):
                assert await think(pool, hexad.abalone.Board(), level=level, remaining=remaining)


@in_a_loop
async def test_requesters_are_served_in_turn(requests):
    board = hexad.six.Board()
    async with open_pool(1) as pool:
        ahead = await searching(pool, board, time=1, requester="many")
        many = [think(pool, board, level=level, requester="many") for level in (1, 2, 3)]
        others = [think(pool, board, level=4, requester="one"), think(pool, board, level=5, requester="two")]
        await asyncio.gather(ahead, *many, *others)
    assert [request["level"] for _, request in requests] == [10, 4, 5, 1, 2, 3]


@in_a_loop
async def test_a_search_of_a_requester_with_many_is_cut_for_another():
    """The search would take 50 seconds; another of the same requester may wait 5."""
    board = hexad.six.Board()
    async with open_pool(1) as pool:
        await searching(pool, board, time=LONG, requester="many")
        waiting = think(pool, board, time=LONG, requester="many")
        await until(lambda: pool.waiting)
        began = monotonic()
        assert is_legal(board, await think(pool, board, level=1, requester="one"))
        assert monotonic() - began < LONG / 2
        waiting.cancel()


def test_the_queue_keeps_the_order_of_each_requester():
    queue: FairQueue[str] = FairQueue(lambda item: item[0])
    for item in ("a1", "a2", "a3", "b1", "c1", "b2"):
        queue.append(item)
    assert list(queue) == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert [queue.popleft() for _ in range(3)] == ["a1", "b1", "c1"]
    queue.append("d1")
    assert queue.popleft() == "d1", "a new requester is next"
    queue.remove("a2")
    assert (len(queue), "a3" in queue, "a2" in queue) == (2, True, False)
    assert [queue.popleft() for _ in range(2)] == ["a3", "b2"]
