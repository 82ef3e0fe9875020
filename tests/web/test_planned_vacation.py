"""A vacation that begins on a later day, planned and cancelled on the page of the account."""

from __future__ import annotations

import datetime

from playwright.sync_api import expect

from tests.web.axe import violations_in_every_theme
from tests.web.players import new_tag, sign_up
from tests.web.words import Words

SAID = Words("en")


def test_a_vacation_is_planned_and_cancelled(visit):
    visitor = visit("phone", timezone_id="Europe/Berlin")
    sign_up(visitor, f"Ann {new_tag()}")
    assert visitor.context.request.put("/api/account/zone", data={"zone": "Europe/Berlin"}).ok
    page = visitor.open("/account")
    section = page.locator("section").filter(has=page.get_by_role("heading", name=SAID("account-correspondence")))
    section.get_by_label(SAID("account-vacation"), exact=True).fill("3")
    first = datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(days=20)
    section.get_by_label(SAID("account-vacation-day")).fill(first.isoformat())
    section.get_by_role("button", name=SAID("account-vacation-plan")).click()
    cancel = section.get_by_role("button", name=SAID("account-vacation-cancel"))
    expect(cancel).to_be_visible()
    day = f"{first.day} {first:%B}"
    expect(section.get_by_text("Your vacation:")).to_contain_text(f"{day} at 00:00")
    assert violations_in_every_theme(page) == []
    cancel.click()
    expect(section.get_by_label(SAID("account-vacation"), exact=True)).to_be_visible()
    account = visitor.context.request.get("/api/account").json()
    assert (account.get("vacation_until", 0), account["vacation_days"]) == (0, 30)
