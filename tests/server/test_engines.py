"""Engine opponents of the arena, with real processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import asynccontextmanager, suppress
from functools import wraps
from pathlib import Path
from time import monotonic, sleep

import pytest

import hexad
from hexad.server import engines
from hexad.server.engine_worker import Worker
from hexad.server.engines import EngineError, EnginePool
from tests.engine.talk import OVER, RING_THREAT

# Nobody waits this long unless something hangs; and a search that is meant to be ended by something else.
PATIENCE = 60
LONG = 50


def in_a_loop(test):
    """Run a test that awaits, and fail instead of hanging."""

    @wraps(test)
    def run(*args, **kwargs):
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


@asynccontextmanager
async def open_pool(workers):
    pool = EnginePool(workers, hash_mb=1)
    try:
        yield pool
    finally:
        await pool.close()


def think(pool, board, *, level=10, remaining=None, **limits):
    moves = [str(move) for move in board.moves]
    return asyncio.create_task(
        pool.think(board.game, board.start_fen, board.options, moves, level=level, remaining=remaining, **limits)
    )


def is_legal(board, thinking):
    return board.explain(thinking.move).legal


async def until(condition):
    while not condition():
        await asyncio.sleep(0.01)


async def searching(pool, board, **limits):
    """A question that a worker has had for a while."""
    question = think(pool, board, **limits)
    await until(lambda: pool.busy)
    await asyncio.sleep(0.2)
    return question


def runs(pid):
    try:
        os.kill(pid, 0)
        # Who has ended may still be on the list until somebody takes note.
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc/self").exists()


@pytest.fixture
def requests(monkeypatch):
    """What workers are asked, in order, without what they are asked at the start."""
    asked = []
    ask = Worker.ask

    async def listen(self, request, **kwargs):
        if "level" in request:
            asked.append((self.pid, request))
        return await ask(self, request, **kwargs)

    monkeypatch.setattr(Worker, "ask", listen)
    return asked


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
async def test_full_strength_without_a_clock_thinks_for_a_second(requests):
    async with open_pool(1) as pool:
        await think(pool, hexad.abalone.Board())
    assert requests[0][1]["time"] == pytest.approx(1.0, abs=0.01)


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
    ("game", "fen", "options", "moves", "said"),
    [
        ("abalone", OVER, {}, [], "the game is over"),
        ("abalone", "nonsense", {}, [], "The position has 1 fields"),
        ("six", None, {}, ["2,-1", "2,-1"], "move 2, '2,-1', was refused"),
        ("six", None, {"layout": 1}, [], "the options were refused"),
        ("six", None, {"rules": object()}, [], "the question can not be asked"),
    ],
)
@in_a_loop
async def test_a_question_without_an_answer(game, fen, options, moves, said):
    async with open_pool(1) as pool:
        with pytest.raises(EngineError, match=said):
            await pool.think(game, fen, options, moves, level=10, remaining=None)
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
async def test_cancelling_in_the_queue(requests):
    async with open_pool(1) as pool:
        first = await searching(pool, hexad.six.Board(), time=1)
        second, third = think(pool, hexad.six.Board(), level=2), think(pool, hexad.six.Board(), level=3)
        await until(lambda: pool.waiting == 2)
        second.cancel()
        await asyncio.gather(first, third)
    assert [request["level"] for _, request in requests] == [10, 3]


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
async def test_three_deaths_at_a_question_are_enough():
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


# Answers the two questions of the start, and the third so.
IMPOSTOR = """
import json, sys, time
for number, line in enumerate(sys.stdin):
    print(json.dumps({"id": json.loads(line)["id"]}) if number < 2 else %s, flush=True)
"""


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
    (tmp_path / "impostor.py").write_text(IMPOSTOR % answer)
    launcher = tmp_path / "python"
    launcher.write_text(
        f"#!/bin/sh\nmkdir '{tmp_path}/once' 2>/dev/null && exec '{sys.executable}' '{tmp_path}/impostor.py'\n"
        f"exec '{sys.executable}' \"$@\"\n"
    )
    launcher.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(launcher))
    monkeypatch.setattr(engines, "LATENESS", 3.0)
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
async def test_many_questions_share_two_workers(requests):
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
        assert ahead.done(), "what is ahead of a game with a clock is cut short"
        assert is_legal(board, ahead.result())
    _, request = requests[-1]
    assert request["increment"] == 0.5
    assert 0 <= request["remaining"] < 12 - 1


@in_a_loop
async def test_nobody_loses_on_time_in_a_long_queue():
    board = hexad.six.Board()
    async with open_pool(2) as pool:
        await think(pool, board, level=1)
        began = monotonic()
        answers = await asyncio.gather(*(think(pool, board, remaining=15.0) for _ in range(60)))
        assert monotonic() - began < 15
        assert all(is_legal(board, answer) for answer in answers)


@in_a_loop
async def test_no_time_left_is_still_answered():
    async with open_pool(1) as pool:
        for remaining in (0.0, -1.0):
            for level in (1, 10):
                assert await think(pool, hexad.abalone.Board(), level=level, remaining=remaining)


@in_a_loop
async def test_workers_give_way_to_the_server():
    async with open_pool(1) as pool:
        await think(pool, hexad.six.Board(), level=1)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pool.pids[0]) == max(own, 10)


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


SERVER = """
import asyncio, hexad
from hexad.server.engines import EnginePool

async def serve():
    pool, board = EnginePool(1, hash_mb=1), hexad.abalone.Board()
    question = asyncio.create_task(pool.think("abalone", board.start_fen, {}, [], level=10, remaining=None, time=3))
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
