"""A server that may open few files, and many connections that do nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from hexad.server.edge import open_connections
from hexad.server.edge.network_factors import NetworkFactors
from hexad.server.edge.open_connections import OpenConnections, Phase, raise_file_limit
from hexad.server.metrics import Metrics
from hexad.server.settings import Limits

from .backends import wait_until
from .client import UNLIMITED, Player, Server
from .raw_socket import connected, handshake

if TYPE_CHECKING:
    import socket
    from collections.abc import Iterator

FILES = 256
HALF_OPEN = 450
# An honest visitor needs a few hundredths of a second; one who is locked out waits for ever.
SOON = 60.0
WAYS = {
    "one address": ["127.0.0.2"],
    "many addresses": [f"127.0.{number // 200}.{2 + number % 200}" for number in range(HALF_OPEN)],
}
BEGUN = {"nothing": b"", "half a request": b"GET / HTTP/1.1\r\nHost: x\r\nX-Part: "}


@contextlib.contextmanager
def started(folder: Path, *, networks: str = "", **limits: float) -> Iterator[Server]:
    """A server that may open 256 files, with the default limits on connections."""
    others = {name: value for name, value in json.loads(UNLIMITED).items() if "connections" not in name}
    env = {"HEXAD_LIMITS": json.dumps({**others, **limits}), "HEXAD_NETWORKS": networks}
    server = Server(folder / "data", "--engines", "1", env=env)
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    # The server inherits the limits of this process. The soft one is lower: the server raises it.
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES // 2, before[1]))
    try:
        server.launch()
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (FILES // 2, FILES))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    try:
        server.wait()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    with started(tmp_path_factory.mktemp("files")) as running:
        yield running


def open_files(server: Server) -> int:
    assert server.process is not None
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def half_open(server: Server, addresses: list[str], data: bytes) -> list[socket.socket]:
    """Connections that do not complete a request. The server may close them."""
    wires = []
    for number in range(HALF_OPEN):
        wire = connected(server, addresses[number % len(addresses)])
        wires.append(wire)
        with contextlib.suppress(ConnectionError):
            wire.sendall(data)
    return wires


async def visit(server: Server) -> float:
    """Load the page, create a game and play a move against the engine; returns the seconds that it took."""
    began = time.monotonic()
    async with Player(server.url) as player:
        assert (await player.http.get("/")).status_code in (200, 503)
        game = await player.create("abalone", "me", "me")
        async with await player.socket() as end:
            await end.watch(game)
            await end.act(game, type="move", move="a1b1", id="1")
            assert (await end.receive("event"))["version"] == 2
    return time.monotonic() - began


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("begun", BEGUN)
def test_half_open_connections_lock_no_one_out(server, way, begun):
    wires = half_open(server, WAYS[way], BEGUN[begun])
    try:
        for _ in range(3):
            assert asyncio.run(visit(server)) < SOON
        assert open_files(server) < FILES
    finally:
        for wire in wires:
            wire.close()
    assert '"level": "error"' not in server.log.read_text()


def test_sockets_of_players_stay_open(server):
    """Whatever else is open: half a request, idle connections, and as many WebSockets as there is room for."""

    async def story() -> None:
        async with Player(server.url) as black, Player(server.url) as white:
            game = await black.create("abalone", "me", "anyone")
            await white.join(game)
            async with await black.socket() as one, await white.socket() as other:
                await one.watch(game)
                await other.watch(game)
                wires = await asyncio.to_thread(half_open, server, WAYS["many addresses"], BEGUN["half a request"])
                sockets = []
                with contextlib.suppress(ConnectionError):
                    for number in range(FILES):
                        address = WAYS["many addresses"][number]
                        sockets.append(await asyncio.to_thread(handshake, server, "", address))
                assert len(sockets) > FILES // 4
                for end, move in ((one, "a1b1"), (other, "i9h9")):
                    await end.act(game, type="move", move=move, id=move)
                    for reader in (one, other):
                        assert (await reader.receive("event"))["event"]["move"] == move
                for wire in wires + sockets:
                    wire.close()
            assert open_files(server) < FILES

    asyncio.run(story())
    assert asyncio.run(visit(server)) < SOON


def test_the_server_accepts_again_after_it_had_no_descriptor(server):
    """Something else has used all descriptors, so that even the reserve is gone."""
    assert server.process is not None
    pid = server.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    assert soft == hard == FILES, "the server has raised its limit"
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (open_files(server), hard))
    for _ in range(20):
        with contextlib.closing(connected(server)) as wire, contextlib.suppress(OSError):
            wire.settimeout(0.2)
            wire.sendall(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n")
            wire.recv(100)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (soft, hard))
    assert wait_until(lambda: httpx.get(f"{server.url}/health/ready").status_code == 200)
    assert asyncio.run(visit(server)) < SOON


def test_an_address_has_a_number_of_connections(tmp_path):
    """An address that has all its connections keeps those that it uses. Networks can have more."""
    with started(tmp_path, networks='{"127.0.0.4/32": 3, "127.0.0.5/32": 0.2}', connections_per_address=10) as server:
        sockets = [handshake(server, address="127.0.0.2") for _ in range(10)]
        with pytest.raises(ConnectionError):
            handshake(server, address="127.0.0.2")
        handshake(server, address="127.0.0.3").close()
        for address, number in (("127.0.0.4", 30), ("127.0.0.5", 2)):
            of_network = [handshake(server, address=address) for _ in range(number)]
            with pytest.raises(ConnectionError):
                handshake(server, address=address)
            for wire in of_network:
                wire.close()
        sockets.pop().close()
        assert wait_until(lambda: _connects(server, "127.0.0.2"))
        waiting = [connected(server, "127.0.0.2") for _ in range(5)]
        assert wait_until(lambda: _connects(server, "127.0.0.2")), "a new connection replaces one that waits"
        for wire in sockets + waiting:
            wire.close()


def _connects(server: Server, address: str) -> bool:
    try:
        handshake(server, address=address).close()
    except ConnectionError:
        return False
    return True


# The classes


class Wire:
    """A connection of which only the address matters."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.address = address
        self.is_aborted = False

    def peer(self) -> str:
        return self.address

    def abort(self) -> None:
        self.is_aborted = True

    def check(self, now: float) -> None:
        pass


def registry(*, behind_proxy: bool = False, **limits: int) -> OpenConnections:
    return OpenConnections(Limits(**limits), NetworkFactors(), Metrics().evicted, behind_proxy=behind_proxy)


def test_the_oldest_half_open_connection_goes_first_then_idle_ones():
    opened = registry(connections=4)
    wires = [Wire(f"192.0.2.{number}") for number in range(9)]
    assert all(opened.add(wire) for wire in wires[:4])
    opened.enter(wires[0], Phase.IDLE)
    opened.enter(wires[2], Phase.ANSWERING)
    for wire, victim in zip(wires[4:7], (1, 3, 4), strict=True):
        assert opened.add(wire)
        assert [number for number in range(9) if wires[number].is_aborted][-1] == victim
    for number in (5, 6):
        opened.enter(wires[number], Phase.ANSWERING)
    assert opened.add(wires[7])
    assert wires[0].is_aborted
    opened.enter(wires[7], Phase.ANSWERING)
    assert not opened.add(wires[8])
    assert wires[8].is_aborted
    assert len(opened) == 4
    for wire in wires:
        opened.remove(wire)
    assert len(opened) == 0


def test_a_proxy_has_any_number_of_connections():
    for behind_proxy in (False, True):
        opened = registry(connections_per_address=2, behind_proxy=behind_proxy)
        wires = [Wire() for _ in range(5)]
        for wire in wires:
            if opened.add(wire):
                opened.enter(wire, Phase.ANSWERING)
        assert len(opened) == (5 if behind_proxy else 2)


def test_some_descriptors_are_reserved(monkeypatch):
    calls = []
    monkeypatch.setattr(resource, "setrlimit", lambda *limits: calls.append(limits[1]))
    for soft, hard, expected in ((1024, 4096, 4096 - 64 - 20), (100, 100, 50), (256, resource.RLIM_INFINITY, None)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, limits=(soft, hard): limits)
        assert raise_file_limit(5) == (expected or open_connections.MAX_FILES - 64 - 20)
    assert calls == [(4096, 4096), (open_connections.MAX_FILES, resource.RLIM_INFINITY)]
