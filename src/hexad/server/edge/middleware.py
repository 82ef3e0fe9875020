"""The guard at the door: before a request or a socket reaches the application, and on each answer's way out.

It counts by address, keeps other sites from acting in the name of a visitor, and adds the headers that keep a browser
from doing what the pages of the arena never ask for.
"""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from litestar.enums import ScopeType

from hexad.server.edge.rate_limits import ConcurrencyLimit, RateLimit, rate_limit_key
from hexad.server.errors import RateLimitError, RefusalError
from hexad.server.game.messages import Refused, encode
from hexad.server.settings import POSITION_BYTES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

    from hexad.server.settings import Limits

__all__ = ["COOKIE_TO_SET", "EdgeMiddleware", "address_of", "is_secure", "refuse_handshake"]

COOKIE_TO_SET = "cookie_to_set"
"""Under this name in the state of a request is the cookie that its answer sets."""

# What is remembered has a length: addresses have up to 45 characters, names of hosts 253.
MAX_ADDRESS = 64
MAX_ORIGIN = 300

_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_JSON = b"application/json"
# To these, whole games are sent.
_LONG = ("/api/positions", "/api/records/", "/api/review")
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}

_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        # Sounds are made by the page itself.
        "media-src blob:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # A link to a game is an invitation: other sites do not learn of it. (Without any referrer, forms have no origin.)
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
_SECURE_HEADERS = [*_HEADERS, (b"strict-transport-security", b"max-age=31536000")]
_NO_STORE = (b"cache-control", b"no-store")


class EdgeMiddleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: Iterable[str]) -> None:
        self._app = app
        self._most_bytes = limits.message_bytes
        self._rate = RateLimit(limits.requests_per_second, limits.burst)
        self._concurrency = ConcurrencyLimit(limits.sockets_per_address)
        self._origins = frozenset(filter(None, map(_origin_of, origins)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it pass, or refuse it."""
        address = rate_limit_key(address_of(scope))
        if scope["type"] == ScopeType.HTTP:
            if scope["method"] == "HEAD" and not scope["path"].startswith("/api/"):
                # The server that we run in keeps the body back. Streams of the API never end: they have no head.
                scope = {**scope, "method": "GET"}
            send, refuse = _dressed(scope, send), _refuse_request
            if scope["method"] not in _SAFE_METHODS:
                receive = _noticing(receive)
        else:
            refuse = refuse_handshake
        try:
            self._admit(scope, address)
        except RefusalError as refusal:
            await refuse(send, refusal)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._concurrency.leave(address)

    def _admit(self, scope: Scope, address: str) -> None:
        """Raise Refusal unless it may pass; if it may, it has entered the crowd."""
        # Those who look after the server hear from it also when all are too fast.
        wait = 0.0 if scope["path"].startswith("/health/") else self._rate.take(address, time.monotonic())
        if wait:
            raise RateLimitError("Too many requests from this address: wait a little.", wait)
        if scope["type"] == ScopeType.WEBSOCKET:
            self._check_origin(dict(scope["headers"]))
        elif scope["method"] not in _SAFE_METHODS:
            self._check_unsafe(scope["path"], dict(scope["headers"]))
        if not self._concurrency.enter(address):
            raise RateLimitError("Too many connections from this address: close some.", 10)

    def _check_unsafe(self, path: str, headers: dict[bytes, bytes]) -> None:
        if b"cookie" in headers:
            self._check_origin(headers)
        length = headers.get(b"content-length", b"0")
        most = POSITION_BYTES if path.startswith(_LONG) else self._most_bytes
        if length.isdigit() and int(length) > most:
            raise RefusalError("too-long", f"A body has at most {most} bytes.", status=413)
        has_body = length != b"0" or b"transfer-encoding" in headers
        kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if has_body and kind != _JSON:
            raise RefusalError("not-json", "A body is JSON: expected Content-Type: application/json.", status=415)

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """Browsers say which site a request comes from; others need not."""
        given = headers.get(b"origin")
        if given is None:
            return
        text = given[:MAX_ORIGIN].decode("latin-1")
        origin = _origin_of(text) if len(given) < MAX_ORIGIN else None
        # The scheme is not compared: a proxy in front may speak another one to the browser.
        host = origin and _origin_of(f"{origin[0]}://{headers.get(b'host', b'')[:MAX_ORIGIN].decode('latin-1')}")
        if origin is None or (origin != host and origin not in self._origins):
            raise RefusalError(
                "cross-origin", f"Not from a page of {text[:100]}: expected one of this server.", status=403
            )


def address_of(scope: Scope) -> str:
    """Where a request comes from; what a proxy says of that is in here only if it is trusted."""
    client = scope["client"]
    return client[0][:MAX_ADDRESS] if client else ""


def is_secure(scope: Scope) -> bool:
    """Whether nobody on the way could read it."""
    return scope["scheme"] in ("https", "wss")


async def refuse_handshake(send: Send, refusal: RefusalError) -> None:
    """Answer a socket that was not accepted."""
    headers = [*_HEADERS, *_headers_of(refusal)]
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": _body_of(refusal), "more_body": False})


async def _refuse_request(send: Send, refusal: RefusalError) -> None:
    headers = _headers_of(refusal)
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": _body_of(refusal), "more_body": False})


def _body_of(refusal: RefusalError) -> bytes:
    return encode(Refused(refusal.code, refusal.text, refusal.rule))


def _headers_of(refusal: RefusalError) -> list[tuple[bytes, bytes]]:
    length = str(len(_body_of(refusal))).encode()
    headers = [(b"content-type", _JSON), (b"content-length", length)]
    if isinstance(refusal, RateLimitError):
        headers.append((b"retry-after", str(refusal.wait).encode()))
    return headers


def _dressed(scope: Scope, send: Send) -> Send:
    """What sends answers with the headers that they all have."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *(_SECURE_HEADERS if is_secure(scope) else _HEADERS)]
            cookie = scope["state"].get(COOKIE_TO_SET) if "state" in scope else None
            if cookie is not None:
                headers.append((b"set-cookie", cookie))
            if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
                headers.append(_NO_STORE)
            if message["status"] == 413:
                # So that the rest of what is too long need not be read.
                headers.append((b"connection", b"close"))
            message["headers"] = headers
        await send(message)

    return dressed


def _noticing(receive: Receive) -> Receive:
    """What receives a body, and takes a client that goes away in the middle for no fault of the server."""

    async def noticing() -> ReceiveMessage:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise RefusalError("gone", "The client has gone.", status=400)
        return message

    return noticing


@lru_cache(maxsize=1024)
def _origin_of(text: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None for what is no origin, as `null`."""
    try:
        parts = urlsplit(text)
        port = parts.port or _PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    if not parts.hostname or not port or parts.path.strip("/") or parts.username is not None:
        return None
    return parts.scheme, parts.hostname, port
