"""The queue of mails with real processes: each mail is sent once, and none is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

from .answers import visitor
from .client import Player, Server
from .conftest import machines
from .mail_server import MailServer, link_in
from .sessions import PASSWORD, register
from .test_transfers import rows

if TYPE_CHECKING:
    import httpx

ACCOUNTS = 12
PATIENCE = 60.0


def wait_for_log(server: Server, text: str) -> None:
    end = time.monotonic() + PATIENCE
    while text not in server.log.read_text(errors="replace"):
        assert time.monotonic() < end, server.tail()
        time.sleep(0.05)


def ask_for_mail(client: httpx.Client, login: str) -> None:
    """Open an account and give it an address, to which a mail is sent."""
    client.post("/api/account", json={"login": login, "password": PASSWORD}).raise_for_status()
    address = {"email": f"{login}@example.com", "password": PASSWORD, "language": "de"}
    client.put("/api/account/email", json=address).raise_for_status()


def queued(server: Server) -> int:
    return int(rows(server, "select count(*) from mails")[0][0])


def wait_until_sent(server: Server) -> None:
    end = time.monotonic() + PATIENCE
    while queued(server):
        assert time.monotonic() < end, server.tail()
        time.sleep(0.05)


def test_two_processes_send_each_mail_once(tmp_path, postgres, redis):
    async def ask(server: Server, number: int) -> None:
        async with Player(server.url) as player:
            await register(player, f"player{number}")
            address = {"email": f"player{number}@example.com", "password": PASSWORD}
            (await player.http.put("/api/account/email", json=address)).raise_for_status()

    async def story(servers: list[Server]) -> None:
        await asyncio.gather(*(ask(servers[number % 2], number) for number in range(ACCOUNTS)))

    with MailServer() as mail_server:
        servers = machines(tmp_path, postgres, redis)
        for server in servers:
            server.env.update(mail_server.settings)
        try:
            for server in servers:
                server.start()
            asyncio.run(story(servers))
            mails = [mail_server.next() for _ in range(ACCOUNTS)]
        finally:
            for server in servers:
                server.stop()
    # A mail that is being sent when a process stops is sent before it ends, so that none can follow.
    assert mail_server.received.empty()
    assert sorted(mail["To"] for mail in mails) == sorted(f"player{number}@example.com" for number in range(ACCOUNTS))


def test_a_mail_survives_a_kill_before_it_is_sent(tmp_path):
    """The process is killed when the mail server has just refused the first attempt for now."""
    with MailServer() as mail_server, Server(tmp_path / "data", env=mail_server.settings) as server:
        mail_server.is_holding.set()
        with visitor(server) as client:
            ask_for_mail(client, "killed")
            assert mail_server.held.wait(PATIENCE)
        server.kill()
        assert queued(server) == 1
        mail_server.is_holding.clear()
        server.start()
        mail = mail_server.next()
        assert mail["To"] == "killed@example.com"
        assert "Bestätige" in mail["Subject"]
        with visitor(server) as client:
            answer = client.post("/api/account/email/confirm", json={"link": link_in(mail, "confirm")})
            assert answer.json() == {"email": "killed@example.com"}
        wait_until_sent(server)


def test_a_claimed_mail_of_a_killed_process_is_sent_by_the_next(tmp_path):
    """It does not wait until the lease is over: the process that has the lease does not exist any more."""
    with MailServer() as mail_server, Server(tmp_path / "data", env=mail_server.settings) as server:
        mail_server.stop()
        with visitor(server) as client:
            ask_for_mail(client, "claimed")
        server.kill()
        later = time.time() + 300
        change(server, "update mails set sender = 'deadprocess', next_try = ?", later)
        mail_server.start()
        server.start()
        assert mail_server.next()["To"] == "claimed@example.com"


def change(server: Server, statement: str, *values: object) -> None:
    """Change the database of a server that is down."""
    with closing(sqlite3.connect(server.data / "arena.sqlite3")) as connection, connection:
        assert connection.execute(statement, values).rowcount > 0


def test_a_mail_server_that_comes_back(tmp_path):
    mail_server = MailServer()
    with Server(tmp_path / "data", env=mail_server.settings) as server:
        with visitor(server) as client:
            ask_for_mail(client, "patient")
        wait_for_log(server, f"mails cannot be sent: 127.0.0.1:{mail_server.port} does not answer")
        with mail_server:
            assert mail_server.next()["To"] == "patient@example.com"
            wait_for_log(server, "mails can be sent again")
            wait_until_sent(server)
        log = server.log.read_text()
        assert log.count("mails cannot be sent") == 1, "one line for an outage"
        assert "patient@example.com" not in log


def test_a_mail_that_is_refused_is_not_tried_again(tmp_path):
    with MailServer() as mail_server, Server(tmp_path / "data", env=mail_server.settings) as server:
        mail_server.recipient_answer = "550 there is no refused@example.com"
        with visitor(server) as client:
            ask_for_mail(client, "refused")
        wait_for_log(server, "a mail is given up")
        wait_until_sent(server)
        assert "refused@example.com" not in server.log.read_text()
        assert rows(server, "select count(*) from mail_links") == [(0,)], "nobody has its link"


def test_a_mail_is_given_up_after_a_day(tmp_path):
    mail_server = MailServer()
    with Server(tmp_path / "data", env=mail_server.settings) as server:
        with visitor(server) as client:
            ask_for_mail(client, "old")
        server.kill()
        change(server, "update mails set created = created - 90000, next_try = 0")
        server.start()
        wait_for_log(server, "a mail is given up after")
        wait_until_sent(server)


def test_mails_are_off_without_a_mail_server(tmp_path):
    with Server(tmp_path / "data", env={"HEXAD_CONTACT": "ask at the club"}) as server, visitor(server) as client:
        assert client.get("/api/contact").json() == {"mails": False, "contact": "ask at the club"}
        client.post("/api/account", json={"login": "alone", "password": PASSWORD}).raise_for_status()
        address = {"email": "alone@example.com", "password": PASSWORD}
        for answer in (
            client.put("/api/account/email", json=address),
            client.post("/api/account/reset", json={"email": "alone@example.com"}),
            client.post("/api/account/email/again", json={}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (409, "no-mail")
        assert queued(server) == 0
