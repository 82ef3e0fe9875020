"""Security: headers, cross-origin requests, malformed requests, secrets."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import sys
import textwrap
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.asyncio.client import connect

from hexad.server.ids import new_id
from hexad.server.people.credentials import COOKIE

from .answers import JSON, exchange, refused
from .client import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "font-src": "'self'",
    "media-src": "blob:",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


@pytest.fixture
def client(server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30) as one:
        one.get("/api/me").raise_for_status()
        yield one


# Headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/docs", 200),
        ("GET", "/static/icon.svg", 200),
        ("GET", "/api/me", 200),
        ("GET", "/health/live", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/games/nothing", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing/../../etc/passwd", 404),
        ("POST", "/api/me", 405),
        ("PUT", "/api/me", 400),
        ("OPTIONS", "/api/me", 204),
    ],
)
def test_headers_on_every_answer(client, method, path, status):
    answer = client.request(method, path)
    assert answer.status_code == status
    headers = answer.headers
    parts = (part.strip().partition(" ") for part in headers["content-security-policy"].split(";"))
    assert {name: value for name, _, value in parts} == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-embedder-policy"] == "require-corp"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "geolocation=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"
    if status >= 400:
        assert answer.json()["type"] == "refused"


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"])
def test_metrics_are_refused_through_a_proxy(client, header):
    """Also by a server that trusts no proxy: one that was forgotten on the command line would publish them."""
    answer = client.get("/metrics", headers={header: "203.0.113.1"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-public")


def test_pages_obey_the_content_security_policy(client):
    """Pages contain no inline scripts or styles, which the Content-Security-Policy forbids."""
    for path in ("/", "/watch", "/api/docs"):
        answer = client.get(path)
        # In a checkout the client may not be built; the page that reports it obeys the policy, too.
        assert answer.status_code in (200, 503)
        assert "set-cookie" not in answer.headers
        assert re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=|javascript:", answer.text) is None, path
        # Only the page's own address, for search engines, is absolute.
        text = re.sub(rf'<link rel="(canonical|alternate)"[^>]* href="{client.base_url}/?[^"]*"', "", answer.text)
        assert re.search(r"(src|href)=[\"']?(https?:)?//", text) is None, path


def test_unknown_routes_and_wrong_methods(client):
    refused(client.get("/api/nothing"), 404, "not-found")
    answer = client.patch("/api/me", json={})
    refused(answer, 405, "wrong-method")
    assert set(answer.headers["allow"].replace(" ", "").split(",")) >= {"GET", "PUT"}


def test_malformed_bodies_are_refused(client):
    for body in (b"", b"{", b"[]", b"\xff\xfe", b'{"name": 1}', b'{"name": "a", "player": "b"}', b"[" * 5000, b"null"):
        answer = client.put("/api/me", content=body, headers=JSON)
        refused(answer, 400, "not-understood")
        assert "Traceback" not in answer.text
        assert ".py" not in answer.text


# Cookies


def flags(answer: httpx.Response) -> set[str]:
    pair, *rest = answer.headers["set-cookie"].split("; ")
    assert pair.startswith(f"{COOKIE}=")
    return set(rest)


def test_a_cookie_is_not_for_scripts_nor_for_other_sites(server):
    answer = httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert flags(answer) == {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"}
    assert "strict-transport-security" not in answer.headers, "forwarded headers are ignored without a proxy"


# A server behind a proxy with settings that the command line does not offer.
BEHIND_A_PROXY = """
import socket, sys
from pathlib import Path
from hexad.server.serve import run
from hexad.server.settings import Limits, Settings
limits = Limits(requests_per_second=0.01, burst=3)
origins = ("https://play.example",)
settings = Settings(data=Path(sys.argv[1]), engines=1, trusted_hops=1, origins=origins, limits=limits)
run(settings, socket.create_server(("127.0.0.1", int(sys.argv[2]))))
"""


@pytest.fixture
def proxied(tmp_path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    command = [sys.executable, "-c", BEHIND_A_PROXY, str(server.data), str(server.port)]
    with server.log.open("wb") as log:
        server.process = subprocess.Popen(command, stdout=log, stderr=log)
    with server.process:
        try:
            server.wait()
            yield server
        finally:
            server.stop()


def test_behind_a_proxy_that_is_trusted(proxied):
    def get(address: str, **headers: str) -> httpx.Response:
        return httpx.get(f"{proxied.url}/api/me", headers={"X-Forwarded-For": address, **headers})

    answer = get("192.0.2.1", **{"X-Forwarded-Proto": "https"})
    assert "Secure" in flags(answer)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert [get("192.0.2.1").status_code for _ in range(3)] == [200, 200, 429]
    assert get("192.0.2.2").status_code == 200, "addresses are those that the proxy sends"
    spoofed = get("198.51.100.7, 192.0.2.1")
    assert spoofed.status_code == 429, "addresses written by the client come first and are ignored"

    async def story():
        url = f"ws://127.0.0.1:{proxied.port}/socket"
        far = {"X-Forwarded-For": "192.0.2.3"}
        async with connect(url, origin="https://play.example", additional_headers=far) as wire:  # type: ignore[arg-type]  # a str
            await wire.send('{"type":"ping","n":1}')
            assert json.loads(await wire.recv()) == {"type": "pong", "n": 1}

    asyncio.run(story())


# Files and logs


PATHS = [
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/static/../../secret",
    "/static/..%2fapp.py",
    "/static/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/assets/..%5c..%5csecret",
    "//etc/passwd",
    "/api/../secret",
    "/games/..%00/secret",
    "/%c0%ae%c0%ae/secret",
]


@pytest.mark.parametrize("path", PATHS)
def test_paths_do_not_reach_files_of_the_machine(server, path):
    secret = (server.data / "secret").read_bytes()
    answer = exchange(server, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    status = int(answer.split()[1])
    assert status < 500
    assert secret not in answer
    assert b"root:" not in answer


def test_malformed_requests_are_refused(server):
    for request in (
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"GET /%ff%fe HTTP/1.1\r\nHost: \xff\r\nCookie: \xff=\xff; hexad=\xfe\r\nConnection: close\r\n\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET /api/me HTTP/1.0\r\n\r\n",
        b"GET /api/me?%00=%ff&a[]=b HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\xfe\r\nConnection: close\r\n\r\n",
    ):
        assert int(exchange(server, request).split()[1]) < 500


def test_a_client_that_disconnects_during_a_request(server):
    head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", server.port)) as wire:
            wire.sendall(head)
    assert httpx.get(f"{server.url}/api/me").status_code == 200
    assert "Traceback" not in server.log.read_text()


def test_secrets_are_not_in_the_log(server, client):
    password = f"password {new_id()}"
    token = client.post("/api/tokens", json={"label": "bot"}).json()["token"]
    client.post("/api/account", json={"login": new_id(), "password": password})
    client.post("/api/session", json={"login": "nobody", "password": password})
    for headers in ({"Authorization": f"Bearer {token}"}, {"Authorization": f"Bearer {token}x"}):
        client.get("/api/me", headers=headers)
        client.put("/api/me", content=b"{", headers={**headers, **JSON})
    log = server.log.read_text()
    for secret in (token, password, client.cookies[COOKIE], (server.data / "secret").read_text()):
        assert secret not in log


def test_a_server_error_reveals_no_details(tmp_path):
    """A handler with a bug, in the real application."""
    program = textwrap.dedent("""
        import asyncio, sys
        from pathlib import Path
        import httpx
        from hexad.server.http.health import Health
        from hexad.server.app import make_app
        from hexad.server.logs import set_up_logs
        from hexad.server.settings import Settings

        async def broken(self):
            raise ZeroDivisionError("the secret of the cellar")

        Health.live.fn.__code__ = broken.__code__

        async def ask():
            app = make_app(Settings(data=Path(sys.argv[1]), engines=1))
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
                answer = await client.get("/health/live")
            print(answer.status_code, answer.text)

        set_up_logs(as_json=True)
        asyncio.run(ask())
    """)
    ran = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "data")], capture_output=True, text=True, timeout=60, check=True
    )
    status, _, body = ran.stdout.partition(" ")
    assert (status, json.loads(body)["code"]) == ("500", "fault")
    assert "cellar" not in ran.stdout
    assert "ZeroDivisionError: the secret of the cellar" in ran.stderr
