"""Accounts in a real browser, with a real mail server: from signing up to a new password, and to the end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.client import Server
from tests.server.mail_server import MailServer, link_in
from tests.web.axe import violations_in_every_theme
from tests.web.languages import LONG_WORDS
from tests.web.visitor import Visitor
from tests.web.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    Visit = Callable[..., Visitor]

PASSWORD, NEW = "correct horse battery", "another long password"
SAID = Words("en")
PAGES = ("/sign-in", "/sign-up", "/account", "/reset", "/privacy")


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


@pytest.fixture(scope="module")
def club(tmp_path_factory, mail_server) -> Iterator[Server]:
    """A server that sends mails."""
    with Server(tmp_path_factory.mktemp("club") / "data", env=mail_server.settings) as running:
        yield running


@pytest.fixture
def visit(club: Server, browser: Browser) -> Iterator[Visit]:
    """Creates visitors of that server. An error on any of their pages fails the test."""
    visitors: list[Visitor] = []

    def arrive(look: str = "desktop", **more) -> Visitor:
        visitors.append(Visitor(browser, club.url, look, **more))
        return visitors[-1]

    yield arrive
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert not troubles, troubles


def fill(page: Page, *, within: str = "", **fields: str) -> None:
    """Fill in the fields with these labels."""
    form = page.get_by_role("form", name=SAID(within), exact=True) if within else page.locator("main")
    for key, text in fields.items():
        form.get_by_label(SAID(f"account-{key.replace('_', '-')}"), exact=True).fill(text)


def press(page: Page, key: str, within: str = "") -> None:
    form = page.get_by_role("form", name=SAID(within), exact=True) if within else page.locator("main")
    form.get_by_role("button", name=SAID(f"account-{key}"), exact=True).click()


def is_told(page: Page, key: str, **values: str) -> None:
    expect(page.get_by_text(SAID(f"account-{key}", **values)).first).to_be_visible()


def sign_up(page: Page, login: str) -> None:
    page.goto("/sign-up")
    fill(page, login=login, password=PASSWORD)
    press(page, "sign-up")
    expect(page.get_by_role("heading", level=1, name=SAID("account-title"), exact=True)).to_be_visible()


def test_from_signing_up_to_a_new_password(visit, mail_server):
    home, away = visit(), visit("phone")
    game = home.create("six", "me", "me")
    page = home.open("/")
    page.get_by_role("link", name=SAID("shell-sign-in")).click()
    page.get_by_role("link", name=SAID("account-sign-up")).click()
    fill(page, login="ada", password=PASSWORD)
    press(page, "sign-up")
    is_told(page, "lead", login="ada")
    mine = page.evaluate(f"fetch('/api/games/{game}').then((answer) => answer.json())")
    me = page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert {seat["player"] for seat in mine["state"]["seats"]} == {me["player"]}, "the guest's games are kept"
    address = page.get_by_label(SAID("account-email-label"))
    expect(address).to_have_accessible_description(SAID("account-email-hint"))
    fill(page, within="account-email", email_label="ada@example", password_confirm=PASSWORD)
    press(page, "email-save", "account-email")
    expect(address).to_have_accessible_description(SAID("refused-bad-email"))
    fill(page, within="account-email", email_label="ada@example.com")
    press(page, "email-save", "account-email")
    is_told(page, "email-open", email="ada@example.com")
    away.open(f"/confirm/{link_in(mail_server.next(), 'confirm')}")
    is_told(away.page, "confirm-text", email="ada@example.com")
    page.reload()
    is_told(page, "email-confirmed", email="ada@example.com")
    away.open("/de/sign-in").get_by_role("link", name=Words("de")("account-forgot")).click()
    german = Words("de")
    address = away.page.get_by_label(german("account-email"), exact=True)
    expect(address).to_have_accessible_description(german("account-email-hint"))
    address.fill("Ada@Example.com")
    away.button(german("account-reset-send")).click()
    expect(away.page.get_by_role("status").get_by_text("Ada@Example.com")).to_be_visible()
    mail = mail_server.next()
    assert mail["Subject"] == "Neues Passwort für Hexad"
    link = link_in(mail, "reset")
    away.open(f"/reset/{link}")
    is_told(away.page, "reset-for", login="ada")
    fill(away.page, password_new=NEW)
    press(away.page, "reset-save")
    expect(away.page.get_by_role("heading", level=1, name=SAID("account-sign-in"))).to_be_visible()
    # The session in the other browser has ended.
    expect(page.get_by_role("link", name=SAID("shell-sign-in")).first).to_be_visible()
    fill(away.page, login="ada", password=NEW)
    press(away.page, "sign-in")
    expect(away.page.get_by_text(re.compile("^Welcome, ")).first).to_be_visible()
    away.forgives = re.compile("404")
    away.open(f"/reset/{link}")
    expect(away.page.get_by_role("heading", level=1, name=SAID("account-link-bad"))).to_be_visible()


def test_the_account_with_the_keyboard_alone(visit):
    visitor = visit()
    page = visitor.open("/sign-up")
    page.get_by_label(SAID("account-login"), exact=True).focus()
    page.keyboard.type("k")
    page.keyboard.press("Tab")
    login = page.get_by_label(SAID("account-login"), exact=True)
    expect(login).to_have_attribute("aria-invalid", "true")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Tab")
    password = page.get_by_label(SAID("account-password"), exact=True)
    expect(password).to_have_attribute("type", "password")
    page.keyboard.press("Space")
    expect(password).to_have_attribute("type", "text")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(login).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.type("eyboard")
    expect(login).not_to_have_attribute("aria-invalid", "true")
    page.keyboard.press("Enter")
    is_told(page, "lead", login="keyboard")


def test_sessions_tokens_and_the_password(visit):
    home, away = visit(), visit("phone")
    page = home.page
    sign_up(page, "robin")
    away.open("/sign-in")
    fill(away.page, login="ROBIN", password=PASSWORD)
    press(away.page, "sign-in")
    expect(away.page.get_by_text(re.compile("^Welcome, ")).first).to_be_visible()
    page.reload()
    sessions = page.get_by_role("list", name=SAID("account-sessions"))
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    sessions.get_by_role("button", name=SAID("account-session-end")).click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    expect(away.page.get_by_text("You were signed out from another device.").first).to_be_visible()
    fill(page, within="account-tokens", token_label="my bot")
    press(page, "token-create", "account-tokens")
    is_told(page, "token-new")
    token = page.locator("code").inner_text()
    answer = page.request.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.ok
    fill(page, within="account-password-change", password_now="not this one", password_new=NEW)
    home.forgives = re.compile("403")
    press(page, "password-change", "account-password-change")
    now = page.get_by_label(SAID("account-password-now"), exact=True)
    expect(now).to_have_attribute("aria-invalid", "true")
    expect(now).to_have_accessible_description(re.compile(SAID("refused-wrong-password")))
    now.fill(PASSWORD)
    press(page, "password-change", "account-password-change")
    is_told(page, "password-changed")
    expect(page.get_by_role("list", name=SAID("account-tokens"))).to_have_count(0)


def test_privacy_export_and_deletion(visit, tmp_path):
    visitor = visit()
    page = visitor.page
    sign_up(page, "leaving")
    hide = page.get_by_role("switch", name=re.compile(SAID("account-seen")))
    # A request that has no answer yet ends with the page.
    with page.expect_response("**/api/account/seen"):
        hide.check()
    page.reload()
    expect(hide).to_be_checked()
    with page.expect_download() as download:
        page.get_by_role("link", name=SAID("account-export")).click()
    download.value.save_as(tmp_path / "data.json")
    data = json.loads(Path(tmp_path / "data.json").read_text())
    assert (data["account"]["login"], data["account"]["hides_seen"]) == ("leaving", True)
    press(page, "delete-for-good", "account-delete")
    field = page.get_by_role("form", name=SAID("account-delete"), exact=True).get_by_label(
        SAID("account-password-confirm"), exact=True
    )
    expect(field).to_be_focused()
    field.fill(PASSWORD)
    press(page, "delete-for-good", "account-delete")
    is_told(page, "deleted")
    expect(page.get_by_role("link", name=SAID("shell-sign-in")).first).to_be_visible()


def test_a_deleted_opponent(visit):
    owner, other = visit(), visit()
    sign_up(owner.page, "gone")
    game = owner.create("abalone", "me", "anyone")
    other.join(game)
    page = other.open(f"/games/{game}")
    owner.page.reload()
    fill(owner.page, within="account-delete", password_confirm=PASSWORD)
    press(owner.page, "delete-for-good", "account-delete")
    expect(page.get_by_text(SAID("shell-deleted-player")).first).to_be_visible()
    page.reload()
    expect(page.get_by_text(SAID("shell-deleted-player")).first).to_be_visible()


@pytest.mark.parametrize("look", ["desktop", "phone", "small phone"])
@pytest.mark.parametrize("language", LONG_WORDS)
def test_every_page_fits_and_is_clean(visit, look, language):
    visitor = visit(look)
    words = Words(language)
    page = visitor.page
    if look == "phone":
        sign_up(page, f"fits-{language}")
    for path in PAGES:
        visitor.open(f"{words.prefix}{path}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        if look != "small phone":
            assert violations_in_every_theme(page) == [], path


@pytest.fixture(scope="module")
def silent(tmp_path_factory) -> Iterator[Server]:
    """A server that sends no mails."""
    with Server(tmp_path_factory.mktemp("silent") / "data", env={"HEXAD_CONTACT": "club@example.org"}) as running:
        yield running


def test_without_mails_the_page_says_whom_to_ask(browser, silent):
    visitor = Visitor(browser, silent.url)
    page = visitor.open("/reset")
    is_told(page, "no-mail")
    expect(page.get_by_role("link", name="club@example.org")).to_have_attribute("href", "mailto:club@example.org")
    sign_up(page, "alone")
    is_told(page, "no-mail")
    assert visitor.leave() == []


def test_where_nobody_is_named_nobody_can_be_asked(browser, arena):
    visitor = Visitor(browser, arena.url)
    page = visitor.open("/reset")
    is_told(page, "no-mail")
    expect(page.get_by_text(SAID("account-ask"))).to_have_count(0)
    assert visitor.leave() == []
