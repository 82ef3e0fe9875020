"""The image of deploy/Dockerfile and the services of deploy/compose.yaml, behind Caddy and behind nginx."""

from __future__ import annotations

import asyncio
import http.client
import re
import signal
import socket
import time
from pathlib import Path

import httpx
import pytest

from hexad import abalone
from tests.server.client import lines

from .isolation import CLIENTS
from .visitors import Visitor, trust_all

DIRECT = "http://127.0.0.1:6161"
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")


def test_page_and_assets_load(proxy) -> None:
    async def visit() -> None:
        async with Visitor(proxy.url) as visitor:
            page = await visitor.file("/")
            assert page.status_code == 200
            assert "strict-transport-security" in page.headers
            worker = (await visitor.file("/sw.js")).text
            files = set(re.findall(r'"(/assets/[^"]+)"', worker)) | set(
                re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
            )
            assert len(files) > 20
            for file in sorted(files):
                assert (await visitor.file(file)).status_code == 200, file

    asyncio.run(visit())


def test_cookie_is_secure(proxy) -> None:
    async def visit() -> None:
        async with Visitor(proxy.url) as visitor:
            visitor.http.cookies.clear()
            cookie = (await visitor.http.get("/api/me")).headers["set-cookie"]
            assert {"Secure", "HttpOnly", "SameSite=Lax"} <= {part.strip() for part in cookie.split(";")}

    asyncio.run(visit())


def test_http_is_redirected(proxy) -> None:
    line = http.client.HTTPConnection(proxy.name, 80, timeout=10)
    line.request("GET", "/watch", headers={"Host": proxy.name})
    answer = line.getresponse()
    assert answer.status in (301, 308)
    assert answer.headers["Location"] == f"{proxy.url}/watch"


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "/metrics?x=1", "/%6detrics", "//metrics", "/x/../metrics"])
def test_metrics_are_not_public(proxy, path) -> None:
    line = http.client.HTTPSConnection(proxy.name, 443, timeout=10, context=trust_all())
    line.request("GET", path)
    answer = line.getresponse()
    assert b"hexad_events" not in answer.read()
    assert answer.status >= 300


def test_operator_reads_metrics_at_the_server(proxy) -> None:
    assert "hexad_processes 2.0" in httpx.get(f"{DIRECT}/metrics").text
    # A proxy that forwards /metrics gets nothing.
    assert httpx.get(f"{DIRECT}/metrics", headers={"X-Forwarded-For": "203.0.113.1"}).status_code == 403


def test_forged_address_changes_nothing(proxy) -> None:
    """A visitor who sends another X-Forwarded-For with each request is limited, and only that visitor."""

    async def visit() -> None:
        async with Visitor(proxy.url) as flooder:
            for number in range(600):
                forged = f"192.0.2.{number % 250}, 10.0.0.{number % 250}"
                headers = {"X-Forwarded-For": forged, "X-Real-IP": forged, "Forwarded": f"for=192.0.2.{number % 250}"}
                answer = await flooder.http.get("/api/now", headers=headers)
                if answer.status_code == 429:
                    break
            assert answer.status_code == 429
        async with Visitor(proxy.url, CLIENTS[1]) as other:
            assert (await other.http.get("/api/now")).status_code == 200

    asyncio.run(visit())


def test_oversized_requests_are_refused(proxy) -> None:
    for headers, body, expected in (({"X-Long": "x" * 60_000}, b"", {400, 431}), ({}, b"x" * 2_000_000, {413, 400})):
        line = http.client.HTTPSConnection(
            proxy.name, 443, timeout=20, context=trust_all(), source_address=(CLIENTS[1], 0)
        )
        try:
            line.request("POST", "/api/games/", body, {"Content-Type": "application/json", **headers})
            assert line.getresponse().status in expected
        except (ConnectionError, http.client.RemoteDisconnected):
            pass  # Closed while the rest was being sent, which is a refusal, too.


def test_slow_headers_end_the_connection(proxy) -> None:
    with (
        socket.create_connection((proxy.name, 443), 30) as plain,
        trust_all().wrap_socket(plain, server_hostname=proxy.name) as line,
    ):
        line.sendall(b"GET / HTTP/1.1\r\nHost: ")
        began = time.monotonic()
        try:
            while line.recv(1000):
                pass
        except ConnectionError:
            pass
        assert time.monotonic() - began < 20


def test_stream_is_forwarded_at_once(proxy) -> None:
    async def visit() -> None:
        async with Visitor(proxy.url, CLIENTS[1]) as black, Visitor(proxy.url, CLIENTS[1]) as white:
            game = await black.create("abalone", "me", "anyone")
            await white.join(game)
            async with lines(black, f"/api/games/{game}/stream") as following:
                assert (await following())["type"] == "game"
                (await black.move(game, str(next(iter(abalone.Board().legal_moves))))).raise_for_status()
                assert (await following())["type"] == "event"

    asyncio.run(visit())


def test_moves_survive_the_death_of_a_process(proxy) -> None:
    """Two players move over WebSockets while one server process is killed; no acknowledged move is lost."""
    asyncio.run(_play_while_killing(proxy))


async def _play_while_killing(proxy) -> None:
    async with Visitor(proxy.url, CLIENTS[0]) as black, Visitor(proxy.url, CLIENTS[1]) as white:
        game = await black.create("abalone", "me", "anyone")
        await white.join(game)
        board = abalone.Board()
        for ply in range(30):
            if ply % 10 == 5:
                _kill_worker(proxy.site.arena)
            move = str(next(iter(board.legal_moves)))
            await (black, white)[ply % 2].move_by_socket(game, move, f"ply{ply}")
            board.push(move)
        events = (await black.http.get(f"/api/games/{game}/events")).json()["events"]
        assert [event["move"] for event in events if event["type"] == "moved"] == [str(move) for move in board.moves]


def _kill_worker(arena) -> None:
    """Kill a server process; the supervisor is the first process of the container."""
    supervisor = next(each for each in arena.processes if "serve" in each.cmdline())
    workers = [each for each in supervisor.children() if "serve" in each.cmdline()]
    assert len(workers) >= 1
    workers[0].send_signal(signal.SIGKILL)


def test_server_runs_without_privileges(site) -> None:
    for process in site.arena.processes:
        if "serve" not in process.cmdline():
            continue
        status = dict(re.findall(r"^(\w+):\s*(.*)$", Path(f"/proc/{process.pid}/status").read_text(), re.MULTILINE))
        assert "0" not in status["Uid"].split()
        assert int(status["CapEff"], 16) == int(status["CapBnd"], 16) == 0
        assert status["NoNewPrivs"] == "1"


def test_secrets_are_not_in_the_command_lines(site) -> None:
    for process in site.arena.processes:
        if "serve" in process.cmdline():
            assert not re.search(r"5f5f5f|a7a7a7", " ".join(process.cmdline()))


def test_restart_keeps_games_and_ends_in_time(site) -> None:
    """`docker compose restart arena`: the server stops within its grace period and continues all games."""

    async def play() -> str:
        async with Visitor(DIRECT, "127.0.0.1") as black:
            return await black.create("abalone", "me", "1")

    game = asyncio.run(play())
    assert site.arena.stop() < int(site.services["arena"]["stop_grace_period"].rstrip("s"))
    with site.arena:
        site.arena.wait_for(site.image.health)
        assert httpx.get(f"{DIRECT}/api/games/{game}").status_code == 200
    site.arena.__enter__()
    site.arena.wait_for(site.image.health)
