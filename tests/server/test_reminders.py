"""Mails that remind players of correspondence games, on a real mail server and in simulated time."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest

from hexad.server.mail.reminder_letters import write_reminder
from hexad.server.mail.settings import MailSettings
from hexad.server.store.mails import QueuedMail, Reminder

from .answers import visitor
from .client import UNLIMITED, Player, Server
from .mail_server import MailServer, link_in, text_of
from .simulated_time import SimulatedServer
from .test_correspondence import DAY, FRIDAY, HOUR, accounts, new_game

if TYPE_CHECKING:
    from collections.abc import Iterator

MINUTES = 60
DAYS = {
    "en": "Sunday, 29 March",
    "de": "Sonntag, 29. März",
    "hu": "március 29., vasárnap",
    "tr": "29 Mart Pazar",
}


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory, mail_server) -> Iterator[SimulatedServer]:
    folder = tmp_path_factory.mktemp("arena")
    with SimulatedServer(folder / "data", begins=FRIDAY, env=mail_server.settings) as running:
        yield running


async def with_address(player: Player, mail_server: MailServer, name: str) -> None:
    credentials = {"login": name, "password": "correct horse"}
    (await player.http.post("/api/account", json=credentials)).raise_for_status()
    body = {"email": f"{name}@example.com", "password": "correct horse"}
    (await player.http.put("/api/account/email", json=body)).raise_for_status()
    link = link_in(await asyncio.to_thread(mail_server.next), "confirm")
    (await player.http.post("/api/account/email/confirm", json={"link": link})).raise_for_status()


async def wanted(player: Player, language: str) -> None:
    (await player.http.put("/api/account/zone", json={"zone": "Europe/Berlin"})).raise_for_status()
    body = {"on": True, "language": language}
    answer = (await player.http.put("/api/account/reminders", json=body)).raise_for_status()
    assert answer.json()["reminders"] is True


@pytest.mark.parametrize("kind", ["turn", "deadline"])
@pytest.mark.parametrize(("language", "day"), DAYS.items())
def test_what_reminders_say(language, day, kind):
    settings = MailSettings("localhost", 25, "none", "", "", "hexad@example.org", "https://hexad.example.org")
    deadline = FRIDAY + 2 * DAY  # clocks were changed meanwhile
    mail = QueuedMail(1, kind, "p@example.com", "p", language, FRIDAY, 1, "g", deadline)
    written = write_reminder(settings, mail, Reminder("six", "Europe/Berlin"), "p-secret")
    text = text_of(written)
    assert f"{day}, 13:00 (Europe/Berlin)" in text
    assert f"https://hexad.example.org{'' if language == 'en' else f'/{language}'}/unsubscribe/p-secret" in text
    assert str(written["Subject"]).startswith("Six: ")


def test_programs_are_offered_one_click_only_over_https():
    """RFC 8058 asks for an HTTPS address. Long ones are neither folded nor encoded, which programs do not read."""
    mail = QueuedMail(1, "turn", "p@example.com", "p", "en", FRIDAY, 1, "g", FRIDAY + DAY)
    secret = f"{'p' * 16}-{'0' * 32}"
    for scheme in ("http", "https"):
        settings = MailSettings("localhost", 25, "none", "", "", "hexad@example.org", f"{scheme}://hexad.example.org")
        sent = write_reminder(settings, mail, Reminder("six", ""), secret).as_bytes().decode()
        line = f"List-Unsubscribe: <{scheme}://hexad.example.org/api/account/reminders/stop/{secret}>\r\n"
        assert line in sent
        assert ("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n" in sent) == (scheme == "https")


def test_a_player_is_reminded_once_of_the_turn_and_of_the_deadline(server, mail_server):
    language = "de"

    async def story() -> None:
        async with Player(server.url) as black, accounts(server, 1) as (white,):
            await with_address(black, mail_server, f"reader-{language}")
            await wanted(black, language)
            game = await new_game(black, white, control=f"1/{2 * DAY}")
            began = server.now()
            server.go_to(began + 11 * MINUTES)
            mail = await asyncio.to_thread(mail_server.next)
            text = text_of(mail)
            assert f"https://hexad.example.org/{language}/games/{game}" in text
            assert "Abalone" in str(mail["Subject"])
            assert "Europe/Berlin" in text
            # A quarter of the time is left.
            server.go_to(began + 1.5 * DAY + 30)
            warning = await asyncio.to_thread(mail_server.next)
            assert str(warning["Subject"]) != str(mail["Subject"])
            # Not twice, and not after a move: the next mail is about the next turn.
            server.go_to(began + 1.75 * DAY)
            (await black.move(game, "a1b2")).raise_for_status()
            (await white.move(game, "i9h8")).raise_for_status()
            server.go_to(server.now() + 11 * MINUTES)
            again = await asyncio.to_thread(mail_server.next)
            assert str(again["Subject"]) == str(mail["Subject"])
            assert mail_server.received.empty()
            (await black.act(game, type="resign")).raise_for_status()

    asyncio.run(story())


def test_a_link_stops_reminders(server, mail_server):
    async def story() -> None:
        async with Player(server.url) as black, accounts(server, 1) as (white,), Player(server.url) as anyone:
            refused = await white.http.put("/api/account/reminders", json={"on": True})
            assert refused.json()["code"] == "no-email"
            await with_address(black, mail_server, "stopper")
            await wanted(black, "en")
            game = await new_game(black, white)
            server.go_to(server.now() + 11 * MINUTES)
            text = text_of(await asyncio.to_thread(mail_server.next))
            found = re.search(r"/unsubscribe/(\S+)", text)
            assert found is not None
            link = found[1]

            async def stop(secret: str) -> int:
                return (await anyone.http.post("/api/account/reminders/stop", json={"link": secret})).status_code

            # Nobody can stop the reminders of others, or with a changed link.
            player, _, signature = link.rpartition("-")
            other = (await white.http.get("/api/me")).json()["player"]
            for wrong in (f"{other}-{signature}", f"{player}-{'0' * 32}", player, "", "-"):
                assert await stop(wrong) == 404, wrong
            assert (await black.http.get("/api/account")).json()["reminders"] is True
            # Opening the page changes nothing: programs open the links of mails, too.
            assert (await anyone.http.get(f"/unsubscribe/{link}")).status_code == 200
            assert (await black.http.get("/api/account")).json()["reminders"] is True
            assert await stop(link) == await stop(link) == 200
            assert "reminders" not in (await black.http.get("/api/account")).json()
            server.go_to(server.now() + 23 * HOUR)
            (await black.move(game, "a1b2")).raise_for_status()
            assert mail_server.received.empty()

    asyncio.run(story())


def test_mail_programs_stop_reminders_by_one_click(server, mail_server):
    async def story() -> None:
        async with Player(server.url) as black, accounts(server, 1) as (white,), Player(server.url) as program:
            program.http.cookies.clear()
            await with_address(black, mail_server, "one-click")
            await wanted(black, "en")
            game = await new_game(black, white)
            server.go_to(server.now() + 11 * MINUTES)
            mail = await asyncio.to_thread(mail_server.next)
            # As it came: parsers would also understand what mail programs do not.
            headers = dict(mail.raw_items())
            assert headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            path = headers["List-Unsubscribe"].removeprefix("<https://hexad.example.org").removesuffix(">")
            assert path.startswith("/api/account/reminders/stop/")

            async def is_reminded() -> bool:
                return "reminders" in (await black.http.get("/api/account")).json()

            # A browser is led to the page with the button, in its language, and nothing changes.
            page = await program.http.get(path, headers={"Accept-Language": "hu"})
            assert (page.status_code, page.headers["location"]) == (303, f"/hu/unsubscribe/{path.rpartition('/')[2]}")
            assert (await program.http.get(page.headers["location"])).status_code == 200
            assert await is_reminded()
            wrong = f"{path[:-32]}{'0' * 32}"
            form = {"List-Unsubscribe": "One-Click"}
            for answer in (
                await program.http.post(wrong, data=form),
                await program.http.get(f"{path}-"),
                await program.http.post(f"{path}-", data=form),
            ):
                assert (answer.status_code, answer.json()["code"]) == (404, "bad-link")
            elsewhere = await program.http.post("/api/account/reminders/stop", data=form)
            assert (elsewhere.status_code, elsewhere.json()["code"]) == (415, "not-json")
            assert await is_reminded()

            # Both kinds of forms, again and again; and nothing else is known of the reader.
            for parts in ({"data": form}, {"files": {name: (None, value) for name, value in form.items()}}):
                answer = (await program.http.post(path, **parts)).raise_for_status()
                assert "set-cookie" not in answer.headers
                assert not await is_reminded()
                await wanted(black, "en")
            # The link ends with the address.
            body = {"email": "elsewhere@example.com", "password": "correct horse"}
            (await black.http.put("/api/account/email", json=body)).raise_for_status()
            assert (await program.http.post(path, data=form)).status_code == 404
            await asyncio.to_thread(mail_server.next)
            (await black.act(game, type="resign")).raise_for_status()

    asyncio.run(story())


def test_links_of_mails_have_a_quota(tmp_path):
    limits = UNLIMITED.replace('"mail_links_per_minute":1000000000.0', '"mail_links_per_minute":4')
    assert limits != UNLIMITED
    link = f"{'p' * 12}-{'0' * 32}"
    requests = [
        ("POST", "/api/account/reminders/stop", {"link": link}),
        ("POST", f"/api/account/reminders/stop/{link}", None),
        ("POST", "/api/account/email/confirm", {"link": link}),
        ("POST", "/api/account/reset/link", {"link": link}),
        ("PUT", "/api/account/reset", {"link": link, "password": "correct horse"}),
    ]
    with Server(tmp_path / "data", env={"HEXAD_LIMITS": limits}) as running, visitor(running) as anyone:
        codes = [anyone.request(method, path, json=body).json()["code"] for method, path, body in requests]
        assert codes == ["bad-link"] * 4 + ["quota-mail-links"]
