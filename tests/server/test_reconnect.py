"""Connections are cut at any byte. A client that reconnects gets the complete game in one round trip."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket as sockets
import time
from typing import Self

import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hexad
from tests.profiles import scaled

from .client import Player, Socket
from .outages import Outages
from .scripts import write_script
from .swarm import Swarm


class CuttingProxy:
    """A proxy that cuts each connection after a given number of bytes, counted over both directions."""

    def __init__(self, port: int, cuts: list[int]) -> None:
        self._port = port
        self._cuts = list(cuts)
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.url = ""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        left = [self._cuts.pop(0) if self._cuts else 1 << 40]
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        ways = [
            asyncio.create_task(self._copy(reader, far_writer, left)),
            asyncio.create_task(self._copy(far_reader, writer, left)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for end in (writer, far_writer):
                end.transport.abort()
            self._tasks.discard(task)

    @staticmethod
    async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[int]) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(4096):
                writer.write(data[: left[0]])
                await writer.drain()
                left[0] -= len(data)
                if left[0] <= 0:
                    await asyncio.sleep(0)  # the bytes before the cut are sent
                    return


@settings(max_examples=scaled(20), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cuts=st.lists(st.integers(0, 6_000), min_size=1, max_size=8), seed=st.integers(0, 99))
def test_a_client_cut_at_any_moment_ends_with_the_same_game(server, cuts, seed):
    """The cut may be in the handshake, in an act, in its answer, or in between."""
    script = write_script(random.Random(seed), plies=6, think=(0.0, 0.02))

    async def story():
        swarm = Swarm([server.url], [script], seed)
        await swarm.set_up()
        async with CuttingProxy(server.port, cuts) as proxy:
            for client in swarm.games[0].clients[1:]:
                client.urls = [proxy.url]
            await swarm.play(within=60)
        await swarm.check(Outages())

    asyncio.run(story())


def some_game(plies: int) -> list[str]:
    rng, board = random.Random(6), hexad.abalone.Board(repetition=None)
    while board.ply < plies:
        board.push(str(rng.choice(list(board.legal_moves))))
    assert board.outcome() is None
    return [str(move) for move in board.moves]


async def play_all(player: Player, game: str, moves: list[str], *, first: int = 0) -> None:
    async with await player.socket() as socket:
        for number, move in enumerate(moves, first):
            await socket.act(game, type="move", move=move, id=f"m{number}")
            assert (await socket.receive("done", "refused"))["type"] == "done"


def test_a_hundred_missed_events_take_one_round_trip(server):
    moves = some_game(130)

    async def story():
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "me", control="600", options={"repetition": None})
            async with await player.socket() as socket:
                seen = await socket.watch(game)
            await play_all(player, game, moves)
            async with await player.socket() as back, await player.socket() as new:
                await back.send(type="watch", game=game, **{"from": seen["version"]})
                answer = msgspec.json.decode(await back.wire.recv())
                assert answer["type"] == "game"
                assert [event["move"] for event in answer["events"]] == moves
                whole = await new.watch(game)
                assert seen["events"] + answer["events"] == whole["events"]
                assert (answer["version"], answer["state"]["fen"]) == (131, whole["state"]["fen"])
                # A client that does not know whether its last move was accepted sends it again and gets its version.
                await back.act(game, type="move", move=moves[-1], id="m129")
                assert await back.receive() == {"type": "done", "game": game, "version": 131, "id": "m129"}
                # A client that asks for events after a version that does not exist gets all events.
                assert len((await back.watch(game, 999))["events"]) == 131

    asyncio.run(story())


def test_an_act_survives_the_loss_of_its_connection(server):
    """The connection dies before the answer: whether the act was accepted or not, repeating it applies it once."""

    async def story():
        async with Player(server.url) as player:
            game = await player.create("abalone", "me", "me")
            for number, move in enumerate(some_game(20)):
                socket = await player.socket()
                await socket.act(game, type="move", move=move, id=f"m{number}")
                socket.wire.transport.abort()
                async with await player.socket() as again:
                    await again.act(game, type="move", move=move, id=f"m{number}")
                    done = await again.receive()
                    assert (done["type"], done["version"]) == ("done", number + 2)
            assert (await player.state(game))["version"] == 21

    asyncio.run(story())


async def slow_reader(player: Player) -> Socket:
    """A socket with small buffers that receives almost nothing unless it is read."""
    near = sockets.socket()
    near.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    near.setblocking(False)
    url = player.http.base_url
    await asyncio.get_running_loop().sock_connect(near, (url.host, url.port))
    return await player.socket(sock=near, max_queue=1, ping_interval=None, close_timeout=0.1)


async def count(player: Player, name: str) -> float:
    """A metric of the server."""
    text = (await player.http.get("/metrics")).text
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(name)))


def test_slow_clients_are_disconnected_and_delay_no_others(server):
    moves = some_game(150)

    async def story():
        async with Player(server.url) as player, Player(server.url) as eve:
            long = await player.create("abalone", "me", "me", options={"repetition": None})
            await play_all(player, long, moves[:100])
            before = await count(eve, "hexad_dropped_total")
            slow = await slow_reader(eve)
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(1_500):  # each answer has a hundred events
                    await slow.send(type="watch", game=long)
            waits = []
            for number, move in enumerate(moves[100:], 100):
                began = time.monotonic()
                await play_all(player, long, [move], first=number)
                waits.append(time.monotonic() - began)
            assert sorted(waits)[len(waits) // 2] < 5.0
            assert await count(eve, "hexad_dropped_total") == before + 1
            # Its connection is closed although it has read nothing.
            deadline = time.monotonic() + 60
            while await count(eve, "hexad_sockets"):
                assert time.monotonic() < deadline, "it is still connected"
                await asyncio.sleep(0.05)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await asyncio.wait_for(_read_out(slow), 60)
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1013
            # It can reconnect like any other client.
            async with await eve.socket() as back:
                assert (await back.watch(long, 100))["version"] == 151

    asyncio.run(story())


async def _read_out(socket: Socket) -> None:
    while True:
        await socket.wire.recv()
