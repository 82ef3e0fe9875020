"""Reviews of games, with real engine processes."""

from __future__ import annotations

import asyncio

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

import hexad
from hexad.position import Position
from hexad.server.engines.reviews import MAX_PLIES, MAX_WAITING, Reviewer, ReviewQueue, ReviewRequest
from hexad.server.errors import RefusalError
from tests.cli.lines import RING
from tests.engine.talk import RING_THREAT

from .answers import refused
from .client import Server, lines
from .test_api_games import guests
from .waiting import in_a_loop, until

BLUNDER = 4
QUICK = 0.05
# Five marbles of each side are off. Black can push e9 over the edge, White a5.
EDGES = "5/6/7/8/6SSs/8/7/6/2ssS 5 5 b 0 40"
# So long that something else ends it.
LONG = {"game": "abalone", "moves": ["a1b2", "i9h8", "b2a1", "h8i9", "a1b2"], "seconds": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("arena") / "data", "--engines", "1") as running:
        yield running


def processes(server):
    children = psutil.Process(server.process.pid).children()
    living = [one for one in children if one.status() != psutil.STATUS_ZOMBIE]
    return [one for one in living if "hexad.server.engines.review_process" in one.cmdline()]


def review(player, body):
    """The lines of a review, as a function that returns the next one."""
    return lines(player, "/api/review", "POST", json=body)


async def whole(server, body):
    async with guests(server, 1) as (one,), review(one, body) as following:
        found = []
        while (line := await following()) is not None:
            found.append(line)
        return found


def test_a_win_that_was_missed_is_a_blunder(server):
    body = {"game": "six", "fen": RING_THREAT, "moves": ["0,3", "0,2"], "seconds": QUICK}
    start, missed, blocked = asyncio.run(whole(server, body))
    assert (start["ply"], start["win_in"], start["expected"], start["best"]) == (0, 1, 1.0, ["0,2"])
    assert start["points"] > 29_000
    assert "mark" not in start
    assert (missed["ply"], missed["mark"]) == (1, BLUNDER)
    assert missed["expected"] < 0.8
    assert blocked["ply"] == 2
    assert "mark" not in blocked, "preventing a win is not a mistake"


def test_a_marble_that_could_have_been_pushed_off(server):
    """The player to move can win by a sumito; first Black misses it, then White."""
    body = {"game": "abalone", "fen": EDGES, "moves": ["e7f8", "e9f9"], "seconds": QUICK}
    start, after_black, after_white = asyncio.run(whole(server, body))
    assert (start["best"], start["win_in"], start["expected"]) == (["e7e8"], 1, 1.0)
    assert (after_black["best"], after_black["win_in"], after_black["expected"]) == (["a3a4"], -1, 0.0)
    assert after_black["points"] < -29_000, "points are from Black's view, with either player to move"
    assert (after_black["mark"], after_white["mark"]) == (BLUNDER, BLUNDER)
    assert after_white["expected"] > 0


def test_a_game_to_its_end(server):
    found = asyncio.run(whole(server, {"game": "six", "moves": list(RING), "seconds": QUICK}))
    assert [line["ply"] for line in found] == list(range(len(RING) + 1))
    board = hexad.six.Board()
    for line, move in zip(found, [*RING, None], strict=True):
        ahead = board.copy()
        for best in line["best"]:
            ahead.push(best)
        assert len(line["best"]) <= 8
        assert 0 <= line["expected"] <= 1
        if move is not None:
            board.push(move)
    assert (found[-1]["expected"], found[-1]["win_in"], found[-1]["best"]) == (1.0, 0, [])
    assert not processes(server)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "abalone", "fen": "nonsense"}, 422, "fields"),
        ({"game": "abalone", "moves": ["a1a1"]}, 422, "too-far"),
        ({"game": "abalone", "moves": ["a1b2"] * (MAX_PLIES + 1)}, 422, "too-many-moves"),
        ({"game": "abalone", "seconds": 0.01}, 400, "not-understood"),
        ({"game": "abalone", "seconds": 3}, 400, "not-understood"),
        ({"game": "abalone", "lines": 3}, 400, "not-understood"),
        ({"moves": []}, 400, "not-understood"),
    ],
)
def test_invalid_requests_are_refused(server, body, status, code):
    async def story():
        async with guests(server, 1) as (one,):
            refused(await one.http.post("/api/review", json=body), status, code)

    asyncio.run(story())


def test_a_client_that_disconnects_ends_the_process(server):
    async def story():
        async with guests(server, 1) as (one,):
            async with review(one, LONG) as following:
                assert (await following())["ply"] == 0
                (process,) = processes(server)
                assert process.nice() >= 17
            await asyncio.to_thread(process.wait, 20)
            # It is no error of the server, which would be logged with a traceback.
            assert "hexad_errors_total 0.0" in (await one.http.get("/metrics")).text

    asyncio.run(story())


def test_a_new_review_ends_the_previous_one_of_the_player(server):
    async def story():
        async with guests(server, 1) as (one,), review(one, LONG) as before:
            assert (await before())["ply"] == 0
            async with review(one, {**LONG, "seconds": QUICK}) as following:
                assert [(await following())["ply"] for _ in range(6)] == [0, 1, 2, 3, 4, 5]
                assert await following() is None
            while (line := await before()).get("type") != "refused":
                pass
            assert line["code"] == "elsewhere"
            assert await before() is None

    asyncio.run(story())


def test_one_review_runs_at_a_time(server):
    async def story():
        async with guests(server, 2) as (one, other), review(one, LONG) as first:
            assert (await first())["ply"] == 0
            (process,) = processes(server)
            async with review(other, {**LONG, "seconds": QUICK}) as second:
                assert (await first())["ply"] == 1
                assert processes(server) == [process]
                process.kill()
                assert [(await second())["ply"] for _ in range(6)] == [0, 1, 2, 3, 4, 5]

    asyncio.run(story())


def test_a_killed_process_is_reported(server):
    async def story():
        async with guests(server, 1) as (one,), review(one, LONG) as following:
            assert (await following())["ply"] == 0
            (process,) = processes(server)
            process.kill()
            line = await following()
            assert (line["type"], line["code"]) == ("refused", "engine-lost")
            assert await following() is None

    asyncio.run(story())


def test_the_review_process_ends_with_the_server(tmp_path):
    async def story(server):
        async with guests(server, 1) as (one,), review(one, LONG) as following:
            assert (await following())["ply"] == 0
            (process,) = processes(server)
            assert await asyncio.to_thread(server.stop) in (0, 130)
            assert not process.is_running()

    with Server(tmp_path / "data", "--engines", "1") as server:
        asyncio.run(story(server))


@in_a_loop
async def test_the_review_queue_is_limited():
    review_queue = ReviewQueue()
    lines: list[bytes] = []
    request = ReviewRequest(Position("abalone", moves=("a1b2",) * 9), 2.0)
    tasks = [
        review_queue.begin(Reviewer(f"{number}", f"{number}", 1), request, lines.append)
        for number in range(MAX_WAITING + 1)
    ]
    with pytest.raises(RefusalError, match="Too many"):
        review_queue.check(Reviewer("one more", "one more", 1))
    review_queue.check(Reviewer("3", "3", 1))
    await review_queue.close()
    await until(lambda: all(task.cancelled() for task in tasks))
    review_queue.check(Reviewer("one more", "one more", 1))
