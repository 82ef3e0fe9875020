"""Every form field states its rule and says what is wrong with its content, beside it and in the page's language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hexad.server.game.record_json import MAX_COMMENT
from hexad.server.people.emails import MAX_EMAIL
from hexad.server.people.identity import MAX_NAME, MAX_PASSWORD, MIN_LOGIN, MIN_PASSWORD

from .languages import LONG_WORDS
from .words import Words

LIMITS = Path(__file__).parents[2] / "web" / "src" / "ui" / "limits.ts"
NAME = {"min": 1, "max": MAX_NAME}
LOGIN = {"min": MIN_LOGIN, "max": MAX_NAME}
PASSWORD = {"min": MIN_PASSWORD, "max": MAX_PASSWORD}

# What validators, parsers and frameworks write; no sentence of ours has it.
RAW = re.compile(
    r"Expected `|`\$|Validation failed|\bof length\b|Traceback|ValueError|\bmsgspec\b|\[object|undefined|NaN"
)


@pytest.fixture(params=LONG_WORDS)
def words(request) -> Words:
    return Words(request.param)


def is_wrong(field: Locator, error: str) -> None:
    """The field is marked as invalid and described by its error."""
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile(re.escape(error)))
    assert not RAW.search(field.page.locator("body").inner_text())


def has_rule(field: Locator, rule: str) -> None:
    expect(field).to_have_accessible_description(rule)


def account(page: Page, url: str, words: Words) -> None:
    page.goto(f"{url}{words.prefix}/account")


def test_the_limits_of_the_client_are_those_of_the_server():
    text = LIMITS.read_text()
    for name, limits in (("NAME", NAME), ("LOGIN", LOGIN), ("PASSWORD", PASSWORD)):
        assert f"{name} = {{ min: {limits['min']}, max: {limits['max']} }}" in text
    assert f"EMAIL = {{ max: {MAX_EMAIL} }}" in text
    assert f"MAX_COMMENT = {MAX_COMMENT:_}" in text


def test_the_name(visitor, words):
    visitor.forgives = re.compile("422")
    account(visitor.page, visitor.url, words)
    field = visitor.page.get_by_label(words("account-name-label"))
    expect(field).not_to_have_value("")
    has_rule(field, words("account-name-hint", **NAME))
    for name in ("", "   ", "x" * (MAX_NAME + 1), "\u200b"):
        field.fill(name)
        visitor.button(words("account-save")).click()
        is_wrong(field, words("refused-bad-name", **NAME))
    field.fill("Robin")
    visitor.button(words("account-save")).click()
    expect(visitor.page.get_by_text(words("account-saved")).first).to_be_visible()
    expect(field).not_to_have_attribute("aria-invalid", "true")


def test_a_reserved_name(visitor, words):
    visitor.forgives = re.compile("422")
    account(visitor.page, visitor.url, words)
    field = visitor.page.get_by_label(words("account-name-label"))
    expect(field).not_to_have_value("")
    field.fill("Admin")
    visitor.button(words("account-save")).click()
    is_wrong(field, words("refused-reserved-name"))


@pytest.mark.parametrize(("path", "action"), [("/sign-in", "account-sign-in"), ("/sign-up", "account-sign-up")])
def test_signing_in_and_creating_an_account(visitor, words, path, action):
    page = visitor.page
    page.goto(f"{visitor.url}{words.prefix}{path}")
    login = page.get_by_label(words("account-login"), exact=True)
    password = page.get_by_label(words("account-password"), exact=True)
    send = page.locator("main").get_by_role("button", name=words(action), exact=True)
    if path == "/sign-up":
        has_rule(login, words("account-login-hint", **LOGIN))
        has_rule(password, words("account-password-hint", **PASSWORD))
    for text in ("", "x", "two words", "x" * (MAX_NAME + 1)):
        login.fill(text)
        password.fill("long enough")
        send.click()
        is_wrong(login, words("refused-bad-login", **LOGIN))
    login.fill("robin")
    expect(login).not_to_have_attribute("aria-invalid", "true")
    for text in ("", "short", "x" * (MAX_PASSWORD + 1)):
        password.fill(text)
        send.click()
        is_wrong(password, words("refused-bad-password", **PASSWORD))
        expect(login).not_to_have_attribute("aria-invalid", "true")


@pytest.mark.parametrize(("path", "action"), [("/sign-in", "account-sign-in"), ("/sign-up", "account-sign-up")])
def test_all_wrong_fields_are_marked_and_the_first_has_the_focus(visitor, path, action):
    page, words = visitor.page, Words("en")
    page.goto(f"{visitor.url}{path}")
    login = page.get_by_label(words("account-login"), exact=True)
    password = page.get_by_label(words("account-password"), exact=True)
    login.fill("x")
    password.fill("short")
    page.locator("main").get_by_role("button", name=words(action), exact=True).click()
    is_wrong(login, words("refused-bad-login", **LOGIN))
    is_wrong(password, words("refused-bad-password", **PASSWORD))
    expect(login).to_be_focused()
    login.fill("robin")
    page.locator("main").get_by_role("button", name=words(action), exact=True).click()
    expect(password).to_be_focused()


def test_a_wrong_password(visitor, words):
    visitor.forgives = re.compile("401")
    page = visitor.page
    page.goto(f"{visitor.url}{words.prefix}/sign-in")
    page.get_by_label(words("account-login"), exact=True).fill("nobody-at-all")
    field = page.get_by_label(words("account-password"), exact=True)
    field.fill("not this one")
    page.locator("main").get_by_role("button", name=words("account-sign-in"), exact=True).click()
    is_wrong(field, words("refused-wrong-login"))


def test_the_name_on_the_first_page(visitor, words):
    visitor.forgives = re.compile("422")
    visitor.page.goto(f"{visitor.url}{words.prefix}/")
    visitor.button(words("home-name-change-long")).click()
    field = visitor.page.get_by_role("textbox", name=words("home-name-label"))
    has_rule(field, words("home-name-hint", **NAME))
    for name in ("", "x" * (MAX_NAME + 1)):
        field.fill(name)
        # The error stays until the answer comes: without waiting, the first name's would do for the second.
        with visitor.page.expect_response("**/api/me") as answered:
            visitor.button(words("home-name-save")).click()
        assert answered.value.status == 422
        is_wrong(field, words("refused-bad-name", **NAME))
        expect(field).to_be_focused()


def test_the_clock_of_a_new_game(visitor, words):
    page = visitor.page
    page.goto(f"{visitor.url}{words.prefix}/")
    visitor.button(words("home-more-game", game="Abalone")).click()
    sheet = page.get_by_role("dialog", name=words("home-new-title"))
    sheet.get_by_role("radio", name=words("home-new-clock-custom")).check(force=True)
    minutes, increment = sheet.get_by_label(words("home-new-minutes")), sheet.get_by_label(words("home-new-increment"))
    start = sheet.get_by_role("button", name=words("home-new-start-engine"), exact=True)
    half = "0.5" if words.language == "en" else "0,5"
    minutes_rule = words("home-new-minutes-rule", min=0.5, max=180).replace("0.5", half)
    increment_rule = words("home-new-increment-rule", max=180)
    for field, rule, good, bad in (
        (minutes, minutes_rule, "10", ("", "0", "-3", "181")),
        (increment, increment_rule, "5", ("", "-1", "1.5", "999")),
    ):
        has_rule(field, rule)
        for text in bad:
            field.fill(text)
            is_wrong(field, rule)
            expect(start).to_be_disabled()
        field.fill(good)
        expect(field).not_to_have_attribute("aria-invalid", "true")
        expect(start).to_be_enabled()
    minutes.fill("0")
    increment.fill("999")
    is_wrong(minutes, minutes_rule)
    is_wrong(increment, increment_rule)


IMPORTS: dict[str, tuple[str, dict[str, Any]]] = {
    "": ("analysis-import-nothing", {}),
    "x" * 61: ("verdict-abalone-not-a-move", {"text": f"{'x' * 40}..."}),
    "a1a9 " * 2001: ("verdict-abalone-not-a-move", {"text": "a1a9"}),
    # Both sides go forth and back: the third repetition ends the game before the ninth of these moves.
    "c3d3 g5f5 d3c3 f5g5 " * 501: ("verdict-abalone-game-over", {}),
    f"5/6/7/8/9/8/7/6/5 0 0 b 0 {'1' * 400}": (
        "position-abalone-number",
        {"field": "move-number", "text": f"{'1' * 60}...", "max": "1000000000"},
    ),
    "5/6/7/8/9/8/7/6/5 9 0 b 0 1": (
        "position-abalone-number",
        {"field": "black-score", "text": "9", "max": 6},
    ),
    "a1b2 a1b2": ("verdict-abalone-empty-cell", {}),
    '[Game "Abalone"]\n\n1. zz9 *': ("refused-record-move", {}),
    '[Game "Abalone"]\n\n1. a1b2 (': ("refused-record-syntax", {}),
}


def test_imported_text(visitor, words):
    visitor.forgives = re.compile("422|400")
    page = visitor.page
    page.goto(f"{visitor.url}{words.prefix}/analysis")
    visitor.button(words("analysis-tool-import")).click()
    sheet = page.get_by_role("dialog", name=words("analysis-import"))
    field = sheet.get_by_role("textbox")
    for text, (key, values) in IMPORTS.items():
        field.fill(text)
        sheet.get_by_role("button", name=words("analysis-open")).click()
        is_wrong(field, words(key, **values))
        expect(field).to_be_focused()


def test_the_counts_of_the_position_editor(visitor, words):
    visitor.forgives = re.compile("422")
    page = visitor.page
    page.goto(f"{visitor.url}{words.prefix}/analysis")
    visitor.button(words("analysis-edit")).click()
    fields = page.get_by_role("spinbutton")
    expect(fields).to_have_count(2)
    first, second = fields.first, fields.last
    use = visitor.button(words("analysis-use"))
    for field, other in ((first, second), (second, first)):
        has_rule(field, words("analysis-count-rule", max=6))
        for text in ("7", "-1", "1.5", ""):
            field.fill(text)
            is_wrong(field, words("analysis-count-wrong", max=6))
            expect(other).not_to_have_attribute("aria-invalid", "true")
            expect(use).to_be_disabled()
        field.fill("0")
        expect(field).not_to_have_attribute("aria-invalid", "true")
        expect(use).to_be_enabled()
    first.fill("7")
    second.fill("8")
    is_wrong(first, words("analysis-count-wrong", max=6))
    is_wrong(second, words("analysis-count-wrong", max=6))


def test_a_wrong_position_marks_no_count(visitor):
    visitor.forgives = re.compile("422")
    page, words = visitor.page, Words("en")
    page.goto(f"{visitor.url}/analysis")
    visitor.button(words("analysis-edit")).click()
    fields = page.get_by_role("spinbutton")
    expect(fields).to_have_count(2)
    # Each count is possible, but not with these marbles.
    fields.first.fill("1")
    fields.last.fill("1")
    expect(page.get_by_text("a player has 14 in all").first).to_be_visible()
    expect(visitor.button(words("analysis-use"))).to_be_disabled()
    expect(page.locator("[aria-invalid]")).to_have_count(0)


def test_the_comment_on_a_move(visitor, words):
    page = visitor.page
    page.goto(f"{visitor.url}{words.prefix}/analysis?game=abalone&moves=a1b2")
    visitor.button(words("analysis-menu")).click()
    field = page.get_by_role("textbox", name=words("analysis-comment"))
    rule = words("analysis-comment-rule", max=MAX_COMMENT)
    has_rule(field, rule)
    field.fill("x" * (MAX_COMMENT + 1))
    is_wrong(field, rule)
    field.fill("x" * MAX_COMMENT)
    expect(field).not_to_have_attribute("aria-invalid", "true")
    has_rule(field, rule)


def test_the_search_for_a_player(visitor, words):
    page = visitor.page
    page.goto(f"{visitor.url}{words.prefix}/watch")
    field = page.get_by_role("searchbox", name=words("watch-player"))
    has_rule(field, words("watch-player-rule", **NAME))
    field.fill("x" * (MAX_NAME + 1))
    visitor.button(words("watch-search")).click()
    is_wrong(field, words("refused-bad-name", **NAME))
    expect(field).to_be_focused()
    field.fill("nobody-at-all")
    visitor.button(words("watch-search")).click()
    expect(page.get_by_text(words("watch-finished-none", player="nobody-at-all"))).to_be_visible()
    expect(field).not_to_have_attribute("aria-invalid", "true")


def test_a_typed_move(visitor, words):
    page = visitor.page
    page.goto(f"{visitor.url}{words.prefix}/")
    visitor.button(words("home-device-game", game="Abalone")).click()
    field = page.get_by_role("textbox", name=words("game-type"))
    for text in ("zz9", "<b>", "x" * 30):
        field.fill(text)
        field.press("Enter")
        expect(page.get_by_text(words("verdict-abalone-not-a-move", text=text)).first).to_be_visible()
        assert not RAW.search(page.locator("body").inner_text())
