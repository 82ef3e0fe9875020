"""The tests of the pages detect errors on the pages."""

from __future__ import annotations

import pytest

from tests.web.axe import violations
from tests.web.visitor import Visitor


@pytest.mark.parametrize(
    ("script", "noticed"),
    [
        ("console.error('a complaint')", "a complaint"),
        ("setTimeout(() => { throw new Error('a mishap') })", "a mishap"),
        ("void Promise.reject(new Error('a broken promise'))", "a broken promise"),
        ("void fetch('/api/games/nosuchgame')", "404"),
        ("void fetch('https://example.org/').catch(() => 0)", "example.org"),
        ("document.body.setAttribute('style', 'color: red')", "Content Security Policy"),
    ],
)
def test_errors_on_a_page_are_detected(arena, browser, script, noticed):
    visitor = Visitor(browser, arena.url)
    visitor.open("/settings")
    visitor.page.evaluate(script)
    visitor.until(lambda: noticed in " ".join(visitor.troubles))
    assert noticed in " ".join(visitor.leave())


def test_requests_to_other_hosts_are_detected(arena, browser):
    visitor = Visitor(browser, arena.url.replace("127.0.0.1", "localhost"))
    visitor.page.goto(arena.url)
    assert f"asked another host: {arena.url}/" in visitor.leave()


def test_a_page_has_settled_when_its_requests_are_answered(visitor):
    page = visitor.open("/settings")

    def answer_late(route):
        page.wait_for_timeout(300)
        route.continue_()

    page.route("**/api/me", answer_late)
    with page.expect_request("**/api/me"):
        page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => (window.me = me)), null")
    visitor.settle()
    assert page.evaluate("window.me.player")


def test_axe_core_detects_violations(visitor):
    page = visitor.open("/settings")
    page.evaluate("document.body.append(document.createElement('button'))")
    assert any(found.startswith("button-name") for found in violations(page))
