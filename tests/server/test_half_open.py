"""Requests that are too long, too slow or never end."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from typing import TYPE_CHECKING

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexad.server.settings import Limits
from tests.profiles import scaled

from .answers import JSON, PATIENCE, exchange
from .backends import wait_until
from .client import UNLIMITED, Server
from .raw_socket import connected, handshake, is_closed

if TYPE_CHECKING:
    from collections.abc import Iterator

REQUEST_SECONDS = 3.0
# Three such pauses are longer than a request may take; a delay of the machine fits between one pause and that time.
PAUSE = 0.4 * REQUEST_SECONDS
HEAD = b"GET /health/live HTTP/1.1\r\nHost: x\r\n"
POST = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    """A server with short times."""
    limits = {**json.loads(UNLIMITED), "request_seconds": REQUEST_SECONDS, "keep_alive_seconds": 4.0}
    env = {"HEXAD_LIMITS": json.dumps(limits)}
    with Server(tmp_path_factory.mktemp("edge") / "data", "--engines", "1", env=env) as running:
        yield running


@pytest.fixture(autouse=True)
def undisturbed(server) -> Iterator[None]:
    """No test leaves errors in the log or connections behind."""
    yield
    assert wait_until(lambda: connections(server) <= 1), "the connection that asks is one"
    log = server.log.read_text()
    assert "Traceback" not in log
    assert '"level": "error"' not in log


def connections(server: Server) -> int:
    lines = httpx.get(f"{server.url}/metrics", headers={"Connection": "close"}).text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("hexad_connections"))))


def status(answer: bytes) -> int:
    return int(answer.split(maxsplit=2)[1]) if answer else 0


def read_answer(wire: socket.socket) -> int:
    """Read one answer with a Content-Length; returns its status, or 0 if the server closes the connection."""
    with wire.makefile("rb") as file:
        line, length = file.readline(), 0
        while (header := file.readline().strip().lower()) != b"":
            name, _, value = header.partition(b":")
            length = int(value) if name == b"content-length" else length
        file.read(length)
    return status(line)


def flood(server: Server, begin: bytes, more: bytes, size: int = 30_000_000) -> tuple[int, bytes]:
    """Send without end; returns the bytes that were sent until the server closed the connection, and its answer."""
    sent, answer = 0, b""
    with contextlib.closing(connected(server)) as wire:
        with contextlib.suppress(ConnectionError, TimeoutError):
            wire.sendall(begin)
            while sent < size:
                wire.sendall(more)
                sent += len(more)
        with contextlib.suppress(ConnectionError, TimeoutError):
            while part := wire.recv(65_536):
                answer += part
    return sent, answer


# Sizes


CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "a request line": (b"GET /", b"a" * 65_536, 414),
    "a query": (b"GET /?", b"a=b&" * 16_384, 414),
    "a method": (b"", b"G" * 65_536, 400),
    "a header": (HEAD + b"X: ", b"a" * 65_536, 431),
    "a header name": (HEAD, b"a" * 65_536, 431),
    "headers": (HEAD, b"X: y\r\n" * 10_000, 431),
    "folded headers": (HEAD + b"X: y", b"\r\n y" * 10_000, None),
    "empty lines": (b"", b"\r\n" * 30_000, None),
    "a chunk extension": (CHUNKED + b"1;", b"a" * 65_536, 431),
    "a chunk size": (CHUNKED, b"0" * 65_536, 431),
    "trailers": (CHUNKED + b"0\r\n", b"X: y\r\n" * 10_000, 431),
    "chunks of one byte": (CHUNKED, b"1\r\nx\r\n" * 10_000, None),
    "pipelined requests": (b"", (HEAD + b"\r\n") * 2_000, None),
    "what follows an upgrade": (b"", (HEAD + b"Upgrade: h2c\r\nConnection: upgrade\r\n\r\n") * 500, None),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_requests_without_end_are_cut_off(server, what):
    begin, more, expected = ENDLESS[what]
    sent, answer = flood(server, begin, more)
    assert sent < 30_000_000
    if expected is not None and answer:
        assert status(answer) == expected
        head, _, body = answer.partition(b"\r\n\r\n")
        assert json.loads(body)["type"] == "refused"
        assert b"connection: close" in head


@pytest.mark.parametrize(("what", "size"), [("a request line", 20_000), ("a header", 20_000), ("headers", 20_000)])
def test_the_client_reads_why(server, what, size):
    """A client that sends little more than allowed reads the answer: the connection is not reset at once."""
    begin, more, expected = ENDLESS[what]
    with contextlib.closing(connected(server)) as wire:
        wire.sendall(begin + more[:size])
        assert status(wire.recv(4096)) == expected


@pytest.mark.parametrize("extra", [0, 1])
def test_the_longest_requests(server, extra):
    limits = Limits()
    path = b"/health/live?" + b"a" * (limits.line_bytes - 13 + extra)
    answer = exchange(server, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert status(answer) == (414 if extra else 200)
    value = b"a" * (limits.line_bytes - 1 + extra)
    answer = exchange(server, HEAD + b"X: " + value + b"\r\nConnection: close\r\n\r\n")
    assert status(answer) == (431 if extra else 200)
    many = b"".join(b"X-%d: y\r\n" % number for number in range(limits.headers - 2 + extra))
    assert status(exchange(server, HEAD + many + b"Connection: close\r\n\r\n")) == (431 if extra else 200)


def test_the_longest_handshake(server):
    """websockets has limits of its own, which are larger."""
    cookie = "a" * (Limits().line_bytes - len("cookie"))
    handshake(server, cookie).close()
    with contextlib.closing(connected(server)) as wire:
        wire.sendall(b"GET /socket HTTP/1.1\r\nUpgrade: websocket\r\nCookie: " + cookie.encode() + b"aa\r\n\r\n")
        assert read_answer(wire) == 431


def test_an_endless_request_line_delays_no_one(server):
    """The server closes the connection after some kilobytes; parsing 30 MB took seconds."""
    with contextlib.closing(connected(server)) as wire:
        wire.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionError):
            wire.sendall(b"GET /" + b"a" * 1_000_000)
        with contextlib.suppress(ConnectionError):
            assert status(wire.recv(100)) == 414
        assert httpx.get(f"{server.url}/health/live", timeout=PATIENCE).status_code == 200


def test_some_pipelined_requests_are_answered_in_order(server):
    requests = [f"GET /api/games/{number} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for number in range(7)]
    last = HEAD + b"Connection: close\r\n\r\n"
    answer = exchange(server, b"".join(requests) + last)
    assert answer.count(b"HTTP/1.1 404") == 7
    assert answer.rindex(b"HTTP/1.1 200") > answer.rindex(b"HTTP/1.1 404")


# Times


SLOW = {
    "nothing": (b"", 0),
    "an empty line": (b"\r\n", 408),
    "half a method": (b"GE", 408),
    "half a request line": (b"GET /hea", 408),
    "half a header": (HEAD + b"X-Part: ", 408),
    "half a handshake": (b"GET /socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n", 408),
    "half a body": (POST + b"Content-Length: 2000\r\n\r\n{", 408),
    "half a chunked body": (CHUNKED + b"5\r\n{", 408),
    "no body": (POST + b"Content-Length: 20\r\n\r\n", 408),
}


def test_requests_that_do_not_end_in_time(server):
    began = time.monotonic()
    wires = {what: connected(server) for what in SLOW}
    for what, wire in wires.items():
        wire.sendall(SLOW[what][0])
    statuses = {what: read_answer(wire) for what, wire in wires.items()}
    assert statuses == {what: expected for what, (_, expected) in SLOW.items()}
    assert time.monotonic() - began > REQUEST_SECONDS / 2, "not at once"
    for wire in wires.values():
        assert is_closed(wire)
        wire.close()


@pytest.mark.parametrize("what", ["half a request line", "half a header", "half a body"])
def test_bytes_that_trickle_do_not_extend_the_time(server, what):
    data, expected = SLOW[what]
    answer = b""
    with contextlib.closing(connected(server)) as wire:
        wire.sendall(data)
        wire.settimeout(0.1)
        end = time.monotonic() + PATIENCE
        while not answer and time.monotonic() < end:
            with contextlib.suppress(TimeoutError):
                answer = wire.recv(4096)
            with contextlib.suppress(ConnectionError):
                wire.sendall(b"a")
    assert status(answer) == expected


def test_a_second_request_has_its_own_time(server):
    with contextlib.closing(connected(server)) as wire:
        for _ in range(3):
            # Together they take longer than one may take.
            wire.sendall(HEAD)
            time.sleep(PAUSE)
            wire.sendall(b"\r\n")
            assert read_answer(wire) == 200
        wire.sendall(HEAD)
        assert read_answer(wire) == 408
        assert is_closed(wire)


def test_a_body_may_take_longer_at_a_minimum_rate(server):
    body = b'{"name": "Ada"}'.ljust(4_000)
    with contextlib.closing(connected(server)) as wire:
        wire.sendall(POST + b"Content-Length: %d\r\n\r\n" % len(body))
        for start in range(0, len(body), 1_000):
            wire.sendall(body[start : start + 1_000])
            time.sleep(PAUSE)
        assert read_answer(wire) == 200


def test_an_idle_connection_is_closed(server):
    with contextlib.closing(connected(server)) as wire:
        wire.sendall(HEAD + b"\r\n")
        assert read_answer(wire) == 200
        assert is_closed(wire)


@pytest.mark.parametrize("line", [HEAD, POST.replace(b"PUT", b"PATCH")])
def test_an_answer_does_not_wait_for_an_endless_body(server, line):
    """The answer comes before the body, which need not be read."""
    with contextlib.closing(connected(server)) as wire:
        wire.sendall(line + b"Content-Length: 1000000000000\r\n\r\n")
        assert read_answer(wire) in (200, 413)
        with pytest.raises(ConnectionError):
            wire.sendall(b"a" * 60_000_000)


def test_a_connection_that_does_not_close_is_aborted(server):
    """The client leaves, but does not read the last answer, and its side of the connection stays open."""
    with contextlib.closing(connected(server, buffer=2048)) as wire:
        path = b"/" + b"a" * 100
        wire.sendall((b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n") * 5)
        wire.sendall(HEAD + b"Connection: close\r\n\r\n")
        assert wait_until(lambda: connections(server) <= 1)


PIECES = [HEAD, POST, CHUNKED, b"\r\n", b"0\r\n\r\n", b"5\r\nhello\r\n", b"X: y\r\n", b"\x00", b"{}"]


@settings(max_examples=scaled(40))
@given(st.lists(st.sampled_from(PIECES), max_size=8))
def test_pieces_of_requests_in_any_order(server, pieces):
    """The answer is one that a client can read, and the connection ends."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
        for piece in pieces:
            with contextlib.suppress(ConnectionError):
                wire.sendall(piece)
        with contextlib.suppress(OSError):
            wire.shutdown(socket.SHUT_WR)
        answer = b""
        with contextlib.suppress(ConnectionError):
            while part := wire.recv(4096):
                answer += part
    assert status(answer) < 500


def test_other_clients_are_not_affected(server):
    """A normal client sees none of this."""
    with httpx.Client(base_url=server.url) as client:
        for number in range(20):
            answer = client.put("/api/me", content=b'{"name": "Ada %d"}' % number, headers=JSON)
            assert answer.json()["name"] == f"Ada {number}"
