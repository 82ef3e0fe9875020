"""The address and the scheme of a client behind trusted proxies.

Each proxy appends the address of its own peer to `X-Forwarded-For`. With N trusted proxies, the Nth address from the
right is the client's, and everything to the left of it is what the client wrote.
"""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

__all__ = ["ClientAddress", "address_of", "is_operator", "is_secure", "parse_address", "rate_limit_key"]

# Addresses have up to 45 characters; an address is used as a key in caches.
MAX_ADDRESS = 64

_SECURE = {"http": "https", "https": "https", "ws": "wss", "wss": "wss"}
_PLAIN = {"http": "http", "https": "http", "ws": "ws", "wss": "ws"}
# Headers that proxies add. nginx adds none by itself, but the examples in deploy/ set the first.
_FORWARDING = frozenset({b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"forwarded", b"via"})
# An address, as some proxies write it, with a port: `192.0.2.1:5000` or `[2001:db8::1]:5000`.
_WITH_PORT = re.compile(r"\[([0-9A-Fa-f:.]+)\](?::\d+)?|([0-9.]+):\d+")


class ClientAddress:
    """Replaces the address and the scheme in the scope of a request by those that the trusted proxies report."""

    def __init__(self, app: ASGIApp, trusted_hops: int) -> None:
        self._app = app
        self._trusted_hops = trusted_hops

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its client's address."""
        if "client" in scope and _is_proxy(address_of(scope)):
            address = _address(_reported(scope, b"x-forwarded-for", self._trusted_hops))
            if address:
                scope["client"] = (address, 0)
            scheme = _reported(scope, b"x-forwarded-proto", self._trusted_hops).lower()
            if scheme in _SECURE:
                schemes = _SECURE if _SECURE[scheme] == scheme else _PLAIN
                scope["scheme"] = schemes.get(scope["scheme"], scope["scheme"])
        await self._app(scope, receive, send)


def address_of(scope: Scope) -> str:
    """The client's address, which `ClientAddress` has replaced behind a proxy; empty on a Unix socket."""
    client = scope["client"]
    return client[0][:MAX_ADDRESS] if client else ""


def is_secure(scope: Scope) -> bool:
    """Whether the client's connection is encrypted."""
    return scope["scheme"] in ("https", "wss")


def is_operator(scope: Scope) -> bool:
    """Whether a request comes from a private address, such as this machine's, and not through a proxy."""
    return not any(name in _FORWARDING for name, _ in scope["headers"]) and _is_proxy(address_of(scope))


@lru_cache(maxsize=4096)
def rate_limit_key(address: str) -> str:
    """The key of an address: an IPv6 address counts as its /64 network, which one customer usually has."""
    parsed = parse_address(address)
    if isinstance(parsed, IPv6Address):
        parsed = IPv6Address(int(parsed) >> 64 << 64)
    return address if parsed is None else str(parsed)


def _reported(scope: Scope, name: bytes, trusted_hops: int) -> str:
    """The entry of a list header that the outermost trusted proxy wrote; empty if there is none.

    If the list is shorter than the number of proxies, a request took another way, and the client may have written a
    part of the list. Only the last entry is certainly from a proxy.
    """
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    entries = [entry.strip() for entry in ",".join(lines).split(",")] if lines else []
    if not entries:
        return ""
    return entries[-trusted_hops] if len(entries) >= trusted_hops else entries[-1]


@lru_cache(maxsize=4096)
def _is_proxy(peer: str) -> bool:
    """Whether a peer may be the nearest proxy: it has a private address, or the server listens on a Unix socket.

    A client that reaches the server past the proxies cannot choose its address.
    """
    parsed = parse_address(peer)
    return not peer or (parsed is not None and not parsed.is_global)


def _address(entry: str) -> str:
    """The address in an entry of `X-Forwarded-For`; empty if it is not one."""
    match = _WITH_PORT.fullmatch(entry)
    parsed = parse_address((match[1] or match[2]) if match else entry)
    return "" if parsed is None else str(parsed)


def parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address without its zone; an IPv4 address that a dual-stack socket reports as IPv6 becomes IPv4 again."""
    try:
        parsed = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return parsed.ipv4_mapped or parsed if isinstance(parsed, IPv6Address) else parsed
