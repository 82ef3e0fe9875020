"""Sessions in the settings, and pages whose session ends elsewhere."""

from __future__ import annotations

from playwright.sync_api import expect

PASSWORD = "correct horse battery"


def sign_in(page, url: str, button: str) -> None:
    page.goto(f"{url}/settings")
    page.get_by_label("Username").fill("everywhere")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_role("list", name="Where you are logged in")).to_be_visible()


def test_logging_out_everywhere(visit):
    home, away = visit(), visit("phone")
    sign_in(home.page, home.url, "Create an account")
    sign_in(away.page, away.url, "Log in")
    expect(away.page.get_by_role("button", name="Log out there")).to_have_count(1)
    away.page.goto(away.url)
    expect(away.page.get_by_role("heading").first).to_be_visible()
    home.page.get_by_role("button", name="Log out everywhere").click()
    expect(home.page.get_by_text("You are logged out on all devices.").first).to_be_visible()
    expect(away.page.get_by_text("You were logged out from another device.").first).to_be_visible()
    assert away.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["has_account"] is False
