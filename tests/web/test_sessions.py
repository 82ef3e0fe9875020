"""Pages whose session ends elsewhere."""

from __future__ import annotations

import re

from playwright.sync_api import expect

PASSWORD = "correct horse battery"


def sign_in(page, path: str, button: str) -> None:
    page.goto(path)
    page.get_by_label("Username").fill("everywhere")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_text(re.compile("^(Welcome|Your account is ready)")).first).to_be_visible()


def test_logging_out_everywhere(visit):
    home, away = visit(), visit("phone")
    sign_in(home.page, "/sign-up", "Create an account")
    sign_in(away.page, "/sign-in", "Sign in")
    away.page.goto("/account")
    expect(away.page.get_by_role("button", name="Sign out there")).to_have_count(1)
    away.page.goto(away.url)
    expect(away.page.get_by_role("heading").first).to_be_visible()
    home.page.get_by_role("button", name="Sign out everywhere").click()
    expect(home.page.get_by_text("You are signed out on all devices.").first).to_be_visible()
    expect(away.page.get_by_text("You were signed out from another device.").first).to_be_visible()
    assert away.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["has_account"] is False
