"""Clients for the tests: a real server in another process, and players that connect to it over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any, Self

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from . import fork_server
from .ports import free_port

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from .fork_server import ForkedProcess

# Only a server that does not start or stop takes this long.
READY = 120.0

# All clients of a test share one address, so rate limits are off. The tests of limits set others.
UNLIMITED = msgspec.json.encode(
    {
        "requests_per_second": 1e9,
        "burst": 1_000_000_000,
        "messages_per_second": 1e9,
        "message_burst": 1_000_000_000,
        "sockets_per_address": 1_000_000,
        "attempts_per_minute": 1e9,
        "connections_per_address": 1_000_000,
        "watch_bytes_per_second": 1e12,
        "guests_per_minute": 1e9,
        # A client of a test would send a request over a connection that is just being closed.
        "keep_alive_seconds": 600.0,
        # Clocks do not wait for clients after a restart: most tests measure the time without a server alone.
        "restart_seconds": 0.001,
        "attempts_per_login": 1e9,
        "games_per_hour": 1e9,
        "seeks_per_minute": 1e9,
        "engine_games_per_hour": 1e9,
        "engine_games": 1_000_000_000,
        "pictures_per_minute": 1e9,
        "previews_per_second": 1e9,
        "downloads_per_minute": 1e9,
        "replays_per_minute": 1e9,
        "imports_per_hour": 1e9,
        "imports_per_player": 1_000_000,
        "searches_per_minute": 1e9,
        "puzzle_attempts_per_minute": 1e9,
        "accounts_per_day": 1e9,
        "mails_per_hour": 1e9,
        "mails_per_recipient": 1e9,
        "mail_links_per_minute": 1e9,
        "exports_per_hour": 1e9,
        "messages_per_minute": 1e9,
        "follows_per_minute": 1e9,
        "reports_per_day": 1e9,
        "tournaments_per_day": 1e9,
        "tournaments_per_player": 1_000_000,
        "tournament_acts_per_minute": 1e9,
    }
).decode()


class Server:
    """`hexad serve` as a process; it can be killed and started again on the same port and data."""

    def __init__(
        self,
        data: Path,
        *options: str,
        port: int | None = None,
        env: dict[str, str] | None = None,
        fresh: bool = False,
    ) -> None:
        """With `fresh`, it is started as users start it, not forked from a process that has imported its modules."""
        # Several workers set an environment variable that a library reads when it is imported.
        self._is_fresh = fresh or "--workers" in options
        self.data = data
        self.port = port or free_port()
        self.options = options
        self.env = {**os.environ, "HEXAD_LIMITS": UNLIMITED, **(env or {})}
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None
        self.log = data.parent / f"{data.name}-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        self.launch()
        try:
            self.wait()
        except BaseException:
            self.kill()
            raise
        return self

    def launch(self) -> None:
        """Start without waiting until it answers."""
        serve = ["serve", "--no-browser", "--port", str(self.port), "--data", str(self.data), *self.options]
        if not self._is_fresh:
            self.process = fork_server.start(serve, self.env, str(self.log))
            return
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "hexad", *serve]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.env)

    def wait(self) -> None:
        assert self.process is not None
        deadline = time.monotonic() + READY
        while time.monotonic() < deadline:
            assert self.process.poll() is None, f"the server ended: {self.tail()}"
            if self._is_ready():
                return
            time.sleep(0.02)
        raise TimeoutError(f"the server does not answer: {self.tail()}")

    def _is_ready(self) -> bool:
        line = self._line()
        with contextlib.closing(line), contextlib.suppress(OSError, http.client.HTTPException):
            line.request("GET", "/health/ready")
            return line.getresponse().status == 200
        return False

    def _line(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=1)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Stop it gracefully; returns its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(READY)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise

    def tail(self) -> str:
        return self.log.read_text(errors="replace")[-3000:]

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


class Player:
    """A visitor with a cookie. On Linux, all addresses of 127.0.0.0/8 are this machine's: `address` chooses one."""

    def __init__(self, url: str, address: str | None = None) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=url, timeout=60, transport=transport)
        self.address = address
        self._ids = itertools.count(1)

    async def __aenter__(self) -> Self:
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def create(self, game: str, *chairs: str, **settings: Any) -> str:
        """Set up a game; chairs are `me`, `anyone` or the level of an engine."""
        seats = [{"who": "engine", "level": int(c)} if c.isdigit() else {"who": c} for c in chairs]
        answer = await self.http.post("/api/games/", json={"game": game, "chairs": seats, **settings})
        answer.raise_for_status()
        return str(answer.json()["game"])

    async def register(self) -> None:
        """Open an account, by which the player counts from now on."""
        credentials = {"login": secrets.token_hex(8), "password": secrets.token_hex(8)}
        (await self.http.post("/api/account", json=credentials)).raise_for_status()

    async def join(self, game: str, **wishes: Any) -> None:
        async with asyncio.timeout(READY):
            # The process that holds the game may be busy, or may not have connected to the others yet.
            while (answer := await self.http.post(f"/api/games/{game}/join", json=wishes)).status_code == 503:
                await asyncio.sleep(0.1)
        answer.raise_for_status()

    async def act(self, game: str, **act: Any) -> httpx.Response:
        return await self.http.post(f"/api/games/{game}/acts", json=act)

    async def move(self, game: str, move: str, **more: Any) -> httpx.Response:
        return await self.act(game, type="move", move=move, id=f"h{next(self._ids)}", **more)

    async def state(self, game: str) -> dict[str, Any]:
        answer = await self.http.get(f"/api/games/{game}")
        answer.raise_for_status()
        return dict(answer.json())

    async def socket(self, **options: Any) -> Socket:
        """A socket with this player's cookie."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = str(self.http.base_url).replace("http://", "ws://").rstrip("/") + "/socket"
        # Closing does not wait long for the server's close frame, which comes after all unread messages.
        usual: dict[str, Any] = {"compression": None, "close_timeout": 1, **options}
        if self.address is not None:
            usual["local_addr"] = (self.address, 0)
        return Socket(await connect(url, additional_headers={"Cookie": cookie}, **usual))


class Socket:
    """The live protocol, message by message. Pings are answered."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.wire.close()

    async def send(self, **message: Any) -> None:
        await self.wire.send(msgspec.json.encode(message).decode())

    async def receive(self, *kinds: str, within: float = 60.0) -> dict[str, Any]:
        """The next message, or the next of these kinds."""
        async with asyncio.timeout(within):
            while True:
                message: dict[str, Any] = msgspec.json.decode(await self.wire.recv())
                if message["type"] == "ping":
                    await self.send(type="pong")
                elif not kinds or message["type"] in kinds:
                    return message

    async def watch(self, game: str, after: int = 0, *, detail: bool = False) -> dict[str, Any]:
        """Watch a game; returns the answer. News of other games may come before it."""
        await self.send(type="watch", game=game, detail=detail, **{"from": after})
        while (answer := await self.receive("game", "refused")).get("game", game) != game:
            pass
        return answer

    async def act(self, game: str, **act: Any) -> None:
        await self.send(type="act", game=game, act=act)

    @property
    def is_closed(self) -> bool:
        return self.wire.state is websockets.State.CLOSED


@contextlib.asynccontextmanager
async def lines(player: Player, path: str) -> AsyncIterator[Callable[[], Awaitable[Any]]]:
    """The lines of a stream, as a function that returns the next one; empty lines are keep-alives."""
    async with asyncio.timeout(180), player.http.stream("GET", path) as stream:
        assert stream.status_code == 200
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        text = stream.aiter_lines()

        async def following() -> Any:
            async for line in text:
                if line:
                    return json.loads(line)
            return None

        yield following
