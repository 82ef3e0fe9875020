"""Invalid bytes and frames, and clients that disappear without closing, while two people play."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import struct
import time
from typing import TYPE_CHECKING

import httpx
import pytest
import websockets
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Opcode

from tests.profiles import scaled

from .answers import visitor
from .attack import OngoingGame, playing, unharmed
from .client import Player, Server
from .raw_socket import PATIENCE, close_code, frame, handshake, is_closed

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def ongoing(server) -> Iterator[OngoingGame]:
    with playing(server) as one:
        yield one


@pytest.fixture(autouse=True)
def undisturbed(server, ongoing) -> Iterator[None]:
    with unharmed(server, ongoing):
        yield


PING = b'{"type":"ping","n":1}'
BROKEN_FRAMES = {
    "invalid UTF-8": (frame(Opcode.TEXT, b"\xff\xfe\x80"), 1007),
    "half a character": (frame(Opcode.TEXT, "é".encode()[:1]), 1007),
    "not masked": (frame(Opcode.TEXT, PING, mask=False), 1002),
    "a reserved bit": (b"\xc1\x80\x00\x00\x00\x00", 1002),
    "a reserved opcode": (b"\x83\x80\x00\x00\x00\x00", 1002),
    "no beginning": (frame(Opcode.CONT, PING), 1002),
    "two beginnings": (frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.TEXT, PING), 1002),
    "a long ping": (b"\x89\xfe\x01\x00\x00\x00\x00\x00" + b"x" * 256, 1002),
    "a ping in pieces": (b"\x09\x80\x00\x00\x00\x00", 1002),
    "announced: 2 GB": (b"\x82\xff\x00\x00\x00\x00\x80\x00\x00\x00" + b"\x00" * 4, 1009),
    "announced: 8 EB": (b"\x82\xff\xff\xff\xff\xff\xff\xff\xff\xff" + b"\x00" * 4, 1009),
    "40 kB": (frame(Opcode.BINARY, b"x" * 40_000), 1009),
    "40 kB in pieces": (
        frame(Opcode.TEXT, b"x" * 10_000, fin=False) + frame(Opcode.CONT, b"x" * 10_000, fin=False) * 3,
        1009,
    ),
}


@pytest.mark.parametrize("name", BROKEN_FRAMES)
def test_invalid_frames_are_refused(server, name):
    data, code = BROKEN_FRAMES[name]
    with handshake(server) as wire:
        wire.sendall(data)
        assert close_code(wire) == code


def test_a_message_in_many_frames(server):
    pieces = [PING[at : at + 1] for at in range(len(PING))]
    with handshake(server) as wire:
        for number, piece in enumerate(pieces):
            opcode = Opcode.TEXT if number == 0 else Opcode.CONT
            wire.sendall(frame(opcode, piece, fin=number == len(pieces) - 1) + frame(Opcode.PONG, b"between"))
        answer = b""
        while b'{"type":"pong","n":1}' not in answer:
            part = wire.recv(4096)
            assert part, "the server closed the connection"
            answer += part


KINDS = ("a message", "in two parts", "a pong and a message", "a long header")


def messages(kinds: list[str]) -> bytes:
    """Pings with the numbers 0, 1, 2 ..., each sent in one of the ways that the protocol allows."""
    data = b""
    for number, kind in enumerate(kinds):
        text = b'{"type":"ping","n":%d}' % number
        if kind == "in two parts":
            data += frame(Opcode.TEXT, text[:5], fin=False) + frame(Opcode.CONT, text[5:])
        elif kind == "a long header":
            data += frame(Opcode.TEXT, text + b" " * 200)
        else:
            data += (frame(Opcode.PONG, b"") if "pong" in kind else b"") + frame(Opcode.TEXT, text)
    return data


@settings(max_examples=scaled(40))
@given(st.lists(st.sampled_from(KINDS), min_size=1, max_size=8), st.data())
def test_messages_arrive_in_any_pieces(server, kinds, draw):
    """A piece that is exactly one message is not parsed like the others."""
    data = messages(kinds)
    cuts = sorted(draw.draw(st.lists(st.integers(0, len(data)), max_size=12)))
    with handshake(server) as wire:
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
            wire.sendall(data[begin:end])
        answer = b""
        while answer.count(b"pong") < len(kinds):
            part = wire.recv(4096)
            assert part, "the server closed the connection"
            answer += part
    # The number 0 is not sent.
    assert [int(found or 0) for found in re.findall(rb'"pong"(?:,"n":([0-9]+))?', answer)] == list(range(len(kinds)))


def test_part_of_a_frame_that_looks_like_a_frame(server):
    """Without a mask in effect, bytes 2 and 3 of the character and what follows are a frame by themselves."""
    text = '{"id":"\u1045mask text"}'.encode()
    whole = b"\x81" + bytes((0x80 + len(text),)) + bytes(4) + text
    begin = whole.index(b"\x81\x85")
    with handshake(server) as wire:
        for piece in (whole[:begin], whole[begin : begin + 11], whole[begin + 11 :], frame(Opcode.TEXT, PING)):
            wire.sendall(piece)
            time.sleep(0.05)  # so that the pieces arrive one by one, which does not change the answer
        answer = b""
        while b"pong" not in answer:
            answer += wire.recv(4096)
    assert answer.count(b"refused") == 1
    assert text[6:-1] in answer, "the refusal names the id of the message"


def test_a_message_within_the_parts_of_another(server):
    with handshake(server) as wire:
        for piece in (frame(Opcode.TEXT, b"{", fin=False), frame(Opcode.TEXT, PING)):
            wire.sendall(piece)
            time.sleep(0.05)
        assert close_code(wire) == 1002


@settings(max_examples=scaled(60))
@given(st.binary(max_size=400))
def test_random_bytes_after_the_handshake(server, data):
    with handshake(server) as wire:
        wire.sendall(data)
        wire.shutdown(socket.SHUT_WR)
        assert close_code(wire) in (None, 1000, 1002, 1005, 1007, 1009, *range(3000, 5000))


@settings(max_examples=scaled(60))
@given(st.binary(max_size=400))
def test_random_bytes_instead_of_a_handshake(server, data):
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
        wire.sendall(data + b"\r\n\r\n")
        wire.shutdown(socket.SHUT_WR)
        answer = b""
        with contextlib.suppress(ConnectionError):
            while part := wire.recv(4096):
                answer += part
    assert not answer or int(answer.split()[1]) < 500


# Floods of frames, on a server with the default limits

FLOODS = {
    "pings": frame(Opcode.PING, b"x" * 125),
    "pongs": frame(Opcode.PONG, b""),
    "empty parts of a message": frame(Opcode.CONT, b"", fin=False),
    "tiny messages": frame(Opcode.TEXT, b"0"),
}


@pytest.fixture(scope="module")
def limited(tmp_path_factory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("limited") / "data", env={"HEXAD_LIMITS": ""}) as running:
        yield running


@pytest.mark.parametrize("name", FLOODS)
def test_floods_of_frames_are_cut_off(limited, name):
    """Each frame costs more time to parse than to send, and pongs would fill the memory if nobody reads them."""
    begin = frame(Opcode.TEXT, b"{", fin=False) if "parts" in name else b""
    with handshake(limited) as wire:
        with contextlib.suppress(ConnectionError):
            wire.sendall(begin + FLOODS[name] * 20_000)
        assert close_code(wire) in (None, 1008), "None if the flood resets the connection before the code is read"
        assert is_closed(wire)
    with handshake(limited) as wire:
        wire.sendall(begin + FLOODS[name] * 1_000)
        assert close_code(wire) == 1008


def test_pongs_are_not_kept_for_a_client_that_does_not_read(server):
    """This server has no limit on frames."""
    with handshake(server, buffer=2048) as wire:
        wire.sendall(FLOODS["pings"] * 10_000)
        answer = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
        unread = next(line for line in answer.splitlines() if line.startswith("hexad_unread_bytes"))
        assert float(unread.split()[1]) < 200_000


# Clients that disappear


def test_half_open_connections(server, ongoing):
    cookie = "; ".join(f"{name}={value}" for name, value in ongoing.black.http.cookies.items())
    watch = frame(Opcode.TEXT, json.dumps({"type": "watch", "game": ongoing.game}).encode())
    begun = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(30)]
    for number, wire in enumerate(begun):
        wire.sendall(b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"[: 3 + 2 * number])
    silent = [handshake(server, cookie) for _ in range(30)]
    for wire in silent:
        wire.sendall(watch)
        wire.sendall(frame(Opcode.TEXT, b'{"type":', fin=False))
    ongoing.run(ongoing.play(4))
    for wire in silent[:15]:
        # As if the cable had been cut: no close frame, and a reset at the next byte.
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        wire.close()
    ongoing.run(ongoing.play(4))
    for wire in begun + silent[15:]:
        wire.close()
    ongoing.run(ongoing.play(2))


def test_clients_that_come_and_go(server, ongoing):
    async def come_and_go() -> None:
        async with Player(server.url) as player:
            for _ in range(5):
                end = await player.socket()
                await end.send(type="watch", game=ongoing.game)
                await end.act(ongoing.game, type="resign")
                end.wire.transport.abort()
                with contextlib.suppress(websockets.ConnectionClosed):
                    await end.wire.close()

    async def story():
        await asyncio.gather(*(come_and_go() for _ in range(8)), ongoing.play(8))

    ongoing.run(story())


def test_what_a_client_sends_after_the_end_of_its_session_does_not_count(server):
    with visitor(server) as owner, visitor(server) as other:
        game = owner.post("/api/games", json={"game": "six", "chairs": [{"who": "me"}, {"who": "me"}]}).json()["game"]
        with handshake(server, f"hexad={owner.cookies['hexad']}") as wire:
            owner.delete("/api/session").raise_for_status()
            assert wire.recv(4)[2:] == struct.pack("!H", 4401), "the server closes, and the client does not answer"
            act = {"type": "act", "game": game, "act": {"type": "resign", "id": "late"}}
            with contextlib.suppress(ConnectionError):
                wire.sendall(frame(Opcode.TEXT, json.dumps(act).encode()) * 20)
                while wire.recv(65_536):
                    pass
        assert other.get(f"/api/games/{game}").json()["version"] == 1
