"""The address of a client behind proxies: what a client writes itself never counts."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from hexad.server.edge.client_address import ClientAddress, address_of, is_secure

from .client import Server

PEER = "10.0.0.5"
CLIENT = "203.0.113.7"

ENTRY = st.one_of(st.ip_addresses().map(str), st.text(st.characters(codec="latin-1"), max_size=12), st.just(""))


def passed_on(hops, *forwarded, peer=PEER, scheme="http", proto=None):
    """The scope that the application gets for these lines of X-Forwarded-For."""
    headers = [(b"x-forwarded-for", line.encode("latin-1")) for line in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto is not None else []
    scope = {"type": "http", "client": (peer, 1) if peer else None, "scheme": scheme, "headers": headers}
    seen = []

    async def app(scope, _, __):
        seen.append(scope)

    asyncio.run(ClientAddress(app, hops)(scope, None, None))  # type: ignore[arg-type]  # only the scope is used
    return seen[0]


def address(*args, **kwargs):
    return address_of(passed_on(*args, **kwargs))


@pytest.mark.parametrize(
    ("hops", "lines", "expected"),
    [
        (1, [CLIENT], CLIENT),
        (1, [f"198.51.100.1, {CLIENT}"], CLIENT),
        (1, ["198.51.100.1", CLIENT], CLIENT),
        (2, [f"198.51.100.1, {CLIENT}, 10.0.0.9"], CLIENT),
        (2, ["198.51.100.1", f"{CLIENT} ", " 10.0.0.9"], CLIENT),
        (3, [f"{CLIENT}, 198.51.100.2, 10.0.0.9"], CLIENT),
        (1, ["2001:db8::1"], "2001:db8::1"),
        (1, ["[2001:db8::1]:5000"], "2001:db8::1"),
        (1, ["[2001:db8::1]"], "2001:db8::1"),
        (1, [f"{CLIENT}:5000"], CLIENT),
        (1, [f"::ffff:{CLIENT}"], CLIENT),
    ],
)
def test_the_address_that_the_outermost_trusted_proxy_saw(hops, lines, expected):
    assert address(hops, *lines) == expected


def test_a_list_shorter_than_the_number_of_proxies():
    """The request reached an inner proxy directly: only the last entry is certainly from a proxy."""
    assert address(2, CLIENT) == CLIENT
    assert address(3, f"198.51.100.1, {CLIENT}") == CLIENT


@pytest.mark.parametrize("entry", ["", "unknown", "not an address", "203.0.113.7.", "[", "1" * 5000, "_hidden"])
def test_a_proxy_that_reports_no_address(entry):
    assert address(1, f"198.51.100.1,{entry}") == PEER


def test_without_the_header_the_peer_is_the_client():
    assert address(1) == PEER


@pytest.mark.parametrize("peer", ["8.8.8.8", "2606:4700::1", "::ffff:8.8.8.8"])
def test_a_peer_with_a_public_address_is_not_a_proxy(peer):
    scope = passed_on(1, CLIENT, peer=peer, proto="https")
    assert address_of(scope) == peer
    assert not is_secure(scope)


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "10.1.2.3", "fd00::1", "::ffff:127.0.0.1", "fe80::1%eth0", None])
def test_a_peer_with_a_private_address_is_a_proxy(peer):
    assert address(1, CLIENT, peer=peer) == CLIENT


@given(st.lists(ENTRY, max_size=6), st.integers(1, 4))
def test_what_a_client_writes_never_counts(written, hops):
    proxies = [CLIENT, *(f"10.0.1.{number}" for number in range(1, hops))]
    assert address(hops, ",".join([*written, *proxies])) == CLIENT


@pytest.mark.parametrize(
    ("hops", "scheme", "proto", "expected"),
    [
        (1, "http", "https", "https"),
        (1, "ws", "https", "wss"),
        (1, "ws", "wss", "wss"),
        (1, "http", "HTTPS", "https"),
        (1, "http", "http", "http"),
        (1, "http", "https, http", "http"),
        (2, "http", "https, http", "https"),
        (1, "http", "gopher", "http"),
        (1, "http", "", "http"),
    ],
)
def test_the_scheme_between_the_client_and_the_outermost_proxy(hops, scheme, proto, expected):
    assert passed_on(hops, CLIENT, scheme=scheme, proto=proto)["scheme"] == expected


@pytest.mark.parametrize("setting", [["--trusted-hops", "2"], ["--behind-proxy"]])
def test_the_number_of_proxies_of_a_server(tmp_path, setting):
    """HEXAD_TRUSTED_HOPS counts for a server with --behind-proxy, too."""
    limits = json.dumps({"requests_per_second": 0.01, "burst": 2})
    with Server(tmp_path / "data", *setting, env={"HEXAD_LIMITS": limits, "HEXAD_TRUSTED_HOPS": "2"}) as server:

        def status(forwarded: str) -> int:
            return httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-For": forwarded}).status_code

        assert [status(f"198.51.100.{n}, {CLIENT}, 10.0.0.{n}") for n in range(1, 4)] == [200, 200, 429]
        assert status(f"{CLIENT}, 203.0.113.8, 10.0.0.1") == 200

        async def handshake() -> None:
            header = {"X-Forwarded-For": f"{CLIENT}, 10.0.0.1"}
            with pytest.raises(Exception, match="429"):
                await connect(f"ws://127.0.0.1:{server.port}/socket", additional_headers=header)

        asyncio.run(handshake())
