"""Accounts, which keep games across devices."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest

from hexad.server.people.passwords import Passwords
from hexad.server.store import (
    Account,
    Accounts,
    Database,
    LoginTakenError,
    NameTakenError,
    NewSession,
    Sessions,
    TokenHolder,
)

from .answers import me, refused, visitor
from .client import Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

PASSWORD = "correct horse battery"


@pytest.fixture
def client(server) -> Iterator[httpx.Client]:
    with visitor(server) as one:
        yield one


def register(client: httpx.Client, login: str) -> dict[str, Any]:
    answer = client.post("/api/account", json={"login": login, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def log_in(client: httpx.Client, login: str, password: str = PASSWORD) -> httpx.Response:
    return client.post("/api/session", json={"login": login, "password": password})


def test_a_login_ignores_case_in_turkish_too(server):
    with visitor(server) as first, visitor(server) as second:
        mine = register(first, "Işık.İzmir")["player"]
        for spelling in ("ışık.izmir", "IŞIK.İZMİR", "IŞIK.IZMIR", "işik.izmir"):
            assert log_in(second, spelling).json()["player"] == mine, spelling
        refused(log_in(second, "ısık.izmir"), 401, "wrong-login")
    with visitor(server) as third:
        answer = third.post("/api/account", json={"login": "IŞIK.izmir", "password": PASSWORD})
        refused(answer, 409, "login-taken")


def test_an_account_keeps_games_across_devices(server):
    async def story():
        async with Player(server.url) as home, Player(server.url) as away:
            game = await home.create("six", "me", "anyone")
            guest = (await home.http.get("/api/me")).json()
            answer = await home.http.post("/api/account", json={"login": "Keeper", "password": PASSWORD})
            mine = answer.json()
            assert (answer.status_code, mine) == (201, {**guest, "player": mine["player"], "has_account": True})
            assert mine["player"] != guest["player"]
            answer = await away.http.post("/api/session", json={"login": "kEEPER", "password": PASSWORD})
            assert (answer.status_code, answer.json()) == (200, mine)
            async with await away.socket() as end:
                await end.act(game, type="abort", id="from elsewhere")
                assert await end.receive() == {"type": "done", "game": game, "version": 3, "id": "from elsewhere"}

    asyncio.run(story())


def test_a_name_follows_the_account(server):
    with visitor(server) as home, visitor(server) as away:
        register(home, "renamed")
        assert log_in(away, "renamed").status_code == 200
        assert home.put("/api/me", json={"name": "New Name"}).json()["has_account"] is True
        assert me(away)["name"] == me(home)["name"] == "New Name"


def test_logins_are_unique(server):
    with visitor(server) as one, visitor(server) as two:
        register(one, "Unique")
        refused(two.post("/api/account", json={"login": "uNIQUE", "password": PASSWORD}), 409, "login-taken")
        refused(one.post("/api/account", json={"login": "second", "password": PASSWORD}), 409, "has-account")
        assert me(two)["has_account"] is False


@pytest.mark.parametrize(
    "wish",
    [
        {"login": "fine", "password": "x" * 7},
        {"login": "fine", "password": "x" * 201},
        {"login": "x", "password": PASSWORD},
        {"login": "x" * 41, "password": PASSWORD},
        {"login": "a b", "password": PASSWORD},
        {"login": "a\x00b", "password": PASSWORD},
        {"login": 7, "password": PASSWORD},
        {"login": "fine"},
        {"login": "fine", "password": PASSWORD, "player": "somebody"},
    ],
)
def test_invalid_registrations_are_refused(client, wish):
    answer = client.post("/api/account", json=wish)
    assert answer.status_code in (400, 422)
    assert answer.json()["type"] == "refused"
    assert me(client)["has_account"] is False


def test_logging_out_makes_a_new_guest(server, client):
    known = register(client, "leaver")
    answer = client.delete("/api/session")
    assert answer.status_code == 200
    assert me(client) == answer.json()
    assert me(client)["player"] != known["player"]
    assert log_in(client, "leaver").json() == known


def test_an_unknown_login_and_a_wrong_password_are_indistinguishable(server, client):
    register(client, "known")
    with visitor(server) as other:
        times: dict[str, list[float]] = {"known": [], "unknown": []}
        texts = set()
        for _ in range(5):
            for login, taken in times.items():
                began = time.perf_counter()
                answer = log_in(other, login, "not the password")
                taken.append(time.perf_counter() - began)
                refused(answer, 401, "wrong-login")
                texts.add(answer.text)
        assert len(texts) == 1
        fast, slow = sorted(min(taken) for taken in times.values())
        assert slow < 10 * fast, "without a dummy hash, an unknown login is a hundred times faster"


def test_a_new_password_ends_all_other_sessions(server):
    with visitor(server) as home, visitor(server) as away:
        known = register(home, "changer")
        log_in(away, "changer")
        assert me(away) == known
        change = {"password": PASSWORD, "new": "another long password"}
        refused(home.put("/api/account/password", json={**change, "password": "wrong password"}), 403, "wrong-password")
        assert home.put("/api/account/password", json=change).status_code == 200
        assert me(home) == known
        assert me(away)["player"] != known["player"]
        refused(log_in(away, "changer"), 401, "wrong-login")
        assert log_in(away, "changer", "another long password").json() == known


def test_closing_an_account(server):
    with visitor(server) as home, visitor(server) as away:
        known = register(home, "closer")
        log_in(away, "closer")
        token = home.post("/api/tokens", json={"label": "bot"}).json()["token"]
        refused(home.request("DELETE", "/api/account", json={"password": "wrong password"}), 403, "wrong-password")
        answer = home.request("DELETE", "/api/account", json={"password": PASSWORD})
        assert (answer.status_code, answer.json()["has_account"]) == (200, False)
        assert me(home) == answer.json()
        assert known["player"] not in answer.text, "a new guest has nothing of the account"
        assert me(away)["player"] != known["player"]
        refused(log_in(away, "closer"), 401, "wrong-login")
        with visitor(server, token) as bot:
            refused(bot.get("/api/me"), 401, "bad-token")
        refused(home.request("DELETE", "/api/account", json={"password": PASSWORD}), 409, "no-account")


def test_hashing_does_not_block_other_requests(server):
    async def story():
        async with Player(server.url) as player, await player.socket() as end:
            tries = [
                asyncio.create_task(player.http.post("/api/session", json={"login": f"l{n}", "password": PASSWORD}))
                for n in range(4)
            ]
            rounds = 0
            while not all(one.done() for one in tries):
                await end.send(type="ping", n=1)
                await end.receive("pong")
                rounds += 1
            # If passwords were hashed on the event loop, only about one ping for each would be answered meanwhile.
            assert rounds > 2 * len(tries)
            assert {(await one).status_code for one in tries} == {401}

    asyncio.run(story())


def test_no_password_matches_a_missing_hash():
    passwords = Passwords()

    async def story():
        kept = await passwords.hash("e\u0301tude de nuit")
        assert kept.startswith("$argon2id$")
        assert await passwords.verify(kept, "étude de nuit"), "some keyboards compose accents, others do not"
        assert not await passwords.verify(kept, "etude de nuit")
        assert not await passwords.verify(None, "étude de nuit")

    asyncio.run(story())


def test_too_many_passwords_at_once(monkeypatch):
    monkeypatch.setattr("hexad.server.people.passwords.MAX_WAITING", 3)
    passwords = Passwords()

    async def story():
        answers = await asyncio.gather(*(passwords.verify(None, str(n)) for n in range(5)), return_exceptions=True)
        assert answers.count(False) == 3
        assert {str(getattr(answer, "code", "")) for answer in answers if answer is not False} == {"busy"}

    asyncio.run(story())


def test_secrets_are_stored_as_hashes(server, client):
    register(client, "kept")
    token = client.post("/api/tokens", json={"label": "kept"}).json()["token"]
    stored = b"".join(path.read_bytes() for path in server.data.glob("arena.sqlite3*"))
    assert b"$argon2id$" in stored
    assert b"kept" in stored
    assert PASSWORD.encode() not in stored
    assert token.encode() not in stored


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_accounts_in_both_databases(backend, tmp_path, request):
    def url() -> str:
        if backend == "sqlite":
            return f"sqlite:///{tmp_path / 'arena.sqlite3'}"
        return str(request.getfixturevalue("postgres").database("accounts"))

    async def story() -> None:
        database = Database(url())
        try:
            await database.migrate()
            await keep(Accounts(database), Sessions(database))
        finally:
            await database.close()

    async def keep(accounts: Accounts, sessions: Sessions) -> None:
        ada = Account("p1", "ada", "Ada", "hash")
        for number, guest in enumerate(("g1", "g2", "g3")):
            await sessions.add(NewSession(str(number), guest, "Guest"))
        assert await accounts.add_token("9" * 64, TokenHolder("g1", "Guest", has_account=False), "bot", 9)
        first, second, third = (NewSession(str(number), f"g{number + 1}", "Guest") for number in range(3))
        new = NewSession("a", "p1", "Ada")
        assert sorted(await accounts.register(ada, ["ada"], first, new) or []) == ["0", "9" * 64]
        assert await accounts.register(ada._replace(login="x"), ["x"], first, new) is None, "the session has ended"
        with pytest.raises(LoginTakenError):
            await accounts.register(ada._replace(player="p2"), ["other"], second, new)
        with pytest.raises(NameTakenError):
            await accounts.register(ada._replace(player="p2", login="other"), ["other", "ada"], second, new)
        assert await accounts.by_login("ada", "ada") == await accounts.by_player("p1") == ada
        assert await accounts.by_login("nobody", "") is None
        made = await accounts.add_token("f" * 64, TokenHolder("p1", "Old", has_account=True), "bot", 1)
        assert made is not None
        assert await accounts.add_token("e" * 64, TokenHolder("p1", "Old", has_account=True), "bot", 1) is None
        assert await accounts.add_token("d" * 64, TokenHolder("g3", "Guest", has_account=False), "bot", 1)
        assert await accounts.tokens_of("p1") == [made]
        with pytest.raises(NameTakenError):
            await accounts.rename("g3", "Ada", ["ada"])
        await accounts.rename("p1", "Countess", ["countess"])
        await accounts.rename("g3", "Ada", ["ada"])
        assert await accounts.token_holder("f" * 64) == TokenHolder("p1", "Countess", has_account=True)
        assert await accounts.token_holder("d" * 64) == TokenHolder("g3", "Ada", has_account=False)
        assert await accounts.add_session(ada, NewSession("b", "p1", "Ada"), third.hash) == []
        assert await sessions.find(third.hash) is None
        ended = await accounts.set_password(ada, "new", NewSession("c", "p1", "Ada"))
        assert sorted(ended or []) == ["a", "b", "f" * 64]
        late = NewSession("d", "p1", "Ada")
        assert await accounts.set_password(ada, "newer", late) is None, "another change came first"
        assert await accounts.add_session(ada, late, "") is None, "the password was changed"
        assert not await accounts.remove_token("g3", "f" * 12)
        assert await accounts.remove_token("g3", "d" * 12) == ["d" * 64]
        following = NewSession("e", "p9", "Guest")
        assert await accounts.remove(ada, following, []) is None, "the password was changed"
        assert await accounts.remove(ada._replace(password="new"), following, []) == ["c"]
        assert await accounts.by_login("ada", "ada") is None
        assert await sessions.existing(["b", "c", "e", "1"]) == {"e", "1"}

    asyncio.run(story())
