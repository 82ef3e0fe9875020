"""Identities: guests, names, cookies, and the secret that signs them."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from itsdangerous import URLSafeSerializer

from hexad.server.errors import RefusalError
from hexad.server.people.credentials import COOKIE, credential_hash
from hexad.server.people.identity import clean_login, clean_name, new_guest

from .answers import me, visitor
from .client import Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx


@pytest.fixture
def client(server) -> Iterator[httpx.Client]:
    with visitor(server) as one:
        yield one


# Guests


def test_a_visitor_is_a_guest_and_stays_the_same(client):
    first = me(client)
    assert first["name"].startswith("Guest ")
    assert first["has_account"] is False
    answer = client.get("/api/me")
    assert answer.json() == first
    assert "set-cookie" not in answer.headers


def test_two_visitors_have_two_identities(server):
    with visitor(server) as one, visitor(server) as two:
        assert me(one)["player"] != me(two)["player"]


@pytest.mark.parametrize("change", ["first", "short", "empty", "nonsense", "hash"])
def test_an_unknown_cookie_is_ignored(server, client, change):
    known = me(client)
    value = client.cookies[COOKIE]
    changed = {
        "first": ("A" if value[0] != "A" else "B") + value[1:],
        "short": value[:-1],
        "empty": "",
        "nonsense": "%00%ff..;",
        "hash": credential_hash(value),
    }[change]
    with visitor(server) as other:
        answer = other.get("/api/me", headers={"Cookie": f"{COOKIE}={changed}"})
        assert answer.status_code == 200
        assert answer.json()["player"] != known["player"]
        assert "set-cookie" in answer.headers


# Names


def test_a_guest_chooses_a_name(client):
    known = me(client)
    answer = client.put("/api/me", json={"name": "  Ada Lovelace "})
    assert answer.json() == {**known, "name": "Ada Lovelace"}
    assert me(client) == answer.json()


def test_seats_keep_the_name_that_they_were_taken_under(server):
    async def story():
        async with Player(server.url) as player:
            (await player.http.put("/api/me", json={"name": "Before"})).raise_for_status()
            game = await player.create("six", "me", "anyone")
            (await player.http.put("/api/me", json={"name": "After"})).raise_for_status()
            assert (await player.state(game))["state"]["seats"][0]["name"] == "Before"
            other = await player.create("six", "me", "anyone")
            assert (await player.state(other))["state"]["seats"][0]["name"] == "After"
            assert (await player.act(game, type="abort")).status_code == 200

    asyncio.run(story())


BAD_NAMES = [
    "",
    "   ",
    "x" * 41,
    "a\nb",
    "a\x00b",
    "a\x1b[2J",
    "\u202eevil",
    "a\u2066b",
    "\u200b\u200d",
    "\ue000",
    "a\u2028b",
]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_unreadable_names_are_refused(client, name):
    known = me(client)
    answer = client.put("/api/me", json={"name": name})
    assert answer.status_code in (400, 422)
    assert answer.json()["type"] == "refused"
    assert me(client) == known


@pytest.mark.parametrize("name", ["x" * 40, "é", "e\u0301", "李", "نام\u200cها", "O'Neil & <Sons>", "👩\u200d💻", "1"])
def test_names_of_all_kinds(client, name):
    answer = client.put("/api/me", json={"name": name})
    assert answer.status_code == 200
    assert me(client)["name"] == unicodedata.normalize("NFC", name)


@given(st.text(max_size=60))
def test_a_clean_name_is_clean(text):
    try:
        name = clean_name(text)
    except RefusalError:
        return
    assert 1 <= len(name) <= 40
    assert clean_name(name) == name
    assert not any(unicodedata.category(letter) == "Cc" for letter in name)


@given(st.text(max_size=60))
def test_a_clean_login_is_clean(text):
    try:
        login = clean_login(text)
    except RefusalError:
        return
    assert 2 <= len(login) <= 40
    assert clean_login(login) == login
    assert not any(letter.isspace() for letter in login)


def test_logins_that_look_alike_are_alike():
    assert clean_login(" Ada ") == clean_login("ADA") == clean_login("Ａｄａ") == "ada"
    assert clean_login("Straße") == clean_login("STRASSE")
    spellings = ("ışık.izmir", "IŞIK.İZMİR", "Işık.İzmir", "işik.izmir", "IŞIK.IZMIR", "I\u0307şık.ızmır")
    assert {clean_login(text) for text in spellings} == {"işik.izmir"}


# Seats


def test_only_the_holder_of_a_seat_acts_for_it(server):
    async def story():
        async with Player(server.url) as black, Player(server.url) as white, Player(server.url) as stranger:
            game = await black.create("abalone", "me", "anyone")
            await white.join(game)
            assert (await stranger.move(game, "a1b2")).json()["code"] == "no-seat"
            assert (await stranger.move(game, "a1b2", seat=0)).json()["code"] == "no-seat"
            assert (await white.move(game, "a1b2", seat=0)).json()["code"] == "not-your-seat"
            assert (await white.move(game, "a1b2")).json()["code"] == "not-your-turn"
            assert (await black.move(game, "a1b2", seat=1)).json()["code"] == "not-your-seat"
            assert (await black.move(game, "a1b2", seat=0)).status_code == 200
            # The player's id is public. Knowing it gives no rights.
            seen = (await stranger.state(game))["state"]["seats"][1]["player"]
            forged = URLSafeSerializer(b"guessed".ljust(32), salt="hexad.player").dumps([seen, "White", ""])
            stranger.http.cookies.clear()
            cookies = {"Cookie": f"{COOKIE}={forged}"}
            answer = await stranger.http.post(f"/api/games/{game}/acts", json={"type": "resign"}, headers=cookies)
            assert answer.json()["code"] == "no-seat"

    asyncio.run(story())


def test_names_of_guests_differ():
    assert len({new_guest().player for _ in range(1000)}) == 1000
