"""The analysis pool alone: slices of time, the queue, and the messages."""

from __future__ import annotations

from contextlib import asynccontextmanager

import msgspec
import pytest

import hexad
from hexad.server.engines import analysis_pool as pool_module
from hexad.server.engines.analysis import Analysis, AnalysisRequester
from hexad.server.engines.analysis_pool import AnalysisPool
from hexad.server.engines.worker import Answer, EngineLine
from hexad.server.errors import RefusalError
from hexad.server.game.position_request import PositionRequest

from .waiting import in_a_loop, runs, until


class Client:
    """A subscriber that stores the messages sent to it."""

    def __init__(self, player):
        self.player = player
        self.sent = []

    def send(self, message):
        self.sent.append(msgspec.json.decode(message))

    @property
    def waits(self):
        return [message["waiting"] for message in self.sent if "waiting" in message]

    @property
    def depths(self):
        return [message["depth"] for message in self.sent if "depth" in message]

    @property
    def is_done(self):
        return any(message.get("done") for message in self.sent)


@asynccontextmanager
async def open_pool(size=1, *, seconds=30.0, slice_=0.05, idle=60.0):
    pool = AnalysisPool(size, seconds=seconds, slice_=slice_, idle=idle)
    try:
        yield pool
    finally:
        await pool.close()


def requester_of(key, max_analyses=100, charge=lambda _: None):
    return AnalysisRequester(key, max_analyses, charge)


def begin(pool, player, place=None):
    client = Client(player)
    pool.begin(client, player, place or PositionRequest("abalone"), 1, requester_of(player))
    return client


@in_a_loop
async def test_idle_processes_end():
    async with open_pool(seconds=0.3, idle=0.1) as pool:
        assert pool.pids == [], "no process starts before it is needed"
        for _ in range(2):
            one = begin(pool, "one")
            await until(lambda one=one: one.depths)
            (pid,) = pool.pids
            await until(lambda one=one: one.is_done)
            await until(lambda pid=pid: not runs(pid))
            await until(lambda: pool.alive == 0)
        assert one.depths == sorted(one.depths)


@in_a_loop
async def test_an_interrupted_analysis_goes_to_the_end_of_the_queue():
    async with open_pool(seconds=3600) as pool:
        clients = [begin(pool, f"{number}") for number in range(4)]
        first, *others = clients
        await until(lambda: first.waits)
        assert first.waits[0] == 3
        assert [client.waits[0] for client in others] == [1, 2, 3]
        assert not any(client.is_done for client in clients)


@in_a_loop
async def test_all_analyses_end_after_their_share_of_time():
    async with open_pool(seconds=0.6) as pool:
        clients = [begin(pool, f"{number}") for number in range(4)]
        await until(lambda: all(client.is_done for client in clients))
        for client in clients:
            assert len([message for message in client.sent if "done" in message]) == 1
            assert "done" in client.sent[-1]
            assert client.depths[:-1] == sorted(set(client.depths[:-1]))
            assert client.depths[-1] == max(client.depths)
        assert (pool.busy, pool.waiting) == (0, 0)


@in_a_loop
async def test_a_waiting_client_keeps_its_place_for_another_position():
    async with open_pool(slice_=30.0) as pool:
        first, second, third = (begin(pool, name) for name in ("first", "second", "third"))
        await until(lambda: first.depths)
        pool.begin(second, "second", PositionRequest("six"), 1, requester_of("second"))
        assert (second.waits, third.waits) == ([1, 1], [2])
        pool.end(first)
        await until(lambda: second.depths)
        assert third.waits == [2, 1]
        assert pool.waiting == 1


@in_a_loop
async def test_two_processes_serve_two_clients_without_waiting():
    async with open_pool(2, slice_=30.0) as pool:
        clients = [begin(pool, name) for name in ("one", "two")]
        await until(lambda: all(client.depths for client in clients))
        assert [client.waits for client in clients] == [[], []]
        assert (pool.alive, pool.busy) == (2, 2)
        third = begin(pool, "three")
        assert third.waits == [2]


@in_a_loop
async def test_a_position_that_no_process_survives(monkeypatch):
    monkeypatch.setattr("sys.executable", "/bin/false")
    async with open_pool() as pool:
        one = begin(pool, "one")
        await until(lambda: one.sent)
        assert [(message["type"], message["code"]) for message in one.sent] == [("refused", "engine-lost")]
        assert (pool.busy, pool.waiting) == (0, 0)


@in_a_loop
async def test_the_queue_is_limited(monkeypatch):
    monkeypatch.setattr(pool_module, "_MAX_WAITING", 2)
    async with open_pool(slice_=30.0) as pool:
        first = begin(pool, "first")
        await until(lambda: first.depths)
        for name in ("second", "third"):
            begin(pool, name)
        with pytest.raises(RefusalError, match="Too many"):
            begin(pool, "fourth")
        begin(pool, "third")


@in_a_loop
async def test_lines_stop_at_the_end_of_a_game():
    """The start position for the third time is a draw, although the engine's line goes on."""
    around = ["c3c5d4", "g5g7f5", "d4d6c3", "f5f7g5"]
    client = Client("one")
    analysis = Analysis(client, "x", PositionRequest("abalone", moves=tuple(around)).board(), 1, requester_of("x"))
    analysis.finish(Answer(1, move=around[0], depth=5, lines=[_line([*around, around[0]])]))
    (message,) = client.sent
    assert message["lines"][0]["moves"] == around
    assert message["done"]


@in_a_loop
async def test_messages_to_a_client_are_rate_limited():
    client = Client("one")
    analysis = Analysis(client, "x", hexad.abalone.Board(), 1, requester_of("x"))
    for depth in range(1, 21):
        analysis.report(Answer(1, move="a1b2", depth=depth, lines=[_line(["a1b2"])]))
    await until(lambda: client.depths[-1:] == [20])
    assert len(client.depths) <= 2
    analysis.report(Answer(1, move="a1b2", depth=21, lines=[_line(["a1b2"])]))
    analysis.announce_queue(1)
    assert client.sent[-2]["depth"] == 21, "known lines are sent before the client waits"
    assert client.sent[-1]["waiting"] == 1


def _line(moves):
    return EngineLine(0, None, (0.0, 0.0, 0.0), moves)
