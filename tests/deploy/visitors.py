"""Visitors of the site: clients that connect to a proxy over TLS, each from an address of its own."""

from __future__ import annotations

import asyncio
import ssl
import time
from http import HTTPStatus
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.client import Player, Socket

from .isolation import CLIENTS

# Seconds within which a move is acknowledged, whatever happens to a server process.
PATIENCE = 30.0


def trust_all() -> ssl.SSLContext:
    """The certificates are signed by the proxies themselves."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Visitor(Player):
    """A player behind a proxy."""

    def __init__(self, url: str, address: str = CLIENTS[0], **headers: str) -> None:
        super().__init__(url)
        self._address = address
        self._playing: Socket | None = None
        transport = httpx.AsyncHTTPTransport(verify=trust_all(), local_address=address)
        self.http = httpx.AsyncClient(base_url=url, timeout=30, transport=transport, headers=headers)

    async def file(self, path: str) -> httpx.Response:
        """The answer to a request for a file, as patient as the service worker is with the limit of an address."""
        while True:
            answer = await self.http.get(path)
            if answer.status_code != HTTPStatus.TOO_MANY_REQUESTS:
                return answer
            await asyncio.sleep(int(answer.headers["retry-after"]))

    async def socket(self, **options: Any) -> Socket:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = str(self.http.base_url).replace("https://", "wss://").rstrip("/") + "/socket"
        headers = {"Cookie": cookie, "Origin": str(self.http.base_url).rstrip("/")}
        usual: dict[str, Any] = {"compression": None, "close_timeout": 1, "proxy": None, "ssl": trust_all(), **options}
        return Socket(await connect(url, additional_headers=headers, local_addr=(self._address, 0), **usual))

    async def move_by_socket(self, game: str, move: str, name: str) -> None:
        """Send a move until it is acknowledged, with the same id, over a new socket if the old one was closed."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if self._playing is None:
                    self._playing = await self.socket()
                    await self._playing.watch(game)
                await self._playing.act(game, type="move", move=move, id=name)
                if await _is_acknowledged(self._playing, name):
                    return
            except (WebSocketException, OSError, TimeoutError):
                self._playing = None
            await asyncio.sleep(0.1)
        raise TimeoutError(f"{move} was not acknowledged")

    async def __aexit__(self, *_: object) -> None:
        if self._playing is not None:
            await self._playing.wire.close()
        await super().__aexit__()


async def _is_acknowledged(socket: Socket, name: str) -> bool:
    """Whether the act of this id was acknowledged; false if it may be sent again."""
    while True:
        message = await socket.receive("event", "done", "refused", within=5)
        if message["type"] == "refused":
            # The process of this player may not know the other player's move yet.
            assert message["code"] in ("unavailable", "busy", "not-your-turn"), message
            return False
        if message.get("event", message).get("id") == name:
            return True
