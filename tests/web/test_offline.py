"""The client as an app: it can be installed, and opens without a network."""

from __future__ import annotations

import re

from playwright.sync_api import expect


def test_it_can_be_installed(visitor):
    page = visitor.open("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(found => found.json())")
    assert manifest["name"]
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    for icon in manifest["icons"]:
        assert visitor.context.request.get(icon["src"]).ok


def test_the_loss_of_the_network_is_shown_and_recovered_from(visit):
    visitor = visit(service_workers="allow")
    visitor.forgives = re.compile("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    page = visitor.open("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.context.set_offline(True)
    page.goto("/watch")
    expect(page.get_by_text("No connection")).to_be_visible()
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    visitor.context.set_offline(False)
    page.goto("/watch")
    expect(page.get_by_role("heading", name="Watch")).to_be_visible()
    expect(page.get_by_text("No connection")).to_have_count(0)
