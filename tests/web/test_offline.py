"""The client as an app: it can be installed, opens and plays without a network, and offers new versions."""

from __future__ import annotations

import re
import shutil

from playwright.sync_api import expect

import hexad
from hexad.server.settings import CLIENT
from tests.server.client import Server
from tests.web.axe import violations
from tests.web.board_actions import AbaloneActions, has_played
from tests.web.device_games import exchange_moves, name_of, resign, running, saved, stored
from tests.web.visitor import Visitor
from tests.web.words import Words

SAID = Words("en")
FOUND = "navigator.serviceWorker.getRegistration()"


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


def test_the_loss_of_the_network_is_shown_and_recovered_from(offline):
    page = offline.page
    page.goto("/watch")
    expect(page.get_by_role("heading", name=SAID("offline-title"))).to_be_visible()
    assert violations(page) == []
    others = page.get_by_role("navigation", name=SAID("offline-meanwhile"))
    others.get_by_role("link", name=SAID("shell-rules")).click()
    expect(page.get_by_role("heading", name=SAID("rules-title"), level=1)).to_be_visible()
    offline.context.set_offline(False)
    page.goto("/watch")
    expect(page.get_by_role("heading", name="Watch")).to_be_visible()
    expect(page.get_by_text("No connection")).to_have_count(0)


def test_a_game_against_the_engine_is_played_without_a_network(offline):
    page = offline.page
    page.goto("/")
    expect(page.get_by_text(SAID("home-offline"))).to_be_visible()
    offline.button(SAID("home-play-game", game="Abalone")).click()
    name, actions = name_of(page), AbaloneActions(page)
    exchange_moves(actions, name, 5)
    page.reload()
    has_played(page, 10)
    exchange_moves(actions, name, 1)
    page.goto("/my-games")
    exported = saved(page, running(page).get_by_role("button", name=SAID("device-export")))
    assert len(list(hexad.parse_game(exported).mainline())) == 12
    running(page).get_by_role("link").first.click()
    resign(offline)
    expect(page.get_by_text(SAID("device-upload-offline"))).to_be_visible()
    page.goto("/my-games")
    expect(stored(page)).to_contain_text(SAID("watch-won-white"))
    expect(stored(page)).to_contain_text(SAID("device-upload-offline"))
    expect(stored(page).get_by_role("button", name=SAID("device-upload"), exact=True)).to_have_count(0)


def test_two_play_at_one_device_without_a_network(offline):
    page = offline.page
    page.goto("/")
    expect(offline.button(SAID("home-friend-game", game="Abalone"))).to_be_disabled()
    offline.button(SAID("home-device-game", game="Abalone")).click()
    name_of(page)
    AbaloneActions(page).play_all(["a1b2", "i9h8"])


def test_a_new_version_is_offered_and_never_during_a_game(browser, tmp_path):
    client = tmp_path / "client"
    shutil.copytree(CLIENT, client)
    server = Server(tmp_path / "data", env={"HEXAD_CLIENT": str(client)}).start()
    visitor = Visitor(browser, server.url, service_workers="allow")
    visitor.forgives = re.compile(".")
    try:
        page = visitor.open("/")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        worker = client / "sw.js"
        worker.write_text(worker.read_text().replace('const VERSION = "', 'const VERSION = "next-'))
        server.stop()
        server.start()
        game = visitor.create("abalone", "me", "me")
        visitor.open(f"/games/{game}")
        page.evaluate(f"() => {FOUND}.then((found) => found.update())")
        page.wait_for_function(
            "() => navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
        )
        notice = page.get_by_role("complementary", name=SAID("shell-update"))
        AbaloneActions(page).play_all(["a1b2", "i9h8"])
        expect(notice).to_have_count(0)
        visitor.open("/rules")
        expect(notice).to_contain_text(SAID("shell-update-ready"))
        with page.expect_navigation():
            notice.get_by_role("button", name=SAID("shell-update-reload")).click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert any("next-" in name for name in page.evaluate("() => caches.keys()"))
        page.wait_for_function(f"() => {FOUND}.then((found) => !found.waiting)")
        expect(notice).to_have_count(0)
    finally:
        visitor.leave()
        server.stop()
