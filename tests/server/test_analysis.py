"""Engine lines over the socket, with processes shared between visitors: real processes, real sockets."""

from __future__ import annotations

import asyncio
import os
import signal

import msgspec
import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

from hexad.server.game.position_request import PositionRequest
from tests.engine.talk import OVER, RING_THREAT

from .client import UNLIMITED, Server
from .test_api_games import guests
from .waiting import PATIENCE, until

# Time slices so short that every client has several; a search that ends only when it is stopped.
SHARED = {**msgspec.json.decode(UNLIMITED), "analysis_slice": 0.1, "analysis_seconds": 30.0}
ABALONE = {"game": "abalone"}
SIX = {"game": "six", "moves": ["2,-1"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    limits = {"HEXAD_LIMITS": msgspec.json.encode(SHARED).decode()}
    with Server(tmp_path_factory.mktemp("arena") / "data", "--engines", "1", env=limits) as running:
        yield running


def processes(server):
    return [one for one in psutil.Process(server.process.pid).children() if is_engine(one)]


def is_engine(process):
    try:
        return "engine" in process.cmdline()
    except psutil.NoSuchProcess:
        return False


async def lines_of(socket, name):
    """The next lines of this analysis; lines of an earlier analysis may still arrive before them."""
    while True:
        message = await socket.receive("lines", "refused")
        if message["id"] == name and (message["type"] == "refused" or "lines" in message):
            return message


async def deepening(socket, name, times):
    """The next `times` messages, each deeper than the one before."""
    messages = [await lines_of(socket, name) for _ in range(times)]
    depths = [message["depth"] for message in messages]
    assert depths == sorted(set(depths))
    return messages


def check(place, message, most):
    board = PositionRequest(place["game"], place.get("fen"), moves=tuple(place.get("moves", ()))).board()
    assert 1 <= len(message["lines"]) <= most
    assert message["nodes"] > 0
    assert len({line["moves"][0] for line in message["lines"]}) == len(message["lines"])
    for line in message["lines"]:
        ahead = board.copy()
        for move in line["moves"]:
            ahead.push(move)
        assert sum(line["chances"]) == pytest.approx(1, abs=0.01)
        assert line["win_in"] is None or isinstance(line["win_in"], int)


@pytest.mark.parametrize("place", [ABALONE, SIX])
def test_lines_are_legal_and_deepen(server, place):
    async def story():
        async with guests(server, 1) as (one,), await one.socket() as socket:
            await socket.send(type="analyse", id="x", place=place, lines=3)
            for message in await deepening(socket, "x", 3):
                check(place, message, 3)
                assert "done" not in message
            (process,) = processes(server)
            assert process.nice() == max(os.getpriority(os.PRIO_PROCESS, 0), 15), "games have priority"

    asyncio.run(story())


def test_a_search_that_ends_early(server):
    """A win in one does not take thirty seconds."""

    async def story():
        async with guests(server, 1) as (one,), await one.socket() as socket:
            await socket.send(type="analyse", id="won", place={"game": "six", "fen": RING_THREAT})
            while not (message := await lines_of(socket, "won")).get("done"):
                pass
            assert message["lines"][0]["moves"] == ["0,2"]
            assert message["lines"][0]["win_in"] == 1
            await silence(socket)

    asyncio.run(story())


async def silence(socket):
    """Wait until messages under way have arrived; then a ping is answered, without lines before or after the pong."""
    await socket.send(type="ping", n=1)
    while (await socket.receive())["type"] != "pong":
        pass
    with pytest.raises(TimeoutError):
        await socket.receive("lines", within=0.5)


def test_stopping(server):
    async def story():
        async with guests(server, 1) as (one,), await one.socket() as socket:
            await socket.send(type="analyse", id="x", place=ABALONE)
            await lines_of(socket, "x")
            await socket.send(type="analyse", id="x")
            await silence(socket)
            await socket.send(type="analyse", id="x")
            await idle(server)

    asyncio.run(story())


async def idle(server):
    async with guests(server, 1) as (one,):
        async with asyncio.timeout(PATIENCE):
            while "hexad_analysts_busy 0.0" not in (await one.http.get("/metrics")).text:
                await asyncio.sleep(0.02)


def test_a_new_position_replaces_the_one_before(server):
    async def story():
        async with guests(server, 1) as (one,), await one.socket() as socket:
            for number in range(20):
                await socket.send(type="analyse", id=f"x{number}", place=(ABALONE, SIX)[number % 2], lines=2)
                await asyncio.sleep(number * 0.002)
            for message in await deepening(socket, "x19", 3):
                check(SIX, message, 2)
            assert len(processes(server)) == 1

    asyncio.run(story())


def test_a_visitor_has_one_analysis_at_a_time(server):
    async def story():
        async with guests(server, 1) as (one,), await one.socket() as first, await one.socket() as second:
            await first.send(type="analyse", id="first", place=ABALONE)
            await lines_of(first, "first")
            await second.send(type="analyse", id="second", place=SIX)
            await lines_of(second, "second")
            while (message := await lines_of(first, "first"))["type"] != "refused":
                pass
            assert message["code"] == "elsewhere"
            await first.send(type="analyse", id="first")
            await deepening(second, "second", 2)

    asyncio.run(story())


def test_visitors_share_a_process(server):
    async def story():
        async with guests(server, 3) as players:
            sockets = [await player.socket() for player in players]
            for number, socket in enumerate(sockets):
                await socket.send(type="analyse", id=f"x{number}", place=ABALONE, lines=2)
            received = await asyncio.gather(*(turns(socket, f"x{number}") for number, socket in enumerate(sockets)))
            for waits, depths in received:
                assert depths == sorted(set(depths)), "known depths are not sent again"
                assert set(waits) <= {1, 2}
            assert len(processes(server)) == 1
            for socket in sockets:
                await socket.wire.close()

    async def turns(socket, name, times=2):
        """Waits and depths, until this client has had `times` turns and waited after each."""
        waits, depths, seen, is_new = [], [], 0, False
        while seen < times:
            message = await socket.receive("lines")
            assert message["id"] == name
            if "waiting" in message:
                seen, is_new = seen + is_new, False
                waits.append(message["waiting"])
            else:
                is_new = True
                depths.append(message["depth"])
        return waits, depths

    asyncio.run(story())


def test_a_disconnected_client_blocks_no_other(server):
    async def story():
        async with guests(server, 2) as (one, other), await other.socket() as behind:
            ahead = await one.socket()
            await ahead.send(type="analyse", id="x", place=ABALONE)
            await lines_of(ahead, "x")
            await ahead.wire.close()
            await idle(server)
            await behind.send(type="analyse", id="y", place=ABALONE)
            assert "waiting" not in await behind.receive("lines")

    asyncio.run(story())


def test_a_process_that_is_killed_is_replaced(server):
    async def story():
        async with guests(server, 1) as (one,), await one.socket() as socket:
            await socket.send(type="analyse", id="x", place=ABALONE)
            before = await lines_of(socket, "x")
            (process,) = processes(server)
            process.send_signal(signal.SIGKILL)
            await until(lambda: {one.pid for one in processes(server)} - {process.pid})
            after = await deepening(socket, "x", 2)
            assert after[0]["depth"] > before["depth"]
            assert process not in processes(server)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"place": {"game": "abalone", "fen": OVER}}, "over"),
        ({"place": {"game": "abalone", "fen": "nonsense"}}, "fields"),
        ({"place": {"game": "abalone", "moves": ["a1a1"]}}, "too-far"),
        ({"place": {"game": "six", "options": {"layout": "standard"}}}, "wrong-option"),
        ({"place": {"game": "chess"}}, "not-understood"),
        ({"place": ABALONE, "lines": 0}, "not-understood"),
        ({"place": ABALONE, "lines": 9}, "not-understood"),
        ({"place": ABALONE, "seconds": 3}, "not-understood"),
    ],
)
def test_invalid_requests_are_refused(server, message, code):
    async def story():
        async with guests(server, 1) as (one,), await one.socket() as socket:
            await socket.send(type="analyse", id="x", **message)
            refused = await socket.receive()
            assert (refused["type"], refused["id"]) == ("refused", "x")
            assert refused["code"] == code

    asyncio.run(story())


def test_an_invalid_position_ends_the_analysis_before(server):
    async def story():
        async with guests(server, 1) as (one,), await one.socket() as socket:
            await socket.send(type="analyse", id="x", place=ABALONE)
            await lines_of(socket, "x")
            await socket.send(type="analyse", id="y", place={"game": "abalone", "fen": OVER})
            assert (await socket.receive("refused"))["id"] == "y"
            await silence(socket)

    asyncio.run(story())


def test_without_a_cookie_there_are_no_lines(server):
    async def story():
        async with guests(server, 1) as (one,):
            one.http.cookies.clear()
            async with await one.socket() as socket:
                await socket.send(type="analyse", id="x", place=ABALONE)
                assert (await socket.receive("refused"))["code"] == "nobody"

    asyncio.run(story())


def test_a_server_without_analysis_refuses_it(tmp_path):
    async def story(server):
        async with guests(server, 1) as (one,), await one.socket() as socket:
            await socket.send(type="analyse", id="x", place=ABALONE)
            refused = await socket.receive()
            assert (refused["type"], refused["code"], refused["id"]) == ("refused", "no-analysis", "x")
            await socket.send(type="analyse", id="x")
            await socket.send(type="ping")
            assert (await socket.receive())["type"] == "pong"

    with Server(tmp_path / "data", "--analysts", "0", "--engines", "1") as server:
        asyncio.run(story(server))


def test_processes_end_with_the_server(tmp_path):
    async def story(server):
        async with guests(server, 1) as (one,), await one.socket() as socket:
            await socket.send(type="analyse", id="x", place=ABALONE)
            await lines_of(socket, "x")
            found = processes(server)
            server.kill()
            return found

    with Server(tmp_path / "data", "--engines", "1") as server:
        _, alive = psutil.wait_procs(asyncio.run(story(server)), timeout=PATIENCE)
        assert not [one for one in alive if one.status() != psutil.STATUS_ZOMBIE]
