"""Cookies of earlier releases: each is exchanged once for a session, so that no guest loses a seat."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st

from hexad.server.people.signed_cookies import SignedCookie, SignedCookies
from hexad.server.secret import Secrets

from .client import Player, Server
from .sessions import PASSWORD, identity, log_in, register, signed_cookie, with_cookie

if TYPE_CHECKING:
    from collections.abc import Iterator

SECRET = "the secret of the server, which is long enough"
OLD_SECRET = "the secret of the server before it was changed"


@pytest.fixture
def server(tmp_path) -> Iterator[Server]:
    env = {"HEXAD_SECRET": SECRET, "HEXAD_SECRET_OLD": OLD_SECRET}
    with Server(tmp_path / "data", env=env) as running:
        yield running


def change(server: Server, statement: str, *values: object) -> None:
    """Change the database of a server that runs."""
    with closing(sqlite3.connect(server.data / "arena.sqlite3", timeout=10)) as connection, connection:
        connection.execute(statement, values)


def let_time_pass(server: Server) -> None:
    """As if the cookie had been exchanged, and the session used, some minutes ago."""
    change(server, "update exchanged_cookies set created = created - 300")
    change(server, "update sessions set seen = ?", time.time() - 300)


@pytest.mark.parametrize("secret", [SECRET, OLD_SECRET])
def test_the_cookie_of_a_guest_is_exchanged_once(server, secret):
    async def story():
        cookie = signed_cookie(secret, "guest1", "Ann")
        async with with_cookie(server.url, cookie) as owner:
            answer = await owner.http.get("/api/me")
            assert answer.json() == {"player": "guest1", "name": "Ann", "has_account": False}
            assert owner.http.cookies["hexad"] != cookie
            assert await identity(owner) == answer.json()
            let_time_pass(server)
            assert await identity(owner) == answer.json()
        async with with_cookie(server.url, cookie) as thief:
            assert (await identity(thief))["player"] != "guest1"

    asyncio.run(story())


def test_all_requests_of_a_page_may_bring_the_cookie(server):
    async def story():
        cookie = signed_cookie(SECRET, "guest1", "Ann")
        pages = [Player(server.url) for _ in range(8)]
        headers = {"Cookie": f"hexad={cookie}"}
        answers = await asyncio.gather(*(page.http.get("/api/me", headers=headers) for page in pages))
        assert {answer.json()["player"] for answer in answers} == {"guest1"}
        cookies = {answer.cookies["hexad"] for answer in answers}
        assert len(cookies) == 1, "whichever response comes last, the session is the same"
        for page in pages:
            await page.http.aclose()

    asyncio.run(story())


def test_an_exchange_whose_answer_was_lost_is_repeated(server):
    async def story():
        cookie = signed_cookie(SECRET, "guest1", "Ann")
        async with with_cookie(server.url, cookie) as first:
            (await first.http.get("/api/me")).raise_for_status()
        change(server, "update exchanged_cookies set created = created - 86400 * 30")
        async with with_cookie(server.url, cookie) as again:
            assert (await identity(again))["player"] == "guest1"

    asyncio.run(story())


def test_the_cookie_of_an_ended_session_is_not_exchanged_again(server):
    async def story():
        cookie, older = signed_cookie(SECRET, "guest1", "Ann"), signed_cookie(SECRET, "guest1", "Anna")
        async with with_cookie(server.url, cookie) as owner:
            await identity(owner)
            (await owner.http.delete("/api/session")).raise_for_status()
        for copied in (cookie, older):
            async with with_cookie(server.url, copied) as thief:
                assert (await identity(thief))["player"] != "guest1"

    asyncio.run(story())


def test_the_cookie_of_a_guest_who_has_an_account_is_refused(server):
    """Before sessions, an account kept the player of the guest, and so the guest's cookie."""

    async def story():
        async with Player(server.url) as owner:
            account = await register(owner, "owner")
            async with with_cookie(server.url, signed_cookie(SECRET, account["player"], "Guest")) as thief:
                assert (await identity(thief))["player"] != account["player"]
            closing = await owner.http.request("DELETE", "/api/account", json={"password": PASSWORD})
            assert closing.json()["has_account"] is False
            assert closing.json()["player"] != account["player"]
            async with with_cookie(server.url, signed_cookie(SECRET, account["player"], "Guest")) as thief:
                assert (await identity(thief))["player"] != account["player"]

    asyncio.run(story())


def password_of(server: Server) -> str:
    with closing(sqlite3.connect(server.data / "arena.sqlite3")) as connection:
        return str(connection.execute("select password from accounts").fetchone()[0])


def test_the_cookie_of_an_account(server):
    async def story():
        async with Player(server.url) as owner, Player(server.url) as other:
            account = await register(owner, "owner")
            cookie = signed_cookie(SECRET, account["player"], "Old name", password_of(server))
            async with with_cookie(server.url, cookie) as device:
                assert await identity(device) == account
            (await log_in(other, "owner")).raise_for_status()
            (
                await owner.http.put("/api/account/password", json={"password": PASSWORD, "new": "x" * 9})
            ).raise_for_status()
            async with with_cookie(server.url, cookie) as thief:
                assert (await identity(thief))["player"] != account["player"]

    asyncio.run(story())


def test_logging_out_everywhere_refuses_cookies_that_were_not_exchanged(server):
    async def story():
        async with Player(server.url) as owner:
            account = await register(owner, "owner")
            cookie = signed_cookie(SECRET, account["player"], "Old name", password_of(server))
            (await owner.http.delete("/api/sessions")).raise_for_status()
            async with with_cookie(server.url, cookie) as thief:
                assert (await identity(thief))["player"] != account["player"]

    asyncio.run(story())


def test_a_socket_exchanges_the_cookie(server):
    """A page that is open during the upgrade reconnects its socket before it sends any other request."""

    async def story():
        async with Player(server.url) as other:
            game = await other.create("six", "me", "anyone")
            cookie = {"Cookie": f"hexad={signed_cookie(SECRET, 'guest1', 'Ann')}"}
            async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket", additional_headers=cookie) as wire:
                assert wire.response is not None
                value = wire.response.headers["Set-Cookie"]
            async with with_cookie(server.url, value.partition(";")[0].removeprefix("hexad=")) as owner:
                assert (await identity(owner))["player"] == "guest1"
                await owner.join(game)

    asyncio.run(story())


@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=20))
def test_a_cookie_contains_what_was_signed(player, name, password):
    cookie = signed_cookie(SECRET, player, name, password)
    read = SignedCookies(Secrets(SECRET.encode())).read(cookie)
    assert read is not None
    assert read[:2] == (player, name)
    assert bool(read.password) is bool(password)
    assert read.matches(password or None)
    assert not read.matches(password + "x")
    assert SignedCookies(Secrets(OLD_SECRET.encode())).read(cookie) is None
    assert SignedCookies(Secrets(OLD_SECRET.encode(), SECRET.encode())).read(cookie) == read


@given(st.text(max_size=80))
def test_arbitrary_text_is_not_a_cookie(text):
    assert SignedCookies(Secrets(SECRET.encode())).read(text) is None


def test_a_changed_secret_leads_to_the_same_session():
    cookie = SignedCookie("guest1", "Ann", "")
    before = SignedCookies(Secrets(OLD_SECRET.encode())).session_cookies(cookie)
    after = SignedCookies(Secrets(SECRET.encode(), OLD_SECRET.encode())).session_cookies(cookie)
    assert before[0] in after
    assert len(set(after)) == 2
