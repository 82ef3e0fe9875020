"""Clients that do not read what they asked for: how much memory the server spends on them, and for how long."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import time
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

from hexad.server.edge.unread_bytes import UnreadBytes
from hexad.server.settings import Limits

from .attack import LOOP
from .backends import wait_until
from .client import UNLIMITED, Player, Server
from .raw_socket import connected, handshake, is_closed, text

if TYPE_CHECKING:
    import socket
    from collections.abc import Iterator
    from pathlib import Path

MB = 1_000_000
SOCKETS = 60
WATCHES = 190
PLIES = 500


@contextlib.contextmanager
def started(folder: Path, **limits: float) -> Iterator[Server]:
    """A server without rate limits, except for `watch`."""
    others = {name: value for name, value in json.loads(UNLIMITED).items() if "watch" not in name}
    env = {"HEXAD_LIMITS": json.dumps({**others, **limits})}
    with Server(folder / "data", "--engines", "1", env=env) as server:
        yield server


async def long_game(player: Player, plies: int = PLIES) -> str:
    """A game with many events, played on one socket."""
    name = await player.create("abalone", "me", "me", options={"repetition": None})
    async with await player.socket() as end:
        for number, move in zip(range(plies), itertools.cycle(LOOP), strict=False):
            await end.act(name, type="move", move=move, id=f"move {number}".ljust(40))
            assert (await end.receive("done", "refused"))["type"] == "done"
    return name


def cookie_of(player: Player) -> str:
    return "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())


def make_long_game(server: Server, plies: int = PLIES) -> tuple[str, str]:
    """The name of a long game and the cookie of its player."""

    async def story() -> tuple[str, str]:
        async with Player(server.url) as player:
            return await long_game(player, plies), cookie_of(player)

    return asyncio.run(story())


def watch(game: str, **more: Any) -> bytes:
    return text(msgspec.json.encode({"type": "watch", "game": game, **more}).decode())


def memory(server: Server) -> int:
    assert server.process is not None
    return int(psutil.Process(server.process.pid).memory_info().rss)


def metric(server: Server, name: str) -> float:
    lines = httpx.get(f"{server.url}/metrics", timeout=30).text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(name)))


def send_all(wires: list[socket.socket], data: bytes) -> None:
    """Send the same to all, who may be disconnected meanwhile."""
    for wire in wires:
        with contextlib.suppress(OSError):
            wire.sendall(data)


def test_sockets_that_never_read_take_little_memory(tmp_path):
    with started(tmp_path) as server:
        game, cookie = make_long_game(server)
        before = memory(server)
        wires = [handshake(server, cookie, buffer=4096) for _ in range(SOCKETS)]
        highest = 0
        for _ in range(WATCHES):
            send_all(wires, watch(game))
            highest = max(highest, memory(server))
        httpx.get(f"{server.url}/health/live", timeout=60).raise_for_status()
        answer = httpx.get(f"{server.url}/api/games/{game}/events", headers={"Cookie": cookie}).content
        assert len(answer) * SOCKETS * WATCHES > 500 * MB, "the answers are large enough"
        assert max(highest, memory(server)) - before < 120 * MB
        assert metric(server, "hexad_dropped_total") == SOCKETS
        assert wait_until(lambda: metric(server, "hexad_sockets") == 0)
        assert wait_until(lambda: metric(server, "hexad_unread_bytes") == 0)
        for wire in wires:
            wire.close()


def test_all_slow_clients_together_have_a_limit(tmp_path):
    """Each client stays below its own limit. Those with the most bytes are dropped, and not one that reads."""

    async def story(server: Server) -> None:
        async with Player(server.url) as player, await player.socket(max_size=None) as reader:
            game = await long_game(player, 100)
            await reader.watch(game)
            wires = [handshake(server, buffer=4096) for _ in range(30)]
            await asyncio.to_thread(send_all, wires, watch(game) * 200)
            await asyncio.to_thread(wait_until, lambda: metric(server, "hexad_dropped_total") > 0)
            assert metric(server, "hexad_unread_bytes") <= 2 * MB
            answer = await player.move(game, LOOP[0])
            assert answer.status_code == 200
            assert (await reader.receive("event"))["version"] == 102
            for wire in wires:
                wire.close()

    with started(tmp_path, outbox_bytes=1_000_000_000, unread_bytes=2 * MB, watch_burst=1_000_000_000) as server:
        asyncio.run(story(server))


def test_the_clients_with_the_most_bytes_are_dropped_first():
    class Reader:
        def __init__(self, name: int) -> None:
            self.name = name

        def drop(self) -> None:
            dropped.append(self.name)

    dropped: list[int] = []
    unread = UnreadBytes(100)
    readers = [Reader(name) for name in range(10)]
    for reader in readers:
        unread.set(reader, reader.name)
    assert (unread.total, len(unread)) == (45, 9)
    unread.set(readers[3], 60)
    assert (dropped, unread.total) == ([3], 42), "until a quarter of the limit is free"
    unread.set(readers[0], 90)
    assert (dropped, unread.total) == ([3, 0], 42)
    for reader in readers:
        unread.set(reader, 0)
    assert (unread.total, len(unread)) == (0, 0)


# Responses over HTTP


REQUEST = "GET {path} HTTP/1.1\r\nHost: x\r\n\r\n"


def test_responses_that_nobody_reads(tmp_path):
    """A client that does not read is disconnected, and until then its buffers count."""
    with started(tmp_path, stall_seconds=5) as server:
        game, _ = make_long_game(server)
        wires = [connected(server, buffer=4096) for _ in range(20)]
        for wire in wires:
            wire.sendall(REQUEST.format(path=f"/api/games/{game}/events").encode() * 8)
        assert wait_until(lambda: metric(server, "hexad_unread_bytes") > 0)
        size = len(httpx.get(f"{server.url}/api/games/{game}/events", timeout=60).content)
        assert metric(server, "hexad_unread_bytes") < len(wires) * (size + 100_000), "one response for each"
        # The connection that asks for the metrics is open, too.
        assert wait_until(lambda: metric(server, "hexad_connections") <= 1)
        assert metric(server, "hexad_unread_bytes") == 0
        assert all(is_closed(wire) for wire in wires)
        for wire in wires:
            wire.close()


def test_a_slow_reader_gets_long_responses_completely(tmp_path):
    with started(tmp_path) as server, contextlib.closing(connected(server, buffer=4096)) as wire:
        game, _ = make_long_game(server)
        path = f"/api/games/{game}/events"
        whole = httpx.get(f"{server.url}{path}", timeout=60).content
        wire.sendall(REQUEST.format(path=path).encode() * 7)
        wire.sendall(REQUEST.replace("Host", "Connection: close\r\nHost").format(path=path).encode())
        read = b""
        while part := wire.recv(10_000):
            read += part
            time.sleep(0.001)
        assert read.count(whole) == 8


def test_a_stream_that_nobody_reads_ends(tmp_path):
    async def story(server: Server) -> None:
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "me", options={"repetition": None})
            wire = connected(server, buffer=4096)
            path = f"/api/games/{game}/stream?detail=true"
            wire.sendall(REQUEST.replace("Host", f"Cookie: {cookie_of(player)}\r\nHost").format(path=path).encode())
            assert wire.recv(15) == b"HTTP/1.1 200 OK"
            async with await player.socket() as end:
                for number, move in zip(range(3_000), itertools.cycle(LOOP), strict=False):
                    await end.act(game, type="move", move=move, id=f"move {number}")
                    await end.receive("done")
                    if number % 100 == 99 and metric(server, "hexad_dropped_total"):
                        break
            assert metric(server, "hexad_dropped_total") == 1
            wire.close()

    with started(tmp_path, outbox_bytes=50_000) as server:
        asyncio.run(story(server))


# The rate limit of `watch`


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    """A server whose only limits on messages are those of `watch`."""
    with started(tmp_path_factory.mktemp("watch")) as running:
        yield running


def test_watching_a_long_game_again_and_again_is_refused(server):
    async def story() -> None:
        async with Player(server.url) as player, await player.socket(max_size=None) as end:
            game = await long_game(player)
            answers = [await end.watch(game)]
            size = len(msgspec.json.encode(answers[0]))
            most = Limits().watch_burst // size + 2
            while answers[-1]["type"] == "game" and len(answers) < 2 * most:
                answers.append(await end.watch(game))
            refusal = answers[-1]
            assert (refusal["type"], refusal["code"], refusal["game"]) == ("refused", "too-fast", game)
            assert 1 <= refusal["wait"] <= 2 * size / Limits().watch_bytes_per_second + 1
            # Other messages are not affected, and events still come.
            await end.send(type="ping", n=1)
            assert await end.receive("pong") == {"type": "pong", "n": 1}
            await player.move(game, LOOP[PLIES % 4])
            assert (await end.receive("event"))["version"] == PLIES + 2
            await asyncio.sleep(refusal["wait"])
            assert (await end.watch(game, PLIES + 2))["type"] == "game", "after the wait that it was told"

    asyncio.run(story())


def test_a_client_that_reconnects_watches_its_games_again(server):
    async def story() -> None:
        async with Player(server.url) as player:
            long = await long_game(player)
            games = [await player.create("six", "me", "me") for _ in range(20)]
            async with await player.socket(max_size=None) as end:
                for _ in range(15):
                    for game in [long, *games]:
                        version = PLIES + 1 if game == long else 1
                        assert (await end.watch(game, version))["events"] == []

    asyncio.run(story())


def test_a_page_with_thirty_games_in_detail(server):
    async def story() -> None:
        async with Player(server.url) as player:
            games = [await long_game(player, 100) for _ in range(3)]
            games += [await player.create("six", "me", "me") for _ in range(27)]
            async with await player.socket(max_size=None) as end:
                answers = [await end.watch(game, detail=True) for game in games]
                assert [answer["type"] for answer in answers] == ["game"] * 30
                assert len(msgspec.json.encode(answers)) < Limits().watch_burst / 4, (
                    "a reload of the page is no problem"
                )

    asyncio.run(story())
