"""ASGI middleware around the application.

It enforces the rate limits per address, rejects cross-origin requests (CSRF), checks the size and the type of bodies,
and adds the security headers to responses.
"""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from litestar.enums import ScopeType

from hexad.server.edge.client_address import address_of, rate_limit_key
from hexad.server.edge.rate_limits import ConcurrencyLimit, RateLimit
from hexad.server.edge.security_headers import HEADERS, SecurityHeaders
from hexad.server.errors import RateLimitError, RefusalError
from hexad.server.game.messages import encode, refused
from hexad.server.settings import POSITION_BYTES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import ASGIApp, HTTPScope, Message, Receive, ReceiveMessage, Scope, Send

    from hexad.server.edge.network_factors import NetworkFactors
    from hexad.server.settings import Limits

__all__ = ["COOKIE_TO_SET", "EdgeMiddleware", "refuse_handshake"]

COOKIE_TO_SET = "cookie_to_set"
"""The key in a request's state under which a handler leaves the cookie that the response sets."""

# An origin is used as a key in a cache. Host names have up to 253 characters.
MAX_ORIGIN = 300

_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_JSON = b"application/json"
# Mail programs stop reminders by a form (RFC 8058), which is not read.
_FORMS = (b"application/x-www-form-urlencoded", b"multipart/form-data")
_FORM_PATH = "/api/account/reminders/stop/"
# The paths whose bodies contain whole games, or lists of entrants.
_LARGE_BODY_PATHS = ("/api/positions", "/api/records/", "/api/tournaments")
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}

_NO_STORE = (b"cache-control", b"no-store")


class EdgeMiddleware:
    """Admits or refuses requests and WebSocket handshakes."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        origins: Iterable[str],
        factors: NetworkFactors,
        *,
        is_permanent: bool = True,
    ) -> None:
        """`is_permanent` tells browsers that a host that once used TLS always does."""
        self._app = app
        self._headers = SecurityHeaders(is_permanent=is_permanent)
        self._factors = factors
        self._max_bytes = limits.message_bytes
        self._rate = RateLimit(limits.requests_per_second, limits.burst)
        self._concurrency = ConcurrencyLimit(limits.sockets_per_address)
        self._origins = frozenset(filter(None, map(_origin_of, origins)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a handshake on to the application, or refuse it."""
        address, factor = rate_limit_key(address_of(scope)), self._factors.of(address_of(scope))
        if scope["type"] == ScopeType.HTTP:
            if scope["method"] == "HEAD" and not scope["path"].startswith("/api/"):
                # Uvicorn drops the body of a response to HEAD. Not for the API: its streams would never end.
                scope = {**scope, "method": "GET"}
            send, refuse = _with_headers(scope, send, self._headers), _refuse_request
            if scope["method"] not in _SAFE_METHODS:
                receive = _with_disconnect_check(receive)
        else:
            refuse = refuse_handshake
        try:
            self._admit(scope, address, factor)
        except RefusalError as refusal:
            await refuse(send, refusal)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._concurrency.release(address)

    def _admit(self, scope: Scope, address: str, factor: float) -> None:
        """Count the request in the concurrency limit, or raise RefusalError. `factor` raises the address's limits."""
        # Health checks are exempt from the rate limit.
        wait = 0.0 if scope["path"].startswith("/health/") else self._rate.take(address, time.monotonic(), 1 / factor)
        if wait:
            raise RateLimitError("Too many requests from this address: wait a little.", wait)
        # A pattern's `$` admits a line break at the end, and what follows would not expect one.
        if b"%0a" in scope["query_string"].lower():
            raise RefusalError("not-understood", "There is a line break in the query.", status=400)
        if scope["type"] == ScopeType.WEBSOCKET:
            self._check_origin(dict(scope["headers"]))
        elif scope["method"] not in _SAFE_METHODS:
            self._check_unsafe(scope["path"], dict(scope["headers"]))
        if not self._concurrency.acquire(address, factor):
            raise RateLimitError("Too many connections from this address: close some.", 10)

    def _check_unsafe(self, path: str, headers: dict[bytes, bytes]) -> None:
        if b"cookie" in headers:
            self._check_origin(headers)
        length = headers.get(b"content-length", b"0")
        max_bytes = POSITION_BYTES if path.startswith(_LARGE_BODY_PATHS) else self._max_bytes
        if length.isdigit() and int(length) > max_bytes:
            raise RefusalError("too-long", f"A body has at most {max_bytes} bytes.", status=413)
        has_body = length != b"0" or b"transfer-encoding" in headers
        kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if has_body and kind != _JSON and not (kind in _FORMS and path.startswith(_FORM_PATH)):
            raise RefusalError("not-json", "A body is JSON: expected Content-Type: application/json.", status=415)

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """Raise RefusalError for a request from a page of another site. Clients other than browsers send no Origin."""
        given = headers.get(b"origin")
        if given is None:
            return
        text = given[:MAX_ORIGIN].decode("latin-1")
        origin = _origin_of(text) if len(given) < MAX_ORIGIN else None
        # The scheme is not compared: the proxy may use another one towards the browser.
        host = origin and _origin_of(f"{origin[0]}://{headers.get(b'host', b'')[:MAX_ORIGIN].decode('latin-1')}")
        if origin is None or (origin != host and origin not in self._origins):
            raise RefusalError(
                "cross-origin", f"Not from a page of {text[:100]}: expected one of this server.", status=403
            )


async def refuse_handshake(send: Send, refusal: RefusalError) -> None:
    """Answer a WebSocket handshake with an HTTP error."""
    headers = [*HEADERS, *_headers_of(refusal)]
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": _body_of(refusal), "more_body": False})


async def _refuse_request(send: Send, refusal: RefusalError) -> None:
    headers = _headers_of(refusal)
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": _body_of(refusal), "more_body": False})


def _body_of(refusal: RefusalError) -> bytes:
    return encode(refused(refusal))


def _headers_of(refusal: RefusalError) -> list[tuple[bytes, bytes]]:
    length = str(len(_body_of(refusal))).encode()
    headers = [(b"content-type", _JSON), (b"content-length", length)]
    if isinstance(refusal, RateLimitError):
        headers.append((b"retry-after", str(refusal.wait).encode()))
    return headers


def _with_headers(scope: HTTPScope, send: Send, added: SecurityHeaders) -> Send:
    """A `send` that adds the security headers and the cookie to the response."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *added.of(scope)]
            cookie = scope["state"].get(COOKIE_TO_SET) if "state" in scope else None
            if cookie is not None:
                headers.append((b"set-cookie", cookie))
            if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
                headers.append(_NO_STORE)
            if message["status"] == 413:
                # The rest of the body need not be read.
                headers.append((b"connection", b"close"))
            message["headers"] = headers
        await send(message)

    return send_with_headers


def _with_disconnect_check(receive: Receive) -> Receive:
    """A `receive` that raises RefusalError if the client disconnects before the end of the body: not a server error.

    After the body, a streaming response waits for the disconnection itself.
    """
    is_complete = False

    async def receive_or_raise() -> ReceiveMessage:
        nonlocal is_complete
        message = await receive()
        if message["type"] == "http.request":
            is_complete = not message.get("more_body", False)
        elif message["type"] == "http.disconnect" and not is_complete:
            raise RefusalError("gone", "The client has gone.", status=400)
        return message

    return receive_or_raise


@lru_cache(maxsize=1024)
def _origin_of(text: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin; None if it is not one, such as `null`."""
    try:
        parts = urlsplit(text)
        port = parts.port or _PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    if not parts.hostname or not port or parts.path.strip("/") or parts.username is not None:
        return None
    return parts.scheme, parts.hostname, port
