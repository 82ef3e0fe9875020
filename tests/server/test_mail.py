"""Settings of mails, what mails contain, and how a mail is delivered, with a real mail server."""

from __future__ import annotations

import time
from email.utils import parseaddr
from typing import get_args
from urllib.parse import quote

import pytest

from hexad.errors import SettingError
from hexad.server.errors import RefusalError
from hexad.server.http.request_body import Language
from hexad.server.mail.letters import link_to, write_mail
from hexad.server.mail.settings import MailSettings, read_mail_settings
from hexad.server.mail.smtp import MailError, deliver
from hexad.server.people.emails import clean_email
from hexad.server.settings import Settings
from hexad.server.store.mails import QueuedMail
from hexad.texts import LANGUAGES

from .mail_server import PASSWORD, USER, MailServer, authenticate, certificate, text_of
from .ports import free_port

SECRET = "5" * 64
RECIPIENT = "ada@example.com"


def settings(server: MailServer, **changes) -> MailSettings:
    known = MailSettings("127.0.0.1", server.port, "none", "", "", "hexad@example.org", "https://hexad.example.org")
    return known._replace(**changes)


def a_mail(kind="confirm", language="en", recipient=RECIPIENT) -> QueuedMail:
    return QueuedMail(7, kind, recipient, "player", language, time.time(), 1)


def a_message(server: MailServer, **changes):
    mail, known = a_mail(**changes), settings(server)
    return write_mail(known, mail, {"ada": link_to(known, mail, SECRET)})


def read(smtp: str, mail_from: str = "hexad@example.org", site: str = "https://example.org") -> MailSettings | None:
    return read_mail_settings(Settings(smtp=smtp, mail_from=mail_from, site=site))


def test_settings():
    assert read("") is None
    assert read("smtp://localhost") == MailSettings(
        "localhost", 25, "none", "", "", "hexad@example.org", "https://example.org"
    )
    full = read(f"smtps://{USER}:{quote(PASSWORD, safe='')}@mail.example.org", site="https://example.org:8443/")
    assert full == MailSettings(
        "mail.example.org", 465, "tls", USER, PASSWORD, "hexad@example.org", "https://example.org:8443"
    )
    start = read("smtp://u:p@mail.example.org?starttls")
    assert start is not None
    assert (start.port, start.encryption) == (587, "starttls")


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"smtp": "mail.example.org:25"}, "wrong-mail-server"),
        ({"smtp": "http://user:hunter2@mail.example.org"}, "wrong-mail-server"),
        ({"smtp": "smtp://"}, "wrong-mail-server"),
        ({"smtp": "smtp://user:hunter2@host:99999"}, "wrong-mail-server"),
        ({"smtp": "smtp://user:hunter2@host?startls"}, "wrong-mail-server"),
        ({"smtp": "smtps://user:hunter2@host?starttls"}, "wrong-mail-server"),
        ({"smtp": "smtp://[user:hunter2@host"}, "wrong-mail-server"),
        ({"smtp": "smtp://user:hunter2@mail.example.org"}, "wrong-mail-plain"),
        ({"smtp": "smtp://localhost", "mail_from": "nobody"}, "wrong-mail-from"),
        ({"smtp": "smtp://localhost", "mail_from": "a@example.org\nBcc: b@example.org"}, "wrong-mail-from"),
        ({"smtp": "smtp://localhost", "site": ""}, "wrong-mail-site"),
        ({"smtp": "smtp://localhost", "site": "https://example.org/games"}, "wrong-mail-site"),
        ({"smtp": "smtp://localhost", "site": "example.org"}, "wrong-mail-site"),
    ],
)
def test_wrong_settings_are_named_without_the_password(values, key):
    with pytest.raises(SettingError) as caught:
        read(**values)
    assert caught.value.key == key
    assert "hunter2" not in str(caught.value)


def test_the_languages_of_mails_are_those_of_the_pages():
    assert set(get_args(Language)) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["confirm", "reset"])
def test_every_mail_in_every_language(language, kind):
    with MailServer() as server:
        deliver(settings(server), a_message(server, kind=kind, language=language))
        mail = server.next()
    prefix = "" if language == "en" else f"/{language}"
    assert text_of(mail).count(f"https://hexad.example.org{prefix}/{kind}/{SECRET}\n") == 1
    assert "hexad.example.org" in text_of(mail)
    assert mail["To"] == RECIPIENT
    assert parseaddr(mail["From"]) == ("Hexad", "hexad@example.org")
    assert "Hexad" in mail["Subject"]
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith(f".{kind}@hexad.example.org>")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ada",
        "ada@",
        "@example.org",
        "ada@localhost",
        "a b@example.org",
        "ada@exa mple.org",
        "ada@example.org\nBcc: all@example.org",
        "ada\r\nBcc: all@example.org\r\n@example.org",
        "ada@example.org,bob@example.org",
        "<ada@example.org>",
        '"ada\\"@example.org',
        "ada@example..org",
        "ada@-example.org",
        "ada@example.org\x00",
        "ada@\u0130stanbul\u2028.org",
        "a" * 65 + "@example.org",
        "ada@" + "a." * 130 + "org",
        "ad\u00e4@example.org",
    ],
)
def test_what_is_not_an_address_is_refused(text):
    with pytest.raises(RefusalError) as caught:
        clean_email(text)
    assert (caught.value.code, caught.value.field) == ("bad-email", "email")


def test_addresses_ignore_case_and_have_ascii_domains():
    assert clean_email(" Ada.Lovelace+six@Example.ORG ") == "ada.lovelace+six@example.org"
    assert clean_email("ada@bücher.example") == "ada@xn--bcher-kva.example"


@pytest.mark.parametrize("hostile", ["a@b.org\nBcc: c@d.org", "a@b.org\r\n\r\nbody", "a@b.org\rX: y"])
def test_no_value_can_begin_another_header(hostile):
    """Addresses are checked before they are stored. If one got past that, no mail would be sent at all."""
    with MailServer() as server, pytest.raises(ValueError, match=r"linefeed|carriage return|newline"):
        a_message(server, recipient=hostile)


def test_starttls_tls_and_a_user(tmp_path, monkeypatch):
    cert, context = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(cert))
    with MailServer(
        tls_context=context, require_starttls=True, authenticator=authenticate, auth_required=True
    ) as server:
        known = settings(server, encryption="starttls", user=USER, password=PASSWORD)
        deliver(known, a_message(server))
        assert server.next()["To"] == RECIPIENT
        with pytest.raises(MailError, match="does not accept user and password") as caught:
            deliver(known._replace(password="wrong"), a_message(server))
        assert not caught.value.is_refused
        with pytest.raises(MailError, match="must be ASCII"):
            deliver(known._replace(password="wörd"), a_message(server))
    with MailServer(ssl_context=context, auth_require_tls=False, authenticator=authenticate) as server:
        deliver(settings(server, encryption="tls", user=USER, password=PASSWORD), a_message(server))
        assert server.next()["To"] == RECIPIENT


def test_nothing_is_sent_without_the_encryption_that_is_wanted(tmp_path):
    with MailServer() as server, pytest.raises(MailError, match="does not offer STARTTLS, so nothing is sent"):
        deliver(settings(server, encryption="starttls", user=USER, password=PASSWORD), a_message(server))
    _, context = certificate(tmp_path)
    with MailServer(tls_context=context) as server, pytest.raises(MailError, match="encrypted connection to"):
        deliver(settings(server, encryption="starttls"), a_message(server))
    assert server.received.empty()


def test_a_recipient_that_is_refused():
    with MailServer() as server:
        server.recipient_answer = f"550 there is no {RECIPIENT} here"
        with pytest.raises(MailError) as caught:
            deliver(settings(server), a_message(server))
        assert caught.value.is_refused
        assert "550 there is no … here" in str(caught.value)
        server.recipient_answer = "450 come back later"
        with pytest.raises(MailError) as caught:
            deliver(settings(server), a_message(server))
        assert not caught.value.is_refused
        server.recipient_answer, server.answer = "250 OK", "554 spam"
        with pytest.raises(MailError, match="554 spam") as caught:
            deliver(settings(server), a_message(server))
        assert caught.value.is_refused


def test_a_mail_server_that_is_away():
    port = free_port()
    with pytest.raises(MailError, match=f"127.0.0.1:{port} does not answer"):
        deliver(settings(MailServer(port)), a_message(MailServer(port)))
