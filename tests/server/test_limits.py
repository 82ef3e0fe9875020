"""Rate limits, concurrency limits and size limits."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from typing import TYPE_CHECKING

import httpx
import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st

from hexad.server.edge.client_address import rate_limit_key
from hexad.server.edge.rate_limits import ConcurrencyLimit, ConnectionRateLimit, RateLimit
from hexad.server.settings import Limits, Settings

from .answers import JSON, PATIENCE, exchange, refused
from .backends import wait_until
from .client import Player, Server

if TYPE_CHECKING:
    from collections.abc import Iterator


SMALL = {
    "sockets_per_address": 3,
    "messages_per_second": 0.01,
    "message_burst": 10,
    "games_watched": 2,
    "attempts_per_minute": 4,
}


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory) -> Iterator[Server]:
    limits = {"HEXAD_LIMITS": json.dumps(SMALL)}
    with Server(tmp_path_factory.mktemp("strict") / "data", "--engines", "1", env=limits) as running:
        yield running


@pytest.fixture
def strict(strict_server: Server) -> Server:
    """A server with small limits, after the sockets of the last test are closed."""

    def is_quiet() -> bool:
        answer = httpx.get(f"{strict_server.url}/metrics")
        return answer.status_code == 200 and "hexad_sockets 0.0" in answer.text.splitlines()

    assert wait_until(is_quiet)
    return strict_server


# The classes


@given(st.floats(0.1, 100), st.integers(1, 50), st.lists(st.floats(0, 3), max_size=200))
def test_no_key_exceeds_the_burst_and_the_rate(per_second, burst, pauses):
    rate_limit, now, taken = RateLimit(per_second, burst), 1000.0, 0
    for pause in pauses:
        now += pause
        wait = rate_limit.take("a", now)
        assert wait >= 0
        taken += not wait
    assert taken <= burst + (now - 1000.0 + 1e-5) * per_second


@given(st.floats(0.1, 100), st.integers(1, 50))
def test_waiting_as_long_as_told_is_enough(per_second, burst):
    rate_limit, now = RateLimit(per_second, burst), 0.0
    for _ in range(burst):
        assert rate_limit.take("a", now) == 0
    wait = rate_limit.take("a", now)
    assert 0 < wait <= 1 / per_second
    assert rate_limit.take("b", now) == 0, "other keys do not wait"
    assert rate_limit.take("a", now + wait + 1e-6) == 0


def test_memory_for_addresses_is_bounded():
    rate_limit = RateLimit(1, 10, max_keys=100)
    for number in range(1000):
        rate_limit.take(str(number), number / 10_000)
        assert len(rate_limit) <= 100
    for _ in range(10):
        rate_limit.take("busy", 1.0)
    for number in range(60):
        rate_limit.take(f"other {number}", 1.0)
    assert rate_limit.take("busy", 1.0) > 0, "the keys with the largest excess are kept"


def test_the_excess_of_a_connection_grows_with_every_refused_message():
    rate_limit = ConnectionRateLimit(10, 5)
    assert [rate_limit.take(100.0) > 0 for _ in range(6)] == [False] * 5 + [True]
    assert [rate_limit.take(100.0) > 1 for _ in range(5)] == [False] * 4 + [True]
    assert rate_limit.take(102.0) <= 0


def test_a_concurrency_limit_has_room_again_after_a_release():
    limit = ConcurrencyLimit(2)
    assert [limit.acquire("a"), limit.acquire("a"), limit.acquire("a"), limit.acquire("b")] == [True, True, False, True]
    limit.release("a")
    assert limit.acquire("a")
    for name in "aab":
        limit.release(name)
    assert len(limit) == 0


def test_an_ipv6_network_is_one_address():
    assert rate_limit_key("192.0.2.1") != rate_limit_key("192.0.2.2")
    assert (
        rate_limit_key("2001:db8:1:2::1") == rate_limit_key("2001:db8:1:2:ffff::9") != rate_limit_key("2001:db8:1:3::1")
    )
    assert rate_limit_key("::ffff:192.0.2.1") == "192.0.2.1"
    assert rate_limit_key("fe80::1%eth0") == rate_limit_key("fe80::2%eth0")
    assert rate_limit_key("") == ""
    assert rate_limit_key("not:an:address") == "not:an:address"


def test_limits_from_the_environment(monkeypatch):
    monkeypatch.delenv("HEXAD_LIMITS", raising=False)
    assert Limits.from_environment() == Limits()
    monkeypatch.setenv("HEXAD_LIMITS", '{"requests_per_second": 1e9, "burst": 7}')
    assert Settings().limits == Limits(requests_per_second=1e9, burst=7)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("nonsense", "HEXAD_LIMITS is not a JSON object"),
        ("[1]", "HEXAD_LIMITS is not a JSON object"),
        ("[" * 5_000, "HEXAD_LIMITS is not a JSON object"),
        ('{"burst": "many"}', 'HEXAD_LIMITS: burst is "many", expected a whole number above 0'),
        ('{"bursts": 1}', 'HEXAD_LIMITS: there is no limit "bursts", expected one of message_bytes'),
        ('{"burst": 0}', "HEXAD_LIMITS: burst is 0, expected a whole number above 0"),
        ('{"burst": 1.5}', "HEXAD_LIMITS: burst is 1.5, expected a whole number above 0"),
        ('{"games_per_hour": -1.5}', "HEXAD_LIMITS: games_per_hour is -1.5, expected a number above 0"),
    ],
)
def test_invalid_limits_are_refused(monkeypatch, given, said):
    monkeypatch.setenv("HEXAD_LIMITS", given)
    with pytest.raises(ValueError, match=f"^{re.escape(said)}"):
        Limits.from_environment()


# Over HTTP


def test_too_many_requests(tmp_path):
    limits = {"HEXAD_LIMITS": json.dumps({"requests_per_second": 0.01, "burst": 5})}
    with Server(tmp_path / "data", env=limits) as server, httpx.Client(base_url=server.url) as client:
        # Health checks do not count: the start of the server sends many.
        answers = [client.get("/api/me") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        refused(answers[-1], 429, "too-fast")
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 100
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        spoofed = client.get("/api/me", headers={"X-Forwarded-For": "192.0.2.9"})
        assert spoofed.status_code == 429, "forwarded headers are ignored without a proxy"
        assert client.get("/health/live").status_code == 200


def test_a_long_body_is_not_read(server):
    with httpx.Client(base_url=server.url) as client:
        answer = client.put("/api/me", content=b'{"name": "' + b"x" * 9000 + b'"}', headers=JSON)
        refused(answer, 413, "too-long")
        assert answer.headers["connection"] == "close"
    # A body with a Content-Length that is never sent.
    head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n"
    assert b" 413 " in exchange(server, head)
    # A chunked body: the server closes the connection long before its end.
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
        wire.sendall(head.replace(b"Content-Length: 1000000000", b"Transfer-Encoding: chunked"))
        with pytest.raises(ConnectionError):
            wire.sendall((b"2000\r\n" + b"x" * 0x2000 + b"\r\n") * 10_000)
    assert httpx.get(f"{server.url}/api/me").status_code == 200


def test_a_body_of_maximum_length(server):
    most = Limits().message_bytes
    body = b'{"name": "Ada"}'
    with httpx.Client(base_url=server.url, headers=JSON) as client:
        assert client.put("/api/me", content=body + b" " * (most - len(body))).status_code == 200
        refused(client.put("/api/me", content=body + b" " * (most - len(body) + 1)), 413, "too-long")


# On sockets


def test_sockets_of_one_address(strict):
    async def story():
        async with Player(strict.url) as player:
            sockets = [await player.socket() for _ in range(3)]
            with pytest.raises(websockets.InvalidStatus) as error:
                await player.socket()
            response = error.value.response
            assert response.status_code == 429
            assert json.loads(response.body)["code"] == "too-fast"
            assert int(response.headers["retry-after"]) > 0
            for one in sockets[:2]:
                await one.wire.close()
            await until(player, 200)
            for one in sockets[2:]:
                await one.wire.close()

    async def until(player: Player, status: int) -> None:
        """Wait until the server has noticed that a socket is closed."""
        async with asyncio.timeout(PATIENCE):
            while (await player.http.get("/api/me")).status_code != status:
                await asyncio.sleep(0.05)

    asyncio.run(story())


def test_messages_on_one_socket(strict):
    async def story():
        async with Player(strict.url) as player, await player.socket() as one, await player.socket() as other:
            for number in range(1, 11):
                await one.send(type="ping", n=number)
            for number in range(1, 11):
                assert await one.receive() == {"type": "pong", "n": number}
            await one.send(type="act", game="x", act={"type": "resign", "id": "late"})
            received = await one.receive()
            assert (received["code"], received["id"]) == ("too-fast", "late")
            for _ in range(30):
                await one.send(type="ping")
            with pytest.raises(websockets.ConnectionClosedError) as error:
                await one.receive("pong")
            assert error.value.rcvd is not None
            assert error.value.rcvd.code == 1008
            assert "too fast" in error.value.rcvd.reason
            await other.send(type="ping", n=1)
            assert await other.receive() == {"type": "pong", "n": 1}

    asyncio.run(story())


def test_long_messages(server):
    most = Limits().message_bytes

    async def story():
        async with Player(server.url) as player, await player.socket() as end:
            await end.wire.send('{"type": "ping", "n": 1}'.ljust(most))
            assert await end.receive() == {"type": "pong", "n": 1}
            # The last one is short in characters but long in bytes.
            for message in (" " * (most + 1), b" " * (most + 1), " " * (4 * most), "é" * (most // 2 + 1)):
                await end.wire.send(message)
                assert (await end.receive())["code"] == "too-long"
            await end.wire.send(" " * (4 * most + 1))
            with pytest.raises(websockets.ConnectionClosedError) as error:
                await end.receive()
            assert error.value.rcvd is not None
            assert error.value.rcvd.code == 1009

    asyncio.run(story())


def test_games_watched_on_one_socket_are_limited(strict):
    async def story():
        async with Player(strict.url) as player, await player.socket() as end:
            games = [await player.create("six", "me", "me") for _ in range(3)]
            assert [(await end.watch(game))["type"] for game in games] == ["game", "game", "refused"]
            assert (await end.watch(games[0]))["type"] == "game"
            await end.send(type="unwatch", game=games[1])
            assert (await end.watch(games[2]))["type"] == "game"

    asyncio.run(story())


# Passwords


def test_password_attempts_are_limited(strict):
    with httpx.Client(base_url=strict.url, timeout=PATIENCE) as client:
        guess = {"login": "somebody", "password": "not the password"}
        answers = [client.post("/api/session", json=guess) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [401] * 4
        # On a slow machine, another attempt is possible meanwhile: every 15 seconds.
        while answers[-1].status_code == 401 and len(answers) < 20:
            answers.append(client.post("/api/session", json=guess))
        refused(answers[-1], 429, "too-fast")
        assert "retry-after" in answers[-1].headers
        another = client.post("/api/session", json={**guess, "login": "another"})
        assert another.status_code == 429, "the limit applies to the address, for all logins together"
