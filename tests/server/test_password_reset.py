"""A forgotten password: the link in a mail is used once, within half an hour, and reveals nothing to strangers."""

from __future__ import annotations

import asyncio

from .answers import me, refused, visitor
from .client import UNLIMITED, Player, Server
from .mail_server import MailServer, link_in, text_of
from .sessions import SESSION_ENDED, close_code, open_socket
from .test_accounts import PASSWORD, log_in, register
from .test_email import confirm, mail_server, server, set_email, with_email
from .test_mail_queue import change, queued, wait_until_sent
from .test_transfers import rows

__all__ = ["mail_server", "server"]

NEW = "another long password"


def ask(client, email: str, **more):
    return client.post("/api/account/reset", json={"email": email, **more})


def reset(client, link: str, password: str = NEW):
    return client.put("/api/account/reset", json={"link": link, "password": password})


def test_a_new_password_by_mail(server, mail_server):
    with visitor(server) as owner, visitor(server) as other, visitor(server) as browser:
        email = with_email(owner, mail_server, "forgetful")
        log_in(other, "forgetful").raise_for_status()
        token = owner.post("/api/tokens", json={"label": "bot"}).json()["token"]
        answer = ask(browser, email.upper(), language="de")
        assert (answer.status_code, answer.content) == (202, b"null")
        mail = mail_server.next()
        assert (mail["To"], mail["Subject"]) == (email, "Neues Passwort für Hexad")
        assert "forgetful:\n" in text_of(mail)
        link = link_in(mail, "reset")
        assert browser.post("/api/account/reset/link", json={"link": link}).json() == {"login": "forgetful"}
        refused(confirm(browser, link), 404, "bad-link")
        refused(reset(browser, link, "short"), 422, "bad-password")
        assert reset(browser, link).json() == {"login": "forgetful"}
        refused(reset(browser, link, "yet another password"), 404, "bad-link")
        assert not me(owner)["has_account"]
        assert not me(other)["has_account"]
        with visitor(server, token) as bot:
            refused(bot.get("/api/me"), 401, "bad-token")
        refused(log_in(browser, "forgetful"), 401, "wrong-login")
        assert log_in(browser, "forgetful", NEW).json()["has_account"] is True


def test_the_connections_of_all_sessions_are_closed(server, mail_server):
    async def story(link: str, cookie: str) -> None:
        async with Player(server.url) as player:
            player.http.cookies.set("hexad", cookie, domain="127.0.0.1")
            async with await open_socket(player) as socket:
                answer = await player.http.put("/api/account/reset", json={"link": link, "password": NEW})
                assert answer.status_code == 200
                assert await close_code(socket) == SESSION_ENDED

    with visitor(server) as owner:
        email = with_email(owner, mail_server, "connected")
        ask(owner, email).raise_for_status()
        link, cookie = mail_server.link("reset"), owner.cookies["hexad"]
    asyncio.run(story(link, cookie))


def test_unknown_addresses_get_the_same_answer_and_no_mail(server, mail_server):
    with visitor(server) as owner, visitor(server) as stranger:
        email = with_email(owner, mail_server, "known")
        register(stranger, "unconfirmed")
        set_email(stranger, "unconfirmed@example.com").raise_for_status()
        mail_server.next()
        answers = [ask(stranger, one) for one in ("nobody@example.com", "unconfirmed@example.com", email)]
        for answer in answers:
            assert (answer.status_code, answer.content) == (202, b"null")
            names = {name for name in answer.headers if name != "date"}
            assert names == {name for name in answers[0].headers if name != "date"}
        assert mail_server.next()["To"] == email
        wait_until_sent(server)
        assert mail_server.received.empty()


def test_the_work_before_the_answer_is_the_same(tmp_path):
    """While no mail can be sent, both requests have left the same: one row, and no link."""
    away = MailServer()
    with Server(tmp_path / "data", env=away.settings) as server, visitor(server) as client:
        ask(client, "nobody@example.com").raise_for_status()
        wait_until_sent(server)
        server.stop()
        server.env.pop("HEXAD_SMTP")
        server.start()
        register(client, "somebody")
        server.stop()
        change(server, "update accounts set email = 'known@example.com', email_confirmed = 1")
        server.env.update(away.settings)
        server.start()
        for email in ("unknown@example.com", "known@example.com"):
            with visitor(server) as stranger:
                ask(stranger, email).raise_for_status()
        assert queued(server) <= 2
        kept = rows(server, "select kind, player, language from mails where recipient = 'known@example.com'")
        assert kept == [("reset", "", "en")]


def test_a_link_is_valid_for_half_an_hour(tmp_path, mail_server):
    with Server(tmp_path / "data", env=mail_server.settings) as server, visitor(server) as client:
        email = with_email(client, mail_server, "slow")
        ask(client, email).raise_for_status()
        link = mail_server.link("reset")
        wait_until_sent(server)
        server.stop()
        change(server, "update mail_links set created = created - 1200 where purpose = 'reset'")
        server.start()
        client.post("/api/account/reset/link", json={"link": link}).raise_for_status()
        server.stop()
        change(server, "update mail_links set created = created - 600 where purpose = 'reset'")
        server.start()
        refused(client.post("/api/account/reset/link", json={"link": link}), 404, "bad-link")
        refused(reset(client, link), 404, "bad-link")
        assert log_in(client, "slow").status_code == 200


def test_what_makes_a_link_invalid(server, mail_server):
    with visitor(server) as client:
        email = with_email(client, mail_server, "changing")
        ask(client, email).raise_for_status()
        first = mail_server.link("reset")
        client.put("/api/account/password", json={"password": PASSWORD, "new": NEW}).raise_for_status()
        refused(reset(client, first), 404, "bad-link")
        ask(client, email).raise_for_status()
        second = mail_server.link("reset")
        set_email(client, "elsewhere@example.com", NEW).raise_for_status()
        mail_server.next()
        refused(reset(client, second), 404, "bad-link")
        for nonsense in ("", "x" * 64, "../etc/passwd", "%00"):
            refused(reset(client, nonsense), 404, "bad-link")


def test_two_accounts_with_one_address(server, mail_server):
    with visitor(server) as one, visitor(server) as two:
        email = with_email(one, mail_server, "twin-a")
        register(two, "twin-b")
        set_email(two, email).raise_for_status()
        confirm(two, mail_server.link("confirm")).raise_for_status()
        ask(one, email).raise_for_status()
        text = text_of(mail_server.next())
        assert text.index("twin-a:\n") < text.index("twin-b:\n")
        assert text.count("/reset/") == 2


def test_a_link_leads_to_this_site_whatever_the_request_says(server, mail_server):
    with visitor(server) as client:
        email = with_email(client, mail_server, "hosted")
        headers = {"Host": "evil.example", "X-Forwarded-Host": "evil.example"}
        client.post("/api/account/reset", json={"email": email}, headers=headers).raise_for_status()
        text = text_of(mail_server.next())
        assert "evil" not in text
        assert "https://hexad.example.org/reset/" in text


def test_requests_are_limited_for_known_and_unknown_addresses_alike(tmp_path, mail_server):
    limits = UNLIMITED.replace('"mails_per_recipient":1000000000.0', '"mails_per_recipient":2')
    limits = limits.replace('"mails_per_hour":1000000000.0', '"mails_per_hour":5')
    env = {**mail_server.settings, "HEXAD_LIMITS": limits}
    with Server(tmp_path / "data", env=env) as server, visitor(server) as owner, visitor(server) as guest:
        email = with_email(owner, mail_server, "limited")  # the first mail to this recipient
        codes = {}
        for one in (email, "nobody@example.com"):
            answers = [ask(guest, one) for _ in range(3)]
            codes[one] = [(answer.status_code, (answer.json() or {}).get("code", "")) for answer in answers]
        assert codes[email] == [(202, ""), (429, "mail-sent"), (429, "mail-sent")]
        assert codes["nobody@example.com"] == [(202, ""), (202, ""), (429, "quota-mails")]
