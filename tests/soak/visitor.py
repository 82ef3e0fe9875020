"""Visitors of a server under load. They share connections for HTTP requests, and each has its own cookie."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

# The server says that a queue is full, or a quota is used up: part of the load, not a fault.
EXPECTED = {409, 429}
# The database was too slow, as on a loaded machine. Clients ask again.
UNAVAILABLE = 503
RETRY_SECONDS = 0.5
PATIENCE = 60.0


class UnexpectedAnswerError(Exception):
    """The server answered a correct request with an error."""


def shared_http(url: str) -> httpx.AsyncClient:
    """The connections of all visitors; cookies are kept by each visitor."""
    jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=16)
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, cookies=jar, limits=limits, trust_env=False)


class Visitor:
    """A guest with a cookie, or a program with a token."""

    def __init__(self, http: httpx.AsyncClient, token: str = "") -> None:
        self._http = http
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}

    async def request(self, method: str, path: str, **body: Any) -> Any:
        """The answer as JSON, or its bytes if it is something else; None if the server was busy."""
        content = {"content": msgspec.json.encode(body)} if body else {}
        headers = self._headers | ({"Content-Type": "application/json"} if body else {})
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await self._http.request(method, path, headers=headers, **content)  # type: ignore[arg-type]
                if answer.status_code != UNAVAILABLE:
                    break
                await asyncio.sleep(RETRY_SECONDS)
        for cookie in answer.headers.get_list("set-cookie"):
            self._headers["Cookie"] = cookie.partition(";")[0]
        if answer.status_code in EXPECTED:
            return None
        if answer.status_code >= 400:
            raise UnexpectedAnswerError(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.content

    async def get(self, path: str) -> Any:
        return await self.request("GET", path)

    async def post(self, path: str, **body: Any) -> Any:
        return await self.request("POST", path, **body)

    async def first_lines(self, path: str, count: int) -> int:
        """Read the first lines of a stream and leave without a word; returns their number."""
        received = 0
        async with self._http.stream("GET", path, headers=self._headers) as stream:
            if stream.status_code in {*EXPECTED, UNAVAILABLE}:
                return 0
            if stream.status_code >= 400:
                raise UnexpectedAnswerError(f"GET {path}: {stream.status_code}")
            async for _ in stream.aiter_lines():
                received += 1
                if received >= count:
                    break
        return received

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[Wire]:
        """A WebSocket; it is closed properly unless the block has aborted it."""
        url = str(self._http.base_url).replace("http://", "ws://").rstrip("/") + "/socket"
        async with connect(
            url, additional_headers=self._headers, compression=None, proxy=None, close_timeout=2
        ) as wire:
            yield Wire(wire)


class Wire:
    """The live protocol."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._request: dict[str, Any] = {}
        """The last message that may be refused."""
        self.ply = 0
        """The plies that the client knows of the game that it was told about last."""
        self.last = ""

    async def send(self, **message: Any) -> None:
        if message["type"] in ("watch", "act"):
            self._request = message
        await self._wire.send(msgspec.json.encode(message).decode())

    async def receive(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; pings are answered, and a request is repeated while it is unavailable."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = msgspec.json.decode(await self._wire.recv())
                if "state" in message:
                    self.ply, self.last = message["state"]["ply"], message["state"].get("last", "")
                if message["type"] == "ping":
                    await self.send(type="pong")
                elif message["type"] == "refused" and message["code"] == "unavailable" and self._request:
                    await asyncio.sleep(RETRY_SECONDS)
                    await self.send(**self._request)
                elif message["type"] in kinds:
                    return message

    async def read_for(self, seconds: float) -> None:
        """Read whatever comes for some time."""
        try:
            async with asyncio.timeout(seconds):
                await self.receive("never")
        except TimeoutError:
            pass

    def abort(self) -> None:
        """Vanish without a close frame, as a phone in a tunnel does."""
        self._wire.transport.abort()
