"""Tokens, with which programs play."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from .answers import me, refused, visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

PASSWORD = "correct horse battery"


@pytest.fixture
def client(server) -> Iterator[httpx.Client]:
    with visitor(server) as one:
        yield one


def test_a_token_acts_for_its_player(server, client):
    known = me(client)
    made = client.post("/api/tokens", json={"label": " my bot "})
    assert made.status_code == 201
    token = made.json()
    assert token["token"].startswith("hexad_")
    assert client.get("/api/tokens").json() == [{key: token[key] for key in ("id", "label", "created")}]
    assert token["label"] == "my bot"
    with visitor(server, token["token"]) as bot:
        answer = bot.get("/api/me")
        assert answer.json() == known
        assert "set-cookie" not in answer.headers
        assert bot.put("/api/me", json={"name": "Bot"}).json()["name"] == "Bot"
        assert me(bot)["name"] == "Bot"
        assert len(bot.get("/api/tokens").json()) == 1


def test_a_token_opens_a_socket(server, client):
    token = client.post("/api/tokens", json={"label": "bot"}).json()["token"]

    async def story():
        async with httpx.AsyncClient(base_url=server.url, headers={"Authorization": f"Bearer {token}"}) as bot:
            chairs = [{"who": "me"}, {"who": "me"}]
            game = (await bot.post("/api/games", json={"game": "six", "chairs": chairs})).json()["game"]
            url = f"ws://127.0.0.1:{server.port}/socket"
            async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as wire:
                await wire.send(f'{{"type":"act","game":"{game}","act":{{"type":"move","move":"2,-1","id":"1"}}}}')
                assert "done" in await wire.recv()
            with pytest.raises(websockets.InvalidStatus) as error:
                await connect(url, additional_headers={"Authorization": "Bearer hexad_wrong"})
            assert error.value.response.status_code == 401
            assert b"bad-token" in error.value.response.body

    asyncio.run(story())


def test_a_wrong_token_is_refused(server, client):
    me(client)
    for shown in ("Bearer hexad_wrong", "bearer x", "Bearer"):
        answer = client.get("/api/me", headers={"Authorization": shown})
        refused(answer, 401, "bad-token")
        assert "set-cookie" not in answer.headers
    # Basic credentials of a proxy are not a token.
    assert client.get("/api/me", headers={"Authorization": "Basic eDp5"}).status_code == 200


def test_a_deleted_token_is_refused(server, client):
    made = client.post("/api/tokens", json={"label": "bot"}).json()
    with visitor(server) as stranger:
        refused(stranger.delete(f"/api/tokens/{made['id']}"), 404, "no-token")
    with visitor(server, made["token"]) as bot:
        me(bot)
        assert client.delete(f"/api/tokens/{made['id']}").status_code == 204
        refused(bot.get("/api/me"), 401, "bad-token")
    refused(client.delete(f"/api/tokens/{made['id']}"), 404, "no-token")
    assert client.get("/api/tokens").json() == []


def test_a_token_cannot_create_tokens(server, client):
    token = client.post("/api/tokens", json={"label": "bot"}).json()["token"]
    credentials = {"login": "bot-login", "password": PASSWORD}
    with visitor(server, token) as bot:
        refused(bot.post("/api/tokens", json={"label": "more"}), 403, "not-by-token")
        refused(bot.post("/api/account", json=credentials), 403, "not-by-token")
        refused(bot.post("/api/session", json=credentials), 403, "not-by-token")
        refused(bot.delete("/api/session"), 403, "not-by-token")


def test_a_token_does_not_rename_an_account(server, client):
    login = f"login-{secrets.token_hex(4)}"
    client.post("/api/account", json={"login": login, "password": PASSWORD}).raise_for_status()
    name, token = me(client)["name"], client.post("/api/tokens", json={"label": "bot"}).json()["token"]
    with visitor(server, token) as bot:
        refused(bot.put("/api/me", json={"name": "Somebody else"}), 403, "not-by-token")
        assert me(bot)["name"] == name
    assert client.put("/api/me", json={"name": f"Name {login}"}).status_code == 200


def test_tokens_have_a_limit_and_a_label(client):
    for number in range(20):
        assert client.post("/api/tokens", json={"label": str(number)}).status_code == 201
    refused(client.post("/api/tokens", json={"label": "21"}), 409, "too-many")
    for token in client.get("/api/tokens").json():
        assert client.delete(f"/api/tokens/{token['id']}").status_code == 204
    for label in ("", "  ", "x" * 41, "a\x00b"):
        assert client.post("/api/tokens", json={"label": label}).status_code in (400, 422)
