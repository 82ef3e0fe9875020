"""Requests and sockets of other sites cannot act for a visitor."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from .answers import refused
from .client import Player

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def client(server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30) as one:
        one.get("/api/me").raise_for_status()
        yield one


FOREIGN = [
    "https://evil.example",
    "http://127.0.0.1:1",
    "http://localhost",
    "null",
    "http://evil@127.0.0.1",
    "nonsense",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_cross_origin_requests_are_refused(client, origin):
    known = client.get("/api/me").json()
    answer = client.put("/api/me", json={"name": "Evil"}, headers={"Origin": origin})
    refused(answer, 403, "cross-origin")
    refused(client.delete("/api/session", headers={"Origin": origin}), 403, "cross-origin")
    assert client.get("/api/me", headers={"Origin": origin}).json() == known


def test_pages_of_the_server_may_act(server, client):
    answer = client.put("/api/me", json={"name": "Own"}, headers={"Origin": server.url})
    assert answer.status_code == 200
    for origin, host in (("https://Play.example", "play.example"), ("https://play.example", "play.example:443")):
        answer = client.put("/api/me", json={"name": "Own"}, headers={"Origin": origin, "Host": host})
        assert answer.status_code == 200, "a proxy may use TLS with the browser"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_content_types_of_forms_are_refused(client, kind):
    answer = client.put("/api/me", content=b'{"name": "Form"}', headers={"Content-Type": kind})
    refused(answer, 415, "not-json")


def test_json_with_a_charset(client):
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert client.put("/api/me", content=b'{"name": "Plain"}', headers=headers).status_code == 200


@pytest.mark.parametrize("origin", FOREIGN)
def test_sockets_of_other_sites_are_refused(server, origin):
    async def story():
        async with Player(server.url) as player:
            with pytest.raises(websockets.InvalidStatus) as error:
                await player.socket(origin=origin)
            response = error.value.response
            assert response.status_code == 403
            assert json.loads(response.body)["code"] == "cross-origin"
            async with await player.socket(origin=server.url) as end:
                await end.send(type="ping", n=1)
                assert await end.receive() == {"type": "pong", "n": 1}

    asyncio.run(story())


def test_other_socket_paths_are_refused(server):
    async def story():
        with pytest.raises(websockets.InvalidStatus) as error:
            await connect(f"ws://127.0.0.1:{server.port}/elsewhere")
        assert error.value.response.status_code in (403, 404)

    asyncio.run(story())
