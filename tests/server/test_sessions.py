"""Sessions: whatever ends them closes their connections on every process, and their cookies are of no use."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from .answers import refused
from .client import Player
from .sessions import (
    PASSWORD,
    SESSION_ENDED,
    close_code,
    identity,
    is_open,
    log_in,
    open_socket,
    register,
    stream_of,
    with_cookie,
    with_token,
)

_numbers = itertools.count()


@pytest.fixture(scope="module", params=["one process", "two processes"])
def urls(request) -> list[str]:
    """The addresses of two processes, or twice that of one."""
    if request.param == "one process":
        running = request.getfixturevalue("server")
        return [running.url, running.url]
    return [server.url for server in request.getfixturevalue("pair")]


@pytest.fixture
def login() -> str:
    return f"login{next(_numbers)}"


async def _named(player: Player, login: str) -> None:
    """Names of accounts are unique, and tests of one module share a database."""
    (await player.http.put("/api/me", json={"name": f"Player of {login}"})).raise_for_status()


# The attacks


def test_a_guest_cookie_from_before_the_registration_is_of_no_use(urls, login):
    async def story():
        async with Player(urls[0]) as owner:
            await _named(owner, login)
            game = await owner.create("abalone", "me", "me")
            stolen, guest = owner.http.cookies["hexad"], await identity(owner)
            account = await register(owner, login)
            async with with_cookie(urls[1], stolen) as thief:
                assert (await thief.move(game, "a1b2")).json()["code"] == "no-seat"
                await thief.http.put("/api/me", json={"name": f"Thief of {login}"})
                token = (await thief.http.post("/api/tokens", json={"label": "stolen"})).json()["token"]
                assert (await identity(thief))["player"] not in (guest["player"], account["player"])
            async with with_token(urls[1], token) as program:
                assert (await identity(program))["player"] not in (guest["player"], account["player"])
            assert (await identity(owner)) == account

    asyncio.run(story())


def test_a_cookie_that_was_copied_before_logging_out_is_of_no_use(urls, login):
    async def story():
        async with Player(urls[0]) as owner:
            await _named(owner, login)
            account = await register(owner, login)
            copied = owner.http.cookies["hexad"]
            (await owner.http.delete("/api/session")).raise_for_status()
            async with with_cookie(urls[1], copied) as thief:
                assert (await identity(thief))["player"] != account["player"]

    asyncio.run(story())


@pytest.mark.parametrize("change", ["password", "close"])
def test_tokens_end_with_the_password_and_the_account(urls, login, change):
    async def story():
        async with Player(urls[0]) as owner:
            await _named(owner, login)
            await register(owner, login)
            token = (await owner.http.post("/api/tokens", json={"label": "bot"})).json()["token"]
            async with with_token(urls[1], token) as program, stream_of(program) as stream:
                socket = await open_socket(program)
                await _end(owner, change)
                assert await close_code(socket) == SESSION_ENDED
                assert await stream == "session-ended"
                refused(await program.http.get("/api/me"), 401, "bad-token")

    asyncio.run(story())


async def _end(owner: Player, change: str) -> None:
    """End sessions of the account in one of the possible ways."""
    http = owner.http
    if change == "password":
        answer = await http.put("/api/account/password", json={"password": PASSWORD, "new": "another password"})
    elif change == "close":
        answer = await http.request("DELETE", "/api/account", json={"password": PASSWORD})
    elif change == "everywhere":
        answer = await http.delete("/api/sessions")
    else:
        others = [one["id"] for one in (await http.get("/api/sessions")).json() if not one.get("current")]
        assert len(others) == 1
        answer = await http.delete(f"/api/sessions/{others[0]}")
    answer.raise_for_status()


@pytest.mark.parametrize("change", ["password", "close", "everywhere", "one"])
def test_the_connections_of_other_sessions_are_closed(urls, login, change):
    async def story():
        async with Player(urls[0]) as owner, Player(urls[1]) as other, Player(urls[1]) as third:
            await _named(owner, login)
            account = await register(owner, login)
            assert (await log_in(other, login)).json() == account
            bystander = await open_socket(third)
            async with stream_of(other) as stream:
                socket = await open_socket(other)
                await _end(owner, change)
                assert await close_code(socket) == SESSION_ENDED
                assert await stream == "session-ended"
            assert (await identity(other))["player"] != account["player"]
            assert await is_open(bystander)
            await bystander.wire.close()
            if change in ("password", "one"):
                assert await identity(owner) == account
            assert ((await identity(owner))["player"] == account["player"]) is (change in ("password", "one"))

    asyncio.run(story())


@pytest.mark.parametrize("change", ["log in", "log out", "register", "password"])
def test_the_connections_of_the_session_before_are_closed(urls, login, change):
    async def story():
        async with Player(urls[0]) as owner, with_cookie(urls[1], owner.http.cookies["hexad"]) as page:
            await _named(owner, login)
            if change in ("log in", "password"):
                async with Player(urls[1]) as first:
                    await _named(first, f"{login} first")
                    await register(first, login)
            if change == "password":
                (await log_in(owner, login)).raise_for_status()
                page.http.cookies.set("hexad", owner.http.cookies["hexad"], domain="127.0.0.1")
            socket = await open_socket(page)
            if change == "log in":
                (await log_in(owner, login)).raise_for_status()
            elif change == "log out":
                (await owner.http.delete("/api/session")).raise_for_status()
            elif change == "register":
                await register(owner, login)
            else:
                await _end(owner, change)
            assert await close_code(socket) == SESSION_ENDED
            assert (await identity(page))["player"] != (await identity(owner))["player"]

    asyncio.run(story())


def test_a_deleted_token_is_disconnected(urls):
    async def story():
        async with Player(urls[0]) as owner:
            made = (await owner.http.post("/api/tokens", json={"label": "bot"})).json()
            async with with_token(urls[1], made["token"]) as program:
                socket, mine = await open_socket(program), await open_socket(owner)
                (await owner.http.delete(f"/api/tokens/{made['id']}")).raise_for_status()
                assert await close_code(socket) == SESSION_ENDED
                assert await is_open(mine)
                await mine.wire.close()

    asyncio.run(story())


# The routes


def test_a_refused_change_keeps_the_session(urls, login):
    async def story():
        async with Player(urls[0]) as first, Player(urls[1]) as second:
            await _named(first, login)
            await register(first, login)
            guest, cookie = await identity(second), second.http.cookies["hexad"]
            answer = await second.http.post("/api/account", json={"login": login, "password": PASSWORD})
            refused(answer, 409, "login-taken")
            refused(await log_in(second, login, "wrong password"), 401, "wrong-login")
            assert second.http.cookies["hexad"] == cookie
            assert await identity(second) == guest

    asyncio.run(story())


def test_the_list_of_sessions(urls, login):
    async def story():
        async with Player(urls[0]) as owner, Player(urls[1]) as other:
            await _named(owner, login)
            await register(owner, login)
            await log_in(other, login)
            ids = {}
            for player in (owner, other):
                listed = (await player.http.get("/api/sessions")).json()
                assert len(listed) == 2
                assert listed == sorted(listed, key=lambda one: one["created"])
                (ids[player],) = [one["id"] for one in listed if one.get("current")]
            assert ids[owner] != ids[other]
            async with Player(urls[1]) as stranger:
                refused(await stranger.http.delete(f"/api/sessions/{ids[owner]}"), 404, "no-session")
            token = (await owner.http.post("/api/tokens", json={"label": "bot"})).json()["token"]
            async with with_token(urls[1], token) as program:
                refused(await program.http.get("/api/sessions"), 403, "not-by-token")
                refused(await program.http.delete("/api/sessions"), 403, "not-by-token")
                refused(await program.http.delete(f"/api/sessions/{ids[owner]}"), 403, "not-by-token")
            (await owner.http.delete("/api/sessions")).raise_for_status()
            async with with_token(urls[1], token) as program:
                (await program.http.get("/api/me")).raise_for_status()  # tokens are deleted one by one

    asyncio.run(story())


def test_reading_makes_no_guest(urls):
    async def story():
        async with Player(urls[0]) as owner:
            game = await owner.create("six", "me", "me")
        visitor = Player(urls[1])
        for path in (f"/api/games/{game}", f"/api/games/{game}/events", "/api/games", "/api/live", "/api/lobby"):
            answer = (await visitor.http.get(path)).raise_for_status()
            assert "set-cookie" not in answer.headers, path
        await visitor.http.aclose()

    asyncio.run(story())
