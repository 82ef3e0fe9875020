"""Players who watch what happens to their sessions: sockets and streams that are closed, cookies that are refused."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import websockets
from itsdangerous import URLSafeSerializer

from .client import Player, Socket
from .waiting import PATIENCE, bound

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import httpx

PASSWORD = "correct horse battery"
SESSION_ENDED = 4401
# Seconds until the connections of an ended session are closed.
MAX_SECONDS = bound(1.0)


async def register(player: Player, login: str) -> dict[str, Any]:
    answer = await player.http.post("/api/account", json={"login": login, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def log_in(player: Player, login: str, password: str = PASSWORD) -> httpx.Response:
    return await player.http.post("/api/session", json={"login": login, "password": password})


async def identity(player: Player) -> dict[str, Any]:
    return dict((await player.http.get("/api/me")).raise_for_status().json())


@asynccontextmanager
async def with_cookie(url: str, cookie: str) -> AsyncIterator[Player]:
    """A browser with a cookie that was copied."""
    player = Player(url)
    player.http.cookies.set("hexad", cookie, domain="127.0.0.1")
    try:
        yield player
    finally:
        await player.http.aclose()


@asynccontextmanager
async def with_token(url: str, token: str) -> AsyncIterator[Player]:
    """A program with a token."""
    player = Player(url)
    player.http.headers["Authorization"] = f"Bearer {token}"
    try:
        yield player
    finally:
        await player.http.aclose()


async def open_socket(player: Player) -> Socket:
    """A socket with a player's cookie or token, which has answered."""
    headers = {name: value for name, value in player.http.headers.items() if name == "authorization"}
    if headers:
        url = str(player.http.base_url).replace("http://", "ws://").rstrip("/") + "/socket"
        socket = Socket(await websockets.connect(url, additional_headers=headers, compression=None))
    else:
        socket = await player.socket()
    await socket.send(type="ping", n=1)
    await socket.receive("pong")
    return socket


async def close_code(socket: Socket) -> int | None:
    """The code with which the server closes a socket, within the promised time."""
    began = time.monotonic()
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.wire.recv()
    except websockets.ConnectionClosed as closed:
        assert time.monotonic() - began < MAX_SECONDS
        return None if closed.rcvd is None else closed.rcvd.code


async def is_open(socket: Socket) -> bool:
    """Whether a socket still answers."""
    try:
        await socket.send(type="ping", n=2)
        await socket.receive("pong")
    except websockets.ConnectionClosed:
        return False
    return True


@asynccontextmanager
async def stream_of(player: Player) -> AsyncIterator[asyncio.Task[str]]:
    """The code of the refusal with which the server ends a stream of notifications, as a task."""
    opened = asyncio.Event()

    async def read() -> str:
        async with player.http.stream("GET", "/api/stream") as stream:
            opened.set()
            lines = [line async for line in stream.aiter_lines() if line]
        return str(json.loads(lines[-1])["code"])

    task = asyncio.create_task(read())
    await opened.wait()
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def signed_cookie(secret: str, player: str, name: str, password_hash: str = "") -> str:
    """A cookie as earlier releases made it."""
    digest = hashlib.sha256(password_hash.encode()).hexdigest()[:16] if password_hash else ""
    serializer = URLSafeSerializer(secret, salt="hexad.player", signer_kwargs={"digest_method": hashlib.sha256})
    return str(serializer.dumps([player, name, digest]))
