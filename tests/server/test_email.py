"""The e-mail address of an account: optional, confirmed by a link, and of no use before."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from .answers import refused, visitor
from .client import UNLIMITED, Server
from .mail_server import MailServer, link_in, text_of
from .test_accounts import PASSWORD, register
from .test_mail_queue import PATIENCE, change, wait_until_sent
from .test_transfers import rows

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

DAY = 24 * 60 * 60


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory, mail_server) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("arena") / "data", env=mail_server.settings) as running:
        yield running


def set_email(client: httpx.Client, email: str, password: str = PASSWORD, **more: str) -> httpx.Response:
    return client.put("/api/account/email", json={"email": email, "password": password, **more})


def confirm(client: httpx.Client, link: str) -> httpx.Response:
    return client.post("/api/account/email/confirm", json={"link": link})


def account(client: httpx.Client) -> dict[str, Any]:
    return dict(client.get("/api/account").raise_for_status().json())


def with_email(client: httpx.Client, mail_server: MailServer, login: str) -> str:
    """Open an account with a confirmed address, and return the address."""
    register(client, login)
    email = f"{login}@example.com"
    set_email(client, email).raise_for_status()
    confirm(client, mail_server.link("confirm")).raise_for_status()
    return email


def test_an_address_is_confirmed_by_the_link_once(server, mail_server):
    with visitor(server) as client, visitor(server) as anyone:
        register(client, "zuzu")
        assert "email" not in account(client)
        shown = set_email(client, "Zuzu@Example.COM", language="hu").raise_for_status().json()
        assert (shown["email"], shown.get("email_confirmed", False)) == ("zuzu@example.com", False)
        mail = mail_server.next()
        assert (mail["To"], "Erősítsd meg" in mail["Subject"]) == ("zuzu@example.com", True)
        # The link is hexadecimal: it cannot contain the login by chance.
        assert "zuzu" not in text_of(mail).replace("zuzu@example.com", ""), "nothing that a user has chosen"
        link = link_in(mail, "confirm")
        assert anyone.post("/api/account/reset/link", json={"link": link}).status_code == 404, "for another purpose"
        assert confirm(anyone, link).json() == {"email": "zuzu@example.com"}
        assert account(client)["email_confirmed"] is True
        refused(confirm(anyone, link), 404, "bad-link")
        refused(client.post("/api/account/email/again", json={}), 409, "confirmed")


def test_a_new_address_replaces_the_one_before(server, mail_server):
    with visitor(server) as client:
        with_email(client, mail_server, "mover")
        set_email(client, "first@example.com").raise_for_status()
        first = mail_server.link("confirm")
        set_email(client, "second@example.com").raise_for_status()
        second = mail_server.link("confirm")
        refused(confirm(client, first), 404, "bad-link")
        assert account(client)["email"] == "second@example.com"
        assert "email_confirmed" not in account(client)
        confirm(client, second).raise_for_status()
        answer = client.request("DELETE", "/api/account/email", json={"password": PASSWORD})
        assert "email" not in answer.raise_for_status().json()


def test_the_link_can_be_sent_again(server, mail_server):
    with visitor(server) as client:
        register(client, "again")
        refused(client.post("/api/account/email/again", json={}), 409, "confirmed")
        set_email(client, "again@example.com").raise_for_status()
        mail_server.next()
        client.post("/api/account/email/again", json={"language": "tr"}).raise_for_status()
        mail = mail_server.next()
        assert "doğrula" in mail["Subject"]
        confirm(client, link_in(mail, "confirm")).raise_for_status()


def test_who_may_change_an_address(server, mail_server):
    with visitor(server) as client, visitor(server) as guest:
        register(client, "owner")
        refused(set_email(client, "new@example.com", "not the password"), 403, "wrong-password")
        refused(set_email(client, "not an address"), 422, "bad-email")
        refused(set_email(guest, "new@example.com"), 409, "no-account")
        refused(guest.get("/api/account"), 409, "no-account")
        token = client.post("/api/tokens", json={"label": "bot"}).json()["token"]
        with visitor(server, token) as bot:
            for answer in (
                bot.get("/api/account"),
                set_email(bot, "new@example.com"),
                bot.request("DELETE", "/api/account/email", json={"password": PASSWORD}),
                bot.post("/api/account/email/again", json={}),
                bot.put("/api/account/seen", json={"hides": True}),
            ):
                refused(answer, 403, "not-by-token")
        assert "email" not in account(client)


def test_links_are_hashes_and_expire_after_a_day(tmp_path, mail_server):
    with Server(tmp_path / "data", env=mail_server.settings) as server, visitor(server) as client:
        register(client, "late")
        set_email(client, "late@example.com").raise_for_status()
        link = mail_server.link("confirm")
        wait_until_sent(server)
        server.stop()
        assert link not in (server.data / "arena.sqlite3").read_bytes().decode("latin-1")
        change(server, "update mail_links set created = created - 86400")
        server.start()
        refused(confirm(client, link), 404, "bad-link")


def test_mails_are_limited_by_account_and_by_recipient(tmp_path, mail_server):
    limits = UNLIMITED.replace('"mails_per_recipient":1000000000.0', '"mails_per_recipient":2')
    limits = limits.replace('"mails_per_hour":1000000000.0', '"mails_per_hour":1')  # an account has three times as many
    env = {**mail_server.settings, "HEXAD_LIMITS": limits}
    with Server(tmp_path / "data", env=env) as server, visitor(server) as client, visitor(server) as other:
        register(client, "many")
        register(other, "second")
        for _ in range(2):
            set_email(client, "victim@example.com").raise_for_status()
        assert refused(set_email(client, "victim@example.com"), 429, "mail-sent")["wait"] > 60
        refused(set_email(other, "VICTIM@example.com"), 429, "mail-sent")
        refused(set_email(client, "else@example.com"), 429, "quota-mails")
        set_email(other, "else@example.com").raise_for_status()
        mails = [mail_server.next() for _ in range(3)]
    assert sorted(mail["To"] for mail in mails) == ["else@example.com", "victim@example.com", "victim@example.com"]
    assert mail_server.received.empty()


def wait_for_day(client: httpx.Client) -> None:
    """Wait until the account was seen, which is today, or yesterday if this is midnight."""
    end = time.monotonic() + PATIENCE
    while "seen" not in account(client):
        assert time.monotonic() < end
        time.sleep(0.05)
    assert time.time() // DAY - account(client)["seen"] in (0, 1)


def wait_until_used(server: Server, client: httpx.Client) -> None:
    """Wait until the server has written that the session was used."""
    account(client)
    end = time.monotonic() + PATIENCE
    while rows(server, "select count(*) from sessions where seen > 0") == [(0,)]:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_the_day_of_the_last_visit_can_be_hidden(tmp_path):
    with Server(tmp_path / "data") as server, visitor(server) as client:
        name = register(client, "seen")["name"]
        wait_for_day(client)
        assert client.get(f"/api/players/{name}").json()["seen"] == account(client)["seen"], "everybody sees it"
        shown = client.put("/api/account/seen", json={"hides": True}).raise_for_status().json()
        assert (shown["hides_seen"], "seen" in shown) == (True, False)
        assert client.get(f"/api/players/{name}").json()["seen"] is None
        server.stop()
        change(server, "update sessions set seen = 0")
        server.start()
        wait_until_used(server, client)
        assert "seen" not in account(client), "what is hidden is not stored"
        client.put("/api/account/seen", json={"hides": False}).raise_for_status()
        server.stop()
        change(server, "update sessions set seen = 0")
        server.start()
        wait_for_day(client)
