"""Workers that are killed, misbehave, never start or are closed: every request is answered and no process stays."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from time import monotonic, sleep

import pytest

import hexad
from hexad.server.engines import pool as engines
from hexad.server.engines.pool import EngineError
from hexad.server.engines.worker import EngineWorker

from .pools import LONG, is_legal, open_pool, searching, think
from .waiting import PATIENCE, in_a_loop, is_listed, runs, until


@in_a_loop
async def test_a_worker_that_is_killed_in_a_search_is_replaced():
    board = hexad.abalone.Board()
    async with open_pool(1) as pool:
        question = await searching(pool, board, time=2)
        killed = pool.pids[0]
        os.kill(killed, signal.SIGKILL)
        assert is_legal(board, await question)
        assert pool.alive == 1
        assert pool.pids != [killed]


@in_a_loop
async def test_an_idle_worker_that_is_killed_is_replaced():
    board = hexad.abalone.Board()
    async with open_pool(1) as pool:
        await think(pool, board, level=1)
        os.kill(pool.pids[0], signal.SIGKILL)
        assert is_legal(board, await think(pool, board, level=1))
        assert pool.alive == 1


@in_a_loop
async def test_a_request_fails_after_three_lost_workers():
    board = hexad.abalone.Board()
    async with open_pool(1) as pool:
        question = think(pool, board, time=LONG)
        killed: set[int] = set()
        for _ in range(3):
            await until(lambda: pool.busy and not killed.issuperset(pool.pids))
            for pid in pool.pids:
                os.kill(pid, signal.SIGKILL)
            killed.update(pool.pids)
        with pytest.raises(
            EngineError, match="3 engines were lost at this question: the last one ended with status -9"
        ):
            await question
        assert is_legal(board, await think(pool, board, level=1))


# Answers the two requests of the start correctly, and the third with the given text.
IMPOSTOR = """
import json, os, sys, time
for number, line in enumerate(sys.stdin):
    print(json.dumps({"id": json.loads(line)["id"]}) if number < 2 else %s, flush=True)
    if number == 2:
        %s
"""


def first_worker(tmp_path, monkeypatch, answer: str, then: str = "pass") -> None:
    """Replace the next worker by a fake one that sends `answer` and then runs `then`; later workers are real."""
    (tmp_path / "impostor.py").write_text(IMPOSTOR % (answer, then))
    launcher = tmp_path / "python"
    launcher.write_text(
        f"#!/bin/sh\nmkdir '{tmp_path}/once' 2>/dev/null && exec '{sys.executable}' '{tmp_path}/impostor.py'\n"
        f"exec '{sys.executable}' \"$@\"\n"
    )
    launcher.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(launcher))


@pytest.mark.parametrize(
    "answer",
    [
        "'nonsense'",
        "'x' * 3_000_000",
        "'[1, 2]'",
        """'{"id": 3, "move": "a1b2", "lines": []}'""",
        "sys.exit(1)",
        "time.sleep(100)",
    ],
)
@in_a_loop
async def test_a_worker_that_misbehaves_is_replaced(answer, tmp_path, monkeypatch):
    first_worker(tmp_path, monkeypatch, answer)
    monkeypatch.setattr(engines, "ANSWER_SECONDS", 10.0)
    board = hexad.abalone.Board()
    async with open_pool(1) as pool:
        assert is_legal(board, await think(pool, board, level=1, time=0.1))
        assert pool.alive == 1
    assert (tmp_path / "once").exists()


@pytest.mark.parametrize(("executable", "said"), [("/nowhere", "could not be started"), ("/bin/false", "status 1")])
@in_a_loop
async def test_workers_that_do_not_start(executable, said, monkeypatch):
    monkeypatch.setattr(sys, "executable", executable)
    async with open_pool(2) as pool:
        with pytest.raises(EngineError, match=f"no engine could be started: the last one .*{said}"):
            await think(pool, hexad.six.Board())
        assert (pool.alive, pool.waiting, pool.busy) == (0, 0, 0)


@in_a_loop
async def test_closing_leaves_no_process_behind():
    board = hexad.six.Board()
    async with open_pool(2) as pool:
        questions = [think(pool, board, time=LONG) for _ in range(2)]
        await until(lambda: pool.busy == 2)
        questions.append(think(pool, board, remaining=1000))
        await until(lambda: pool.waiting == 1)
        pids = pool.pids
        assert len(pids) == 2
        await pool.close()
        for answer in await asyncio.gather(*questions, return_exceptions=True):
            assert isinstance(answer, EngineError)
        assert not any(runs(pid) for pid in pids)
        with pytest.raises(EngineError, match="closed"):
            await think(pool, board)
        assert (pool.alive, pool.waiting, pool.busy) == (0, 0, 0)


@in_a_loop
async def test_closing_while_a_worker_starts():
    async with open_pool(1) as pool:
        question = think(pool, hexad.six.Board())
        await asyncio.sleep(0.05)
        await pool.close()
        with pytest.raises(EngineError, match="closed"):
            await question


@in_a_loop
async def test_closing_ends_a_worker_that_was_just_removed(tmp_path, monkeypatch):
    board = hexad.six.Board()
    move = str(next(iter(board.legal_moves)))
    line = {"points": 0, "win_in": None, "chances": [0.0, 1.0, 0.0], "moves": [move]}
    answer = {"id": 3, "move": move, "lines": [line]}
    first_worker(tmp_path, monkeypatch, f"json.dumps({answer})", then="os.close(1); time.sleep(100)")
    async with open_pool(1) as pool:
        await think(pool, board, level=1)
        (worker,) = pool._workers
        await until(lambda: pool.alive == 0)
        question = think(pool, board, level=1)
        await asyncio.sleep(0)  # the worker is removed now, and the task that ends it has not started
        assert runs(worker.pid)
        await pool.close()
        assert not is_listed(worker.pid)
        with pytest.raises(EngineError, match="closed"):
            await question


@in_a_loop
async def test_a_cancelled_end_still_reaps_the_process():
    worker = await EngineWorker.start(1, games=())
    ending = asyncio.create_task(worker.end())
    await asyncio.sleep(0)
    ending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await ending
    assert not is_listed(worker.pid)


SERVER = """
import asyncio, hexad
from hexad.position import Position
from hexad.server.engines.pool import EnginePool
from hexad.server.engines.question import MoveRequest

async def serve():
    pool, board = EnginePool(1, hash_mb=1), hexad.abalone.Board()
    question = asyncio.create_task(pool.choose_move(MoveRequest(Position.of(board), level=10, time=3)))
    while not pool.busy:
        await asyncio.sleep(0.01)
    print(*pool.pids, flush=True)
    await question

asyncio.run(serve())
"""


def test_workers_die_with_the_server():
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        server.kill()
    try:
        deadline = monotonic() + PATIENCE
        while runs(pid) and monotonic() < deadline:
            sleep(0.05)
        assert not runs(pid)
    finally:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
